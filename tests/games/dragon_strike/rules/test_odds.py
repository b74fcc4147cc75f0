"""The odds of attacks against counting all rolls."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product

from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.attacks import resolve
from generator.games.dragon_strike.rules.odds import (
    expected_damage,
    expected_turns,
    hit_odds,
    hits_odds,
    odds_table,
    threat,
)
from tests.games.dragon_strike.builders import RULES, blow

DICE = st.lists(st.sampled_from(Die), min_size=1, max_size=3)


def test_known_odds() -> None:
    assert hit_odds(Die.D12, 5) == Fraction(8, 12)
    assert hit_odds(Die.D8, 8) == Fraction(1, 8)
    assert hit_odds(Die.D8, 8, bonus=1) == Fraction(2, 8)
    assert hit_odds(Die.D8, 9) == 0
    assert hit_odds(Die.D8, 0) == 1


@given(DICE, st.integers(1, 14), st.integers(0, 2))
def test_odds_of_several_strikes_are_those_of_counting(dice: list[Die], armor: int, bonus: int) -> None:
    attack = blow(*dice)
    rolled = list(product(*(die.results for die in dice)))
    counts = [0] * (len(dice) + 1)
    for rolls in rolled:
        counts[sum(resolve(RULES, attack, rolls, armor, bonus).hits)] += 1
    odds = hits_odds(attack, armor, bonus)
    assert list(odds) == [Fraction(count, len(rolled)) for count in counts]
    assert sum(odds) == 1
    mean = sum((number * chance for number, chance in enumerate(odds)), Fraction(0))
    assert expected_damage(RULES, attack, armor, bonus) == mean


def test_a_better_die_and_a_lower_armor_class_are_better() -> None:
    table = odds_table(range(1, 13))
    for armor in range(1, 13):
        worse = [table[die][armor] for die in Die]
        assert worse == sorted(worse)
    for die in Die:
        assert all(lower >= higher for lower, higher in pairwise(table[die].values()))


def test_what_a_monster_costs_in_a_turn(content: DragonStrikeContent, rules: RuleFigures) -> None:
    giant, dragon = content.monster("giant"), content.monster("darkfyre")
    assert threat(rules, giant, 6) == Fraction(7, 12)
    assert threat(rules, dragon, 8) == Fraction(3, 10) + Fraction(3, 10) + Fraction(5, 12)


def test_how_long_a_fight_lasts(content: DragonStrikeContent, rules: RuleFigures) -> None:
    warrior, bugbear = content.hero("warrior"), content.monster("bugbear")
    assert expected_turns(rules, warrior, bugbear.armor_class, bugbear.hit_points) == 3
    assert expected_turns(rules, bugbear, 9, 8) is None
