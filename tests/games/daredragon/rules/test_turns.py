"""Tests of turn arithmetic for four, five and six players."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.games.daredragon.model import Figures
from generator.games.daredragon.rules.turns import (
    Turn,
    daredevil_due,
    dragon_due,
    guard_ends,
    guards_against,
    riposte_turns,
    seat_due,
    seat_of,
    seats_for,
    turn_order,
)

FOUR = ("A", "B", "C", "D")
FIVE = ("A1", "A2", "B", "C", "D")
SIX = ("A1", "A2", "B", "C1", "C2", "D")
tables = st.sampled_from((FOUR, FIVE, SIX))


def test_turns_are_written_and_read() -> None:
    assert str(Turn(4, dragon=True)) == "4❖"
    assert Turn.parse("54❖") == Turn.parse("54d") == Turn(54, dragon=True)
    assert Turn.parse(12) == Turn(12)
    for wrong in ("0", "x", "4❖❖", "-1", "4 5"):
        with pytest.raises(ContentError, match="is not a turn"):
            Turn.parse(wrong)


def test_seats(figures: Figures) -> None:
    assert [seats_for(figures.turns, players) for players in (4, 5, 6)] == [FOUR, FIVE, SIX]
    with pytest.raises(ContentError, match="no table for 7 players"):
        seats_for(figures.turns, 7)


def test_a_dragon_turn_follows_each_daredevil() -> None:
    assert turn_order(FOUR) == ("A", "dragon", "B", "dragon", "C", "dragon", "D", "dragon")


@pytest.mark.parametrize(
    ("seats", "by", "warm_up", "expected"),
    [
        (FOUR, "A", 1, "B"),
        (FOUR, "A", 2, "C"),
        (FOUR, "D", 2, "B"),
        (FOUR, "C", 4, "C"),
        (FIVE, "A1", 4, "D"),
        (FIVE, "D", 1, "A1"),
        (SIX, "A1", 4, "C2"),
        (SIX, "C2", 3, "A2"),
    ],
)
def test_in_whose_turn_a_warm_up_ends(seats: tuple[str, ...], by: str, warm_up: int, expected: str) -> None:
    assert seat_due(seats, by, warm_up) == expected


def test_due_turns() -> None:
    assert daredevil_due(53, 1) == Turn(54)
    assert dragon_due(50, 4) == Turn(54, dragon=True)


def test_who_has_a_turn() -> None:
    assert [seat_of(FOUR, number) for number in (1, 4, 5)] == ["A", "D", "A"]
    assert seat_of(FOUR, 2, first="C") == "D"


def test_guards_last_until_the_next_own_turn() -> None:
    assert guard_ends(4, 4) == Turn(8)
    assert [guards_against(4, 4, turn) for turn in (3, 4, 7, 8)] == [False, True, True, False]
    assert guards_against(4, 6, 9)


def test_riposte_windows(figures: Figures) -> None:
    assert riposte_turns(figures.modifiers, 8, dodged=False) == (9,)
    assert riposte_turns(figures.modifiers, 8, dodged=True) == (9, 10)


@given(tables, st.data(), st.integers(0, 12))
def test_warm_ups_go_round_the_table(seats: tuple[str, ...], data: st.DataObject, warm_up: int) -> None:
    by = data.draw(st.sampled_from(seats))
    assert seat_due(seats, by, warm_up + len(seats)) == seat_due(seats, by, warm_up)


@given(tables, st.integers(1, 200), st.integers(0, 8))
def test_seat_and_turn_agree(seats: tuple[str, ...], began: int, warm_up: int) -> None:
    due = daredevil_due(began, warm_up).number
    assert seat_due(seats, seat_of(seats, began), warm_up) == seat_of(seats, due)


@given(tables, st.integers(1, 200))
def test_a_guard_meets_as_many_dragon_turns_as_there_are_players(seats: tuple[str, ...], began: int) -> None:
    met = sum(guards_against(began, len(seats), turn) for turn in range(began - 3, began + 10))
    assert met == len(seats)
