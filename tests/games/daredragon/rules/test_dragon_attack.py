"""Tests of the dragon's attacks: dodge, shields, knockdown, and every modifier."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.daredragon.content import Content
from generator.games.daredragon.model import Action, Effect, Figures, Owner, Part
from generator.games.daredragon.rules.dragon_attack import AttackResult, resolve_attack
from generator.games.daredragon.rules.ruleset import RuleSet
from generator.games.daredragon.rules.state import Daredevil, Fight, Guard, PartState, WarmUp

Find = Callable[[str], Action]

SINGLE = ("crush", "bite", "trample", "heavy-strike", "strike", "quick-strike")
AREA = ("fire-breath", "swing")


def shield(seat: str) -> Guard:
    return Guard(seat, Effect.SHIELD)


def dodge(seat: str) -> Guard:
    return Guard(seat, Effect.DODGE)


def put(fight: Fight, seat: str, **changes: object) -> Fight:
    return fight.with_daredevil(replace(fight.daredevil(seat), **changes))  # type: ignore[arg-type]


def damage(result: AttackResult) -> dict[str, int]:
    return {hit.seat: hit.damage for hit in result.hits}


def down(result: AttackResult) -> set[str]:
    return {d.seat for d in result.fight.daredevils if d.prone}


@pytest.mark.parametrize(
    ("name", "expected"),
    [("crush", 13), ("bite", 10), ("trample", 8), ("heavy-strike", 8), ("strike", 6), ("quick-strike", 5)],
)
def test_a_plain_hit(figures: Figures, dragon: Find, fight: Fight, name: str, expected: int) -> None:
    result = resolve_attack(figures, dragon(name), replace(fight, target="B"))
    assert damage(result) == {"B": expected}
    assert result.fight.daredevil("B").health == 25 - expected
    assert down(result) == ({"B"} if name == "trample" else set())
    assert result.fight.target == "B"


def test_no_target_no_attack(figures: Figures, dragon: Find, fight: Fight) -> None:
    result = resolve_attack(figures, dragon("crush"), replace(fight, guards=(shield("A"),), warm_up=WarmUp(1, 4)))
    assert result.menaced
    assert result.hits == ()
    assert result.cool_down == 0
    assert result.fight == replace(fight, guards=(shield("A"),))


@pytest.mark.parametrize(("health", "expected"), [(14, 10), (13, 8), (1, 8), (0, 6)])
def test_the_health_of_the_part(figures: Figures, dragon: Find, fight: Fight, health: int, expected: int) -> None:
    hurt = replace(fight, target="A").with_part(PartState(Part.JAWS, health))
    assert damage(resolve_attack(figures, dragon("bite"), hurt)) == {"A": expected}


def test_fire_depends_on_no_part(figures: Figures, dragon: Find, fight: Fight) -> None:
    crippled = replace(fight, target="A", parts=tuple(replace(part, health=0) for part in fight.parts))
    assert damage(resolve_attack(figures, dragon("fire-breath"), crippled)) == {"A": 8, "B": 8, "D": 8}


def test_preparing_is_punished(figures: Figures, dragon: Find, fight: Fight) -> None:
    busy = put(replace(fight, target="A"), "A", preparing="charge")
    result = resolve_attack(figures, dragon("strike"), busy)
    assert damage(result) == {"A": 8}
    assert down(result) == {"A"}
    assert result.fight.daredevil("A").preparing is None


def test_the_prone_are_hit_harder_and_lose_what_they_prepare(figures: Figures, dragon: Find, fight: Fight) -> None:
    lying = put(replace(fight, target="A"), "A", prone=True)
    assert damage(resolve_attack(figures, dragon("strike"), lying)) == {"A": 10}
    busy = put(lying, "A", preparing="strike")
    result = resolve_attack(figures, dragon("strike"), busy)
    assert damage(result) == {"A": 13}
    assert result.fight.daredevil("A").preparing is None


def test_one_shield(figures: Figures, dragon: Find, fight: Fight) -> None:
    result = resolve_attack(figures, dragon("bite"), replace(fight, target="A", guards=(shield("C"),)))
    assert damage(result) == {"C": 5}
    assert result.fight.guards == ()
    assert result.acted == (shield("C"),)
    assert down(result) == set()


def test_shields_add_up_and_the_last_takes_it(figures: Figures, dragon: Find, fight: Fight) -> None:
    guards = (shield("C"), shield("B"))
    result = resolve_attack(figures, dragon("trample"), replace(fight, target="A", guards=guards))
    assert damage(result) == {"B": 1}
    assert down(result) == {"B"}


def test_a_shield_bears_what_the_target_brought_on(figures: Figures, dragon: Find, fight: Fight) -> None:
    busy = put(replace(fight, target="A", guards=(shield("B"),)), "A", preparing="strike", prone=True)
    result = resolve_attack(figures, dragon("bite"), busy)
    assert damage(result) == {"B": 10}
    assert result.hits[0].steps == {"prone": 2, "preparing": 1, "shield": -3}
    assert result.fight.daredevil("A").preparing == "strike"
    assert not result.fight.daredevil("B").prone


def test_a_shielder_who_prepares_nothing_falls_only_by_the_attack(figures: Figures, dragon: Find, fight: Fight) -> None:
    busy = put(replace(fight, target="A", guards=(shield("B"),)), "A", preparing="strike")
    assert down(resolve_attack(figures, dragon("trample"), busy)) == {"B"}
    assert down(resolve_attack(figures, dragon("crush"), busy)) == set()


def test_a_dodge(figures: Figures, dragon: Find, fight: Fight) -> None:
    busy = put(replace(fight, target="A", guards=(dodge("C"), shield("B"))), "A", preparing="strike")
    result = resolve_attack(figures, dragon("crush"), busy)
    assert damage(result) == {"A": 0}
    assert down(result) == {"A"}
    assert result.fight.daredevil("A").preparing is None
    assert result.off_balance
    assert result.cool_down == 3
    assert result.acted == (dodge("C"),)
    assert result.fight.guards == (shield("B"),)


def test_the_balance_is_kept_over_an_area(figures: Figures, dragon: Find, fight: Fight) -> None:
    result = resolve_attack(figures, dragon("swing"), replace(fight, target="A", guards=(dodge("C"),)))
    assert damage(result) == {"A": 0, "B": 6, "D": 6}
    assert not result.off_balance
    assert result.cool_down == 2
    assert down(result) == {"A", "B", "D"}


def test_the_worked_example_of_area_shields(figures: Figures, dragon: Find, fight: Fight) -> None:
    shielded = replace(fight, target="B", guards=(shield("C"), shield("D")))
    assert damage(resolve_attack(figures, dragon("fire-breath"), shielded)) == {"A": 1, "B": 1, "C": 4, "D": 1}


def test_an_area_takes_neighbours_not_the_prone(figures: Figures, dragon: Find, fight: Fight) -> None:
    lying = put(replace(fight, target="A"), "D", prone=True)
    result = resolve_attack(figures, dragon("swing"), lying)
    assert damage(result) == {"A": 6, "B": 6}
    assert down(result) == {"A", "B", "D"}


def test_a_prone_target_is_spared_its_neighbours_are_not(figures: Figures, dragon: Find, fight: Fight) -> None:
    lying = put(replace(fight, target="A"), "A", prone=True)
    assert damage(resolve_attack(figures, dragon("fire-breath"), lying)) == {"B": 8, "D": 8}


def test_stepping_into_a_swing_knocks_down_too(figures: Figures, dragon: Find, fight: Fight) -> None:
    result = resolve_attack(figures, dragon("swing"), replace(fight, target="A", guards=(shield("C"),)))
    assert damage(result) == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert down(result) == {"A", "B", "C", "D"}


def test_neighbours_at_a_large_table(figures: Figures, dragon: Find) -> None:
    seats = ("A1", "A2", "B", "C1", "C2", "D")
    six = Fight(tuple(Daredevil(seat, 25) for seat in seats), tuple(PartState(part, 25) for part in Part), "D")
    assert damage(resolve_attack(figures, dragon("fire-breath"), six)) == {"A1": 10, "C2": 10, "D": 10}
    assert damage(resolve_attack(figures, dragon("strike"), six)) == {"D": 8}


def test_who_drops_to_zero_is_out(figures: Figures, dragon: Find, fight: Fight) -> None:
    weak = put(replace(fight, target="A"), "A", health=5)
    result = resolve_attack(figures, dragon("bite"), weak)
    assert result.fight.daredevil("A") == Daredevil("A", 0, prone=True)
    assert result.fight.target is None


def test_the_target_stays_when_a_shielder_drops(figures: Figures, dragon: Find, fight: Fight) -> None:
    weak = put(replace(fight, target="A", guards=(shield("B"),)), "B", health=2)
    result = resolve_attack(figures, dragon("bite"), weak)
    assert result.fight.daredevil("B").incapacitated
    assert result.fight.target == "A"


def test_whoever_is_knocked_down_guards_no_more(figures: Figures, dragon: Find, fight: Fight) -> None:
    guards = (dodge("A"), dodge("C"))
    result = resolve_attack(figures, dragon("trample"), replace(fight, target="A", guards=guards))
    assert result.acted == (dodge("C"),)
    assert result.fight.guards == (), "A lies on the ground now"


def test_resolving_frees_the_part_and_ends_the_warm_up(figures: Figures, dragon: Find, fight: Fight) -> None:
    tied = replace(fight, target="A", warm_up=WarmUp(1, 2)).with_part(PartState(Part.PAWS, 25, entangled=True))
    tied = tied.with_part(PartState(Part.LEGS, 25, entangled=True))
    after = resolve_attack(figures, dragon("strike"), tied).fight
    assert not after.part(Part.PAWS).entangled
    assert after.part(Part.LEGS).entangled
    assert after.warm_up is None


def test_when_low_health_is_judged(figures: Figures, dragon: Find, fight: Fight) -> None:
    fallen = replace(fight, target="A", warm_up=WarmUp(1, 1, Part.PAWS, health_at_start=14))
    fallen = fallen.with_part(PartState(Part.PAWS, 2))
    assert damage(resolve_attack(figures, dragon("quick-strike"), fallen)) == {"A": 4}
    assert damage(resolve_attack(figures, dragon("quick-strike"), fallen, RuleSet("1.0"))) == {"A": 5}


@st.composite
def fights(draw: st.DrawFn) -> Fight:
    """Any fight with a target who can be one, and guards of those who stand."""
    seats = ("A", "B", "C", "D", "E", "F")[: draw(st.integers(4, 6))]
    daredevils = tuple(
        Daredevil(
            seat, draw(st.integers(1, 25)), draw(st.booleans()), draw(st.sampled_from((None, "strike", "charge")))
        )
        for seat in seats
    )
    parts = tuple(PartState(part, draw(st.integers(0, 25)), draw(st.booleans())) for part in Part)
    owners = draw(st.lists(st.sampled_from(seats), unique=True, max_size=6))
    effects = [draw(st.sampled_from((Effect.SHIELD, Effect.DODGE))) for _ in owners]
    guards = tuple(Guard(seat, effect) for seat, effect in zip(owners, effects, strict=True))
    return Fight(daredevils, parts, draw(st.sampled_from(seats)), guards)


@given(fights(), st.sampled_from(SINGLE + AREA))
def test_no_attack_leaves_the_scale_or_the_track(content: Content, fight: Fight, name: str) -> None:
    result = resolve_attack(content.figures, content.action(Owner.DRAGON, name), fight)
    steps = content.figures.dracometer.steps
    assert all(hit.damage in steps for hit in result.hits)
    for before, after in zip(fight.daredevils, result.fight.daredevils, strict=True):
        assert 0 <= after.health <= before.health <= 25
        assert after.prone or not after.incapacitated
        assert after.preparing in (before.preparing, None)
        assert after.prone or not before.prone, "no attack lifts anybody"
    assert {guard.by for guard in result.acted}.isdisjoint(guard.by for guard in result.fight.guards)
    assert set(result.fight.guards) <= set(fight.guards)
    assert result.fight.parts == tuple(
        replace(part, entangled=part.entangled and part.part is not content.action(Owner.DRAGON, name).part)
        for part in fight.parts
    )


@given(fights(), st.sampled_from(AREA), st.data())
def test_area_shields_never_raise_damage(content: Content, fight: Fight, name: str, data: st.DataObject) -> None:
    action = content.action(Owner.DRAGON, name)
    free = [seat for seat in fight.seats if seat not in {guard.by for guard in fight.guards}]
    if not free:
        return
    more = replace(fight, guards=(*fight.guards, shield(data.draw(st.sampled_from(free)))))
    before = damage(resolve_attack(content.figures, action, fight))
    after = damage(resolve_attack(content.figures, action, more))
    assert all(after[seat] <= before[seat] for seat in before)
    assert set(after) - set(before) <= {more.guards[-1].by}


@given(fights(), st.sampled_from(SINGLE))
def test_a_single_attack_hits_one_daredevil(content: Content, fight: Fight, name: str) -> None:
    assert len(resolve_attack(content.figures, content.action(Owner.DRAGON, name), fight).hits) == 1


@given(fights(), st.sampled_from(SINGLE), st.data())
def test_a_further_shield_never_makes_the_blow_heavier(
    content: Content, fight: Fight, name: str, data: st.DataObject
) -> None:
    action = content.action(Owner.DRAGON, name)
    free = [seat for seat in fight.seats if seat not in {guard.by for guard in fight.guards}]
    if not free:
        return
    more = replace(fight, guards=(*fight.guards, shield(data.draw(st.sampled_from(free)))))
    before, after = (resolve_attack(content.figures, action, one).hits[0].damage for one in (fight, more))
    assert after <= before
