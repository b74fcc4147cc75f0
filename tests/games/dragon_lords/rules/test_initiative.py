"""Initiative: modifiers, ties, order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.model.options import Rating
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.initiative import Rolls, counted, move_order, surplus_rolls, ties
from generator.games.dragon_lords.rules.ruleset import BASIC, RuleSet

MODIFIED = RuleSet(initiative_modifiers=True)


@pytest.mark.parametrize(
    ("rules", "rolls", "rating", "dazed", "expected"),
    [
        (BASIC, (8,), "A", 0, (8,)),
        (BASIC, (8, 9), "I", -2, (6, 9)),
        (MODIFIED, (8,), "C", 0, (10,)),
        (MODIFIED, (8,), "D", 0, (8,)),
        (MODIFIED, (2, 12), "G", -4, (-4, 12)),
    ],
)
def test_only_the_first_roll_is_modified(
    tables: Tables, rules: RuleSet, rolls: Rolls, rating: str, dazed: int, expected: Rolls
) -> None:
    assert counted(tables, rules, rolls, Rating(rating), dazed) == expected


def test_the_lowest_moves_first() -> None:
    assert move_order({"Ash": (9,), "Bane": (3,), "Cinder": (8, 7), "Dusk": (8, 4)}) == [
        "Bane",
        "Dusk",
        "Cinder",
        "Ash",
    ]


@pytest.mark.parametrize(
    ("rolls", "expected"),
    [
        ({"Ash": (8,), "Bane": (9,)}, []),
        ({"Ash": (8,), "Bane": (8,)}, [("Ash", "Bane")]),
        ({"Ash": (8, 4), "Bane": (8, 4)}, [("Ash", "Bane")]),
        ({"Ash": (8, 4), "Bane": (8, 5)}, []),
        ({"Ash": (8, 4, 2), "Bane": (8, 4, 3), "Cinder": (8, 6)}, []),
        ({"Ash": (8,), "Bane": (8, 5)}, [("Ash", "Bane")]),
        ({"Ash": (2,), "Bane": (2,), "Cinder": (3,), "Dusk": (3,)}, [("Ash", "Bane"), ("Cinder", "Dusk")]),
    ],
)
def test_ties(rolls: dict[str, Rolls], expected: list[tuple[str, ...]]) -> None:
    assert ties(rolls) == expected


def test_rolls_that_settle_nothing() -> None:
    assert surplus_rolls({"Ash": (8, 9), "Bane": (7,)}) == ["Ash"]
    assert surplus_rolls({"Ash": (8, 9), "Bane": (8, 5)}) == []
    assert surplus_rolls({"Ash": (8, 9, 2), "Bane": (8, 5)}) == ["Ash"]
    assert surplus_rolls({"Ash": (8, 9, 2), "Bane": (8, 9, 4), "Cinder": (8, 3)}) == []


rolls = st.lists(st.integers(2, 12), min_size=1, max_size=3).map(tuple)


@given(st.dictionaries(st.sampled_from("ABCDEF"), rolls, min_size=1))
def test_without_ties_there_is_one_order(named: dict[str, Rolls]) -> None:
    order = move_order(named)
    assert sorted(order) == sorted(named)
    assert [named[name] for name in order] == sorted(named.values())
    if not ties(named):
        assert len(set(named.values())) == len(named)
