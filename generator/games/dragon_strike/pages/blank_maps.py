"""For adventures of one's own: the four plans without secrets to draw in, and the form for what happens there."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.dragon_strike.boards.drawing.master import RIM, coordinates
from generator.games.dragon_strike.boards.drawing.plan import plan_nodes
from generator.games.dragon_strike.boards.loading import BOARDS
from generator.games.dragon_strike.pages.sheet import document_title, frame, new_easel, page
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.panel import blank_line, panel
from generator.scene.geometry import Box, translate
from generator.scene.nodes import Group
from generator.scene.page import Document, Page

#: Height of a line to write on, in mm.
LINE = 7.5
#: The parts of the form with their lines.
PARTS = (("story", 3), ("goal", 2), ("setup", 2), ("clues", 2), ("rooms", 10), ("end", 2))
FIELDS = ("setting", "level", "heroes", "treasure", "start", "hourglass")


def compose(job: Job) -> Document:
    """A page a board, lying, then the form."""
    t = job.texts

    def pages() -> Iterator[Page]:
        paper = job.paper.landscape()
        for name in BOARDS:
            easel = new_easel(job)
            title = t(f"boards.{name}.title")
            body = frame(job, easel, title, paper, side=t("pages.blank.yours"))
            board = job.content.boards[name]
            room = body.inset(RIM)
            size = min(room.width / board.columns, room.height / board.rows)
            put = Box(room.cx - size * board.columns / 2, room.y, size * board.columns, size * board.rows)
            easel.add([Group(plan_nodes(board, job.theme, job.scribe, size), translate(put.x, put.y))])
            coordinates(easel, board, put, size)
            yield page(job, easel, title, paper)
        easel = new_easel(job)
        title = t("pages.blank.form")
        draw_form(job, easel, frame(job, easel, title))
        yield page(job, easel, title)

    return Document("blank-maps", document_title(job, "blank-maps"), t.language.tag, pages)


def draw_form(job: Job, easel: Easel, box: Box) -> None:
    """Title and fields at the top, then lines part by part."""
    t = job.texts
    easel.label(t("pages.blank.title"), box.x, box.y + 3, "label")
    blank_line(easel, box.x, box.right, box.y + 10)
    y = box.y + 12
    for row in range(2):
        for name, cell in zip(
            FIELDS[3 * row : 3 * row + 3], Box(box.x, y, box.width, 11).split_x([1, 1, 1], 6), strict=True
        ):
            easel.fit(t(f"pages.blank.fields.{name}"), cell.x, cell.y + 3, cell.width, "label")
            blank_line(easel, cell.x, cell.right, cell.bottom - 0.6)
        y += 12
    lines = sum(count for _, count in PARTS)
    line = min(LINE, (box.bottom - y - 8.5 * len(PARTS)) / lines)
    for name, count in PARTS:
        inner = panel(
            easel, Box(box.x, y + 2, box.width, 8), t(f"pages.blank.parts.{name}"), t(f"pages.blank.hints.{name}")
        )
        for index in range(count):
            blank_line(easel, box.x, box.right, inner.y + line * (index + 1) - 0.4)
        y = inner.y + line * count + 1.4
