"""``dragonpress dragon cost`` and ``legion``: design points line by line, and what is left of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generator.cli.dragon.bench import Bench, answered, open_bench, read_budget
from generator.cli.dragon.screen import BAD, GOOD, STRONG, Styled, say, show_table
from generator.cli.output import finding_record, print_findings, print_json
from generator.errors import Finding, Place, has_errors, sorted_findings
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.rules.costs import Account, cost_bounds, design_cost
from generator.games.dragon_lords.workshop.legion import Legion, muster, overspent, room_for_more
from generator.games.dragon_lords.workshop.library import Found, find_dragons, lowest


def run_cost(words: Sequence[str], points: int | None, purpose: str | None, lang: str, as_json: bool) -> int:
    """Show the account of each dragon, then what is wrong with them; returns the exit status."""

    def work() -> int:
        bench = open_bench(lang)
        search = find_dragons(bench.content, words, read_budget(bench, points, purpose))
        accounts = [(found, design_cost(bench.tables, found.design)) for found in search.dragons]
        if as_json:
            records = [account_record(found, account) for found, account in accounts]
            return json_with_findings({"dragons": records}, search.findings)
        for found, account in accounts:
            show_account(bench, found.design, account, found.budget)
            say()
        return print_findings(sorted_findings(search.findings), to_stderr=True)

    return answered(work, as_json)


def show_account(bench: Bench, design: Design, account: Account, budget: int | None) -> None:
    """The account of one dragon, with its budget if it has one."""
    rows: list[tuple[str | Styled, ...]] = [
        (bench.component(entry.component), bench.option(entry.component, entry.option), str(entry.points))
        for entry in account.entries
    ]
    rows.append((Styled(bench.t("columns.total"), STRONG), "", Styled(str(account.total), STRONG)))
    show_table((design.name, *bench.columns("option", "points")), rows, right=(2,))
    say_left(bench, account.total, budget)


def say_left(bench: Bench, total: int, budget: int | None) -> None:
    """What is left of a budget, or by how much it is overrun."""
    if budget is None:
        text, style = bench.count("spent", total), ""
    elif total > budget:
        text, style = bench.count("over", total - budget), BAD
    else:
        text, style = bench.count("left", budget - total, budget=budget), GOOD
    say(f"{bench.words.capital(text)}.", style)


def account_record(found: Found, account: Account) -> dict[str, Any]:
    """An account as plain data."""
    return {
        "name": found.design.name,
        "entries": [
            {"component": entry.component, "option": entry.option, "points": entry.points} for entry in account.entries
        ],
        "total": account.total,
        "budget": found.budget,
        "left": None if found.budget is None else found.budget - account.total,
    }


def json_with_findings(data: dict[str, Any], findings: Sequence[Finding]) -> int:
    """Print data with the findings beside it; returns the exit status that they mean."""
    print_json({**data, "findings": [finding_record(finding) for finding in sorted_findings(findings)]})
    return 1 if has_errors(findings) else 0


def run_legion(words: Sequence[str], points: int | None, lang: str, as_json: bool) -> int:
    """Show what each dragon costs, the sum and what is left, then what is wrong; returns the exit status."""

    def work() -> int:
        bench = open_bench(lang)
        search = find_dragons(bench.content, words)
        own = search.legions[0] if len(words) == 1 and search.legions else None
        legion = muster(bench.tables, [found.design for found in search.dragons], lowest(points, own))
        findings = list(search.findings)
        if own is None or (points is not None and points < own):
            findings += overspent(legion, Place(words[0]) if len(words) == 1 else Place())
        if as_json:
            return json_with_findings(legion_record(legion), findings)
        if legion.dragons:
            show_legion(bench, legion)
        return print_findings(sorted_findings(findings), to_stderr=True)

    return answered(work, as_json)


def show_legion(bench: Bench, legion: Legion) -> None:
    """The dragons of a legion, each in a line."""
    rows: list[tuple[str | Styled, ...]] = [
        (
            design.name,
            str(account.total),
            ", ".join(
                f"{bench.option(entry.component, entry.option)} {entry.points}"
                for entry in account.entries
                if entry.option is not None
            ),
        )
        for design, account in legion.dragons
    ]
    rows.append((Styled(bench.t("columns.total"), STRONG), Styled(str(legion.total), STRONG), ""))
    show_table(bench.columns("dragon", "points", "parts"), rows, right=(1,))
    say_left(bench, legion.total, legion.points)
    if legion.left is not None and legion.left > 0:
        least, _most = cost_bounds(bench.tables)
        say(bench.t("room" if room_for_more(bench.tables, legion) else "no-room", least=least))


def legion_record(legion: Legion) -> dict[str, Any]:
    """A legion as plain data."""
    return {
        "dragons": [{"name": design.name, "cost": account.total} for design, account in legion.dragons],
        "total": legion.total,
        "points": legion.points,
        "left": legion.left,
    }
