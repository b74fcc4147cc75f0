"""The plates of the spine and the tip of the tail, by breath weapon."""

from __future__ import annotations

import math
from collections.abc import Callable

from generator.games.dragon_lords.art.curves import joined, straight, trace
from generator.games.dragon_lords.art.limbs import limb, profile
from generator.games.dragon_lords.art.proportions import Build
from generator.games.dragon_lords.art.shards import crystal
from generator.games.dragon_lords.art.sketch import Mark, merged
from generator.games.dragon_lords.art.trunk import Station, Trunk
from generator.scene.geometry import Point

#: A place of a plate or tip from half widths across and lengths towards the tail.
Place = Callable[[float, float], Point]


def plate(at: Place, breath: int, turn: float) -> list[Mark]:
    """A plate that points to the tail; ``turn`` alternates between 1 and -1 along the spine."""
    if breath == 1:
        right = [at(0, -0.1), at(0.42, 0.3), at(0.3, 0.75), at(0, 1.3)]
        left = [at(-0.3, 0.75), at(-0.42, 0.3), at(0, -0.1)]
        return [Mark(trace(right, left), "shade", "inner", 1)]
    if breath == 2:
        jags = [(0, 0.1), (0.95, -0.15), (0.5, 0.42), (0.85, 0.36), (0, 1.25)]
        mirror = [(-u, v) for u, v in reversed(jags[1:-1])]
        return [Mark(straight([at(*jag) for jag in jags + mirror]), "shade", "inner", 1)]
    if breath == 3:
        top = at(0, -0.08)
        right = [top, at(0.62, 0.12), at(0.92, 0.45), at(0.98, 0.95)]
        left = [at(-0.92, 0.45), at(-0.62, 0.12), top]
        tongue = [at(0.26, 1.0), at(0.1 * turn, 1.35)], [at(-0.26, 1.0), at(-0.40, 0.74)]
        outline = trace(right, [at(0.62, 0.72), at(0.40, 0.74)], *tongue, [at(-0.62, 0.72), at(-0.98, 0.95)], left)
        return [Mark(outline, "glow", "inner", 1)]
    if breath == 4:
        kite = [at(0, -0.02), at(0.85, 0.42), at(0, 1.06), at(-0.85, 0.42)]
        return [
            Mark(straight(kite), "paper", None, 1),
            Mark(straight(kite[:3]), "deep", None, 1),
            Mark(straight(kite) + straight([kite[0], kite[2]], closed=False), None, "inner", 1),
        ]
    slab = [at(-0.6, 0), at(0.6, 0), at(1.2, 0.48), at(0.6, 0.96), at(-0.6, 0.96), at(-1.2, 0.48)]
    crack = [at(-0.2 * turn, 0), at(0.15 * turn, 0.34), at(-0.2 * turn, 0.55), at(0.15 * turn, 0.96)]
    branch = straight([crack[2], at(-1.0 * turn, 0.5)], closed=False)
    return [
        Mark(straight(slab), "shade", "inner", 1),
        Mark(straight(crack, closed=False) + branch, None, "spark", 2),
    ]


def spine(trunk: Trunk, build: Build, breath: int, bare: tuple[float, float] | None = None) -> list[Mark]:
    """Plates from the nape to the tail's tip, largest at the shoulders; none between the heights ``bare``."""
    marks: list[Mark] = []
    total = len(trunk.stations) - 1
    distance, turn = 0.5, 1.0
    while distance < total - 3:
        swell = math.sin(math.pi * min(distance / total * 1.25, 1.0) ** 0.9)
        size = (0.5 + 0.8 * swell) * (0.75 + 0.09 * build.neck)
        station = trunk.station(distance)
        top = station.point[1]
        if bare is None or top + 3.4 * size < bare[0] or top > bare[1]:
            marks += plate(scaled(station, 1.15 * size, 2.9 * size), breath, turn)
        distance += 2.9 * size * 1.08
        turn = -turn
    return merged(marks)


