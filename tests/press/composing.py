"""Every document of every game composed once a language, for the tests that read what stands on the pages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from generator.errors import Finding
from generator.games.game import Job, Product
from generator.layout.board import Board
from generator.layout.cards import Deck
from generator.layout.output import deck_output
from generator.press import BuildRequest, jobs, papers
from generator.scene.nodes import Node, Text, walk


@dataclass(frozen=True)
class Composed:
    """A document: the text nodes of each of its pages, and what was found on the way."""

    game: str
    document: str
    pages: tuple[tuple[Text, ...], ...]
    findings: tuple[Finding, ...]


@cache
def composed(code: str) -> tuple[Composed, ...]:
    """All documents in a language, on A4."""
    found = []
    for game, kind, job in jobs(BuildRequest(languages=[code])):
        pages = tuple(tuple(texts(nodes)) for nodes in drawn(kind.compose(job), job))
        found.append(Composed(game.id, kind.id, pages, tuple(job.scribe.findings)))
    return tuple(found)


def drawn(product: Product, job: Job) -> Iterator[tuple[Node, ...]]:
    """The nodes of each page, of each sheet of a deck, or of a board."""
    if isinstance(product, Board):
        yield tuple(product.draw())
        return
    if isinstance(product, Deck):
        tag = job.texts.language.tag
        output = deck_output(product, job.profile, job.how, job.texts, job.theme, job.scribe, tag, papers().values())
        assert output.sheets is not None
        product = output.sheets
    for page in product.pages():
        yield page.nodes


def texts(nodes: tuple[Node, ...]) -> Iterator[Text]:
    """All texts among nodes."""
    return (node for node, _ in walk(nodes) if isinstance(node, Text))
