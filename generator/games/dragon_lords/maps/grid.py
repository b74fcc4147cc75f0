"""The hexes of a map sheet: where they lie, how they are numbered, and how a sheet meets its neighbours.

Lengths are in hexes (flat side to flat side). The left and right edges of a sheet run through the middle of its first
and last column, the top and bottom edges through the middle of the columns between. So every neighbour, in any order
and turned by half a turn, adds the halves that are missing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from generator.kit.hexes import flat_top
from generator.scene.geometry import Box, Point
from generator.scene.nodes import Step

#: Distance of the centres of neighbouring columns.
PITCH = math.sqrt(3) / 2
#: Centre of a hex to its corner.
RADIUS = 1 / math.sqrt(3)


@dataclass(frozen=True, slots=True)
class Cell:
    """A hex of a sheet: column and row as they stand in its number, its centre, and which of it lies on the sheet.

    ``side`` is -1 where only its left or upper half lies on the sheet, 1 where only its right or lower half does.
    """

    column: int
    row: int
    x: float
    y: float
    upright_cut: bool = False
    level_cut: bool = False
    side: int = 0

    @property
    def number(self) -> str:
        """Four digits: column and row."""
        return f"{self.column:02d}{self.row:02d}"

    @property
    def whole(self) -> bool:
        """Whether all of the hex lies on the sheet."""
        return self.side == 0

    @property
    def corners(self) -> list[Point]:
        """The corners of the whole hex."""
        return flat_top(self.x, self.y, 1.0)


@dataclass(frozen=True, slots=True)
class SheetGrid:
    """A sheet of ``columns`` by ``rows`` hexes; ``across`` and ``along`` count its place in the standard layout."""

    columns: int
    rows: int
    across: int = 0
    along: int = 0

    @property
    def width(self) -> float:
        """Width of the trimmed sheet."""
        return (self.columns - 1) * PITCH

    @property
    def height(self) -> float:
        """Height of the trimmed sheet."""
        return float(self.rows)

    @property
    def box(self) -> Box:
        """The trimmed sheet."""
        return Box(0, 0, self.width, self.height)

    def cells(self) -> Iterator[Cell]:
        """All hexes that lie on the sheet, wholly or by half, column by column."""
        for index in range(self.columns):
            column = self.across * (self.columns - 1) + index + 1
            x = index * PITCH
            upright = index in (0, self.columns - 1)
            side = (1 if index == 0 else -1) if upright else 0
            if index % 2 == 0:
                for row in range(self.rows):
                    yield Cell(column, self.along * self.rows + row + 1, x, row + 0.5, upright, False, side)
                continue
            for row in range(self.rows + 1):
                level = row in (0, self.rows)
                half = (1 if row == 0 else -1) if level else 0
                yield Cell(column, self.along * self.rows + row, x, float(row), False, level, half)

    def lines(self, reach: float) -> tuple[Step, ...]:
        """The outlines of all hexes, ``reach`` beyond the sheet, each line once."""
        steps: list[Step] = []
        for index in range(-1, self.columns + 1):
            x, odd = index * PITCH, index % 2
            ys = [row + (0.0 if odd else 0.5) for row in range(-1, self.rows + 2)]
            # The right side of a column is a zigzag from corner to corner.
            steps.append(("M", x + RADIUS / 2, ys[0] - 0.5))
            for y in ys:
                steps += [("L", x + RADIUS, y), ("L", x + RADIUS / 2, y + 0.5)]
            for y in ys:
                steps += [("M", x - RADIUS / 2, y + 0.5), ("L", x + RADIUS / 2, y + 0.5)]
        return tuple(step for step in _within(steps, self.box.inset(-reach)))

    def centres(self) -> tuple[Step, ...]:
        """A dot at the centre of each hex, as strokes of next to no length."""
        steps: list[Step] = []
        for cell in self.cells():
            steps += [("M", cell.x - 0.0005, cell.y), ("L", cell.x + 0.0005, cell.y)]
        return tuple(steps)


def _within(steps: list[Step], box: Box) -> Iterator[Step]:
    """The straight lines that touch a box; the others are left out."""
    last: Point = (0.0, 0.0)
    drawn = False
    for step in steps:
        x, y = float(step[1]), float(step[2])  # type: ignore[misc]
        if step[0] == "M":
            drawn = False
        elif _touches(last, (x, y), box):
            if not drawn:
                yield ("M", *last)
            yield ("L", x, y)
            drawn = True
        else:
            drawn = False
        last = (x, y)


def _touches(a: Point, b: Point, box: Box) -> bool:
    """Whether the boxes of a line and of the sheet overlap."""
    return (
        max(a[0], b[0]) >= box.x
        and min(a[0], b[0]) <= box.right
        and max(a[1], b[1]) >= box.y
        and min(a[1], b[1]) <= box.bottom
    )
