"""Which drawing belongs to which spell and rider."""

from __future__ import annotations

from generator.games.dragon_lords.art.emblems.archer import ARCHER
from generator.games.dragon_lords.art.emblems.bursts import FIREBALL, LIGHTNING_BOLT
from generator.games.dragon_lords.art.emblems.crossbow import CROSSBOW_SHOOTER
from generator.games.dragon_lords.art.emblems.drawing import Drawing, drawn
from generator.games.dragon_lords.art.emblems.instruments import DISTORT_RANGE, SADDLESORE, SPIN
from generator.games.dragon_lords.art.emblems.javelin import JAVELIN_THROWER
from generator.games.dragon_lords.art.emblems.lancer import LANCER
from generator.games.dragon_lords.art.emblems.paces import QUICKEN, SLOW
from generator.games.dragon_lords.art.emblems.pinions import LETHARGY, VIGOR
from generator.games.dragon_lords.art.emblems.talons import DULL, SHARPEN
from generator.games.dragon_lords.art.emblems.wards import FORCE_SHIELD, HEAL
from generator.games.dragon_lords.art.emblems.wizard import WIZARD
from generator.games.dragon_lords.art.palette import CHART, Palette
from generator.games.dragon_lords.model.options import Rider, Spell
from generator.scene.geometry import Box, Point
from generator.scene.nodes import Group

#: The width of an emblem's grid in a circle, at most, in radii of the circle.
FULLEST = 1.78

EMBLEMS: dict[Spell, Drawing] = {
    Spell.DISTORT_RANGE: DISTORT_RANGE,
    Spell.DULL: DULL,
    Spell.FIREBALL: FIREBALL,
    Spell.FORCE_SHIELD: FORCE_SHIELD,
    Spell.HEAL: HEAL,
    Spell.LETHARGY: LETHARGY,
    Spell.LIGHTNING_BOLT: LIGHTNING_BOLT,
    Spell.QUICKEN: QUICKEN,
    Spell.SADDLESORE: SADDLESORE,
    Spell.SHARPEN: SHARPEN,
    Spell.SLOW: SLOW,
    Spell.SPIN: SPIN,
    Spell.VIGOR: VIGOR,
}

FIGURES: dict[Rider, Drawing] = {
    Rider.LANCER: LANCER,
    Rider.JAVELIN_THROWER: JAVELIN_THROWER,
    Rider.ARCHER: ARCHER,
    Rider.CROSSBOW_SHOOTER: CROSSBOW_SHOOTER,
    Rider.WIZARD: WIZARD,
}


def spell_emblem(spell: Spell, box: Box, palette: Palette = CHART) -> Group:
    """The emblem of a spell, as large as a box allows."""
    return drawn(EMBLEMS[spell], box, palette)


def spell_emblem_within(spell: Spell, centre: Point, r: float, palette: Palette = CHART) -> Group:
    """The emblem of a spell in a circle of ``r`` mm; round ones do not outgrow the others."""
    emblem = EMBLEMS[spell]
    return drawn(emblem, emblem.box_within(*centre, r, FULLEST * r), palette)


def rider_figure(rider: Rider, box: Box, palette: Palette = CHART) -> Group:
    """The figure of a rider in the saddle, as large as a box allows; in boxes of one size all have one scale."""
    return drawn(FIGURES[rider], box, palette)
