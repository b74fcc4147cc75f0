"""Fore and hind legs from the side, claws spread."""

from __future__ import annotations

from collections.abc import Sequence

from generator.games.dragon_lords.art.claws import claw
from generator.games.dragon_lords.art.curves import lerp, shifted
from generator.games.dragon_lords.art.limbs import limb, profile
from generator.games.dragon_lords.art.sketch import Mark
from generator.games.dragon_lords.figures.stature import FORELEG, HINDLEG, Stature
from generator.scene.geometry import Affine, Point

#: The bones of a leg from where it grows out of the body: knee, heel, foot; and the bearings of its toes.
FORE: tuple[Point, ...] = ((0.0, 0.0), (3.4, 4.6), (5.2, 6.4), (9.0, 4.4), (11.4, 3.0))
HIND: tuple[Point, ...] = ((0.0, 0.0), (4.4, 3.4), (6.6, 6.4), (4.4, 10.4), (3.4, 13.4), (5.0, 15.4))
FORE_TOES = ((52.0, 1.0), (84.0, 1.1), (118.0, 1.0), (160.0, 0.8))
HIND_TOES = ((96.0, 1.0), (122.0, 1.15), (150.0, 1.0), (212.0, 0.8))


def foot(at: Point, toes: Sequence[tuple[float, float]], size: float, claws: int) -> list[Mark]:
    """Toes with their claws about a point."""
    marks: list[Mark] = []
    for bearing, reach in toes:
        knuckle, end = shifted(at, bearing - 8, size * 1.2 * reach), shifted(at, bearing + 6, size * 2.0 * reach)
        nail = claw(shifted(end, bearing + 14, -size * 0.15), bearing + 18, size * 0.42, claws, 1)
        widths = profile((0, 0.5), (0.5, 0.46), (0.8, 0.5), (1, 0.4), scale=size)
        marks.append(Mark(nail, "deep", "inner"))
        marks.append(Mark(limb([lerp(at, knuckle, 0.1), knuckle, end], widths, 0.7), "paper", "inner"))
    return marks


def legs(stature: Stature, claws: int, far: bool) -> list[Mark]:
    """The legs of the near side, or those of the far side, which are seen a little before them."""
    marks: list[Mark] = []
    w = stature.limb
    for root, bones, toes, knots in (
        (HINDLEG, HIND, HIND_TOES, ((0, 2.7), (0.25, 2.3), (0.5, 1.35), (0.75, 0.75), (1, 0.9))),
        (FORELEG, FORE, FORE_TOES, ((0, 1.7), (0.3, 1.4), (0.55, 0.95), (0.85, 0.7), (1, 0.85))),
    ):
        shift = Affine(e=root[0] + (2.6 if far else 0.0), f=root[1] + (-1.6 if far else 0.0))
        line = [shift.apply(*bone) for bone in bones]
        widths = profile(*knots, scale=w)
        outline = limb(line, widths, 0.8)
        marks += foot(line[-1], toes, w * 0.85, claws)
        marks += [
            Mark(outline, "shade" if far else "paper"),
            Mark(limb(line, widths, 0.8, rooted=True), None, "outline"),
        ]
    return marks
