"""What a sheet says: its template filled in, and the lines of the result read as headings, entries and tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from generator.errors import ContentError, Finding, Place
from generator.games.homemade.wording import Wording, explained
from generator.i18n.sandbox import render_template
from generator.source.tree import Tree

TEMPLATES = "templates"
#: Letters by which a line of a template is known again.
KNOWN = 12
#: Letters of a sheet: many times what stands on a page.
MAX_SHEET = 30_000
_NUMBERED = re.compile(r"(\d{1,3})\.\s+(.*)")
_PICTURED = re.compile(r"@([a-z-]+)(?::(#?[A-Za-z0-9_]+))?\s+(.*)")
_RULE = re.compile(r"\|?[\s|:-]*-[\s|:-]*")


@dataclass(frozen=True)
class Heading:
    """``# Title``, or ``# Title | note``."""

    title: str
    note: str = ""


@dataclass(frozen=True)
class Entry:
    """A line of text: plain, with a bullet (``- text``), a number (``1. text``) or an emblem (``@lantern text``)."""

    text: str
    bullet: bool = False
    number: str = ""
    emblem: str = ""
    color: str = "lead"


@dataclass(frozen=True)
class Rows:
    """Rows of ``| a | b |``; the first is the head if a line of dashes follows it."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Part = Heading | Entry | Rows


def template_of(words: Wording, name: str) -> str:
    """The path of a sheet's template below ``templates``: the language's own, or the one for all languages."""
    content, code = words.content, words.spoken
    for path in (f"{code}/{name}.j2", f"{name}.j2"):
        if (content.folder / TEMPLATES / path).is_file():
            return path
    index = next(i for i, entry in enumerate(content.game.documents) if entry.id == name)
    hint = f"write {TEMPLATES}/{name}.j2 for all languages, or {TEMPLATES}/{code}/{name}.j2"
    message = f"the sheet “{name}” has no template [{code}]"
    raise ContentError([Finding("missing-template", message, content.where("game", "documents", index), hint=hint)])


def sheet_text(words: Wording, name: str) -> tuple[str, Place]:
    """The template of a sheet filled in, and its file. Raises ContentError with places in the template."""
    folder = words.content.folder
    path = template_of(words, name)
    try:
        with explained(words.content):
            text = render_template((folder / TEMPLATES,), path, words.sheet())
    except ContentError as error:
        raise ContentError(
            replace(finding, where=own_place(finding.where, folder.shown)) for finding in error.findings
        ) from error
    where = Place(f"{folder.shown}/{TEMPLATES}/{path}", 1, 1)
    if len(text) > MAX_SHEET:
        hint = "a sheet holds the rules in short; write a rulebook for more"
        raise ContentError([Finding("too-large", f"the sheet has more than {MAX_SHEET} characters", where, hint=hint)])
    return text, where


def spot(folder: Tree, where: Place, part: str) -> Place:
    """The line of a template that begins as a part does, as far as Jinja lets it be seen; else ``where``."""
    raw = (folder / where.file.removeprefix(f"{folder.shown}/")).plain()
    begin = part[:KNOWN]
    line = next((number for number, text in enumerate(raw.splitlines(), 1) if begin and begin in text), 0)
    return replace(where, line=line, column=1) if line else where


def own_place(where: Place, folder: str) -> Place:
    """A place in a template of a plain folder as messages about this game show it."""
    return replace(where, file=f"{folder}/{where.file}") if where.file.startswith(f"{TEMPLATES}/") else where


def parts_of(text: str) -> Iterator[Part]:
    """The parts of a sheet, one after the other."""
    lines = [line.strip() for line in text.splitlines()]
    index = 0
    while index < len(lines):
        line = lines[index]
        index += 1
        if line.startswith("|"):
            table = [line]
            while index < len(lines) and lines[index].startswith("|"):
                table.append(lines[index])
                index += 1
            if not all(map(_RULE.fullmatch, table)):
                yield rows_of(table)
        elif line:
            yield part_of(line)


def part_of(line: str) -> Heading | Entry:
    """One line."""
    if line.startswith("#"):
        title, _, note = line.lstrip("#").partition("|")
        return Heading(title.strip(), note.strip())
    if line.startswith("- "):
        return Entry(line[2:].strip(), bullet=True)
    if numbered := _NUMBERED.fullmatch(line):
        return Entry(numbered[2], number=numbered[1])
    if pictured := _PICTURED.fullmatch(line):
        return Entry(pictured[3], emblem=pictured[1], color=pictured[2] or "lead")
    return Entry(line)


def rows_of(lines: list[str]) -> Rows:
    """A table. Rows that are too short are filled up with empty cells."""
    cells = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
    headed = len(lines) > 1 and _RULE.fullmatch(lines[1]) is not None
    rows = [row for line, row in zip(lines, cells, strict=True) if not _RULE.fullmatch(line)]
    width = max((len(row) for row in rows), default=1)
    filled = [(*row, *[""] * (width - len(row))) for row in rows]
    return Rows(filled[0], tuple(filled[1:])) if headed and filled else Rows((), tuple(filled))
