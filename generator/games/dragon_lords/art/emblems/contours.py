"""Contour lines: rounded hills, and the lines of equal height through them."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from generator.games.dragon_lords.art.curves import joined, lerp, loop, trace
from generator.scene.geometry import Box, Point
from generator.scene.outlines import Steps

#: The spacing in mm of the raster that heights are taken on.
RASTER = 2.2


@dataclass(frozen=True, slots=True)
class Hill:
    """A rounded rise: its middle, how far it reaches (mm) and its height in steps of the contour lines."""

    x: float
    y: float
    reach: float
    height: float

    def at(self, x: float, y: float) -> float:
        """The height of this hill alone at a point."""
        return self.height * math.exp(-((x - self.x) ** 2 + (y - self.y) ** 2) / self.reach**2)


def turned(hills: Sequence[Hill], cx: float, cy: float) -> list[Hill]:
    """The hills and those that lie opposite them about a point."""
    return [*hills, *(Hill(2 * cx - hill.x, 2 * cy - hill.y, hill.reach, hill.height) for hill in hills)]


def contours(hills: Sequence[Hill], box: Box, offset: float = 0.5) -> Steps:
    """All contour lines of the hills over a box, one step apart, the lowest at ``offset``; one path of smooth lines."""
    columns, rows = math.ceil(box.width / RASTER), math.ceil(box.height / RASTER)
    dx, dy = box.width / columns, box.height / rows
    xs = [box.x + dx * i for i in range(columns + 1)]
    ys = [box.y + dy * i for i in range(rows + 1)]
    heights = [[sum(hill.at(x, y) for hill in hills) for x in xs] for y in ys]
    top = max(map(max, heights))
    lines: list[Steps] = []
    level = offset
    while level < top:
        for line in chained(segments(heights, xs, ys, level)):
            if len(line) > 5:
                smooth = softened(softened(line))
                lines.append(loop(smooth[:-1]) if line[0] == line[-1] else trace(smooth, closed=False))
        level += 1.0
    return joined(lines)


def softened(line: Sequence[Point]) -> list[Point]:
    """A line through the middles of a line's pieces: smoother, and the same from whichever end one starts."""
    middles = [lerp(a, b, 0.5) for a, b in pairwise(line)]
    return [*middles, middles[0]] if line[0] == line[-1] else [line[0], *middles, line[-1]]


#: An edge of the raster: row, column, and whether it runs down.
Edge = tuple[int, int, bool]


def segments(
    heights: Sequence[Sequence[float]], xs: Sequence[float], ys: Sequence[float], level: float
) -> Iterator[tuple[tuple[Edge, Point], tuple[Edge, Point]]]:
    """The pieces of a contour line in the cells of a raster, each from edge to edge (marching squares)."""

    def crossing(row: int, column: int, down: bool) -> tuple[Edge, Point] | None:
        a = heights[row][column] - level
        b = heights[row + 1][column] - level if down else heights[row][column + 1] - level
        if (a > 0) == (b > 0):
            return None
        t = a / (a - b)
        x, y = xs[column], ys[row]
        point = (x, y + (ys[row + 1] - y) * t) if down else (x + (xs[column + 1] - x) * t, y)
        return (row, column, down), point

    for row in range(len(ys) - 1):
        for column in range(len(xs) - 1):
            around = (
                crossing(row, column, False),
                crossing(row, column + 1, True),
                crossing(row + 1, column, False),
                crossing(row, column, True),
            )
            met = [hit for hit in around if hit is not None]
            # A saddle is crossed by two lines; that they may be paired the wrong way does not show on smooth hills.
            yield from zip(met[::2], met[1::2], strict=True)


def chained(pieces: Iterator[tuple[tuple[Edge, Point], tuple[Edge, Point]]]) -> Iterator[list[Point]]:
    """The pieces put together to lines; one that comes back to its start ends with its first point again."""
    places: dict[Edge, Point] = {}
    links: defaultdict[Edge, list[Edge]] = defaultdict(list)
    for (one, at), (other, to) in pieces:
        places[one], places[other] = at, to
        links[one].append(other)
        links[other].append(one)
    starts = [edge for edge, ends in links.items() if len(ends) == 1] + list(links)
    seen: set[Edge] = set()
    for start in starts:
        if start in seen:
            continue
        line, here = [start], start
        seen.add(start)
        while following := [edge for edge in links[here] if edge not in seen]:
            here = following[0]
            seen.add(here)
            line.append(here)
        if len(line) > 2 and start in links[here]:
            line.append(start)
        yield [places[edge] for edge in line]
