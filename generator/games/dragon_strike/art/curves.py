"""Bars, stars and ribbons, and how thick an outline is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from generator.scene.curves import sides, trace
from generator.scene.geometry import Point
from generator.scene.outlines import Steps, area, facet, flat


def thickness(steps: Steps) -> float:
    """How thick an outline is on the whole: the breadth of a ribbon, the radius of a disc."""
    line = flat(steps, 6)
    length = sum(math.dist(p, q) for p, q in pairwise([*line, line[0]]))
    return 2 * abs(area(line)) / max(length, 1e-9)


def bar(x: float, y: float, width: float, height: float) -> Steps:
    """An upright rectangle."""
    return facet([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def star(cx: float, cy: float, outer: float, inner: float, count: int, start: float = 0.0) -> Steps:
    """A star of that many points; ``start`` is the first point's bearing in degrees from straight up."""
    corners = []
    for i in range(2 * count):
        radius, angle = (inner if i % 2 else outer), math.radians(start + 180 * i / count)
        corners.append((cx + radius * math.sin(angle), cy - radius * math.cos(angle)))
    return facet(corners)


def band(centres: Sequence[Point], halves: Sequence[float]) -> Steps:
    """A ribbon along the centres with the given half widths; a half width of 0 at an end makes a point."""
    left, right = sides(centres, halves)
    right.reverse()
    return trace([left, right] if halves[-1] == 0 else [left, [right[0]], right[1:]])


@cache
def ribbon(text: str) -> Steps:
    """A limb, neck or rope: ``"x,y,half x,y,half …"`` along its middle."""
    triples = [tuple(map(float, token.split(","))) for token in text.split()]
    return band([(x, y) for x, y, _ in triples], [half for _, _, half in triples])
