"""Outlines from short texts: points ``x,y`` on a smooth curve, with ``/`` where it turns a corner."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from generator.scene.geometry import Affine, Point
from generator.scene.nodes import Step
from generator.scene.paths import transformed

Steps = tuple[Step, ...]


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


def span(before: Point, start: Point, end: Point, after: Point) -> Step:
    """The curve from ``start`` to ``end`` of a smooth line through four points."""
    d1, d2, d3 = (math.sqrt(max(math.dist(p, q), 1e-9)) for p, q in ((before, start), (start, end), (end, after)))
    return ("C", *_handle(start, end, before, d1, d2), *_handle(end, start, after, d3, d2), *end)


def run(through: Sequence[Point], closed: bool = False) -> list[Step]:
    """The steps of a smooth line through the points, without the opening move; two points are a straight line."""
    count = len(through)
    if count == 2 and not closed:
        return [("L", *through[1])]
    steps: list[Step] = []
    for i in range(count if closed else count - 1):
        start, end = through[i], through[(i + 1) % count]
        mirrored = (2 * start[0] - end[0], 2 * start[1] - end[1]), (2 * end[0] - start[0], 2 * end[1] - start[1])
        before = through[i - 1] if i or closed else mirrored[0]
        after = through[(i + 2) % count] if closed or i + 2 < count else mirrored[1]
        steps.append(span(before, start, end, after))
    return steps


def flat(steps: Sequence[Step], pieces: int = 6) -> list[Point]:
    """The outline as a polyline, for measuring."""
    result: list[Point] = []
    for step in steps:
        if step[0] == "C":
            x0, y0 = result[-1]
            x1, y1, x2, y2, x, y = step[1:]  # type: ignore[misc]
            for i in range(1, pieces + 1):
                t = i / pieces
                a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                result.append((a * x0 + b * x1 + c * x2 + d * x, a * y0 + b * y1 + c * y2 + d * y))
        elif len(step) == 3:
            result.append((step[1], step[2]))
    return result


def area(line: Sequence[Point]) -> float:
    """The signed area of a closed polyline; positive when it runs clockwise on the page."""
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in pairwise([*line, line[0]])) / 2


def thickness(steps: Steps) -> float:
    """How thick an outline is on the whole: the breadth of a ribbon, the radius of a disc."""
    line = flat(steps)
    length = sum(math.dist(p, q) for p, q in pairwise([*line, line[0]]))
    return 2 * abs(area(line)) / max(length, 1e-9)


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
    return steps if area(flat(steps)) >= 0 else reversed_steps(steps)


def trace(runs: Sequence[Sequence[Point]]) -> Steps:
    """A closed outline of smooth runs; each run after the first starts where the one before it ended."""
    pen = runs[0][0]
    steps: list[Step] = [("M", *pen)]
    for number, through in enumerate(runs):
        line = list(through) if number == 0 else [pen, *through]
        if len(line) > 1:
            steps.extend(run(line))
        pen = line[-1]
    return clockwise((*steps, ("Z",)))


@cache
def shape(text: str) -> Steps:
    """A closed outline: ``"0,0 5,2 9,0 / 9,9 / 0,9"`` is one curve and three straight sides."""
    return trace([points(part) for part in text.split("/")])


@cache
def loop(text: str) -> Steps:
    """A closed outline without corners."""
    through = points(text)
    return clockwise((("M", *through[0]), *run(through, closed=True), ("Z",)))


@cache
def stroke(text: str) -> Steps:
    """Open lines, parted by ``|``: each a smooth curve with corners at ``/``."""
    steps: list[Step] = []
    for part in text.split("|"):
        runs = [points(piece) for piece in part.split("/")]
        steps.append(("M", *runs[0][0]))
        pen = runs[0][0]
        for number, through in enumerate(runs):
            line = through if number == 0 else [pen, *through]
            if len(line) > 1:
                steps.extend(run(line))
            pen = line[-1]
    return tuple(steps)


def facet(corners: Sequence[Point]) -> Steps:
    """A polygon of these corners."""
    return clockwise((("M", *corners[0]), *(("L", *corner) for corner in corners[1:]), ("Z",)))


@cache
def facets(text: str) -> Steps:
    """A polygon."""
    return facet(points(text))


def bar(x: float, y: float, width: float, height: float) -> Steps:
    """An upright rectangle."""
    return facet([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


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


def star(cx: float, cy: float, outer: float, inner: float, count: int, start: float = 0.0) -> Steps:
    """A star of that many points; ``start`` is the first point's bearing in degrees from straight up."""
    corners = []
    for i in range(2 * count):
        radius, angle = (inner if i % 2 else outer), math.radians(start + 180 * i / count)
        corners.append((cx + radius * math.sin(angle), cy - radius * math.cos(angle)))
    return facet(corners)


def hollow(outer: Steps, *holes: Steps) -> Steps:
    """An outline with real holes."""
    return joined(outer, *(reversed_steps(hole) for hole in holes))


def _unit(a: Point, b: Point) -> Point:
    length = math.dist(a, b) or 1.0
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def band(centres: Sequence[Point], halves: Sequence[float]) -> Steps:
    """A ribbon along the centres with the given half widths; a half width of 0 at an end makes a point."""
    last = len(centres) - 1
    left: list[Point] = []
    right: list[Point] = []
    for i, ((x, y), half) in enumerate(zip(centres, halves, strict=True)):
        before = _unit(centres[max(i - 1, 0)], centres[max(i, 1)])
        after = _unit(centres[min(i, last - 1)], centres[min(i + 1, last)])
        dx, dy = _unit((0.0, 0.0), (before[0] + after[0], before[1] + after[1]))
        left.append((x + dy * half, y - dx * half))
        right.append((x - dy * half, y + dx * half))
    right.reverse()
    return trace([left, right] if halves[-1] == 0 else [left, [right[0]], right[1:]])


@cache
def ribbon(text: str) -> Steps:
    """A limb, neck or rope: ``"x,y,half x,y,half …"`` along its middle."""
    triples = [tuple(map(float, token.split(","))) for token in text.split()]
    return band([(x, y) for x, y, _ in triples], [half for _, _, half in triples])


def joined(*parts: Steps) -> Steps:
    """Several outlines as one path."""
    return tuple(step for part in parts for step in part)


def split(steps: Steps) -> list[Steps]:
    """The single outlines of a path."""
    parts: list[list[Step]] = []
    for step in steps:
        if step[0] == "M":
            parts.append([])
        parts[-1].append(step)
    return [tuple(part) for part in parts]


def moved(steps: Steps, transform: Affine) -> Steps:
    """The outlines under a map; a map that mirrors keeps closed ones clockwise."""
    result = transformed(steps, transform)
    if transform.a * transform.d - transform.b * transform.c > 0:
        return result
    return joined(*(reversed_steps(part) if part[-1] == ("Z",) else part for part in split(result)))
