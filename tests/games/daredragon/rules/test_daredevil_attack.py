"""Tests of the daredevils' attacks: riposte, entangled parts, coordinated attacks, the target they draw."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.daredragon.content import Content
from generator.games.daredragon.model import Action, Figures, Owner, Part, Suit
from generator.games.daredragon.rules.daredevil_attack import Attack, StrikesResult, can_entangle, resolve_attacks
from generator.games.daredragon.rules.ruleset import RuleSet
from generator.games.daredragon.rules.state import Fight, PartState, WarmUp

Find = Callable[[str], Action]
CLUBS, HEARTS, SPADES = Suit.CLUBS, Suit.HEARTS, Suit.SPADES


def damage(result: StrikesResult) -> list[int]:
    return [strike.damage for strike in result.strikes]


@pytest.mark.parametrize(
    ("name", "expected"), [("entangle", 0), ("charge", 8), ("precision-strike", 6), ("strike", 5), ("quick-strike", 5)]
)
def test_a_plain_strike(figures: Figures, daredevil: Find, fight: Fight, name: str, expected: int) -> None:
    result = resolve_attacks(figures, [Attack("A", daredevil(name), CLUBS, Part.TAIL)], fight)
    assert damage(result) == [expected]
    assert result.fight.part(Part.TAIL) == PartState(Part.TAIL, 25 - expected, entangled=name == "entangle")


def test_a_riposte_helps_against_that_part_only(figures: Figures, daredevil: Find, fight: Fight) -> None:
    attacks = [
        Attack("A", daredevil("precision-strike"), CLUBS, Part.JAWS),
        Attack("B", daredevil("precision-strike"), HEARTS, Part.TAIL),
    ]
    assert damage(resolve_attacks(figures, attacks, fight, riposte={Part.JAWS})) == [10, 6]


def test_an_entangled_part(figures: Figures, daredevil: Find, fight: Fight) -> None:
    tied = fight.with_part(PartState(Part.LEGS, 25, entangled=True))
    result = resolve_attacks(figures, [Attack("A", daredevil("strike"), CLUBS, Part.LEGS)], tied)
    assert damage(result) == [6]
    assert result.fight.part(Part.LEGS).entangled, "striking frees nothing"


def test_coordination_needs_the_same_suit(figures: Figures, daredevil: Find, fight: Fight) -> None:
    attacks = [
        Attack("A", daredevil("strike"), CLUBS, Part.JAWS),
        Attack("B", daredevil("quick-strike"), CLUBS, Part.TAIL),
        Attack("C", daredevil("charge"), SPADES, Part.JAWS),
    ]
    assert damage(resolve_attacks(figures, attacks, fight)) == [6, 6, 8]
    of_one_suit = [replace(attack, suit=SPADES) for attack in attacks]
    assert damage(resolve_attacks(figures, of_one_suit, fight)) == [8, 8, 13]
    assert damage(resolve_attacks(figures, [replace(a, suit=None) for a in attacks], fight)) == [5, 5, 8]


def test_wounds_and_the_floor_weaken(figures: Figures, daredevil: Find, fight: Fight) -> None:
    weak = fight.with_daredevil(replace(fight.daredevil("A"), health=13, prone=True))
    result = resolve_attacks(figures, [Attack("A", daredevil("strike"), CLUBS, Part.JAWS)], weak)
    assert damage(result) == [2]
    assert result.strikes[0].steps == {"own-health": -1, "prone": -2}


def test_an_attack_never_goes_below_zero(figures: Figures, daredevil: Find, fight: Fight) -> None:
    weak = fight.with_daredevil(replace(fight.daredevil("A"), health=1, prone=True))
    assert damage(resolve_attacks(figures, [Attack("A", daredevil("entangle"), CLUBS, Part.JAWS)], weak)) == [0]


def test_own_health_under_the_older_edition(figures: Figures, daredevil: Find, fight: Fight) -> None:
    weak = fight.with_daredevil(replace(fight.daredevil("A"), health=5))
    attack = Attack("A", daredevil("strike"), CLUBS, Part.JAWS, health_at_start=20)
    assert damage(resolve_attacks(figures, [attack], weak)) == [4]
    assert damage(resolve_attacks(figures, [attack], weak, ruleset=RuleSet("1.0"))) == [5]


def test_the_incapacitated_do_not_attack(figures: Figures, daredevil: Find, fight: Fight) -> None:
    out = fight.with_daredevil(replace(fight.daredevil("A"), health=0, prone=True))
    attacks = [
        Attack("A", daredevil("strike"), CLUBS, Part.JAWS, began=2),
        Attack("B", daredevil("strike"), CLUBS, Part.JAWS, began=1),
    ]
    result = resolve_attacks(figures, attacks, out)
    assert damage(result) == [5]
    assert result.fight.target == "B"


def test_the_action_is_over(figures: Figures, daredevil: Find, fight: Fight) -> None:
    busy = fight.with_daredevil(replace(fight.daredevil("A"), preparing="strike"))
    result = resolve_attacks(figures, [Attack("A", daredevil("strike"), CLUBS, Part.JAWS)], busy)
    assert result.fight.daredevil("A").preparing is None


def test_a_part_in_use_cannot_be_entangled(figures: Figures, daredevil: Find, fight: Fight) -> None:
    warming = replace(fight, warm_up=WarmUp(3, 2, Part.PAWS))
    assert not can_entangle(warming, Part.PAWS)
    assert can_entangle(warming, Part.JAWS)
    assert can_entangle(fight, Part.PAWS)
    attack = Attack("A", daredevil("entangle"), CLUBS, Part.PAWS)
    assert not resolve_attacks(figures, [attack], warming).fight.part(Part.PAWS).entangled


def test_entangling_counts_for_the_next_in_line(figures: Figures, daredevil: Find, fight: Fight) -> None:
    attacks = [
        Attack("A", daredevil("entangle"), CLUBS, Part.LEGS),
        Attack("B", daredevil("strike"), HEARTS, Part.LEGS),
    ]
    assert damage(resolve_attacks(figures, attacks, fight)) == [0, 6]
    assert damage(resolve_attacks(figures, attacks[::-1], fight)) == [5, 0]


def test_the_first_attack_draws_the_dragon(figures: Figures, daredevil: Find, fight: Fight) -> None:
    attack = Attack("C", daredevil("strike"), CLUBS, Part.LEGS, began=4)
    assert resolve_attacks(figures, [attack], fight).fight.target == "C"
    assert resolve_attacks(figures, [attack], replace(fight, target="A")).fight.target == "A"
    assert resolve_attacks(figures, [], fight).fight == fight


attacks = st.builds(
    lambda by, name, suit, on, began: (by, name, suit, on, began),
    st.sampled_from("ABCD"),
    st.sampled_from(("entangle", "charge", "precision-strike", "strike", "quick-strike")),
    st.sampled_from(list(Suit)),
    st.sampled_from(list(Part)),
    st.integers(1, 9),
)


@given(
    st.lists(attacks, max_size=4, unique_by=lambda attack: attack[0]),
    st.lists(st.integers(0, 25), min_size=8, max_size=8),
    st.lists(st.booleans(), min_size=8, max_size=8),
)
def test_strikes_stay_on_the_scale(
    content: Content,
    fight: Fight,
    planned: list[tuple[str, str, Suit, Part, int]],
    health: list[int],
    flags: list[bool],
) -> None:
    before = replace(
        fight,
        daredevils=tuple(replace(d, health=health[i], prone=flags[i]) for i, d in enumerate(fight.daredevils)),
        parts=tuple(replace(p, health=health[i + 4], entangled=flags[i + 4]) for i, p in enumerate(fight.parts)),
    )
    listed = [
        Attack(by, content.action(Owner.DAREDEVIL, name), suit, on, began) for by, name, suit, on, began in planned
    ]
    result = resolve_attacks(content.figures, listed, before, riposte=set(Part))
    steps = content.figures.dracometer.steps
    assert all(strike.damage in steps for strike in result.strikes)
    for old, new in zip(before.parts, result.fight.parts, strict=True):
        dealt = sum(strike.damage for strike in result.strikes if strike.on is old.part)
        assert new.health == max(0, old.health - dealt)
        assert new.entangled or not old.entangled
    able = {attack.by for attack in listed if before.daredevil(attack.by).health > 0}
    assert {strike.by for strike in result.strikes} == able
    assert (result.fight.target in able) if able else result.fight.target is None
