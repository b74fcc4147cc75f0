"""A sheet of short rules in columns, at the largest size of text at which all of it stands on one page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import repeat

from generator.errors import Finding
from generator.games.game import Job
from generator.games.homemade.pages.common import wording
from generator.games.homemade.pages.sheet_blocks import blocks_of
from generator.games.homemade.pages.sheet_text import parts_of, sheet_text
from generator.games.homemade.wording import Wording
from generator.kit.easel import Easel
from generator.kit.flow import Flowing, flow
from generator.kit.foot import foot
from generator.scene.geometry import Box
from generator.scene.page import Bookmark, Document, Page
from generator.text.breaking import size_steps

#: The head of the page, and between two columns, in mm.
HEAD, GAP = 19.0, 8.0
Placed = list[tuple[Flowing, Box]]


def compose(job: Job, name: str) -> Document:
    """The sheet; what needs more room than a page even in the smallest size goes on another one."""
    words = wording(job)

    def pages() -> Iterator[Page]:
        text, where = sheet_text(words, name)
        here = job.standing(where)
        columns = next(entry.columns for entry in words.content.game.documents if entry.id == name)
        style = job.theme.style("brief")
        sizes = size_steps(style.size, job.theme.smallest("brief"), 0.25)
        body = room(job)
        for size in sizes:
            attempt, findings = trial(here)
            blocks = blocks_of(attempt, parts_of(text), style.sized(size), column_width(body, columns), where)
            laid = list(flow(blocks, repeat(split(body, columns, body.height))))
            if (len(laid) == 1 and not findings) or size == sizes[-1]:
                break
        if len(laid) == 1:
            laid = [balanced(blocks, body, columns)]
        for number, placed in enumerate(laid, 1):
            yield page(here, words, name, placed, number)

    return Document(name, f"{words.title} – {words.document(name)}", job.texts.language.tag, pages)


def trial(job: Job) -> tuple[Job, list[Finding]]:
    """A job whose findings are its own."""
    findings: list[Finding] = []
    return replace(job, scribe=replace(job.scribe, findings=findings)), findings


def room(job: Job) -> Box:
    """The room between title and foot."""
    area = job.paper.area
    return Box(area.x, area.y + HEAD, area.width, area.height - HEAD - 10)


def column_width(body: Box, columns: int) -> float:
    """The width of a column in mm."""
    return (body.width - GAP * (columns - 1)) / columns


def split(body: Box, columns: int, height: float) -> Sequence[Box]:
    """The columns of a page."""
    return Box(body.x, body.y, body.width, height).split_x([1] * columns, GAP)


def balanced(blocks: Sequence[Flowing], body: Box, columns: int) -> Placed:
    """The blocks in columns that are as even as they can be on one page."""
    height = min(body.height, sum(block.height + block.before for block in blocks) / columns)
    while height < body.height:
        laid = list(flow(blocks, repeat(split(body, columns, height))))
        if len(laid) == 1 and all(box.bottom <= body.y + height + 1e-6 for _, box in laid[0]):
            return laid[0]
        height += 2.0
    return next(flow(blocks, repeat(split(body, columns, body.height))))


def page(job: Job, words: Wording, name: str, placed: Placed, number: int) -> Page:
    """A page with title and foot."""
    easel = Easel(job.theme, job.scribe)
    area = job.paper.area
    title = words.document(name)
    easel.fit(words.title, area.x, area.y + 3.2, area.width, "kicker")
    easel.fit(title, area.x, area.y + 13.6, area.width, "title")
    for block, box in placed:
        block.draw(easel, box)
    foot(easel, area, job.texts("foot.scale"), (), words.imprint)
    marks = (Bookmark(title),) if number == 1 else ()
    return Page(job.paper.width, job.paper.height, tuple(easel.nodes), marks, str(number))
