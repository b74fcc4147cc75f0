"""Breath combat: targets, directions, critical hits, fumbles, the limit of hits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.games.dragon_lords.model.options import CriticalEffect
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.breath import (
    after_critical,
    attack_directions,
    breath_fault,
    critical_row,
    is_critical,
    is_fumble,
    may_still_hit,
    section_hit,
)
from generator.games.dragon_lords.rules.dragon import Dragon, Scars, Status
from generator.games.dragon_lords.rules.powers import powers_now
from generator.games.dragon_lords.rules.ruleset import BASIC, EVERYTHING, RuleSet
from tests.games.dragon_lords.builders import design, dragon, pose


@pytest.mark.parametrize(
    ("number", "altitude", "why"),
    [
        ("0909", "medium", ""),
        ("0904", "medium", ""),
        ("0903", "medium", "the target is 7 hexes away, and breath reaches 6"),
        ("1110", "medium", ""),
        ("1111", "medium", "the target is outside its arc of fire"),
        ("0911", "medium", "the target is outside its arc of fire"),
        ("0909", "high", ""),
        ("0909", "very-high", "the target is 2 levels off in altitude, but only 1 hex away"),
        ("0908", "very-high", ""),
        ("0908", "ground", "the target is 3 levels off in altitude, but only 2 hexes away"),
    ],
)
def test_who_may_be_breathed_at(tables: Tables, number: str, altitude: str, why: str) -> None:
    assert breath_fault(tables, dragon(tables), dragon(tables, at=pose(number, "s", altitude))) == why


def test_engaged_dragons_neither_breathe_nor_are_breathed_at(tables: Tables) -> None:
    attacker, target = dragon(tables), dragon(tables, at=pose("0907"))
    assert breath_fault(tables, attacker, target, attacker_engaged=True) == "it is engaged in close combat"
    assert breath_fault(tables, attacker, target, target_engaged=True) == "the target is engaged in close combat"


@pytest.mark.parametrize(
    ("facing", "expected"),
    [
        ("n", "rear"),
        ("ne", "rear-right"),
        ("se", "front-right"),
        ("s", "front"),
        ("sw", "front-left"),
        ("nw", "rear-left"),
    ],
)
def test_directions_turn_with_the_target(tables: Tables, facing: str, expected: str) -> None:
    assert attack_directions(tables, dragon(tables), dragon(tables, at=pose("0907", facing))) == (expected,)


def test_the_attacker_chooses_at_a_corner(tables: Tables) -> None:
    directions = attack_directions(tables, dragon(tables), dragon(tables, at=pose("1008", "s")))
    assert sorted(directions) == ["front", "front-right"]
    assert {section_hit(tables, direction, 3).value for direction in directions} == {"head", "right-wing"}


def test_critical_hits_and_fumbles_are_optional(tables: Tables) -> None:
    assert is_critical(tables, EVERYTHING, 11, 12)
    assert not is_critical(tables, EVERYTHING, 12, 12)
    assert not is_critical(tables, EVERYTHING, 3, 11)
    assert not is_critical(tables, BASIC, 8, 12)
    assert is_fumble(tables, EVERYTHING, 2)
    assert not is_fumble(tables, EVERYTHING, 3)
    assert not is_fumble(tables, RuleSet(critical_hits=True), 2)


def test_three_hits_a_turn(tables: Tables) -> None:
    assert [may_still_hit(tables, EVERYTHING, hits) for hits in range(5)] == [True, True, True, False, False]
    assert may_still_hit(tables, BASIC, 9)


def taken(tables: Tables, target: Dragon, *rolls: int) -> Dragon:
    row, used = critical_row(tables, target, rolls)
    assert row is not None
    assert used == len(rolls)
    return after_critical(target, row)


def test_what_critical_hits_leave(tables: Tables) -> None:
    target = dragon(tables, design(rider="archer"))
    assert taken(tables, target, 2).status is Status.DESTROYED
    assert taken(tables, target, 12).status is Status.DESTROYED
    assert powers_now(tables, taken(tables, target, 4)).breath == "lightning"
    assert powers_now(tables, taken(tables, target, 5)).claws == "dull"
    assert taken(tables, target, 6).scars == Scars(dazed=-2)
    assert powers_now(tables, taken(tables, target, 8)).rating == "F"
    assert taken(tables, target, 9).rider is None
    assert taken(tables, target, 7) == target
    assert taken(tables, taken(tables, target, 6), 6).scars.dazed == -4


def test_a_leg_breaks_where_no_rider_can_be_thrown(tables: Tables) -> None:
    row, _ = critical_row(tables, dragon(tables), [9])
    assert row is not None
    assert row.effect is CriticalEffect.LEG_BROKEN


def test_the_body_takes_more(tables: Tables) -> None:
    factors = {roll: critical_row(tables, dragon(tables), [roll])[0] for roll in (3, 7, 11)}
    assert {roll: row.factor for roll, row in factors.items() if row is not None} == {3: 3, 7: 2, 11: 3}


@pytest.mark.parametrize(
    ("made", "roll"),
    [
        (design(breath="cold"), 4),
        (design(claws="blunt"), 5),
        (design(claws="blunt"), 9),
        (design(body="very-heavy", wings="tiny"), 8),
    ],
)
def test_what_cannot_fall_lower_is_rolled_anew(tables: Tables, made: object, roll: int) -> None:
    target = dragon(tables, made)  # type: ignore[arg-type]
    assert critical_row(tables, target, [roll]) == (None, 1)
    row, used = critical_row(tables, target, [roll, 6])
    assert row is not None
    assert (row.effect, used) == (CriticalEffect.DAZED, 2)


def test_four_legs_and_no_more(tables: Tables) -> None:
    target = dragon(tables, design(claws="razor-sharp"))
    for legs in range(1, 5):
        target = taken(tables, target, 5)
        assert target.scars.broken_legs == legs
    assert powers_now(tables, target).claws == "blunt"
    assert critical_row(tables, replace(target, scars=Scars(broken_legs=4)), [5]) == (None, 1)
