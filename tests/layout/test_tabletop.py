"""Picture sheets of a virtual table: places, pixels, the hidden face, several sheets."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from generator.backend.pdf import write_pdf
from generator.backend.png import write_png
from generator.layout.board import Board
from generator.layout.tabletop import Cells, board_picture, cells_for, picture_names, sheet_count, tabletop_pictures
from generator.scene.nodes import Paint, Rect
from tests.layout.samples import PROFILES, SIZES, sample_deck

TTS = PROFILES["tts"]


def test_poker_cards_are_409_by_573_pixels() -> None:
    assert cells_for(SIZES["poker"], TTS) == Cells(10, 7, 409, 573)


@pytest.mark.parametrize("size", list(SIZES))
def test_no_sheet_is_larger_than_the_limit(size: str) -> None:
    cells = cells_for(SIZES[size], TTS)
    assert cells.columns * cells.width <= 4096
    assert cells.rows * cells.height <= 4096
    ratio = SIZES[size].height / SIZES[size].width
    assert cells.height / cells.width == pytest.approx(ratio, rel=0.005)


@pytest.mark.parametrize(("cards", "sheets"), [(1, 1), (54, 1), (69, 1), (70, 2), (138, 2), (139, 3)])
def test_69_cards_go_onto_a_sheet(cards: int, sheets: int) -> None:
    assert sheet_count(sample_deck(cards), cells_for(SIZES["poker"], TTS)) == sheets


def test_one_back_serves_all_sheets() -> None:
    assert picture_names(sample_deck(70), cells_for(SIZES["poker"], TTS)) == [
        ("sample-fronts-1.png", "sample-back.png"),
        ("sample-fronts-2.png", "sample-back.png"),
    ]


def test_different_backs_have_sheets_of_their_own() -> None:
    assert picture_names(sample_deck(2, own_backs=True), cells_for(SIZES["poker"], TTS)) == [
        ("sample-fronts-1.png", "sample-backs-1.png")
    ]


def test_the_sheet_shows_fronts_in_order_and_the_back_last() -> None:
    small = TTS.model_copy(update={"columns": 3, "rows": 2, "limit": 300})
    made = tabletop_pictures(sample_deck(4), small, "en")
    assert made.names == ("sample-fronts-1.png", "sample-back.png")
    sheet, back = (Image.open(io.BytesIO(data)) for data in write_png(write_pdf(made.document)[0], made.dpi))
    assert (sheet.size, sheet.mode) == ((300, 280), "RGB")
    assert back.size == (100, 140)


def test_every_place_is_filled_to_its_edge() -> None:
    from generator.layout.cards import Card, Deck, ground

    size = SIZES["poker"]
    colors = ["#FF0000", "#00FF00", "#0000FF"]
    cards = tuple(Card(color, lambda color=color: [ground(size, color)], "b") for color in colors)  # type: ignore[misc]
    deck = Deck("d", "D", size, cards, {"b": lambda: [ground(size, "#000000")]})
    small = TTS.model_copy(update={"columns": 3, "rows": 2, "limit": 300})
    made = tabletop_pictures(deck, small, "en")
    sheet = Image.open(io.BytesIO(next(write_png(write_pdf(made.document)[0], made.dpi))))
    spots = {(1, 1): (255, 0, 0), (98, 138): (255, 0, 0), (102, 1): (0, 255, 0), (298, 138): (0, 0, 255)}
    assert {spot: sheet.getpixel(spot) for spot in spots} == spots
    assert sheet.getpixel((50, 200)) == (255, 255, 255)
    assert [sheet.getpixel(spot) for spot in ((202, 142), (299, 279))] == [(0, 0, 0), (0, 0, 0)]


@pytest.mark.parametrize(
    ("width", "height", "limit", "size"),
    [(600, 450, 400, (400, 300)), (254, 127, 4096, (3000, 1500)), (100, 200, 100, (50, 100))],
)
def test_a_board_is_one_picture_within_the_limit(
    width: float, height: float, limit: int, size: tuple[int, int]
) -> None:
    board = Board("Board", width, height, lambda: (Rect(0, 0, width, height, Paint("#ff0000")),))
    made = board_picture(board, "board", TTS.model_copy(update={"limit": limit}), "en")
    assert made.names == ("board.png",)
    (picture,) = (Image.open(io.BytesIO(data)) for data in write_png(write_pdf(made.document)[0], made.dpi))
    assert picture.size == size
    assert {picture.getpixel(corner) for corner in ((1, 1), (size[0] - 2, size[1] - 2))} == {(255, 0, 0)}
