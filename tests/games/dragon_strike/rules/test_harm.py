"""Saves, healing and death."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.effects_harm import Harm
from generator.games.dragon_strike.model.effects_help import Mend
from generator.games.dragon_strike.model.options import Bane, Resist
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.harm import (
    after_harm,
    after_turn,
    body_lies,
    expected_harm,
    harm_taken,
    last_round_of_body,
    mended,
    resisting_die,
)

DART = Harm(kind="harm", damage=1)
BALL = Harm(kind="harm", damage=2, resist=Resist.SAVE, resisted=1, element=Bane.FIRE)


def test_a_save_lessens_the_harm(rules: RuleFigures) -> None:
    assert harm_taken(rules, BALL, Die.D8, 5) == 2
    assert harm_taken(rules, BALL, Die.D8, 6) == 1
    assert harm_taken(rules, BALL) == 2
    assert harm_taken(rules, BALL, Die.D8, 5, {Bane.FIRE}) == 0
    assert harm_taken(rules, BALL, Die.D8, 5, {Bane.WEB}) == 2


def test_no_roll_helps_against_a_dart(rules: RuleFigures) -> None:
    assert harm_taken(rules, DART, Die.D12, 12) == 1
    assert expected_harm(rules, DART, Die.D12) == 1


def test_the_average_harm_is_that_of_counting(rules: RuleFigures, content: DragonStrikeContent) -> None:
    breath = content.monster("darkfyre").powers.breath
    assert breath is not None
    for harm in (BALL, DART, breath):
        for die in Die:
            counted = sum(harm_taken(rules, harm, die, roll) for roll in die.results)
            assert expected_harm(rules, harm, die) == Fraction(counted, die.sides)


def test_impossible_rolls_are_refused(rules: RuleFigures) -> None:
    with pytest.raises(ContentError):
        harm_taken(rules, BALL, Die.D8, 9)


def test_monsters_resist_with_the_one_die_they_have(content: DragonStrikeContent) -> None:
    warrior, orc = content.hero("warrior"), content.monster("orc")
    assert resisting_die(warrior, Resist.STRENGTH) is Die.D12
    assert resisting_die(warrior, Resist.DEXTERITY) is Die.D8
    assert resisting_die(content.hero("wizard"), Resist.SAVE) is Die.D12
    assert {resisting_die(orc, resist) for resist in Resist} == {Die.D8}


@given(st.integers(0, 8), st.integers(0, 9))
def test_hit_points_stay_above_nothing(points: int, harm: int) -> None:
    assert 0 <= after_harm(points, harm) <= points


@given(st.integers(0, 8), st.integers(1, 9))
def test_healing_stops_at_what_there_was(points: int, restores: int) -> None:
    spell = Mend(kind="mend", restores=restores)
    healed = mended(spell, points, 8)
    assert points <= healed <= 8
    assert (healed == 0) is (points == 0)


def test_a_potion_saves_a_hero_at_the_last_moment(content: DragonStrikeContent) -> None:
    potion, elixir = content.treasure("potion-of-healing").effect, content.treasure("elixir-of-life").effect
    spell = content.hero_spell("mend").effect
    assert isinstance(potion, Mend)
    assert isinstance(elixir, Mend)
    assert isinstance(spell, Mend)
    assert mended(potion, 0, 8) == 3
    assert mended(elixir, 0, 8) == 8
    assert mended(spell, 0, 8) == 0
    assert mended(potion, 7, 8) == 8


def test_a_dead_troll_stays_dead(content: DragonStrikeContent) -> None:
    troll = content.monster("troll")
    assert [after_turn(troll, points) for points in (0, 1, 3)] == [0, 2, 3]


def test_a_body_lies_for_two_rounds(rules: RuleFigures) -> None:
    assert last_round_of_body(rules, 5) == 7
    assert [body_lies(rules, 5, now) for now in (4, 5, 7, 8)] == [False, True, True, False]
