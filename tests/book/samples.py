"""A small book to test with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from generator.book.blocks import Book, Chapter, Figure, GlossaryEntry, TableData
from generator.book.chapter import Sources
from generator.book.inline import mark_sign, see_sign
from generator.book.reader import folder_files, read_chapters
from generator.i18n.hyphens import syllables
from generator.i18n.texts import Texts
from generator.kit.theme import Theme
from generator.text.scribe import Scribe

TABLE = TableData(("Turn", "Cost"), (("60°", "1"), ("120°", "**2**")), notes=("† a note",))


def label(key: str, **figures: Any) -> str:
    """“Table 3” for ``volume.table`` and 3."""
    return f"{key.split('.')[1].capitalize()} {figures['n']}"


def sources(**names: Any) -> Sources:
    """One table “turning” and one figure “hex”."""
    figure = Figure(40, 20, lambda *_: None)
    basic = {"see": see_sign, "ix": mark_sign, **names}
    return Sources(
        basic,
        {"turning": lambda: TABLE, "wide": lambda: replace(TABLE, rows=TABLE.rows * 7, wide=True)},
        {"hex": figure},
    )


def read(
    folder: Path, *texts: str, terms: tuple[str, ...] = ("turn",), **names: Any
) -> tuple[list[Chapter], dict[str, str]]:
    """The chapters of texts, written to files 01.md, 02.md, …"""
    for number, text in enumerate(texts, 1):
        (folder / f"{number:02d}.md").write_text(text, encoding="utf-8")
    chapters, numbers = read_chapters(folder_files(folder, lambda path: path.name), sources(**names), label, terms)
    return list(chapters), {key: reference.name.replace("_ref", "") for key, reference in numbers.items()}


def texts() -> Texts:
    """The English texts of the press."""
    from generator.press import texts as shipped

    return shipped("dragon-lords", "en")


def theme() -> Theme:
    """A theme that is shipped."""
    from generator.press import theme as shipped

    return shipped("dragon-lords")


def scribe() -> Scribe:
    """A scribe for English."""
    return Scribe("en", theme().fallback)


def book(folder: Path, *chapters: str, **names: Any) -> Book:
    """A whole book with the term “turn” in its glossary."""
    for number, text in enumerate(chapters, 1):
        (folder / f"{number:02d}.md").write_text(text, encoding="utf-8")
    label = texts()
    read, references = read_chapters(folder_files(folder, lambda path: path.name), sources(**names), label, ["turn"])
    glossary = {"turn": GlossaryEntry("turn", "A change of facing.")}
    language = label.language
    return Book(
        "rulebook", "sample", "A Sample", "One line", "Imprint", language.tag, read, glossary, references, label,
        language.sort_key, syllables(language.hyphenation), None,
    )  # fmt: skip
