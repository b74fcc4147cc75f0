"""Outlines of sets of cells, and what is done to them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_strike.boards.drawing.shapes import hewn, inset, loops, natural, scaled


def area(loop: list[tuple[float, float]]) -> float:
    """Twice the area inside a loop, positive when it runs clockwise on the page."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(loop, [*loop[1:], loop[0]], strict=True))


def test_one_cell() -> None:
    assert loops([(2, 3)]) == [[(2, 3), (3, 3), (3, 4), (2, 4)]]


def test_straight_sides_have_no_corners() -> None:
    assert loops([(0, 0), (1, 0), (2, 0)]) == [[(0, 0), (3, 0), (3, 1), (0, 1)]]


def test_a_hole() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    outer, inner = sorted(loops(ring), key=lambda loop: -abs(area([(x, y) for x, y in loop])))
    assert area([(float(x), float(y)) for x, y in outer]) == 18
    assert area([(float(x), float(y)) for x, y in inner]) == -2


def test_cells_that_touch_at_a_corner_are_outlined_apart() -> None:
    assert sorted(len(loop) for loop in loops([(0, 0), (1, 1)])) == [4, 4]


CELLS = st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1)


@given(CELLS)
def test_the_loops_enclose_the_cells(cells: set[tuple[int, int]]) -> None:
    found = [[(float(x), float(y)) for x, y in loop] for loop in loops(cells)]
    assert sum(map(area, found)) == pytest.approx(2 * len(cells))


def test_insets() -> None:
    (loop,) = loops([(0, 0), (1, 0)])
    assert inset(scaled(loop, 10), 2) == [(2, 2), (18, 2), (18, 8), (2, 8)]
    assert inset(scaled(loop, 10), -1) == [(-1, -1), (21, -1), (21, 11), (-1, 11)]


def test_rough_edges_stay_near_and_are_always_alike() -> None:
    (loop,) = loops([(0, 0)])
    square = scaled(loop, 30)
    for rough in (hewn(square, 5, 0.3, 1), natural(square, 5, 0.3, 1, 2)):
        assert len(rough) >= 16
        assert all(-0.31 <= x <= 30.31 and -0.31 <= y <= 30.31 for x, y in rough)
    assert hewn(square, 5, 0.3, 1) == hewn(square, 5, 0.3, 1) != hewn(square, 5, 0.3, 2)
