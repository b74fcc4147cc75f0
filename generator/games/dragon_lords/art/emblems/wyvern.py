"""The wyvern of the game, seen from above with its wings spread: two-legged, so that nothing but wings stands out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache

from generator.games.dragon_lords.art.emblems.drawing import Drawing, put
from generator.games.dragon_lords.art.head import head
from generator.games.dragon_lords.art.hide import hide
from generator.games.dragon_lords.art.horns import horns
from generator.games.dragon_lords.art.membrane import bones, skin
from generator.games.dragon_lords.art.palette import Stroke
from generator.games.dragon_lords.art.proportions import BUILDS, SPANS
from generator.games.dragon_lords.art.sketch import Mark, pairs
from generator.games.dragon_lords.art.spine import spine, tail_tip
from generator.games.dragon_lords.art.trunk import trunk
from generator.games.dragon_lords.art.wings import wing
from generator.scene.geometry import translate

#: Light body, huge wings, a spade at the end of the tail; sharp.
_BODY, _SPAN, _BREATH, _CLAWS = 2, 5, 3, 3


def finer(marks: Iterable[Mark]) -> Iterator[Mark]:
    """The marks in thinner lines, for parts that are too small here for the pens they were drawn with."""
    thinner: dict[Stroke | None, Stroke] = {"outline": "inner", "inner": "hair"}
    return (replace(mark, stroke=thinner.get(mark.stroke, mark.stroke)) for mark in marks)


@cache
def wyvern() -> Drawing:
    """The wyvern on a grid that it just fills, head up."""
    build = BUILDS[_BODY - 1]
    back, right = trunk(build), wing(build, SPANS[_SPAN - 1])
    antlers = horns(build, _BREATH)
    marks: tuple[Mark, ...] = (
        *pairs(skin(right)),
        Mark(back.outline, "paper"),
        *hide(back, build, scaly=False),
        Mark(back.outline, None, "outline"),
        *pairs(bones(right, build, _CLAWS)),
        *finer(spine(back, build, _BREATH)),
        *tail_tip(back, build, _BREATH),
        *finer([*antlers.behind, *head(build, _CLAWS), *antlers.above]),
    )
    bounds = Drawing(marks).bounds(1)
    return Drawing(put(marks, translate(-bounds.x, -bounds.y)), bounds.width, bounds.height)
