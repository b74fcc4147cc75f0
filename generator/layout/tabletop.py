"""A virtual table: a deck as picture sheets with the hidden face last, a board as one picture."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from generator.errors import raise_if_errors
from generator.layout.board import Board, scaled_nodes
from generator.layout.cards import CardSize, Deck
from generator.layout.correction import scale_about
from generator.layout.faces import Pictures, pixel_page
from generator.layout.lowink import low_ink
from generator.layout.placement import Side, box_path
from generator.layout.profiles import Profile
from generator.scene.geometry import Box, translate
from generator.scene.nodes import Group, Node
from generator.scene.page import Document, Page
from generator.units import MM_PER_INCH


@dataclass(frozen=True, slots=True)
class Cells:
    """The places of a picture sheet, in pixels: columns, rows, and the size of a place."""

    columns: int
    rows: int
    width: int
    height: int

    @property
    def faces(self) -> int:
        """Cards on a sheet: all places but the last."""
        return self.columns * self.rows - 1


def cells_for(size: CardSize, profile: Profile) -> Cells:
    """The largest whole-pixel places with which the sheet stays within the profile's limit both ways."""
    width = profile.limit // profile.columns
    height = round(width * size.height / size.width)
    if height * profile.rows > profile.limit:
        height = profile.limit // profile.rows
        width = round(height * size.width / size.height)
    return Cells(profile.columns, profile.rows, width, height)


def face_in(nodes: tuple[Node, ...], size: CardSize, box: Box) -> Node:
    """A face scaled to cover a box and clipped to it; a hair of its bleed may be seen, never a gap."""
    factor = max(box.width / size.width, box.height / size.height)
    centred = translate(box.cx - size.width / 2, box.cy - size.height / 2)
    put = scale_about((box.cx, box.cy), (factor, factor)) @ centred
    return Group((Group(nodes, put),), clip=box_path(box))


def sheet_count(deck: Deck, cells: Cells) -> int:
    """How many picture sheets hold the deck."""
    return math.ceil(len(deck.cards) / cells.faces)


def unique_backs(deck: Deck) -> bool:
    """Whether cards differ in their backs, so that backs need sheets too."""
    return len({card.back for card in deck.cards}) > 1


def picture_names(deck: Deck, cells: Cells) -> list[tuple[str, str]]:
    """The file names of fronts and backs, one pair a sheet. Sheets share one picture if all backs are the same."""
    several = unique_backs(deck)
    return [
        (f"{deck.id}-fronts-{n}.png", f"{deck.id}-backs-{n}.png" if several else f"{deck.id}-back.png")
        for n in range(1, sheet_count(deck, cells) + 1)
    ]


def tabletop_pictures(deck: Deck, profile: Profile, language: str) -> Pictures:
    """The picture sheets of a deck: all sheets of fronts, then the one back or all sheets of backs.

    Each sheet has its full number of places; the last one of a sheet shows the back, as the face of a hidden card.
    """
    raise_if_errors(deck.check())
    size, cells = deck.size, cells_for(deck.size, profile)
    dpi = cells.width / size.width * MM_PER_INCH
    mm = MM_PER_INCH / dpi

    def drawn(index: int, side: Side) -> tuple[Node, ...]:
        nodes = deck.front(index) if side is Side.FRONT else deck.back(index)
        return low_ink(nodes) if profile.low_ink else nodes

    def sheet(number: int, side: Side) -> Page:
        first = (number - 1) * cells.faces
        shown = [
            (place, drawn(index, side))
            for place, index in enumerate(range(first, min(first + cells.faces, len(deck.cards))))
        ]
        shown.append((cells.faces, drawn(first, Side.BACK)))
        nodes = []
        for place, face in shown:
            row, column = divmod(place, cells.columns)
            box = Box(column * cells.width * mm, row * cells.height * mm, cells.width * mm, cells.height * mm)
            nodes.append(face_in(face, size, box))
        return pixel_page(cells.columns * cells.width, cells.rows * cells.height, dpi, nodes)

    def pages() -> Iterator[Page]:
        numbers = range(1, sheet_count(deck, cells) + 1)
        yield from (sheet(number, Side.FRONT) for number in numbers)
        if unique_backs(deck):
            yield from (sheet(number, Side.BACK) for number in numbers)
        else:
            box = Box(0, 0, cells.width * mm, cells.height * mm)
            yield pixel_page(cells.width, cells.height, dpi, [face_in(drawn(0, Side.BACK), size, box)])

    names = picture_names(deck, cells)
    files = [front for front, _ in names] + list(dict.fromkeys(back for _, back in names))
    return Pictures(Document(deck.id, deck.title, language, pages), tuple(files), dpi)


def board_picture(board: Board, name: str, profile: Profile, language: str) -> Pictures:
    """A whole board as one picture: as fine as the profile prints, and within its limit both ways."""
    dpi = min(profile.dpi, profile.limit * MM_PER_INCH / max(board.width, board.height))
    width, height = (int(side * dpi / MM_PER_INCH) for side in (board.width, board.height))

    def pages() -> Iterator[Page]:
        yield pixel_page(width, height, dpi, [scaled_nodes(board, 1)])

    return Pictures(Document(name, board.title, language, pages), (f"{name}.png",), dpi)
