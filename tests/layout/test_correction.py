"""Corrections of pages: scaled about the middle, shifted on the back, trim boxes too."""

from __future__ import annotations

import pytest

from generator.layout.correction import corrected, corrected_document
from generator.scene.geometry import Box
from generator.scene.nodes import Paint, Rect, walk
from generator.scene.page import Document, Page

PAGE = Page(210, 297, (Rect(105, 148.5, 100, 100, Paint("#000000")),), trim=Box(5, 8.5, 200, 280))


def corner(page: Page) -> tuple[float, float]:
    ((node, put),) = walk(page.nodes)
    assert isinstance(node, Rect)
    return put.apply(node.x + node.width, node.y + node.height)


def test_a_page_that_needs_nothing_is_left_alone() -> None:
    assert corrected(PAGE, (1.0, 1.0)) is PAGE


def test_the_middle_stays_and_the_rest_grows() -> None:
    page = corrected(PAGE, (1.006, 0.99))
    assert corner(page) == pytest.approx((205.6, 247.5))
    assert (page.width, page.height) == (210, 297)
    assert page.trim is not None
    assert (page.trim.x, page.trim.width, page.trim.height) == pytest.approx((4.4, 201.2, 277.2))


def test_the_offset_comes_after_the_scale() -> None:
    assert corner(corrected(PAGE, (1.1, 1.0), (2.0, -1.0))) == pytest.approx((217.0, 247.5))


@pytest.mark.parametrize(("duplex", "second"), [("DuplexFlipLongEdge", (208.0, 249.5)), ("", (205.0, 248.5))])
def test_only_backs_of_two_sided_documents_are_shifted(duplex: str, second: tuple[float, float]) -> None:
    document = Document("d", "D", "en", lambda: iter([PAGE, PAGE]), duplex=duplex)
    first, back = corrected_document(document, (1.0, 1.0), (3.0, 1.0)).pages()
    assert corner(first) == pytest.approx((205.0, 248.5))
    assert corner(back) == pytest.approx(second)


def test_a_document_that_needs_nothing_is_left_alone() -> None:
    document = Document("d", "D", "en", lambda: iter([PAGE]))
    assert corrected_document(document, (1.0, 1.0)) is document
