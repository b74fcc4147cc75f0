"""Smooth outlines: splines that meet in corners, loops, polygons and their mirror images."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from generator.scene.curves import handles
from generator.scene.geometry import Point
from generator.scene.nodes import Step
from generator.scene.outlines import Steps


def lerp(a: Point, b: Point, t: float) -> Point:
    """The point at share t of the way from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def shifted(point: Point, angle: float, distance: float) -> Point:
    """The point at ``distance`` along a bearing (degrees from straight up, clockwise)."""
    radians = math.radians(angle)
    return point[0] + distance * math.sin(radians), point[1] - distance * math.cos(radians)


def _toward(end: Point, handle: Point, other: Point) -> Point:
    """The handle at a free end that makes its span a parabola."""
    q = end[0] + 1.5 * (handle[0] - end[0]), end[1] + 1.5 * (handle[1] - end[1])
    return lerp(other, q, 2 / 3)


def spline(points: Sequence[Point]) -> list[Step]:
    """Cubic steps of a smooth open curve through the points, without the opening move."""
    count = len(points)
    if count == 2:
        return [("L", *points[1])]
    steps: list[Step] = []
    for i in range(count - 1):
        start, end = points[i], points[i + 1]
        before = points[i - 1] if i else start
        after = points[i + 2] if i + 2 < count else end
        h1, h2 = handles(before, start, end, after)
        if i == 0:
            h1 = _toward(end, h2, start)
        if i == count - 2:
            h2 = _toward(start, h1, end)
        steps.append(("C", *h1, *h2, *end))
    return steps


def trace(*runs: Sequence[Point], closed: bool = True) -> Steps:
    """An outline of smooth runs that meet in corners; each run after the first starts where the last one ended."""
    steps: list[Step] = [("M", *runs[0][0])]
    pen = runs[0][0]
    for run in runs:
        points = list(run) if run[0] == pen else [pen, *run]
        steps.extend(spline(points))
        pen = points[-1]
    if closed:
        steps.append(("Z",))
    return tuple(steps)


def loop(points: Sequence[Point]) -> Steps:
    """A smooth closed outline through the points."""
    count = len(points)
    steps: list[Step] = [("M", *points[0])]
    for i in range(count):
        h1, h2 = handles(points[i - 1], points[i], points[(i + 1) % count], points[(i + 2) % count])
        steps.append(("C", *h1, *h2, *points[(i + 1) % count]))
    steps.append(("Z",))
    return tuple(steps)


def straight(points: Sequence[Point], closed: bool = True) -> Steps:
    """A polygon, or an open line with corners."""
    steps: list[Step] = [("M", *points[0]), *(("L", *point) for point in points[1:])]
    return (*steps, ("Z",)) if closed else tuple(steps)


def mirrored(steps: Steps) -> Steps:
    """The outline reflected in the dragon's midline x = 0."""
    result: list[Step] = []
    for step in steps:
        match step:
            case ("C", x1, y1, x2, y2, x, y):
                result.append(("C", -x1, y1, -x2, y2, -x, y))
            case (verb, x, y):
                result.append((verb, -x, y))
            case _:
                result.append(step)
    return tuple(result)


def both(steps: Steps) -> Steps:
    """The outline and its mirror image."""
    return steps + mirrored(steps)


def flip(points: Sequence[Point]) -> list[Point]:
    """The points reflected in the midline, in reverse order: the left half after the right half."""
    return [(-x, y) for x, y in reversed(points)]


def joined(parts: Iterable[Steps]) -> Steps:
    """Several outlines as one path."""
    return tuple(step for part in parts for step in part)
