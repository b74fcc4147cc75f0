"""The blocks of the adventure book: facts, headings, text, boxes to read aloud, entries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.kit.easel import Easel
from generator.kit.flow import Flowing
from generator.scene.geometry import Box
from generator.text.breaking import TextLine, block_height
from generator.text.markup import plain
from generator.text.style import TextStyle

#: In mm: padding of a box, height of a fact, indent of an entry.
PAD, FACT, INDENT = 2.4, 5.4, 4.0
LABEL = 25.0


def set_lines(easel: Easel, text: str, style: TextStyle, width: float) -> list[TextLine]:
    """Plain text in lines; line feeds of a file only part words."""
    return easel.scribe.lines(plain(" ".join(text.split())), style, width)


def paragraph(easel: Easel, text: str, width: float, role: str = "told", keeps: bool = False) -> Flowing:
    """A paragraph."""
    style = easel.style(role)
    lines = set_lines(easel, text, style, width)

    def draw(easel: Easel, box: Box) -> None:
        easel.add(easel.scribe.place(lines, box, style).nodes)

    return Flowing(block_height(len(lines), style), draw, before=1.8, keeps=keeps)


def paragraphs(easel: Easel, text: str, width: float, role: str = "told") -> Iterator[Flowing]:
    """Paragraphs; a blank line parts them."""
    for part in parts(text):
        yield paragraph(easel, part, width, role)


def parts(text: str) -> list[str]:
    """The paragraphs of a text: what blank lines part, or, if there are none, its lines."""
    found = [part for part in text.split("\n\n") if part.strip()]
    return found if len(found) > 1 else [text]


def aloud(easel: Easel, text: str, width: float) -> Iterator[Flowing]:
    """What is read aloud, in a tinted box with a bar at its left; long texts in several."""
    style = easel.style("aloud")
    for index, part in enumerate(parts(text)):
        lines = set_lines(easel, part, style, width - 2 * PAD - 1)
        height = block_height(len(lines), style)

        def draw(easel: Easel, box: Box, lines: Sequence[TextLine] = lines, height: float = height) -> None:
            easel.rect(box, "glow")
            easel.rect(Box(box.x, box.y, 1.0, box.height), "lead")
            room = Box(box.x + PAD + 1, box.y + PAD, box.width - 2 * PAD - 1, height)
            easel.add(easel.scribe.place(lines, room, style).nodes)

        yield Flowing(height + 2 * PAD, draw, before=1.8 if index == 0 else 0.0)


def heading(title: str) -> Flowing:
    """A heading over a rule, kept with what follows."""

    def draw(easel: Easel, box: Box) -> None:
        easel.label(title, box.x, box.y + 4.0, "heading")
        easel.line(box.x, box.bottom, box.right, box.bottom, "inner", "lead")

    return Flowing(5.6, draw, before=5.0, keeps=True)


def room_heading(easel: Easel, letter: str, title: str, width: float) -> Flowing:
    """The letter of a room in a disc, and its name."""
    lines = set_lines(easel, title, easel.style("room_name"), width - 10)
    height = max(7.0, block_height(len(lines), easel.style("room_name")) + 1)

    def draw(easel: Easel, box: Box) -> None:
        easel.circle(box.x + 3.4, box.y + 3.4, 3.4, "second")
        easel.center(letter, box.x + 3.4, box.y + 3.4, "room_letter")
        style = easel.style("room_name")
        room = Box(box.x + 9, box.y, box.width - 9, 6.8)
        easel.add(easel.scribe.place(lines, room, style, valign="middle" if len(lines) == 1 else "top").nodes)

    return Flowing(height, draw, before=4.6, keeps=True)


def entry(easel: Easel, text: str, width: float, role: str = "told") -> Flowing:
    """A text with a bullet."""
    style = easel.style(role)
    lines = set_lines(easel, text, style, width - INDENT)

    def draw(easel: Easel, box: Box) -> None:
        middle = box.y + style.em * 0.56
        easel.polygon([(box.x + 0.6, middle - 0.9), (box.x + 2.2, middle), (box.x + 0.6, middle + 0.9)], "lead")
        room = Box(box.x + INDENT, box.y, box.width - INDENT, box.height)
        easel.add(easel.scribe.place(lines, room, style).nodes)

    return Flowing(block_height(len(lines), style), draw, before=1.2)


def facts(easel: Easel, rows: Sequence[tuple[str, str]], width: float) -> Flowing:
    """Labels and values in a framed box."""
    style = easel.style("cell")
    told = [(label, set_lines(easel, value, style, width - LABEL - 3)) for label, value in rows]
    heights = [max(FACT, block_height(len(lines), style) + 2.2) for _, lines in told]

    def draw(easel: Easel, box: Box) -> None:
        y = box.y
        for index, ((label, lines), height) in enumerate(zip(told, heights, strict=True)):
            row = Box(box.x, y, box.width, height)
            if index % 2 == 0:
                easel.rect(row, "tint")
            easel.label(label, row.x + 1.6, row.y + 3.7, "label")
            room = Box(row.x + LABEL, row.y, row.width - LABEL - 1, height)
            easel.add(easel.scribe.place(lines, room, style, valign="middle").nodes)
            y += height
        easel.rect(box, None, "inner")

    return Flowing(sum(heights), draw)
