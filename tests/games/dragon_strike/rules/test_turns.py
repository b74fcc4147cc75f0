"""The order of play."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.ruleset import USUAL, RuleSet
from generator.games.dragon_strike.rules.turns import (
    Part,
    questions_allowed,
    round_order,
    too_many_allies,
    turn_allowed,
)

MOVE, ACTION = Part.MOVE, Part.ACTION


@given(st.integers(2, 6), st.data())
def test_everybody_has_one_turn_and_the_master_the_last(players: int, data: st.DataObject) -> None:
    seats = [f"player {number}" for number in range(players)]
    master = data.draw(st.sampled_from(seats))
    order = round_order(seats, master)
    assert sorted(order) == seats
    assert order[-1] == master
    assert order[0] == seats[(seats.index(master) + 1) % players]


def test_allies_act_just_before_the_master() -> None:
    order = round_order(["Ann", "Bob", "Cid"], "Cid", {"orc": "Bob", "troll": "Ann"})
    assert order == ("Ann", "Bob", "troll", "orc", "Cid")


def test_nobody_from_outside(rules: RuleFigures) -> None:
    with pytest.raises(ContentError) as caught:
        round_order(["Ann", "Bob"], "Bab", {"orc": "Zed"})
    assert sorted(finding.message for finding in caught.value.findings) == [
        "“Bab” is not at the table",
        "“Zed” is not at the table",
    ]
    assert too_many_allies(rules, {"orc": "Ann", "troll": "Bob", "giant": "Ann"}) == ("Ann",)
    assert too_many_allies(rules, {"orc": "Ann", "troll": "Bob"}) == ()


@pytest.mark.parametrize(
    ("parts", "allowed"),
    [
        ([], True),
        ([MOVE], True),
        ([ACTION], True),
        ([MOVE, ACTION], True),
        ([ACTION, MOVE], True),
        ([MOVE, MOVE], False),
        ([ACTION, ACTION], False),
        ([MOVE, ACTION, MOVE], False),
        ([ACTION, MOVE, ACTION], False),
    ],
)
def test_what_a_turn_holds(rules: RuleFigures, parts: list[Part], allowed: bool) -> None:
    assert turn_allowed(rules, parts) is allowed


def test_haste(rules: RuleFigures) -> None:
    assert turn_allowed(rules, [ACTION, MOVE, ACTION], extra_actions=1)
    assert not turn_allowed(rules, [MOVE, ACTION, MOVE], extra_actions=1)
    assert not turn_allowed(rules, [ACTION, ACTION, ACTION], extra_actions=1)


def test_questions(rules: RuleFigures) -> None:
    assert questions_allowed(rules) == 4
    assert questions_allowed(rules, RuleSet(timed_questions=True)) is None
    assert not USUAL.killing_dragon_wins
