"""What ``dragonpress dragon new`` was asked for: read, and judged before anything is asked or written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from generator.cli.dragon.bench import GAME, Bench, read_budget
from generator.cli.dragon.printing import check_request, sheet_request
from generator.cli.dragon.saving import file_exists
from generator.errors import ContentError, Finding, Place, raise_if_errors
from generator.games.dragon_lords.pages.own import check_names
from generator.games.dragon_lords.rules.checks import check_name
from generator.games.dragon_lords.rules.costs import Component
from generator.games.dragon_lords.workshop.offers import budget_problems, overrun
from generator.games.dragon_lords.workshop.parts import Draft
from generator.games.dragon_lords.workshop.writing import file_name, menu
from generator.games.registry import find_game
from generator.press import make_job, papers
from generator.source.reader import Source, parse_yaml


@dataclass(frozen=True, slots=True)
class Order:
    """What was asked for, as it was typed; ``chosen`` by component. ``ask`` is nothing if the terminal decides."""

    name: str | None
    chosen: Mapping[str, str | None]
    budget: int | None
    purpose: str | None
    out: Path | None
    force: bool
    sheet: bool
    paper: str
    ask: bool | None
    lang: str
    as_json: bool


def read_order(bench: Bench, order: Order, asking: bool) -> tuple[Draft, int | None]:
    """The choices and the budget that were given. Raises ContentError with everything that is wrong with them.

    Where nobody can be asked, everything that is not given is wrong too, but for the rider: then there is none.
    """
    findings: list[Finding] = []
    draft, budget = Draft(), None
    try:
        budget = read_budget(bench, order.budget, order.purpose)
    except ContentError as error:
        findings += error.findings
    for component in Component:
        word = order.chosen[component]
        if word is not None:
            try:
                draft = draft.choose(component, bench.vocabulary(component).read(word, f"--{component}"))
            except ContentError as error:
                findings += error.findings
    if not asking:
        draft = draft if order.chosen[Component.RIDER] is not None else draft.choose(Component.RIDER, None)
        findings += missing(bench, order)
    if budget is not None:
        findings += budget_problems(bench.tables, budget) or overrun(bench.tables, draft, budget)
    if order.name is not None:
        findings += name_problems(bench, order.name.strip()) + taken(order, order.name.strip())
    findings += check_request(sheet_request(bench, order.paper))
    raise_if_errors(findings)
    return draft, budget


def missing(bench: Bench, order: Order) -> list[Finding]:
    """A finding for each thing that a dragon needs and that was not given."""
    findings = []
    if order.name is None:
        findings.append(Finding("missing-option", "the dragon needs a name", hint="dragonpress dragon new NAME …"))
    for component in Component:
        if order.chosen[component] is None and component is not Component.RIDER:
            message = f"the dragon needs --{component}"
            findings.append(Finding("missing-option", message, hint=f"one of: {menu(bench.tables, component)}"))
    return findings


def name_problems(bench: Bench, name: str) -> list[Finding]:
    """What is wrong with a name: empty, too long, or with characters that cannot be printed."""
    stub = Source("", {"name": name}, parse_yaml(b"name: x", "").root)
    findings = check_name(bench.tables, name, stub, ("name",))
    if not findings:
        job = make_job(find_game(GAME), bench.words.texts.language.code, papers()["a4"], {})
        findings = check_names(job, stub)
    return [replace(finding, where=Place()) for finding in findings]


def target(order: Order, name: str) -> Path:
    """The file to write: the one that was asked for, or one called like the dragon."""
    if order.out is None:
        return Path(file_name(name))
    return order.out / file_name(name) if order.out.is_dir() else order.out


def taken(order: Order, name: str) -> list[Finding]:
    """A finding if the file for a dragon of that name is there already and must not be replaced."""
    return file_exists(target(order, name), order.force)
