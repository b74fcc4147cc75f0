"""Dice: notation, bounds, totals."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.model.dice import Dice

dice = st.builds(Dice, st.integers(1, 99), st.integers(-99, 99))


@pytest.mark.parametrize(
    ("text", "count", "modifier", "least", "most", "mean"),
    [
        ("2d6", 2, 0, 2, 12, Fraction(7)),
        ("2d6+2", 2, 2, 4, 14, Fraction(9)),
        ("3d6+2", 3, 2, 5, 20, Fraction(25, 2)),
        ("1d6+6", 1, 6, 7, 12, Fraction(19, 2)),
        ("1d6-1", 1, -1, 0, 5, Fraction(5, 2)),
    ],
)
def test_notation_and_bounds(text: str, count: int, modifier: int, least: int, most: int, mean: Fraction) -> None:
    parsed = Dice.parse(text)
    assert (parsed.count, parsed.modifier) == (count, modifier)
    assert (parsed.minimum, parsed.maximum, parsed.mean) == (least, most, mean)
    assert str(parsed) == text


@pytest.mark.parametrize(
    "text", ["", "d6", "0d6", "2d8", "2D6", "2d6+", "2d6 + 2", " 2d6", "2d6\n", "2k6", "2d6+0", "100d6", "٢d6"]
)
def test_other_notations_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no dice notation"):
        Dice.parse(text)


def test_the_letter_of_the_language() -> None:
    assert Dice.parse("2d6+2").written("k") == "2k6+2"


def test_the_example_of_play_rolls_nine() -> None:
    assert Dice.parse("2d6+2").total([3, 4]) == 9


@pytest.mark.parametrize("rolled", [[], [1], [1, 2, 3], [0, 3], [3, 7]])
def test_only_what_dice_can_show_is_added(rolled: list[int]) -> None:
    with pytest.raises(ValueError, match="2d6 takes 2 numbers"):
        Dice.parse("2d6").total(rolled)


def test_no_dice_at_all_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Dice(0, 3)


def test_a_fall_through_four_levels() -> None:
    assert Dice.parse("1d6").times(4) == Dice.parse("4d6")


@given(dice)
def test_what_is_written_is_read_again(thrown: Dice) -> None:
    assert Dice.parse(str(thrown)) == thrown


@given(st.integers(1, 3), st.integers(-3, 6))
def test_outcomes_and_mean_are_those_of_all_throws(count: int, modifier: int) -> None:
    thrown = Dice(count, modifier)
    totals = [thrown.total(pips) for pips in product(range(1, 7), repeat=count)]
    assert set(totals) == set(thrown.outcomes)
    assert Fraction(sum(totals), len(totals)) == thrown.mean
