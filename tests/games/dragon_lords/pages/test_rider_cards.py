"""The deck of riders: what each costs and does, how it is lost, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Rider
from generator.games.dragon_lords.pages import rider_cards
from generator.layout.lowink import low_ink
from generator.scene.nodes import Group
from tests.games.dragon_lords.pages.cards import check_all, deck, face, faces, figures, hexes, said, text_sizes, texts

KIND = "rider-cards"

#: Design points; the figures in 18 pt and in 14 pt; the hexes of both ranges, hollow and full.
RIDERS = {
    "Lancer": ("1", ["+2", "+4"], [], []),
    "Javelin Thrower": ("2", ["1d6+3", "1d6"], ["1", "2"], [(0, 1), (1, 1)]),
    "Archer": ("3", ["1d6+4", "1d6+1"], ["2", "4"], [(0, 2), (2, 2)]),
    "Crossbow Shooter": ("4", ["1d6+6", "1d6+3"], ["3", "6"], [(0, 3), (3, 3)]),
    "Wizard": ("5", [], [], []),
}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_is_sound(language: str) -> None:
    check_all(KIND, language)


def test_five_cards_from_the_cheapest_to_the_dearest() -> None:
    made, _ = deck(KIND, "en")
    assert [card.name for card in made.cards] == list(RIDERS)
    assert [card.name for card in deck(KIND, "pl")[0].cards] == [
        "Kopijnik",
        "Oszczepnik",
        "Łucznik",
        "Kusznik",
        "Czarodziej",
    ]
    assert {card.back for card in made.cards} == {"rider"} == set(made.backs)
    assert made.title == "Rider cards" and deck(KIND, "pl")[0].title == "Karty jeźdźców"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_figures_and_hexes_are_those_of_the_table(language: str) -> None:
    die = {"en": "d", "pl": "k"}[language]
    for (name, (cost, large, small, rows)), nodes in zip(RIDERS.items(), faces(KIND, language), strict=True):
        points = [cost, "60"] if name == "Wizard" else [cost]
        assert figures(nodes, 24) == points, name
        shown = [node for node in figures(nodes, 18) if node[0] in "+1"]
        assert shown == [figure.replace("d", die) for figure in large], name
        assert figures(nodes, 14) == small, name
        assert hexes(nodes) == rows, name


def test_labels_and_rules_in_english() -> None:
    lancer, javelin, archer, crossbow, wizard = (" ".join(said(nodes).split()) for nodes in faces(KIND, "en"))
    assert "Close combat +2 to the roll +4 damage Long range none" in lancer
    assert "design 1 point" in lancer and "+2 to the roll and, after a win, +4 to the damage" in lancer
    assert "Must hit" not in lancer
    for words, dart in ((javelin, "javelin"), (archer, "arrow"), (crossbow, "bolt")):
        assert f"One {dart} a turn, even from close combat" in words
        assert "Must hit like breath, but all around" in words
        assert "Medium range" in words and "Long range" in words
    assert wizard.count("by spell") == 2 and "Own dragon: 7+" in wizard.replace(" .", ".")


@pytest.mark.parametrize(
    ("language", "hit", "fall"),
    [
        ("en", "Body hit 2d6: 7 – lost, dragon unhurt", "Crash 1d6: 1, 2 or 3 – lost"),
        ("pl", "Cios w tułów 2k6: 7 – ginie, smok cały", "Rozbicie 1k6: 1, 2 lub 3 – ginie"),
    ],
)
def test_each_card_says_how_the_rider_is_lost(language: str, hit: str, fall: str) -> None:
    for nodes in faces(KIND, language):
        words = " ".join(said(nodes).split())
        assert hit in words and fall in words


def test_design_points_agree_with_their_label_in_polish() -> None:
    shown = [[node.text for node in texts(nodes)] for nodes in faces(KIND, "pl")]
    assert ["punkt" in words for words in shown] == [True, False, False, False, False]
    assert ["punkty" in words for words in shown] == [False, True, True, True, False]
    assert shown[4].count("punktów") == 2 and "magii" in shown[4]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_whole_deck_shares_one_size_of_text(language: str) -> None:
    (size,) = text_sizes(KIND, language)
    assert 9 <= size <= 10


def test_no_figure_of_a_rider_is_reconstructed() -> None:
    assert not any("†" in said(nodes) for nodes in faces(KIND, "en"))


def test_figures_come_from_the_tables() -> None:
    _, job = deck(KIND, "en")
    riders = job.content.tables.riders
    ability = riders.abilities[Rider.ARCHER]
    shot = ability.medium.model_copy(update={"reach": 3, "damage": Dice(2, 1)})
    archer = ability.model_copy(update={"medium": shot})
    changed = riders.model_copy(update={"abilities": {**riders.abilities, Rider.ARCHER: archer}, "magic_points": 40})
    tables = replace(job.content.tables, riders=changed)
    made = rider_cards.compose(replace(job, content=replace(job.content, tables=tables)))
    assert figures(made.front(2), 14) == ["3", "4"] and "2d6+1" in figures(made.front(2), 18)
    assert figures(made.front(4), 24) == ["5", "40"]


def test_the_figure_goes_to_save_ink_and_the_words_stay() -> None:
    nodes = face(KIND, "pl", 3)
    light = low_ink(nodes)
    assert not any(isinstance(node, Group) and node.name == "art" for node in light)
    assert said(light) == said(nodes)


def test_faces_are_drawn_the_same_each_time() -> None:
    made, _ = deck(KIND, "en")
    assert made.front(1) == made.front(1)


def test_backs_differ_from_those_of_the_spells() -> None:
    assert deck(KIND, "en")[0].back(0) != deck("spell-cards", "en")[0].back(0)
