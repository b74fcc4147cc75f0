"""Feats, leaps and climbs."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.options import Feat, HeroClass
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.feats import (
    Refusal,
    can_be_thrown,
    climb_refusal,
    farthest_before_climb,
    feat_odds,
    leap_refusal,
    longest_leap,
    may_try,
    spaces_left,
)
from tests.games.dragon_strike.builders import RULES


def test_only_thieves_pick_locks_and_pockets(rules: RuleFigures) -> None:
    for feat in Feat:
        able = {hero_class for hero_class in HeroClass if may_try(rules, feat, hero_class)}
        thieves_own = feat in (Feat.PICK_LOCK, Feat.PICK_POCKET)
        assert able == ({HeroClass.THIEF} if thieves_own else set(HeroClass))


def test_odds_of_feats(content: DragonStrikeContent, rules: RuleFigures) -> None:
    assert feat_odds(rules, Feat.KICK_DOOR, content.hero("warrior")) == Fraction(7, 12)
    assert feat_odds(rules, Feat.KICK_DOOR, content.hero("wizard")) == Fraction(3, 8)
    assert feat_odds(rules, Feat.PICK_LOCK, content.hero("wizard")) == 0


def test_nobody_throws_a_giant_or_a_dragon(content: DragonStrikeContent) -> None:
    held = {name for name, monster in content.tables.monsters.monsters.items() if not can_be_thrown(monster)}
    assert held == {"giant", "darkfyre"}


@given(st.integers(1, 12), st.integers(0, 12), st.integers(1, 12))
def test_no_leap_passes_the_speed(speed: int, moved: int, spaces: int) -> None:
    refused = leap_refusal(RULES, speed, moved, spaces)
    if refused is None:
        assert 2 * spaces <= speed
        assert moved + spaces + spaces_left(speed, moved, spaces) <= speed
    else:
        assert (2 * spaces > speed) or (moved + spaces > speed)


@given(st.integers(2, 12))
def test_the_farthest_walk_to_a_cliff(speed: int) -> None:
    farthest = farthest_before_climb(RULES, speed)
    assert climb_refusal(RULES, speed, farthest) is None
    assert climb_refusal(RULES, speed, farthest + 1) is Refusal.TOO_SLOW


def test_half_a_space_is_no_leap() -> None:
    assert [longest_leap(RULES, speed) for speed in (4, 5, 6)] == [2, 2, 3]


def test_whoever_moved_before_a_feat_does_not_move_after_it() -> None:
    assert spaces_left(6, 1, 2) == 0
    assert spaces_left(6, 0, 2) == 4
    assert spaces_left(6, 0, 0) == 6
