"""The rulebook as a whole: the same in every language, nothing left over, and figures that follow their tables."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from generator.book.blocks import Book, Boxed, FigureBlock, Heading, TableBlock
from generator.errors import Severity
from generator.games.dragon_lords.book.figures import FIGURES
from generator.games.dragon_lords.book.tables import TABLES
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.options import Rating
from generator.games.dragon_lords.pages.rulebook import compose
from tests.games.dragon_lords.book.conftest import MakeBook, job_for, text_of


def ids(book: Book) -> list[str]:
    """The ids of headings, tables and figures in their order."""
    kinds = (Heading, TableBlock, FigureBlock)
    return [block.id for block in book.blocks() if isinstance(block, kinds) and block.id]


def test_both_languages_have_the_same_parts_in_the_same_order(book: MakeBook) -> None:
    assert ids(book("en")) == ids(book("pl"))
    assert len(book("en").chapters) == 21


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_table_and_every_diagram_is_used(book: MakeBook, language: str) -> None:
    blocks = list(book(language).blocks())
    assert {block.id for block in blocks if isinstance(block, TableBlock) and block.id} == set(TABLES)
    assert {block.id for block in blocks if isinstance(block, FigureBlock)} == set(FIGURES)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_shipped_book_has_nothing_to_warn_of(language: str) -> None:
    job = job_for(language)
    compose(job)
    assert job.scribe.findings == []


def changed(content: DragonLordsContent, table: str, **figures: Any) -> DragonLordsContent:
    """The content with other figures in a table."""
    other = getattr(content.tables, table).model_copy(update=figures)
    return replace(content, tables=replace(content.tables, **{table: other}))


def test_a_dearer_turn_changes_table_and_example(book: MakeBook, content: DragonLordsContent) -> None:
    before = text_of(book("en"))
    assert "**E** | 1 | 3 | 5 | 2" in before
    assert "Together that is 3 + 1 + 2 + 3 = 9" in before
    costs = {**content.tables.turning.costs, Rating.E: {60: 2, 120: 3, 180: 5}}
    after = text_of(book("en", changed(content, "turning", costs=costs)))
    assert "**E** | 2 | 3 | 5 | 4" in after
    assert "Together that is 3 + 2 + 2 + 3 = 10" in after


def test_a_recorded_game_that_new_figures_forbid_is_told_as_a_warning(content: DragonLordsContent) -> None:
    costs = {**content.tables.turning.costs, Rating.E: {60: 2, 120: 3, 180: 5}}
    job = job_for("en", changed(content, "turning", costs=costs))
    compose(job)
    assert {finding.severity for finding in job.scribe.findings} == {Severity.WARNING}
    assert "content/dragon-lords/logs/first-duel.yaml" in {finding.where.file for finding in job.scribe.findings}


def test_another_base_number_goes_through_the_whole_book(book: MakeBook, content: DragonLordsContent) -> None:
    text = text_of(book("pl", changed(content, "to_hit", base=7)))
    assert "Zacznij od 7" in text
    assert "wychodzi więc 6 lub więcej" in text  # a wizard on its own dragon
    assert "Zacznij od 8" in text_of(book("pl"))


def test_another_number_of_slow_turns_is_counted_in_the_right_form(book: MakeBook, content: DragonLordsContent) -> None:
    assert "Jest więc winien 6 tur z prędkością nie większą niż 9." in text_of(book("pl"))
    movement = content.tables.movement
    fast = movement.fast.model_copy(update={"slow_turns_for_each": 1})
    text = text_of(book("pl", changed(content, "movement", fast=fast)))
    assert "Jest więc winien 3 tury z prędkością nie większą niż 9." in text
    assert "byłby winien 1 turę" in text


def test_every_optional_rule_is_marked(book: MakeBook) -> None:
    titles = [block.title for block in book("en").blocks() if isinstance(block, Boxed) and block.kind == "option"]
    assert titles == [
        "Quick and slow dragons",
        "Keeping it dark",
        "Acceleration by wings",
        "Turns that go on",
        "Critical hits",
        "Fumbles",
        "At most 3 hits a turn",
        "Tactics in close combat",
    ]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_figure_is_left_unfilled(book: MakeBook, language: str) -> None:
    text = text_of(book(language))
    assert not re.search(r"[{}]|None|Rating\.|Altitude\.", text.replace("None | –", ""))
