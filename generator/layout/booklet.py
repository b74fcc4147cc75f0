"""Booklets: the pages of a document two to a side of a sheet, in the order that makes a folded book."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from generator.layout.paper import Paper
from generator.scene.geometry import translate
from generator.scene.nodes import Group, Line, Link, Node, Pen
from generator.scene.page import Document, Page

#: Marks where a sheet is folded, in mm from its edge.
FOLD_MARK = 4.0
_FOLD = Pen("#808080", 0.1, butt=True)


def half(paper: Paper) -> Paper:
    """The page of a booklet: half a sheet, with margins that suit it."""
    width = paper.height / 2
    return paper.model_copy(
        update={"name": f"½ {paper.name}", "width": width, "height": paper.width, "margin": min(paper.margin, 8.0)}
    )


def pairs(count: int) -> list[tuple[int, int]]:
    """The pages left and right on each side of each sheet, from 1; numbers above ``count`` are blank pages.

    The first sheet, the outermost, has the last and the first page in front and the second and the last but one behind.
    """
    total = -(-count // 4) * 4
    found = []
    for sheet in range(total // 4):
        first = 2 * sheet + 1
        found.append((total - 2 * sheet, first))
        found.append((first + 1, total - 2 * sheet - 1))
    return found


def booklet(document: Document, paper: Paper) -> Document:
    """The document on sheets of ``paper`` to be printed on both sides, flipped on the short edge, and folded."""

    def pages() -> Iterator[Page]:
        made = list(document.pages())
        for number, (left, right) in enumerate(pairs(len(made)), 1):
            nodes: list[Node] = []
            for place, page in ((0.0, left), (paper.height / 2, right)):
                if page <= len(made):
                    nodes.append(Group(without_links(made[page - 1].nodes), translate(place, 0)))
            nodes += fold_marks(paper)
            yield Page(paper.height, paper.width, tuple(nodes), label=str(number))

    return replace(document, pages=pages, duplex="DuplexFlipShortEdge")


def without_links(nodes: Sequence[Node]) -> tuple[Node, ...]:
    """The nodes without the areas to click on: a folded book has none."""
    return tuple(node for node in nodes if not isinstance(node, Link))


def fold_marks(paper: Paper) -> list[Node]:
    """Short lines at the top and the bottom of the fold."""
    x = paper.height / 2
    return [Line(x, 0, x, FOLD_MARK, _FOLD), Line(x, paper.width - FOLD_MARK, x, paper.width, _FOLD)]
