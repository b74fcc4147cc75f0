"""Rolls and their odds."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.dice import (
    at_least,
    check_rolls,
    odds_with_reroll,
    succeeds,
    success_odds,
)


@given(st.sampled_from(Die), st.integers(-5, 20))
def test_the_odds_are_those_of_counting(die: Die, number: int) -> None:
    counted = sum(roll >= number for roll in die.results)
    assert at_least(die, number) == Fraction(counted, die.sides)


def test_success(rules: RuleFigures) -> None:
    assert [succeeds(rules, Die.D8, roll) for roll in (5, 6)] == [False, True]
    assert [success_odds(rules, die) for die in Die] == [Fraction(3, 8), Fraction(1, 2), Fraction(7, 12)]


def test_a_second_roll() -> None:
    assert odds_with_reroll(Fraction(3, 8)) == Fraction(39, 64)


@pytest.mark.parametrize("rolls", [[], [9], [0], [3, 4]])
def test_impossible_rolls(rolls: list[int]) -> None:
    with pytest.raises(ContentError):
        check_rolls([Die.D8], rolls)


def test_every_impossible_roll_is_told(rules: RuleFigures) -> None:
    with pytest.raises(ContentError) as caught:
        check_rolls([Die.D8, Die.D12], [9, 13])
    assert [finding.message for finding in caught.value.findings] == ["a d12 cannot show 13", "a d8 cannot show 9"]
    with pytest.raises(ContentError):
        succeeds(rules, Die.D10, 11)
