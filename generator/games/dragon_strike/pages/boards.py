"""The four boards at full size, and their maps for the Dragon Master, a page each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from generator.games.dragon_strike.boards.drawing.board import BoardOptions, draw_board
from generator.games.dragon_strike.boards.loading import BOARDS
from generator.games.dragon_strike.pages.sheet import document_title, frame, new_easel, page
from generator.games.game import Job
from generator.layout.board import Board
from generator.scene.geometry import Box, scale, translate
from generator.scene.nodes import Group
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

    def pages() -> Iterator[Page]:
        paper = job.paper.landscape()
        for name in BOARDS:
            easel = new_easel(job)
            title = f"{job.texts(f'pages.boards.{name}')} · {job.texts('pages.secret')}"
            body = frame(job, easel, title, paper)
            put_map(job, easel.nodes.append, name, body)
            yield page(job, easel, title, paper)

    return Document("master-maps", document_title(job, "master-maps"), job.texts.language.tag, pages)


def put_map(job: Job, add: object, name: str, body: Box) -> None:
    """The map of a board as large as a box allows."""
    drawn = draw_board(job.content.boards[name], BoardOptions("", job.theme, job.scribe))
    factor = min(body.width / drawn.width, body.height / drawn.height)
    x = body.cx - drawn.width * factor / 2
    assert callable(add)
    add(Group((Group(tuple(drawn.draw()), scale(factor)),), translate(x, body.y)))
