"""The modelling of the back: shaded flanks, ribs, scales, ridges across neck and tail."""

from __future__ import annotations

import math

from generator.games.dragon_lords.art.curves import joined, trace
from generator.games.dragon_lords.art.proportions import Build
from generator.games.dragon_lords.art.sketch import Mark, pair
from generator.games.dragon_lords.art.trunk import Trunk
from generator.scene.outlines import Steps


def flanks(trunk: Trunk, build: Build) -> Mark:
    """The sides of the trunk, one shade darker where they fall away."""
    outer = [(trunk.half(y), float(y)) for y in range(38, 85, 3)]
    depth = 0.10 * build.torso + 0.9
    inner = [(x - 0.2 - depth * math.sin(math.pi * (y - 37) / 48.5) ** 0.8, y) for x, y in outer]
    return pair(Mark(trace(outer, list(reversed(inner))), "tint", None))


def ribs(trunk: Trunk, build: Build) -> Mark:
    """Short strokes inwards from the flanks, like hachures on a map."""
    strokes: list[Steps] = []
    length = 0.15 * build.torso + 0.7
    for y in range(50, 73, 3):
        x = trunk.half(y)
        strokes.append(trace([(x - 0.3, y + 0.1), (x - length * 0.5, y - 0.2), (x - length, y - 1.2)], closed=False))
    return pair(Mark(joined(strokes), None, "hair", 2, True))


def scales(trunk: Trunk, build: Build) -> Mark:
    """Rows of scales between spine and flanks."""
    strokes: list[Steps] = []
    size = 0.75 + 0.035 * build.torso
    y, odd = 52.5, False
    while y < 78:
        start, stop = 2.2 + 0.06 * build.torso, trunk.half(y) * 0.84 - 0.4
        x = start + size * (1.0 if odd else 2.1)
        while x + size < stop:
            strokes.append(
                trace([(x - size, y - size * 0.4), (x, y + size * 0.5), (x + size, y - size * 0.4)], closed=False)
            )
            x += size * 2.6
        y, odd = y + size * 2.0, not odd
    return pair(Mark(joined(strokes), None, "hair", 2))


def ridges(trunk: Trunk, build: Build) -> Mark:
    """Arcs across the neck and the tail, from the spine plates to the sides."""
    strokes: list[Steps] = []
    for distance, station in enumerate(trunk.stations[:-7]):
        if distance < 3 or 11 < distance < 57 or distance % 2:
            continue
        inside = min(0.9 + 0.05 * build.torso, station.half * 0.4)
        for side in (-1, 1):
            arc = (inside, 0.9), (station.half * 0.62, 0.7), (station.half * 0.92, -0.4)
            strokes.append(trace([station.at(side * u, v) for u, v in arc], closed=False))
    return Mark(joined(strokes), None, "hair", 2)


def hide(trunk: Trunk, build: Build, scaly: bool) -> list[Mark]:
    """All modelling of the back, with scales or without."""
    marks = [flanks(trunk, build), ribs(trunk, build), ridges(trunk, build)]
    return [*marks, scales(trunk, build)] if scaly else marks
