"""The rulebook: the same in both languages, complete, and following its figures."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from generator.book.blocks import Block, Boxed, FigureBlock, Heading, Items, TableBlock
from generator.games.dragon_strike.book.figures import COVER, FIGURES
from generator.games.dragon_strike.book.tables import TABLES
from generator.games.dragon_strike.model.tables import Tables
from generator.i18n.glossary import load_glossary, wrong_words
from generator.kit.easel import Easel
from generator.resources import content_folder
from generator.scene.geometry import Box
from tests.games.dragon_strike.book.conftest import MakeBook, job_for, text_of

LANGUAGES = ("en", "pl")


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
    assert len(english) > 200


def test_every_table_and_figure_stands_in_the_book_once(book: MakeBook) -> None:
    blocks = list(book("pl").blocks())
    tables = Counter(block.id for block in blocks if isinstance(block, TableBlock) and block.id)
    figures = Counter(block.id for block in blocks if isinstance(block, FigureBlock))
    assert tables == Counter(dict.fromkeys(TABLES, 1))
    assert figures == Counter(dict.fromkeys(FIGURES, 1))


def test_every_term_of_the_glossary_is_used_in_the_index() -> None:
    for code in LANGUAGES:
        glossary = load_glossary(content_folder("dragon-strike", "glossary", f"{code}.yaml"), code)
        indexed = {key for key, term in glossary.terms.items() if term.index}
        text = "".join(
            path.read_text(encoding="utf-8")
            for path in content_folder("dragon-strike", "text", code, "rulebook").glob("*.md")
        )
        assert set(re.findall(r'ix\("([^"]+)"\)', text)) == indexed


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_words_are_those_of_the_glossary(book: MakeBook, code: str) -> None:
    glossary = load_glossary(content_folder("dragon-strike", "glossary", f"{code}.yaml"), code)
    assert [use.word for use in wrong_words(text_of(book(code)), glossary)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_figures_keep_to_their_size_and_are_drawn_without_findings(code: str) -> None:
    job = job_for(code)
    for name, figure in {**FIGURES, "cover": COVER}.items():
        assert figure.width <= (170 if figure.wide or name == "cover" else 84), name
        easel = Easel(job.theme, job.scribe)
        figure.draw(easel, Box(0, 0, figure.width, figure.height), job)
        assert easel.nodes, name
    assert job.scribe.findings == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_figure_of_the_game_is_typed_into_a_chapter(code: str) -> None:
    """Digits are left to Jinja."""
    typed = []
    for path in sorted(content_folder("dragon-strike", "text", code, "rulebook").glob("*.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            bare = re.sub(r"\{\{.*?\}\}|\{#.*?\}|^\d\.", "", line)
            if re.search(r"\d", bare):
                typed.append(f"{path.name}: {line}")
    assert typed == []


def test_examples_are_worked_out_by_the_rules(book: MakeBook) -> None:
    text = text_of(book("en"))
    assert "He rolls 7: a hit. The bugbear had 2 Hit Points and has 1 left." in text
    assert "it rolls 6, 5 and 10. That makes 2 hits, and 2 Hit Points less for the warrior." in text
    assert "After 3 rounds it stands on 9. The dragon comes at the end of round 12" in text
    assert "If he leaps first, he can still walk 3." in text
    assert "The warrior rolls 5 and loses 2. The wizard rolls 6 and loses 1." in text
    assert "have 18, half of which is 9: just about right." in text
    assert "have 17, half of which is 8.5: too much." in text
    assert "That makes 9 spaces at the shorter distance and 10 at the longer." in text
    assert "Just enough is enough: a hit. The warrior’s clip moves down to 7." in text


def test_polish_counts_in_polish(book: MakeBook) -> None:
    text = text_of(book("pl"))
    assert "Człowiek-skorpion" in text and "czyli 2 trafienia. Wojownik traci 2 Punkty Życia." in text
    assert "Po upływie 3 rund stoi na polu 9." in text
    assert "Złodziej zaczyna przygodę, mając 5 kart o tej nazwie." in text
    assert "Maja sięga po figurki: 2 orki." in text


def test_a_changed_figure_changes_the_book(book: MakeBook, tables: Tables) -> None:
    rules = tables.rules.model_copy(update={"search_distance": 4, "questions": 5})
    assert "up to 3 spaces away" in text_of(book("en")) and "Ask up to 4 questions in one action" in text_of(book("en"))
    changed = text_of(book("en", rules=rules))
    assert "up to 4 spaces away" in changed and "Ask up to 5 questions in one action" in changed
    assert "up to 3 spaces away" not in changed


def test_a_changed_armor_class_changes_examples_and_tables(book: MakeBook, tables: Tables) -> None:
    bugbear = tables.monsters.monsters["bugbear"].model_copy(update={"armor_class": 7, "hit_points": 4})
    monsters = tables.monsters.model_copy(update={"monsters": {**tables.monsters.monsters, "bugbear": bugbear}})
    changed = text_of(book("pl", monsters=monsters))
    assert "Niedźwieżuk ma Klasę Pancerza 7, więc wystarczyłoby 7." in changed
    assert "Niedźwieżuk miał 4 Punkty Życia, teraz ma 3." in changed
    assert "**Niedźwieżuk** | NI | 4 | 6† | 7 | 4†" in changed
