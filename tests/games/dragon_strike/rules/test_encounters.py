"""Rooms full of monsters."""

from __future__ import annotations

from fractions import Fraction

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.encounters import budget, danger, hit_points, within_budget


def test_a_room_has_at_most_half_the_hit_points(content: DragonStrikeContent, rules: RuleFigures) -> None:
    heroes = [content.hero(name) for name in ("warrior", "wizard", "thief-male", "elf")]
    assert hit_points(heroes) == 23
    assert budget(rules, heroes) == Fraction(23, 2)
    knights = [content.monster("death-knight")] * 3
    assert within_budget(rules, heroes, knights[:2])
    assert not within_budget(rules, heroes, knights)


def test_a_lone_hero_can_meet_something(content: DragonStrikeContent, rules: RuleFigures) -> None:
    for hero in content.tables.heroes.heroes.values():
        met = [m for m in content.tables.monsters.monsters.values() if within_budget(rules, [hero], [m])]
        assert met


def test_danger_is_the_average_over_the_heroes(content: DragonStrikeContent, rules: RuleFigures) -> None:
    warrior, dwarf, orc = content.hero("warrior"), content.hero("dwarf"), content.monster("orc")
    assert danger(rules, [warrior, dwarf], [orc, orc]) == 2 * (Fraction(3, 8) + Fraction(1, 8)) / 2
    assert danger(rules, [], [orc]) == 0
    assert danger(rules, [warrior], []) == 0
