"""What can still be chosen within a budget, and how many points are missing for the rest."""

from __future__ import annotations

from dataclasses import dataclass

from generator.errors import Finding
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.costs import Component, cost_bounds
from generator.games.dragon_lords.workshop.parts import OPTIONS, Draft, Option, price

HIGHEST_BUDGET = 999
"""The highest number that a dragon file takes for a budget."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An option with its cost in design points, and the points ``missing`` for it: nought if it can be had."""

    component: Component
    option: Option
    cost: int
    missing: int

    @property
    def fits(self) -> bool:
        """Whether the budget allows it."""
        return self.missing == 0


def spent(tables: Tables, draft: Draft) -> int:
    """The design points of what is chosen so far."""
    return sum(price(tables, component, option) for component, option in draft.chosen.items())


def reserve(tables: Tables, draft: Draft) -> int:
    """The design points that have to be kept for the least of everything that is still open."""
    return sum(cheapest(tables, component) for component in Component if component not in draft.chosen)


def cheapest(tables: Tables, component: Component) -> int:
    """The cost of the cheapest option of a component."""
    return min(price(tables, component, option) for option in OPTIONS[component])


def offers(tables: Tables, draft: Draft, component: Component, budget: int | None) -> list[Offer]:
    """Every option of a component. What the draft has chosen for it before does not count; without a budget all fit."""
    return [offer(tables, draft, component, option, budget) for option in OPTIONS[component]]


def offer(tables: Tables, draft: Draft, component: Component, option: Option, budget: int | None) -> Offer:
    """One option of a component, judged by what is left for the rest."""
    tried = draft.choose(component, option)
    needed = spent(tables, tried) + reserve(tables, tried)
    missing = 0 if budget is None else max(needed - budget, 0)
    return Offer(component, option, price(tables, component, option), missing)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an option cannot be had, in design points: what is left of the budget, and what the rest has to keep."""

    wanted: Offer
    budget: int
    left: int
    kept: int


def refusal(tables: Tables, draft: Draft, wanted: Offer, budget: int) -> Refusal:
    """The points behind an offer that does not fit."""
    others = draft.without(wanted.component)
    kept = reserve(tables, others.choose(wanted.component, wanted.option))
    return Refusal(wanted, budget, budget - spent(tables, others), kept)


def overrun(tables: Tables, draft: Draft, budget: int) -> list[Finding]:
    """A finding if what is chosen, with the least of the rest, costs more than the budget."""
    kept = reserve(tables, draft)
    total = spent(tables, draft) + kept
    if total <= budget:
        return []
    chosen = [f"{option} {price(tables, name, option)}" for name, option in draft.chosen.items() if option is not None]
    parts = " + ".join([*chosen, *([f"at least {kept} for the rest"] if kept else [])])
    message = f"the dragon costs {total} of {budget} design points: {parts}"
    return [Finding("over-budget", message, hint=f"save {total - budget}")]


def budget_problems(tables: Tables, budget: int) -> list[Finding]:
    """A finding if no dragon can be had for a budget (The Legion Method), or if a dragon file cannot hold it."""
    least, most = cost_bounds(tables)
    if budget < least:
        message = f"no dragon can be had for {budget} design points"
        return [Finding("budget-too-small", message, hint=f"the cheapest costs {least}")]
    if budget > HIGHEST_BUDGET:
        message = f"a budget of {budget} design points is more than a dragon file can hold"
        return [Finding("budget-too-large", message, hint=f"the dearest dragon costs {most}")]
    return []
