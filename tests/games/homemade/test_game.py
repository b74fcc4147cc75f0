"""A game without a line of Python: read, checked, and printed in both languages."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from generator.book.blocks import Book, FigureBlock, TableBlock
from generator.errors import ContentError
from generator.games.homemade.game import homemade_game
from generator.layout.board import Board
from generator.layout.cards import Deck
from generator.layout.output import deck_output
from generator.press.judging import look_through
from generator.press.stock import papers
from generator.resources import content_tree
from generator.scene.nodes import Text, walk
from generator.scene.page import Document
from tests.games.homemade.conftest import LANTERNS, lanterns, make_job, wrong


def test_the_game_is_in_order() -> None:
    assert wrong(LANTERNS) == []


def test_it_tells_the_press_what_it_prints() -> None:
    game = lanterns()
    assert (game.id, game.title) == ("lanterns", "The Lamplighter’s Dragons")
    forms = {kind.id: kind.form for kind in game.documents}
    assert forms["cards"] == "deck"
    assert forms["harbour"] == "board"
    assert forms["reference"] == "pages"
    assert not list(LANTERNS.rglob("*.py"))


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_everything_fits(code: str, paper: str) -> None:
    game = lanterns()
    for kind in game.documents:
        job = make_job(game, code, paper)
        look_through(kind.compose(job), job)
        assert job.scribe.findings == [], kind.id


def document(name: str, code: str = "en", paper: str = "a4") -> Document | Deck | Board:
    kind = lanterns().document(name)
    assert kind is not None
    product = kind.compose(make_job(lanterns(), code, paper))
    assert isinstance(product, Document | Deck | Board)
    return product


def test_the_deck_has_two_of_each_card_and_a_back() -> None:
    deck = document("cards", "pl")
    assert isinstance(deck, Deck)
    assert len(deck.cards) == 18
    assert [card.name for card in deck.cards[:3]] == ["Skok po dachach", "Skok po dachach", "Ciepły podmuch"]
    assert deck.check() == []
    words = [node.text for node, _ in walk(deck.front(0)) if isinstance(node, Text)]
    assert {"1", "pole", "WIATR"} <= set(words)


def test_a_back_is_the_same_when_it_is_turned() -> None:
    deck = document("cards")
    assert isinstance(deck, Deck)
    size = deck.size
    places = [put.apply(node.x, node.y) for node, put in walk(deck.back(0)) if isinstance(node, Text)]
    turned = {(round(size.width - x, 3), round(size.height - y, 3)) for x, y in places}
    assert {(round(x, 3), round(y, 3)) for x, y in places} == turned


@pytest.mark.parametrize("profile", ["mpc", "tgc", "tts", "low-ink"])
def test_the_deck_goes_to_printers_and_virtual_tables(profile: str) -> None:
    kind = lanterns().document("cards")
    assert kind is not None
    job = make_job(lanterns(), "en", "a4", profile)
    deck = kind.compose(job)
    assert isinstance(deck, Deck)
    output = deck_output(deck, job.profile, job.how, job.texts, job.theme, job.scribe, "en", papers().values())
    product = output.pictures.document if output.pictures is not None else output.sheets
    assert product is not None
    assert list(product.pages())
    assert job.scribe.findings == []


def test_each_token_has_its_back_behind_it() -> None:
    tokens = document("tokens")
    assert isinstance(tokens, Document)
    front, back = tokens.pages()
    middles = [
        sorted(
            round(put.apply(11, 11)[0], 2) for node in page.nodes if getattr(node, "name", "") == "token"
            for put in [node.transform] if abs(put.a) == 1  # type: ignore[union-attr]
        )
        for page in (front, back)
    ]  # fmt: skip
    assert len(middles[0]) == 20
    assert middles[1] == sorted(round(210 - x, 2) for x in middles[0])


def test_the_board_names_its_spaces_and_shows_figures() -> None:
    board = document("harbour")
    assert isinstance(board, Board)
    words = [node.text for node, _ in walk(board.draw()) if isinstance(node, Text)]
    assert {"A1", "D7", "G4"} <= set(words)
    assert words.count("3") == 2


def test_a_figure_stands_once(folder: Path) -> None:
    file = folder / "game.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("tall_lamp: 2", "tall_lamp: 5"), encoding="utf-8")
    game = homemade_game(folder, folder.parent)
    board = game.document("harbour")
    assert board is not None
    product = board.compose(make_job(game, "pl"))
    assert isinstance(product, Board)
    words = " ".join(node.text for node, _ in walk(product.draw()) if isinstance(node, Text))
    assert "5 punktów" in words


@pytest.mark.parametrize("code", ["en", "pl"])
def test_the_rulebook_has_chapters_pictures_and_figures(code: str) -> None:
    kind = lanterns().document("rulebook")
    assert kind is not None
    assert kind.form == "book"
    book = kind.compose(make_job(lanterns(), code))
    assert isinstance(book, Book)
    assert [chapter.heading.id for chapter in book.chapters] == ["the-game", "turn", "morning", "words"]
    pictures = [block.id for block in book.blocks() if isinstance(block, FigureBlock)]
    assert pictures == ["tokens", "cards-spark", "harbour"]
    tables = [block.data for block in book.blocks() if isinstance(block, TableBlock)]
    assert [row[1:] for row in tables[0].rows] == [("6", "1"), ("2", "2"), ("2", "3")]
    assert len(tables[1].rows) == 9


def test_a_rulebook_without_chapters_says_where_they_belong(folder: Path) -> None:
    for chapter in (folder / "text" / "pl" / "rulebook").iterdir():
        chapter.unlink()
    game = homemade_game(folder, folder.parent)
    kind = game.document("rulebook")
    assert kind is not None
    with pytest.raises(ContentError) as caught:
        kind.compose(make_job(game, "pl"))
    (finding,) = caught.value.findings
    assert (finding.code, finding.where.line) == ("missing-translation", 9)
    assert finding.hint == "write text/pl/rulebook/01-first-chapter.md"


def test_an_emblem_on_a_sheet_that_there_is_none_of_is_told_with_the_template(folder: Path) -> None:
    (folder / "templates" / "en" / "reference.j2").write_text("@lantren Light it.\n", encoding="utf-8")
    game = homemade_game(folder, folder.parent)
    kind = game.document("reference")
    assert kind is not None
    job = make_job(game)
    with pytest.raises(ContentError) as caught:
        look_through(kind.compose(job), job)
    (finding,) = caught.value.findings
    assert (finding.code, finding.where.file) == ("unknown-emblem", "lanterns/templates/en/reference.j2")
    assert finding.hint == "did you mean “lantern”?"


def test_two_languages_give_two_titles() -> None:
    game = lanterns()
    titles = [game.load(content_tree()).title(code) for code in ("en", "pl")]
    assert titles == ["The Lamplighter’s Dragons", "Smoki latarnika"]


def test_a_text_that_does_not_fit_is_a_finding_at_its_line(folder: Path) -> None:
    file = folder / "text" / "en" / "cards.yaml"
    long = "Bless you! " * 60
    file.write_text(file.read_text(encoding="utf-8").replace("Bless you!", long), encoding="utf-8")
    game = homemade_game(folder, folder.parent)
    kind = game.document("cards")
    assert kind is not None
    job = make_job(game)
    look_through(kind.compose(job), job)
    found = [finding for finding in job.scribe.findings if finding.code == "text-too-long"]
    assert [finding.where.file for finding in found] == ["lanterns/text/en/cards.yaml"]
    assert found[0].where.line == 29


def test_a_template_that_asks_for_what_there_is_not_says_so_at_its_line(folder: Path) -> None:
    file = folder / "templates" / "en" / "reference.j2"
    file.write_text("# Goal\n\n{{ figures.hand }} {{ figure.hand }}\n", encoding="utf-8")
    game = homemade_game(folder, folder.parent)
    kind = game.document("reference")
    assert kind is not None
    job = make_job(game)
    with pytest.raises(ContentError) as caught:
        look_through(kind.compose(job), job)
    (finding,) = caught.value.findings
    assert (finding.code, finding.where.file, finding.where.line) == (
        "template-error", "lanterns/templates/en/reference.j2", 3
    )  # fmt: skip
    assert finding.hint == "did you mean “figures”?"


def test_a_game_may_look_like_a_shipped_one(folder: Path) -> None:
    theme = folder / "theme.yaml"
    theme.write_text(theme.read_text(encoding="utf-8").replace("extends: homemade", "extends: daredragon"), "utf-8")
    game = homemade_game(folder, folder.parent)
    assert game.bundle is not None
    assert game.bundle.theme.color("lead") == "#A8321E"
    for kind in game.documents:
        job = make_job(game)
        look_through(kind.compose(job), replace(job))
        assert job.scribe.findings == [], kind.id
