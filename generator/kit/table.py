"""A plain table: a head of labels, striped rows, the first column aligned left and the others centred."""

from __future__ import annotations

from collections.abc import Sequence

from generator.kit.easel import Easel
from generator.kit.grid import Grid
from generator.scene.geometry import Box


def plain_table(
    easel: Easel,
    box: Box,
    head: Sequence[str],
    rows: Sequence[Sequence[str]],
    widths: Sequence[float],
    left: frozenset[int] = frozenset({0}),
    head_height: float = 6.0,
) -> Grid:
    """Draw a table that fills a box; ``left`` names the columns aligned left. A head of no height is left out."""
    row_height = (box.height - head_height) / max(1, len(rows))
    grid = Grid.within(box, widths, [head_height, *[row_height] * len(rows)])
    grid.stripes(easel)
    for column, text in enumerate(head if head_height else ()):
        cell = grid.cell(0, column)
        if column in left:
            easel.fit(text, cell.x + 1, cell.cy + 1.1, cell.width - 1.4, "label")
        else:
            easel.fit(text, cell.cx, cell.cy + 1.1, cell.width - 0.8, "label", "middle")
    for index, row in enumerate(rows, 1):
        for column, text in enumerate(row):
            cell = grid.cell(index, column)
            if column in left:
                easel.fit(text, cell.x + 1, cell.cy + 1.1, cell.width - 1.4, "cell")
            else:
                easel.fit(text, cell.cx, cell.cy + 1.1, cell.width - 0.8, "cell", "middle")
    easel.line(grid.xs[0], grid.ys[1], grid.xs[-1], grid.ys[1], "hair")
    easel.line(grid.xs[0], grid.ys[-1], grid.xs[-1], grid.ys[-1], "hair")
    return grid
