"""Riders and spells: reach, what is not allowed, effects and how long they last."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.games.dragon_lords.model.options import Range, Rider, Spell
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.dragon import NO_MAGIC, Magic
from generator.games.dragon_lords.rules.moves import Turned
from generator.games.dragon_lords.rules.powers import claws_now, flyer, flying_rating, powers_now
from generator.games.dragon_lords.rules.riders import (
    action_to_hit,
    missile_damage,
    reaches,
    rider_fault,
    rider_range,
)
from generator.games.dragon_lords.rules.ruleset import ADVANCED, BASIC
from generator.games.dragon_lords.rules.spells import (
    LASTING,
    begin_rider_actions,
    enchanted,
    pay,
    spun,
    widest_spin,
)
from generator.games.dragon_lords.rules.steps import Side
from tests.games.dragon_lords.builders import design, dragon, pose


@pytest.mark.parametrize(
    ("rider", "spell", "bands"),
    [
        ("javelin-thrower", None, "mL----"),
        ("archer", None, "mmLL--"),
        ("crossbow-shooter", None, "mmmLLL"),
        ("lancer", None, "------"),
        ("wizard", Spell.HEAL, "mLL---"),
        ("wizard", Spell.FIREBALL, "mmLL--"),
        ("wizard", Spell.LIGHTNING_BOLT, "mmmLLL"),
    ],
)
def test_reach(tables: Tables, rider: str, spell: Spell | None, bands: str) -> None:
    attacker = dragon(tables, design("Ridden", rider=rider))
    letters = {Range.MEDIUM: "m", Range.LONG: "L", None: "-"}
    behind = [dragon(tables, at=pose(f"09{10 + hexes}")) for hexes in range(1, 7)]
    assert "".join(letters[rider_range(tables, attacker, target, spell)] for target in behind) == bands


def test_missiles(tables: Tables) -> None:
    dice = {
        (rider.value, at.value): str(missile_damage(tables, rider, at))
        for rider in (Rider.JAVELIN_THROWER, Rider.ARCHER, Rider.CROSSBOW_SHOOTER)
        for at in (Range.MEDIUM, Range.LONG)
    }
    assert list(dice.values()) == ["1d6+3", "1d6", "1d6+4", "1d6+1", "1d6+6", "1d6+3"]
    with pytest.raises(KeyError):
        missile_damage(tables, Rider.LANCER, Range.MEDIUM)
    assert reaches(tables, Rider.WIZARD) == {}


@pytest.mark.parametrize(
    ("rider", "spell", "number", "why"),
    [
        (None, None, "0909", "it has no rider"),
        ("lancer", None, "0909", "a lancer acts in close combat only"),
        ("archer", Spell.HEAL, "0909", "its archer casts no spells"),
        ("wizard", None, "0909", "a wizard must name a spell"),
        ("archer", None, "0914", ""),
        ("archer", None, "0915", "the target is 5 hexes away, and its archer reaches 4"),
        ("crossbow-shooter", None, "0903", "the target is 7 hexes away, and its crossbow shooter reaches 6"),
        ("wizard", Spell.FIREBALL, "0915", "the target is 5 hexes away, and fireball reaches 4"),
        ("wizard", Spell.DULL, "0915", ""),
    ],
)
def test_what_riders_may_not_do(tables: Tables, rider: str | None, spell: Spell | None, number: str, why: str) -> None:
    attacker = dragon(tables, design("Ridden", rider=rider))
    assert rider_fault(tables, attacker, dragon(tables, at=pose(number)), spell) == why


def test_only_spells_for_one_s_own_dragon(tables: Tables) -> None:
    archer, wizard = (dragon(tables, design(rider=rider)) for rider in ("archer", "wizard"))
    assert rider_fault(tables, archer, archer) == "its archer cannot shoot at its own dragon"
    assert rider_fault(tables, wizard, wizard, Spell.HEAL) == ""
    assert action_to_hit(tables, wizard, wizard, Range.SHORT).total == 7


def test_magic_points(tables: Tables) -> None:
    wizard = dragon(tables, design(rider="wizard"), magic_points=2)
    assert rider_fault(tables, wizard, wizard, Spell.DULL) == ""
    assert rider_fault(tables, wizard, wizard, Spell.HEAL) == "heal costs 3 magic points, and its wizard has 2 left"
    assert pay(tables, wizard, Spell.DULL).magic_points == 0
    assert pay(tables, wizard, Spell.HEAL).magic_points == 0
    assert pay(tables, dragon(tables, design(rider="wizard")), Spell.SPIN).magic_points == 57


@pytest.mark.parametrize(
    ("spell", "claws", "rating"),
    [
        (Spell.DULL, "dull", "E"),
        (Spell.SHARPEN, "jagged", "E"),
        (Spell.LETHARGY, "sharp", "G"),
        (Spell.VIGOR, "sharp", "C"),
        (Spell.QUICKEN, "sharp", "E"),
        (Spell.SLOW, "sharp", "E"),
    ],
)
def test_spells_that_lie_on_a_dragon(tables: Tables, spell: Spell, claws: str, rating: str) -> None:
    under = enchanted(tables, dragon(tables), spell)
    assert spell in LASTING
    assert (claws_now(tables, under), flying_rating(tables, under)) == (claws, rating)
    assert powers_now(tables, under) == powers_now(tables, dragon(tables))
    assert begin_rider_actions(under) == dragon(tables)


def test_opposite_spells_undo_each_other(tables: Tables) -> None:
    both = enchanted(tables, enchanted(tables, dragon(tables), Spell.DULL), Spell.SHARPEN)
    assert claws_now(tables, both) == "sharp"
    twice = enchanted(tables, enchanted(tables, dragon(tables), Spell.VIGOR), Spell.VIGOR)
    assert flying_rating(tables, twice) == "A"
    assert flying_rating(tables, enchanted(tables, dragon(tables, design(wings="tiny")), Spell.LETHARGY)) == "I"


def test_shield_and_distortion_end_with_the_others(tables: Tables) -> None:
    under = enchanted(tables, dragon(tables), Spell.FORCE_SHIELD)
    under = enchanted(tables, under, Spell.DISTORT_RANGE, nearer=False)
    assert under.magic == Magic((), 10, -1)
    assert enchanted(tables, under, Spell.DISTORT_RANGE).magic.distortion == 0
    assert begin_rider_actions(under).magic == NO_MAGIC


def test_saddlesore_takes_this_action_or_the_next(tables: Tables) -> None:
    ridden = dragon(tables, design(rider="archer"))
    before = enchanted(tables, ridden, Spell.SADDLESORE)
    target = dragon(tables, design("Other"), pose("0909"))
    assert rider_fault(tables, before, target) == "its archer is saddlesore and loses this action"
    assert begin_rider_actions(before) == ridden
    after = enchanted(tables, ridden, Spell.SADDLESORE, acted=True)
    assert not after.rider_rests
    assert begin_rider_actions(after).rider_rests
    assert begin_rider_actions(begin_rider_actions(after)) == ridden


def test_spin_turns_the_dragon_and_not_its_open_turn(tables: Tables) -> None:
    half = Turned(Side.RIGHT, 2, 3)
    turning = dragon(tables, turned=half)
    assert widest_spin(tables) == 2
    assert spun(turning, -1) == replace(turning, pose=pose(facing="nw"))
    rules = ADVANCED.model_copy(update={"turning_between_moves": True})
    assert flyer(tables, rules, spun(turning, -1)).carried == half
    assert flyer(tables, BASIC, turning).carried is None


@pytest.mark.parametrize("spell", [Spell.HEAL, Spell.SPIN, Spell.FIREBALL, Spell.LIGHTNING_BOLT])
def test_other_spells_do_not_last(tables: Tables, spell: Spell) -> None:
    with pytest.raises(KeyError):
        enchanted(tables, dragon(tables), spell)
