"""Movement along the ground."""

from __future__ import annotations

from generator.games.dragon_lords.rules.ground import crawl
from generator.games.dragon_lords.rules.hex_numbers import number_of
from generator.games.dragon_lords.rules.steps import read_move
from tests.games.dragon_lords.builders import pose

DOWN = pose("0910", "n", "ground")


def test_turns_are_free_and_as_many_as_one_likes() -> None:
    moved = crawl(DOWN, read_move("R1 R3 L2 F2 L1 F1"), reach=3)
    assert moved.faults == ()
    assert (number_of(moved.pose.place), moved.pose.facing, moved.spent) == ("1210", 1, 3)
    assert [number_of(place) for place in moved.path] == ["1010", "1111", "1210"]


def test_no_farther_than_the_roll() -> None:
    moved = crawl(DOWN, read_move("F3 R1 F2"), reach=4)
    assert [str(fault) for fault in moved.faults] == ["step 3 (F2): goes 5 hexes, but the roll allows 4"]


def test_a_dragon_that_cannot_leave_its_hex_may_turn() -> None:
    assert crawl(DOWN, read_move("R1 R1"), reach=0).faults == ()
    assert [str(fault) for fault in crawl(DOWN, read_move("F1"), reach=0).faults] == [
        "step 1 (F1): it cannot leave its hex"
    ]


def test_only_walking_and_turning() -> None:
    why = "on the ground a dragon only walks ahead (F) and turns (L, R)"
    moved = crawl(DOWN, read_move("C1 BL G"), reach=9)
    assert [str(fault) for fault in moved.faults] == [
        f"step 1 (C1): {why}",
        f"step 2 (BL): {why}",
        f"step 3 (G): {why}",
    ]
    assert moved.pose == DOWN
