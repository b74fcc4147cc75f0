"""Boards on one sheet: enlarged about the middle to fill the paper."""

from __future__ import annotations

import pytest

from generator.layout.board import Board, board_page, fit_factor, scaled_nodes
from generator.scene.nodes import Paint, Rect, walk
from tests.layout.samples import PAPERS

BOARD = Board("Board", 297, 210, lambda: [Rect(0, 0, 297, 210, Paint("#EFE6D6"))])


def test_an_a4_board_fills_a3() -> None:
    factor, sheet = fit_factor(BOARD, PAPERS["a3"])
    assert factor == pytest.approx(1.4141, abs=1e-4)
    assert (sheet.width, sheet.height) == (420, 297)


def test_on_letter_it_is_reduced_and_centred() -> None:
    page = board_page(BOARD, PAPERS["letter"])
    ((node, put),) = walk(page.nodes)
    assert isinstance(node, Rect)
    left, top = put.apply(0, 0)
    right, bottom = put.apply(node.width, node.height)
    assert (page.width, page.height) == (279.4, 215.9)
    assert (left, right) == pytest.approx((0, 279.4))
    assert top == pytest.approx(215.9 - bottom)
    assert (right - left) / (bottom - top) == pytest.approx(297 / 210)


def test_an_upright_board_takes_the_paper_upright() -> None:
    tall = Board("Tall", 100, 200, list)
    assert fit_factor(tall, PAPERS["a4"])[1].width == 210


def test_enlarging_keeps_the_top_left_corner() -> None:
    ((node, put),) = walk([scaled_nodes(BOARD, 1.5)])
    assert isinstance(node, Rect)
    assert put.apply(0, 0) == (0, 0)
    assert put.apply(297, 210) == pytest.approx((445.5, 315))
