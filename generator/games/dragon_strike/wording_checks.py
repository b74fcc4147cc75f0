"""Checks of the texts: every card can be filled in, and fits its card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from generator.errors import ContentError, Finding
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.crosschecks_cards import decks_of
from generator.games.dragon_strike.model.options import HeroClass
from generator.games.dragon_strike.naming import missing_names
from generator.games.dragon_strike.wording import (
    card_line,
    card_text,
    card_title,
    group,
    power_lines,
    reference_lines,
    sneak_text,
)
from generator.i18n.texts import Texts

T = TypeVar("T")


def check_texts(content: DragonStrikeContent, sets: Sequence[Texts]) -> list[Finding]:
    """Everything that the texts of the languages lack beside the content."""
    findings = missing_names(content, sets)
    for texts in sets:
        findings.extend(_check_cards(content, texts))
        findings.extend(_check_figures(content, texts))
        findings.extend(_check_letters(content, texts))
    return findings


def _check_cards(content: DragonStrikeContent, texts: Texts) -> Iterator[Finding]:
    bounds = content.tables.bounds.text
    for deck, (_, cards) in decks_of(content.tables).items():
        for name in cards:
            key = f"{group(deck)}.{name}"
            if texts.has(f"{key}.text"):
                text = _tried(partial(card_text, content, texts, deck, name))
                yield from _fits(text, bounds.card, texts, f"{key}.text")
            if texts.has(f"{key}.title"):
                yield from _fits(card_title(texts, deck, name), bounds.name, texts, f"{key}.title")
            if texts.has(f"{key}.line"):
                yield from _fits(card_line(texts, deck, name), bounds.line, texts, f"{key}.line")
    if texts.has("sneak-attacks.text"):
        yield from _fits(_tried(partial(sneak_text, content, texts)), bounds.card, texts, "sneak-attacks.text")
    for hero_class in HeroClass:
        lines = content.tables.reference_cards.cards[hero_class].lines
        if all(texts.has(f"reference.lines.{line}") for line in lines):
            found = _tried(partial(reference_lines, content, texts, hero_class))
            yield from found.findings if isinstance(found, ContentError) else ()


def _check_figures(content: DragonStrikeContent, texts: Texts) -> Iterator[Finding]:
    bounds, tables = content.tables.bounds.text, content.tables
    for name, monster in tables.monsters.monsters.items():
        if not all(texts.has(f"monsters.{name}.{key}") for key in ("name", "text")):
            continue
        yield from _fits(texts(f"monsters.{name}.name"), bounds.name, texts, f"monsters.{name}.name")
        yield from _fits(texts(f"monsters.{name}.text"), bounds.card, texts, f"monsters.{name}.text")
        found = _tried(partial(power_lines, texts, monster))
        yield from found.findings if isinstance(found, ContentError) else ()
    for name in tables.heroes.heroes:
        for key, most in (("name", bounds.name), ("line", bounds.line)):
            if texts.has(f"heroes.{name}.{key}"):
                yield from _fits(texts(f"heroes.{name}.{key}"), most, texts, f"heroes.{name}.{key}")


def _check_letters(content: DragonStrikeContent, texts: Texts) -> Iterator[Finding]:
    """Two letters a monster, and no two monsters with the same (Expanding Play)."""
    seen: dict[str, str] = {}
    for name in content.tables.monsters.monsters:
        key = f"monsters.{name}.letters"
        if not texts.has(key):
            continue
        letters = str(texts(key))
        if len(letters) != 2:
            message = f"“{letters}” has {len(letters)} letters"
            yield Finding("wrong-letters", message, texts.where(key), hint="a monster is marked with two")
        if letters in seen:
            message = f"“{letters}” marks “{seen[letters]}” already"
            yield Finding("duplicate-name", message, texts.where(key), hint="give each monster letters of its own")
        seen.setdefault(letters, name)


def _tried(make: Callable[[], T]) -> T | ContentError:
    """What is made, or what is wrong with it."""
    try:
        return make()
    except ContentError as error:
        return error


def _fits(text: str | ContentError, most: int, texts: Texts, key: str) -> Iterator[Finding]:
    if isinstance(text, ContentError):
        yield from text.findings
    elif len(text) > most:
        message = f"“{key}” has {len(text)} letters, its place holds {most} [{texts.language.code}]"
        yield Finding("text-too-long", message, texts.where(key), hint=f"shorten it by {len(text) - most}")
