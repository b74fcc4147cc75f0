"""Getting better: the dragon's regeneration, First Aid, Helping Hand."""

from __future__ import annotations

from dataclasses import replace

from generator.errors import ContentError, Finding
from generator.games.daredragon.model_deck import Action, Part
from generator.games.daredragon.model_rules import Figures
from generator.games.daredragon.rules.health import healed
from generator.games.daredragon.rules.state import Daredevil, Fight


def weakest_part(figures: Figures, fight: Fight) -> Part:
    """The part with the fewest health points; a tie goes by the order of the setup (2.2, Health Regeneration)."""
    order = figures.setup.parts
    return min(fight.parts, key=lambda state: (state.health, order.index(state.part))).part


def regenerate(figures: Figures, action: Action, fight: Fight) -> Fight:
    """Regeneration resolves: the weakest part gets points back, up to the end of the track (2.2)."""
    state = fight.part(weakest_part(figures, fight))
    health = healed(figures.setup.health, state.health, action.heal or 0)
    return replace(fight.with_part(replace(state, health=health)), warm_up=None)


def first_aid(figures: Figures, action: Action, fight: Fight, by: str, on: str) -> Fight:
    """First Aid resolves: points back, even from 0, and on their feet again; never for oneself (2.1, First Aid).

    Raises ContentError if somebody helps themselves.
    """
    patient = other(fight, by, on)
    health = healed(figures.setup.health, patient.health, action.heal or 0)
    return fight.with_daredevil(replace(patient, health=health, prone=False))


def helping_hand(fight: Fight, by: str, on: str) -> Fight:
    """Helping Hand resolves: somebody else stands up (2.1). Who has no health points left stays down (our reading).

    Raises ContentError if somebody helps themselves.
    """
    helped = other(fight, by, on)
    return fight.with_daredevil(replace(helped, prone=helped.incapacitated))


def other(fight: Fight, by: str, on: str) -> Daredevil:
    """The daredevil helped, who must not be the helper."""
    if by == on:
        raise ContentError([Finding("not-oneself", f"{by} cannot do that for themselves", hint="name another seat")])
    return fight.daredevil(on)
