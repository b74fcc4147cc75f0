"""Tests of which guards act."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from generator.games.daredragon.model import Action, Effect
from generator.games.daredragon.rules.guards import able_guards, dodging_guard, shielding_guards
from generator.games.daredragon.rules.state import Fight, Guard

DODGE_B, DODGE_C = Guard("B", Effect.DODGE), Guard("C", Effect.DODGE)
SHIELD_A, SHIELD_B = Guard("A", Effect.SHIELD), Guard("B", Effect.SHIELD)


def test_the_prone_and_the_incapacitated_guard_nobody(fight: Fight) -> None:
    guarded = replace(fight, guards=(DODGE_B, DODGE_C))
    lying = guarded.with_daredevil(replace(fight.daredevil("B"), prone=True))
    assert able_guards(lying, Effect.DODGE) == (DODGE_C,)
    out = guarded.with_daredevil(replace(fight.daredevil("C"), health=0))
    assert able_guards(out, Effect.DODGE) == (DODGE_B,)
    assert able_guards(guarded, Effect.SHIELD) == ()


def test_the_first_dodge_saves_but_never_oneself_nor_the_prone(fight: Fight) -> None:
    guarded = replace(fight, guards=(DODGE_B, DODGE_C))
    assert dodging_guard(guarded, fight.daredevil("A")) is DODGE_B
    assert dodging_guard(guarded, fight.daredevil("B")) is DODGE_C
    assert dodging_guard(guarded, replace(fight.daredevil("A"), prone=True)) is None


def test_shields(fight: Fight, dragon: Callable[[str], Action]) -> None:
    guarded = replace(fight, guards=(SHIELD_B, SHIELD_A))
    target = fight.daredevil("A")
    assert shielding_guards(guarded, target, dragon("bite"), dodged=False) == (SHIELD_B,)
    assert shielding_guards(guarded, target, dragon("bite"), dodged=True) == ()
    assert shielding_guards(guarded, target, dragon("swing"), dodged=True) == (SHIELD_B, SHIELD_A)
