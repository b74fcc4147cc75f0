"""Cards: a deck of 54 with both sides, the same marks put down bare, ten and a hundred such decks in one file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from benchmarks.floor import bare
from generator.backend.pdf import write_pdf
from generator.games.daredragon.pages.decks import daredevils as compose
from generator.games.registry import find_game
from generator.layout.output import deck_output
from generator.press import make_job, papers
from generator.scene.nodes import walk
from generator.scene.page import Document

Line = tuple[str, float, str]


def cards(stopwatch: Callable[..., float], quick: bool = False) -> Iterator[Line]:
    """Name, seconds and a remark for each measurement."""

    def document(times: int = 1) -> Document:
        job = make_job(find_game("daredragon"), "pl", papers()["a4"], {})
        deck = compose(job)
        many = replace(deck, cards=tuple(deck.cards) * times)
        tag = job.texts.language.tag
        output = deck_output(many, job.profile, job.how, job.texts, job.theme, job.scribe, tag, papers().values())
        assert output.sheets is not None
        return output.sheets

    marks = [list(walk(page.nodes)) for page in document().pages()]
    deck = stopwatch(lambda: write_pdf(document()))
    floor = stopwatch(lambda: bare(marks))
    yield "54 cards, both sides, fitted, in process", deck, ""
    yield "the same marks through bare ReportLab", floor, f"× {deck / floor:.2f}"
    yield "540 cards, both sides", stopwatch(lambda: write_pdf(document(10)), 2), ""
    if not quick:
        yield "5,400 cards, both sides", stopwatch(lambda: write_pdf(document(100)), 1), ""
