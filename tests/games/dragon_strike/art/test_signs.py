"""Dice, icons and map symbols: functional marks that low ink keeps, each with its own outline."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from generator.games.dragon_strike.art.dice import DICE, DIE_TEXT, die, die_room
from generator.games.dragon_strike.art.icons import ICONS, icon
from generator.games.dragon_strike.art.symbols import SYMBOLS, symbol, symbol_room
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.layout.lowink import low_ink
from generator.scene.geometry import Box
from generator.scene.nodes import Group
from tests.games.dragon_strike.art.measure import extent

Draw = Callable[[Box], Group]

SIGNS: list[Draw] = [
    *(partial(die, name) for name in DICE),
    *(partial(icon, name) for name in ICONS),
    *(partial(symbol, name) for name in SYMBOLS),
]
NAMES = [f"{kind}-{name}" for kind, names in (("die", DICE), ("icon", ICONS), ("map", SYMBOLS)) for name in names]


@pytest.mark.parametrize("draw", SIGNS, ids=NAMES)
@pytest.mark.parametrize("size", [4.0, 8.0])
def test_a_sign_fills_its_box_one_way_and_keeps_within(draw: Draw, size: float) -> None:
    box = Box(7.0, 9.0, size, size)
    found = extent(draw(box))
    assert box.contains(found, 0.01)
    assert max(found.width, found.height) > 0.8 * size


@pytest.mark.parametrize("draw", SIGNS, ids=NAMES)
def test_signs_are_kept_in_low_ink(draw: Draw) -> None:
    drawn = draw(Box(0.0, 0.0, 8.0, 8.0))
    assert drawn.name == "mark"
    assert low_ink([drawn])


def test_all_signs_of_a_kind_differ() -> None:
    box = Box(0.0, 0.0, 6.0, 6.0)
    for draw, names in ((die, DICE), (icon, ICONS), (symbol, SYMBOLS)):
        assert len({draw(name, box) for name in names}) == len(names)


def test_there_is_a_die_for_each_of_the_box(content: DragonStrikeContent) -> None:
    assert set(DICE) == set(content.tables.dice.colours) == set(DIE_TEXT)


@pytest.mark.parametrize("name", ["attack", "save", "traps", "secret-passages", "dexterity", "strength"])
def test_every_feature_has_an_icon(name: str) -> None:
    assert name in ICONS


@pytest.mark.parametrize("name", DICE)
def test_the_room_for_a_number_lies_within_the_die(name: str) -> None:
    box = Box(3.0, 4.0, 12.0, 10.0)
    room = die_room(name, box)
    assert extent(die(name, box)).contains(room)
    assert room.cx == pytest.approx(box.cx)


@pytest.mark.parametrize("name", ["monster", "dragon", "hero", "note"])
def test_the_room_for_letters_lies_within_the_symbol(name: str) -> None:
    box = Box(3.0, 4.0, 6.0, 6.0)
    assert extent(symbol(name, box)).contains(symbol_room(name, box))


def test_a_turned_door_lies_in_an_upright_wall() -> None:
    box = Box(0.0, 0.0, 8.0, 8.0)
    flat, upright = extent(symbol("door", box)), extent(symbol("door", box, turn=90.0))
    assert flat.width > 2 * flat.height
    assert (upright.width, upright.height) == pytest.approx((flat.height, flat.width))


def test_unknown_signs_are_key_errors() -> None:
    box = Box(0.0, 0.0, 8.0, 8.0)
    for draw in (partial(die, "d6"), partial(icon, "luck"), partial(symbol, "ladder")):
        with pytest.raises(KeyError):
            draw(box)
    with pytest.raises(KeyError):
        symbol_room("door", box)
