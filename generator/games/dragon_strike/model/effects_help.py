"""Effects that help somebody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import Field

from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.fields import Count, Points, sized
from generator.games.dragon_strike.model.options import Bane, Feat, Feature, Resist
from generator.source.model import Model, Problem, problem


class Mend(Model):
    """Gives back lost hit points: so many, or all. ``revives`` helps even somebody who has just lost the last."""

    kind: Literal["mend"]
    restores: Count | None = None
    full: bool = False
    revives: bool = False

    def problems(self) -> Iterable[Problem]:
        """Neither a number nor all, or both."""
        if self.full is (self.restores is not None):
            yield problem("wrong-value", "write either “restores: 2” or “full: true”")


class Absorb(Model):
    """Takes so many hits of attacks for somebody; with ``spells``, those of spells too."""

    kind: Literal["absorb"]
    hits: Count
    spells: bool = False


class Ward(Model):
    """Keeps away harm of some kinds, or all harm, for so many rounds or (if none are given) for good."""

    kind: Literal["ward"]
    against: tuple[Bane, ...] = ()
    everything: bool = False
    rounds: Count | None = None

    def problems(self) -> Iterable[Problem]:
        """A ward against nothing."""
        if not self.against and not self.everything:
            yield problem("idle-figure", "this keeps nothing away", hint="give “against” or “everything”")


class Hide(Model):
    """Makes a hero invisible until its next action or its next loss of hit points."""

    kind: Literal["hide"]


class Fly(Model):
    """Lets a hero fly for so many turns or for good; ``hover`` lets it end a turn in the air."""

    kind: Literal["fly"]
    turns: Count | None = None
    hover: bool = False


class Lift(Model):
    """Carries a figure or a boulder through the air."""

    kind: Literal["lift"]
    spaces: Count
    resist: Resist
    element: Literal[Bane.LIFT] = Bane.LIFT


class Haste(Model):
    """More spaces and more actions in the next turn."""

    kind: Literal["haste"]
    spaces: Count
    actions: Count


class Boost(Model):
    """Betters the figures of a hero card, for so many turns or for good.

    ``dice`` take the place of the card's dice if they are better; ``armor_class``, ``speed`` and ``attack_roll`` are
    added; ``armor`` is an Armor Class that takes the place of a lower one; ``hit_damage`` is what a hit costs;
    ``thrown`` is the die of a long-range attack with it.
    """

    kind: Literal["boost"]
    dice: dict[Feature, Die] = Field(default_factory=dict)
    armor_class: Points = 0
    armor: Points = 0
    speed: Points = 0
    attack_roll: Points = 0
    hit_damage: Count | None = None
    thrown: Die | None = None
    turns: Count | None = None

    def problems(self) -> Iterable[Problem]:
        """A boost of nothing."""
        if not self.model_fields_set - {"kind", "turns"}:
            yield problem("idle-figure", "this betters nothing", hint="give “dice”, “armor_class”, “speed” or the like")


class SureFeat(Model):
    """Feats that succeed without a roll."""

    kind: Literal["sure-feat"]
    feats: Annotated[tuple[Feat, ...], sized(1)]


class Reroll(Model):
    """A second roll of a die: for some features, or (if none are given) for any."""

    kind: Literal["reroll"]
    features: tuple[Feature, ...] = ()


HelpfulEffect = Mend | Absorb | Ward | Hide | Fly | Lift | Haste | Boost | SureFeat | Reroll
