"""Outlines: direction, size, holes, maps, and what shows in a box."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.scene.curves import loop, shape, stroke
from generator.scene.geometry import Box, rotate, scale
from generator.scene.outlines import (
    Steps,
    area,
    clockwise,
    disc,
    facet,
    flat,
    hollow,
    joined,
    moved,
    reversed_steps,
    split,
    within,
)

SQUARE = facet([(0, 0), (10, 0), (10, 10), (0, 10)])


def size(steps: Steps) -> float:
    """The signed area of an outline."""
    return area(flat(steps))


def test_a_curve_is_measured_in_as_many_pieces_as_asked() -> None:
    curve: Steps = (("M", 0, 0), ("C", 0, 4, 8, 4, 8, 0), ("L", 9, 0), ("Z",))
    assert flat(curve, 2) == [(0, 0), (4, 3), (8, 0), (9, 0)]
    assert len(flat(curve)) == 1 + 8 + 1


def test_polygons_run_clockwise_however_they_are_written() -> None:
    assert size(SQUARE) == pytest.approx(100)
    assert size(facet([(0, 0), (0, 10), (10, 10), (10, 0)])) == pytest.approx(100)


def test_a_reversed_outline_has_the_opposite_area_and_the_same_points() -> None:
    steps = loop("0,0 10,-4 20,0 20,10 10,14 0,10")
    back = reversed_steps(steps)
    assert size(back) == pytest.approx(-size(steps))
    assert {tuple(round(n, 6) for n in p) for p in flat(back)} == {tuple(round(n, 6) for n in p) for p in flat(steps)}


def test_only_what_runs_the_wrong_way_is_turned() -> None:
    back = reversed_steps(SQUARE)
    assert back == (("M", 0, 10), ("L", 10, 10), ("L", 10, 0), ("L", 0, 0), ("Z",))
    assert clockwise(back) == SQUARE
    assert clockwise(SQUARE) == SQUARE


def test_a_disc_has_its_radii_and_a_circle_one() -> None:
    line = flat(disc(5, 5, 3, 2))
    assert (min(x for x, _ in line), max(x for x, _ in line)) == pytest.approx((2, 8))
    assert (min(y for _, y in line), max(y for _, y in line)) == pytest.approx((3, 7))
    assert disc(5, 5, 3) == disc(5, 5, 3, 3)
    assert size(disc(0, 0, 10)) == pytest.approx(math.pi * 100, rel=0.02)


def test_a_hole_runs_the_other_way() -> None:
    outer, hole = split(hollow(disc(0, 0, 10), disc(0, 0, 5)))
    assert size(outer) > 0 > size(hole)
    assert size(outer) + size(hole) == pytest.approx(math.pi * 75, rel=0.02)


def test_what_is_joined_is_split_again() -> None:
    assert split(joined(SQUARE, disc(0, 0, 1), SQUARE)) == [SQUARE, disc(0, 0, 1), SQUARE]
    assert split(()) == []


@given(st.floats(0, 360), st.floats(0.1, 10), st.booleans())
def test_maps_keep_outlines_clockwise(angle: float, factor: float, mirror: bool) -> None:
    board = facet([(0, 0), (4, 0), (4, 2), (0, 2)])
    turned = moved(board, rotate(angle) @ scale(-factor if mirror else factor, factor))
    assert size(turned) == pytest.approx(8 * factor * factor)
    assert clockwise(turned) == turned


def test_open_lines_stay_open_in_a_mirror() -> None:
    assert moved(stroke("1,0 4,0"), scale(-1, 1)) == (("M", -1, 0), ("L", -4, 0))


def test_a_mirrored_curve_still_runs_clockwise() -> None:
    assert size(moved(shape("0,0 5,-2 9,0 / 9,9 / 0,9"), scale(-1, 1))) > 81


def test_within_drops_what_does_not_show() -> None:
    near, far = facet([(0, 0), (1, 0), (1, 1)]), facet([(20, 0), (21, 0), (21, 1)])
    assert within(near + far, Box(-5, -5, 10, 10)) == near
    assert within(near + far, Box(5, 5, 2, 2)) == ()
