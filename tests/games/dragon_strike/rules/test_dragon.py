"""What the dragon does, and when it comes."""

from __future__ import annotations

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.rules.dragon import breath_reaches, choices, dragon_comes


def test_breath_or_attacks(content: DragonStrikeContent) -> None:
    dragon, orc = content.monster("darkfyre"), content.monster("orc")
    assert choices(dragon, enemy_adjacent=True, target_in_breath=True) == ("attack", "breath")
    assert choices(dragon, enemy_adjacent=False, target_in_breath=True) == ("breath",)
    assert choices(dragon, enemy_adjacent=False, target_in_breath=False) == ()
    assert choices(orc, enemy_adjacent=True, target_in_breath=True) == ("attack",)


def test_how_far_the_breath_reaches(content: DragonStrikeContent) -> None:
    breath = content.monster("darkfyre").powers.breath
    assert breath is not None
    assert [distance for distance in range(8) if breath_reaches(breath, distance)] == [2, 3]


def test_when_the_dragon_comes() -> None:
    assert not dragon_comes(1)
    assert dragon_comes(0)
    assert dragon_comes(9, heroes_fight=True)
    assert dragon_comes(9, friend_harmed=True)
    assert dragon_comes(9, trigger=True)
