"""What stands on the cards: figures as in the tables, pairs, backs by level, one size of text a deck."""

from __future__ import annotations

from collections import Counter

import pytest

from generator.games.dragon_strike.pages import decks, hero_panels, monster_cards, reference_cards
from generator.kit.easel import Easel

from .reading import job, lines, points, words


def test_spells_come_in_pairs_with_the_back_of_their_level() -> None:
    deck = decks.hero_spells(job())
    assert Counter(card.back for card in deck.cards) == {
        "hero-spells-first": 12,
        "hero-spells-second": 12,
        "hero-spells-third": 6,
    }
    counts = Counter(card.name for card in deck.cards)
    assert (counts["Web"], counts["Haste"], counts["Fireball"]) == (2, 2, 1)
    assert "1" in words(deck.front(0))
    assert "3" in words(deck.front(29))


def test_a_deck_has_one_size_of_text() -> None:
    for compose in (decks.hero_spells, decks.treasures, decks.traps):
        deck = compose(job("pl"))
        sizes = [sorted({round(size, 2) for size in points(deck.front(index))}) for index in range(len(deck.cards))]
        assert len({tuple(each) for each in sizes}) <= 3


def test_a_wand_shows_its_charges_as_coins() -> None:
    deck = decks.treasures(job())
    (index,) = [i for i, card in enumerate(deck.cards) if card.name == "Wand of Lightning"]
    shown = words(deck.front(index))
    assert [word for word in shown if word in ("1", "2", "3")] == ["1", "2", "3"]
    assert any("3 charges" in line for line in lines(deck.front(index)))


def test_monsters_show_the_figures_of_the_table() -> None:
    made = job()
    deck = monster_cards.compose(made)
    for index, (name, monster) in enumerate(made.content.tables.monsters.monsters.items()):
        shown = words(deck.front(index))
        for value in (monster.armor_class, monster.hit_points, monster.speed):
            assert str(value) in shown, name
        dice = Counter(word for word in shown if word in ("d8", "d10", "d12"))
        strikes = Counter(strike.die.value for attack in monster.attacks for strike in attack.strikes)
        assert dice == strikes + Counter([monster.save.value]), name


def test_the_troll_and_the_dragon_by_hand() -> None:
    deck = monster_cards.compose(job())
    by_name = {card.name: words(deck.front(index)) for index, card in enumerate(deck.cards)}
    assert [word for word in by_name["Troll"] if word.isdigit()] == ["6", "3", "6"]
    assert [word for word in by_name["Darkfyre"] if word.isdigit()] == ["8", "8", "12"]
    assert [word for word in by_name["Teraptus"] if word.isdigit()][-6:] == ["5", "4", "3", "2", "1", "0"]


@pytest.mark.parametrize(
    ("name", "numbers", "dice"),
    [
        ("warrior", ["6", "8", "6"], ["d12", "d8", "d8", "d8", "d8", "d12"]),
        ("dwarf", ["8", "7", "4"], ["d10", "d10", "d10", "d10", "d8", "d10"]),
        ("elf", ["5", "6", "6"], ["d10", "d10", "d10", "d8", "d12", "d10", "d8"]),
    ],
)
def test_heroes(name: str, numbers: list[str], dice: list[str]) -> None:
    made = job()
    easel = Easel(made.theme, made.scribe)
    hero_panels.draw_front(made, easel, name)
    shown = words(easel.nodes)
    track = int(numbers[1])
    assert shown[2 : 3 + track] == [str(number) for number in range(track, -1, -1)]
    assert [word for word in shown[3 + track :] if word.isdigit()][:3] == numbers
    assert [word for word in shown if word in ("d8", "d10", "d12")] == dice


def test_polish_dice_have_their_own_letter() -> None:
    made = job("pl")
    easel = Easel(made.theme, made.scribe)
    hero_panels.draw_front(made, easel, "wizard")
    assert [word for word in words(easel.nodes) if word.startswith("k") and word[1:].isdigit()] == [
        "k8",
        "k12",
        "k8",
        "k10",
        "k8",
        "k8",
    ]


def test_reference_cards_go_on_with_the_text_on_their_backs() -> None:
    made = job()
    deck = reference_cards.compose(made)
    front, back = " ".join(words(deck.front(1))), " ".join(words(deck.back(1)))
    assert "Your turn:" in front
    assert "Wizard:" in back
    assert {round(size, 2) for size in points(deck.front(0))} == {round(size, 2) for size in points(deck.back(4))}


@pytest.mark.parametrize("compose", [decks.hero_spells, decks.treasures, decks.traps, decks.wizard_spells])
def test_no_polish_line_ends_with_a_word_of_one_letter(compose: object) -> None:
    assert callable(compose)
    deck = compose(job("pl"))
    for index in range(len(deck.cards)):
        for line in lines(deck.front(index)):
            assert line.rstrip().rpartition(" ")[2] not in ("a", "i", "o", "u", "w", "z"), line
