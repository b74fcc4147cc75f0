"""How many monsters a room may hold, and how dangerous they are."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from generator.games.dragon_strike.model.figures import Hero, Monster
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.odds import threat


def hit_points(figures: Iterable[Hero | Monster]) -> int:
    """The hit points of several figures together."""
    return sum(figure.hit_points for figure in figures)


def budget(rules: RuleFigures, heroes: Iterable[Hero]) -> Fraction:
    """The hit points that the monsters of one room may have: a part of the heroes' (Expanding Play)."""
    return Fraction(hit_points(heroes), rules.encounter_divisor)


def within_budget(rules: RuleFigures, heroes: Iterable[Hero], monsters: Iterable[Monster]) -> bool:
    """Whether a room is not too much for the heroes (Expanding Play)."""
    return hit_points(monsters) <= budget(rules, heroes)


def danger(rules: RuleFigures, heroes: Iterable[Hero], monsters: Iterable[Monster]) -> Fraction:
    """The hit points that a room costs the heroes a round, on average over whom the monsters attack."""
    classes = [hero.armor_class for hero in heroes]
    harm = sum((threat(rules, monster, armor) for monster in monsters for armor in classes), Fraction(0))
    return harm / len(classes) if classes else Fraction(0)
