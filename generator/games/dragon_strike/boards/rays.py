"""The squares, edges and corners on the line between the middles of two squares, in whole numbers.

A line from middle to middle meets the upright lines of the grid at (2k + 1) / 2|dx| of its length and the level ones at
(2m + 1) / 2|dy|, so whichever comes first is found by comparing products of whole numbers, and a line that goes exactly
through a corner is known to do so.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from generator.games.dragon_strike.boards.squares import Square


@dataclass(frozen=True, slots=True)
class Crossing:
    """The line passes from one square into the next: across an edge, or exactly through a corner."""

    start: Square
    end: Square

    @property
    def corner(self) -> bool:
        """Whether it goes through the corner of the two squares."""
        return self.start.column != self.end.column and self.start.row != self.end.row

    @property
    def beside(self) -> tuple[Square, Square]:
        """For a corner: the two squares that the line only touches there."""
        return Square(self.end.column, self.start.row), Square(self.start.column, self.end.row)


def ray(a: Square, b: Square) -> tuple[Crossing, ...]:
    """What the line from the middle of ``a`` to the middle of ``b`` crosses, in order; nothing if they are the same."""
    squares = [Square(a.column + x, a.row + y) for x, y in offsets(b.column - a.column, b.row - a.row)]
    return tuple(Crossing(start, end) for start, end in pairwise(squares))


def between(a: Square, b: Square) -> tuple[Square, ...]:
    """The squares that the line passes through from ``a`` to ``b``, without both ends."""
    return tuple(crossing.end for crossing in ray(a, b)[:-1])


@lru_cache(maxsize=4096)
def offsets(dx: int, dy: int) -> tuple[tuple[int, int], ...]:
    """The squares on a line as steps from the first one, both ends among them."""
    across, along = abs(dx), abs(dy)
    right, down = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    k = m = 0
    squares = [(0, 0)]
    while k < across or m < along:
        # The next upright line against the next level one; one that is not met any more comes last.
        first = (2 * k + 1) * along if k < across else None
        second = (2 * m + 1) * across if m < along else None
        if second is None or (first is not None and first <= second):
            k += 1
        if first is None or (second is not None and second <= first):
            m += 1
        squares.append((k * right, m * down))
    return tuple(squares)
