"""The five choices that make a dragon, all of them or only some, and what they cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import product
from types import MappingProxyType
from typing import Any

from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rider, Wings
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.costs import Component

Option = StrEnum | None
"""What can be chosen for a component; ``None`` is the dragon that carries nobody."""

OPTIONS: Mapping[Component, tuple[Option, ...]] = MappingProxyType(
    {
        Component.BODY: tuple(Body),
        Component.WINGS: tuple(Wings),
        Component.BREATH: tuple(Breath),
        Component.CLAWS: tuple(Claws),
        Component.RIDER: (None, *Rider),
    }
)
"""All there is to choose from, from the cheapest on (Dragon Design: The Cost Table)."""


@dataclass(frozen=True, slots=True)
class Parts:
    """A whole dragon without its name."""

    body: Body
    wings: Wings
    breath: Breath
    claws: Claws
    rider: Rider | None = None

    @classmethod
    def of(cls, design: Design) -> Parts:
        """The parts of a dragon that has a name."""
        return cls(design.body, design.wings, design.breath, design.claws, design.rider)

    def named(self, name: str, budget: int | None = None) -> Design:
        """The dragon with its name, and the budget in design points that it keeps to."""
        return Design(
            name=name,
            body=self.body,
            wings=self.wings,
            breath=self.breath,
            claws=self.claws,
            rider=self.rider,
            budget=budget,
        )

    def option(self, component: Component) -> Option:
        """What is chosen for a component."""
        chosen: Option = getattr(self, component)
        return chosen


@dataclass(frozen=True, slots=True)
class Draft:
    """A dragon on the drawing board: what is chosen so far."""

    chosen: Mapping[Component, Option] = field(default_factory=dict)

    def choose(self, component: Component, option: Option) -> Draft:
        """The draft with one more choice, or with another one for a component."""
        return Draft({**self.chosen, component: option})

    def without(self, component: Component) -> Draft:
        """The draft with a component open again."""
        return Draft({known: option for known, option in self.chosen.items() if known is not component})

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left to choose."""
        return len(self.chosen) == len(Component)

    @property
    def parts(self) -> Parts:
        """The chosen parts, and the least of everything that is still open."""
        filled: dict[str, Any] = {name.value: self.chosen.get(name, OPTIONS[name][0]) for name in Component}
        return Parts(**filled)


def every_dragon() -> Iterator[Parts]:
    """Every dragon that can be designed, 3,750 of them; bodies change slowest, riders fastest."""
    riders: tuple[Rider | None, ...] = (None, *Rider)
    for body, wings, breath, claws, rider in product(Body, Wings, Breath, Claws, riders):
        yield Parts(body, wings, breath, claws, rider)


def price(tables: Tables, component: Component, option: Option) -> int:
    """What an option costs in design points; no rider costs nothing (Dragon Design: The Cost Table)."""
    if option is None:
        return 0
    prices: Mapping[StrEnum, int] = getattr(tables.costs, component)
    return prices[option]
