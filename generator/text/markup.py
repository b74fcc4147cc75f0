"""Small markup: ``**bold**``, ``*italic*``, a line feed for a new line; a star after a backslash or alone is a star."""

from __future__ import annotations

import re
from dataclasses import dataclass

from generator.errors import NOWHERE, ContentError, Finding, Place, place_of

_TOKEN = re.compile(r"\\[*\\]|\\|\*\*?|[^*\\]+")


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of text in one emphasis; ``link`` is the anchor or address that it leads to, if any."""

    text: str
    bold: bool = False
    italic: bool = False
    link: str = ""


def plain(text: str) -> list[Span]:
    """Text that is taken letter by letter: what a user wrote as a name or a note."""
    return [Span(text)] if text else []


def escape(text: str) -> str:
    """The text so written that :func:`parse_markup` gives it back letter by letter: for names in a marked-up text."""
    return text.replace("\\", "\\\\").replace("*", "\\*")


def stands_alone(text: str, index: int) -> bool:
    """Whether the character at ``index`` has spaces or an end of the text on both sides: ``2 * 3`` has no markup."""
    return not text[max(0, index - 1) : index].strip() and not text[index + 1 : index + 2].strip()


def parse_markup(text: str, where: Place = NOWHERE) -> list[Span]:
    """The spans of a marked-up text.

    Raises ContentError if a mark is opened and never closed.
    """
    if "*" not in text and "\\" not in text:
        return plain(text)
    spans: list[Span] = []
    letters: list[str] = []
    bold = italic = False
    for match in _TOKEN.finditer(text):
        token = match.group()
        if token[0] == "\\":
            letters.append(token[-1])
        elif token[0] != "*" or (token == "*" and stands_alone(text, match.start())):
            letters.append(token)
        else:
            if letters:
                spans.append(Span("".join(letters), bold, italic))
                letters.clear()
            bold, italic = bold ^ (token == "**"), italic ^ (token == "*")
    if letters:
        spans.append(Span("".join(letters), bold, italic))
    if bold or italic:
        mark = "**" if bold else "*"
        hint = f"close it with {mark}, or write \\* for a star"
        message = f"“{mark}” is opened and never closed in “{' '.join(text.split())[:40]}”"
        raise ContentError([Finding("open-markup", message, place_of(text, where), hint=hint)])
    return spans
