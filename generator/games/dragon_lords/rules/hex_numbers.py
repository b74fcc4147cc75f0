"""Hexes by the four-digit numbers of a printed map: two digits for the column, two for the row.

Columns count from the left and rows from the top of the map in the standard layout, both from 01, so that the hex in
the upper left corner is 0101. In even columns the hexes lie half a hex lower than in odd ones; there the halves along
the upper edge are row 00, and those along the lower edge have the number of the last row.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.hexes import Hex

HIGHEST = 99
"""The last column and row that two digits can number."""


def hex_of(number: str) -> Hex:
    """The hex of a number such as ``0312``. Raises ValueError for anything else."""
    if len(number) != 4 or not (number.isascii() and number.isdigit()):
        raise ValueError(f"“{number}” is no hex; write two digits for the column and two for the row, such as 0312")
    column, row = int(number[:2]), int(number[2:])
    if not column:
        raise ValueError(f"there is no hex “{number}”; columns begin at 01")
    q = column - 1
    return Hex(q, row - 1 - q // 2)


def column_and_row(place: Hex) -> tuple[int, int]:
    """The column and the row of a hex, as its number has them."""
    return place.q + 1, place.r + place.q // 2 + 1


def number_of(place: Hex) -> str:
    """The number of a hex; off the map, or beyond two digits, its column and row with a comma between."""
    column, row = column_and_row(place)
    if 1 <= column <= HIGHEST and 0 <= row <= HIGHEST:
        return f"{column:02d}{row:02d}"
    return f"{column},{row}"


@dataclass(frozen=True, slots=True)
class Extent:
    """How many columns of hexes a map has, and rows in its odd columns; the even ones end in halves, one hex more."""

    columns: int
    rows: int

    def __contains__(self, place: Hex) -> bool:
        column, row = column_and_row(place)
        return 1 <= column <= self.columns and column % 2 <= row <= self.rows

    def on_edge(self, place: Hex) -> bool:
        """Whether a hex of the map lies on its edge, whole or as a half, or is the last whole one (Setting Up)."""
        column, row = column_and_row(place)
        first, last = (1, self.rows) if column % 2 else (1, self.rows - 1)
        return place in self and (column in (1, self.columns) or row <= first or row >= last)


def map_extent(tables: Tables) -> Extent:
    """The map of all sheets; sheets side by side share the column where they meet, half of it on each."""
    sheets, hexes = tables.map.sheets, tables.map.hexes_per_sheet
    return Extent(sheets.across * (hexes.across - 1) + 1, sheets.along * hexes.along)
