"""Which guards act on the dragon's attack: the dodge that saves its target, and the shields."""

from __future__ import annotations

from generator.games.daredragon.model_deck import Action, Effect
from generator.games.daredragon.rules.state import Daredevil, Fight, Guard


def able_guards(fight: Fight, effect: Effect) -> tuple[Guard, ...]:
    """The guards of a kind whose owners stand (2.1, On the ground)."""
    able = (guard for guard in fight.guards if guard.effect is effect)
    return tuple(guard for guard in able if stands(fight.daredevil(guard.by)))


def stands(daredevil: Daredevil) -> bool:
    """Whether a daredevil is on their feet and has health points left."""
    return not (daredevil.prone or daredevil.incapacitated)


def dodging_guard(fight: Fight, target: Daredevil) -> Guard | None:
    """The guard that saves the target: the first laid, not the target's own, and only if the target stands (2.1)."""
    if target.prone:
        return None
    return next((guard for guard in able_guards(fight, Effect.DODGE) if guard.by != target.seat), None)


def shielding_guards(fight: Fight, target: Daredevil, action: Action, *, dodged: bool) -> tuple[Guard, ...]:
    """The shields that act, in the order in which they were laid (2.1, Shield).

    Against a single attack the target cannot shield themselves. A dodge leaves a single attack nothing to shield from;
    that the dodge goes first, and that an idle guard stays on guard, is our reading.
    """
    shields = able_guards(fight, Effect.SHIELD)
    if action.is_area:
        return shields
    return () if dodged else tuple(guard for guard in shields if guard.by != target.seat)
