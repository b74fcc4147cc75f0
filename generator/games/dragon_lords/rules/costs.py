"""What a dragon costs, line by line, and how much a dragon can cost at all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import product

from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rider, Wings
from generator.games.dragon_lords.model.tables import Tables


class Component(StrEnum):
    """What design points are spent on, in the order of the cost table."""

    BODY = "body"
    WINGS = "wings"
    BREATH = "breath"
    CLAWS = "claws"
    RIDER = "rider"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of an account. A dragon without a rider has the line too: no option, no points."""

    component: Component
    option: StrEnum | None
    points: int


@dataclass(frozen=True, slots=True)
class Account:
    """The cost of a dragon in design points, component by component."""

    entries: tuple[Entry, ...]

    @property
    def total(self) -> int:
        """The design points of the whole dragon."""
        return sum(entry.points for entry in self.entries)

    def __str__(self) -> str:
        return " + ".join(f"{entry.option} {entry.points}" for entry in self.entries if entry.option is not None)


def design_cost(tables: Tables, design: Design) -> Account:
    """What a dragon costs (Dragon Design: The Cost Table; Step 3 leaves the rider out if there is none)."""
    costs = tables.costs
    rider = costs.rider[design.rider] if design.rider is not None else 0
    return Account(
        (
            Entry(Component.BODY, design.body, costs.body[design.body]),
            Entry(Component.WINGS, design.wings, costs.wings[design.wings]),
            Entry(Component.BREATH, design.breath, costs.breath[design.breath]),
            Entry(Component.CLAWS, design.claws, costs.claws[design.claws]),
            Entry(Component.RIDER, design.rider, rider),
        )
    )


def cost_bounds(tables: Tables) -> tuple[int, int]:
    """The least and the most that a dragon can cost (Dragon Design: The Legion Method).

    The cheapest dragon has the cheapest of everything and no rider; the dearest has the dearest of everything.
    """
    costs = tables.costs
    parts = (costs.body.values(), costs.wings.values(), costs.breath.values(), costs.claws.values())
    return sum(min(part) for part in parts), sum(max(part) for part in parts) + max(costs.rider.values())


def all_designs() -> Iterator[Design]:
    """Every dragon that can be designed, 3,750 of them, named by number; bodies change slowest, riders fastest."""
    riders: tuple[Rider | None, ...] = (None, *Rider)
    for number, (body, wings, breath, claws, rider) in enumerate(product(Body, Wings, Breath, Claws, riders), start=1):
        yield Design(name=str(number), body=body, wings=wings, breath=breath, claws=claws, rider=rider)
