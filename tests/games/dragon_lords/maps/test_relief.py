"""Hills and their contours."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.maps import seams
from generator.games.dragon_lords.maps.relief import Hill, contours
from generator.games.dragon_lords.maps.sheets import COUNTRIES


def test_a_round_hill_has_a_closed_contour_a_level() -> None:
    hill = Hill(3.5, 5.5, 2.0, 2.0, 3.5, rough=0.0)
    found = contours((hill,), seams.WIDTH, seams.HEIGHT)
    assert [(contour.level, contour.closed) for contour in found] == [(1, True), (2, True), (3, True)]
    for contour in found:
        # (1 - q) ** 1.5 × 3.5 = level, q being the square of the distance over the square of the reach.
        reach = 2.0 * (1 - (contour.level / 3.5) ** (2 / 3)) ** 0.5
        distances = [((x - 3.5) ** 2 + (y - 5.5) ** 2) ** 0.5 for x, y in contour.points]
        assert min(distances) == pytest.approx(reach, abs=0.04)
        assert max(distances) == pytest.approx(reach, abs=0.04)


@given(st.floats(-3, 3), st.floats(-3, 3))
def test_a_turned_hill_is_the_hill_turned(x: float, y: float) -> None:
    hill, turned = Hill(0, 0, 2, 1, 4, 30), Hill(0, 0, 2, 1, 4, 30, turned=True)
    assert hill.at(x, y) == pytest.approx(turned.at(-x, -y), abs=1e-9)


def test_hills_of_a_single_sheet_end_before_its_edges() -> None:
    # One cell of the raster beyond the edge still shapes the contours that cross it.
    clear = 0.15
    rim = [(x, y / 20) for x in (-clear, 0, clear, seams.WIDTH - clear, seams.WIDTH) for y in range(-2, 223)]
    rim += [(x / 20, y) for y in (-clear, 0, clear, seams.HEIGHT - clear, seams.HEIGHT) for x in range(-2, 142)]
    for country in COUNTRIES:
        for hill in country.hills:
            assert all(hill.at(x, y) == 0 for x, y in rim), (country.letter, hill)
