"""Variants: the attacks of one side or both made stronger or weaker along the dracometer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from generator.errors import ContentError, Finding, Severity, did_you_mean
from generator.games.daredragon.model_deck import Action, Deck, Owner
from generator.games.daredragon.model_rules import Variant
from generator.games.daredragon.rules.dracometer import shift

if TYPE_CHECKING:
    from generator.games.daredragon.content import Content


def apply_variant(content: Content, name: str) -> Content:
    """The content with its attacks shifted (3.1); what ran into an end of the dracometer stands in ``notes``.

    Always counts from the game as it was read: applying another variant replaces the first. Raises ContentError for a
    variant that the content does not have.
    """
    names = [variant.id for variant in content.variants.variants]
    if name not in names:
        message = f"there is no variant “{name}”"
        raise ContentError([Finding("unknown-variant", message, hint=did_you_mean(name, names))])
    variant = content.variants.variants[names.index(name)]
    daredevil, their_notes = shift_deck(content, Owner.DAREDEVIL, variant)
    dragon, its_notes = shift_deck(content, Owner.DRAGON, variant)
    notes = (*their_notes, *its_notes)
    return replace(content, variant=variant, daredevil_deck=daredevil, dragon_deck=dragon, notes=notes)


def shift_deck(content: Content, owner: Owner, variant: Variant) -> tuple[Deck, list[Finding]]:
    """A deck with the damage of all its attacks moved, and a note for each that ran into an end."""
    steps, deck = variant.steps(owner), content.base_deck(owner)
    notes: list[Finding] = []
    actions: list[Action] = []
    for index, action in enumerate(deck.actions):
        if steps and action.is_attack and action.damage is not None:
            moved = shift(content.figures.dracometer, action.damage, steps)
            if moved.clamped:
                asked = f"the variant “{variant.id}” asks for {steps:+d} from {action.damage}"
                message = f"“{action.id}” stops at {moved.value}: {asked}"
                where = content.where(f"{owner}-deck", "actions", index, "damage")
                notes.append(Finding("clamped", message, where, Severity.NOTE))
            action = action.model_copy(update={"damage": moved.value})
        actions.append(action)
    return deck.model_copy(update={"actions": tuple(actions)}), notes
