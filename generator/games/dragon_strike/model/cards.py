"""The decks: hero spells, the evil wizard's spells, treasures, traps. Titles and texts stand in the texts, by id."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from pydantic import Field

from generator.games.dragon_strike.model.effects_harm import HarmfulEffect
from generator.games.dragon_strike.model.effects_help import HelpfulEffect
from generator.games.dragon_strike.model.effects_world import WorldEffect
from generator.games.dragon_strike.model.fields import Count, Points, Word, sized
from generator.games.dragon_strike.model.options import Aim, Family, HeroClass, Moment, SpellLevel, Target, Use
from generator.source.model import Model, Problem, problem
from generator.source.provenance import Table

Effect: TypeAlias = HarmfulEffect | HelpfulEffect | WorldEffect


class Card(Model):
    """What all cards have: whom they work on, how they reach it, the markers they use, and what they do.

    ``picture`` names the card of the deck in the box whose picture it has, if it is none of them.
    """

    picture: Word | None = None
    copies: Count = 1
    target: Target = Target.SELF
    aim: Aim = Aim.OWN
    markers: tuple[Word, ...] = ()
    effect: Annotated[Effect, Field(discriminator="kind")]


class HeroSpell(Card):
    """A spell that wizards and elves pick by level."""

    level: SpellLevel


class WizardSpell(Card):
    """A spell of the evil wizard."""


class Treasure(Card):
    """A magical treasure. ``classes`` are the only ones that can use it; without them everybody can.

    ``charges`` counts the uses of one that has charges.
    """

    family: Family
    use: Use
    moment: Moment
    charges: Points = 0
    classes: Annotated[tuple[HeroClass, ...], sized(1)] | None = None

    def problems(self) -> Iterable[Problem]:
        """Charges without use for them, and the other way about; a class that stands twice."""
        if (self.use is Use.CHARGES) is not (self.charges > 0):
            hint = "“use: charges” goes with “charges: 3”"
            yield problem("wrong-value", f"{self.charges} charges for use “{self.use}”", "use", hint=hint)
        if self.moment is Moment.CONSTANT and self.use is not Use.PERMANENT:
            yield problem("wrong-value", "what is always in force is permanent", "moment", hint="write another moment")
        for index, hero_class in enumerate(self.classes or ()):
            if hero_class in (self.classes or ())[:index]:
                yield problem("duplicate-name", f"“{hero_class}” stands twice", "classes", index)

    def suits(self, hero_class: HeroClass) -> bool:
        """Whether a hero of that class can use it (How Do I Use This Treasure?)."""
        return self.classes is None or hero_class in self.classes


class Trap(Card):
    """What a trap does to whoever springs it."""


class HeroSpells(Table):
    """The heroes' spells by id."""

    spells: dict[Word, HeroSpell]


class WizardSpells(Table):
    """The evil wizard's spells by id."""

    spells: dict[Word, WizardSpell]


class Treasures(Table):
    """The magical treasures by id."""

    treasures: dict[Word, Treasure]


class Traps(Table):
    """The traps by id."""

    traps: dict[Word, Trap]
