"""Traps: who springs them, and whether the turn goes on."""

from __future__ import annotations

from generator.games.dragon_strike.model.cards import Trap
from generator.games.dragon_strike.model.effects_harm import Bind, Corrode, Harm, Pit
from generator.games.dragon_strike.model.rules import RuleFigures


def cards_drawn(rules: RuleFigures, hero: bool) -> int:
    """The trap cards drawn when a figure steps on a trap; monsters spring none (Triggering Traps)."""
    return rules.trap_cards if hero else 0


def ends_turn(trap: Trap, resisted: bool) -> bool:
    """Whether a sprung trap has harmed the hero, so that its turn is over (Triggering Traps; Opening a Trapped Chest).

    Whoever loses hit points or is caught has been harmed; time, place and property are no harm.
    """
    effect = trap.effect
    if isinstance(effect, Harm):
        return (effect.resisted if resisted else effect.damage) > 0
    return isinstance(effect, Bind | Corrode | Pit) and not resisted
