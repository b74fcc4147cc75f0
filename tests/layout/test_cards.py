"""Card sizes and decks: the shipped list, lazy fronts, shared backs, unsound decks."""

from __future__ import annotations

import pytest

from generator.errors import ContentError
from generator.layout.cards import MAX_BLEED, Card, CardSize, Deck, find_card_size, ground
from generator.source.model import load
from generator.source.reader import parse_yaml
from tests.layout.samples import SIZES, Counter, codes, sample_deck


@pytest.mark.parametrize(
    ("name", "width", "height"),
    [
        ("poker", 63.5, 88.9),
        ("bridge", 57.15, 88.9),
        ("tarot", 70, 120),
        ("standard", 63, 88),
        ("euro", 59, 92),
        ("us", 56, 87),
        ("chimera", 57.5, 89),
        ("mini-euro", 44, 68),
        ("mini-us", 41, 63),
        ("square", 70, 70),
    ],
)
def test_sizes(name: str, width: float, height: float) -> None:
    size = SIZES[name]
    assert (size.width, size.height, size.id) == (width, height, name)


def test_the_safe_zone_of_a_poker_card() -> None:
    zone = SIZES["poker"].safe_zone
    assert (zone.x, zone.y) == (3.2, 3.2)
    assert (zone.width, zone.height) == pytest.approx((57.1, 82.5))


def test_an_unknown_size_is_a_finding_with_a_hint() -> None:
    with pytest.raises(ContentError) as error:
        find_card_size(SIZES, "pokr")
    assert "poker" in error.value.findings[0].hint


@pytest.mark.parametrize("text", ["{name: A, width: 0, height: 5}", "{name: A, width: 5, height: 9, safe: 3}"])
def test_sizes_that_are_no_card(text: str) -> None:
    with pytest.raises(ContentError) as error:
        load(CardSize, parse_yaml(text.encode(), "cards.yaml"))
    assert "bad-card-size" in codes(error.value.findings)


def test_the_ground_reaches_the_largest_bleed() -> None:
    rect = ground(SIZES["poker"], "#EFE6D6")
    assert MAX_BLEED == 6
    assert (rect.x, rect.y, rect.width, rect.height) == pytest.approx((-6, -6, 75.5, 100.9))


def test_fronts_are_drawn_when_asked_for_and_shared_backs_once() -> None:
    counter = Counter()
    deck = sample_deck(5, counter=counter)
    assert (counter.fronts, counter.backs) == ([], [])
    deck.front(2)
    deck.front(2)
    for index in range(5):
        deck.back(index)
    assert counter.fronts == [2, 2]
    assert counter.backs == ["plain"]


def test_backs_of_single_cards_are_not_kept() -> None:
    counter = Counter()
    deck = sample_deck(3, counter=counter, own_backs=True)
    deck.back(1)
    deck.back(1)
    assert counter.backs == ["back1", "back1"]
    assert deck.drawn == {}


def test_a_card_without_a_back_has_none() -> None:
    deck = Deck("d", "D", SIZES["poker"], (Card("A", list),))
    assert not deck.has_back(0)
    assert deck.back(0) == ()
    assert deck.check() == []


def test_unsound_decks() -> None:
    assert codes(Deck("d", "D", SIZES["poker"], ()).check()) == ["empty-deck"]
    deck = Deck("d", "D", SIZES["poker"], (Card("A", list, "dragn"),), {"dragon": list})
    assert codes(deck.check()) == ["unknown-back"]
    assert deck.check()[0].hint == "did you mean “dragon”?"
