"""Tests of the deck model: the action table expands to the cards of an ordinary deck."""

from __future__ import annotations

from collections import Counter

import pytest

from generator.games.daredragon.content import Content
from generator.games.daredragon.model import JOKER, RANKS, Owner, Suit, SuitSet


@pytest.mark.parametrize("owner", list(Owner))
def test_a_deck_has_each_face_once_and_two_jokers(content: Content, owner: Owner) -> None:
    faces = Counter((card.rank, card.suit) for card in content.cards(owner))
    assert faces[(JOKER, None)] == 2
    assert sum(faces.values()) == 54
    for suit in Suit:
        for rank in RANKS:
            assert faces[(rank, suit)] == 1


def test_cards_are_numbered_and_named_apart(content: Content) -> None:
    cards = [card for owner in Owner for card in content.cards(owner)]
    assert len({card.id for card in cards}) == 108
    assert [card.number for card in content.cards(Owner.DRAGON)] == list(range(1, 55))
    assert content.cards(Owner.DRAGON)[0].id == "dragon-a-spades"
    assert content.cards(Owner.DAREDEVIL)[-1].id == "daredevil-joker-54"


@pytest.mark.parametrize(
    ("rank", "suit", "action"),
    [
        ("A", Suit.HEARTS, "fire-breath"),
        ("A", Suit.DIAMONDS, "fire-breath"),
        ("A", Suit.SPADES, "roar"),
        ("A", Suit.CLUBS, "roar"),
        ("4", Suit.HEARTS, "far-glare-right"),
        ("4", Suit.CLUBS, "far-glare-left"),
        ("3", Suit.DIAMONDS, "glare-right"),
        ("2", Suit.SPADES, "glare-left"),
        ("10", Suit.SPADES, "trample"),
        ("9", Suit.HEARTS, "trample"),
        ("J", Suit.HEARTS, "swing"),
    ],
)
def test_suit_pairs_of_the_dragon(content: Content, rank: str, suit: Suit, action: str) -> None:
    found = [card.action.id for card in content.cards(Owner.DRAGON) if (card.rank, card.suit) == (rank, suit)]
    assert found == [action]


def test_suit_sets() -> None:
    assert SuitSet.RED.suits == (Suit.HEARTS, Suit.DIAMONDS)
    assert SuitSet.BLACK.suits == (Suit.SPADES, Suit.CLUBS)
    assert SuitSet.NONE.suits == ()
    assert len(SuitSet.ALL.suits) == 4


@pytest.mark.parametrize(
    ("action", "warm_up", "cool_down", "damage"),
    [
        ("fire-breath", 2, 1, 8),
        ("roar", 1, 1, None),
        ("crush", 4, 2, 13),
        ("bite", 3, 2, 10),
        ("swing", 3, 2, 6),
        ("trample", 2, 2, 8),
        ("heavy-strike", 3, 1, 8),
        ("strike", 2, 1, 6),
        ("quick-strike", 1, 1, 5),
        ("glare-left", 0, 0, None),
        ("regeneration", 1, 1, None),
    ],
)
def test_figures_of_the_dragon(content: Content, action: str, warm_up: int, cool_down: int, damage: int | None) -> None:
    found = content.action(Owner.DRAGON, action)
    assert (found.warm_up, found.cool_down, found.damage) == (warm_up, cool_down, damage)


@pytest.mark.parametrize(
    ("action", "warm_up", "damage"),
    [
        ("intervention-dodge", None, None),
        ("draw-aggro", 1, None),
        ("shield", None, None),
        ("entangle", 3, 0),
        ("charge", 4, 8),
        ("precision-strike", 3, 6),
        ("strike", 2, 5),
        ("quick-strike", 1, 5),
        ("helping-hand", 2, None),
        ("first-aid", 4, None),
    ],
)
def test_figures_of_the_daredevils(content: Content, action: str, warm_up: int | None, damage: int | None) -> None:
    found = content.action(Owner.DAREDEVIL, action)
    assert (found.warm_up, found.damage) == (warm_up, damage)
    assert found.cool_down is None
