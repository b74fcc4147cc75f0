"""The blank play sheet: a page to fill in, and on its back the tables that a dragon is designed by."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.dragon_lords.pages import design_tables, play_sheet
from generator.games.dragon_lords.pages.sheet import new_sheet
from generator.games.game import Job
from generator.scene.page import Bookmark, Document, Page


def compose(job: Job) -> Document:
    """Two pages: front and back of one sheet."""
    title = job.texts("blank.title")

    def pages() -> Iterator[Page]:
        front = new_sheet(job)
        play_sheet.draw(front)
        yield Page(job.paper.width, job.paper.height, tuple(front.easel.nodes), bookmarks=(Bookmark(title),))
        back = new_sheet(job)
        design_tables.draw(back)
        tables = Bookmark(job.texts("blank.tables"))
        yield Page(job.paper.width, job.paper.height, tuple(back.easel.nodes), bookmarks=(tables,))

    name = f"Dragon Lords – {title}"
    return Document("blank-play-sheet", name, job.texts.language.tag, pages, duplex="DuplexFlipLongEdge")
