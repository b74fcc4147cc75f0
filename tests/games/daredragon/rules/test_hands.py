"""Tests of hands: dealing, limits, a new deck, the roar."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.games.daredragon.content import Content
from generator.games.daredragon.model import Action, Effect, Figures, Owner, Part
from generator.games.daredragon.rules.hands import Pile, deal, excess, recipients, roar
from generator.games.daredragon.rules.state import Daredevil, Fight, Guard, PartState, WarmUp


def test_cards_go_to_all_fellows_clockwise(figures: Figures, fight: Fight) -> None:
    dealt = deal(figures, fight, "B", Pile(("2♠", "3♠", "4♠", "5♠")))
    assert dealt.cards == (("C", "2♠"), ("D", "3♠"), ("A", "4♠"))
    assert dealt.pile.deck == ("5♠",)


def test_those_at_zero_deal_but_get_nothing(figures: Figures, fight: Fight) -> None:
    out = fight.with_daredevil(replace(fight.daredevil("D"), health=0))
    assert recipients(figures, out, "D") == ("A", "B", "C")
    assert recipients(figures, out, "A") == ("B", "C")


def test_an_empty_deck_is_made_of_the_discards(figures: Figures, fight: Fight) -> None:
    dealt = deal(figures, fight, "A", Pile(("2♠",), ("7♥", "8♥", "9♥")), shuffled=("9♥", "7♥", "8♥"))
    assert dealt.cards == (("B", "2♠"), ("C", "9♥"), ("D", "7♥"))
    assert dealt.pile == Pile(("8♥",))


def test_no_cards_at_all(figures: Figures, fight: Fight) -> None:
    assert deal(figures, fight, "A", Pile(())).cards == ()


def test_the_shuffled_cards_must_be_the_discards(figures: Figures, fight: Fight) -> None:
    with pytest.raises(ContentError, match="are not the discarded ones"):
        deal(figures, fight, "A", Pile((), ("7♥",)), shuffled=("8♥",))


@pytest.mark.parametrize(("health", "hand", "over"), [(25, 6, 0), (25, 7, 1), (12, 6, 2), (0, 3, 3), (6, 2, 0)])
def test_hands_over_the_limit(figures: Figures, health: int, hand: int, over: int) -> None:
    assert excess(figures, Daredevil("A", health, hand=hand)) == over


def test_a_roar_scatters_everything(fight: Fight, dragon: Callable[[str], Action]) -> None:
    busy = replace(
        fight,
        daredevils=tuple(
            replace(d, hand=number, preparing="strike" if d.seat == "A" else None)
            for number, d in enumerate(fight.daredevils)
        ),
        guards=(Guard("B", Effect.SHIELD),),
        target="C",
        warm_up=WarmUp(63, 1),
    )
    after, lost = roar(dragon("roar"), busy)
    assert lost == {"A": 0, "B": 1, "C": 2, "D": 2}
    assert [d.hand for d in after.daredevils] == [0, 0, 0, 1]
    assert {d.preparing for d in after.daredevils} == {None}
    assert after.guards == ()
    assert after.target == "C"
    assert after.warm_up is None


@given(hands=st.lists(st.integers(0, 6), min_size=4, max_size=6))
def test_a_roar_takes_two_cards_at_most(content: Content, hands: list[int]) -> None:
    seats = tuple(Daredevil(f"S{number}", 25, hand=hand) for number, hand in enumerate(hands))
    after, lost = roar(content.action(Owner.DRAGON, "roar"), Fight(seats, (PartState(Part.JAWS, 25),)))
    assert all(0 <= number <= 2 for number in lost.values())
    assert [d.hand + lost[d.seat] for d in after.daredevils] == hands
