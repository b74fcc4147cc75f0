"""Effects that harm, hold or weaken somebody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.fields import Count, Points, Word, sized
from generator.games.dragon_strike.model.options import Bane, Feature, Resist
from generator.source.model import Model, Problem, problem


class Harm(Model):
    """Costs hit points: ``damage``, or ``resisted`` of whoever wards it off. A line is ``length`` spaces long."""

    kind: Literal["harm"]
    damage: Count
    resist: Resist | None = None
    resisted: Points = 0
    element: Bane | None = None
    length: Count | None = None

    def problems(self) -> Iterable[Problem]:
        """Figures for warding off what cannot be warded off, or warding off that does not help."""
        if self.resist is None and self.resisted:
            yield problem("idle-figure", "nothing is rolled to resist this", "resisted", hint="give “resist”")
        if self.resisted >= self.damage:
            message = f"who resists loses {self.resisted}, who does not {self.damage}"
            yield problem("wrong-order", message, "resisted", hint=f"write less than {self.damage}")


class Shot(Model):
    """A long-range attack with a die of its own; each hit costs ``damage``. ``against`` is the one monster it hurts."""

    kind: Literal["shot"]
    die: Die
    damage: Count
    against: Word | None = None


class Bind(Model):
    """Takes away moves and actions: for so many turns, until ``free`` is rolled, or until harm wakes the victim.

    ``resist`` wards it off at once.
    """

    kind: Literal["bind"]
    resist: Resist | None = None
    free: Resist | None = None
    turns: Count | None = None
    wakes: bool = False
    element: Bane | None = None

    def problems(self) -> Iterable[Problem]:
        """Bonds that never end."""
        if self.free is None and self.turns is None and not self.wakes:
            yield problem("endless", "nothing ends this", hint="give “free”, “turns” or “wakes”")


class Charm(Model):
    """Makes a monster an ally until it resists; it tries again after each of its turns (Friends and Allies)."""

    kind: Literal["charm"]
    resist: Resist
    element: Literal[Bane.CHARM] = Bane.CHARM


class Dread(Model):
    """Makes somebody run for its next turn."""

    kind: Literal["dread"]
    resist: Resist
    turns: Count


class Command(Model):
    """Makes somebody attack once, whom the caster says."""

    kind: Literal["command"]
    resist: Resist


class Weaken(Model):
    """Makes the dice of some features worse for so many turns."""

    kind: Literal["weaken"]
    resist: Resist
    features: Annotated[tuple[Feature, ...], sized(1)]
    die: Die
    turns: Count


class Corrode(Model):
    """Costs hit points and, for the rest of the adventure, Armor Class."""

    kind: Literal["corrode"]
    damage: Count
    resist: Resist
    armor_class: Count


class Pit(Model):
    """A fall, and a pit that has to be climbed out of."""

    kind: Literal["pit"]
    damage: Count
    resist: Resist
    free: Resist


HarmfulEffect = Harm | Shot | Bind | Charm | Dread | Command | Weaken | Corrode | Pit