def scaled(station: Station, half: float, length: float) -> Place:
    """Places about a station in units of a half width and a length."""

    def at(across: float, along: float) -> Point:
        return station.at(across * half, along * length)

    return at


def tail_tip(trunk: Trunk, build: Build, breath: int) -> list[Mark]:
    """The lance, bolt, spade, crystals or club at the end of the tail."""
    end, size = trunk.stations[-1], build.tip
    at = scaled(end, size, size)
    if breath == 1:
        right = [at(0, -0.9), at(0.16, -0.1), at(0.62, 0.15)], [at(0.42, 0.65), at(0, 2.0)]
        left = [at(-0.42, 0.65), at(-0.62, 0.15)], [at(-0.16, -0.1), at(0, -0.9)]
        rib = straight([at(0, 0.1), at(0, 1.5)], closed=False)
        return [Mark(trace(*right, *left), "shade", "outline"), Mark(rib, None, "hair", 2)]
    if breath == 2:
        jags = [(-0.15, -0.9), (0.30, 0.25), (0.0, 0.30), (0.95, 1.15), (0.40, 1.15), (0.75, 2.1)]
        back = [(-0.55, 0.95), (-0.02, 0.92), (-0.75, 0.1), (-0.35, 0.05)]
        return [Mark(straight([at(*jag) for jag in jags + back]), "shade", "outline")]
    if breath == 3:
        right = (
            [at(0, -0.8), at(0.2, -0.1), at(0.75, 0.25), at(1.0, 0.05)],
            [at(0.95, 0.75), at(0.45, 1.05), at(0.25, 1.45), at(0.45, 1.95)],
        )
        left = (
            [at(-0.1, 1.7), at(-0.35, 1.1), at(-0.9, 0.75), at(-1.0, 0.05)],
            [at(-0.75, 0.25), at(-0.2, -0.1), at(0, -0.8)],
        )
        heart = trace([at(0, 0.2), at(0.3, 0.6), at(0.1, 1.0)], [at(-0.25, 0.7), at(0, 0.2)])
        return [Mark(trace(*right, *left), "glow", "outline"), Mark(heart, None, "hair", 2)]
    if breath == 4:
        marks: list[Mark] = []
        for turn, length, back_off in (
            (-64, 1.35, -0.25),
            (64, 1.35, -0.25),
            (-31, 1.8, -0.15),
            (31, 1.8, -0.15),
            (0, 2.2, -0.1),
        ):
            marks += crystal(at(0, back_off), end.bearing + turn, length * size, 0.3 * size)
        return marks
    return club(at, size)


def club(at: Place, size: float) -> list[Mark]:
    """A magma dragon's tail: a cracked boulder with knobs."""
    marks: list[Mark] = []
    for u, v in ((-0.95, 0.35), (0.95, 0.35), (-0.85, 1.05), (0.85, 1.05), (0, 1.65)):
        near, far = at(u * 0.55, 0.7 + (v - 0.7) * 0.55), at(u * 1.05, 0.7 + (v - 0.7) * 1.1)
        marks.append(Mark(limb([near, far], profile((0, 0.24), (1, 0.10), scale=size), 0.6), "shade", "inner"))
    rim = (
        (-0.28, -0.35),
        (0.28, -0.35),
        (0.78, 0.2),
        (0.82, 0.95),
        (0.38, 1.42),
        (-0.38, 1.42),
        (-0.82, 0.95),
        (-0.78, 0.2),
    )
    cracks = (
        ((-0.1, -0.3), (0.14, 0.3), (-0.2, 0.62), (0.12, 0.95), (-0.05, 1.4)),
        ((0.14, 0.3), (0.78, 0.32)),
        ((-0.2, 0.62), (-0.8, 0.55)),
        ((0.12, 0.95), (0.7, 1.1)),
    )
    lines = joined(straight([at(*point) for point in crack], closed=False) for crack in cracks)
    return [*marks, Mark(straight([at(*point) for point in rim]), "shade", "outline"), Mark(lines, None, "spark", 2)]
