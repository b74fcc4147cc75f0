"""``dragonpress dragon options``: all designs that fit a wish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from generator.cli.dragon.bench import Bench, answered, gathered, keywords, open_bench, read_budget
from generator.cli.dragon.screen import FAINT, STRONG, Cell, Styled, is_narrow, say, show_table
from generator.cli.dragon.showing import parts_record, plain
from generator.cli.output import print_json
from generator.errors import ContentError, Finding
from generator.games.dragon_lords.model.options import Rating
from generator.games.dragon_lords.rules.costs import Component
from generator.games.dragon_lords.workshop.figures import Figure, value_of
from generator.games.dragon_lords.workshop.listing import Limits, Wish, designs_that_fit, obstacles
from generator.games.dragon_lords.workshop.offers import budget_problems
from generator.games.dragon_lords.workshop.parts import OPTIONS, Option, Parts

ANY = "any"

SHOWN = (
    Figure.RATING,
    Figure.CLOSE_COMBAT_WITH_RIDER,
    Figure.BREATH_DAMAGE,
    Figure.CLAW_DAMAGE,
    Figure.TOUGHNESS,
    Figure.HARD_TO_HIT,
)
"""The figures that a listing shows after the cost and the speeds."""

WIDE = 104
"""Columns that a terminal needs for a listing with a column for each choice, in either language."""

LIMIT_OPTIONS = {
    "budget": "--budget",
    "bodies": "--body",
    "wings": "--wings",
    "breaths": "--breath",
    "claws": "--claws",
    "riders": "--rider",
    "min_speed": "--min-speed",
    "max_speed": "--max-speed",
    "rating": "--rating",
}


@dataclass(frozen=True, slots=True)
class Query:
    """What was asked for, as it was typed; ``parts`` by component."""

    budget: int | None
    purpose: str | None
    parts: Mapping[str, Sequence[str]]
    min_speed: int | None
    max_speed: int | None
    rating: str | None
    sort: Sequence[str]
    limit: int
    lang: str
    as_json: bool


def run_options(query: Query) -> int:
    """Show the designs that fit, the best first; returns the exit status."""

    def work() -> int:
        bench = open_bench(query.lang)
        limits, wishes = read_query(bench, query)
        designs = designs_that_fit(bench.tables, limits, wishes)
        shown = designs[: query.limit] if query.limit else designs
        if query.as_json:
            records = [design_record(bench, parts) for parts in shown]
            print_json({"count": len(designs), "designs": records})
        elif designs:
            show_designs(bench, shown)
            say()
            say(bench.count("found", len(designs)), STRONG)
            if len(shown) < len(designs):
                say(bench.t("shown", shown=len(shown)))
        else:
            say(bench.t("none-fits"), STRONG)
            for name, number in obstacles(bench.tables, limits):
                say(bench.count("without", number, option=LIMIT_OPTIONS[name]))
        return 0

    return answered(work, query.as_json)


def read_query(bench: Bench, query: Query) -> tuple[Limits, list[Wish]]:
    """The limits and wishes of a query. Raises ContentError with every word that is not known."""
    findings: list[Finding] = []
    read: dict[str, Any] = {}

    def take(name: str, attempt: partial[Any]) -> None:
        try:
            read[name] = attempt()
        except ContentError as error:
            findings.extend(error.findings)

    take("budget", partial(read_budget, bench, query.budget, query.purpose))
    fields = {"body": "bodies", "wings": "wings", "breath": "breaths", "claws": "claws", "rider": "riders"}
    for component in Component:
        take(fields[component], partial(read_options, bench, component, query.parts[component]))
    if query.rating is not None:
        take("rating", partial(keywords(Rating).read, query.rating, "--rating"))
    take("wishes", partial(gathered, [partial(keywords(Wish).read, word, "--sort") for word in query.sort]))
    if read.get("budget") is not None:
        findings += budget_problems(bench.tables, read["budget"])
    if findings:
        raise ContentError(findings)
    wishes = read.pop("wishes")
    return Limits(**read, min_speed=query.min_speed, max_speed=query.max_speed), wishes


def read_options(bench: Bench, component: Component, words: Sequence[str]) -> tuple[Option, ...]:
    """The options of a component that will do; all if none is named. Raises ContentError with every unknown word."""
    if not words or (component is Component.RIDER and ANY in words):
        return OPTIONS[component]
    vocabulary = bench.vocabulary(component)
    return tuple(gathered(partial(vocabulary.read, word, f"--{component}") for word in words))


def show_designs(bench: Bench, designs: Sequence[Parts]) -> None:
    """A line for each design, and what the heads mean. On a narrow terminal the choices share a column."""
    together = is_narrow(WIDE)
    rows: list[Sequence[Cell]] = []
    for parts in designs:
        options = [bench.option(component, parts.option(component)) for component in Component]
        cost, slowest, fastest = (
            value_of(bench.tables, parts, figure) for figure in (Figure.COST, Figure.MIN_SPEED, Figure.MAX_SPEED)
        )
        values = [bench.value(figure, value_of(bench.tables, parts, figure)) for figure in SHOWN]
        choices = [", ".join(options)] if together else options
        rows.append((*choices, Styled(str(cost), STRONG), f"{slowest}–{fastest}", *values))
    heads = [str(bench.words.texts(f"sheet.components.{component}")) for component in Component]
    heads = [", ".join(heads)] if together else heads
    figures = [bench.t(f"brief.{name}") for name in ("cost", "speed", *SHOWN)]
    show_table([*heads, *figures], rows, right=range(len(heads), len(heads) + len(figures)))
    say(bench.t("brief.legend"), FAINT)


def design_record(bench: Bench, parts: Parts) -> dict[str, Any]:
    """A design as plain data, with every figure."""
    figures = {figure.value: plain(value_of(bench.tables, parts, figure)) for figure in Figure}
    return {**parts_record(parts), "cost": figures.pop(Figure.COST), "figures": figures}
