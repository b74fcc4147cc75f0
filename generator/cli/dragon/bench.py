"""What every command of the workshop needs: content, words of a language, names of options, budgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from generator.cli.dragon.screen import report
from generator.errors import ContentError, Finding, did_you_mean
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.design import NO_RIDER
from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.pages.words import Words, signed
from generator.games.dragon_lords.rules.costs import Component
from generator.games.dragon_lords.workshop.budgets import Purpose, budget_for
from generator.games.dragon_lords.workshop.figures import Figure, Value
from generator.games.dragon_lords.workshop.parts import OPTIONS, Option
from generator.games.dragon_lords.workshop.spelling import Vocabulary
from generator.press import content, languages, texts

GAME = "dragon-lords"
T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)

SIGNED = {Figure.INITIATIVE, Figure.HARD_TO_HIT}
"""Figures that are added to something and so are shown with their sign."""


@dataclass(frozen=True, slots=True)
class Bench:
    """The content of the game, and how things are called in one language."""

    content: DragonLordsContent
    words: Words

    @property
    def tables(self) -> Tables:
        """The tables of the game."""
        return self.content.tables

    def t(self, key: str, **figures: Any) -> str:
        """A text of the workshop."""
        return str(self.words.texts(f"workshop.{key}", **figures))

    def count(self, key: str, number: int, **figures: Any) -> str:
        """A text of the workshop that counts something."""
        return str(self.words.texts.count(f"workshop.{key}", number, **figures))

    def columns(self, *names: str) -> tuple[str, ...]:
        """The heads of a table's columns."""
        return tuple(self.t(f"columns.{name}") for name in names)

    def component(self, component: Component) -> str:
        """What a component is called."""
        return self.words.name("component", component)

    def option(self, component: Component, option: Option) -> str:
        """What an option is called."""
        return self.words.name(component, NO_RIDER if option is None else option)

    def value(self, figure: Figure, value: Value) -> str:
        """A figure as it is shown: dice in the letters of the language, modifiers with a sign."""
        if isinstance(value, Dice):
            return self.words.dice(value)
        return signed(value) if isinstance(value, int) and figure in SIGNED else str(value)

    def vocabulary(self, component: Component) -> Vocabulary[Option]:
        """How the options of a component can be written: as in files, in the language, by number from 1, no rider 0."""
        spellings = {}
        for option in OPTIONS[component]:
            key, name = NO_RIDER if option is None else option.value, self.option(component, option).lower()
            spellings[option] = [key, name] if self.words.texts.language.code == "en" else [name, key]
        return Vocabulary(spellings, 0 if component is Component.RIDER else 1)


def open_bench(lang: str) -> Bench:
    """The workshop in a language. Raises ContentError if there is no such language."""
    if lang not in languages():
        hint = did_you_mean(lang, languages())
        raise ContentError([Finding("unknown-language", f"no language “{lang}”", hint=hint)])
    return Bench(content(GAME), Words(texts(GAME, lang)))


def answered(work: Callable[[], int], as_json: bool) -> int:
    """The exit status of a piece of work; what stops it is shown as findings."""
    try:
        return work()
    except ContentError as error:
        return report(error.findings, as_json)


def gathered(tries: Iterable[Callable[[], T]]) -> list[T]:
    """What all the tries give. Raises ContentError with the findings of all that fail."""
    results: list[T] = []
    findings: list[Finding] = []
    for attempt in tries:
        try:
            results.append(attempt())
        except ContentError as error:
            findings += error.findings
    if findings:
        raise ContentError(findings)
    return results


def keywords(options: Iterable[E]) -> Vocabulary[E]:
    """Options that are written as they are called in the program."""
    return Vocabulary({option: (option.value,) for option in options})


def read_budget(bench: Bench, points: int | None, purpose: str | None) -> int | None:
    """The budget of an order: the points, or what games of that purpose are played with; nothing if neither is given.

    Raises ContentError if both are given, or if there is no such purpose.
    """
    if purpose is None:
        return points
    if points is not None:
        hint = "leave out --budget or --for"
        raise ContentError([Finding("two-budgets", "--budget and --for both set a budget", hint=hint)])
    return budget_for(bench.tables, keywords(Purpose).read(purpose, "--for"))


def listed(texts: Sequence[str]) -> str:
    """Several things in a cell."""
    return "; ".join(texts)
