"""The cover of a rulebook: the game's title, one line under it, its drawing, the imprint."""

from __future__ import annotations

from generator.book.blocks import Book
from generator.book.setter import figure_node
from generator.kit.easel import Easel
from generator.scene.geometry import Box


def draw_cover(easel: Easel, area: Box, book: Book) -> None:
    """Fill the first page."""
    kicker = easel.style("book_kicker")
    easel.label(book.labels("volume.rulebook"), area.x, area.y + 4, kicker)
    easel.line(area.x, area.y + 7, area.right, area.y + 7, "outline", "lead")
    title = easel.style("book_cover")
    easel.fit(book.title, area.x, area.y + 7 + title.em * 1.25, area.width, "book_cover")
    below = area.y + 7 + title.em * 1.25
    if book.subtitle:
        box = Box(area.x, below + 7.0, area.width * 0.86, 20)
        block = easel.paragraph(book.subtitle, box, "book_subtitle")
        below = box.y + block.height
    foot = area.bottom - 14
    if book.imprint:
        easel.paragraph(book.imprint, Box(area.x, foot, area.width * 0.8, 14), "book_note", valign="bottom")
    if book.cover is not None:
        room = Box(area.x, below + 8, area.width, foot - below - 14)
        factor = min(room.width / book.cover.width, room.height / book.cover.height)
        width, height = book.cover.width * factor, book.cover.height * factor
        easel.add([figure_node(easel, book.cover, book.job, room.cx - width / 2, room.cy - height / 2, factor)])
