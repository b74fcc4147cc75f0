"""Outlines from short texts: points ``x,y`` on a smooth curve, with ``/`` where it turns a corner."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from generator.scene.geometry import Affine, Box, Point
from generator.scene.nodes import Step
from generator.scene.paths import transformed

Steps = tuple[Step, ...]

#: Straight pieces that a span of a curve is measured by.
_PIECES = 8


def points(text: str) -> list[Point]:
    """The points of ``"x,y x,y …"``."""
    pairs = (token.split(",") for token in text.split())
    return [(float(x), float(y)) for x, y in pairs]


def _handles(before: Point, start: Point, end: Point, after: Point) -> tuple[Point, Point]:
    """Bézier handles of a centripetal Catmull-Rom span: it never loops or overshoots, whatever the spacing."""
    d1, d2, d3 = (math.sqrt(max(math.dist(p, q), 1e-9)) for p, q in ((before, start), (start, end), (end, after)))

    def handle(near: Point, far: Point, beyond: Point, d: float) -> Point:
        x, y = (
            (d * d * far[i] - d2 * d2 * beyond[i] + (2 * d * d + 3 * d * d2 + d2 * d2) * near[i]) / (3 * d * (d + d2))
            for i in (0, 1)
        )
        return x, y

    return handle(start, end, before, d1), handle(end, start, after, d3)


def _reflected(point: Point, centre: Point) -> Point:
    return 2 * centre[0] - point[0], 2 * centre[1] - point[1]


def run(through: Sequence[Point], closed: bool = False) -> list[Step]:
    """Cubic steps of a smooth curve through the points, without the opening move. Two points are a straight line."""
    count = len(through)
    if count == 2 and not closed:
        return [("L", *through[1])]
    steps: list[Step] = []
    for i in range(count if closed else count - 1):
        start, end = through[i], through[(i + 1) % count]
        # At a free end the curve goes on as if it were mirrored there.
        before = through[i - 1] if i or closed else _reflected(end, start)
        after = through[(i + 2) % count] if closed or i + 2 < count else _reflected(start, end)
        first, second = _handles(before, start, end, after)
        steps.append(("C", *first, *second, *end))
    return steps


def flat(steps: Sequence[Step], pieces: int = _PIECES) -> list[Point]:
    """The outline as a polyline, for measuring."""
    shares = [_bernstein(i / pieces) for i in range(1, pieces + 1)]
    result: list[Point] = []
    for step in steps:
        match step:
            case ("C", x1, y1, x2, y2, x, y):
                x0, y0 = result[-1]
                result += [
                    (a * x0 + b * x1 + c * x2 + d * x, a * y0 + b * y1 + c * y2 + d * y) for a, b, c, d in shares
                ]
            case (_, x, y):
                result.append((x, y))
            case _:
                pass
    return result


@cache
def _bernstein(t: float) -> tuple[float, float, float, float]:
    return (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3


def area(steps: Sequence[Step]) -> float:
    """About the signed area of one closed outline (by its points and handles); positive when it runs clockwise."""
    numbers = [number for step in steps for number in step[1:]]
    line = list(zip(numbers[0::2], numbers[1::2], strict=True))
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in pairwise([*line, line[0]])) / 2


def reversed_steps(steps: Steps) -> Steps:
    """One closed outline, drawn the other way round."""
    ends: list[Point] = [(step[-2], step[-1]) for step in steps if len(step) > 1]
    result: list[Step] = [("M", *ends[-1])]
    for i in range(len(ends) - 1, 0, -1):
        step = steps[i]
        if step[0] == "C":
            x1, y1, x2, y2 = step[1:5]  # type: ignore[misc]
            result.append(("C", x2, y2, x1, y1, *ends[i - 1]))
        else:
            result.append(("L", *ends[i - 1]))
    return (*result, ("Z",))


def clockwise(steps: Steps) -> Steps:
    """The outline running clockwise, so that outlines of one path add up and never cancel."""
    return steps if area(steps) >= 0 else reversed_steps(steps)


def trace(runs: Sequence[Sequence[Point]]) -> Steps:
    """A closed outline of smooth runs; each run after the first starts where the one before it ended."""
    steps: list[Step] = [("M", *runs[0][0])]
    pen = runs[0][0]
    for number, through in enumerate(runs):
        line = list(through) if number == 0 else [pen, *through]
        steps.extend(run(line))
        pen = line[-1]
    return clockwise((*steps, ("Z",)))


@cache
def shape(text: str) -> Steps:
    """A closed outline: ``"0,0 5,2 9,0 / 9,9 / 0,9"`` is one curve and three straight sides."""
    parts = [points(part) for part in text.split("/")]
    if len(parts[0]) == 1:  # a corner right at the start
        parts = [[*parts[0], *parts[1]], *parts[2:]]
    return trace(parts)


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


def facet(corners: Sequence[Point]) -> Steps:
    """A polygon of these corners."""
    return clockwise((("M", *corners[0]), *(("L", *corner) for corner in corners[1:]), ("Z",)))


def disc(cx: float, cy: float, rx: float, ry: float | None = None) -> Steps:
    """An ellipse, as four curves."""
    ry = rx if ry is None else ry
    k = 0.5523
    return (
        ("M", cx + rx, cy),
        ("C", cx + rx, cy + k * ry, cx + k * rx, cy + ry, cx, cy + ry),
        ("C", cx - k * rx, cy + ry, cx - rx, cy + k * ry, cx - rx, cy),
        ("C", cx - rx, cy - k * ry, cx - k * rx, cy - ry, cx, cy - ry),
        ("C", cx + k * rx, cy - ry, cx + rx, cy - k * ry, cx + rx, cy),
        ("Z",),
    )


def joined(*parts: Steps) -> Steps:
    """Several outlines as one path."""
    return tuple(step for part in parts for step in part)


def hollow(outer: Steps, *holes: Steps) -> Steps:
    """An outline with real holes: whatever lies behind shows through them."""
    return joined(outer, *(reversed_steps(hole) for hole in holes))


def moved(steps: Steps, transform: Affine) -> Steps:
    """The outlines under a map; a map that mirrors keeps them clockwise."""
    result = transformed(steps, transform)
    if transform.a * transform.d - transform.b * transform.c > 0:
        return result
    return joined(*(reversed_steps(part) for part in split(result)))


def within(steps: Steps, box: Box) -> Steps:
    """Those outlines of a path that show in a box."""
    shown = []
    for part in split(steps):
        xs = [number for step in part for number in step[1::2]]
        ys = [number for step in part for number in step[2::2]]
        if max(xs) > box.x and min(xs) < box.right and max(ys) > box.y and min(ys) < box.bottom:
            shown.append(part)
    return joined(*shown)


def split(steps: Steps) -> list[Steps]:
    """The single outlines of a path."""
    parts: list[list[Step]] = []
    for step in steps:
        if step[0] == "M":
            parts.append([])
        parts[-1].append(step)
    return [tuple(part) for part in parts]
