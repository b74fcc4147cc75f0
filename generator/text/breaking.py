"""Breaking spans of text into lines of a given width, and finding the size at which they fit."""

from __future__ import annotations

import math
import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from generator.text.fonts import metrics, text_width
from generator.text.markup import Span
from generator.text.style import TextStyle
from generator.units import pt

#: Spaces, a line feed, or what stands between them.
_PIECE = re.compile(r"[^ \n]+|[ ]+|\n")
#: A hyphen or dash with two letters on either side: a line may end after it. A part of one letter is never left alone.
_JOINT = re.compile(r"(?<=[^\W\d_]{2})[-‐–—](?=[^\W\d_]{2})")
#: Addresses keep their hyphens; a break there would be read as part of them.
_ADDRESS = re.compile(r"[/@]")
_HYPHENS = "-‐"
#: Letters in a row: what is looked up to be divided.
_LETTERS = re.compile(r"[^\W\d_]{5,}")
#: A line that is as full as this is not filled further with a part of a word.
FULL = 0.88
#: Widths are compared with this tolerance in mm.
_TOLERANCE = 1e-6


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

#: Gives the offsets in a word, without signs around it, at which it may be divided.
Syllables = Callable[[str], Sequence[int]]

#: A text in one style, and its width in ems.
Part = tuple[str, TextStyle, float]


@dataclass(slots=True)
class Word:
    """What no line is broken in, with the space before it. Widths are in ems, so that they hold at any size.

    ``feeds`` counts the line feeds before the word; ``hyphen`` is the hyphen that joins it to the word before, and
    ``divided`` the one that a line ends with if it is broken here, within a word.
    """

    feeds: int
    gap: list[Part]
    gap_width: float
    parts: list[Part]
    width: float
    hyphen: Part | None = None
    divided: Part | None = None


def styled(span: Span, style: TextStyle) -> TextStyle:
    """The style of a span: bold is 700 or two steps heavier than the base, whichever is more."""
    if span.bold:
        style = style.weighted(max(700, min(900, style.face.weight + 200)))
    if span.link:
        style = replace(style, link=span.link)
    return style.slanted() if span.italic else style


def run_width(text: str, style: TextStyle) -> float:
    """The width of a text in mm, with its tracking."""
    return (text_width(text, style.face) + style.tracking * len(text)) * style.em


def measured(text: str, style: TextStyle) -> Part:
    """A part of a line with its width."""
    return text, style, metrics(style.face).width(text) + style.tracking * len(text)


def joints(text: str) -> list[int]:
    """The offsets after the hyphens and dashes that a line may end with."""
    if _JOINT.search(text) is None:
        return []
    words = [match for match in _PIECE.finditer(text) if not _ADDRESS.search(match.group())]
    return [word.start() + joint.end() for word in words for joint in _JOINT.finditer(word.group())]


def divisions(text: str, syllables: Syllables) -> set[int]:
    """The offsets at which words of a text may be divided. Compounds and addresses keep to their own hyphens."""
    return {
        word.start() + offset
        for piece in _PIECE.finditer(text)
        if not _ADDRESS.search(piece.group()) and not _JOINT.search(piece.group())
        for word in _LETTERS.finditer(text, piece.start(), piece.end())
        for offset in syllables(word.group())
    }


def measure(
    spans: Sequence[Span], style: TextStyle, resolve: Resolve, syllables: Syllables | None = None
) -> list[Word]:
    """The words of a text, measured once for all sizes. Line feeds at the end make a last word of nothing.

    Words are divided where ``syllables`` says, if it is given; compounds at their hyphens always.
    """
    stretches: list[tuple[str, TextStyle]] = []
    for span in spans:
        base = styled(span, style)
        for number, row in enumerate(span.text.split("\n")):
            if number:
                stretches.append(("\n", base))
            if row:
                stretches.extend(resolve(row, base))
    whole = "".join([text for text, _ in stretches])
    soft = divisions(whole, syllables) if syllables is not None else set()
    cuts = sorted({*joints(whole), *soft})
    words: list[Word] = []
    feeds, offset = 0, 0
    gap: list[Part] = []
    parts: list[Part] = []
    hyphen: Part | None = None
    divided: Part | None = None

    def end_word(joint: Part | None = None, cut: Part | None = None) -> None:
        """Keep the word that has been gathered, if any; ``joint`` joins it to the next, ``cut`` divides it from it."""
        nonlocal feeds, gap, parts, hyphen, divided
        if parts:
            widths = sum([p[2] for p in gap]), sum([p[2] for p in parts])
            words.append(Word(feeds, gap, widths[0], parts, widths[1], hyphen, divided))
            feeds, gap, parts = 0, [], []
        hyphen, divided = joint, cut

    for text, own in stretches:
        width, tracking = metrics(own.face).width, own.tracking
        for piece in _PIECE.findall(text):
            if piece == "\n":
                end_word()
                feeds, gap = feeds + 1, []
            elif piece[0] == " ":
                end_word()
                gap.append((piece, own, width(piece) + tracking * len(piece)))
            else:
                rest, begin = piece, offset
                for cut in cuts[bisect_right(cuts, offset) : bisect_right(cuts, offset + len(piece))] if cuts else ():
                    parts.append(measured(rest[: cut - begin], own))
                    rest, begin = rest[cut - begin :], cut
                    if cut in soft:
                        end_word(cut=measured("-", own))
                    else:
                        end_word(measured(parts[-1][0][-1], own))
                if rest:
                    parts.append((rest, own, width(rest) + tracking * len(rest)))
            offset += len(piece)
    end_word()
    if feeds:
        words.append(Word(feeds, [], 0.0, [], 0.0))
    return words


