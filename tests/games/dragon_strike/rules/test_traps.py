"""Traps."""

from __future__ import annotations

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.traps import cards_drawn, ends_turn


def test_monsters_spring_no_traps(rules: RuleFigures) -> None:
    assert cards_drawn(rules, hero=True) == 1
    assert cards_drawn(rules, hero=False) == 0


def test_harm_ends_the_turn(content: DragonStrikeContent) -> None:
    traps = content.tables.traps.traps
    harmful = {name for name, trap in traps.items() if ends_turn(trap, resisted=False)}
    assert harmful == set(traps) - {"alarm-bell", "whirling-rune", "pilfering-imp", "rusty-spring"}
    assert {name for name, trap in traps.items() if ends_turn(trap, resisted=True)} == {"jet-of-flame"}
