"""Whether the texts of a game say the words of its glossary, and no other for the same thing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from generator.errors import ContentError, Finding, Place
from generator.i18n.catalogue import Unit, game_of, language_files, units
from generator.i18n.compare import forms
from generator.i18n.glossary import Glossary, compare_glossaries, wrong_term, wrong_words
from generator.press.stock import Stock
from generator.resources import content_folder, shown

#: What no reader reads as words: Jinja, ids of headings, the names of tables and figures, commands of ours.
_UNREAD = re.compile(
    r"\{\{.*?\}\}|\{[%#].*?[%#]?\}|^:::[ \t]*(?:table|figure)\b[^\n]*|\bdragonpress(?: [a-z]+){0,2}",
    re.DOTALL | re.MULTILINE,
)


def check_terms(game: str, ready: Stock) -> Iterator[Finding]:
    """Terms that a language lacks, and words that a glossary forbids, in all texts, chapters and files of words.

    What cannot be read is passed over: whoever reads it for its own sake tells what is wrong with it.
    """
    found: list[Glossary] = []
    for code in ready.languages:
        try:
            found.append(ready.glossary(game, code))
        except ContentError as error:
            yield from error.findings
    yield from compare_glossaries(found)
    for own in found:
        if own.terms:
            for name, path in language_files(content_folder(), own.language).items():
                if game_of(name) == game:
                    yield from check_file(name, path, own)


def check_file(name: str, path: Path, own: Glossary) -> Iterator[Finding]:
    """The forbidden words in one file."""
    try:
        found: Mapping[str, Unit] = units(path, name, shown(path))
    except ContentError:
        return
    for unit in found.values():
        for form in forms(unit.entry) if unit.entry is not None else ():
            for use in wrong_words(read(form), own):
                where = within(unit.where, form, use.start) if path.suffix == ".md" else unit.where
                yield wrong_term(use, where, own.language)


def read(text: str) -> str:
    """A text as it is read; what nobody sees gives way to signs that are no letters, so that places stay."""
    return _UNREAD.sub(lambda match: re.sub(r"[^\n]", "\x00", match.group()), text)


def within(where: Place, text: str, start: int) -> Place:
    """The place of a letter of a text that begins at a place."""
    line = text.count("\n", 0, start)
    return Place(where.file, where.line + line, start - text.rfind("\n", 0, start))
