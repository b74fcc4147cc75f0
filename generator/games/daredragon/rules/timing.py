"""Warm-ups and cool-downs with their modifiers, and which actions a daredevil may begin."""

from __future__ import annotations

from dataclasses import replace

from generator.games.daredragon.model_deck import Action
from generator.games.daredragon.model_rules import Figures, Modifiers
from generator.games.daredragon.rules.health import part_warm_up
from generator.games.daredragon.rules.ruleset import RuleSet
from generator.games.daredragon.rules.state import Daredevil, Fight, PartState, WarmUp


def why_barred(modifiers: Modifiers, action: Action, daredevil: Daredevil) -> str | None:
    """Why a daredevil cannot play an action now: ``incapacitated`` or ``prone``; nothing if they can (2.1, 2.3).

    The prone cannot stand guard nor begin an action whose base warm-up is 4.
    """
    if daredevil.incapacitated:
        return "incapacitated"
    if daredevil.prone and barred_when_prone(modifiers, action):
        return "prone"
    return None


def barred_when_prone(modifiers: Modifiers, action: Action) -> bool:
    """Whether the prone cannot play the action (2.1, On the ground)."""
    return action.is_guard or action.warm_up == modifiers.warm_up.barred_when_prone


def daredevil_warm_up(modifiers: Modifiers, action: Action, *, prone: bool) -> int | None:
    """Daredevil turns that an action warms up; ``None`` for a guard and for what the prone cannot begin (2.1)."""
    if action.warm_up is None or (prone and barred_when_prone(modifiers, action)):
        return None
    return action.warm_up + (modifiers.warm_up.prone if prone else 0)


def dragon_warm_up(figures: Figures, action: Action, part: PartState | None) -> int:
    """Dragon turns that a card warms up, judged when it is laid: a part at 0 or entangled takes longer (2.1, 2.3)."""
    turns = action.warm_up or 0
    if part is None:
        return turns
    return (
        turns
        + part_warm_up(figures.health, part.health)
        + (figures.modifiers.warm_up.entangled if part.entangled else 0)
    )


def lay_card(figures: Figures, action: Action, fight: Fight, turn: int) -> Fight:
    """The fight after the dragon has laid a card that warms up, on dragon turn ``turn`` (1.6)."""
    part = None if action.part is None else fight.part(action.part)
    turns = dragon_warm_up(figures, action, part)
    laid = WarmUp(turn, turns, action.part, None if part is None else part.health)
    return replace(fight, warm_up=laid)


def needs_target(action: Action) -> bool:
    """Whether a dragon's card is lost without a target: attacks are, single and area (1.6)."""
    return action.is_attack


def is_instant(action: Action) -> bool:
    """Whether a dragon's card resolves at once and the next card is played in the same turn: glares (1.6)."""
    return action.warm_up == 0 and action.cool_down == 0


def draw_aggro(modifiers: Modifiers, fight: Fight, by: str) -> Fight:
    """Draw Aggro resolves: a new target, and a warm-up under way takes a turn longer (2.1, Draw Aggro)."""
    warm_up = fight.warm_up
    if warm_up is not None:
        warm_up = replace(warm_up, turns=warm_up.turns + modifiers.warm_up.aggro)
    return replace(fight, target=fight.daredevil(by).seat, warm_up=warm_up)


def dragon_cool_down(modifiers: Modifiers, action: Action, *, off_balance: bool) -> int:
    """Dragon turns that a card cools down; a single attack dodged into the void takes longer (2.1, Dodge)."""
    return (action.cool_down or 0) + (modifiers.cool_down.dodge if off_balance else 0)


def is_entangled(
    modifiers: Modifiers, ruleset: RuleSet, part: PartState, warm_up: WarmUp | None, daredevil_turn: int | None
) -> bool:
    """Whether a part counts as entangled for an attack on it.

    While the part warms up its own attack, 1.0.2 leaves it entangled until the attack resolves; under 1.0 it is free
    once the extra turn has passed (2.1, Entangle). Without ``daredevil_turn`` the extra turn counts as not yet passed.
    """
    if not part.entangled or not ruleset.frees_at_once:
        return part.entangled
    if warm_up is None or warm_up.part is not part.part or daredevil_turn is None:
        return True
    return warm_up.passed(daredevil_turn) < modifiers.warm_up.entangled
