"""``dragonpress dragon new``: from options or answers to a checked file, and to its play sheet."""

from __future__ import annotations

import sys

from generator.cli.building import show_written
from generator.cli.dragon.accounts import account_record, show_account
from generator.cli.dragon.bench import Bench, answered, open_bench
from generator.cli.dragon.dialogue import Answer, ask_answer, ask_budget, ask_dragon, prompt, show_problems
from generator.cli.dragon.ordering import Order, name_problems, read_order, taken, target
from generator.cli.dragon.printing import OUTPUT, print_sheets, sheet_request
from generator.cli.dragon.saving import proofread, text_of, typed, write
from generator.cli.dragon.screen import FAINT, GOOD, say
from generator.cli.output import print_findings, print_json
from generator.errors import has_errors, raise_if_errors
from generator.games.dragon_lords.file_kinds import DRAGON
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.rules.costs import design_cost
from generator.games.dragon_lords.workshop.library import Found
from generator.games.dragon_lords.workshop.offers import overrun
from generator.press.editing import keep_schema


def on_terminal() -> bool:
    """Whether somebody is there to answer."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def run_new(order: Order) -> int:
    """Make the dragon and its file; returns the exit status. Nothing is written while anything is wrong."""

    def work() -> int:
        bench = open_bench(order.lang)
        asking = (on_terminal() if order.ask is None else order.ask) and not order.as_json
        draft, budget = read_order(bench, order, asking)
        name = order.name.strip() if order.name is not None else None
        if name is not None and draft.is_whole:
            return finish(bench, order, draft.parts.named(name, budget), asking)
        name = name if name is not None else ask_name(bench, order)
        if budget is None:
            budget = ask_budget(bench)
            raise_if_errors([] if budget is None else overrun(bench.tables, draft, budget))
        whole = ask_dragon(bench, draft, name, budget, str(target(order, name)))
        if whole is None:
            say(bench.t("ask.dropped"))
            return 1
        return finish(bench, order, whole.parts.named(name, budget), asking, shown=True)

    return answered(work, order.as_json)


def ask_name(bench: Bench, order: Order) -> str:
    """A name that can be printed and whose file is free."""
    while True:
        name = prompt(bench.t("ask.name"))
        problems = name_problems(bench, name) or taken(order, name)
        if not problems:
            return name
        if order.out is not None and target(order, name) == order.out:
            raise_if_errors(taken(order, name))
        show_problems(problems)


def finish(bench: Bench, order: Order, design: Design, asking: bool, shown: bool = False) -> int:
    """Check the dragon, write its file, show what it costs and print its sheet if that is wanted."""
    findings = proofread(bench, design, target(order, design.name))
    while asking and shown and has_errors(findings):
        show_problems(findings)
        design = design.model_copy(update={"name": ask_name(bench, order)})
        findings = proofread(bench, design, target(order, design.name))
    raise_if_errors(findings)
    path = target(order, design.name)
    write(path, text_of(bench, design, path), order.force)
    keep_schema(path, DRAGON)
    account = design_cost(bench.tables, design)
    if order.as_json:
        written = print_sheets(bench, [str(path)], sheet_request(bench, order.paper))[0] if order.sheet else []
        record = account_record(Found(design, design.budget), account)
        print_json(
            {"file": path.as_posix(), **record, "sheets": [(OUTPUT / entry.path).as_posix() for entry in written]}
        )
        return 0
    if not shown:
        show_account(bench, design, account, design.budget)
    say(bench.t("written", file=path), GOOD)
    print_findings(findings, to_stderr=True)
    if order.sheet or (asking and ask_answer(bench, bench.t("ask.sheet"), (Answer.YES, Answer.NO)) is Answer.YES):
        written, notes = print_sheets(bench, [str(path)], sheet_request(bench, order.paper))
        show_written(written, OUTPUT)
        print_findings(notes, to_stderr=True)
    say(bench.t("next", file=typed(path)), FAINT)
    return 0
