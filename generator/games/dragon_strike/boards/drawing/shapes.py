"""Plane shapes: outlines of sets of cells, insets, hand-drawn and natural edges, blobs. Millimetres."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from generator.scene.geometry import Point
from generator.scene.grain import grain, swing
from generator.scene.nodes import Step
from generator.scene.paths import spline_steps

Steps = tuple[Step, ...]
Cell = tuple[int, int]


def loops(cells: Iterable[Cell]) -> list[list[Cell]]:
    """The outlines of a set of unit cells, as corners of the lattice: clockwise around the cells, the other way around
    holes. Cells that touch only at a corner are outlined apart. Corners in the middle of a straight line are left out.
    """
    inside = set(cells)
    leaving: dict[Cell, list[Cell]] = {}
    for x, y in sorted(inside):
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        beyond = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        for start, end, other in zip(corners, corners[1:] + corners[:1], beyond, strict=True):
            if other not in inside:
                leaving.setdefault(start, []).append(end)
    found = []
    for first in sorted(leaving):
        while leaving.get(first):
            found.append(_straightened(_traced(leaving, first)))
    return found


def _traced(leaving: dict[Cell, list[Cell]], first: Cell) -> list[Cell]:
    loop, at, way = [first], first, (0, 0)
    while True:
        ends = leaving[at]
        right = (at[0] - way[1], at[1] + way[0])
        end = right if len(ends) > 1 and right in ends else ends[0]
        ends.remove(end)
        way, at = (end[0] - at[0], end[1] - at[1]), end
        if at == first:
            return loop
        loop.append(at)


def _straightened(loop: list[Cell]) -> list[Cell]:
    count = len(loop)
    return [
        b
        for i, b in enumerate(loop)
        if (b[0] - loop[i - 1][0]) * (loop[(i + 1) % count][1] - b[1])
        != (b[1] - loop[i - 1][1]) * (loop[(i + 1) % count][0] - b[0])
    ]


def inset(loop: Sequence[Point], distance: float) -> list[Point]:
    """A loop with right angles, moved to its inside by a distance (to its outside if negative)."""
    moved = []
    for i, (x, y) in enumerate(loop):
        before, after = loop[i - 1], loop[(i + 1) % len(loop)]
        into = _unit(before, (x, y)), _unit((x, y), after)
        moved.append((x - distance * (into[0][1] + into[1][1]), y + distance * (into[0][0] + into[1][0])))
    return moved


def _unit(a: Point, b: Point) -> Point:
    length = math.dist(a, b) or 1.0
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def scaled(loop: Sequence[Cell], size: float) -> list[Point]:
    """Lattice corners in mm."""
    return [(x * size, y * size) for x, y in loop]


def polygon(points: Sequence[Point]) -> Steps:
    """A closed outline with corners."""
    return (("M", *points[0]), *(("L", *point) for point in points[1:]), ("Z",))


def stroke(points: Sequence[Point]) -> Steps:
    """An open line with corners."""
    return (("M", *points[0]), *(("L", *point) for point in points[1:]))


def smooth(points: Sequence[Point], closed: bool = False) -> Steps:
    """A smooth line through points."""
    return tuple(spline_steps(points, closed))


def box(x: float, y: float, width: float, height: float) -> Steps:
    """A rectangle."""
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def ring(x: float, y: float, radius: float) -> Steps:
    """A circle as four curves."""
    k = 0.5523 * radius
    return (
        ("M", x + radius, y),
        ("C", x + radius, y + k, x + k, y + radius, x, y + radius),
        ("C", x - k, y + radius, x - radius, y + k, x - radius, y),
        ("C", x - radius, y - k, x - k, y - radius, x, y - radius),
        ("C", x + k, y - radius, x + radius, y - k, x + radius, y),
        ("Z",),
    )


def hewn(loop: Sequence[Point], pace: float, rough: float, seed: int) -> list[Point]:
    """A loop as a mason would leave it: a point about every ``pace`` mm, each moved up to ``rough`` mm."""
    found: list[Point] = []
    for i, a in enumerate(loop):
        b = loop[(i + 1) % len(loop)]
        count = max(1, round(math.dist(a, b) / pace))
        for j in range(count):
            t = j / count
            found.append(jolted((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), rough, seed))
    return found


def jolted(point: Point, rough: float, seed: int) -> Point:
    """A point moved up to ``rough`` mm each way; the same point is always moved alike."""
    x, y = round(point[0] * 20), round(point[1] * 20)
    return point[0] + rough * swing(x, y, seed), point[1] + rough * swing(x, y, seed, 1)


def natural(loop: Sequence[Point], pace: float, rough: float, seed: int, cut: float = 3.0) -> list[Point]:
    """A loop as water or a wood would draw it: corners cut by ``cut`` mm, a point about every ``pace`` mm, all moved.

    Draw it with :func:`smooth`.
    """
    found: list[Point] = []
    for i, a in enumerate(loop):
        b = loop[(i + 1) % len(loop)]
        length = math.dist(a, b)
        trim = min(cut, length / 3)
        count = max(1, round((length - 2 * trim) / pace))
        for j in range(count + 1):
            t = (trim + (length - 2 * trim) * j / count) / length
            found.append(jolted((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), rough, seed))
    return found


def blob(
    x: float, y: float, radius: float, rough: float, seed: int, corners: int = 7, flat: float = 1.0
) -> list[Point]:
    """Points around a middle, at about a distance; ``flat`` presses the shape from above."""
    turn = 6.283 * grain(seed, 5)
    found = []
    for i in range(corners):
        angle = turn + 6.2832 * (i + 0.25 * swing(seed, i)) / corners
        r = radius * (1 + rough * swing(seed, i, 1))
        found.append((x + r * math.cos(angle), y + r * flat * math.sin(angle)))
    return found


def moved(points: Iterable[Point], dx: float, dy: float) -> list[Point]:
    """Points shifted."""
    return [(x + dx, y + dy) for x, y in points]
