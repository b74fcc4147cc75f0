"""Outlines from short texts: points ``x,y`` on a smooth curve, with ``/`` where it turns a corner."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from generator.scene.geometry import Point
from generator.scene.nodes import Step
from generator.scene.outlines import Steps, clockwise, facet


def points(text: str) -> list[Point]:
    """The points of ``"x,y x,y …"``."""
    pairs = (token.split(",") for token in text.split())
    return [(float(x), float(y)) for x, y in pairs]


def _handle(near: Point, far: Point, beyond: Point, d: float, d2: float) -> Point:
    """One Bézier handle of a centripetal Catmull-Rom span, at ``near``: such a curve never loops or overshoots."""
    share = d * d / (3 * d * (d + d2))
    x, y = (
        near[i] + share * (far[i] - near[i]) + (d2 * d2) / (3 * d * (d + d2)) * (near[i] - beyond[i]) for i in (0, 1)
    )
    return x, y


def handles(before: Point, start: Point, end: Point, after: Point) -> tuple[Point, Point]:
    """The Bézier handles of the curve from ``start`` to ``end`` of a smooth line through four points."""
    d1, d2, d3 = (math.sqrt(max(math.dist(p, q), 1e-9)) for p, q in ((before, start), (start, end), (end, after)))
    return _handle(start, end, before, d1, d2), _handle(end, start, after, d3, d2)


def _reflected(point: Point, centre: Point) -> Point:
    return 2 * centre[0] - point[0], 2 * centre[1] - point[1]


def run(through: Sequence[Point], closed: bool = False) -> list[Step]:
    """The steps of a smooth line through the points, without the opening move; two points are a straight line."""
    count = len(through)
    if count == 2 and not closed:
        return [("L", *through[1])]
    steps: list[Step] = []
    for i in range(count if closed else count - 1):
        start, end = through[i], through[(i + 1) % count]
        # At a free end the curve goes on as if it were mirrored there.
        before = through[i - 1] if i or closed else _reflected(end, start)
        after = through[(i + 2) % count] if closed or i + 2 < count else _reflected(start, end)
        first, second = handles(before, start, end, after)
        steps.append(("C", *first, *second, *end))
    return steps


def trail(runs: Sequence[Sequence[Point]]) -> Steps:
    """An open line of smooth runs; each run after the first starts where the one before it ended."""
    pen = runs[0][0]
    steps: list[Step] = [("M", *pen)]
    for number, through in enumerate(runs):
        line = list(through) if number == 0 else [pen, *through]
        if len(line) > 1:
            steps.extend(run(line))
        pen = line[-1]
    return tuple(steps)


def trace(runs: Sequence[Sequence[Point]]) -> Steps:
    """A closed outline of smooth runs; each run after the first starts where the one before it ended."""
    return clockwise((*trail(runs), ("Z",)))


@cache
def shape(text: str) -> Steps:
    """A closed outline: ``"0,0 5,2 9,0 / 9,9 / 0,9"`` is one curve and three straight sides."""
    return trace([points(part) for part in text.split("/")])


@cache
def stroke(text: str) -> Steps:
    """Open lines, parted by ``|``: each a smooth curve with corners at ``/``."""
    lines = (trail([points(piece) for piece in part.split("/")]) for part in text.split("|"))
    return tuple(step for line in lines for step in line)


@cache
def loop(text: str) -> Steps:
    """A closed outline without corners."""
    return ring(points(text))


def ring(through: Sequence[Point]) -> Steps:
    """A smooth closed outline through the points."""
    return clockwise((("M", *through[0]), *run(through, closed=True), ("Z",)))


@cache
def facets(text: str) -> Steps:
    """A polygon."""
    return facet(points(text))


def unit(a: Point, b: Point) -> Point:
    """The direction from a to b, as a step of length 1."""
    length = math.dist(a, b) or 1.0
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def sides(centres: Sequence[Point], halves: Sequence[float]) -> tuple[list[Point], list[Point]]:
    """The left and the right edge of a ribbon along the centres with the given half widths, both from its start."""
    last = len(centres) - 1
    left: list[Point] = []
    right: list[Point] = []
    for i, ((x, y), half) in enumerate(zip(centres, halves, strict=True)):
        before = unit(centres[max(i - 1, 0)], centres[max(i, 1)])
        after = unit(centres[min(i, last - 1)], centres[min(i + 1, last)])
        dx, dy = unit((0.0, 0.0), (before[0] + after[0], before[1] + after[1]))
        left.append((x + dy * half, y - dx * half))
        right.append((x - dy * half, y + dx * half))
    return left, right
