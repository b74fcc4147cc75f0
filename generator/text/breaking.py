"""Breaking spans of text into lines of a given width, and finding the size at which they fit."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from generator.text.fonts import text_width
from generator.text.markup import Span
from generator.text.style import TextStyle

#: A place where a line may end: after spaces, or after a hyphen or dash between letters.
_PIECE = re.compile(r"[^ \n]+|[ ]+|\n")


@dataclass(frozen=True, slots=True)
class Run:
    """Text in one style at an offset from the start of its line, in mm."""

    x: float
    text: str
    style: TextStyle
    width: float


@dataclass(frozen=True, slots=True)
class TextLine:
    """One line of runs and its width in mm."""

    runs: tuple[Run, ...]
    width: float


#: Gives the runs' styles after fallback: a text and its style become stretches that one face can set.
Resolve = Callable[[str, TextStyle], list[tuple[str, TextStyle]]]


def styled(span: Span, style: TextStyle) -> TextStyle:
    """The style of a span: bold is 700 or two steps heavier than the base, whichever is more."""
    if span.bold:
        style = style.weighted(max(700, min(900, style.face.weight + 200)))
    return style.slanted() if span.italic else style


def run_width(text: str, style: TextStyle) -> float:
    """The width of a text in mm, with its tracking."""
    return (text_width(text, style.face) + style.tracking * len(text)) * style.em


def break_lines(spans: Sequence[Span], style: TextStyle, width: float, resolve: Resolve) -> list[TextLine]:
    """Lines no wider than ``width`` mm, broken at spaces. A word that is wider alone stands alone, too wide."""
    lines: list[TextLine] = []
    current: list[Run] = []
    x = 0.0
    word: list[tuple[str, TextStyle, float]] = []
    word_width = 0.0
    space: list[tuple[str, TextStyle, float]] = []
    space_width = 0.0

    def put(parts: list[tuple[str, TextStyle, float]]) -> None:
        nonlocal x
        for text, part_style, part_width in parts:
            last = current[-1] if current else None
            if last is not None and last.style == part_style:
                current[-1] = Run(last.x, last.text + text, part_style, last.width + part_width)
            else:
                current.append(Run(x, text, part_style, part_width))
            x += part_width

    def end_line() -> None:
        nonlocal current, x
        lines.append(TextLine(tuple(current), x))
        current, x = [], 0.0

    def end_word() -> None:
        nonlocal word, word_width, space, space_width
        if word:
            if current and x + space_width + word_width > width + 1e-6:
                end_line()
            elif current:
                put(space)
            put(word)
            space, space_width = [], 0.0
        word, word_width = [], 0.0

    for span in spans:
        base = styled(span, style)
        for match in _PIECE.finditer(span.text):
            piece = match.group()
            if piece == "\n":
                end_word()
                end_line()
                space, space_width = [], 0.0
            elif piece[0] == " ":
                end_word()
                space = [(piece, base, run_width(piece, base))]
                space_width = space[0][2]
            else:
                for text, part_style in resolve(piece, base):
                    part_width = run_width(text, part_style)
                    word.append((text, part_style, part_width))
                    word_width += part_width
    end_word()
    if current or not lines:
        end_line()
    return lines


def block_height(lines: int, style: TextStyle) -> float:
    """The height in mm of a block of lines: leading between baselines, one em for the first line."""
    return style.em + (lines - 1) * style.line_height if lines else 0.0


def fits(lines: Sequence[TextLine], style: TextStyle, width: float, height: float) -> bool:
    """Whether the lines stay within a box of ``width`` by ``height`` mm."""
    return block_height(len(lines), style) <= height + 1e-6 and all(line.width <= width + 1e-6 for line in lines)


def size_steps(largest: float, smallest: float, step: float = 0.25) -> list[float]:
    """Sizes in points from the largest to the smallest allowed."""
    count = round((largest - smallest) / step)
    return [largest - index * step for index in range(count)] + [smallest]
