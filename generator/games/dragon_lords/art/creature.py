"""The whole creature as marks, from back to front."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from generator.games.dragon_lords.art.breath import breath_sign
from generator.games.dragon_lords.art.head import head
from generator.games.dragon_lords.art.hide import hide
from generator.games.dragon_lords.art.horns import crest, horns
from generator.games.dragon_lords.art.legs import legs
from generator.games.dragon_lords.art.membrane import bones, skin
from generator.games.dragon_lords.art.proportions import BUILDS, SPANS, Build
from generator.games.dragon_lords.art.sketch import Mark, pairs
from generator.games.dragon_lords.art.spine import spine, tail_tip
from generator.games.dragon_lords.art.trunk import Trunk, trunk
from generator.games.dragon_lords.art.wings import Wing, wing
from generator.scene.geometry import Box


@dataclass(frozen=True, slots=True)
class Creature:
    """A dragon: its marks from back to front, and the parts that carry damage circles."""

    build: Build
    trunk: Trunk
    wing: Wing
    marks: tuple[Mark, ...]

    def bounds(self, level: int) -> Box:
        """The smallest box of the sheet around the marks of at most a level of detail."""
        points = [step[-2:] for mark in self.marks if mark.level <= level for step in mark.steps if len(step) > 1]
        xs, ys = [float(point[0]) for point in points], [float(point[1]) for point in points]
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


@lru_cache(maxsize=64)
def creature(body: int, wings: int, breath: int, claws: int, bare: tuple[float, float] | None = None) -> Creature:
    """The dragon of four steps, each 1 to 5; no spine plates stand between the two heights ``bare``."""
    build = BUILDS[body - 1]
    back, right = trunk(build), wing(build, SPANS[wings - 1])
    antlers = horns(build, breath)
    marks = [
        *pairs(legs(build, claws)),
        *pairs(skin(right)),
        Mark(back.outline, "paper"),
        *hide(back, build, scaly=bare is None),
        Mark(back.outline, None, "outline"),
        *pairs(bones(right, build, claws)),
        *spine(back, build, breath, bare),
        *tail_tip(back, build, breath),
        *antlers.behind,
        *head(build, claws),
        *crest(build, breath),
        *antlers.above,
        *(replace(mark, level=max(mark.level, 1)) for mark in breath_sign(build, breath)),
    ]
    return Creature(build, back, right, tuple(marks))
