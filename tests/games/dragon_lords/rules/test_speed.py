"""Speeds: their limits, fast flight, take-off, spells; and the tempo that fast flight leaves."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.model.options import Spell
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.dragon import Dragon, Magic
from generator.games.dragon_lords.rules.ruleset import ADVANCED, BASIC, RuleSet
from generator.games.dragon_lords.rules.speed import speed_fault
from generator.games.dragon_lords.rules.tempo import Tempo, after_turn, is_fast
from tests.games.dragon_lords.builders import design, dragon, hurt, pose

BY_WINGS = RuleSet(advanced=True, acceleration_allowances=True)


def allowed(tables: Tables, flying: Dragon, rules: RuleSet = BASIC) -> tuple[int, int]:
    """The lowest and highest speed that may be recorded; all between may be, too."""
    speeds = [speed for speed in range(25) if not speed_fault(tables, rules, flying, speed)]
    assert speeds == list(range(speeds[0], speeds[-1] + 1))
    return speeds[0], speeds[-1]


def test_the_first_turn_is_free(tables: Tables) -> None:
    assert allowed(tables, dragon(tables)) == (3, 13)
    assert allowed(tables, dragon(tables, design(body="very-heavy", wings="tiny"))) == (5, 11)


@pytest.mark.parametrize(("last", "greatest"), [(3, 6), (6, 9), (9, 12), (10, 13), (12, 13)])
def test_three_faster_at_most(tables: Tables, last: int, greatest: int) -> None:
    assert allowed(tables, dragon(tables, speed=last)) == (3, greatest)


@pytest.mark.parametrize(
    ("wings", "greatest"), [("tiny", 8), ("small", 9), ("medium", 10), ("large", 11), ("huge", 12)]
)
def test_the_wings_may_say_how_much_faster(tables: Tables, wings: str, greatest: int) -> None:
    assert allowed(tables, dragon(tables, design(wings=wings), speed=6), BY_WINGS) == (3, greatest)


def test_faults_say_what_sets_the_limit(tables: Tables) -> None:
    flying = dragon(tables, speed=6)
    assert speed_fault(tables, BASIC, flying, 10) == "speed 10 is above 9: 3 more than its last speed of 6"
    assert speed_fault(tables, BASIC, flying, 2) == "speed 2 is below 3: its minimum speed"
    assert speed_fault(tables, BASIC, dragon(tables), 14) == "speed 14 is above 13: its maximum speed"
    fast = replace(flying, speed=12, tempo=Tempo(3, 0))
    assert (
        speed_fault(tables, BASIC, fast, 10) == "speed 10 is above 9: it has flown at 10 or more for 3 turns in a row"
    )
    tired = replace(flying, speed=9, tempo=Tempo(0, 1))
    assert (
        speed_fault(tables, BASIC, tired, 10)
        == "speed 10 is above 9: it still owes 1 slow turn for flying at 10 or more"
    )
    assert speed_fault(tables, BASIC, flying, None) == "it flies, and cannot stay on the ground"


def test_hurt_wings_slow_a_dragon(tables: Tables) -> None:
    flying = dragon(tables, speed=12)
    assert allowed(tables, hurt(flying, left_wing=15))[1] == 13
    assert allowed(tables, hurt(flying, left_wing=16))[1] == 11
    assert allowed(tables, hurt(flying, left_wing=16, right_wing=30))[1] == 9
    message = "speed 12 is above 11: its maximum speed with a wing badly hurt"
    assert speed_fault(tables, BASIC, hurt(flying, left_wing=16), 12) == message


@pytest.mark.parametrize(("body", "least"), [("very-light", 2), ("average", 4), ("very-heavy", 6)])
def test_taking_off(tables: Tables, body: str, least: int) -> None:
    down = dragon(tables, design(body=body), pose(altitude="ground"))
    assert allowed(tables, down, ADVANCED) == (least, 7)
    assert speed_fault(tables, ADVANCED, down, None) == ""


def test_a_crippled_dragon_stays_down(tables: Tables) -> None:
    down = hurt(dragon(tables, at=pose(altitude="ground")), tail=30)
    assert speed_fault(tables, ADVANCED, down, None) == ""
    assert speed_fault(tables, ADVANCED, down, 5) == (
        "speed 5, but with a wing or the tail at 0 it must stay on the ground"
    )


def test_quicken(tables: Tables) -> None:
    quick = Magic((Spell.QUICKEN,))
    assert allowed(tables, dragon(tables, speed=6, magic=quick)) == (3, 11)
    assert allowed(tables, dragon(tables, speed=6, magic=quick), BY_WINGS) == (3, 12)
    assert allowed(tables, dragon(tables, speed=13, magic=quick)) == (3, 15)
    assert allowed(tables, dragon(tables, at=pose(altitude="ground"), magic=quick), ADVANCED) == (4, 7)


def test_slow(tables: Tables) -> None:
    slow = Magic((Spell.SLOW,))
    assert allowed(tables, dragon(tables, speed=9, magic=slow)) == (3, 5)
    assert allowed(tables, dragon(tables, at=pose(altitude="ground"), magic=slow), ADVANCED) == (4, 5)
    assert allowed(tables, dragon(tables, speed=9, magic=Magic((Spell.QUICKEN, Spell.SLOW)))) == (3, 5)


@pytest.mark.parametrize(
    ("speeds", "expected"),
    [
        ([9], Tempo(0, 0)),
        ([10], Tempo(1, 0)),
        ([10, 12, 15], Tempo(3, 0)),
        ([10, 9], Tempo(0, 1)),
        ([10, 9, 9], Tempo(0, 0)),
        ([12, 12, 12, 9], Tempo(0, 5)),
        ([12, 12, 12, 9, 9, 9, 9, 9, 9], Tempo(0, 0)),
        ([12, 12, 12, None], Tempo(0, 5)),
        ([10, 9, 10], Tempo(1, 1)),
        ([10, 9, 10, 9], Tempo(0, 2)),
    ],
)
def test_tempo(tables: Tables, speeds: list[int | None], expected: Tempo) -> None:
    tempo = Tempo()
    for speed in speeds:
        tempo = after_turn(tables, tempo, speed)
    assert tempo == expected


@given(st.lists(st.integers(1, 15), max_size=30))
def test_who_keeps_the_limits_pays_for_each_fast_turn(tables: Tables, wished: list[int]) -> None:
    flying = dragon(tables, design(wings="huge"))
    flown: list[int] = []
    for speed in wished:
        least, greatest = allowed(tables, flying)
        speed = min(max(speed, least), greatest)
        flown.append(speed)
        flying = replace(flying, speed=speed, tempo=after_turn(tables, flying.tempo, speed))
    fast = "".join("F" if is_fast(tables, speed) else "s" for speed in flown)
    assert "FFFF" not in fast
    runs = fast.replace("s", " s ").split()
    since, owed = 0, 0
    for run in runs:
        if run == "s":
            since += 1
        else:
            assert since >= owed
            since, owed = 0, 2 * len(run)
