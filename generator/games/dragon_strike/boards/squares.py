"""Squares and the edges between them: names, directions, neighbours, distance."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

#: A board has at most this many columns and rows, so that every column has a letter of its own.
MOST = 26
_NAME = re.compile(r"([A-Za-z])([0-9]{1,2})")


class Square(NamedTuple):
    """A square by its column and row, both from 1; ``C4`` is column 3, row 4. Row 1 lies at the top of the board."""

    column: int
    row: int

    def __str__(self) -> str:
        return f"{chr(ord('A') + self.column - 1)}{self.row}" if 1 <= self.column <= MOST else f"({self.column})"

    def moved(self, dx: int, dy: int) -> Square:
        """The square ``dx`` columns to the right and ``dy`` rows further down, on the board or off it."""
        return Square(self.column + dx, self.row + dy)


class Edge(NamedTuple):
    """A side of a square: its left side if ``upright``, else its upper side.

    Every side of every square of a board is one such edge, those at the rim included: the right side of the last
    column is the left side of a column that lies off the board.
    """

    column: int
    row: int
    upright: bool

    @property
    def squares(self) -> tuple[Square, Square]:
        """The two squares on both sides of the edge, the left or upper one first."""
        here = Square(self.column, self.row)
        return (here.moved(-1, 0) if self.upright else here.moved(0, -1)), here

    def __str__(self) -> str:
        first, second = self.squares
        return f"{first}-{second}" if first.column and first.row else f"{second} {'west' if self.upright else 'north'}"


#: The four directions along columns and rows, then the four diagonals, both clockwise; (columns, rows).
STRAIGHT = ((0, -1), (1, 0), (0, 1), (-1, 0))
DIAGONAL = ((1, -1), (1, 1), (-1, 1), (-1, -1))
DIRECTIONS = (*STRAIGHT, *DIAGONAL)
#: The straight directions by their names on a map.
NAMED = dict(zip(("north", "east", "south", "west"), STRAIGHT, strict=True))


def read_square(text: str) -> Square | None:
    """The square of a name such as ``C4``; ``None`` if it is no name. Whether a board has it is not asked."""
    match = _NAME.fullmatch(text.strip())
    if match is None or int(match[2]) < 1:
        return None
    return Square(ord(match[1].upper()) - ord("A") + 1, int(match[2]))


def read_edge(text: str) -> Edge | None:
    """The edge between two squares, written ``C4-C5``; ``None`` if these are no two squares side by side."""
    squares = [read_square(part) for part in text.split("-")]
    if len(squares) != 2 or squares[0] is None or squares[1] is None or steps_apart(squares[0], squares[1]) != 1:
        return None
    return edge_between(squares[0], squares[1])


def edge_between(a: Square, b: Square) -> Edge | None:
    """The edge that two squares share; ``None`` for squares that do not lie side by side."""
    if abs(a.column - b.column) + abs(a.row - b.row) != 1:
        return None
    last = max(a, b)
    return Edge(last.column, last.row, a.row == b.row)


def side(square: Square, direction: tuple[int, int]) -> Edge:
    """The edge of a square in one of the straight directions."""
    edge = edge_between(square, square.moved(*direction))
    assert edge is not None
    return edge


def distance(a: Square, b: Square) -> int:
    """How many spaces it is from one square to another when nothing stands in the way; diagonals count one."""
    return max(abs(a.column - b.column), abs(a.row - b.row))


def steps_apart(a: Square, b: Square) -> int:
    """How many spaces it is without diagonals."""
    return abs(a.column - b.column) + abs(a.row - b.row)


def around(square: Square) -> Iterator[Square]:
    """The eight squares around a square, on the board or off it: straight ones first."""
    for dx, dy in DIRECTIONS:
        yield square.moved(dx, dy)


def corner_edges(a: Square, b: Square) -> tuple[Edge, Edge, Edge, Edge]:
    """The four edges that meet at the corner of two squares that lie diagonally.

    The first two lead from ``a`` to ``b`` by way of the square in a's row, the last two by way of a's column.
    """
    beside, below = Square(b.column, a.row), Square(a.column, b.row)
    found = (edge_between(a, beside), edge_between(beside, b), edge_between(a, below), edge_between(below, b))
    first, second, third, fourth = found
    assert first is not None and second is not None and third is not None and fourth is not None
    return first, second, third, fourth
