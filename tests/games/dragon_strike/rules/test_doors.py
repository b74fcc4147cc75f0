"""Doors."""

from __future__ import annotations

import pytest

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.options import Doors
from generator.games.dragon_strike.rules.doors import (
    Opening,
    closes_by_hero,
    closes_by_monster,
    open_by_hero,
    open_by_monster,
)


def test_heroes_open_what_is_not_locked() -> None:
    assert open_by_hero(adjacent=True, locked=False) is Opening.OPENS
    assert open_by_hero(adjacent=True, locked=True) is Opening.NEEDS_FEAT
    assert open_by_hero(adjacent=False, locked=False) is Opening.STAYS_SHUT
    assert open_by_hero(adjacent=True, locked=False, secret=True) is Opening.STAYS_SHUT


@pytest.mark.parametrize(
    ("doors", "locked", "secret", "opening"),
    [
        (Doors.NONE, False, False, Opening.STAYS_SHUT),
        (Doors.UNLOCKED, False, False, Opening.OPENS),
        (Doors.UNLOCKED, True, False, Opening.STAYS_SHUT),
        (Doors.UNLOCKED, False, True, Opening.STAYS_SHUT),
        (Doors.ANY, True, True, Opening.OPENS),
    ],
)
def test_monsters_at_doors(doors: Doors, locked: bool, secret: bool, opening: Opening) -> None:
    assert open_by_monster(doors, True, locked, secret) is opening
    assert open_by_monster(doors, False, locked, secret) is Opening.STAYS_SHUT


def test_who_closes_a_door() -> None:
    assert closes_by_hero(adjacent=True, monster_adjacent=False)
    assert not closes_by_hero(adjacent=True, monster_adjacent=True)
    assert not closes_by_monster(Doors.NONE, adjacent=True, hero_adjacent=False)
    assert not closes_by_monster(Doors.UNLOCKED, adjacent=True, hero_adjacent=True)
    assert closes_by_monster(Doors.ANY, adjacent=True, hero_adjacent=True)


def test_only_wizard_and_dragon_know_doors(content: DragonStrikeContent) -> None:
    doors = {name: monster.powers.doors for name, monster in content.tables.monsters.monsters.items()}
    assert {name for name, power in doors.items() if power is not Doors.NONE} == {"teraptus", "darkfyre"}
    assert doors["darkfyre"] is Doors.ANY
