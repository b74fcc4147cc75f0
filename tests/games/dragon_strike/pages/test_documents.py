"""All documents in both languages on both papers: no findings, no small type, the right number of pages."""

from __future__ import annotations

import pytest

from generator.games.game import DocumentKind
from generator.games.registry import find_game
from generator.layout.board import Board
from generator.layout.cards import Deck
from generator.layout.safezone import check_safe_zone
from generator.scene.page import Document

from .reading import BOTH, job, points

GAME = find_game("dragon-strike")
#: Documents of this room; the book of adventures and the rulebook have tests of their own.
OWN = [kind for kind in GAME.documents if not kind.id.startswith(("adventure", "rulebook"))]
PAGES = {
    "hero-cards": 3,
    "screen": 6,
    "markers": 2,
    "figures": 2,
    "master-maps": 4,
    "time-track": 1,
    "symbols": 1,
    "blank-maps": 5,
}
#: Sheets of pieces to cut out, whose words are like those of cards.
PIECES = ("hero-cards", "figures")
CARDS = {
    "monster-cards": 10,
    "hero-spells": 30,
    "wizard-spells": 10,
    "treasures": 38,
    "traps": 12,
    "sneak-attacks": 5,
    "reference-cards": 5,
}


def test_every_document_is_known() -> None:
    boards = {"board-castle", "board-valley", "board-cavern", "board-city"}
    assert {kind.id for kind in OWN} == {*PAGES, *CARDS, *boards}
    assert sum(CARDS.values()) == 110


@pytest.mark.parametrize(("language", "paper"), BOTH)
@pytest.mark.parametrize("kind", OWN, ids=lambda kind: kind.id)
def test_no_findings(kind: DocumentKind, language: str, paper: str) -> None:
    made = job(language, paper)
    product = kind.compose(made)
    if isinstance(product, Document):
        pages = list(product.pages())
        assert len(pages) == PAGES[kind.id]
        for page in pages:
            # What is no word but a sign, such as the S of a secret door, may be smaller.
            assert min(points(page.nodes, least=4)) >= (7 if kind.id in PIECES else 8) - 1e-6
    elif isinstance(product, Deck):
        assert len(product.cards) == CARDS[kind.id]
        assert product.check() == []
        for index, card in enumerate(product.cards):
            for side in (product.front(index), product.back(index)):
                assert side
                assert check_safe_zone(side, product.size, card.name) == []
                assert min(points(side), default=7.0) >= 7 - 1e-6
    else:
        assert isinstance(product, Board)
        assert product.true_size
        assert (product.width, product.height) == (600, 450)
    assert made.scribe.findings == []


@pytest.mark.parametrize("kind", [kind for kind in OWN if kind.form != "board"], ids=lambda kind: kind.id)
def test_low_ink_has_no_findings(kind: DocumentKind) -> None:
    made = job("pl", profile="low-ink")
    product = kind.compose(made)
    if isinstance(product, Document):
        assert [page for page in product.pages() if not page.nodes] == []
    assert made.scribe.findings == []
