"""The rulebook: the same in both languages, complete, and following its figures."""

from __future__ import annotations

import re

import pytest

from generator.book.blocks import Block, Boxed, FigureBlock, Heading, Items, TableBlock
from generator.games.daredragon.book.figures import FIGURES
from generator.games.daredragon.book.tables import TABLES
from tests.games.daredragon.book.conftest import MakeBook, text_of
from tests.games.daredragon.conftest import ROOT, Changed

LANGUAGES = ("en", "pl")
CHAPTERS = ROOT / "content" / "daredragon" / "text"


def shape(block: Block) -> str:
    """What kind of block it is, with its id and size."""
    match block:
        case Heading():
            return f"{'#' * block.level} {block.id}"
        case TableBlock():
            return f"table {block.id} {len(block.data.head)}x{len(block.data.rows)}"
        case FigureBlock():
            return f"figure {block.id}"
        case Items():
            return f"list of {len(block.items)}"
        case Boxed():
            return block.kind
        case _:
            return ""


def test_both_languages_have_the_same_blocks_in_the_same_order(book: MakeBook) -> None:
    english, polish = ([name for block in book(code).blocks() if (name := shape(block))] for code in LANGUAGES)
    assert english == polish
    assert len(english) > 120


def test_every_table_and_figure_stands_in_the_book_once(book: MakeBook) -> None:
    blocks = list(book("pl").blocks())
    assert sorted(block.id for block in blocks if isinstance(block, TableBlock)) == sorted(TABLES)
    assert sorted(block.id for block in blocks if isinstance(block, FigureBlock)) == sorted(FIGURES)


def test_every_chapter_tells_a_piece_of_the_story_but_for_the_fight_itself(book: MakeBook) -> None:
    for code in LANGUAGES:
        without = [
            chapter.heading.id
            for chapter in book(code).chapters
            if not any(isinstance(block, Boxed) and block.kind == "story" for block in chapter.blocks)
        ]
        assert without == ["play"]


def test_figures_keep_to_their_size() -> None:
    for name, figure in FIGURES.items():
        assert figure.width <= (170 if figure.wide else 80), name
        assert figure.height <= 120, name


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_figure_of_the_game_is_typed_into_a_chapter(code: str) -> None:
    """Digits are left to Jinja; only numbers of turns in the fight and names of editions are written."""
    typed = []
    for path in sorted((CHAPTERS / code / "rulebook").glob("*.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            bare = re.sub(r"\{\{.*?\}\}|\{#.*?\}|^\d\.|1\.0(\.2)?", "", line)
            if re.search(r"\d", bare) and not bare.startswith("Alt:") and "10-a-fight" not in path.name:
                typed.append(f"{path.name}: {line}")
    assert typed == []


@pytest.mark.parametrize(
    ("file", "old", "new", "before", "after"),
    [
        ("setup", "start: 25", "start: 20", "each part of the dragon (jaws, paws, legs, tail) on 25", "tail) on 20"),
        ("modifiers", "riposte: 2", "riposte: 3", "in the daredevil turn that follows: +2Ϟ", "follows: +3Ϟ"),
        ("dragon-deck", "cool_down: 2, damage: 13", "cool_down: 2, damage: 16", "A 13 that is 4 turns", "A 16 that is"),
        ("health", "low: 21, high: 25, limit: 6", "low: 21, high: 25, limit: 7", "hold 6 at most", "hold 7 at most"),
    ],
)
def test_a_changed_figure_changes_the_book(
    book: MakeBook, changed: Changed, file: str, old: str, new: str, before: str, after: str
) -> None:
    assert before in text_of(book("en"))
    assert after in text_of(book("en", changed(file, old, new)))


def test_examples_are_worked_out_by_the_rules(book: MakeBook) -> None:
    text = text_of(book("en"))
    assert "Together that is +1Ϟ, and the Precision Strike of 6 does 8." in text
    assert "A and B have both shields over them, −6Ϟ, and take 1 each. C has only the shield of D and takes 4." in text
    assert "Now it takes 5, and it is Gorrak who is under the jaws." in text


def test_polish_counts_in_polish(book: MakeBook) -> None:
    text = text_of(book("pl"))
    assert "Mając 12 punktów życia, śmiałek może trzymać 4 karty." in text
    assert "Zmiażdżenie przygotowuje się 4 tury. Minęły już 3, gdy uwagę smoka odwraca Gorrak." in text
    assert "w 2 najbliższych turach śmiałków" in text
