"""Rulebooks: read and set, and written for the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from generator.backend.html import write_html
from generator.backend.pdf import write_pdf
from generator.book.blocks import Book
from generator.book.volume import book_document
from generator.games.game import Job
from generator.games.registry import find_game, game_ids
from generator.press import make_job, papers

Line = tuple[str, float, str]


def books(stopwatch: Callable[..., float]) -> Iterator[Line]:
    """Name, seconds and a remark for each rulebook in Polish."""
    for game_id in game_ids():
        game = find_game(game_id)
        kind = game.document("rulebook")
        if kind is None:
            continue

        def fresh(kind=kind, game=game) -> tuple[Book, Job]:  # type: ignore[no-untyped-def]
            job = make_job(game, "pl", papers()["a4"], {})
            book = kind.compose(job)
            assert isinstance(book, Book)
            return book, job

        def pdf(fresh=fresh) -> int:  # type: ignore[no-untyped-def]
            book, job = fresh()
            return write_pdf(book_document(book, job.paper, job.theme, job.scribe))[1]

        def html(fresh=fresh) -> bytes:  # type: ignore[no-untyped-def]
            book, job = fresh()
            return write_html(book, job.theme, job.scribe)

        yield f"rulebook of {game_id}, PDF", stopwatch(pdf, 2), f"{pdf()} pages"
        yield f"rulebook of {game_id}, HTML", stopwatch(html, 2), f"{len(html()) / 1e6:.2f} MB"
