"""Damage circles in page millimetres: ranks of five above and below a half-way line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from generator.scene.geometry import Affine, Box, Point

#: Radius of a circle, distance of centres in a rank and of ranks, extra room at the half-way line, in mm.
RADIUS, PITCH, HALF_GAP = 1.45, 3.55, 1.75
#: How far the half-way line reaches beyond the outermost circles, in mm.
OVERHANG = 1.3
#: Width of five circles side by side.
FIVE = 4 * PITCH + 2 * RADIUS


@dataclass(frozen=True, slots=True)
class Split:
    """The circles of one section above and below the half-way line (Dragon Damage Tracks)."""

    above: int
    below: int

    @property
    def total(self) -> int:
        """All circles of the section."""
        return self.above + self.below


@dataclass(frozen=True, slots=True)
class Points:
    """The circles of all five sections. Left and right are the dragon's own."""

    head: Split
    body: Split
    tail: Split
    left_wing: Split
    right_wing: Split


@dataclass(frozen=True, slots=True)
class Ranks:
    """The circles of a section in marking order, and its half-way line."""

    centres: tuple[Point, ...]
    halfway: tuple[Point, Point]

    def moved(self, transform: Affine) -> Ranks:
        """The ranks under an affine map."""
        start, end = self.halfway
        return Ranks(
            tuple(transform.apply(*centre) for centre in self.centres),
            (transform.apply(*start), transform.apply(*end)),
        )

    @property
    def box(self) -> Box:
        """The smallest box around the circles."""
        xs, ys = [x for x, _ in self.centres], [y for _, y in self.centres]
        left, top = min(xs) - RADIUS, min(ys) - RADIUS
        return Box(left, top, max(xs) + RADIUS - left, max(ys) + RADIUS - top)


def rows(count: int, per_row: int) -> list[int]:
    """Full rows and the rest: 13 in rows of 5 is 5, 5, 3."""
    full, rest = divmod(count, per_row)
    return [per_row] * full + ([rest] if rest else [])


def height(split: Split, per_row: int) -> float:
    """Distance in mm from the first row of centres to the last."""
    return (len(rows(split.above, per_row)) + len(rows(split.below, per_row)) - 1) * PITCH + HALF_GAP


def five(middle: Point, count: int, side: float) -> Iterator[Point]:
    """Up to five circles whose place of five has its middle at ``middle``, filled rightwards (side 1) or leftwards."""
    for i in range(count):
        yield middle[0] + side * PITCH * (i - 2), middle[1]


def ranks(
    split: Split, columns: int, top: float, middle: Callable[[int], float], side: float = 1.0, crown: bool = False
) -> Ranks:
    """Ranks of ``columns`` fives from the first row at ``top`` downwards.

    ``middle(column)`` is x of the middle of a five. With ``crown`` the incomplete row above the line comes first
    and a single five stands between the columns, as a body narrows to both ends.
    """
    per_row = 5 * columns
    above, below = rows(split.above, per_row), rows(split.below, per_row)
    if crown and above[-1] < per_row:
        above = [above[-1], *above[:-1]]
    centres: list[Point] = []
    y = top
    for count in [*above, *below]:
        if len(centres) == split.above:
            y += HALF_GAP
        parts = rows(count, 5)
        if crown and len(parts) == 1 < columns:
            between = (middle(0) + middle(1)) / 2
            centres.extend(five((between, y), parts[0], side))
        else:
            for column, part in enumerate(parts):
                centres.extend(five((middle(column), y), part, side))
        y += PITCH
    line = top + len(above) * PITCH - (PITCH - HALF_GAP) / 2
    reach = FIVE / 2 + OVERHANG
    start, end = middle(0) - side * reach, middle(columns - 1) + side * reach
    return Ranks(tuple(centres), ((start, line), (end, line)))
