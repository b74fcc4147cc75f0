"""Neck, trunk and tail as one outline, and places along the spine."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from generator.games.dragon_lords.art.curves import flip, lerp, trace
from generator.games.dragon_lords.art.limbs import crossing, sampled
from generator.games.dragon_lords.art.proportions import CHEST, HIP, SHOULDER, SWING, TAIL, Build
from generator.scene.geometry import Point
from generator.scene.outlines import Steps


@dataclass(frozen=True, slots=True)
class Station:
    """A place on the spine: the point, the direction towards the tail as a unit vector, the half width there."""

    point: Point
    ahead: Point
    half: float

    def at(self, across: float, along: float) -> Point:
        """The point ``across`` mm to the right of the page (where the spine runs down), ``along`` mm to the tail."""
        (x, y), (dx, dy) = self.point, self.ahead
        return x + dy * across + dx * along, y - dx * across + dy * along

    @property
    def bearing(self) -> float:
        """Direction towards the tail in degrees from straight up, clockwise."""
        return math.degrees(math.atan2(self.ahead[0], -self.ahead[1]))


@dataclass(frozen=True, slots=True)
class Trunk:
    """The outline, its right edge down to the root of the tail, and stations 1 mm apart from skull to tail tip."""

    outline: Steps
    edge: tuple[Point, ...]
    stations: tuple[Station, ...]

    def half(self, y: float) -> float:
        """Half width of neck and trunk at a height."""
        return crossing(self.edge, y)

    def station(self, distance: float) -> Station:
        """The station at a distance in mm from the skull."""
        i = min(int(distance), len(self.stations) - 2)
        a, b, t = self.stations[i], self.stations[i + 1], min(distance - i, 1.0)
        return Station(lerp(a.point, b.point, t), a.ahead, a.half + (b.half - a.half) * t)


def swing(build: Build, y: float) -> float:
    """How far the tail has swung from the midline at a height: a slow S, calmer in a thick tail."""
    u = max(0.0, (y - SWING) / (build.tail_end - SWING))
    return -build.sway * math.sin(1.36 * math.pi * u) * u


def tail_half(build: Build, y: float) -> float:
    """Half width of the tail at a height."""
    return float(build.tail * max(0.0, 1 - (y - TAIL) / (build.tail_end + 4 - TAIL)) ** 1.1) + 0.3


@lru_cache(maxsize=8)
def trunk(build: Build) -> Trunk:
    """Neck, trunk and tail of a build."""
    t, n, r = build.torso, build.neck, build.tail
    right: list[Point] = [
        (build.head * 0.5, build.skull - 3),
        (n * 0.88, build.skull + 2.5),
        (n * 0.90, 33.0),
        (n * 1.14, 37.5),
        (t * 0.42 + n * 0.75, SHOULDER - 1.5),
        (t * 0.93, CHEST - 3.5),
        (t, CHEST + 4),
        (t * 0.99, 63.0),
        (t * 0.93, 69.5),
        (t * 0.58 + r * 0.58, HIP + 3.5),
        (t * 0.14 + r * 1.06, HIP + 9.5),
    ]
    end = build.tail_end
    heights = [TAIL + (end - TAIL) * i / 6 for i in range(7)]
    centre = [(swing(build, y), y) for y in heights]
    left_edge: list[Point] = []
    right_edge: list[Point] = []
    for i, (x, y) in enumerate(centre):
        a, b = centre[max(i - 1, 0)], centre[min(i + 1, len(centre) - 1)]
        w = tail_half(build, y) / math.dist(a, b)
        nx, ny = (b[1] - a[1]) * w, (a[0] - b[0]) * w
        right_edge.append((x + nx, y + ny))
        left_edge.append((x - nx, y - ny))
    tip = (swing(build, end + 3), end + 3)
    outline = trace([*right, *right_edge, tip], [*reversed(left_edge), *flip(right)])
    edge = tuple(sampled(trace([*right, (r, TAIL)], closed=False)))
    spine = [(0.0, build.skull), (0.0, 45.0), (0.0, 60.0), (0.0, SWING), *centre, tip]
    return Trunk(outline, edge, _stations(build, edge, sampled(trace(spine, closed=False), 6)))


def _stations(build: Build, edge: Sequence[Point], line: Sequence[Point]) -> tuple[Station, ...]:
    """Stations 1 mm apart along the spine."""
    stations: list[Station] = []
    spare = 0.0
    for a, b in itertools.pairwise(line):
        length = math.dist(a, b) or 1.0
        ahead = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        while spare <= length:
            x, y = lerp(a, b, spare / length)
            half = crossing(edge, y) if y < TAIL else tail_half(build, y)
            stations.append(Station((x, y), ahead, half))
            spare += 1.0
        spare -= length
    return tuple(stations)
