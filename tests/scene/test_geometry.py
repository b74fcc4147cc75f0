"""Affine maps, boxes and polygons."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.scene.geometry import IDENTITY, Affine, Box, polygon, rotate, scale, translate

NUMBERS = st.floats(-100, 100)
MAPS = st.builds(Affine, NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS)
LENGTHS = st.floats(1, 500)
BOXES = st.builds(Box, NUMBERS, NUMBERS, LENGTHS, LENGTHS)
PARTS = st.lists(st.floats(0.1, 20), min_size=1, max_size=8)


def entries(affine: Affine) -> tuple[float, ...]:
    return affine.a, affine.b, affine.c, affine.d, affine.e, affine.f


def test_a_turn_by_90_degrees_is_clockwise_on_the_page() -> None:
    assert rotate(90).apply(1, 0) == pytest.approx((0, 1))  # right becomes down
    assert rotate(90).apply(0, 1) == pytest.approx((-1, 0))  # down becomes left
    assert rotate(90, 10, 20).apply(10, 15) == pytest.approx((15, 20))  # the top of a circle becomes its right


def test_shift_and_scale() -> None:
    assert translate(3, -2).apply(1, 1) == (4, -1)
    assert scale(2).apply(3, 4) == (6, 8)
    assert scale(2, -1).apply(3, 4) == (6, -4)


def test_the_inner_map_is_applied_first() -> None:
    assert (translate(10, 0) @ scale(2)).apply(1, 1) == (12, 2)
    assert (scale(2) @ translate(10, 0)).apply(1, 1) == (22, 2)


@given(MAPS, MAPS, NUMBERS, NUMBERS)
def test_a_composition_is_one_map_after_the_other(outer: Affine, inner: Affine, x: float, y: float) -> None:
    assert (outer @ inner).apply(x, y) == pytest.approx(outer.apply(*inner.apply(x, y)), abs=1e-6)


@given(MAPS, MAPS, MAPS)
def test_composition_is_associative(one: Affine, two: Affine, three: Affine) -> None:
    assert entries((one @ two) @ three) == pytest.approx(entries(one @ (two @ three)), abs=1e-5)


@given(MAPS)
def test_the_identity_changes_nothing(affine: Affine) -> None:
    assert affine @ IDENTITY == affine
    assert IDENTITY @ affine == affine


@given(st.floats(-720, 720), NUMBERS, NUMBERS, NUMBERS, NUMBERS)
def test_a_turn_back_undoes_a_turn(degrees: float, cx: float, cy: float, x: float, y: float) -> None:
    there = rotate(degrees, cx, cy).apply(x, y)
    assert rotate(-degrees, cx, cy).apply(*there) == pytest.approx((x, y), abs=1e-9)
    assert math.dist(there, (cx, cy)) == pytest.approx(math.dist((x, y), (cx, cy)), abs=1e-9)


def test_the_edges_and_the_centre_of_a_box() -> None:
    box = Box(10, 20, 30, 40)
    assert (box.right, box.bottom, box.cx, box.cy) == (40, 60, 25, 40)
    assert box.inset(2) == Box(12, 22, 26, 36)
    assert box.inset(2, 5) == Box(12, 25, 26, 30)


def test_a_box_contains_itself_and_what_lies_inside() -> None:
    box = Box(0, 0, 10, 10)
    assert box.contains(box)
    assert box.contains(Box(1, 1, 9, 9))
    assert not box.contains(Box(1, 1, 9.001, 9))
    assert not box.contains(Box(-0.001, 1, 2, 2))
    assert not box.contains(Box(1, -0.001, 2, 2))
    assert not box.contains(Box(1, 1, 2, 9.001))
    assert box.contains(Box(1, 1, 9.001, 9), tolerance=0.01)


def test_columns_and_rows_by_hand() -> None:
    assert Box(0, 5, 100, 20).split_x([1, 3], gap=20) == [Box(0, 5, 20, 20), Box(40, 5, 60, 20)]
    assert Box(5, 0, 20, 100).split_y([1, 3], gap=20) == [Box(5, 0, 20, 20), Box(5, 40, 20, 60)]


@given(BOXES, PARTS, st.floats(0, 0.1))
def test_columns_and_rows_fill_the_box_in_order(box: Box, parts: list[float], gap: float) -> None:
    columns, rows = box.split_x(parts, gap), box.split_y(parts, gap)
    for pieces, starts, ends, low, high in (
        (columns, [b.x for b in columns], [b.right for b in columns], box.x, box.right),
        (rows, [b.y for b in rows], [b.bottom for b in rows], box.y, box.bottom),
    ):
        assert len(pieces) == len(parts)
        assert starts[0] == low
        assert ends[-1] == pytest.approx(high, abs=1e-6)
        assert starts[1:] == pytest.approx([end + gap for end in ends[:-1]], abs=1e-6)
        assert all(box.contains(piece) for piece in pieces)


def test_a_square_on_its_tip_and_on_its_side() -> None:
    assert polygon(4, 0, 0, 10) == [pytest.approx(p, abs=1e-9) for p in ((0, -10), (10, 0), (0, 10), (-10, 0))]
    half = 10 / math.sqrt(2)
    corners = [(half, -half), (half, half), (-half, half), (-half, -half)]
    assert polygon(4, 0, 0, 10, start=45) == [pytest.approx(p, abs=1e-9) for p in corners]


@given(st.integers(3, 12), NUMBERS, NUMBERS, st.floats(0.1, 50), st.floats(0, 360))
def test_the_corners_of_a_polygon_lie_on_its_circle(n: int, cx: float, cy: float, r: float, start: float) -> None:
    corners = polygon(n, cx, cy, r, start)
    assert len(corners) == n
    assert [math.dist(corner, (cx, cy)) for corner in corners] == pytest.approx([r] * n, abs=1e-9)
    sides = [math.dist(corners[i], corners[i - 1]) for i in range(n)]
    assert sides == pytest.approx([2 * r * math.sin(math.pi / n)] * n, abs=1e-9)
