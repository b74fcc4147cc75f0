"""Papers: the shipped list, its sizes, and what is refused."""

from __future__ import annotations

import pytest

from generator.errors import ContentError
from generator.layout.paper import Paper, find_paper
from generator.source.model import load
from generator.source.reader import parse_yaml
from tests.layout.samples import PAPERS, codes


def test_a4_and_letter_come_first() -> None:
    assert list(PAPERS)[:2] == ["a4", "letter"]


@pytest.mark.parametrize(
    ("name", "width", "height"),
    [
        ("a4", 210, 297),
        ("letter", 215.9, 279.4),
        ("a3", 297, 420),
        ("legal", 215.9, 355.6),
        ("tabloid", 279.4, 431.8),
    ],
)
def test_sizes(name: str, width: float, height: float) -> None:
    assert (PAPERS[name].width, PAPERS[name].height) == (width, height)


def test_sheets_of_cards_have_a_quarter_inch_of_white() -> None:
    assert {paper.card_margin for paper in PAPERS.values()} == {6.35}


def test_turning_a_paper_exchanges_its_sides() -> None:
    turned = PAPERS["a4"].landscape()
    assert (turned.width, turned.height, turned.margin) == (297, 210, 10)


def test_an_unknown_paper_is_a_finding_with_a_hint() -> None:
    with pytest.raises(ContentError) as error:
        find_paper(PAPERS, "leter")
    assert error.value.findings[0].hint == "did you mean “letter”?"


@pytest.mark.parametrize(
    "text",
    ["{name: A, width: 297, height: 210, margin: 10}", "{name: A, width: 20, height: 30, margin: 10}"],
)
def test_papers_that_cannot_be(text: str) -> None:
    with pytest.raises(ContentError) as error:
        load(Paper, parse_yaml(text.encode(), "papers.yaml"))
    assert codes(error.value.findings)[0] == "bad-paper"