def fill(words: Sequence[Word], size: float, width: float, repeat_hyphen: bool = False) -> list[TextLine]:
    """Lines of measured words at a size in points, no wider than ``width`` mm.

    A word that is wider alone stands alone, too wide. With ``repeat_hyphen`` a compound that is broken at its hyphen
    begins its second line with one too.
    """
    em = pt(size)
    limit = (width + _TOLERANCE) / em if em else math.inf
    styles: dict[TextStyle, TextStyle] = {}
    lines: list[TextLine] = []
    row: list[Part] = []
    x = 0.0

    def end_line() -> None:
        nonlocal row, x
        lines.append(set_row(row, em, size, styles))
        row, x = [], 0.0

    for index, word in enumerate(words):
        if word.feeds:
            for _ in range(word.feeds):
                end_line()
        if row and x + word.gap_width + needed(words, index, limit, x) > limit:
            if word.divided is not None:
                row.append(word.divided)
                x += word.divided[2]
            end_line()
            if repeat_hyphen and word.hyphen is not None and word.hyphen[0] in _HYPHENS:
                row, x = [word.hyphen], word.hyphen[2]
        elif row:
            row += word.gap
            x += word.gap_width
        row += word.parts
        x += word.width
    if row or not lines:
        end_line()
    return lines


def needed(words: Sequence[Word], index: int, limit: float, x: float) -> float:
    """The room in ems that a word asks for: with a hyphen behind it if the rest of a divided word does not fit as well.

    On a line that is full enough a word asks for room as a whole.
    """
    word = words[index]
    rest = 0.0
    following = index + 1
    while following < len(words) and (cut := words[following].divided) is not None:
        rest += words[following].width
        following += 1
    if following == index + 1 or x + word.gap_width + word.width + rest <= limit:
        return word.width
    cut = words[index + 1].divided
    assert cut is not None
    whole = word.divided is None and x > FULL * limit
    return word.width + (rest if whole else cut[2])


def set_row(row: Sequence[Part], em: float, size: float, styles: dict[TextStyle, TextStyle]) -> TextLine:
    """One line of parts, neighbours of one style joined. ``styles`` keeps the styles at this size."""
    runs: list[Run] = []
    start, x, count = 0, 0.0, len(row)
    while start < count:
        base = row[start][1]
        end, width = start, 0.0
        while end < count and (row[end][1] is base or row[end][1] == base):
            width += row[end][2] * em
            end += 1
        own = styles.get(base)
        if own is None:
            own = styles[base] = base if base.size == size else base.sized(size)
        runs.append(Run(x, "".join([part[0] for part in row[start:end]]), own, width))
        start, x = end, x + width
    return TextLine(tuple(runs), x)


def break_lines(
    spans: Sequence[Span], style: TextStyle, width: float, resolve: Resolve, repeat_hyphen: bool = False
) -> list[TextLine]:
    """Lines no wider than ``width`` mm, broken at spaces and within compounds. A word that is wider stands alone."""
    return fill(measure(spans, style, resolve), style.size, width, repeat_hyphen)


def block_height(lines: int, style: TextStyle) -> float:
    """The height in mm of a block of lines: leading between baselines, one em for the first line."""
    return style.em + (lines - 1) * style.line_height if lines else 0.0


def fits(lines: Sequence[TextLine], style: TextStyle, width: float, height: float) -> bool:
    """Whether the lines stay within a box of ``width`` by ``height`` mm."""
    within = width + _TOLERANCE
    return block_height(len(lines), style) <= height + _TOLERANCE and all(line.width <= within for line in lines)


def size_steps(largest: float, smallest: float, step: float = 0.25) -> list[float]:
    """Sizes in points from the largest to the smallest allowed; only the largest if it is not above the smallest."""
    if smallest >= largest:
        return [largest]
    count = math.ceil((largest - smallest) / step - 1e-9)
    return [largest - index * step for index in range(count)] + [smallest]
