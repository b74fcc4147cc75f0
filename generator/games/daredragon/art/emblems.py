"""Emblems of all actions of both decks and of the dragon's parts, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from generator.games.daredragon.art import daredevil_blows, daredevil_helps, dragon_attacks, dragon_specials, parts
from generator.games.daredragon.art.palette import WOODCUT, Palette
from generator.games.daredragon.art.sketch import Mark, framed, render
from generator.scene.geometry import Box
from generator.scene.nodes import Node

_DRAWINGS: dict[str, Callable[[], list[Mark]]] = {
    "dragon-fire-breath": dragon_attacks.fire_breath,
    "dragon-roar": dragon_attacks.roar,
    "dragon-crush": dragon_attacks.crush,
    "dragon-bite": dragon_attacks.bite,
    "dragon-swing": dragon_attacks.swing,
    "dragon-trample": dragon_attacks.trample,
    "dragon-heavy-strike": dragon_attacks.heavy_strike,
    "dragon-strike": dragon_attacks.strike,
    "dragon-quick-strike": dragon_attacks.quick_strike,
    "dragon-far-glare-right": dragon_specials.far_glare_right,
    "dragon-far-glare-left": dragon_specials.far_glare_left,
    "dragon-glare-right": dragon_specials.glare_right,
    "dragon-glare-left": dragon_specials.glare_left,
    "dragon-regeneration": dragon_specials.regeneration,
    "daredevil-intervention-dodge": daredevil_helps.intervention_dodge,
    "daredevil-draw-aggro": daredevil_helps.draw_aggro,
    "daredevil-shield": daredevil_helps.shield,
    "daredevil-entangle": daredevil_blows.entangle,
    "daredevil-charge": daredevil_blows.charge,
    "daredevil-precision-strike": daredevil_blows.precision_strike,
    "daredevil-strike": daredevil_blows.strike,
    "daredevil-quick-strike": daredevil_blows.quick_strike,
    "daredevil-helping-hand": daredevil_helps.helping_hand,
    "daredevil-first-aid": daredevil_helps.first_aid,
    "part-jaws": parts.jaws,
    "part-paws": parts.paws,
    "part-legs": parts.legs,
    "part-tail": parts.tail,
}

#: Every emblem: ``<deck>-<action id>`` and ``part-<dragon part>``.
EMBLEMS = tuple(_DRAWINGS)


#: Room around the emblems that are all black mass, so that none outweighs the rest; 2 around the others.
_MARGINS = {"dragon-bite": 8.0, "daredevil-shield": 8.0, "daredevil-first-aid": 4.0, "daredevil-precision-strike": 4.0}


@cache
def sketch(name: str) -> tuple[Mark, ...]:
    """The marks of an emblem on a grid of 100. Raises KeyError for a name that is not in ``EMBLEMS``."""
    return tuple(framed(_DRAWINGS[name](), margin=_MARGINS.get(name, 2.0)))


def emblem(name: str, box: Box, palette: Palette = WOODCUT) -> tuple[Node, ...]:
    """The emblem as large as the box allows, in a group named ``art``; inner cuts appear with its size.

    Raises KeyError for a name that is not in ``EMBLEMS``.
    """
    return render(sketch(name), box, palette)
