"""Bars, stars and ribbons: direction and thickness."""

from __future__ import annotations

import pytest

from generator.games.dragon_strike.art.curves import bar, ribbon, star, thickness
from generator.scene.outlines import disc, flat


def test_a_bar_runs_clockwise() -> None:
    assert bar(1, 2, 4, 3) == (("M", 1, 2), ("L", 5, 2), ("L", 5, 5), ("L", 1, 5), ("Z",))


def test_thickness_of_a_ribbon_and_of_a_disc() -> None:
    assert thickness(ribbon("0,0,2 50,0,2 100,0,2")) == pytest.approx(4.0, rel=0.05)
    assert thickness(disc(0, 0, 10)) == pytest.approx(10.0, rel=0.02)


def test_a_star_has_its_first_point_up() -> None:
    assert min(y for _, y in flat(star(0, 0, 10, 4, 5))) == pytest.approx(-10)
    assert len(flat(star(0, 0, 10, 4, 5))) == 10
