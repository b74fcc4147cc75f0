"""Tests of warm-ups and cool-downs, aggro, and what the prone cannot do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from generator.games.daredragon.model import Action, Figures, Part
from generator.games.daredragon.rules.ruleset import CURRENT, RuleSet
from generator.games.daredragon.rules.state import Daredevil, Fight, PartState, WarmUp
from generator.games.daredragon.rules.timing import (
    daredevil_warm_up,
    dragon_cool_down,
    dragon_warm_up,
    draw_aggro,
    is_entangled,
    is_instant,
    lay_card,
    needs_target,
    why_barred,
)

Find = Callable[[str], Action]


@pytest.mark.parametrize(
    ("name", "standing", "prone"),
    [
        ("draw-aggro", 1, 2),
        ("entangle", 3, 4),
        ("precision-strike", 3, 4),
        ("strike", 2, 3),
        ("quick-strike", 1, 2),
        ("helping-hand", 2, 3),
        ("charge", 4, None),
        ("first-aid", 4, None),
        ("shield", None, None),
        ("intervention-dodge", None, None),
    ],
)
def test_daredevil_warm_ups(
    figures: Figures, daredevil: Find, name: str, standing: int | None, prone: int | None
) -> None:
    assert daredevil_warm_up(figures.modifiers, daredevil(name), prone=False) == standing
    assert daredevil_warm_up(figures.modifiers, daredevil(name), prone=True) == prone


def test_who_may_play_what(figures: Figures, daredevil: Find) -> None:
    standing, lying, out = Daredevil("A", 9), Daredevil("A", 9, prone=True), Daredevil("A", 0, prone=True)
    barred = {"intervention-dodge", "shield", "charge", "first-aid"}
    for name in ("draw-aggro", "entangle", "strike", "helping-hand", *sorted(barred)):
        assert why_barred(figures.modifiers, daredevil(name), standing) is None
        assert why_barred(figures.modifiers, daredevil(name), lying) == ("prone" if name in barred else None)
        assert why_barred(figures.modifiers, daredevil(name), out) == "incapacitated"


@pytest.mark.parametrize(
    ("health", "entangled", "expected"), [(25, False, 3), (1, False, 3), (0, False, 4), (9, True, 4), (0, True, 5)]
)
def test_dragon_warm_ups(figures: Figures, dragon: Find, health: int, entangled: bool, expected: int) -> None:
    assert dragon_warm_up(figures, dragon("bite"), PartState(Part.JAWS, health, entangled)) == expected


def test_fire_has_no_part(figures: Figures, dragon: Find, fight: Fight) -> None:
    laid = lay_card(figures, dragon("fire-breath"), fight, 57)
    assert laid.warm_up == WarmUp(57, 2)


def test_a_card_remembers_the_health_of_its_part(figures: Figures, dragon: Find, fight: Fight) -> None:
    weak = fight.with_part(PartState(Part.PAWS, 4, entangled=True))
    laid = lay_card(figures, dragon("quick-strike"), weak, 60)
    assert laid.warm_up == WarmUp(60, 2, Part.PAWS, 4)
    assert laid.part(Part.PAWS).entangled, "laying the card frees nothing"


def test_cool_downs(figures: Figures, dragon: Find) -> None:
    assert dragon_cool_down(figures.modifiers, dragon("bite"), off_balance=False) == 2
    assert dragon_cool_down(figures.modifiers, dragon("bite"), off_balance=True) == 3
    assert dragon_cool_down(figures.modifiers, dragon("roar"), off_balance=False) == 1


def test_aggro(figures: Figures, fight: Fight) -> None:
    warming = replace(fight, target="A", warm_up=WarmUp(50, 4))
    drawn = draw_aggro(figures.modifiers, warming, "C")
    assert drawn.target == "C"
    assert drawn.warm_up == WarmUp(50, 5)
    assert draw_aggro(figures.modifiers, fight, "C").warm_up is None


def test_what_needs_a_target_and_what_is_instant(dragon: Find) -> None:
    assert [needs_target(dragon(name)) for name in ("crush", "swing", "roar", "glare-left", "regeneration")] == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert [is_instant(dragon(name)) for name in ("far-glare-left", "roar", "quick-strike")] == [True, False, False]
    assert not is_instant(dragon("roar").model_copy(update={"cool_down": 0}))
    assert not is_instant(dragon("roar").model_copy(update={"warm_up": 0}))


@pytest.mark.parametrize(
    ("edition", "turn", "expected"),
    [("1.0", 61, True), ("1.0", 62, False), ("1.0.2", 61, True), ("1.0.2", 62, True), ("1.0", None, True)],
)
def test_when_a_part_gets_free(figures: Figures, edition: str, turn: int | None, expected: bool) -> None:
    paws, warm_up = PartState(Part.PAWS, 12, entangled=True), WarmUp(60, 2, Part.PAWS)
    assert is_entangled(figures.modifiers, RuleSet(edition), paws, warm_up, turn) is expected


def test_an_idle_part_stays_entangled_in_either_edition(figures: Figures) -> None:
    legs = PartState(Part.LEGS, 12, entangled=True)
    assert is_entangled(figures.modifiers, RuleSet("1.0"), legs, WarmUp(60, 2, Part.PAWS), 62)
    assert is_entangled(figures.modifiers, RuleSet("1.0"), legs, None, 62)
    assert not is_entangled(figures.modifiers, CURRENT, PartState(Part.LEGS, 12), None, 62)
