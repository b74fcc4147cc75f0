"""The questions of ``dragonpress dragon new``, and what is shown after each answer."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar, cast

import typer

from generator.cli.dragon.accounts import show_account
from generator.cli.dragon.bench import Bench
from generator.cli.dragon.screen import BAD, FAINT, GOOD, Cell, Styled, say, show_table
from generator.errors import Finding
from generator.games.dragon_lords.rules.costs import Component, cost_bounds, design_cost
from generator.games.dragon_lords.wording import rider_text
from generator.games.dragon_lords.workshop.budgets import Purpose, budget_for
from generator.games.dragon_lords.workshop.figures import Figure, known_figures, value_of
from generator.games.dragon_lords.workshop.offers import (
    HIGHEST_BUDGET,
    Offer,
    Refusal,
    offers,
    refusal,
    spent,
)
from generator.games.dragon_lords.workshop.parts import Draft
from generator.games.dragon_lords.workshop.spelling import Reading, Vocabulary, folded

T = TypeVar("T")

WIDTH = 100

TELLING: dict[Component, tuple[Figure, ...]] = {
    Component.BODY: (Figure.MIN_SPEED, Figure.BODY),
    Component.WINGS: (Figure.MAX_SPEED, Figure.RATING, Figure.WING),
    Component.BREATH: (Figure.BREATH_DAMAGE,),
    Component.CLAWS: (Figure.CLAW_DAMAGE,),
    Component.RIDER: (),
}
"""The figures that tell the options of a component apart, once what came before it is chosen."""


class Answer(StrEnum):
    """An answer to the last question."""

    YES = "yes"
    NO = "no"
    BACK = "back"


def show_problems(findings: Sequence[Finding]) -> None:
    """What is wrong with an answer, in a line each."""
    for finding in findings:
        complain(finding.message + (f" – {finding.hint}" if finding.hint else ""))


def complain(text: str) -> None:
    """Why an answer cannot be taken."""
    say(f"  {text}", BAD)


def prompt(question: str, default: str | None = None) -> str:
    """What a person answers, without spaces around it."""
    return str(typer.prompt(question, default=default, prompt_suffix=" " if question.endswith("?") else ": ")).strip()


def ask_word(bench: Bench, question: str, vocabulary: Vocabulary[T], default: T | None = None) -> T:
    """One of the things that a vocabulary knows; whoever mistypes it is told what it may have been meant for."""
    while True:
        word = prompt(question, None if default is None else vocabulary.shown(default))
        reading = vocabulary.understand(word)
        if reading.is_clear:
            return cast(T, reading.meant)
        not_understood(bench, word, vocabulary, reading)


def not_understood(bench: Bench, word: str, vocabulary: Vocabulary[T], reading: Reading[T]) -> None:
    """Say that a word means nothing here, and what it may be meant for."""
    near = [vocabulary.shown(meant) for meant in reading.near]
    if len(near) == 1:
        hint = bench.t("ask.guess", option=near[0])
    elif near:
        hint = bench.t("ask.several", options=", ".join(near))
    else:
        hint = bench.t("ask.all", options=", ".join(vocabulary.shown(meant) for meant in vocabulary.spellings))
    complain(f"{bench.t('ask.unknown', word=word)} {hint}")


def ask_budget(bench: Bench) -> int | None:
    """The budget in design points; nothing if the person wants none."""
    rows = [
        (bench.t(f"ask.purposes.{purpose}"), bench.t(f"ask.purpose.{purpose}"), str(budget_for(bench.tables, purpose)))
        for purpose in Purpose
    ]
    none = bench.t("ask.none")
    rows.append((none, bench.t("ask.unlimited"), "–"))
    show_table((bench.t("ask.game"), "", bench.t("columns.points")), rows, right=(2,))
    spellings: dict[Purpose | None, list[str]] = {None: [none, "none"]}
    spellings.update((purpose, [bench.t(f"ask.purposes.{purpose}"), purpose.value]) for purpose in Purpose)
    vocabulary = Vocabulary(spellings)
    least, most = cost_bounds(bench.tables)
    while True:
        word = prompt(bench.t("ask.budget"), vocabulary.shown(Purpose.SINGLE))
        if not word.isdecimal():
            reading = vocabulary.understand(word)
            if reading.is_clear:
                return None if reading.meant is None else budget_for(bench.tables, reading.meant)
            not_understood(bench, word, vocabulary, reading)
        elif int(word) < least:
            complain(bench.t("ask.too-small", least=least))
        elif int(word) > HIGHEST_BUDGET:
            complain(bench.t("ask.too-large", most=most))
        else:
            return int(word)


def ask_dragon(bench: Bench, draft: Draft, name: str, budget: int | None, file: str) -> Draft | None:
    """Ask for every component that the draft leaves open, and whether to save; nothing if the person drops it.

    ``back`` opens the last choice again.
    """
    asked = [component for component in Component if component not in draft.chosen]
    index = 0
    while True:
        if index < len(asked):
            chosen = ask_component(bench, draft, asked[index], budget)
            if chosen is not None:
                show_choice(bench, draft, chosen, budget)
                draft = draft.choose(chosen.component, chosen.option)
                index += 1
                continue
        else:
            design = draft.parts.named(name, budget)
            say()
            show_account(bench, design, design_cost(bench.tables, design), budget)
            answer = ask_answer(bench, bench.t("ask.save", file=file), tuple(Answer))
            if answer is not Answer.BACK:
                return draft if answer is Answer.YES else None
        if index == 0:
            say(f"  {bench.t('ask.first')}", FAINT)
        else:
            index -= 1
            draft = draft.without(asked[index])


def ask_component(bench: Bench, draft: Draft, component: Component, budget: int | None) -> Offer | None:
    """Show what there is of a component, and ask until something can be had; nothing if the person goes back."""
    offered = offers(bench.tables, draft, component, budget)
    show_offers(bench, draft, offered)
    vocabulary = bench.vocabulary(component)
    backwards = {folded(bench.t("ask.back")), Answer.BACK.value}
    default = bench.option(component, None).lower() if component is Component.RIDER else None
    while True:
        word = prompt(bench.t("ask.choose", component=bench.component(component)), default)
        if folded(word) in backwards:
            return None
        reading = vocabulary.understand(word)
        if not reading.is_clear:
            not_understood(bench, word, vocabulary, reading)
            continue
        wanted = next(offer for offer in offered if offer.option is reading.meant)
        if wanted.fits or budget is None:
            return wanted
        refuse(bench, refusal(bench.tables, draft, wanted, budget), [offer for offer in offered if offer.fits])


def refuse(bench: Bench, refused: Refusal, fitting: Sequence[Offer]) -> None:
    """Say why an option cannot be had, how much is missing, and what can be had instead."""
    wanted = refused.wanted
    vocabulary = bench.vocabulary(wanted.component)
    figures = {"cost": wanted.cost, "left": refused.left, "budget": refused.budget, "missing": wanted.missing}
    key = "ask.refused-kept" if refused.kept else "ask.refused"
    kept = {"kept": refused.kept} if refused.kept else {}
    options = ", ".join(f"{vocabulary.shown(offer.option)} {offer.cost}" for offer in fitting)
    instead = bench.t("ask.fitting", options=options)
    complain(f"{bench.t(key, option=vocabulary.shown(wanted.option), **figures, **kept)} {instead}")


def show_offers(bench: Bench, draft: Draft, offered: Sequence[Offer]) -> None:
    """The options of a component, with what tells them apart; those that cost too much are marked."""
    component = offered[0].component
    vocabulary = bench.vocabulary(component)
    figures = TELLING[component]
    rows: list[Sequence[Cell]] = []
    for number, offer in enumerate(offered, vocabulary.first or 0):
        parts = draft.choose(component, offer.option).parts
        cells = [bench.value(figure, value_of(bench.tables, parts, figure)) for figure in figures]
        if component is Component.RIDER:
            cells = ["" if parts.rider is None else rider_text(bench.words, bench.tables, parts.rider)]
        note = "" if offer.fits else bench.t("missing", n=offer.missing)
        row = (str(number), bench.option(component, offer.option), str(offer.cost), note, *cells)
        rows.append(row if offer.fits else [Styled(cell, FAINT) for cell in row])
    heads = [bench.t(f"short.{figure}") for figure in figures] or [bench.t("columns.can")]
    say()
    columns = (bench.t("columns.number"), bench.component(component), bench.t("columns.points"), "", *heads)
    show_table(columns, rows, right=(0, 2))


def show_choice(bench: Bench, draft: Draft, chosen: Offer, budget: int | None) -> None:
    """What is left of the budget after a choice, and what can be said of the dragon now."""
    after = draft.choose(chosen.component, chosen.option)
    before = known_figures(set(draft.chosen)) if draft.chosen else []
    news = [
        f"{bench.t(f'figures.{figure}')} {bench.value(figure, value_of(bench.tables, after.parts, figure))}"
        for figure in known_figures(set(after.chosen))
        if figure not in before and is_news(bench, after, figure)
    ]
    total = spent(bench.tables, after)
    left = bench.count("spent", total) if budget is None else bench.count("left", budget - total, budget=budget)
    named = f"{bench.component(chosen.component)}: {bench.option(chosen.component, chosen.option)}"
    say(f"  {named}; {left}.", GOOD)
    if news:
        text = f"{bench.t('now')}: {'; '.join(news)}."
        say(textwrap.fill(text, WIDTH, initial_indent="  ", subsequent_indent="    "))


def is_news(bench: Bench, draft: Draft, figure: Figure) -> bool:
    """Whether a figure is worth telling: the cost stands in the account, and only a lancer changes close combat."""
    if figure is Figure.CLOSE_COMBAT_WITH_RIDER:
        plain = value_of(bench.tables, draft.parts, Figure.CLOSE_COMBAT)
        return value_of(bench.tables, draft.parts, figure) != plain
    return figure is not Figure.COST


def ask_answer(bench: Bench, question: str, answers: Sequence[Answer]) -> Answer:
    """One of the answers, in the language of the bench or in English; the first is taken if nothing is typed."""
    spellings = {answer: [bench.t(f"ask.{answer}"), answer.value] for answer in answers}
    return ask_word(bench, question, Vocabulary(spellings), answers[0])
