"""Outlines from short texts: corners, smooth runs, direction, thickness."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_strike.art.curves import (
    area,
    bar,
    clockwise,
    disc,
    facets,
    flat,
    hollow,
    loop,
    moved,
    points,
    reversed_steps,
    ribbon,
    run,
    shape,
    split,
    star,
    stroke,
    thickness,
)
from generator.scene.geometry import Point, scale


def test_points_are_read_in_order() -> None:
    assert points("0,0 5,2.5 -1,9") == [(0.0, 0.0), (5.0, 2.5), (-1.0, 9.0)]


def test_a_slash_turns_a_corner_and_two_points_are_a_straight_side() -> None:
    assert shape("0,0 / 9,0 / 9,9 / 0,9") == (
        ("M", 0.0, 0.0),
        ("L", 9.0, 0.0),
        ("L", 9.0, 9.0),
        ("L", 0.0, 9.0),
        ("Z",),
    )


def test_a_smooth_run_passes_through_its_points() -> None:
    steps = shape("0,0 5,2 9,0 / 9,9 / 0,9")
    ends = [step[-2:] for step in steps if len(step) > 1]
    assert ends == [(0.0, 0.0), (5.0, 2.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)]
    assert [step[0] for step in steps] == ["M", "C", "C", "L", "L", "Z"]


@given(st.lists(st.tuples(st.integers(0, 50), st.integers(0, 50)), min_size=3, max_size=7, unique=True))
def test_smooth_runs_do_not_overshoot_far(through: list[tuple[int, int]]) -> None:
    line: list[Point] = [(float(x), float(y)) for x, y in through]
    longest = max(math.dist(a, b) for a, b in pairwise(line))
    xs = [x for x, _ in flat([("M", *line[0]), *run(line)])]
    assert min(xs) >= min(x for x, _ in line) - longest
    assert max(xs) <= max(x for x, _ in line) + longest


@pytest.mark.parametrize("steps", [facets("0,0 0,9 9,9 9,0"), loop("0,0 0,9 9,9 9,0"), disc(5, 5, 3), bar(0, 0, 4, 2)])
def test_outlines_run_clockwise(steps: tuple[tuple[float, ...], ...]) -> None:
    assert area(flat(steps)) > 0  # type: ignore[arg-type]


def test_reversing_keeps_the_corners_and_turns_the_direction() -> None:
    steps = shape("0,0 5,2 9,0 / 9,9 / 0,9")
    back = reversed_steps(steps)
    assert area(flat(back)) == pytest.approx(-area(flat(steps)))
    assert clockwise(back) == clockwise(clockwise(back))


def test_a_mirrored_outline_still_runs_clockwise() -> None:
    assert area(flat(moved(facets("0,0 9,0 9,9"), scale(-1, 1)))) > 0


def test_open_lines_stay_open() -> None:
    assert stroke("0,0 4,0|1,1 5,5 9,1")[0:2] == (("M", 0.0, 0.0), ("L", 4.0, 0.0))
    assert all(step != ("Z",) for step in stroke("0,0 4,0 / 4,4"))


def test_thickness_of_a_ribbon_and_of_a_disc() -> None:
    assert thickness(ribbon("0,0,2 50,0,2 100,0,2")) == pytest.approx(4.0, rel=0.05)
    assert thickness(disc(0, 0, 10)) == pytest.approx(10.0, rel=0.02)


def test_a_ring_has_a_hole() -> None:
    ring = hollow(disc(0, 0, 10), disc(0, 0, 5))
    outer, inner = (area(flat(part)) for part in split(ring))
    assert outer + inner == pytest.approx(math.pi * 75, rel=0.02)


def test_a_star_has_its_first_point_up() -> None:
    assert min(y for _, y in flat(star(0, 0, 10, 4, 5))) == pytest.approx(-10)
    assert len(flat(star(0, 0, 10, 4, 5))) == 10
