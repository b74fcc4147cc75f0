"""The calibration sheet: two sides that fit every paper in both languages, targets in the middle."""

from __future__ import annotations

import pytest

from generator.layout.calibration_sheet import calibration_document
from generator.layout.paper import Paper
from generator.scene.nodes import Circle, Line, Text, walk
from generator.scene.page import Page
from tests.layout.samples import PAPERS, THEME, WORDS, scribe


def words(page: Page) -> str:
    return " ".join(leaf.text for leaf, _ in walk(page.nodes) if isinstance(leaf, Text))


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize("paper", list(PAPERS.values()), ids=lambda paper: paper.name)
def test_the_sheet_fits_every_paper(paper: Paper, code: str) -> None:
    pen = scribe(code)
    pages = list(calibration_document(paper, WORDS[code], THEME, pen, code).pages())
    assert pen.findings == []
    assert [(page.width, page.height) for page in pages] == [(paper.width, paper.height)] * 2
    for page in pages:
        for leaf, put in walk(page.nodes):
            if isinstance(leaf, Text):
                x, y = put.apply(leaf.x, leaf.y)
                assert 0 < x < paper.width and 0 < y < paper.height


def test_both_targets_lie_in_the_middle() -> None:
    front, back = calibration_document(PAPERS["a4"], WORDS["en"], THEME, scribe(), "en").pages()
    rings = [leaf for leaf, _ in walk(front.nodes) if isinstance(leaf, Circle)]
    assert {(ring.cx, ring.cy) for ring in rings} == {(105, 148.5)}
    squares = [leaf for leaf, _ in walk(back.nodes) if isinstance(leaf, Line) and leaf.x1 == leaf.x2]
    assert (min(n.x1 for n in squares), max(n.x1 for n in squares)) == (95, 115)


def test_the_words_say_what_to_do() -> None:
    front, back = calibration_document(PAPERS["a4"], WORDS["pl"], THEME, scribe("pl"), "pl", "dragonpress x").pages()
    assert "Kalibracja drukarki" in words(front)
    assert "wpisz odczyty: dragonpress x" in words(front).replace("\u00a0", " ")
    assert "Rewers" in words(back)


def test_the_document_is_two_sided() -> None:
    made = calibration_document(PAPERS["a4"], WORDS["en"], THEME, scribe(), "en")
    assert (made.id, made.duplex) == ("calibration", "DuplexFlipLongEdge")
    assert [page.label for page in made.pages()] == ["front", "back"]
