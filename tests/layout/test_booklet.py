"""Booklets: folded and nested, the pages read in order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from generator.layout.booklet import booklet, half, pairs
from generator.layout.paper import Paper
from generator.scene.geometry import Box
from generator.scene.nodes import Circle, Group, Link, Paint, walk
from generator.scene.page import Document, Page

A4 = Paper(name="A4", width=210, height=297, margin=10)


def test_eight_pages_on_two_sheets() -> None:
    assert pairs(8) == [(8, 1), (2, 7), (6, 3), (4, 5)]


def test_pages_are_made_up_to_four() -> None:
    assert pairs(5) == pairs(8)
    assert pairs(1) == [(4, 1), (2, 3)]


@pytest.mark.parametrize("count", [4, 12, 29, 32])
def test_the_folded_book_reads_in_order(count: int) -> None:
    sides = pairs(count)
    # Each sheet opened in the middle: the right page of its front, then of its back's left, and so on inwards.
    reading = [page for front, back in zip(sides[::2], sides[1::2], strict=True) for page in (front[1], back[0])]
    reading += [
        page
        for front, back in reversed(list(zip(sides[::2], sides[1::2], strict=True)))
        for page in (back[1], front[0])
    ]
    assert reading == list(range(1, len(reading) + 1))
    assert len(reading) % 4 == 0 and len(reading) - count < 4


def test_a_page_of_a_booklet_is_half_a_sheet() -> None:
    page = half(A4)
    assert (page.width, page.height) == (148.5, 210)


def test_pages_stand_side_by_side_without_links() -> None:
    def pages() -> Iterator[Page]:
        for number in range(1, 5):
            yield Page(148.5, 210, (Circle(10, 20, number, Paint("#000000")), Link(Box(0, 0, 5, 5), "#x")))

    front, back = booklet(Document("b", "B", "en", pages), A4).pages()
    assert (front.width, front.height) == (297, 210)
    found = [
        (node.r, transform.apply(node.cx, node.cy))
        for page in (front, back)
        for group in page.nodes
        if isinstance(group, Group)
        for node, transform in walk([group])
        if isinstance(node, Circle)
    ]
    assert found == [(4, (10, 20)), (1, (158.5, 20)), (2, (10, 20)), (3, (158.5, 20))]
    assert not any(isinstance(node, Link) for page in (front, back) for node, _ in walk(page.nodes))
