"""Variants: the attacks of one side or both made stronger or weaker along the dracometer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from generator.errors import ContentError, Finding, Place, Severity, did_you_mean
from generator.games.daredragon.model_deck import Action, Deck
from generator.games.daredragon.model_rules import Dracometer, Variant
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
    scale = content.figures.dracometer
    daredevil, their_notes = shift_deck(
        scale, content.base_daredevil_deck, variant, variant.daredevil, lambda i: content.where("daredevil-deck", "actions", i)
    )
    dragon, its_notes = shift_deck(
        scale, content.base_dragon_deck, variant, variant.dragon, lambda i: content.where("dragon-deck", "actions", i)
    )
    return replace(
        content, variant=variant, daredevil_deck=daredevil, dragon_deck=dragon, notes=(*their_notes, *its_notes)
    )


def shift_deck(
    scale: Dracometer, deck: Deck, variant: Variant, steps: int, where: Callable[[int], Place]
) -> tuple[Deck, list[Finding]]:
    """A deck with the damage of all its attacks moved, and a note for each that ran into an end."""
    notes: list[Finding] = []
    actions: list[Action] = []
    for index, action in enumerate(deck.actions):
        if steps and action.is_attack and action.damage is not None:
            moved = shift(scale, action.damage, steps)
            if moved.clamped:
                message = f"“{action.id}” stops at {moved.value}: the variant “{variant.id}” asks for {steps:+d}"
                notes.append(Finding("clamped", message, where(index), Severity.NOTE))
            action = action.model_copy(update={"damage": moved.value})
        actions.append(action)
    return deck.model_copy(update={"actions": tuple(actions)}), notes
