"""Plane shapes for the countryside: smooth lines and areas, points inside, offsets, scalloped edges."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

from generator.scene.geometry import Box, Point
from generator.scene.grain import swing
from generator.scene.nodes import Step
from generator.scene.paths import spline_steps

Steps = tuple[Step, ...]


def smooth(points: Sequence[Point], closed: bool = False) -> Steps:
    """A smooth line through points."""
    return tuple(spline_steps(points, closed))


def polygon(points: Sequence[Point]) -> Steps:
    """A closed outline with corners."""
    return (("M", *points[0]), *(("L", *point) for point in points[1:]), ("Z",))


def stroke(points: Sequence[Point]) -> Steps:
    """An open line with corners."""
    return (("M", *points[0]), *(("L", *point) for point in points[1:]))


def sampled(points: Sequence[Point], closed: bool = False, count: int = 6) -> list[Point]:
    """The smooth line as a polyline, ``count`` pieces a span."""
    result: list[Point] = [points[0]]
    for step in spline_steps(points, closed):
        if step[0] == "C":
            a = result[-1]
            _, x1, y1, x2, y2, x, y = step  # type: ignore[misc]
            for i in range(1, count + 1):
                t, u = i / count, 1 - i / count
                b0, b1, b2, b3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
                result.append((b0 * a[0] + b1 * x1 + b2 * x2 + b3 * x, b0 * a[1] + b1 * y1 + b2 * y2 + b3 * y))
    return result


def paced(line: Sequence[Point], pace: float) -> list[Point]:
    """Points along a polyline at about equal distances, both ends among them."""
    total = sum(math.dist(a, b) for a, b in itertools.pairwise(line))
    count = max(1, round(total / pace))
    step = total / count
    result, walked, target = [line[0]], 0.0, step
    for a, b in itertools.pairwise(line):
        length = math.dist(a, b)
        while length and walked + length >= target - 1e-9 and len(result) < count:
            t = (target - walked) / length
            result.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            target += step
        walked += length
    result.append(line[-1])
    return result


def normals(line: Sequence[Point], closed: bool = False) -> list[Point]:
    """Unit vectors to the left of the way along a polyline, as seen on the page."""
    count = len(line)
    result = []
    for i in range(count):
        a = line[i - 1] if i or closed else line[0]
        b = line[(i + 1) % count] if i + 1 < count or closed else line[-1]
        length = math.dist(a, b) or 1.0
        result.append(((b[1] - a[1]) / length, (a[0] - b[0]) / length))
    return result


def beside(line: Sequence[Point], distance: float, closed: bool = False) -> list[Point]:
    """The polyline shifted to its left by a distance (to its right if negative)."""
    return [
        (x + nx * distance, y + ny * distance) for (x, y), (nx, ny) in zip(line, normals(line, closed), strict=True)
    ]


def bounds(points: Sequence[Point]) -> Box:
    """The smallest box around points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies in a closed polyline."""
    x, y = point
    found = False
    ax, ay = outline[-1]
    for bx, by in outline:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
        ax, ay = bx, by
    return found


def clockwise(outline: Sequence[Point]) -> bool:
    """Whether a closed polyline runs clockwise on the page."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]], strict=True)) > 0


def scattered(outline: Sequence[Point], pace: float, seed: int, jitter: float = 0.3) -> Iterator[Point]:
    """Points strewn evenly over a closed polyline's area, in rows that are shifted by half."""
    box = bounds(outline)
    row = 0
    y = box.y + pace * 0.45
    while y < box.bottom:
        x = box.x + pace * (0.5 if row % 2 else 0.1)
        column = 0
        while x < box.right:
            point = (x + jitter * pace * swing(row, column, seed), y + jitter * pace * swing(row, column, seed + 1))
            if inside(point, outline):
                yield point
            x, column = x + pace, column + 1
        y, row = y + pace * 0.8, row + 1


def dot(x: float, y: float) -> list[Step]:
    """A stroke of next to no length: with a round pen, a dot."""
    return [("M", x - 0.0005, y), ("L", x + 0.0005, y)]


def crown(x: float, y: float, r: float) -> list[Step]:
    """The shaded side of a tree from above: a bow open to the upper left."""
    k = 0.56 * r
    return [
        ("M", x + r * 0.75, y - r * 0.66),
        ("C", x + r * 1.15, y - r * 0.1, x + r * 0.95, y + k * 1.4, x + r * 0.2, y + r * 0.98),
        ("C", x - k * 0.5, y + r * 1.15, x - r * 0.95, y + r * 0.75, x - r * 0.99, y + r * 0.14),
    ]


def ring(x: float, y: float, r: float) -> list[Step]:
    """A circle as curves."""
    k = 0.5523 * r
    return [
        ("M", x, y - r),
        ("C", x + k, y - r, x + r, y - k, x + r, y),
        ("C", x + r, y + k, x + k, y + r, x, y + r),
        ("C", x - k, y + r, x - r, y + k, x - r, y),
        ("C", x - r, y - k, x - k, y - r, x, y - r),
        ("Z",),
    ]
