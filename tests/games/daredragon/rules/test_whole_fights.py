"""Stretches of a fight played through, one rule after another on the same state; figures worked out by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from generator.games.daredragon.model import Action, Effect, Figures, Part, Suit
from generator.games.daredragon.rules.daredevil_attack import Attack, resolve_attacks
from generator.games.daredragon.rules.dragon_attack import resolve_attack
from generator.games.daredragon.rules.hands import roar
from generator.games.daredragon.rules.outcome import Outcome, outcome
from generator.games.daredragon.rules.recovery import first_aid, helping_hand, regenerate
from generator.games.daredragon.rules.state import Daredevil, Fight, Guard, PartState
from generator.games.daredragon.rules.targets import glare, incapacitated
from generator.games.daredragon.rules.timing import draw_aggro, lay_card
from generator.games.daredragon.rules.turns import Turn, daredevil_due

Find = Callable[[str], Action]


def set_up(health: dict[str, int], prone: str, parts: tuple[int, int, int, int], target: str) -> Fight:
    daredevils = tuple(Daredevil(seat, points, seat in prone) for seat, points in health.items())
    return Fight(daredevils, tuple(PartState(p, n) for p, n in zip(Part, parts, strict=True)), target)


def health(fight: Fight) -> dict[str, int]:
    return {daredevil.seat: daredevil.health for daredevil in fight.daredevils}


def parts(fight: Fight) -> tuple[int, ...]:
    return tuple(state.health for state in fight.parts)


def test_two_shields_a_fire_and_an_entangled_paw(figures: Figures, dragon: Find, daredevil: Find) -> None:
    fight = set_up({"P": 15, "M": 14, "G": 16, "L": 20}, "MG", (14, 12, 8, 22), "M")
    fight = fight.with_part(replace(fight.part(Part.LEGS), entangled=True))
    fight = lay_card(figures, dragon("crush"), fight, 50)

    fight = helping_hand(fight, by="P", on="G")  # turn 53
    fight = draw_aggro(figures.modifiers, fight, "G")  # turn 54
    assert fight.warm_up is not None
    assert Turn(fight.warm_up.due, dragon=True) == Turn.parse("55❖")

    fight = replace(fight, guards=(Guard("L", Effect.SHIELD), Guard("P", Effect.SHIELD)))
    crush = resolve_attack(figures, dragon("crush"), fight)  # turn 55❖
    fight = crush.fight
    assert health(fight) == {"P": 12, "M": 14, "G": 16, "L": 20}
    assert 55 + crush.cool_down == 57

    glance = dragon("glare-left").glare
    assert glance is not None
    for expected in ("M", "P"):  # turn 57❖
        fight = replace(fight, target=glare(fight.seats, glance, fight.target, "G", incapacitated(fight)))
        assert fight.target == expected
    fight = lay_card(figures, dragon("fire-breath"), fight, 57)

    fight = replace(fight, guards=(Guard("G", Effect.SHIELD), Guard("L", Effect.SHIELD)))
    fight = resolve_attack(figures, dragon("fire-breath"), fight).fight  # turn 59❖
    assert health(fight) == {"P": 11, "M": 14, "G": 15, "L": 16}

    entangle = Attack("M", daredevil("entangle"), Suit.DIAMONDS, Part.PAWS, began=56)
    fight = resolve_attacks(figures, [entangle], fight, turn=60).fight
    assert fight.part(Part.PAWS).entangled
    fight = lay_card(figures, dragon("quick-strike"), fight, 60)
    assert fight.warm_up is not None
    assert fight.warm_up.due == 62

    strikes = [
        Attack("P", daredevil("precision-strike"), Suit.SPADES, Part.PAWS, began=59),
        Attack("M", daredevil("quick-strike"), Suit.SPADES, Part.LEGS, began=60),
    ]
    fight = resolve_attacks(figures, strikes, fight, turn=62).fight
    # P is on 11, so his 6 becomes 6 +1 (entangled) +1 (coordinated) -1 (own health) = 8.
    assert parts(fight) == (14, 4, 3, 22)

    fight = resolve_attack(figures, dragon("quick-strike"), fight).fight  # turn 62❖
    assert health(fight)["P"] == 7
    assert [state.entangled for state in fight.parts] == [False, False, True, False]

    fight = fight.with_daredevil(replace(fight.daredevil("P"), preparing="strike", hand=2))
    fight, lost = roar(dragon("roar"), fight)  # turn 64❖
    assert fight.daredevil("P").preparing is None
    assert lost["P"] == 2


def test_the_last_turns_of_a_won_fight(figures: Figures, dragon: Find, daredevil: Find) -> None:
    fight = set_up({"G": 5, "L": 6, "P": 0, "M": 3}, "P", (6, 0, 0, 6), "M")
    fight = lay_card(figures, dragon("swing"), fight, 101)
    assert fight.warm_up is not None
    assert fight.warm_up.due == 104

    def strike(fight: Fight, by: str, name: str, on: Part, turn: int) -> Fight:
        return resolve_attacks(figures, [Attack(by, daredevil(name), Suit.CLUBS, on)], fight, turn=turn).fight

    fight = strike(fight, "G", "strike", Part.JAWS, 103)
    assert parts(fight) == (2, 0, 0, 6)

    fight = replace(fight, guards=(Guard("M", Effect.SHIELD),))
    fight = resolve_attack(figures, dragon("swing"), fight).fight  # turn 104❖
    assert health(fight) == {"G": 3, "L": 6, "P": 0, "M": 0}
    assert fight.target is None
    assert fight.daredevil("G").prone

    assert daredevil_due(102, 4) == Turn(106)
    fight = first_aid(figures, daredevil("first-aid"), fight, by="L", on="P")
    assert fight.daredevil("P") == Daredevil("P", 8)

    fight = regenerate(figures, dragon("regeneration"), fight)  # turn 107❖
    assert parts(fight) == (2, 8, 0, 6)

    fight = strike(fight, "G", "quick-strike", Part.JAWS, 108)
    assert parts(fight) == (0, 8, 0, 6)
    assert fight.target == "G"

    look = dragon("far-glare-left").glare
    assert look is not None
    fight = replace(fight, target=glare(fight.seats, look, fight.target, "M", incapacitated(fight)))  # turn 108❖
    assert fight.target == "L"
    fight = lay_card(figures, dragon("bite"), fight, 108)
    assert fight.warm_up is not None
    assert fight.warm_up.due == 112

    fight = strike(fight, "P", "strike", Part.PAWS, 109)
    fight = draw_aggro(figures.modifiers, fight, "G")  # turn 111
    assert fight.warm_up is not None
    assert fight.warm_up.due == 113
    fight = strike(fight, "P", "strike", Part.PAWS, 113)
    assert parts(fight) == (0, 0, 0, 6)

    fight = resolve_attack(figures, dragon("bite"), fight).fight  # turn 113❖: 10 -2 (jaws at 0) +2 (prone)
    assert fight.daredevil("G").health == 0
    assert fight.target is None
    assert outcome(fight) is Outcome.OPEN

    fight = strike(fight, "L", "charge", Part.TAIL, 114)
    assert outcome(fight) is Outcome.VICTORY
