"""Outlines written as short texts: points ``x,y`` on a smooth curve, with ``/`` where it turns a corner."""

from __future__ import annotations

import math
from functools import cache

from generator.games.dragon_lords.art.curves import loop, straight, trace
from generator.scene.curves import points
from generator.scene.geometry import Point, polygon
from generator.scene.outlines import Steps


def runs(text: str) -> list[list[Point]]:
    """The smooth runs of a text. A first run of one point is a corner right at the start."""
    parts = [points(part) for part in text.split("/")]
    return parts if len(parts[0]) > 1 else [[*parts[0], *parts[1]], *parts[2:]]


@cache
def shape(text: str) -> Steps:
    """A closed outline: ``"0,0 5,2 9,0 / 9,9 / 0,9"`` is one curve and three straight sides."""
    return trace(*runs(text))


@cache
def stroke(*texts: str) -> Steps:
    """Open lines, one a text."""
    return tuple(step for text in texts for step in trace(*runs(text), closed=False))


@cache
def ring(text: str) -> Steps:
    """A closed outline without corners."""
    return loop(points(text))


@cache
def facets(text: str) -> Steps:
    """A polygon."""
    return straight(points(text))


def arc(cx: float, cy: float, r: float, start: float, end: float, count: int = 0) -> list[Point]:
    """Points of an arc from one bearing to another (degrees clockwise from straight up), ends included."""
    pieces = count or max(2, math.ceil(abs(end - start) / 20))
    bearings = (math.radians(start + (end - start) * i / pieces) for i in range(pieces + 1))
    return [(cx + r * math.sin(angle), cy - r * math.cos(angle)) for angle in bearings]


def star(cx: float, cy: float, r: float, rays: int = 4, waist: float = 0.22, turn: float = 0.0) -> Steps:
    """A star of thin rays; ``waist`` is how far in its corners lie between them, as a share of ``r``."""
    tips = polygon(rays, cx, cy, r, turn)
    between = polygon(rays, cx, cy, r * waist, turn + 180 / rays)
    return straight([point for pair in zip(tips, between, strict=True) for point in pair])
