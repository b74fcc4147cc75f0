"""Tables on a sheet: columns, ruled rows, centred cells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.kit.easel import Easel
from generator.scene.geometry import Box


@dataclass(frozen=True, slots=True)
class Grid:
    """The cells of a table: column and row edges in mm."""

    xs: tuple[float, ...]
    ys: tuple[float, ...]

    @classmethod
    def within(cls, box: Box, columns: Sequence[float], rows: Sequence[float]) -> Grid:
        """A grid that fills a box; ``columns`` and ``rows`` are relative sizes."""
        xs, ys = [box.x], [box.y]
        for part in columns:
            xs.append(xs[-1] + box.width * part / sum(columns))
        for part in rows:
            ys.append(ys[-1] + box.height * part / sum(rows))
        return cls(tuple(xs), tuple(ys))

    def cell(self, row: int, column: int, rows: int = 1, columns: int = 1) -> Box:
        """The box of a cell, or of a block of cells."""
        x, y = self.xs[column], self.ys[row]
        return Box(x, y, self.xs[column + columns] - x, self.ys[row + rows] - y)

    @property
    def box(self) -> Box:
        """The whole table."""
        return Box(self.xs[0], self.ys[0], self.xs[-1] - self.xs[0], self.ys[-1] - self.ys[0])

    def rules(self, easel: Easel, first: int = 1, last: int | None = None, color: str = "tint_strong") -> None:
        """Hairlines between the rows ``first`` to ``last``."""
        for y in self.ys[first : last or len(self.ys) - 1]:
            easel.line(self.xs[0], y, self.xs[-1], y, "hair", color)

    def stripes(self, easel: Easel, first: int = 1, fill: str = "tint") -> None:
        """Every other row tinted, from row ``first`` on."""
        for row in range(first, len(self.ys) - 1, 2):
            easel.rect(self.cell(row, 0, 1, len(self.xs) - 1), fill)
