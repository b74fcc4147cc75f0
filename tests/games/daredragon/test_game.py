"""The game on the press: its documents, checks and list of figures."""

from __future__ import annotations

from dataclasses import replace

from generator.games.daredragon.game import GAME, only_own
from generator.games.registry import find_game, game_ids
from generator.press import content, languages, texts


def test_it_is_registered_with_its_documents() -> None:
    assert "daredragon" in game_ids()
    forms = {kind.id: kind.form for kind in find_game("daredragon").documents}
    assert forms == {
        "rulebook": "book",
        "daredevil-deck": "deck",
        "dragon-deck": "deck",
        "board": "board",
        "board-extension": "board",
        "reference": "pages",
        "figures": "pages",
    }


def test_every_document_has_a_title_in_every_language() -> None:
    for code in languages():
        for kind in GAME.documents:
            assert texts("daredragon", code).has(f"documents.{kind.id}")


def test_the_shipped_content_and_texts_are_right() -> None:
    assert GAME.check(content("daredragon")) == []
    assert GAME.check_texts(content("daredragon"), [texts("daredragon", code) for code in languages()]) == []


def test_a_missing_name_and_an_unknown_figure_are_found() -> None:
    words = texts("daredragon", "pl")
    entries = {key: entry for key, entry in words.entries.items() if key != "characters.pip.line"}
    entries["board.deck"] = "Talia {{ nobody }}"
    findings = GAME.check_texts(content("daredragon"), [replace(words, entries=entries)])
    assert sorted(finding.code for finding in findings) == ["missing-translation", "template-error"]


def test_only_the_texts_of_the_game_are_judged_by_its_figures() -> None:
    own = only_own(texts("daredragon", "en"))
    assert own.has("names.game") and own.has("documents.board")
    assert not own.has("press.sheet_of")


def test_figures_of_our_own_are_listed() -> None:
    rows = GAME.provenance(content("daredragon"))
    listed = {(row.table, row.cell): row for row in rows}
    assert listed[("board", "deck")].value == "x 116.75, y 66, w 63.5, h 88.9"
    assert listed[("board", "deck")].place.startswith("content/daredragon/board.yaml:")
    assert all(row.provenance != "printed" for row in rows)
