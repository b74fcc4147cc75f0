"""The press's own words: the same keys and figures in every language."""

from __future__ import annotations

import pytest

from generator.i18n.texts import compare_texts
from tests.layout.samples import WORDS


def test_languages_have_the_same_texts() -> None:
    assert compare_texts(list(WORDS.values())) == []


@pytest.mark.parametrize(
    ("code", "key", "text"),
    [
        ("en", "press.actual_size", "print at 100 % (actual size)"),
        ("pl", "press.actual_size", "drukuj w skali 100% (rozmiar rzeczywisty)"),
        ("pl", "press.cut_line", "linia cięcia"),
        ("pl", "press.fold_line", "linia zgięcia"),
        ("pl", "press.glue_here", "tu posmaruj klejem"),
        ("pl", "press.front", "awers"),
        ("pl", "press.back", "rewers"),
        ("pl", "press.overlap", "zakładka"),
        ("pl", "press.low_ink", "oszczędny wydruk"),
        ("pl", "press.two_sided_long", "dwustronnie, obrót wzdłuż długiej krawędzi"),
        ("pl", "press.reconstructed_note", "† wartość odtworzona, nieczytelna w źródle"),
    ],
)
def test_words_of_the_glossary(code: str, key: str, text: str) -> None:
    assert WORDS[code](key) == text


def test_sheets_are_numbered() -> None:
    assert WORDS["en"]("press.sheet_of", n=2, total=6) == "sheet 2 of 6"
    assert WORDS["pl"]("press.sheet_of", n=2, total=6) == "arkusz 2 z 6"


@pytest.mark.parametrize(
    ("number", "text"), [(1, "1 arkusz"), (2, "2 arkusze"), (5, "5 arkuszy"), (12, "12 arkuszy"), (22, "22 arkusze")]
)
def test_sheets_are_counted(number: int, text: str) -> None:
    assert WORDS["pl"].count("press.sheet_count", number) == text
