"""The deck of spells: figures, marks and words as the spellbook has them, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.games.dragon_lords.model.options import Spell
from generator.games.dragon_lords.pages import spell_cards
from generator.layout.lowink import low_ink
from generator.scene.nodes import Group
from tests.games.dragon_lords.pages.cards import check_all, deck, face, faces, figures, hexes, said, text_sizes, texts

KIND = "spell-cards"

#: Cost, medium and long range of each spell, and whether they are reconstructed.
SPELLBOOK = {
    "Distort Range": (3, 3, 6, False),
    "Dull": (2, 2, 5, False),
    "Fireball": (1, 2, 4, False),
    "Force Shield": (3, 2, 4, False),
    "Heal": (3, 1, 3, False),
    "Lethargy": (2, 2, 5, True),
    "Lightning Bolt": (1, 3, 6, True),
    "Quicken": (2, 2, 5, True),
    "Saddlesore": (2, 2, 4, True),
    "Sharpen": (2, 2, 5, True),
    "Slow": (2, 2, 5, True),
    "Spin": (3, 2, 4, True),
    "Vigor": (2, 2, 5, True),
}
#: What each effect must tell.
EFFECTS = {
    "Distort Range": ["1 step", "nearer or farther"],
    "Dull": ["1 step less sharp", "Blunt at worst"],
    "Fireball": ["1d6+3", "damage"],
    "Force Shield": ["10", "points of damage"],
    "Heal": ["1d6+3", "damage points"],
    "Lethargy": ["2 steps worse", "at worst I"],
    "Lightning Bolt": ["1d6", "damage"],
    "Quicken": ["by 5", "by 2 more", "maximum speed by 2"],
    "Saddlesore": ["loses 1 action"],
    "Sharpen": ["1 step sharper", "Razor Sharp at best"],
    "Slow": ["minimum speed + 2"],
    "Spin": ["120°"],
    "Vigor": ["2 steps better", "at best A"],
}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_is_sound(language: str) -> None:
    check_all(KIND, language)


def test_thirteen_cards_in_the_order_of_the_spellbook() -> None:
    made, _ = deck(KIND, "en")
    assert [card.name for card in made.cards] == list(SPELLBOOK)
    assert [card.name for card in deck(KIND, "pl")[0].cards][:3] == ["Złudna Odległość", "Stępienie", "Kula Ognia"]
    assert {card.back for card in made.cards} == {"spell"} == set(made.backs)
    assert made.title == "Spell cards" and deck(KIND, "pl")[0].title == "Karty czarów"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_figures_and_hexes_are_those_of_the_spellbook(language: str) -> None:
    for (name, (cost, medium, long, _)), nodes in zip(SPELLBOOK.items(), faces(KIND, language), strict=True):
        assert figures(nodes, 36) == [str(cost)], name
        assert figures(nodes, 14) == [str(medium), str(long)], name
        assert hexes(nodes) == [(0, medium), (medium, long - medium)], name


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_cost_is_the_largest_figure_and_its_label_agrees(language: str) -> None:
    labels = {"en": {1: "magic point", 2: "magic points"}, "pl": {1: "punkt magii", 2: "punkty magii"}}[language]
    for (cost, *_), nodes in zip(SPELLBOOK.values(), faces(KIND, language), strict=True):
        assert max(texts(nodes), key=lambda node: node.size).text == str(cost)
        above, below = labels[min(cost, 2)].split()
        shown = [node.text for node in texts(nodes)]
        assert above in shown and below in shown


@pytest.mark.parametrize(("language", "note"), [("en", "reconstructed figure"), ("pl", "wartość odtworzona")])
def test_daggers_stand_at_all_three_figures_of_the_reconstructed_spells_only(language: str, note: str) -> None:
    for (name, row), nodes in zip(SPELLBOOK.items(), faces(KIND, language), strict=True):
        assert sum(node.text == "†" for node in texts(nodes)) == (3 if row[3] else 0), name
        assert (f"† {note}" in said(nodes)) is row[3], name


def test_effects_tell_their_figures() -> None:
    for (name, parts), nodes in zip(EFFECTS.items(), faces(KIND, "en"), strict=True):
        words = " ".join(said(nodes).split())
        for part in parts:
            assert part in words, (name, part)


def test_each_card_says_that_it_must_hit_and_how_long_it_lasts() -> None:
    lasting = {
        "at once": ("Fireball", "Heal", "Lightning Bolt", "Spin"),
        "action": ("Saddlesore",),
    }
    for name, nodes in zip(SPELLBOOK, faces(KIND, "en"), strict=True):
        words = said(nodes)
        assert "Must hit like breath, but all around" in words
        assert "Own dragon 7+  on 2d6" in words
        if name in lasting["at once"]:
            assert "Lasts instant" in words, name
        elif name in lasting["action"]:
            assert "Lasts for that one action" in words
        else:
            assert "Lasts to the next rider actions" in words, name


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_whole_deck_shares_one_size_of_text(language: str) -> None:
    (size,) = text_sizes(KIND, language)
    assert 9 <= size <= 10


def test_polish_cards_are_polish() -> None:
    for nodes in faces(KIND, "pl"):
        words = said(nodes)
        assert "Musi trafić" in words and "7+  na 2k6" in words
        assert "d6" not in words and "the" not in words.split()


def test_figures_come_from_the_tables() -> None:
    made, job = deck(KIND, "en")
    table = job.content.tables.spells
    card = table.spells[Spell.FIREBALL]
    other = card.model_copy(update={"cost": 7, "medium": 4, "long": 9})
    spells = table.model_copy(update={"spells": {**table.spells, Spell.FIREBALL: other}})
    to_hit = job.content.tables.to_hit.model_copy(update={"base": 9})
    tables = replace(job.content.tables, spells=spells, to_hit=to_hit)
    changed = replace(job, content=replace(job.content, tables=tables))
    nodes = spell_cards.compose(changed).front(2)
    assert figures(nodes, 36) == ["7"] and figures(nodes, 14) == ["4", "9"]
    assert hexes(nodes) == [(0, 4), (4, 5)]
    assert "8+" in said(nodes)
    assert figures(made.front(2), 36) == ["1"]


def test_the_emblem_goes_to_save_ink_and_the_figures_stay() -> None:
    nodes = face(KIND, "en", 0)
    assert sum(isinstance(node, Group) and node.name == "art" for node in nodes) == 2
    light = low_ink(nodes)
    assert not any(isinstance(node, Group) and node.name == "art" for node in light)
    assert said(light) == said(nodes)
    assert {node.color for node in texts(light)} == {"#000000"}


def test_faces_are_drawn_the_same_each_time() -> None:
    made, _ = deck(KIND, "pl")
    assert made.front(4) == made.front(4)
    assert made.back(0) == made.back(12)
