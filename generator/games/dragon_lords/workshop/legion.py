"""A list of dragons against the design points of their player (Dragon Design: The Legion Method)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.errors import Finding, Place
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.costs import Account, cost_bounds, design_cost


@dataclass(frozen=True, slots=True)
class Legion:
    """The dragons of one player, what each costs, and the points that they may cost together."""

    dragons: tuple[tuple[Design, Account], ...]
    points: int | None

    @property
    def total(self) -> int:
        """What all of them cost."""
        return sum(account.total for _, account in self.dragons)

    @property
    def left(self) -> int | None:
        """The points left over, below nought if too many were spent; nothing if there is no limit."""
        return None if self.points is None else self.points - self.total


def muster(tables: Tables, designs: Sequence[Design], points: int | None) -> Legion:
    """The legion of so many dragons."""
    return Legion(tuple((design, design_cost(tables, design)) for design in designs), points)


def room_for_more(tables: Tables, legion: Legion) -> bool:
    """Whether the points left over buy another dragon."""
    least, _most = cost_bounds(tables)
    return legion.left is not None and legion.left >= least


def overspent(legion: Legion, where: Place) -> list[Finding]:
    """A finding if the dragons cost more than they may."""
    if legion.left is None or legion.left >= 0:
        return []
    message = f"the dragons cost {legion.total} of {legion.points} design points"
    return [Finding("over-budget", message, where, hint=f"save {-legion.left}, or raise --points")]
