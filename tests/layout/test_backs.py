"""Backs: names, what the printer is asked for, and the maps from front to back."""

from __future__ import annotations

import pytest

from generator.errors import ContentError
from generator.layout.backs import Backs, behind, find_backs, flip_of
from generator.scene.geometry import rotate, translate


def test_names() -> None:
    assert [way.value for way in Backs] == ["none", "long", "short", "fold", "separate"]
    assert find_backs("Long") is Backs.LONG
    with pytest.raises(ContentError) as error:
        find_backs("lnog")
    assert error.value.findings[0].hint == "did you mean “long”?"


@pytest.mark.parametrize(
    ("way", "preference"),
    [
        (Backs.LONG, "DuplexFlipLongEdge"),
        (Backs.SHORT, "DuplexFlipShortEdge"),
        (Backs.FOLD, "Simplex"),
        (Backs.SEPARATE, "Simplex"),
        (Backs.NONE, "Simplex"),
    ],
)
def test_what_the_printer_is_asked_for(way: Backs, preference: str) -> None:
    assert way.preference == preference


def test_the_long_edge_of_a_portrait_sheet_mirrors_columns() -> None:
    assert flip_of(Backs.LONG, 210, 297).apply(10, 20) == (200, 20)


def test_the_short_edge_of_a_portrait_sheet_mirrors_rows() -> None:
    assert flip_of(Backs.SHORT, 210, 297).apply(10, 20) == (10, 277)


def test_a_landscape_sheet_turns_the_other_way() -> None:
    assert flip_of(Backs.LONG, 297, 210).apply(10, 20) == (10, 190)
    assert flip_of(Backs.SHORT, 297, 210).apply(10, 20) == (287, 20)


def test_columns_mirrored_leave_backs_upright() -> None:
    put = behind(translate(10, 20), flip_of(Backs.LONG, 210, 297), 63.5)
    assert put.apply(0, 0) == pytest.approx((136.5, 20))
    assert put.apply(63.5, 88.9) == pytest.approx((200, 108.9))


def test_rows_mirrored_turn_backs_upside_down() -> None:
    put = behind(translate(10, 20), flip_of(Backs.SHORT, 210, 297), 63.5)
    assert put.apply(0, 0) == pytest.approx((73.5, 277))
    assert put.apply(63.5, 88.9) == pytest.approx((10, 188.1))


def test_a_lying_card_has_its_back_turned_the_other_way() -> None:
    # The front lies on its left side with its top at x = 10; flipped about an upright line its top is at x = 200.
    put = behind(translate(10, 100) @ rotate(-90), flip_of(Backs.LONG, 210, 297), 63.5)
    assert put.apply(0, 0) == pytest.approx((200, 36.5))
    assert put.apply(63.5, 0) == pytest.approx((200, 100))
    assert put.apply(0, 88.9) == pytest.approx((111.1, 36.5))
