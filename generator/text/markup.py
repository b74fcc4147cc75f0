"""Small markup: ``**bold**``, ``*italic*``, a backslash to take a star as it is, a line feed for a new line."""

from __future__ import annotations

from dataclasses import dataclass

from generator.errors import ContentError, Finding, Place


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of text in one emphasis."""

    text: str
    bold: bool = False
    italic: bool = False


def plain(text: str) -> list[Span]:
    """Text that is taken letter by letter: what a user wrote as a name or a note."""
    return [Span(text)] if text else []


def parse_markup(text: str, where: Place = Place()) -> list[Span]:  # noqa: B008 - Place is immutable
    """The spans of a marked-up text.

    Raises ContentError if a mark is opened and never closed.
    """
    spans: list[Span] = []
    letters: list[str] = []
    bold = italic = False

    def flush() -> None:
        if letters:
            spans.append(Span("".join(letters), bold, italic))
            letters.clear()

    index = 0
    while index < len(text):
        character = text[index]
        if character == "\\" and text[index + 1 : index + 2] in ("*", "\\"):
            letters.append(text[index + 1])
            index += 2
        elif text.startswith("**", index):
            flush()
            bold = not bold
            index += 2
        elif character == "*":
            flush()
            italic = not italic
            index += 1
        else:
            letters.append(character)
            index += 1
    flush()
    if bold or italic:
        mark = "**" if bold else "*"
        hint = f"close it with {mark}, or write \\* for a star"
        raise ContentError(
            [Finding("open-markup", f"“{mark}” is opened and never closed in “{text[:40]}”", where, hint=hint)]
        )
    return spans
