"""Searches."""

from __future__ import annotations

import pytest

from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.options import HeroClass
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.searches import (
    Body,
    Search,
    Way,
    body_search,
    chest_search,
    passage_search,
    trap_search,
    within_search,
)


def test_only_a_search_for_passages_springs_traps(rules: RuleFigures) -> None:
    assert trap_search(rules, Die.D12, 6) == Search(True, 0)
    assert trap_search(rules, Die.D12, 5) == Search(False, 0)
    assert passage_search(rules, Die.D8, 5, traps=1) == Search(False, 1)
    assert passage_search(rules, Die.D8, 6, traps=0) == Search(True, 0)


def test_a_chest_is_searched_once() -> None:
    assert chest_search(traps=1) == Search(True, 1)
    assert chest_search(traps=0, searched_before=True) == Search(False, 0)


@pytest.mark.parametrize(("distance", "seen", "covered"), [(3, True, True), (4, True, False), (2, False, False)])
def test_how_far_a_search_reaches(rules: RuleFigures, distance: int, seen: bool, covered: bool) -> None:
    assert within_search(rules, distance, seen) is covered


def test_who_searches_a_monster(rules: RuleFigures) -> None:
    for body in (Body.DEAD, Body.ASLEEP, Body.BOUND):
        assert body_search(rules, body, HeroClass.WIZARD) is Way.AUTOMATIC
    assert body_search(rules, Body.AWAKE, HeroClass.WIZARD) is Way.IMPOSSIBLE
    assert body_search(rules, Body.AWAKE, HeroClass.THIEF) is Way.FEAT
