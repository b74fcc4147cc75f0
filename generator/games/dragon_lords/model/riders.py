"""Tables of riders and of the wizard's spells."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import Field

from generator.games.dragon_lords.model.dice import DiceField
from generator.games.dragon_lords.model.fields import Count, every
from generator.games.dragon_lords.model.options import Rider, Spell
from generator.source.model import Model, Problem, problem
from generator.source.provenance import Table

SPELL_FIGURES: dict[Spell, set[str]] = {
    Spell.DISTORT_RANGE: {"steps"},
    Spell.DULL: {"steps"},
    Spell.FIREBALL: {"damage"},
    Spell.FORCE_SHIELD: {"absorbs"},
    Spell.HEAL: {"restores"},
    Spell.LETHARGY: {"steps"},
    Spell.LIGHTNING_BOLT: {"damage"},
    Spell.QUICKEN: {"acceleration", "allowance", "over_maximum"},
    Spell.SADDLESORE: {"actions"},
    Spell.SHARPEN: {"steps"},
    Spell.SLOW: {"over_minimum"},
    Spell.SPIN: {"degrees"},
    Spell.VIGOR: {"steps"},
}
"""The figures that each spell's effect needs."""


class Shot(Model):
    """A shot within ``reach`` hexes."""

    reach: Count
    damage: DiceField


class CloseCombatAbility(Model):
    """What a rider adds to its dragon's close combat: to the roll, and to the damage."""

    kind: Literal["close-combat"]
    close_combat: Count
    damage: Count


class MissileAbility(Model):
    """What a rider's missiles do at medium and at long range."""

    kind: Literal["missile"]
    medium: Shot
    long: Shot

    def problems(self) -> Iterable[Problem]:
        """A long range that is no longer than the medium one."""
        if self.long.reach <= self.medium.reach:
            yield problem("wrong-order", "the long range must reach farther than the medium one", "long", "reach")


class SpellAbility(Model):
    """A rider that casts spells."""

    kind: Literal["spells"]


Ability = Annotated[CloseCombatAbility | MissileAbility | SpellAbility, Field(discriminator="kind")]


class RiderPeril(Model):
    """A roll that a rider does not survive when it shows one of ``killed_on``."""

    dice: DiceField
    killed_on: tuple[Count, ...]


class Riders(Table):
    """What riders can do, the wizard's magic points, and how riders die: by a hit on the body, or in a fall."""

    magic_points: Count
    abilities: Annotated[dict[Rider, Ability], every(Rider)]
    hit: RiderPeril
    fall: RiderPeril


class SpellEffect(Model):
    """The figures of a spell's effect; each spell has the few that it needs."""

    steps: Count | None = None
    """Steps along the scale of ranges, of sharpness or of ratings."""
    damage: DiceField | None = None
    absorbs: Count | None = None
    """Points of damage that do not reach the dragon."""
    restores: DiceField | None = None
    acceleration: Count | None = None
    """Points faster than last turn."""
    allowance: Count | None = None
    """The same under the optional acceleration allowances, added to them."""
    over_maximum: Count | None = None
    """Points above the maximum speed."""
    over_minimum: Count | None = None
    """Points above the minimum speed."""
    degrees: Count | None = None
    actions: Count | None = None
    """Actions that a rider loses."""


class SpellCard(Model):
    """A spell: its cost in magic points, its ranges in hexes, its effect."""

    cost: Count
    medium: Count
    long: Count
    effect: SpellEffect

    def problems(self) -> Iterable[Problem]:
        """A long range that is no longer than the medium one."""
        if self.long <= self.medium:
            yield problem("wrong-order", "the long range must reach farther than the medium one", "long")


class Spells(Table):
    """The wizard's spellbook."""

    spells: Annotated[dict[Spell, SpellCard], every(Spell)]

    def problems(self) -> Iterable[Problem]:
        """Spells whose effect lacks a figure or has one too many."""
        for spell, card in self.spells.items():
            if card.effect.model_fields_set != SPELL_FIGURES[spell]:
                wanted = ", ".join(sorted(SPELL_FIGURES[spell]))
                yield problem(
                    "wrong-value", f"the effect of {spell} needs {wanted}, and nothing else", "spells", spell, "effect"
                )
