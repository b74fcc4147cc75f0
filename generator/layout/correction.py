"""Correcting pages for a printer that makes them larger, smaller, or puts them elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from generator.scene.geometry import IDENTITY, Affine, Box, Point, scale, translate
from generator.scene.nodes import Group
from generator.scene.page import Document, Page


def scale_about(point: Point, factors: Point) -> Affine:
    """Scale by ``factors`` across and down, leaving a point where it is."""
    return translate(*point) @ scale(*factors) @ translate(-point[0], -point[1])


def corrected(page: Page, factors: Point, offset: Point = (0.0, 0.0)) -> Page:
    """The page with all it shows scaled about its centre and then shifted by ``offset`` mm.

    The page itself keeps its size. A page that needs no correction is given back as it is.
    """
    put = translate(*offset) @ scale_about((page.width / 2, page.height / 2), factors)
    if put == IDENTITY:
        return page
    trim = page.trim
    if trim is not None:
        x, y = put.apply(trim.x, trim.y)
        trim = Box(x, y, trim.width * factors[0], trim.height * factors[1])
    return replace(page, nodes=(Group(page.nodes, put, name="correction"),), trim=trim)


def corrected_document(document: Document, factors: Point, back_offset: Point = (0.0, 0.0)) -> Document:
    """The document with every page corrected, and every second page shifted if it is printed on both sides."""
    if factors == (1.0, 1.0) and back_offset == (0.0, 0.0):
        return document

    def pages() -> Iterator[Page]:
        for index, page in enumerate(document.pages()):
            shifted = index % 2 == 1 and document.duplex.startswith("Duplex")
            yield corrected(page, factors, back_offset if shifted else (0.0, 0.0))

    return replace(document, pages=pages)
