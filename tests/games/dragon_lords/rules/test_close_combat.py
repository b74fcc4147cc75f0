"""Close combat: engaging, the clinch, rolls, tactics, damage, facings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Altitude, Reward, Spell, Tactic
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.close_combat import (
    column_direction,
    combat_damage,
    combat_score,
    does_damage,
    may_use,
    nobody_rolls,
    tactics_modifier,
    thrown_facing,
    with_tactic,
)
from generator.games.dragon_lords.rules.dragon import Magic, Scars
from generator.games.dragon_lords.rules.engaging import Clinch, clinch, engaging_fault
from generator.games.dragon_lords.rules.ruleset import ADVANCED, BASIC, RuleSet
from tests.games.dragon_lords.builders import design, dragon, hurt, pose


@pytest.mark.parametrize(
    ("number", "altitude", "why"),
    [
        ("0909", "medium", ""),
        ("0908", "medium", "the target is 2 hexes away"),
        ("1009", "medium", "it does not face the target"),
        ("0911", "medium", "it does not face the target"),
        ("0909", "low", "it is at medium altitude, the target at low"),
    ],
)
def test_who_may_be_engaged(tables: Tables, number: str, altitude: str, why: str) -> None:
    assert engaging_fault(BASIC, dragon(tables), dragon(tables, at=pose(number, "s", altitude))) == why


@pytest.mark.parametrize(
    ("altitude", "rules", "allowed"),
    [
        ("very-low", BASIC, False),
        ("very-low", ADVANCED, True),
        ("low", BASIC, True),
        ("ground", ADVANCED, True),
    ],
)
def test_how_low_one_may_fight(tables: Tables, altitude: str, rules: RuleSet, allowed: bool) -> None:
    attacker, target = (dragon(tables, at=pose(number, altitude=altitude)) for number in ("0910", "0909"))
    assert (engaging_fault(rules, attacker, target) == "") == allowed


@pytest.mark.parametrize(
    ("rules", "altitude", "speed", "expected"),
    [
        (BASIC, "high", 9, ("medium", 7, None, False)),
        (BASIC, "low", 4, ("very-low", 3, None, False)),
        (ADVANCED, "high", 5, ("medium", 3, None, False)),
        (ADVANCED, "high", 4, ("medium", 2, None, True)),
        (ADVANCED, "very-low", 9, ("ground", None, "very-low", False)),
        (ADVANCED, "ground", None, ("ground", None, None, False)),
    ],
)
def test_the_clinch(
    tables: Tables, rules: RuleSet, altitude: str, speed: int | None, expected: tuple[str, int | None, str | None, bool]
) -> None:
    fighting = dragon(tables, at=pose(altitude=altitude), speed=speed)  # minimum speed 3
    after: Clinch = clinch(tables, rules, fighting)
    assert (after.dragon.pose.altitude, after.dragon.speed, after.fallen_from, after.stalls) == expected


def test_scores(tables: Tables) -> None:
    plain = dragon(tables)
    assert str(combat_score(tables, plain, 7)) == "7 rolled + 5 rating E"
    assert str(combat_score(tables, hurt(plain, tail=16), 7)) == "7 rolled + 3 rating G"
    assert str(combat_score(tables, dragon(tables, scars=Scars(torn_wings=1)), 7)) == "7 rolled + 4 rating F"
    lancer = dragon(tables, design(rider="lancer"), rewards={Reward.CLOSE_COMBAT: 6})
    assert str(combat_score(tables, lancer, 7, -4)) == "7 rolled + 5 rating E + 2 lancer + 4 rewards - 4 tactics"
    slowed = dragon(tables, magic=Magic((Spell.LETHARGY, Spell.VIGOR, Spell.LETHARGY)))
    assert combat_score(tables, slowed, 7).total == 12


@pytest.mark.parametrize(
    ("claws", "rider", "tactic", "expected"),
    [
        ("sharp", None, None, "3d6"),
        ("sharp", None, Tactic.LUNGE, "4d6"),
        ("jagged", "lancer", None, "3d6+6"),
        ("dull", "lancer", Tactic.LUNGE, "3d6+6"),
        ("blunt", "archer", Tactic.BITE, "2d6"),
    ],
)
def test_damage(tables: Tables, claws: str, rider: str | None, tactic: Tactic | None, expected: str) -> None:
    assert str(combat_damage(tables, dragon(tables, design(claws=claws, rider=rider)), tactic)) == expected


def test_sharpness_changes_the_damage(tables: Tables) -> None:
    made = dragon(tables, magic=Magic((Spell.DULL,)))
    assert combat_damage(tables, made) == Dice(2, 2)
    assert combat_damage(tables, dragon(tables, magic=Magic((Spell.SHARPEN,)))) == Dice(3, 2)
    assert combat_damage(tables, dragon(tables, design(claws="blunt"), magic=Magic((Spell.DULL,)))) == Dice(2)
    assert combat_damage(tables, dragon(tables, design(claws="razor-sharp"), magic=Magic((Spell.SHARPEN,)))) == Dice(4)
    assert combat_damage(tables, hurt(dragon(tables), body=21)) == Dice(2, 2)


def test_defending(tables: Tables) -> None:
    assert tactics_modifier(tables, Tactic.DEFEND, Tactic.BITE) == 4
    assert tactics_modifier(tables, Tactic.BITE, Tactic.DEFEND) == -4
    assert nobody_rolls(Tactic.DEFEND, Tactic.DEFEND)
    assert not nobody_rolls(Tactic.DEFEND, Tactic.BITE)
    assert not nobody_rolls(None, None)
    assert not does_damage(Tactic.DEFEND)
    assert does_damage(Tactic.FAKE)
    assert does_damage(None)


def test_five_of_each_tactic_then_all_anew(tables: Tables) -> None:
    made = dragon(tables)
    for _ in range(5):
        assert may_use(tables, made.tactics, Tactic.BITE)
        made = with_tactic(tables, made, Tactic.BITE)
    assert not may_use(tables, made.tactics, Tactic.BITE)
    assert may_use(tables, made.tactics, Tactic.FAKE)
    for tactic in (tactic for tactic in Tactic if tactic is not Tactic.BITE):
        for _ in range(5):
            made = with_tactic(tables, made, tactic)
    assert sum(made.tactics.values()) == 30
    assert may_use(tables, made.tactics, Tactic.BITE)
    assert with_tactic(tables, made, Tactic.BITE).tactics == {Tactic.BITE: 1}


def test_the_winner_s_die_names_a_column(tables: Tables) -> None:
    assert [column_direction(tables, roll).value for roll in range(1, 7)] == [
        "front",
        "front-right",
        "rear-right",
        "rear",
        "rear-left",
        "front-left",
    ]


@given(st.integers(0, 5), st.integers(1, 6))
def test_a_loser_is_thrown_round_from_its_own_facing(facing: int, roll: int) -> None:
    assert thrown_facing(facing, 1) == facing
    assert (thrown_facing(facing, roll) - facing) % 6 == roll - 1


@given(st.sampled_from(Altitude), st.integers(3, 15), st.booleans())
def test_a_clinch_never_lifts_or_hastens(tables: Tables, altitude: Altitude, speed: int, advanced: bool) -> None:
    levels, rules = list(Altitude), RuleSet(advanced=advanced)
    after = clinch(tables, rules, dragon(tables, at=pose(altitude=altitude), speed=speed)).dragon
    lowest = 0 if advanced or altitude is Altitude.GROUND else 1
    assert levels.index(after.pose.altitude) == max(levels.index(altitude) - 1, lowest)
    if altitude is not Altitude.GROUND and after.speed is not None:
        assert speed - 2 <= after.speed < speed or after.speed == speed == 3
