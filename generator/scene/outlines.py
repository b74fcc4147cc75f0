"""Closed outlines as steps of a path: measured, turned clockwise, joined, hollowed and moved."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from generator.scene.geometry import Affine, Box, Point
from generator.scene.nodes import Step
from generator.scene.paths import transformed

Steps = tuple[Step, ...]

#: Straight pieces that are enough to tell which way a curve runs.
_COARSE = 6


@cache
def _bernstein(t: float) -> tuple[float, float, float, float]:
    return (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3


def flat(steps: Sequence[Step], pieces: int = 8) -> list[Point]:
    """The outline as a polyline, for measuring; each curve becomes that many straight pieces."""
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


def area(line: Sequence[Point]) -> float:
    """The signed area of a closed polyline; positive when it runs clockwise on the page."""
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
    return steps if area(flat(steps, _COARSE)) >= 0 else reversed_steps(steps)


def facet(corners: Sequence[Point]) -> Steps:
    """A polygon of these corners."""
    return clockwise((("M", *corners[0]), *(("L", *corner) for corner in corners[1:]), ("Z",)))


def disc(cx: float, cy: float, rx: float, ry: float | None = None) -> Steps:
    """An ellipse, as four curves; with one radius a circle."""
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


def split(steps: Steps) -> list[Steps]:
    """The single outlines of a path."""
    parts: list[list[Step]] = []
    for step in steps:
        if step[0] == "M":
            parts.append([])
        parts[-1].append(step)
    return [tuple(part) for part in parts]


def hollow(outer: Steps, *holes: Steps) -> Steps:
    """An outline with real holes: whatever lies behind shows through them."""
    return joined(outer, *(reversed_steps(hole) for hole in holes))


def moved(steps: Steps, transform: Affine) -> Steps:
    """The outlines under a map; a map that mirrors keeps closed ones clockwise."""
    result = transformed(steps, transform)
    if transform.a * transform.d - transform.b * transform.c > 0:
        return result
    return joined(*(reversed_steps(part) if part[-1] == ("Z",) else part for part in split(result)))


def within(steps: Steps, box: Box) -> Steps:
    """Those outlines of a path that show in a box."""
    shown = []
    for part in split(steps):
        xs = [number for step in part for number in step[1::2]]
        ys = [number for step in part for number in step[2::2]]
        if max(xs) > box.x and min(xs) < box.right and max(ys) > box.y and min(ys) < box.bottom:
            shown.append(part)
    return joined(*shown)
