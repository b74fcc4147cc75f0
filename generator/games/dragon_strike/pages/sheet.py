"""What all sheets share: kicker and title at the top, the foot with the bar, a line on whose figures these are."""

from __future__ import annotations

from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.foot import foot
from generator.layout.paper import Paper
from generator.scene.geometry import Box
from generator.scene.page import Bookmark, Page

#: Height of the head of a sheet in mm.
HEAD = 18.0


def new_easel(job: Job) -> Easel:
    """A fresh easel."""
    return Easel(job.theme, job.scribe)


def frame(job: Job, easel: Easel, title: str, paper: Paper | None = None, ours: bool = False, side: str = "") -> Box:
    """Head and foot of a sheet; returns the room between them.

    ``ours`` says that its figures are not those of the source; ``side`` is what stands at the upper right.
    """
    area = (paper or job.paper).area
    notes = (job.texts("pages.ours"),) if ours else ()
    body = foot(easel, area, job.texts("foot.scale"), notes, job.texts("pages.imprint"))
    easel.label("Dragon Strike", body.x, body.y + 3.2, "kicker")
    if side:
        easel.label(side, body.right, body.y + 3.2, "kicker", "end")
    easel.fit(title, body.x, body.y + 12.6, body.width, "title")
    return Box(body.x, body.y + HEAD, body.width, body.height - HEAD)


def page(job: Job, easel: Easel, title: str, paper: Paper | None = None) -> Page:
    """The finished sheet, with its entry in the outline."""
    sheet = paper or job.paper
    return Page(sheet.width, sheet.height, tuple(easel.nodes), (Bookmark(title),), title)


def document_title(job: Job, document: str) -> str:
    """The title of a document, with the name of the game."""
    return f"Dragon Strike – {job.texts(f'documents.{document}')}"


def steps(job: Job, easel: Easel, box: Box, keys: tuple[str, ...], **figures: object) -> None:
    """What to do with a sheet, in columns: a heading and a text each."""
    for key, column in zip(keys, box.split_x([1] * len(keys), 8), strict=True):
        easel.label(job.texts(f"pages.{key}"), column.x, column.y + 3.4, "heading")
        easel.line(column.x, column.y + 4.8, column.right, column.y + 4.8, "inner", "lead")
        room = Box(column.x, column.y + 6.0, column.width, column.height - 6.0)
        easel.paragraph(job.texts(f"pages.{key}_text", **figures), room, "brief")
