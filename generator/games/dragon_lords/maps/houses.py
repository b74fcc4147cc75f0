"""Houses along roads, each with its ridge, lit from the upper left."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from generator.games.dragon_lords.maps.ink import MapInk
from generator.games.dragon_lords.maps.shapes import beside, paced, polygon, sampled, stroke
from generator.games.dragon_lords.maps.terrain import Row
from generator.scene.geometry import rotate, translate
from generator.scene.grain import grain, swing
from generator.scene.nodes import Node, Step


class Roofs:
    """Collects roofs, so that all of one look become one path."""

    def __init__(self) -> None:
        self.lit: list[Step] = []
        self.dark: list[Step] = []
        self.lines: list[Step] = []

    def add(self, x: float, y: float, bearing: float, long: float, wide: float) -> None:
        """A roof whose ridge runs along a bearing; lengths in hexes."""
        put = translate(x, y) @ rotate(bearing)
        a, b = long / 2, wide / 2
        halves = [[(-b, -a), (0, -a), (0, a), (-b, a)], [(0, -a), (b, -a), (b, a), (0, a)]]
        for half in halves:
            corners = [put.apply(*corner) for corner in half]
            out = put.apply(sum(p[0] for p in half) / 4, 0)
            dark = (out[0] - x) + (out[1] - y) > 0
            (self.dark if dark else self.lit).extend(polygon(corners))
        self.lines += polygon([put.apply(*corner) for corner in ((-b, -a), (b, -a), (b, a), (-b, a))])
        self.lines += stroke([put.apply(0, -a), put.apply(0, a)])

    def nodes(self, ink: MapInk) -> list[Node]:
        """All roofs."""
        if not self.lines:
            return []
        return [
            ink.fill(tuple(self.lit), "roof"),
            ink.fill(tuple(self.dark), "roof_shade"),
            ink.line(tuple(self.lines), "wall", "faint"),
        ]


def village(ink: MapInk, rows: Sequence[Row]) -> list[Node]:
    """Houses by their roads, with garden plots behind them."""
    roofs = Roofs()
    plots: list[Step] = []
    for row in rows:
        line = sampled(row.course, count=8)
        line = line[round(row.first * (len(line) - 1)) : round(row.last * (len(line) - 1)) + 1]
        front = paced(beside(line, row.side * 0.1), row.gap)
        back = beside(front, row.side * 0.24)
        for i, ((ax, ay), (bx, by)) in enumerate(itertools.pairwise(front)):
            if grain(i, row.seed) < 0.16:
                continue
            bearing = math.degrees(math.atan2(bx - ax, ay - by))
            along = grain(i, row.seed, 1) < 0.6
            x, y = (ax + bx) / 2 + 0.015 * swing(i, row.seed, 2), (ay + by) / 2 + 0.015 * swing(i, row.seed, 3)
            roofs.add(x, y, bearing if along else bearing + 90, 0.105 + 0.03 * grain(i, row.seed, 4), 0.07)
            if grain(i, row.seed, 5) < 0.7:
                plots += stroke([front[i], back[i], back[i + 1], front[i + 1]])
    plot_nodes: list[Node] = [ink.line(tuple(plots), "hedge", "faint")] if plots else []
    return plot_nodes + roofs.nodes(ink)
