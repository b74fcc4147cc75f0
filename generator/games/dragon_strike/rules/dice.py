"""Dice: which rolls there are, which succeed, and how likely that is."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from generator.errors import ContentError, Finding
from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.rules import RuleFigures


def check_rolls(dice: Sequence[Die], rolls: Sequence[int]) -> None:
    """Raise ContentError unless there is one roll for each die, and one that the die can show."""
    if len(dice) != len(rolls):
        message = f"{len(dice)} dice are rolled, but {len(rolls)} results are given"
        raise ContentError([Finding("wrong-rolls", message, hint="give one result for each die")])
    wrong = [(die, roll) for die, roll in zip(dice, rolls, strict=True) if roll not in die.results]
    if wrong:
        hint = "a die shows 1 up to the number of its sides"
        raise ContentError([Finding("wrong-rolls", f"a {die} cannot show {roll}", hint=hint) for die, roll in wrong])


def at_least(die: Die, number: int) -> Fraction:
    """The odds that a die shows ``number`` or more."""
    return Fraction(min(max(die.sides - number + 1, 0), die.sides), die.sides)


def succeeds(rules: RuleFigures, die: Die, roll: int) -> bool:
    """Whether a save, a search or a feat succeeds (Rules in Brief). Raises ContentError for an impossible roll."""
    check_rolls([die], [roll])
    return roll >= rules.success


def success_odds(rules: RuleFigures, die: Die) -> Fraction:
    """The odds of a save, a search or a feat (Rules in Brief)."""
    return at_least(die, rules.success)


def odds_with_reroll(odds: Fraction) -> Fraction:
    """The odds of a roll that may be repeated once."""
    return 1 - (1 - odds) ** 2
