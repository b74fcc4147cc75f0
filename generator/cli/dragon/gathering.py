"""``dragonpress dragon team``: sides of unequal number that are even."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from generator.cli.dragon.bench import Bench, answered, listed, open_bench
from generator.cli.dragon.screen import GOOD, STRONG, Cell, Styled, report, show_table
from generator.cli.dragon.showing import designs_of
from generator.cli.output import print_json
from generator.errors import ContentError, Finding, did_you_mean, raise_if_errors
from generator.games.dragon_lords.rules.costs import design_cost
from generator.games.dragon_lords.workshop.teams import (
    MatchUp,
    Side,
    dragons,
    impossible,
    match_ups,
    ready_sides,
    sides_of,
)

RIDERS = ("any", "none")
Kinds = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Muster:
    """What was asked for, as it was typed."""

    players: int
    against: Sequence[int]
    points: int | None
    named: Sequence[str]
    rider: str
    different: bool
    limit: int
    lang: str
    as_json: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """A side with its ready-made dragons: ``fixed`` take part for certain, ``free`` is what the others share."""

    side: Side
    fixed: Kinds
    free: Side | None
    ready: tuple[Kinds, ...]


def run_team(muster: Muster) -> int:
    """Show which sides are even; returns the exit status."""

    def work() -> int:
        bench = open_bench(muster.lang)
        if muster.rider not in RIDERS:
            hint = did_you_mean(muster.rider, RIDERS)
            raise ContentError([Finding("unknown-option", f"--rider cannot be “{muster.rider}”", hint=hint)])
        costs = ready_costs(bench, muster.rider == "none")
        if muster.points is None and not muster.named:
            return show_pairs(bench, muster, costs)
        own = own_plan(bench, muster, costs)
        others = [side for side in sides_of(bench.tables, own.side.points) if wanted(muster, side)]
        if muster.against:
            built = {side.players for side in others}
            lost = [Side(number, own.side.points) for number in muster.against if number not in built]
            raise_if_errors([finding for side in lost for finding in impossible(bench.tables, side)])
        plans = [plan(side, costs, muster) for side in others]
        if muster.as_json:
            record = {"own": plan_record(own), "against": [plan_record(other) for other in plans]}
            print_json({"points": own.side.points, **record})
        else:
            show_plans(bench, own, plans)
        return 0

    return answered(work, muster.as_json)


def ready_costs(bench: Bench, without_riders: bool) -> dict[str, int]:
    """The costs of the ready-made dragons by name; the basic rules know no riders."""
    return {
        dragon.name: design_cost(bench.tables, dragon).total
        for dragon in bench.content.dragons.dragons
        if not (without_riders and dragon.rider is not None)
    }


def wanted(muster: Muster, side: Side) -> bool:
    """Whether a side of that number was asked for; all but the own number if none was named."""
    return side.players in muster.against if muster.against else side.players != muster.players


def plan(side: Side, costs: dict[str, int], muster: Muster) -> Plan:
    """A side for which any ready-made dragons will do."""
    return Plan(side, (), side, tuple(ready_sides(costs, side, muster.limit, different=muster.different)))


def own_plan(bench: Bench, muster: Muster, costs: dict[str, int]) -> Plan:
    """The side of N dragons. Raises ContentError if it cannot be had."""
    named = [(design.name, design_cost(bench.tables, design).total) for design in designs_of(bench, muster.named)]
    if len(named) == 1 and muster.points is None:
        named *= muster.players
    spent, number = sum(cost for _, cost in named), len(named)
    fixed = tuple((name, [n for n, _ in named].count(name)) for name in dict.fromkeys(name for name, _ in named))
    if number > muster.players:
        message = f"{dragons(number)} named for a side of {muster.players}"
        raise ContentError([Finding("too-many-dragons", message, hint="name fewer with --with, or raise N")])
    if muster.points is None and number < muster.players:
        message = f"{number} of {dragons(muster.players)} named: nothing says what the others may cost"
        raise ContentError([Finding("missing-option", message, hint="give --points, or name them all with --with")])
    points = spent if muster.points is None else muster.points
    side = Side(muster.players, points)
    if number == muster.players:
        if spent != points:
            message = f"the dragons named cost {spent}, not {points} design points"
            raise ContentError([Finding("wrong-cost", message, hint=f"write --points {spent}, or leave it out")])
        return Plan(side, fixed, None, ())
    if not number:
        raise_if_errors(impossible(bench.tables, side))
        return plan(side, costs, muster)
    free = Side(muster.players - number, points - spent)
    raise_if_errors(impossible(bench.tables, free))
    left = {name: cost for name, cost in costs.items() if not (muster.different and name in dict(named))}
    ready = ready_sides(left, free, muster.limit, different=muster.different)
    return Plan(side, fixed, free, tuple(ready))


def show_plans(bench: Bench, own: Plan, others: Sequence[Plan]) -> None:
    """The own side, then every side that is even with it; a line for each choice of ready-made dragons."""
    rows: list[Sequence[Cell]] = []
    for name, side in [("own", own), *(("against", other) for other in others)]:
        choices = [kinds_text(bench, (*side.fixed, *kinds)) for kinds in side.ready]
        if side.free is None:
            choices = [kinds_text(bench, side.fixed)]
        first, *rest = choices or [bench.t("teams.nobody")]
        even = side.free is not None and side.free.is_even
        each = "" if side.free is None else costs_text(bench, side.free)
        rows.append(
            (
                bench.t(f"teams.{name}"),
                Styled(str(side.side.players), STRONG),
                Styled(each, GOOD if even else ""),
                str(side.side.points),
                first,
            )
        )
        rows += [("", "", "", "", choice) for choice in rest]
    show_table(bench.columns("side", "dragons", "each", "sum", "ready"), rows, right=(1, 3))


def costs_text(bench: Bench, side: Side) -> str:
    """What each dragon of a side may cost: ``12``, or ``1 of 8, 4 of 7`` where it does not come out even."""
    if side.is_even:
        return str(side.costs[0])
    numbers = {cost: side.costs.count(cost) for cost in side.costs}
    return ", ".join(bench.t("teams.of", number=number, cost=cost) for cost, number in numbers.items())


def kinds_text(bench: Bench, kinds: Kinds) -> str:
    """Dragons of a side in words: ``2 × Zippinchill, Reaper``."""
    merged: dict[str, int] = {}
    for name, number in kinds:
        merged[name] = merged.get(name, 0) + number
    return ", ".join(
        name if number == 1 else bench.t("teams.times", number=number, name=name) for name, number in merged.items()
    )


def plan_record(plan: Plan) -> dict[str, Any]:
    """A side as plain data."""
    return {
        "dragons": plan.side.players,
        "with": [{"name": name, "number": number} for name, number in plan.fixed],
        "costs": list(plan.free.costs) if plan.free is not None else [],
        "even": plan.free is None or plan.free.is_even,
        "ready": [[{"name": name, "number": number} for name, number in kinds] for kinds in plan.ready],
    }


def show_pairs(bench: Bench, muster: Muster, costs: dict[str, int]) -> int:
    """All even match-ups of N dragons against fewer (or against the numbers asked for); returns the exit status."""
    numbers = list(dict.fromkeys(muster.against)) or list(range(muster.players - 1, 0, -1))
    if not numbers:
        hint = "name the other side with --against, or give --points"
        raise ContentError([Finding("missing-option", "one dragon has no smaller team against it", hint=hint)])
    pairs = [pair for number in numbers for pair in match_ups(bench.tables, muster.players, number)]
    met = {pair.smaller.players for pair in pairs}
    findings = [
        Finding("no-even-teams", bench.t("teams.no-pair", larger=muster.players, smaller=number))
        for number in muster.against
        if number not in met
    ]
    if findings:
        return report(findings, muster.as_json)
    if muster.as_json:
        print_json({"match_ups": [pair_record(pair, costs) for pair in pairs]})
        return 0
    rows: list[Sequence[Cell]] = []
    for pair in pairs:
        sides = (pair.larger, pair.smaller)
        texts = [bench.t("teams.times", number=side.players, name=side.costs[0]) for side in sides]
        ready = [listed([name for name, cost in costs.items() if cost == side.costs[0]]) or "–" for side in sides]
        both = all(side.costs[0] in costs.values() for side in sides)
        rows.append(
            (
                texts[0],
                texts[1],
                Styled(str(pair.larger.points), STRONG),
                *(Styled(t, GOOD if both else "") for t in ready),
            )
        )
    show_table(bench.columns("side", "against", "sum", "ready-own", "ready-against"), rows, right=(2,))
    return 0


def pair_record(pair: MatchUp, costs: dict[str, int]) -> dict[str, Any]:
    """An even match-up as plain data."""

    def record(side: Side) -> dict[str, Any]:
        cost = side.costs[0]
        return {"dragons": side.players, "cost": cost, "ready": [name for name, own in costs.items() if own == cost]}

    return {"points": pair.larger.points, "larger": record(pair.larger), "smaller": record(pair.smaller)}
