"""Tests of the state of a fight."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

from generator.errors import ContentError
from generator.games.daredragon.model import Part
from generator.games.daredragon.rules.state import Daredevil, Fight, PartState, WarmUp, neighbours


def test_neighbours_wrap_round_the_table() -> None:
    assert neighbours(("A", "B", "C", "D"), "A") == ("D", "B")
    assert neighbours(("A1", "A2", "B", "C", "D"), "D") == ("C", "A1")


def test_changes_make_a_new_fight(fight: Fight) -> None:
    wounded = fight.with_daredevil(replace(fight.daredevil("B"), health=3))
    assert wounded.daredevil("B").health == 3
    assert fight.daredevil("B").health == 25
    assert wounded.seats == fight.seats
    tied = fight.with_part(replace(fight.part(Part.TAIL), entangled=True))
    assert [part.entangled for part in tied.parts] == [False, False, False, True]
    with pytest.raises(FrozenInstanceError):
        fight.target = "A"  # type: ignore[misc]


def test_unknown_seats_and_parts_are_refused(fight: Fight) -> None:
    with pytest.raises(ContentError, match="nobody sits at “E”"):
        fight.daredevil("E")
    with pytest.raises(ContentError, match="has no jaws"):
        Fight(fight.daredevils, (PartState(Part.TAIL, 25),)).part(Part.JAWS)


def test_a_warm_up_counts_dragon_turns() -> None:
    crush = WarmUp(laid=50, turns=4)
    assert crush.due == 54
    assert [crush.passed(turn) for turn in (51, 52, 54)] == [0, 1, 3]


def test_incapacitated_at_zero() -> None:
    assert Daredevil("A", 0).incapacitated
    assert not Daredevil("A", 1).incapacitated
