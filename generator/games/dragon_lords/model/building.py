"""Tables that a dragon is built and flown by: costs, speeds, turns, weapons, damage points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from generator.games.dragon_lords.model.dice import DiceField
from generator.games.dragon_lords.model.fields import Count, Modifier, Points, adjoining, every, falling, rising
from generator.games.dragon_lords.model.options import (
    Altitude,
    Body,
    Breath,
    Claws,
    Direction,
    Rating,
    Rider,
    Wings,
)
from generator.source.model import Model, Problem, problem
from generator.source.provenance import Table

TURNS = (60, 120, 180)
"""The angles a dragon can turn by within a hex, in degrees: one, two or three hexsides (Turning)."""


class DesignCosts(Table):
    """What each option costs, in design points."""

    body: Annotated[dict[Body, Count], every(Body)]
    wings: Annotated[dict[Wings, Count], every(Wings)]
    breath: Annotated[dict[Breath, Count], every(Breath)]
    claws: Annotated[dict[Claws, Count], every(Claws)]
    rider: Annotated[dict[Rider, Count], every(Rider)]

    def problems(self) -> Iterable[Problem]:
        """Costs that do not rise with the step."""
        for component in ("body", "wings", "breath", "claws", "rider"):
            yield from rising(getattr(self, component), component)


class Budgets(Table):
    """How many design points games are played with, and the bounds of a dragon's cost as the source states them."""

    single_dragon: Count
    single_dragon_with_riders: Count
    campaign: Count
    legion: Count
    legion_dragon: Count
    stated_least: Count
    stated_most: Count


class Flight(Table):
    """Speeds in movement points a turn, and the maneuverability rating."""

    minimum_speed: Annotated[dict[Body, Count], every(Body)]
    maximum_speed: Annotated[dict[Wings, Count], every(Wings)]
    rating: Annotated[dict[Body, Annotated[dict[Wings, Rating], every(Wings)]], every(Body)]

    def problems(self) -> Iterable[Problem]:
        """Speeds and ratings out of order: weight raises the least speed and spoils the rating, wings mend it."""
        yield from rising(self.minimum_speed, "minimum_speed")
        yield from rising(self.maximum_speed, "maximum_speed")
        for body, ratings in self.rating.items():
            yield from falling(ratings, "rating", body)
        for wings in Wings:
            for found in rising({body: self.rating[body][wings] for body in Body}):
                yield problem(found.code, found.message, "rating", *found.loc, wings)


class Bank(Model):
    """How a bank is paid: ``factor`` times the turn of 60°, at least ``least`` movement points."""

    factor: Count
    least: Points
    banks_per_level: Count
    """Banks in a row that cost a level of altitude."""


class Turning(Table):
    """Movement points for turns within a hex, by rating and angle in degrees; and the bank."""

    costs: Annotated[dict[Rating, Annotated[dict[int, Points], every(TURNS)]], every(Rating)]
    bank: Bank

    def problems(self) -> Iterable[Problem]:
        """Turns that do not cost more the farther they go, or cost a less maneuverable dragon less."""
        for rating, costs in self.costs.items():
            yield from rising(costs, "costs", rating)
        for found in rising({rating: self.costs[rating][60] for rating in Rating}, strictly=False):
            yield problem(found.code, found.message, "costs", *found.loc, 60)


class Weapons(Table):
    """The dice of damage."""

    breath: Annotated[dict[Breath, DiceField], every(Breath)]
    claws: Annotated[dict[Claws, DiceField], every(Claws)]

    def problems(self) -> Iterable[Problem]:
        """Dice that do not rise with the step."""
        for weapon in ("breath", "claws"):
            found = rising({key: dice.mean for key, dice in getattr(self, weapon).items()}, weapon)
            yield from (problem(p.code, "the dice must rise on average", *p.loc) for p in found)


class DamagePoints(Table):
    """The points of damage that each section can take; ``wing`` is for one wing."""

    head: Count
    tail: Count
    body: Annotated[dict[Body, Count], every(Body)]
    wing: Annotated[dict[Wings, Count], every(Wings)]

    def problems(self) -> Iterable[Problem]:
        """Points that do not rise with the step."""
        yield from rising(self.body, "body")
        yield from rising(self.wing, "wing")


class HeadDamage(Model):
    """Steps that the breath weapon falls."""

    breath_steps: Count


class BodyDamage(Model):
    """Steps that tooth and claw fall."""

    claws_steps: Count


class WingDamage(Model):
    """Points that the maximum speed falls for each wing."""

    maximum_speed: Count


class TailDamage(Model):
    """Steps that the maneuverability rating falls."""

    rating_steps: Count


class SeriousDamage(Table):
    """What a section costs the dragon when more than half of it is lost."""

    head: HeadDamage
    body: BodyDamage
    wing: WingDamage
    tail: TailDamage


class InitiativeRoll(Table):
    """The dice for initiative, and the optional modifier by rating."""

    dice: DiceField
    modifier: Annotated[dict[Rating, Modifier], every(Rating)]

    def problems(self) -> Iterable[Problem]:
        """Modifiers that rise as the rating gets worse."""
        yield from falling(self.modifier, "modifier", strictly=False)


class Acceleration(Table):
    """How many points faster than last turn a dragon may fly: for all, or (optional rule) by its wings."""

    basic: Count
    allowance: Annotated[dict[Wings, Count], every(Wings)]

    def problems(self) -> Iterable[Problem]:
        """Allowances that do not rise with the wings."""
        yield from rising(self.allowance, "allowance")


class FastFlight(Model):
    """From ``speed`` on a dragon flies fast: for so many ``turns``, then so many slow turns for each of them."""

    speed: Count
    turns: Count
    slow_turns_for_each: Count


class TakeOff(Model):
    """The speed of a take-off: so much ``over_minimum`` at least, and at most ``fastest``."""

    over_minimum: Count
    fastest: Count


class Movement(Table):
    """Movement points for a hex straight ahead, and the limits of fast flight and of the ground."""

    forward: Points
    climb: Points
    dive: Points
    land: Points
    fast: FastFlight
    take_off: TakeOff
    on_ground: DiceField


class Altitudes(Table):
    """Levels above the ground; a fall does ``fall_damage`` for each and is read in the column ``fall_direction``."""

    levels: Annotated[dict[Altitude, Points], every(Altitude)]
    fall_damage: DiceField
    fall_direction: Direction

    def problems(self) -> Iterable[Problem]:
        """Levels that do not count up from the ground."""
        yield from adjoining(((name, level, level) for name, level in self.levels.items()), 0, "levels")
