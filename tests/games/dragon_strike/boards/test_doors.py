"""Doors in play: who opens and closes what, what lies beyond."""

from __future__ import annotations

import pytest

from generator.games.dragon_strike.boards.doors import beyond, can_close, can_open, door_at, doors_beside
from generator.games.dragon_strike.boards.reach import reach
from generator.games.dragon_strike.boards.squares import Square
from generator.games.dragon_strike.boards.state import (
    DRAGON,
    HERO,
    MONSTER,
    PRINTED,
    WIZARD,
    BoardState,
    Figure,
    Mover,
    Side,
)
from generator.games.dragon_strike.boards.steps import may_leave
from tests.games.dragon_strike.boards.builders import board, edge, sq

ROW = board(
    """
    .    A   B   C   D   E
       +---+---+---+---+---+
     1 | >     D   S   P   |
       +---+---+---+---+---+
     2 |       D           |
       +---+---+---+---+-D-+
    """,
    5,
    2,
)
DOOR = ROW.door_of[edge("B1-C1")]
SECRET = ROW.door_of[edge("C1-D1")]
GATE = ROW.door_of[edge("D1-E1")]


def test_a_door_of_two_squares_moves_as_one() -> None:
    assert DOOR.edges == (edge("B1-C1"), edge("B2-C2"))
    assert door_at(ROW, PRINTED, edge("B2-C2")) is DOOR


def test_doors_beside_a_square() -> None:
    assert list(doors_beside(ROW, PRINTED, sq("B2"))) == [DOOR]
    assert list(doors_beside(ROW, PRINTED, sq("D1"))) == [GATE]
    found = PRINTED.revealed(SECRET.edges)
    assert list(doors_beside(ROW, found, sq("D1"))) == [GATE, SECRET]


def test_a_secret_door_where_the_board_has_none() -> None:
    state = PRINTED.revealed([edge("A1-A2")])
    door = door_at(ROW, state, edge("A1-A2"))
    assert door is not None
    assert can_open(state, HERO, door)
    assert sq("A2") in reach(ROW, state, HERO, sq("A1"), 1).costs
    assert sq("A2") not in reach(ROW, state, MONSTER, sq("A1"), 1).costs
    assert sq("A2") in reach(ROW, state.opened(door.edges), MONSTER, sq("A1"), 1).costs


@pytest.mark.parametrize(
    ("mover", "state", "opens"),
    [
        (HERO, PRINTED, True),
        (WIZARD, PRINTED, True),
        (MONSTER, PRINTED, False),
        (DRAGON, PRINTED, True),
        (HERO, BoardState(locked=frozenset({edge("B2-C2")})), False),
        (WIZARD, BoardState(locked=frozenset({edge("B2-C2")})), False),
        (DRAGON, BoardState(locked=frozenset({edge("B2-C2")})), True),
        (HERO, PRINTED.opened(DOOR.edges), False),
    ],
)
def test_who_opens_a_door(mover: Mover, state: BoardState, opens: bool) -> None:
    assert can_open(state, mover, DOOR) is opens


def test_who_opens_a_secret_door() -> None:
    assert not can_open(PRINTED, HERO, SECRET)
    assert can_open(PRINTED.revealed(SECRET.edges), HERO, SECRET)
    assert can_open(PRINTED, DRAGON, SECRET)


def test_nobody_opens_a_portcullis_in_passing() -> None:
    assert not any(can_open(PRINTED, mover, GATE) for mover in (HERO, WIZARD, DRAGON))


def test_opening_breaks_the_lock() -> None:
    locked = BoardState(locked=frozenset(DOOR.edges))
    assert locked.opened(DOOR.edges).locked == frozenset()
    assert locked.opened(DOOR.edges).closed(DOOR.edges) == PRINTED


def at(square: str, side: Side) -> Figure:
    return Figure(sq(square), side)


@pytest.mark.parametrize(
    ("mover", "figures", "closes"),
    [
        (HERO, [], True),
        (HERO, [at("C2", Side.MONSTERS)], False),
        (HERO, [at("C2", Side.HEROES)], True),
        (HERO, [at("D2", Side.MONSTERS)], True),
        (WIZARD, [at("B1", Side.HEROES)], False),
        (WIZARD, [at("B1", Side.MONSTERS)], True),
        (DRAGON, [at("B1", Side.HEROES)], True),
        (MONSTER, [], False),
    ],
)
def test_who_closes_a_door(mover: Mover, figures: list[Figure], closes: bool) -> None:
    state = PRINTED.opened(DOOR.edges).with_figures(*figures)
    assert can_close(state, mover, DOOR) is closes
    assert not can_close(PRINTED, mover, DOOR)


def test_what_lies_beyond() -> None:
    assert beyond(ROW, sq("B1"), DOOR) == (sq("C1"), sq("C2"))
    assert beyond(ROW, sq("C2"), DOOR) == (sq("B1"), sq("B2"))
    assert beyond(ROW, sq("E2"), ROW.door_of[edge("E2-E3")]) == ()


def test_leaving_the_board() -> None:
    rim = ROW.door_of[edge("E2-E3")]
    assert not may_leave(ROW, PRINTED, sq("E2"))
    assert may_leave(ROW, PRINTED.opened(rim.edges), sq("E2"))
    assert not may_leave(ROW, PRINTED, sq("A1"))
    assert not may_leave(ROW, PRINTED, Square(3, 1))
