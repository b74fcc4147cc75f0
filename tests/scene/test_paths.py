"""Pencils, splines and moved paths."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.scene.geometry import IDENTITY, Point, rotate, scale, translate
from generator.scene.nodes import Paint, Path, Pen, Step
from generator.scene.paths import Pencil, polygon_path, spline_steps, transformed

PAINT = Paint("#ff0000", Pen("#000000", 0.2))
POINTS = st.lists(st.tuples(st.floats(-50, 50), st.floats(-50, 50)), min_size=2, max_size=8)


def ends(steps: list[Step]) -> list[Point]:
    """Where each step arrives."""
    return [(float(step[-2]), float(step[-1])) for step in steps if len(step) > 1]


def test_a_pencil_keeps_its_steps_in_order() -> None:
    path = Pencil().move(0, 0).line(10, 0).curve(10, 5, 5, 10, 0, 10).close().path(PAINT, even_odd=True)
    steps = (("M", 0, 0), ("L", 10, 0), ("C", 10, 5, 5, 10, 0, 10), ("Z",))
    assert path == Path(steps, PAINT, even_odd=True)


def test_a_finished_path_is_not_drawn_on() -> None:
    pencil = Pencil().move(0, 0).line(1, 1)
    path = pencil.path(PAINT)
    pencil.line(2, 2)
    assert path.steps == (("M", 0, 0), ("L", 1, 1))


def test_polygons_are_closed_unless_told_otherwise() -> None:
    corners = [(0.0, 0.0), (4.0, 0.0), (4.0, 3.0)]
    assert polygon_path(corners, PAINT).steps == (("M", 0, 0), ("L", 4, 0), ("L", 4, 3), ("Z",))
    assert polygon_path(corners, PAINT, closed=False).steps == (("M", 0, 0), ("L", 4, 0), ("L", 4, 3))


def test_a_spline_by_hand() -> None:
    # One sixth of the way between the neighbours, as a Catmull-Rom spline has it; the ends count twice.
    steps = spline_steps([(0, 0), (6, 6), (12, 0)])
    assert steps[0] == ("M", 0, 0)
    assert steps[1] == ("C", *(pytest.approx(n) for n in (1, 1, 4, 6, 6, 6)))
    assert steps[2] == ("C", *(pytest.approx(n) for n in (8, 6, 11, 1, 12, 0)))
    assert len(steps) == 3


def test_without_tension_the_controls_lie_on_the_points() -> None:
    assert spline_steps([(0, 0), (6, 6)], tension=0) == [("M", 0, 0), ("C", 0, 0, 6, 6, 6, 6)]


@given(POINTS)
def test_a_spline_goes_through_all_points(points: list[Point]) -> None:
    assert ends(spline_steps(points)) == points
    closed = spline_steps(points, closed=True)
    assert ends(closed) == [*points, points[0]]
    assert closed[-1] == ("Z",)


@given(POINTS)
def test_a_closed_spline_has_no_corner_at_its_seam(points: list[Point]) -> None:
    steps = spline_steps(points, closed=True)
    first, last = steps[1], steps[-2]
    x, y = points[0]
    assert len(first) == len(last) == 7
    assert (first[1] - x, first[2] - y) == pytest.approx((x - last[3], y - last[4]), abs=1e-9)


def test_moved_steps_by_hand() -> None:
    steps: list[Step] = [("M", 1, 2), ("L", 3, 4), ("C", 1, 0, 0, 1, 1, 1), ("Z",)]
    moved = (("M", 12, 24), ("L", 16, 28), ("C", 12, 20, 10, 22, 12, 22), ("Z",))
    assert transformed(steps, translate(10, 20) @ scale(2)) == moved
    assert transformed(steps, IDENTITY) == tuple(steps)


@given(POINTS, st.floats(-180, 180))
def test_turning_the_points_turns_the_spline(points: list[Point], degrees: float) -> None:
    turn = rotate(degrees, 3, 4)
    one = transformed(spline_steps(points), turn)
    two = spline_steps([turn.apply(*point) for point in points])
    for left, right in zip(one, two, strict=True):
        assert left[0] == right[0]
        assert left[1:] == pytest.approx(right[1:], abs=1e-9)
