"""Hills as heights, and the contour lines that are traced through them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from generator.scene.geometry import Point
from generator.scene.grain import rolling

#: Cells of the raster that heights are taken on, across and along a sheet; one more lies beyond each edge.
ACROSS, ALONG = 48, 76


@dataclass(frozen=True, slots=True)
class Hill:
    """A rounded rise: its middle, half lengths along and across its axis, height in contour steps, bearing of its axis.

    Lengths are hexes, the bearing degrees clockwise from straight up. ``rough`` is how much noise breaks its slopes;
    the noise goes with the hill, so that a hill and the same one turned by half a turn (``turned``) match.
    """

    x: float
    y: float
    along: float
    across: float
    height: float
    bearing: float = 0.0
    rough: float = 0.2
    turned: bool = False

    def at(self, x: float, y: float) -> float:
        """The height of this hill alone at a point."""
        angle = math.radians(self.bearing)
        dx, dy = x - self.x, y - self.y
        u = (dx * math.sin(angle) - dy * math.cos(angle)) / self.along
        v = (dx * math.cos(angle) + dy * math.sin(angle)) / self.across
        q = u * u + v * v
        if q >= 1:
            return 0.0
        if self.turned:
            dx, dy = -dx, -dy
        noise = rolling(2.3 * dx + 9, 2.3 * dy + 9, round(97 * self.height + 13 * self.along))
        return self.height * math.pow(1 - q, 1.5) * (1 + self.rough * noise)

    @property
    def reach(self) -> float:
        """How far the hill reaches from its middle."""
        return max(self.along, self.across)


@dataclass(frozen=True, slots=True)
class Contour:
    """A contour line: its level in steps, its points, and whether it comes back to its start."""

    level: int
    points: tuple[Point, ...]
    closed: bool


@lru_cache(maxsize=16)
def contours(hills: tuple[Hill, ...], width: float, height: float) -> tuple[Contour, ...]:
    """The contours of some hills on a sheet, from the lowest level up."""
    dx, dy = width / ACROSS, height / ALONG
    raster = [[0.0] * (ACROSS + 3) for _ in range(ALONG + 3)]
    for hill in hills:
        first, last = (max(0, min(ALONG + 2, int((hill.y + s * hill.reach) / dy) + 1 + s)) for s in (-1, 1))
        left, right = (max(0, min(ACROSS + 2, int((hill.x + s * hill.reach) / dx) + 1 + s)) for s in (-1, 1))
        for j in range(first, last + 1):
            row, y = raster[j], (j - 1) * dy
            for i in range(left, right + 1):
                row[i] += hill.at((i - 1) * dx, y)
    found: list[Contour] = []
    for level in range(1, math.ceil(max(max(row) for row in raster))):
        for line in linked(segments(raster, level)):
            closed = line[0] == line[-1]
            points = tuple(((x - 1) * dx, (y - 1) * dy) for x, y in thinned(line[:-1] if closed else line))
            if len(points) > 4:
                found.append(Contour(level, points, closed))
    return tuple(found)


def thinned(line: Sequence[Point]) -> list[Point]:
    """Every other point of a long line; near the left and right edges of the sheet, all points."""
    if len(line) < 20:
        return list(line)
    return [
        point
        for index, point in enumerate(line)
        if index % 2 == 0 or not 2 < point[0] < ACROSS or index == len(line) - 1
    ]


def segments(raster: Sequence[Sequence[float]], level: float) -> list[tuple[Point, Point]]:
    """Where a level cuts the cells of a raster, in raster units; higher ground lies to the right of each piece."""
    # A level that meets a node exactly would cut it twice.
    level += 1e-7
    found: list[tuple[Point, Point]] = []
    for j in range(len(raster) - 1):
        upper, lower = raster[j], raster[j + 1]
        if max(upper) < level and max(lower) < level:
            continue
        for i in range(len(upper) - 1):
            a, b, c, d = upper[i], upper[i + 1], lower[i + 1], lower[i]
            case = (a > level) | (b > level) << 1 | (c > level) << 2 | (d > level) << 3
            if case in (0, 15):
                continue
            top = (i + (level - a) / (b - a), j) if (a > level) != (b > level) else None
            right = (i + 1, j + (level - b) / (c - b)) if (b > level) != (c > level) else None
            bottom = (i + (level - d) / (c - d), j + 1) if (c > level) != (d > level) else None
            left = (i, j + (level - a) / (d - a)) if (a > level) != (d > level) else None
            cuts = [cut for cut in (top, right, bottom, left) if cut is not None]
            if len(cuts) == 2:
                found.append((cuts[0], cuts[1]))
            elif top and right and bottom and left:
                pairs = ((top, left), (right, bottom)) if case == 5 else ((top, right), (bottom, left))
                found.extend(pairs)
    return found


def linked(pieces: Sequence[tuple[Point, Point]]) -> list[list[Point]]:
    """Pieces joined end to end; a line that closes repeats its first point at its end."""
    at: dict[Point, list[int]] = {}
    for index, piece in enumerate(pieces):
        for end in piece:
            at.setdefault(end, []).append(index)
    used = [False] * len(pieces)
    lines: list[list[Point]] = []

    def follow(line: list[Point]) -> None:
        while True:
            free = [index for index in at[line[-1]] if not used[index]]
            if not free:
                return
            used[free[0]] = True
            a, b = pieces[free[0]]
            line.append(b if a == line[-1] else a)

    # Open lines first, from their ends.
    starts = [end for end, indexes in at.items() if len(indexes) == 1]
    for start in [*starts, *(piece[0] for piece in pieces)]:
        if any(not used[index] for index in at[start]):
            line = [start]
            follow(line)
            lines.append(line)
    return lines
