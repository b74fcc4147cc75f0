"""The whole dragon from the side as marks, from back to front."""

from __future__ import annotations

from functools import lru_cache

from generator.games.dragon_lords.art.sketch import Mark
from generator.games.dragon_lords.figures.head import head, places
from generator.games.dragon_lords.figures.legs import legs
from generator.games.dragon_lords.figures.ornaments import horns, spines, tip
from generator.games.dragon_lords.figures.stature import SHOULDER, SPANS, STATURES
from generator.games.dragon_lords.figures.trunk import hide, trunk
from generator.games.dragon_lords.figures.wing import wing
from generator.scene.geometry import rotate, scale, translate


@lru_cache(maxsize=16)
def rising(body: int, wings: int, breath: int, claws: int) -> tuple[Mark, ...]:
    """The dragon of four steps, each 1 to 5, facing right."""
    stature = STATURES[body - 1]
    trunk_ = trunk(stature)
    at = places(stature)
    size = SPANS[wings - 1]
    near = translate(*SHOULDER) @ scale(size)
    far = translate(SHOULDER[0] + 1.8, SHOULDER[1] - 0.2) @ rotate(35) @ scale(size * 0.88)
    return (
        *wing(far, claws, "shade", "deep", False, stature.limb),
        *legs(stature, claws, True),
        *spines(trunk_, stature, breath, size),
        *tip(trunk_, body, breath),
        *hide(trunk_),
        *horns(at, stature, breath),
        *head(at, stature, claws),
        *legs(stature, claws, False),
        *wing(near, claws, "tint", "shade", True, stature.limb),
    )
