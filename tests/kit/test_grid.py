"""The cells of a table tile its box."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.kit.grid import Grid
from generator.scene.geometry import Box
from tests.kit.samples import box_of, easel, lines, rects

PARTS = st.lists(st.floats(0.1, 50), min_size=1, max_size=8)
BOXES = st.builds(Box, st.floats(-100, 100), st.floats(-100, 100), st.floats(1, 300), st.floats(1, 300))
GRID = Grid((10, 30, 60), (0, 5, 10, 15, 20))


def test_relative_sizes_become_edges() -> None:
    grid = Grid.within(Box(10, 20, 100, 60), [1, 3], [2, 1, 1])
    assert grid.xs == (10, 35, 110)
    assert grid.ys == (20, 50, 65, 80)
    assert grid.cell(0, 1) == Box(35, 20, 75, 30)
    assert grid.cell(1, 0, rows=2, columns=2) == Box(10, 50, 100, 30)


@given(BOXES, PARTS, PARTS)
def test_cells_tile_the_box(box: Box, columns: list[float], rows: list[float]) -> None:
    grid = Grid.within(box, columns, rows)
    for row in range(len(rows)):
        for column in range(len(columns)):
            cell = grid.cell(row, column)
            assert box.contains(cell)
            assert cell.width == pytest.approx(box.width * columns[column] / sum(columns), rel=1e-6, abs=1e-6)
            assert cell.height == pytest.approx(box.height * rows[row] / sum(rows), rel=1e-6, abs=1e-6)
            if column:
                assert grid.cell(row, column - 1).right == pytest.approx(cell.x)
            if row:
                assert grid.cell(row - 1, column).bottom == pytest.approx(cell.y)
    whole = grid.cell(0, 0, len(rows), len(columns))
    assert whole == grid.box
    assert (whole.x, whole.y) == (box.x, box.y)
    assert (whole.right, whole.bottom) == pytest.approx((box.right, box.bottom))
    area = sum(grid.cell(r, c).width * grid.cell(r, c).height for r in range(len(rows)) for c in range(len(columns)))
    assert area == pytest.approx(box.width * box.height)


def test_rules_stand_between_the_rows() -> None:
    made = easel()
    GRID.rules(made)
    assert [(line.x1, line.y1, line.x2, line.y2) for line in lines(made)] == [
        (10, 5, 60, 5),
        (10, 10, 60, 10),
        (10, 15, 60, 15),
    ]
    made = easel()
    GRID.rules(made, 2, 3)
    assert [line.y1 for line in lines(made)] == [10]


def test_every_other_row_is_tinted() -> None:
    made = easel()
    GRID.stripes(made)
    assert [box_of(rect) for rect in rects(made)] == [Box(10, 5, 50, 5), Box(10, 15, 50, 5)]
    assert {rect.paint.fill for rect in rects(made)} == {"#F1F1F1"}
