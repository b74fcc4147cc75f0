"""The four boards at full size, and their maps for the Dragon Master, a page each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from generator.games.dragon_strike.boards.drawing.board import BoardOptions, draw_board
from generator.games.dragon_strike.boards.drawing.master import master_map
from generator.games.dragon_strike.boards.loading import BOARDS
from generator.games.dragon_strike.pages.sheet import document_title
from generator.games.game import Job
from generator.layout.board import Board
from generator.scene.page import Document, Page


def board(job: Job, name: str) -> Board:
    """A board, to be printed at its true size."""
    options = BoardOptions(document_title(job, f"board-{name}"), job.theme, job.scribe)
    return replace(draw_board(job.content.boards[name], options), true_size=True)


def castle(job: Job) -> Board:
    """The castle."""
    return board(job, "castle")


def valley(job: Job) -> Board:
    """The valley."""
    return board(job, "valley")


def cavern(job: Job) -> Board:
    """The cavern."""
    return board(job, "cavern")


def city(job: Job) -> Board:
    """The city."""
    return board(job, "city")


def master_maps(job: Job) -> Document:
    """A page a board, with what only the Dragon Master may see."""
    t = job.texts

    def pages() -> Iterator[Page]:
        for name in BOARDS:
            board = job.content.boards[name]
            imprint, bar = t("pages.imprint"), t("foot.scale")
            yield master_map(board, t, job.theme, job.scribe, job.paper, imprint, bar)

    return Document("master-maps", document_title(job, "master-maps"), t.language.tag, pages)
