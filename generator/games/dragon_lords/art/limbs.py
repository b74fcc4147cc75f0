"""Tapering limbs along a centre line, bows, and outlines sampled as polylines."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence

from generator.games.dragon_lords.art.curves import lerp, trace
from generator.scene.geometry import Point
from generator.scene.nodes import Step
from generator.scene.outlines import Steps


def bezier(p0: Point, p1: Point, p2: Point, p3: Point, t: float) -> Point:
    """A point of a cubic curve."""
    u = 1 - t
    a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]


def sampled(steps: Sequence[Step], per_curve: int = 8) -> list[Point]:
    """The outline as a polyline (of its first subpath)."""
    points: list[Point] = []
    for step in steps:
        match step:
            case ("M", x, y):
                if points:
                    break
                points.append((x, y))
            case ("L", x, y):
                points.append((x, y))
            case ("C", x1, y1, x2, y2, x, y):
                start = points[-1]
                points.extend(bezier(start, (x1, y1), (x2, y2), (x, y), i / per_curve) for i in range(1, per_curve + 1))
            case _:
                pass
    return points


def bowed(start: Point, end: Point, bow: float, count: int = 5) -> list[Point]:
    """Points of an arc-like curve from start to end; it bulges to the left of its way by ``bow`` × its length."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    points = []
    for i in range(count):
        t = i / (count - 1)
        lift = 4 * t * (1 - t) * bow
        points.append((start[0] + dx * t + dy * lift, start[1] + dy * t - dx * lift))
    return points


def profile(*knots: tuple[float, float], scale: float = 1.0) -> Callable[[float], float]:
    """A width along a limb: knots of share and width, eased in between."""

    def width(share: float) -> float:
        for (s1, w1), (s2, w2) in itertools.pairwise(knots):
            if share <= s2:
                u = (share - s1) / ((s2 - s1) or 1.0)
                return scale * (w1 + (w2 - w1) * u * u * (3 - 2 * u))
        return scale * knots[-1][1]

    return width


def edges(points: Sequence[Point], widths: Callable[[float], float]) -> tuple[list[Point], list[Point]]:
    """The two sides of a limb along a centre line, seen along it: left on the page when it runs down the page's right.

    ``widths`` gives the half width at each share of the length.
    """
    line = sampled(trace(points, closed=False), 3)
    lengths = [0.0]
    for a, b in itertools.pairwise(line):
        lengths.append(lengths[-1] + math.dist(a, b))
    one: list[Point] = []
    other: list[Point] = []
    for i, (x, y) in enumerate(line):
        a, b = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        w = widths(lengths[i] / lengths[-1]) / (math.dist(a, b) or 1.0)
        nx, ny = (b[1] - a[1]) * w, (a[0] - b[0]) * w
        one.append((x + nx, y + ny))
        other.append((x - nx, y - ny))
    return one, other


def limb(points: Sequence[Point], widths: Callable[[float], float], blunt: float = 0.0, rooted: bool = False) -> Steps:
    """A tapering limb along a centre line; ``widths`` gives the half width at each share of the length.

    ``blunt`` rounds the far end: its cap reaches that many half widths beyond the last point. A ``rooted`` limb stays
    open where it starts, so that no line cuts it off from what it grows out of.
    """
    one, other = edges(points, widths)
    end = points[-1]
    if blunt:
        before = lerp(one[-2], other[-2], 0.5)
        reach = widths(1.0) * blunt / math.dist(before, end)
        cap = end[0] + (end[0] - before[0]) * reach, end[1] + (end[1] - before[1]) * reach
        return trace([*one, cap, *reversed(other)], closed=not rooted)
    return trace([*one[:-1], end], list(reversed(other[:-1])), closed=not rooted)


def shade(
    points: Sequence[Point], widths: Callable[[float], float], side: int, depth: float, cut: float = 0.0
) -> Steps:
    """The part of a limb that lies in shade: a strip along its first (0) or second (1) side.

    ``depth`` is its width as a share of the limb's; ``cut`` leaves off that share of the limb at its far end.
    """
    both_sides = edges(points, widths)
    outer, across = both_sides[side], both_sides[1 - side]
    last = len(outer) - 1 - round(cut * len(outer))
    inner = [
        lerp(a, b, depth * (1 - (2 * i / last - 1) ** 4)) for i, (a, b) in enumerate(zip(outer, across, strict=True))
    ]
    return trace(outer[: last + 1], list(reversed(inner[1:last])), [outer[0]])


def along(points: Sequence[Point], share: float) -> Point:
    """The point at a share of a polyline's vertices."""
    place = share * (len(points) - 1)
    i = min(int(place), len(points) - 2)
    return lerp(points[i], points[i + 1], place - i)


def crossing(line: Sequence[Point], y: float) -> float:
    """x where a polyline that runs downwards passes a height; beyond its ends, the x of the end."""
    if y <= line[0][1]:
        return line[0][0]
    for (x1, y1), (x2, y2) in itertools.pairwise(line):
        if y1 <= y <= y2:
            return x1 + (x2 - x1) * (y - y1) / ((y2 - y1) or 1.0)
    return line[-1][0]
