"""Who can be attacked, and what hits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.options import Reach
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.attacks import (
    Facts,
    Refusal,
    better,
    hits,
    possible,
    refusal,
    resolve,
    sneak_attack,
)
from tests.games.dragon_strike.builders import RULES, blow

NEAR, FAR = blow(Die.D8), blow(Die.D8, reach=Reach.LONG_RANGE)


@pytest.mark.parametrize(
    ("facts", "near", "far"),
    [
        (Facts(1), None, Refusal.TOO_CLOSE),
        (Facts(2), Refusal.TOO_FAR, None),
        (Facts(20), Refusal.TOO_FAR, None),
        (Facts(1, airborne=True), Refusal.IN_THE_AIR, None),
        (Facts(1, barred=True), Refusal.BARRED, Refusal.TOO_CLOSE),
        (Facts(1, seen=False), Refusal.UNSEEN, Refusal.UNSEEN),
        (Facts(4, seen=False), Refusal.UNSEEN, Refusal.UNSEEN),
        (Facts(4, clear_shot=False), Refusal.TOO_FAR, Refusal.NO_CLEAR_SHOT),
        (Facts(1, clear_shot=False), None, Refusal.TOO_CLOSE),
        (Facts(1, airborne=True, clear_shot=False), Refusal.IN_THE_AIR, Refusal.NO_CLEAR_SHOT),
    ],
)
def test_what_stands_in_the_way(rules: RuleFigures, facts: Facts, near: Refusal | None, far: Refusal | None) -> None:
    assert refusal(rules, NEAR, facts) == near
    assert refusal(rules, FAR, facts) == far


@given(st.integers(1, 30), st.booleans(), st.booleans(), st.booleans())
def test_a_blow_and_a_shot_are_never_possible_together(distance: int, seen: bool, clear: bool, air: bool) -> None:
    assert len(possible(RULES, (NEAR, FAR), Facts(distance, seen, clear, air))) <= 1


def test_a_roll_equal_to_the_armor_class_hits() -> None:
    assert [hits(roll, 5) for roll in (4, 5, 6)] == [False, True, True]
    assert hits(4, 5, bonus=1)


def test_every_strike_that_hits_costs_a_point(rules: RuleFigures) -> None:
    result = resolve(rules, blow(Die.D8, Die.D8, Die.D10), [8, 3, 10], 7)
    assert (result.hits, result.damage) == ((True, False, True), 2)
    assert resolve(rules, blow(Die.D8, Die.D12), [8, 12], 7, hit_damage=2).damage == 4


def test_one_roll_a_strike(rules: RuleFigures) -> None:
    with pytest.raises(ContentError, match="2 dice are rolled, but 1 results"):
        resolve(rules, blow(Die.D8, Die.D8), [8], 7)
    with pytest.raises(ContentError, match="a d8 cannot show 12"):
        resolve(rules, blow(Die.D8), [12], 7)


def test_a_sneak_attack_takes_the_black_die(content: DragonStrikeContent) -> None:
    cards = content.tables.sneak_attacks
    thief = content.hero("thief-female").attacks[0]
    made, left = sneak_attack(cards, thief, 1)
    assert (made.strikes[0].weapon, made.strikes[0].die, left) == ("dagger", Die.D12, 0)
    assert thief.strikes[0].die is Die.D8
    with pytest.raises(ContentError, match="no sneak attack is left"):
        sneak_attack(cards, thief, 0)


def test_the_better_die() -> None:
    assert better(Die.D8, Die.D12) is Die.D12
    assert better(Die.D10, Die.D8) is Die.D10
