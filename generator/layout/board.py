"""A board as one drawing, and the board enlarged or reduced to fill one sheet of paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from generator.layout.paper import Paper
from generator.scene.geometry import scale, translate
from generator.scene.nodes import Group, Node
from generator.scene.page import Bookmark, Page


@dataclass(frozen=True)
class Board:
    """A board: what draws it in its own coordinates, from (0, 0) to its size in mm.

    One of ``true_size`` is printed as large as it is, over several sheets if one does not hold it.
    """

    title: str
    width: float
    height: float
    draw: Callable[[], Sequence[Node]]
    true_size: bool = False


def scaled_nodes(board: Board, factor: float) -> Node:
    """The board enlarged about its top left corner."""
    return Group(tuple(board.draw()), scale(factor), name="board")


def fit_factor(board: Board, paper: Paper) -> tuple[float, Paper]:
    """How much a board has to be enlarged to fill a paper, and the paper as it then lies."""
    lying = [(min(sheet.width / board.width, sheet.height / board.height), sheet) for sheet in landscape_first(paper)]
    return max(lying, key=lambda pair: pair[0])


def landscape_first(paper: Paper) -> tuple[Paper, Paper]:
    """A paper both ways."""
    return paper.landscape(), paper


def board_page(board: Board, paper: Paper) -> Page:
    """The whole board on one sheet, enlarged or reduced to fill it, in the middle.

    A board that is drawn as a whole page, with its own white edge, keeps that edge in proportion.
    """
    factor, sheet = fit_factor(board, paper)
    x, y = (sheet.width - board.width * factor) / 2, (sheet.height - board.height * factor) / 2
    nodes = (Group((scaled_nodes(board, factor),), translate(x, y)),)
    return Page(sheet.width, sheet.height, nodes, (Bookmark(board.title),))
