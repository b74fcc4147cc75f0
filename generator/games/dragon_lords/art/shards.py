"""Straight-edged shapes that horns, tails and breath share: crystals, bolts, and the rings of a horn."""

from __future__ import annotations

import math

from generator.games.dragon_lords.art.curves import joined, shifted, straight, trace
from generator.games.dragon_lords.art.palette import Stroke
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.geometry import Point
from generator.scene.outlines import Steps

#: The bends of a bolt: share of the length, and half widths across.
_BENDS = ((0.0, 0.0), (0.36, 0.75), (0.40, -0.55), (0.68, 0.45), (0.71, -0.5), (1.0, 0.1))


def crystal(base: Point, bearing: float, length: float, half: float, stroke: Stroke = "inner") -> list[Mark]:
    """A faceted shard, one facet darker; in the second colour without its middle edge."""
    left, right = shifted(base, bearing - 90, half * 0.62), shifted(base, bearing + 90, half * 0.62)
    wide = shifted(base, bearing, length * 0.5)
    a, b = shifted(wide, bearing - 90, half), shifted(wide, bearing + 90, half)
    tip = shifted(base, bearing, length)
    outline = straight([left, a, tip, b, right])
    dark = straight([base, tip, b, right])
    marks = [Mark(outline, "paper", stroke), Mark(dark, "glow" if stroke == "spark" else "deep", None, 1)]
    if stroke == "spark":
        return [*marks, Mark(outline, None, stroke)]
    edge = straight([tip, shifted(base, bearing, length * 0.15)], closed=False)
    return [*marks, Mark(outline + edge, None, stroke)]


def bolt(base: Point, bearing: float, length: float, half: float, turn: float, rooted: bool = False) -> Steps:
    """A zigzag that ends in a point; ``turn`` is the side of its first bend. A rooted one stays open at its base."""

    def at(along: float, across: float) -> Point:
        return shifted(shifted(base, bearing, along * length), bearing + 90, across * half * turn)

    left = [at(u - 0.03, v + 1.1 * (1 - u) ** 0.7) for u, v in _BENDS[:-1]]
    right = [at(u + 0.03, v - 1.1 * (1 - u) ** 0.7) for u, v in _BENDS[:-1]]
    return straight([*left, at(*_BENDS[-1]), *reversed(right)], closed=not rooted)


def rings(start: Point, end: Point, half: float, count: int) -> Steps:
    """Arcs across a horn between two points of its middle, ``half`` its half width at the start."""
    size = math.dist(start, end)
    dx, dy = (end[0] - start[0]) / size, (end[1] - start[1]) / size
    arcs: list[Steps] = []
    for i in range(count):
        s = (i + 0.55) / count
        w = half * (1 - 0.25 * s)
        x, y = start[0] + (end[0] - start[0]) * s, start[1] + (end[1] - start[1]) * s
        swell = (x + dx * w * 0.45, y + dy * w * 0.45)
        arcs.append(trace([(x + dy * w, y - dx * w), swell, (x - dy * w, y + dx * w)], closed=False))
    return joined(arcs)
