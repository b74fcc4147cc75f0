"""Spells in a log that do no damage: what they change, and the choices that their wizard must write down."""

from __future__ import annotations

from dataclasses import replace

from generator.games.dragon_lords.logs.fields import clockwise
from generator.games.dragon_lords.logs.marks import judge_marks
from generator.games.dragon_lords.logs.model import RiderAction
from generator.games.dragon_lords.logs.replay import Loc, TurnInPlay
from generator.games.dragon_lords.model.options import Section, Spell
from generator.games.dragon_lords.rules.blows import heal
from generator.games.dragon_lords.rules.dragon import Dragon
from generator.games.dragon_lords.rules.spells import enchanted, spun, widest_spin


def cast(turn: TurnInPlay, name: str, record: RiderAction, spell: Spell, target: Dragon) -> None:
    """Let a spell that has hit take effect on its target (The Spells)."""
    tables, loc = turn.replay.tables, (*turn.entry_loc(name), "rider")
    match spell:
        case Spell.HEAL:
            changed = _healed(turn, name, record, target, loc)
        case Spell.SPIN:
            changed = _spun(turn, name, record, target, loc)
        case Spell.DISTORT_RANGE:
            changed = _distorted(turn, name, record, target, loc)
        case Spell.SADDLESORE:
            if target.rider is None:
                turn.note("illegal-rider-action", name, f"{record.target} has no rider", loc)
            changed = enchanted(tables, target, spell, acted=record.target in turn.acted)
        case _:
            changed = enchanted(tables, target, spell)
    turn.replay.dragons[record.target] = changed


def _healed(turn: TurnInPlay, name: str, record: RiderAction, target: Dragon, loc: Loc) -> Dragon:
    """The target with the points restored that its player chose (The Spells: Heal)."""
    dice = turn.replay.tables.spells.spells[Spell.HEAL].effect.restores
    if dice is not None:
        roll = turn.rolled(replace(dice, modifier=0), record.dice, name, "the points restored", (*loc, "dice"))
        if roll is not None:
            hurt = {section: target.wounds.taken(section) for section in Section}
            judge_marks(turn, name, record.marks, roll + dice.modifier, hurt, (*loc, "marks"))
    return heal(target, record.marks)


def _spun(turn: TurnInPlay, name: str, record: RiderAction, target: Dragon, loc: Loc) -> Dragon:
    """The target turned as the wizard chose (The Spells: Spin)."""
    step, widest = record.turn, widest_spin(turn.replay.tables)
    if step is None:
        message = f"nothing says how {record.target} is spun"
        turn.note("missing-choice", name, message, loc, "write “turn: L1” or “turn: R2”")
        return target
    if step.count > widest:
        message = f"spins {record.target} by {step.count} hexsides, {widest} at most are allowed"
        turn.note("illegal-rider-action", name, message, (*loc, "turn"))
    return spun(target, clockwise(step))


def _distorted(turn: TurnInPlay, name: str, record: RiderAction, target: Dragon, loc: Loc) -> Dragon:
    """The target that sees its own target nearer or farther, as the wizard chose (The Spells: Distort Range)."""
    if record.seems is None:
        hint = "write “seems: nearer” or “seems: farther”"
        turn.note("missing-choice", name, f"nothing says how {record.target} sees its target", loc, hint)
    return enchanted(turn.replay.tables, target, Spell.DISTORT_RANGE, nearer=record.seems != "farther")
