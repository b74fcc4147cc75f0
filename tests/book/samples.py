"""A small book to test with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from generator.book.blocks import Chapter, Figure, TableData
from generator.book.chapter import Sources
from generator.book.inline import mark_sign, see_sign
from generator.book.reader import folder_files, read_chapters

TABLE = TableData(("Turn", "Cost"), (("60°", "1"), ("120°", "**2**")), notes=("† a note",))


def label(key: str, **figures: Any) -> str:
    """“Table 3” for ``volume.table`` and 3."""
    return f"{key.split('.')[1].capitalize()} {figures['n']}"


def sources(**names: Any) -> Sources:
    """One table “turning” and one figure “hex”."""
    figure = Figure(40, 20, lambda *_: None)
    basic = {"see": see_sign, "ix": mark_sign, **names}
    return Sources(basic, {"turning": lambda: TABLE}, {"hex": figure})


def read(
    folder: Path, *texts: str, terms: tuple[str, ...] = ("turn",), **names: Any
) -> tuple[list[Chapter], dict[str, str]]:
    """The chapters of texts, written to files 01.md, 02.md, …"""
    for number, text in enumerate(texts, 1):
        (folder / f"{number:02d}.md").write_text(text, encoding="utf-8")
    chapters, numbers = read_chapters(folder_files(folder, lambda path: path.name), sources(**names), label, terms)
    return list(chapters), {key: reference.name.replace("_ref", "") for key, reference in numbers.items()}
