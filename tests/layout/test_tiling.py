"""Tiling: the fewest sheets, the whole board once, strips that repeat what the neighbour shows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.layout.board import Board
from generator.layout.paper import Paper
from generator.layout.tiling import letters, share, tile_area, tile_board
from generator.scene.geometry import Box
from tests.layout.samples import PAPERS, codes, overlap


def board(width: float, height: float) -> Board:
    return Board("Board", width, height, list)


def test_a_board_that_fits_is_one_tile_without_strips() -> None:
    (tile,) = tile_board(board(180, 250), PAPERS["a4"]).tiles()
    assert tile.own == tile.window == Box(0, 0, 180, 250)


def test_a3_goes_onto_four_a4_sheets() -> None:
    made = tile_board(board(297, 210), PAPERS["a4"], 1.414)
    assert (made.columns, made.rows, made.count) == (2, 2, 4)
    assert [tile.name for tile in made.tiles()] == ["A1", "B1", "A2", "B2"]
    first = next(made.tiles())
    assert (first.own.width, first.own.height) == pytest.approx((209.979, 148.47))
    assert (first.window.width, first.window.height) == pytest.approx((219.979, 158.47))


def test_the_sheet_lies_the_way_that_takes_fewer() -> None:
    assert tile_board(board(260, 360), PAPERS["a4"]).paper.width == 297
    assert tile_board(board(180, 250), PAPERS["a4"]).paper.width == 210


def test_a_tile_is_put_into_the_free_area() -> None:
    made = tile_board(board(297, 210), PAPERS["a4"], 1.5)
    area = tile_area(made.paper)
    for tile in made.tiles():
        assert made.origin(tile).apply(tile.window.x, tile.window.y) == pytest.approx((area.x, area.y))


def test_the_last_tile_may_be_larger_than_the_others() -> None:
    # Two tiles of 100 mm that share 10 hold 190 mm: 90 of its own and 100.
    assert share(190, 100, 10) == (2, 90)
    count, own = share(191, 100, 10)
    assert (count, round(own, 4)) == (3, 63.6667)
    assert share(100, 100, 10) == (1, 100)


def test_columns_are_lettered_as_in_a_table() -> None:
    assert [letters(index) for index in (0, 1, 25, 26, 27, 52)] == ["A", "B", "Z", "AA", "AB", "BA"]


@pytest.mark.parametrize(
    ("factor", "overlapping", "code"),
    [
        (0, 10, "bad-scale"),
        (-1, 10, "bad-scale"),
        (float("nan"), 10, "bad-scale"),
        (1, 120, "bad-overlap"),
        (1, -1, "bad-overlap"),
        (40, 10, "too-many-sheets"),
    ],
)
def test_what_makes_no_board(factor: float, overlapping: float, code: str) -> None:
    with pytest.raises(ContentError) as error:
        tile_board(board(297, 210), PAPERS["a4"], factor, overlapping)
    assert codes(error.value.findings) == [code]


@settings(deadline=None, max_examples=150)
@given(
    paper=st.sampled_from(list(PAPERS.values())),
    width=st.floats(20, 1200),
    height=st.floats(20, 1200),
    overlapping=st.floats(0, 30),
)
def test_tiles_cover_the_board_once_and_fit_their_sheets(
    paper: Paper, width: float, height: float, overlapping: float
) -> None:
    made = tile_board(board(width, height), paper, 1.0, overlapping)
    area = tile_area(made.paper)
    tiles = list(made.tiles())
    assert sum(tile.own.width * tile.own.height for tile in tiles) == pytest.approx(width * height)
    for index, tile in enumerate(tiles):
        assert tile.own.width > 0 and tile.own.height > 0
        assert tile.window.width <= area.width + 1e-4 and tile.window.height <= area.height + 1e-4
        assert Box(0, 0, width, height).contains(tile.window, 1e-5)
        assert not any(overlap(tile.own, other.own) for other in tiles[:index])
        strip = tile.window.right - tile.own.right
        assert strip == pytest.approx(0 if tile.column + 1 == made.columns else overlapping, abs=1e-9)
