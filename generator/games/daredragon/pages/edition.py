"""What the pages of the game share: the content in its variant, the words with their figures, the easel."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from generator.games.daredragon.content import Content
from generator.games.daredragon.content_text import figures_for, step_text, title
from generator.games.daredragon.model_deck import Action, Owner
from generator.games.daredragon.model_rules import VariantKind
from generator.games.daredragon.rules.dracometer import shift
from generator.games.daredragon.rules.variants import apply_variant
from generator.games.game import Job
from generator.i18n.texts import Texts
from generator.kit.easel import Easel

#: Steps along the dracometer in a text: what a player's eye looks for.
_STEPS = re.compile(r"[+−]\d+Ϟ")
#: The space between a number and the word that it counts, and before a number that ends its phrase.
_COUNTED = re.compile(r"(?<=\d) (?=[^\W\d])|(?<=[^\W\d]) (?=\d+[.)])")


@dataclass(frozen=True)
class Edition:
    """A document in the making: its job, and the content in the variant that was asked for."""

    job: Job
    content: Content

    @property
    def texts(self) -> Texts:
        """The texts in the language that is printed."""
        return self.job.texts

    @cached_property
    def figures(self) -> dict[str, Any]:
        """The figures that any text of the game may show."""
        return figures_for(self.content, self.job.texts)

    def say(self, key: str, /, **more: Any) -> str:
        """A text with the game's figures, and ``more``, filled in."""
        return self.job.texts(key, **self.figures, **more)

    def easel(self) -> Easel:
        """An empty easel."""
        return Easel(self.job.theme, self.job.scribe)

    @cached_property
    def variant_name(self) -> str:
        """Which variant is printed; empty for the game as its author balanced it."""
        variant = self.content.variant
        if variant.kind is VariantKind.STANDARD:
            return ""
        return self.texts("names.variants.printed", name=self.texts(f"names.variants.{variant.id}"))

    @cached_property
    def variant_line(self) -> str:
        """Which variant is printed, with its steps; empty for the game as its author balanced it."""
        variant = self.content.variant
        if variant.kind is VariantKind.STANDARD:
            return ""
        shifts = self.texts(f"names.variants.{variant.kind}", dragon=step_text(variant.steps(Owner.DRAGON)))
        return f"{self.variant_name} ({shifts[:1].lower()}{shifts[1:]})"

    def end_reached(self, owner: Owner, action: Action) -> int | None:
        """The end of the dracometer that stopped the variant's shift of an action's damage; none if none did."""
        base = self.content.base_deck(owner).action(action.id)
        steps = self.content.variant.steps(owner)
        if not steps or base is None or not base.is_attack or base.damage is None:
            return None
        moved = shift(self.content.figures.dracometer, base.damage, steps)
        return moved.value if moved.clamped else None

    @property
    def clamped(self) -> list[str]:
        """The titles of the actions whose shift an end of the dracometer stopped, each with that end."""
        return [
            f"{title(self.texts, owner, action)}: {self.texts('pages.clamped', n=end)}"
            for owner in Owner
            for action in self.content.deck(owner).actions
            if (end := self.end_reached(owner, action)) is not None
        ]

    @property
    def credit(self) -> str:
        """Whose game it is, under which licence, and that it was adapted."""
        return self.say("pages.credit")

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.texts("names.game")


def edition_of(job: Job) -> Edition:
    """The edition that a job prints. Notes of the variant go to the scribe.

    Raises ContentError for a variant that the content does not have.
    """
    content: Content = job.content
    name = job.options.get("variant") or content.variants.variants[0].id
    content = apply_variant(content, str(name))
    for note in content.notes:
        job.scribe.note(note)
    return Edition(job, content)


def emphasised(text: str) -> str:
    """A text with its steps along the dracometer in bold, and its numbers kept with the words that they count."""
    return _STEPS.sub(lambda match: f"**{match.group()}**", _COUNTED.sub("\u00a0", text))
