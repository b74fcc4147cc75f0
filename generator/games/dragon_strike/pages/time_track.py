"""The time track: numbered spaces for the hourglass, then the dragon."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from generator.games.dragon_strike.pages.pictures import figure
from generator.games.dragon_strike.pages.sheet import document_title, frame, new_easel, page
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box
from generator.scene.page import Document, Page

#: Spaces in a row; the height of the words below the track in mm.
IN_ROW = 7
WORDS = 20.0
#: Where the hourglass lies on a space: the side of a marker and a little, in mm.
SPOT = 24.0


def compose(job: Job) -> Document:
    """One page, lying."""
    title = job.texts("documents.time-track")
    paper = job.paper.landscape()

    def pages() -> Iterator[Page]:
        easel = new_easel(job)
        body = frame(job, easel, title, paper, ours=True)
        draw(job, easel, Box(body.x, body.y, body.width, body.height - WORDS))
        words = Box(body.x, body.bottom - WORDS + 3, body.width, WORDS - 4)
        spaces = job.content.tables.time_track.spaces
        easel.paragraph(job.texts("pages.time.rule", spaces=spaces), words, "brief")
        yield page(job, easel, title, paper)

    return Document("time-track", document_title(job, "time-track"), job.texts.language.tag, pages)


def spaces(box: Box, count: int) -> list[Box]:
    """The spaces in their order, row by row, every other row from right to left."""
    rows = -(-count // IN_ROW)
    cells = []
    for row, line in enumerate(box.split_y([1.0] * rows, 4.0)):
        found = line.split_x([1.0] * IN_ROW, 3.0)
        cells += found if row % 2 == 0 else found[::-1]
    return cells[:count]


def draw(job: Job, easel: Easel, box: Box) -> None:
    """The way from the highest number down to the dragon's space."""
    count = job.content.tables.time_track.spaces
    cells = spaces(box, count + 1)
    for first, second in pairwise(cells):
        easel.line(first.cx, first.cy, second.cx, second.cy, "bar", "lead")
    for number, cell in zip(range(count, 0, -1), cells, strict=False):
        last = number <= 5
        easel.rect(cell, "glow" if last else "tint", "outline", "lead" if last else "slate", 3.0)
        spot = Box(cell.cx - SPOT / 2, cell.bottom - SPOT - 2.5, SPOT, SPOT)
        easel.rect(spot, "paper", "hair", "slate", 1.5)
        easel.center(str(number), cell.cx, (cell.y + spot.y) / 2, "big", "ink")
    dragon = cells[-1]
    easel.rect(dragon, "band_traps", "outline", "ink", 3.0)
    easel.add(figure(job, "darkfyre", dragon.inset(3, 3)))
