"""Hexagons and their neighbours."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.kit.hexes import HEXSIDE_BEARINGS, corner_radius, flat_top, neighbours, toward

PLACES = st.floats(-200, 200)
FLATS = st.floats(1, 60)


def test_a_hex_by_hand() -> None:
    # 20 mm from side to side: a side is 20 / √3 = 11.547 mm long.
    side = 11.547
    assert corner_radius(20) == pytest.approx(side, abs=0.001)
    corners = [(side / 2, -10), (side, 0), (side / 2, 10), (-side / 2, 10), (-side, 0), (-side / 2, -10)]
    assert flat_top(0, 0, 20) == [pytest.approx(corner, abs=0.001) for corner in corners]


def test_neighbours_by_hand() -> None:
    step = 20 * math.sqrt(3) / 2
    around = [(0, -20), (step, -10), (step, 10), (0, 20), (-step, 10), (-step, -10)]
    assert neighbours(0, 0, 20) == [pytest.approx(centre, abs=1e-9) for centre in around]


@pytest.mark.parametrize(
    ("bearing", "expected"), [(0, (5, 3)), (90, (7, 5)), (180, (5, 7)), (270, (3, 5)), (360, (5, 3))]
)
def test_bearings_run_clockwise_from_straight_up(bearing: float, expected: tuple[float, float]) -> None:
    assert toward(5, 5, bearing, 2) == pytest.approx(expected)


@given(PLACES, PLACES, st.floats(-720, 720), st.floats(0, 100))
def test_a_step_and_a_step_back(x: float, y: float, bearing: float, distance: float) -> None:
    there = toward(x, y, bearing, distance)
    assert math.dist(there, (x, y)) == pytest.approx(distance, abs=1e-9)
    assert toward(*there, bearing + 180, distance) == pytest.approx((x, y), abs=1e-9)


@given(PLACES, PLACES, FLATS)
def test_sides_top_and_bottom_are_level_and_so_far_apart(cx: float, cy: float, flat: float) -> None:
    corners = flat_top(cx, cy, flat)
    top, bottom = (corners[5], corners[0]), (corners[2], corners[3])
    assert top[0][1] == pytest.approx(top[1][1]) == pytest.approx(cy - flat / 2)
    assert bottom[0][1] == pytest.approx(bottom[1][1]) == pytest.approx(cy + flat / 2)


@given(PLACES, PLACES, FLATS)
def test_neighbours_share_a_side(cx: float, cy: float, flat: float) -> None:
    corners = flat_top(cx, cy, flat)
    centres = neighbours(cx, cy, flat)
    assert len(centres) == len(HEXSIDE_BEARINGS) == 6
    for index, (x, y) in enumerate(centres):
        assert math.dist((x, y), (cx, cy)) == pytest.approx(flat)
        assert math.dist((x, y), centres[index - 1]) == pytest.approx(flat)
        shared = [a for a in corners if any(math.dist(a, b) < 1e-6 for b in flat_top(x, y, flat))]
        assert len(shared) == 2
        middle = ((shared[0][0] + shared[1][0]) / 2, (shared[0][1] + shared[1][1]) / 2)
        assert middle == pytest.approx(((cx + x) / 2, (cy + y) / 2), abs=1e-6)
