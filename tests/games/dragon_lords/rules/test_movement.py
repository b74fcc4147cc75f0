"""Moves in the air: what they cost, where they lead, and every step that is not allowed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.model.options import Altitude, Rating
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.flight import turn_cost
from generator.games.dragon_lords.rules.hex_numbers import number_of
from generator.games.dragon_lords.rules.hexes import compass, distance
from generator.games.dragon_lords.rules.movement import fly
from generator.games.dragon_lords.rules.moves import LEVELS, Flyer, Moved, Turned, points_fault
from generator.games.dragon_lords.rules.ruleset import ADVANCED, BASIC, RuleSet
from generator.games.dragon_lords.rules.steps import Side, Step, StepKind, read_move
from tests.games.dragon_lords.builders import pose


def flown(
    tables: Tables,
    move: str,
    *,
    rating: str = "E",
    altitude: str = "medium",
    facing: str = "n",
    rules: RuleSet = ADVANCED,
    min_speed: int = 3,
    carried: Turned | None = None,
) -> Moved:
    start = pose("0910", facing, altitude)
    return fly(tables, rules, Flyer(Rating(rating), min_speed, carried), start, read_move(move))


def faults(moved: Moved) -> list[str]:
    return [str(fault) for fault in moved.faults]


def ends(moved: Moved) -> str:
    return f"{number_of(moved.pose.place)} {compass(moved.pose.facing)} {moved.pose.altitude}"


@pytest.mark.parametrize(
    ("move", "spent", "end"),
    [
        ("", 0, "0910 n medium"),
        ("F3", 3, "0907 n medium"),
        ("C2", 4, "0908 n very-high"),
        ("D2", 0, "0908 n very-low"),
        ("C1 D1 C1", 4, "0907 n high"),
        ("R1", 1, "0910 ne medium"),
        ("L3", 5, "0910 s medium"),
        ("F1 R2 F1 L1 F1", 1 + 3 + 1 + 1 + 1, "1109 ne medium"),
        ("BR", 2, "1009 n medium"),
        ("BL", 2, "0809 n medium"),
        ("BR2", 4, "1109 n low"),
        ("BR BL BR BL", 8, "0908 n very-low"),
        ("BR3", 6, "1208 n low"),
        ("BR R1 BR", 2 + 1 + 2, "1110 ne medium"),
    ],
)
def test_where_a_move_leads_and_what_it_costs(tables: Tables, move: str, spent: int, end: str) -> None:
    moved = flown(tables, move)
    assert faults(moved) == []
    assert (moved.spent, ends(moved)) == (spent, end)


def test_the_account_names_each_step(tables: Tables) -> None:
    moved = flown(tables, "F2 R1 C1 D1", rating="F")
    assert [(line.index, str(line.step), line.points) for line in moved.lines] == [
        (0, "F2", 2),
        (1, "R1", 1),
        (2, "C1", 2),
        (3, "D1", 0),
    ]
    assert [number_of(place) for place in moved.path] == ["0909", "0908", "1007", "1107"]
    assert points_fault(moved, 5) == ""
    assert points_fault(moved, 6) == "the move spends 5 of 6 movement points: 2 (F2) + 1 (R1) + 2 (C1) + 0 (D1)"
    assert points_fault(flown(tables, ""), 4) == "the move spends 0 of 4 movement points"


@pytest.mark.parametrize(
    ("move", "altitude", "expected"),
    [
        ("F1 C3", "high", ["step 2 (C3): climbs above very high altitude"]),
        ("D2", "low", ["step 1 (D2): dives below very low altitude"]),
        ("R1 R1", "medium", ["step 2 (R1): turns again without having moved forward"]),
        ("F1 L2 R3", "medium", ["step 3 (R3): turns again without having moved forward"]),
        ("BL2", "very-low", ["step 1 (BL2): banks again at very low altitude, and would crash"]),
        ("G", "low", ["step 1 (G): lands from low altitude, not from very low"]),
        ("G F1", "very-low", ["step 2 (F1): a landing ends the move"]),
        ("F1 T", "low", ["step 2 (T): takes off, but is not on the ground"]),
        ("F3", "ground", ["step 1 (F3): a dragon on the ground can only take off (T) or stay down"]),
        (
            "R1 T",
            "ground",
            [
                "step 1 (R1): a dragon on the ground can only take off (T) or stay down",
                "step 2 (T): takes off, but is not on the ground",
            ],
        ),
        ("C9", "very-high", ["step 1 (C9): climbs above very high altitude"]),
    ],
)
def test_steps_that_are_not_allowed(tables: Tables, move: str, altitude: str, expected: list[str]) -> None:
    assert faults(flown(tables, move, altitude=altitude)) == expected


@pytest.mark.parametrize(
    ("move", "altitude", "why"),
    [
        ("BL", "medium", "a bank belongs to the advanced rules"),
        ("G", "very-low", "a landing belongs to the advanced rules"),
        ("T", "ground", "a take-off belongs to the advanced rules"),
    ],
)
def test_what_the_basic_rules_do_not_know(tables: Tables, move: str, altitude: str, why: str) -> None:
    assert faults(flown(tables, move, altitude=altitude, rules=BASIC)) == [f"step 1 ({move}): {why}"]
    assert faults(flown(tables, move, altitude=altitude)) == []


@pytest.mark.parametrize("step", ["F1", "C1", "D1", "BL"])
def test_after_entering_a_hex_a_dragon_may_turn_again(tables: Tables, step: str) -> None:
    assert faults(flown(tables, f"R1 {step} R1")) == []


@pytest.mark.parametrize("step", ["F1", "L1", "C1"])
def test_anything_between_them_takes_banks_apart(tables: Tables, step: str) -> None:
    moved = flown(tables, f"BL {step} BL", altitude="high")
    assert faults(moved) == []
    assert moved.pose.altitude == ("very-high" if step == "C1" else "high")


@pytest.mark.parametrize(("min_speed", "points", "end"), [(1, 2, "0909"), (4, 5, "0906"), (5, 6, "0905")])
def test_taking_off(tables: Tables, min_speed: int, points: int, end: str) -> None:
    moved = flown(tables, "T R1", altitude="ground", min_speed=min_speed)
    assert faults(moved) == []
    assert [line.points for line in moved.lines] == [points, 1]
    assert ends(moved) == f"{end} ne very-low"


def test_a_landing_leaves_no_turn_open(tables: Tables) -> None:
    assert flown(tables, "R1", altitude="very-low").turned == Turned(Side.RIGHT, 1, 1)
    assert flown(tables, "R1 F1", altitude="very-low").turned is None
    assert flown(tables, "R1 G", altitude="very-low").turned is None


def test_an_open_turn_goes_on_to_its_side(tables: Tables) -> None:
    half = flown(tables, "F1 R2").turned
    assert half == Turned(Side.RIGHT, 2, 3)
    on = flown(tables, "R1 F1 L1", carried=half)
    assert (faults(on), [line.points for line in on.lines]) == ([], [2, 1, 1])
    back = flown(tables, "L1", carried=half)
    assert faults(back) == ["step 1 (L1): its last move ended with a turn to the right, and goes on that way"]
    far = flown(tables, "R2", carried=half)
    assert faults(far) == ["step 1 (R2): turns 240° in one hex, with the 120° of its last move"]
    assert not far.priced
    assert points_fault(far, 9) == ""
    assert faults(flown(tables, "F1 L1", carried=half)) == []


def test_a_better_rating_does_not_give_points_back(tables: Tables) -> None:
    dear = flown(tables, "R2", rating="I").turned
    assert dear == Turned(Side.RIGHT, 2, 5)
    assert flown(tables, "R1", rating="A", carried=dear).spent == 0


forward = st.builds(Step, st.sampled_from([StepKind.FORWARD, StepKind.CLIMB, StepKind.DIVE]), st.integers(1, 4))
turn = st.builds(Step, st.just(StepKind.TURN), st.integers(1, 3), st.sampled_from(Side))
bank = st.builds(Step, st.just(StepKind.BANK), st.integers(1, 3), st.sampled_from(Side))
moves = st.lists(st.one_of(forward, turn, bank), max_size=9).map(tuple)
levels = st.sampled_from(LEVELS[1:])


@given(moves, st.sampled_from(Rating), levels, st.integers(0, 20))
def test_a_move_without_a_fault_costs_what_its_speed_is(
    tables: Tables, move: tuple[Step, ...], rating: Rating, level: Altitude, speed: int
) -> None:
    start = pose(altitude=level)
    moved = fly(tables, ADVANCED, Flyer(rating, 3), start, move)
    assert moved.spent == sum(line.points for line in moved.lines) >= 0
    if moved.priced:
        assert (points_fault(moved, speed) == "") == (moved.spent == speed)
    assert len(moved.path) == sum(step.count for step in move if step.kind is not StepKind.TURN)
    way = (start.place, *moved.path)
    assert all(distance(before, after) == 1 for before, after in pairwise(way))
    assert moved.pose.place == way[-1]
    assert moved.pose.altitude in LEVELS[1:]


@given(moves, st.sampled_from(Rating), st.sampled_from(Rating), levels)
def test_within_its_trio_a_better_rating_never_pays_more(
    tables: Tables, move: tuple[Step, ...], one: Rating, other: Rating, level: Altitude
) -> None:
    """Between trios it may: C pays more than D for 120°."""
    better, worse = sorted((one, other))
    if "ABCDEFGHI".index(better) // 3 != "ABCDEFGHI".index(worse) // 3:
        return
    costs = [fly(tables, ADVANCED, Flyer(rating, 3), pose(altitude=level), move).spent for rating in (better, worse)]
    assert costs[0] <= costs[1]


@given(st.sampled_from(Rating), st.sampled_from(Side), st.lists(st.integers(1, 3), min_size=1, max_size=3))
def test_a_turn_costs_the_same_at_once_and_little_by_little(
    tables: Tables, rating: Rating, side: Side, parts: list[int]
) -> None:
    whole = sum(parts)
    if whole > 3:
        return
    open_turn, spent = None, 0
    for sides in parts:
        step = Step(StepKind.TURN, sides, side)
        moved = fly(tables, ADVANCED, Flyer(rating, 1, open_turn), pose(), [step])
        assert not moved.faults
        spent, open_turn = spent + moved.spent, moved.turned
    assert spent == turn_cost(tables, rating, 60 * whole)
    assert open_turn == Turned(side, whole, spent)


@given(moves, st.sampled_from(Rating), levels, st.integers(0, 5))
def test_the_way_one_faces_does_not_matter(
    tables: Tables, move: tuple[Step, ...], rating: Rating, level: Altitude, sides: int
) -> None:
    north, other = pose(altitude=level), pose(altitude=level, facing=compass(sides))
    first = fly(tables, ADVANCED, Flyer(rating, 3), north, move)
    second = fly(tables, ADVANCED, Flyer(rating, 3), other, move)
    assert second.spent == first.spent
    assert faults(second) == faults(first)
    assert second.pose.place - other.place == (first.pose.place - north.place).rotated(sides)
    assert (second.pose.facing - first.pose.facing) % 6 == sides
