"""Ratings, turns, banks, speeds, initiative."""

from __future__ import annotations

import pytest

from generator.games.dragon_lords.model.options import Body, Rating, Wings
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.flight import (
    Maneuver,
    acceleration_allowance,
    bank_cost,
    fastest_next,
    initiative_modifier,
    maneuver_cost,
    path_cost,
    rating,
    slow_turns_owed,
    turn_cost,
)

TURNS = {
    "A": (0, 1, 3),
    "B": (0, 2, 4),
    "C": (0, 3, 5),
    "D": (1, 2, 4),
    "E": (1, 3, 5),
    "F": (1, 4, 6),
    "G": (2, 3, 5),
    "H": (2, 4, 6),
    "I": (2, 5, 7),
}
BANKS = {"A": 1, "B": 1, "C": 1, "D": 2, "E": 2, "F": 2, "G": 4, "H": 4, "I": 4}
RATINGS = {  # huge, large, medium, small, tiny
    Body.VERY_LIGHT: "ABCDE",
    Body.LIGHT: "BCDEF",
    Body.AVERAGE: "CDEFG",
    Body.HEAVY: "DEFGH",
    Body.VERY_HEAVY: "EFGHI",
}


@pytest.mark.parametrize("rated", Rating)
def test_turns_and_banks(tables: Tables, rated: Rating) -> None:
    assert tuple(turn_cost(tables, rated, angle) for angle in (60, 120, 180)) == TURNS[rated]
    assert bank_cost(tables, rated) == BANKS[rated]


def test_there_is_no_other_turn(tables: Tables) -> None:
    with pytest.raises(KeyError):
        turn_cost(tables, Rating.A, 90)


@pytest.mark.parametrize("body", Body)
def test_ratings(tables: Tables, body: Body) -> None:
    assert "".join(rating(tables, body, wings) for wings in reversed(Wings)) == RATINGS[body]


def test_maneuvers(tables: Tables) -> None:
    costs = {maneuver.value: maneuver_cost(tables, Rating.F, maneuver) for maneuver in Maneuver}
    assert costs == {"forward": 1, "climb": 2, "dive": 0, "turn-60": 1, "turn-120": 4, "turn-180": 6, "bank": 2}


def test_standing_still_costs_nothing(tables: Tables) -> None:
    assert path_cost(tables, Rating.A, []) == 0


def test_acceleration(tables: Tables) -> None:
    assert acceleration_allowance(tables) == 3
    assert [acceleration_allowance(tables, wings) for wings in Wings] == [2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("wings", "last", "by_wings", "expected"),
    [
        (Wings.HUGE, 6, False, 9),
        (Wings.HUGE, 6, True, 12),
        (Wings.HUGE, 14, False, 15),
        (Wings.TINY, 9, False, 11),
        (Wings.TINY, 5, True, 7),
    ],
)
def test_the_fastest_speed_next(tables: Tables, wings: Wings, last: int, by_wings: bool, expected: int) -> None:
    assert fastest_next(tables, wings, last, by_wings=by_wings) == expected


def test_fast_flight_is_paid_back(tables: Tables) -> None:
    assert [slow_turns_owed(tables, fast) for fast in range(4)] == [0, 2, 4, 6]


def test_initiative(tables: Tables) -> None:
    assert [initiative_modifier(tables, rated) for rated in Rating] == [2, 2, 2, 0, 0, 0, -2, -2, -2]
