"""The wizard's spells as changes of a dragon, and how long they last."""

from __future__ import annotations

from dataclasses import replace

from generator.games.dragon_lords.model.options import Spell
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.dragon import NO_MAGIC, Dragon
from generator.games.dragon_lords.rules.hexes import DEGREES, turned

LASTING = frozenset({Spell.DULL, Spell.SHARPEN, Spell.LETHARGY, Spell.VIGOR, Spell.QUICKEN, Spell.SLOW})
"""Spells that lie on a dragon and are asked for when it flies or fights."""

HARMFUL = frozenset({Spell.FIREBALL, Spell.LIGHTNING_BOLT})
"""Spells that do damage, rolled for like that of breath."""


def pay(tables: Tables, wizard: Dragon, spell: Spell) -> Dragon:
    """The wizard's dragon with the magic points of a spell spent, whether it hits or not (The Wizard)."""
    return replace(wizard, magic_points=max(wizard.magic_points - tables.spells.spells[spell].cost, 0))


def begin_rider_actions(dragon: Dragon) -> Dragon:
    """The dragon at the start of the rider actions phase: spells end, a lost action falls due (The Spells)."""
    return replace(dragon, magic=NO_MAGIC, rider_rests=dragon.rider_rests_next, rider_rests_next=False)


def enchanted(tables: Tables, target: Dragon, spell: Spell, *, nearer: bool = True, acted: bool = False) -> Dragon:
    """The target of a spell that lasts (The Spells).

    ``nearer`` is for Distort Range: whether targets seem nearer than they are. ``acted`` is for Saddlesore: whether the
    rider has acted this turn already, and so loses its next action. Raises KeyError for a spell that does not last.
    """
    effect, magic = tables.spells.spells[spell].effect, target.magic
    match spell:
        case Spell.DISTORT_RANGE:
            steps = (effect.steps or 0) * (1 if nearer else -1)
            return replace(target, magic=replace(magic, distortion=magic.distortion + steps))
        case Spell.FORCE_SHIELD:
            return replace(target, magic=replace(magic, shield=magic.shield + (effect.absorbs or 0)))
        case Spell.SADDLESORE if acted:
            return replace(target, rider_rests_next=True)
        case Spell.SADDLESORE:
            return replace(target, rider_rests=True)
        case _ if spell in LASTING:
            return replace(target, magic=replace(magic, spells=(*magic.spells, spell)))
    raise KeyError(spell)


def widest_spin(tables: Tables) -> int:
    """The hexsides that Spin turns a dragon by at most (The Spells: Spin)."""
    return (tables.spells.spells[Spell.SPIN].effect.degrees or 0) // DEGREES


def spun(target: Dragon, sides: int) -> Dragon:
    """The target turned by so many hexsides clockwise; a turn of its own in that hex stays as it was (Spin)."""
    return replace(target, pose=replace(target.pose, facing=turned(target.pose.facing, sides)))
