"""Outlines on a grid of 100, as short texts: points ``x,y`` on a smooth curve, ``/`` where it turns a corner."""

from __future__ import annotations

from functools import cache

from generator.scene.geometry import Point, polygon, rotate, scale, translate
from generator.scene.nodes import Step
from generator.scene.outlines import Steps
from generator.scene.paths import spline_steps, transformed


@cache
def outline(text: str) -> Steps:
    """A closed outline: ``"50,4 80,60 50,96 20,60 50,4"`` is a drop, ``"0,0 / 9,0 / 9,9"`` a triangle."""
    return (*trail(text), ("Z",))


@cache
def trail(text: str) -> Steps:
    """An open line of the same notation."""
    steps: list[Step] = []
    for part in text.split("/"):
        pairs = (pair.split(",") for pair in part.split())
        points = [(float(x), float(y)) for x, y in pairs]
        if not steps:
            steps += spline_steps(points, tension=0.52) if len(points) > 1 else [("M", *points[0])]
        elif len(points) == 1:
            steps.append(("L", *points[0]))
        else:
            last = end_of(steps[-1])
            steps += spline_steps([last, *points], tension=0.52)[1:]
    return tuple(steps)


def end_of(step: Step) -> Point:
    """Where a step of a path ends."""
    return (step[-2], step[-1]) if len(step) > 1 else (0.0, 0.0)


def facets(*points: Point) -> Steps:
    """A polygon."""
    return (("M", *points[0]), *(("L", *point) for point in points[1:]), ("Z",))


def star(points: int, cx: float, cy: float, outer: float, inner: float, start: float = 0.0) -> Steps:
    """A star of straight sides."""
    tips = polygon(points, cx, cy, outer, start)
    notches = polygon(points, cx, cy, inner, start + 180 / points)
    return facets(*(corner for pair in zip(tips, notches, strict=True) for corner in pair))


def mirrored(steps: Steps) -> Steps:
    """An outline, left and right exchanged about the middle of the grid."""
    return transformed(steps, translate(100, 0) @ scale(-1, 1))


def turned(steps: Steps, degrees: float) -> Steps:
    """An outline turned clockwise about the middle of the grid."""
    return transformed(steps, rotate(degrees, 50, 50))
