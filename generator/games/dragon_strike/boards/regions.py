"""Regions: squares that lie together with nothing between them, and what two letters in one region mean."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from generator.games.dragon_strike.boards.grid import Grid
from generator.games.dragon_strike.boards.legend import Barrier, Terrain
from generator.games.dragon_strike.boards.squares import STRAIGHT, Edge, Square, side

#: Ground that belongs to no region and parts one from another.
BETWEEN = (Terrain.SOLID, Terrain.CLIFF, Terrain.STEPS)


@dataclass
class Region:
    """Squares that lie together. ``open_rim`` are their sides at the rim of the board on which nothing stands."""

    squares: set[Square] = field(default_factory=set)
    open_rim: list[Edge] = field(default_factory=list)

    def letters(self, grid: Grid) -> dict[str, Square]:
        """The letters in the region with the first square of each, in the order of the grid."""
        marks = sorted((square.row, square.column, letter) for square, letter in grid.letters.items())
        found: dict[str, Square] = {}
        for row, column, letter in marks:
            if Square(column, row) in self.squares:
                found.setdefault(letter, Square(column, row))
        return found


def regions(grid: Grid) -> list[Region]:
    """All regions, in the order of their first squares."""
    seen: set[Square] = set()
    found: list[Region] = []
    for row in range(1, grid.rows + 1):
        for column in range(1, grid.columns + 1):
            start = Square(column, row)
            if start in seen or grid.terrain.get(start, Terrain.SOLID) in BETWEEN:
                continue
            found.append(_filled(grid, start))
            seen |= found[-1].squares
    return found


def parts(grid: Grid, edge: Edge) -> bool:
    """Whether what stands on an edge parts two regions: all but nothing and a low wall."""
    return grid.barriers.get(edge, Barrier.LOW_WALL) is not Barrier.LOW_WALL


def _filled(grid: Grid, start: Square) -> Region:
    region = Region({start})
    waiting = deque([start])
    while waiting:
        square = waiting.popleft()
        for edge, other in open_sides(grid, square):
            if other not in grid.terrain:
                region.open_rim.append(edge)
            elif grid.terrain[other] not in BETWEEN and other not in region.squares:
                region.squares.add(other)
                waiting.append(other)
    return region


def open_sides(grid: Grid, square: Square) -> Iterator[tuple[Edge, Square]]:
    """The sides of a square that part nothing, with the square (perhaps off the board) beyond each."""
    for direction in STRAIGHT:
        edge = side(square, direction)
        if not parts(grid, edge):
            yield edge, square.moved(*direction)


def gap(grid: Grid, first: Square, second: Square) -> Edge | None:
    """The edge half-way between two squares of one region: the likeliest place of a missing wall.

    Of a shortest way from one to the other it is the narrowest edge: the one whose two squares have the fewest open
    sides, nearest to the middle.
    """
    way = _way(grid, first, second)
    best: tuple[int, int] | None = None
    found = None
    for index, (a, b) in enumerate(pairwise(way)):
        edge = side(a, (b.column - a.column, b.row - a.row))
        rank = (_breadth(grid, edge), abs(2 * index + 2 - len(way)))
        if best is None or rank < best:
            best, found = rank, edge
    return found


def _way(grid: Grid, first: Square, second: Square) -> list[Square]:
    before: dict[Square, Square] = {first: first}
    waiting = deque([first])
    while waiting and second not in before:
        square = waiting.popleft()
        for _, other in open_sides(grid, square):
            if grid.terrain.get(other, Terrain.SOLID) not in BETWEEN and other not in before:
                before[other] = square
                waiting.append(other)
    way = [second]
    while way[-1] != first:
        way.append(before[way[-1]])
    return way[::-1]


def _breadth(grid: Grid, edge: Edge) -> int:
    """How many open edges lie in a row with this one, so that a passage of one square is narrower than a hall."""
    count = 1
    for sign in (1, -1):
        for step in range(1, max(grid.columns, grid.rows)):
            column, row = (
                (edge.column, edge.row + sign * step) if edge.upright else (edge.column + sign * step, edge.row)
            )
            other = Edge(column, row, edge.upright)
            ends = other.squares
            if parts(grid, other) or any(grid.terrain.get(end, Terrain.SOLID) in BETWEEN for end in ends):
                break
            count += 1
    return count
