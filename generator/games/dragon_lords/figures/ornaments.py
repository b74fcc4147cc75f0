"""Horns, spines along the back and the tip of the tail, by breath weapon, from the side."""

from __future__ import annotations

import math
from collections.abc import Callable

from generator.games.dragon_lords.art.curves import lerp, shifted, straight, trace
from generator.games.dragon_lords.art.limbs import limb, profile
from generator.games.dragon_lords.art.palette import Fill
from generator.games.dragon_lords.art.proportions import BUILDS
from generator.games.dragon_lords.art.shards import bolt, crystal
from generator.games.dragon_lords.art.sketch import Mark, merged
from generator.games.dragon_lords.art.spine import tail_tip
from generator.games.dragon_lords.art.trunk import Station
from generator.games.dragon_lords.art.trunk import Trunk as TrunkFromAbove
from generator.games.dragon_lords.figures.head import Place
from generator.games.dragon_lords.figures.stature import Stature
from generator.games.dragon_lords.figures.trunk import Trunk
from generator.scene.geometry import Point
from generator.scene.outlines import Steps

#: How far the spines lean towards the tail, in degrees.
LEAN = 38.0
#: Where along the back the spines begin and end, and the share of the back from one to the next for the smallest.
FIRST, LAST = 0.03, 0.90
#: Where the root of the wing begins, and how much of the back the largest one covers.
WING, COVERED = 0.245, 0.19


def horns(at: Place, stature: Stature, breath: int) -> list[Mark]:
    """The horns of the near side, and behind them those of the far side."""
    thick = profile((0, 0.75), (0.3, 0.70), (1, 0), scale=stature.head)
    thin = profile((0, 0.50), (0.3, 0.48), (1, 0), scale=stature.head)

    def curved(points: list[Point], widths: Callable[[float], float], fill: Fill = "paper") -> Mark:
        return Mark(limb([at(*point) for point in points], widths), fill, "inner")

    h = stature.head
    if breath == 1:
        return [
            curved([(3.4, -3.2), (1.4, -5.0), (-1.0, -6.2), (-3.6, -6.6)], thin, "shade"),
            curved([(2.4, -2.7), (0.0, -4.0), (-3.0, -4.6), (-6.2, -4.0)], thick),
            curved([(0.9, 3.0), (-1.2, 3.6), (-3.0, 3.4)], thin),
        ]
    if breath == 2:
        return [
            Mark(bolt(at(3.2, -3.0), -38, 5.6 * h, 0.85 * h, 1), "shade", "inner"),
            Mark(bolt(at(2.0, -2.4), -66, 7.4 * h, 0.95 * h, 1), "paper", "inner"),
            Mark(bolt(at(0.8, 3.2), -112, 3.6 * h, 0.6 * h, 1), "paper", "inner"),
        ]
    if breath == 3:
        return [
            curved([(3.6, -3.2), (2.4, -5.4), (0.2, -6.6), (-0.6, -8.4), (0.6, -9.6)], thin, "shade"),
            curved([(2.4, -2.7), (0.4, -4.4), (-2.4, -4.8), (-4.2, -6.4), (-4.0, -8.4)], thick),
            curved([(0.8, 3.2), (-1.6, 3.2), (-3.2, 4.6)], thin, "glow"),
            curved([(0.6, 2.2), (-2.0, 1.6), (-3.8, 2.4)], thin, "glow"),
        ]
    if breath == 4:
        return [
            *crystal(at(3.8, -3.0), -12, 4.6 * h, 0.75 * h),
            *crystal(at(2.8, -2.8), -40, 6.6 * h, 0.85 * h),
            *crystal(at(1.4, -2.2), -66, 6.2 * h, 0.8 * h),
            *crystal(at(0.6, 3.2), -120, 3.6 * h, 0.6 * h),
        ]
    heavy = profile((0, 1.15), (0.3, 1.15), (0.7, 0.75), (1, 0), scale=h)
    return [
        curved([(3.6, -2.6), (2.4, -5.2), (3.6, -7.2), (6.2, -7.8)], thick, "shade"),
        curved([(2.2, -2.4), (-0.6, -4.4), (0.0, -7.0), (2.6, -8.4), (4.6, -8.2)], heavy),
        curved([(0.9, 2.8), (-1.0, 4.2), (-0.4, 5.8)], thick),
    ]


def spines(body: Trunk, stature: Stature, breath: int, span: float) -> list[Mark]:
    """Spines from the nape to the tail, largest over the shoulders; none behind the root of a wing of that span."""
    marks: list[Mark] = []
    share, turn = FIRST, 1.0
    while share < LAST:
        if WING < share < WING + COVERED * span:
            share = WING + COVERED * span
        swell = math.sin(math.pi * min(1.0, 1.1 * share + 0.12))
        size = (0.55 + 0.75 * swell) * (0.85 + 0.13 * stature.neck)
        back, belly, _ = body.at(share)
        outward = math.degrees(math.atan2(back[0] - belly[0], belly[1] - back[1]))
        marks += spine(lerp(back, belly, 0.12), outward - LEAN, size, breath, turn)
        share += 0.0225 * size + 0.004
        turn = -turn
    return merged(marks)


def spine(root: Point, bearing: float, size: float, breath: int, turn: float) -> list[Mark]:
    """One spine that points along a bearing."""

    def at(along: float, across: float) -> Point:
        return shifted(shifted(root, bearing, along * size), bearing + 90, across * size)

    if breath == 1:
        spike: Steps = trace([at(0, -0.55), at(1.2, -0.25), at(2.6, 0.15)], [at(1.2, 0.35), at(0, 0.6)])
        return [Mark(spike, "shade", "inner")]
    if breath == 2:
        jags = [(0, -0.8), (1.1, -0.35), (0.95, 0.05), (2.6, -0.2), (1.5, 0.65), (1.6, 0.25), (0, 0.9)]
        return [Mark(straight([at(*jag) for jag in jags]), "shade", "inner")]
    if breath == 3:
        flame = trace(
            [at(0, -0.8), at(1.0, -0.75), at(1.7, -0.1), at(2.5, -0.5)], [at(2.2, 0.5), at(1.2, 0.75), at(0, 0.8)]
        )
        return [Mark(flame, "glow", "inner")]
    if breath == 4:
        return crystal(root, bearing + 8 * turn, 2.5 * size, 0.62 * size)
    slab = [(0, -0.95), (1.5, -0.85), (1.9, -0.1), (1.45, 0.75), (0, 0.95)]
    return [Mark(straight([at(*corner) for corner in slab]), "shade", "inner")]


def tip(body: Trunk, step: int, breath: int) -> list[Mark]:
    """The tip of the tail, as it is seen from above too."""
    (bx, by), (cx, cy), bearing = body.at(1.0)
    way = math.radians(bearing)
    end = Station(((bx + cx) / 2, (by + cy) / 2), (math.sin(way), -math.cos(way)), 0.3)
    return tail_tip(TrunkFromAbove((), (), (end,)), BUILDS[step - 1], breath)
