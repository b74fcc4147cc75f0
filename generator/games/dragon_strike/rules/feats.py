"""Feats: who can try them, their odds, and what leaps and climbs leave of a hero's Speed."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction

from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.figures import Hero, Monster
from generator.games.dragon_strike.model.options import Feat, HeroClass
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.dice import success_odds


class Refusal(StrEnum):
    """Why a feat cannot be tried."""

    WRONG_CLASS = "wrong-class"
    TOO_FAR = "too-far"
    """A leap over more than half the Speed."""
    TOO_SLOW = "too-slow"
    """Move and feat together would pass the Speed."""
    TOO_HEAVY = "too-heavy"


def may_try(rules: RuleFigures, feat: Feat, hero_class: HeroClass) -> bool:
    """Whether a class can try a feat at all (A Thief's Feats)."""
    classes = rules.feats.kinds[feat].classes
    return classes is None or hero_class in classes


def feat_die(rules: RuleFigures, feat: Feat, hero: Hero) -> Die:
    """The die that a hero rolls for a feat (Perform a Feat)."""
    return hero.die(rules.feats.kinds[feat].feature)


def feat_odds(rules: RuleFigures, feat: Feat, hero: Hero) -> Fraction:
    """The odds that a hero's feat succeeds; none if its class cannot try it (Perform a Feat)."""
    if not may_try(rules, feat, hero.hero_class):
        return Fraction(0)
    return success_odds(rules, feat_die(rules, feat, hero))


def can_be_thrown(monster: Monster) -> bool:
    """Whether a feat of strength can push, pull or throw a monster (Perform a Feat)."""
    return not monster.immovable


def longest_leap(rules: RuleFigures, speed: int) -> int:
    """The spaces of the longest leap: half the Speed, a half space lost (Perform a Feat)."""
    return speed // rules.feats.leap_divisor


def leap_refusal(rules: RuleFigures, speed: int, moved: int, spaces: int) -> Refusal | None:
    """Why a hero that has moved so far cannot leap over so many spaces, or None if it can (Perform a Feat)."""
    if spaces > longest_leap(rules, speed):
        return Refusal.TOO_FAR
    return Refusal.TOO_SLOW if moved + spaces > speed else None


def climb_refusal(rules: RuleFigures, speed: int, moved: int) -> Refusal | None:
    """Why a hero that has moved so far cannot climb a cliff, or None if it can (Cliffs)."""
    return Refusal.TOO_SLOW if moved + rules.feats.climb_spaces > speed else None


def farthest_before_climb(rules: RuleFigures, speed: int) -> int:
    """The most spaces that a hero can move to a cliff and still climb it in the same turn (Climbing Cliffs)."""
    return max(speed - rules.feats.climb_spaces, 0)


def spaces_left(speed: int, moved: int, feat_spaces: int) -> int:
    """The spaces that a hero can still move after a feat that carried it so far; 0 for a feat that failed.

    A turn has one move: whoever moved before the feat does not move again (A Hero's Turn; Climbing Cliffs).
    """
    return 0 if moved else max(speed - feat_spaces, 0)
