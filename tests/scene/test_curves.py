"""Outlines from short texts: corners, smooth runs, open lines, the edges of a ribbon."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.scene.curves import facets, loop, points, ring, run, shape, sides, stroke, trail, unit
from generator.scene.geometry import Point
from generator.scene.outlines import Steps, area, flat


def test_points_are_read_in_order() -> None:
    assert points("1,2 -3.5,4") == [(1.0, 2.0), (-3.5, 4.0)]


def test_a_slash_turns_a_corner_and_two_points_are_a_straight_side() -> None:
    square = (("M", 0.0, 0.0), ("L", 9.0, 0.0), ("L", 9.0, 9.0), ("L", 0.0, 9.0), ("Z",))
    assert shape("0,0 / 9,0 / 9,9 / 0,9") == shape("0,0 9,0 / 9,9 / 0,9") == square


def test_a_smooth_run_passes_through_its_points() -> None:
    steps = shape("0,0 5,2 9,0 / 9,9 / 0,9")
    ends = [step[-2:] for step in steps if len(step) > 1]
    assert ends == [(0.0, 0.0), (5.0, 2.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)]
    assert [step[0] for step in steps] == ["M", "C", "C", "L", "L", "Z"]


def test_evenly_spaced_points_on_a_line_are_joined_by_thirds() -> None:
    first, second = run([(0, 0), (3, 0), (6, 0)])
    assert first[1:] == pytest.approx((1, 0, 2, 0, 3, 0))
    assert second[1:] == pytest.approx((4, 0, 5, 0, 6, 0))


@given(st.lists(st.tuples(st.integers(0, 50), st.integers(0, 50)), min_size=3, max_size=7, unique=True))
def test_smooth_runs_do_not_overshoot_far(through: list[tuple[int, int]]) -> None:
    line: list[Point] = [(float(x), float(y)) for x, y in through]
    longest = max(math.dist(a, b) for a, b in pairwise(line))
    xs = [x for x, _ in flat([("M", *line[0]), *run(line)])]
    assert min(xs) >= min(x for x, _ in line) - longest
    assert max(xs) <= max(x for x, _ in line) + longest


@pytest.mark.parametrize("steps", [facets("0,0 0,9 9,9 9,0"), loop("0,0 0,9 9,9 9,0"), shape("0,9 / 9,9 / 9,0 / 0,0")])
def test_outlines_run_clockwise_however_they_are_written(steps: Steps) -> None:
    assert area(flat(steps)) > 80


def test_a_loop_is_the_ring_of_its_points() -> None:
    steps = loop("0,0 9,0 9,9 0,9")
    assert steps == ring([(0, 0), (9, 0), (9, 9), (0, 9)])
    assert [step[0] for step in steps] == ["M", "C", "C", "C", "C", "Z"]
    assert steps[-2][-2:] == (0.0, 0.0)


def test_open_lines_stay_open() -> None:
    assert trail([[(0, 0), (4, 0)], [(4, 4)]]) == (("M", 0, 0), ("L", 4, 0), ("L", 4, 4))
    assert [step[0] for step in stroke("0,0 4,0 / 4,4|1,1 5,5 9,1")] == ["M", "L", "L", "M", "C", "C"]


def test_a_direction_has_the_length_of_one_or_none() -> None:
    assert unit((1, 1), (4, 5)) == pytest.approx((0.6, 0.8))
    assert unit((1, 1), (1, 1)) == (0, 0)


def test_the_left_edge_of_a_ribbon_is_above_when_it_goes_right() -> None:
    assert sides([(0, 0), (10, 0), (20, 0)], [3, 1, 0]) == ([(0, -3), (10, -1), (20, 0)], [(0, 3), (10, 1), (20, 0)])
