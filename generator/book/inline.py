"""The text of a line: emphasis from Markdown, references and marks for the index from Jinja."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from generator.book.blocks import Inline, See, Words
from generator.errors import ContentError, Finding, Place
from generator.text.markup import Span

if TYPE_CHECKING:
    from markdown_it.token import Token

#: What references and marks are carried in through Jinja and Markdown: no text has these characters.
OPEN, CLOSE = "\ue000", "\ue001"
_SIGN = re.compile(f"{OPEN}([sx])([^{OPEN}{CLOSE}]*){CLOSE}")


def see_sign(target: str) -> str:
    """What stands in a rendered text for a reference."""
    return f"{OPEN}s{target}{CLOSE}"


def mark_sign(term: str) -> str:
    """What stands in a rendered text for a mark for the index."""
    return f"{OPEN}x{term}{CLOSE}"


def words_of(token: Token, where: Place) -> Words:
    """The words of an inline token. Raises ContentError for what has no place in a book."""
    inlines: list[Inline] = []
    marks: list[str] = []
    bold = italic = 0
    for child in token.children or ():
        match child.type:
            case "strong_open" | "strong_close":
                bold += child.nesting
            case "em_open" | "em_close":
                italic += child.nesting
            case "text" | "softbreak" | "hardbreak" | "text_special":
                text = child.content if child.type.startswith("text") else "\n" if child.type == "hardbreak" else " "
                for piece in pieces(text):
                    if isinstance(piece, str):
                        marks.append(piece)
                    elif isinstance(piece, Span):
                        inlines.append(Span(piece.text, bold > 0, italic > 0))
                    else:
                        inlines.append(piece)
            case other:
                message = f"a book has no {other.replace('_', ' ')}"
                raise ContentError([Finding("unknown-block", message, where, hint="use **bold** and *italic* alone")])
    return Words(tuple(joined(inlines)), tuple(dict.fromkeys(marks)), where)


def pieces(text: str) -> Iterator[Span | See | str]:
    """A text cut at its signs: spans, references, and terms to mark as bare strings."""
    end = 0
    for sign in _SIGN.finditer(text):
        if sign.start() > end:
            yield Span(text[end : sign.start()])
        yield See(sign[2]) if sign[1] == "s" else sign[2]
        end = sign.end()
    if end < len(text):
        yield Span(text[end:])


def joined(inlines: list[Inline]) -> Iterator[Inline]:
    """Inlines with neighbours of one emphasis joined, and no space at the ends."""
    merged: list[Inline] = []
    for inline in inlines:
        last = merged[-1] if merged else None
        if isinstance(inline, Span) and isinstance(last, Span) and inline == replace(last, text=inline.text):
            merged[-1] = replace(last, text=last.text + inline.text)
        else:
            merged.append(inline)
    for index, inline in enumerate(merged):
        if isinstance(inline, Span):
            text = inline.text.lstrip(" ") if index == 0 else inline.text
            text = text.rstrip(" ") if index == len(merged) - 1 else text
            if text:
                yield Span(text, inline.bold, inline.italic)
        else:
            yield inline
