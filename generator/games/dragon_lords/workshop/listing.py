"""All designs that fit a wish, the best first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from itertools import product
from typing import Any

from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rating, Rider, Wings
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.costs import Component
from generator.games.dragon_lords.rules.scales import RATINGS
from generator.games.dragon_lords.workshop.figures import FIGURES, Figure, merit, value_of
from generator.games.dragon_lords.workshop.parts import Parts, price


class Wish(StrEnum):
    """What the first design shall have most of."""

    SPENT = "spent"
    COST = "cost"
    SPEED = "speed"
    SLOW_FLIGHT = "slow-flight"
    MANEUVER = "maneuver"
    CLOSE_COMBAT = "close-combat"
    BREATH = "breath"
    CLAWS = "claws"
    TOUGHNESS = "toughness"
    HARD_TO_HIT = "hard-to-hit"


WISHED = {
    Wish.SPEED: Figure.MAX_SPEED,
    Wish.SLOW_FLIGHT: Figure.MIN_SPEED,
    Wish.MANEUVER: Figure.RATING,
    Wish.CLOSE_COMBAT: Figure.CLOSE_COMBAT_WITH_RIDER,
    Wish.BREATH: Figure.BREATH_DAMAGE,
    Wish.CLAWS: Figure.CLAW_DAMAGE,
    Wish.TOUGHNESS: Figure.TOUGHNESS,
    Wish.HARD_TO_HIT: Figure.HARD_TO_HIT,
}
"""The figure behind each wish but the cost: ``COST`` has the cheapest first, ``SPENT`` the dearest, as a point left
over is a point wasted."""

TIES = (Wish.SPENT, Wish.CLOSE_COMBAT, Wish.BREATH, Wish.CLAWS, Wish.TOUGHNESS, Wish.SPEED)
"""What decides between designs that are equal by the wishes. After that the order of the tables does."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a design has to keep to; ``None`` and the full sets allow everything.

    ``budget`` is in design points. ``min_speed`` is the lowest speed at which the dragon must still be able to fly,
    ``max_speed`` the speed that it must be able to reach, ``rating`` the worst rating that will do.
    """

    budget: int | None = None
    bodies: tuple[Body, ...] = tuple(Body)
    wings: tuple[Wings, ...] = tuple(Wings)
    breaths: tuple[Breath, ...] = tuple(Breath)
    claws: tuple[Claws, ...] = tuple(Claws)
    riders: tuple[Rider | None, ...] = (None, *Rider)
    min_speed: int | None = None
    max_speed: int | None = None
    rating: Rating | None = None


def designs_that_fit(tables: Tables, limits: Limits, wishes: Sequence[Wish] = ()) -> list[Parts]:
    """Every design within the limits, best first by the wishes in their order."""
    flight, costs = tables.flight, tables.costs
    frames = [
        (body, size, costs.body[body] + costs.wings[size])
        for body, size in product(Body, Wings)
        if body in limits.bodies
        and size in limits.wings
        and (limits.min_speed is None or flight.minimum_speed[body] <= limits.min_speed)
        and (limits.max_speed is None or flight.maximum_speed[size] >= limits.max_speed)
        and (limits.rating is None or RATINGS.index(flight.rating[body][size]) >= RATINGS.index(limits.rating))
    ]
    weapons = [
        (breath, claws, costs.breath[breath] + costs.claws[claws])
        for breath, claws in product(Breath, Claws)
        if breath in limits.breaths and claws in limits.claws
    ]
    riders = [(rider, price(tables, Component.RIDER, rider)) for rider in (None, *Rider) if rider in limits.riders]
    fitting = [
        (Parts(body, size, breath, claws, rider), of_frame + of_weapons + of_rider)
        for (body, size, of_frame), (breath, claws, of_weapons), (rider, of_rider) in product(frames, weapons, riders)
        if limits.budget is None or of_frame + of_weapons + of_rider <= limits.budget
    ]
    order = list(dict.fromkeys([*wishes, *TIES]))
    rank = Ranking(tables, order)
    return [parts for parts, _ in sorted(fitting, key=lambda entry: rank(*entry))]


@dataclass(slots=True)
class Ranking:
    """Where a design stands by its wishes, the lowest first; what depends on few components is found once for them."""

    tables: Tables
    order: Sequence[Wish]
    known: dict[tuple[object, ...], int] = field(default_factory=dict)

    def __call__(self, parts: Parts, cost: int) -> tuple[int, ...]:
        """The rank of a design, whose cost is known already."""
        return tuple(
            -cost if wish is Wish.SPENT else cost if wish is Wish.COST else -self.merit(parts, WISHED[wish])
            for wish in self.order
        )

    def merit(self, parts: Parts, figure: Figure) -> int:
        """How good a figure of a design is."""
        key = (figure, *(getattr(parts, name) for name in FIGURES[figure].needs))
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = merit(figure, value_of(self.tables, parts, figure))
        return found


def obstacles(tables: Tables, limits: Limits) -> list[tuple[str, int]]:
    """The limits that stand in the way when nothing fits: each by its field, with the designs that fit without it."""
    free = Limits()
    found = []
    for name in (entry.name for entry in fields(Limits)):
        lifted: dict[str, Any] = {name: getattr(free, name)}
        number = len(designs_that_fit(tables, replace(limits, **lifted)))
        if number:
            found.append((name, number))
    return found
