"""Chapters to translate: their sections, and the mark of those that still stand in English."""

from __future__ import annotations

import re
from dataclasses import dataclass

from generator.errors import Finding, Place, Severity

MARK = "<!-- TODO: translate this section, then delete this line -->"
_MARK = re.compile(r"^\s*<!--\s*TODO\b.*?-->\s*$", re.IGNORECASE)
_HEADING = re.compile(r"^#{1,6}\s")
_ID = re.compile(r"\{#([\w-]+)\}\s*$")


@dataclass(frozen=True)
class Section:
    """A part of a chapter: a heading and what follows up to the next; ``line`` is its first, a mark counted."""

    id: str
    line: int
    text: str


def sections(text: str) -> list[Section]:
    """The sections of a chapter in order. One whose heading has no id is named after the one before."""
    begins: list[int] = []
    headed = True
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if _MARK.match(line):
            begins.append(number)
            headed = False
        elif _HEADING.match(line):
            if headed:
                begins.append(number)
            headed = True
    found: list[Section] = []
    for begin, end in zip(begins, [*begins[1:], len(lines)], strict=True):
        own = lines[begin:end]
        heading = next((line for line in own if _HEADING.match(line)), "")
        given = _ID.search(heading)
        found.append(Section(given[1] if given else named_after(found), begin + 1, "\n".join(own).strip()))
    return found


def named_after(found: list[Section]) -> str:
    """A name for a section whose heading has no id."""
    base = found[-1].id.partition("/")[0] if found else ""
    same = sum(each.id.partition("/")[0] == base for each in found)
    return f"{base}/{same}"


def is_marked(text: str) -> bool:
    """Whether a section or chapter has a part that still stands in English."""
    return any(_MARK.match(line) for line in text.splitlines())


def bare(text: str) -> str:
    """A text without marks; the lines keep their numbers."""
    return "\n".join("" if _MARK.match(line) else line for line in text.split("\n"))


def marks(text: str, file: str, code: str, *, allowed: bool) -> list[Finding]:
    """A finding for each section that still stands in English: an error unless that is allowed."""
    severity = Severity.WARNING if allowed else Severity.ERROR
    message = f"a section is not translated into {code} yet" + (": its English is printed" if allowed else "")
    hint = "translate it and delete this line" + ("" if allowed else ", or print it as it is with --allow-missing")
    return [
        Finding("missing-translation", message, Place(file, number, 1), severity, hint=hint)
        for number, line in enumerate(text.splitlines(), 1)
        if _MARK.match(line)
    ]


def draft(text: str) -> str:
    """A chapter to translate: its English, each section under a mark."""
    return "\n\n".join(marked(section) for section in sections(text)) + "\n"


def marked(section: Section) -> str:
    """A section under a mark."""
    return f"{MARK}\n\n{section.text}"


def supplemented(text: str, english: str) -> tuple[str, int]:
    """A chapter with the sections that it lacks, in English, and with new English where a mark still stands.

    Gives the number of the sections that came or changed as well.
    """
    own = {section.id: section for section in sections(text)}
    before = text[: text.index(first.text)] if (first := next(iter(own.values()), None)) else text
    order: list[str] = list(own)
    wanted = {section.id: section for section in sections(english)}
    changed = 0
    made: dict[str, str] = {key: section.text for key, section in own.items()}
    previous = -1
    for key, section in wanted.items():
        if key not in own:
            order.insert(previous + 1, key)
        if key not in own or (is_marked(made[key]) and bare(made[key]).strip() != section.text):
            made[key] = marked(section)
            changed += 1
        previous = order.index(key)
    return before + "\n\n".join(made[key] for key in order) + "\n", changed
