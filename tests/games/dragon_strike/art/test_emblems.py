"""Emblems: one for each card of the content, each its own, within its box."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.dragon_strike.art import emblems
from generator.games.dragon_strike.art.emblems import EMBLEMS, emblem
from generator.games.dragon_strike.art.palette import LOW_INK
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.layout.lowink import low_ink
from generator.scene.geometry import Box
from generator.scene.nodes import Group
from tests.games.dragon_strike.art.measure import contour, extent, leaves

IDS = [f"{deck}-{card}" for deck, card in EMBLEMS]
CARDS = [pair for pair in EMBLEMS if pair[0] != "families"]


def test_every_card_has_an_emblem(content: DragonStrikeContent) -> None:
    tables = content.tables
    wanted = {("hero-spells", card) for card in tables.hero_spells.spells}
    wanted |= {("wizard-spells", card) for card in tables.wizard_spells.spells}
    wanted |= {("treasures", card) for card in tables.treasures.treasures}
    wanted |= {("traps", card) for card in tables.traps.traps}
    assert wanted | {("sneak-attacks", "sneak-attack")} == set(CARDS)


def test_every_family_of_treasure_has_an_emblem(content: DragonStrikeContent) -> None:
    families = {treasure.family for treasure in content.tables.treasures.treasures.values()}
    assert families <= {card for deck, card in EMBLEMS if deck == "families"}


@pytest.mark.parametrize(("deck", "card"), EMBLEMS, ids=IDS)
@pytest.mark.parametrize("size", [6.0, 16.0, 40.0])
def test_an_emblem_fills_its_box_and_keeps_its_contour_in_it(deck: str, card: str, size: float) -> None:
    box = Box(11.5, 40.25, size, size)
    found = extent(emblem(deck, card, box))
    assert box.contains(contour(emblem(deck, card, box)), 0.02 * size)
    assert max(found.width, found.height) > 0.75 * size


@given(
    pair=st.sampled_from(EMBLEMS),
    x=st.floats(-50, 300),
    y=st.floats(-50, 300),
    width=st.floats(3, 120),
    height=st.floats(3, 120),
)
@settings(max_examples=40, deadline=None)
def test_emblems_keep_to_any_box(pair: tuple[str, str], x: float, y: float, width: float, height: float) -> None:
    box = Box(x, y, width, height)
    assert box.contains(extent(emblem(*pair, box)), 0.01)


@pytest.mark.parametrize(("deck", "card"), EMBLEMS, ids=IDS)
def test_emblems_are_bounded_and_never_lose_detail_with_size(deck: str, card: str) -> None:
    counts = [len(leaves(emblem(deck, card, Box(0.0, 0.0, size, size)))) for size in (8.0, 15.0, 30.0)]
    assert counts == sorted(counts)
    assert counts[2] <= 250


def test_emblems_of_cards_all_differ_even_when_small() -> None:
    box = Box(0.0, 0.0, 8.0, 8.0)
    outlines = {tuple(leaf.steps for leaf in leaves(emblem(*pair, box))) for pair in CARDS}
    assert len(outlines) == len(CARDS) == 72


def test_emblems_are_drawn_the_same_each_time() -> None:
    box = Box(0.0, 0.0, 30.0, 30.0)
    first = [emblem(*pair, box) for pair in EMBLEMS]
    emblems.sketch.cache_clear()
    emblems.emblem.cache_clear()
    assert [emblem(*pair, box) for pair in EMBLEMS] == first


def test_equal_calls_give_the_very_same_group() -> None:
    assert emblem("traps", "net", Box(0.0, 0.0, 9.0, 9.0)) is emblem("traps", "net", Box(0.0, 0.0, 9.0, 9.0))


@pytest.mark.parametrize(("deck", "card"), EMBLEMS, ids=IDS)
def test_emblems_are_pictures_and_outlines_in_low_ink(deck: str, card: str) -> None:
    box = Box(0.0, 0.0, 30.0, 30.0)
    drawn = emblem(deck, card, box)
    assert isinstance(drawn, Group)
    assert low_ink([drawn]) == ()
    outlines = emblem(deck, card, box, LOW_INK)
    assert low_ink([outlines]) == (outlines,)
    assert {leaf.paint.fill for leaf in leaves(outlines)} <= {"#FFFFFF", "#000000", None}


@pytest.mark.parametrize(("deck", "card"), [("traps", "web"), ("monsters", "orc"), ("hero-spells", "pit")])
def test_an_unknown_card_is_a_key_error(deck: str, card: str) -> None:
    with pytest.raises(KeyError):
        emblem(deck, card, Box(0.0, 0.0, 10.0, 10.0))
