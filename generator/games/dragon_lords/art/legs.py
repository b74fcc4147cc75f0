"""The legs: the front ones reach forward beside the neck, the hind ones trail behind the wings."""

from __future__ import annotations

from collections.abc import Callable

from generator.games.dragon_lords.art.claws import claw
from generator.games.dragon_lords.art.curves import lerp, shifted
from generator.games.dragon_lords.art.limbs import limb, profile, shade
from generator.games.dragon_lords.art.proportions import Build
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.geometry import Point

#: The toes of a foot, outer ones first: degrees from the foot's bearing, and length.
_TOES = ((-52.0, 0.88), (44.0, 0.9), (-20.0, 1.1), (12.0, 1.14))


def foot(at: Point, bearing: float, size: float, claws: int, side: float) -> list[Mark]:
    """A foot with four clawed toes spread about a bearing; ``side`` is the side to which the claws hook."""
    marks: list[Mark] = []
    for spread, reach in _TOES:
        way = bearing + spread
        knuckle, end = shifted(at, way, size * 1.15 * reach), shifted(at, way, size * 1.7 * reach)
        nail = claw(shifted(end, way, -size * 0.12), way, size * 0.33, claws, side)
        widths = profile((0, 0.36), (0.55, 0.40), (0.8, 0.47), (1, 0.36), scale=size)
        marks.append(Mark(nail, "deep", "inner"))
        marks.append(Mark(limb([lerp(at, knuckle, 0.1), knuckle, end], widths, 0.7), "paper", "inner"))
    return marks


def legs(build: Build, claws: int) -> list[Mark]:
    """The two legs of the right side."""
    t, w = build.torso, build.limb
    size = w * 0.66 + 0.85
    paw = (t * 0.60 + 7.8, 37.6)
    front = [(t * 0.64, 50.0), (t * 0.66 + 5.2, 44.6), (t * 0.62 + 7.4, 40.6), paw]
    arm = profile((0, 1.3), (0.5, 1.1), (0.82, 0.7), (1, 0.82), scale=w)
    heel = (t * 0.60 + 7.6, 89.4)
    back = [(t * 0.50, 66.0), (t * 0.74 + 3.8, 74.0), (t * 0.76 + 7.0, 80.0), (t * 0.64 + 7.0, 85.6), heel]
    thigh = profile((0, 2.1), (0.30, 1.8), (0.58, 1.2), (0.86, 0.66), (1, 0.82), scale=w)
    return [
        *foot(paw, 4, size, claws, -1),
        *leg(front, arm, 0),
        *foot(heel, 168, size, claws, 1),
        *leg(back, thigh, 1),
    ]


def leg(line: list[Point], widths: Callable[[float], float], side: int) -> list[Mark]:
    """A leg with its shaded side."""
    outline = limb(line, widths, 0.8)
    return [
        Mark(outline, "paper", "inner"),
        Mark(shade(line, widths, side, 0.35), "tint"),
        Mark(outline, None, "outline"),
    ]
