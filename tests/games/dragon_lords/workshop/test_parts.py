"""The parts of a dragon and their prices."""

from __future__ import annotations

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rider, Wings
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.costs import Component
from generator.games.dragon_lords.workshop.parts import OPTIONS, Draft, Parts, every_dragon, price


def test_every_dragon_is_there_once() -> None:
    dragons = list(every_dragon())
    assert len(dragons) == len(set(dragons)) == 3750
    assert dragons[0] == Parts(Body.VERY_LIGHT, Wings.TINY, Breath.COLD, Claws.BLUNT)
    assert dragons[1].rider is Rider.LANCER
    assert dragons[-1] == Parts(Body.VERY_HEAVY, Wings.HUGE, Breath.MAGMA, Claws.RAZOR_SHARP, Rider.WIZARD)


def test_prices_rise_from_the_first_option_on(tables: Tables) -> None:
    prices = {name: [price(tables, name, option) for option in OPTIONS[name]] for name in Component}
    assert prices == {
        Component.BODY: [1, 2, 3, 4, 5],
        Component.WINGS: [1, 2, 3, 4, 5],
        Component.BREATH: [1, 2, 3, 4, 5],
        Component.CLAWS: [1, 2, 3, 4, 5],
        Component.RIDER: [0, 1, 2, 3, 4, 5],
    }


def test_a_dragon_keeps_its_parts_when_it_is_named(content: DragonLordsContent) -> None:
    ozonic = content.dragon("Ozonic")
    parts = Parts.of(ozonic)
    assert parts == Parts(Body.VERY_HEAVY, Wings.MEDIUM, Breath.FLAME, Claws.SHARP, Rider.CROSSBOW_SHOOTER)
    named = parts.named("Zefir", 18)
    assert (named.name, named.budget, Parts.of(named)) == ("Zefir", 18, parts)


def test_a_draft_fills_what_is_open_with_the_least() -> None:
    draft = Draft().choose(Component.WINGS, Wings.LARGE).choose(Component.RIDER, None)
    assert not draft.is_whole
    assert draft.parts == Parts(Body.VERY_LIGHT, Wings.LARGE, Breath.COLD, Claws.BLUNT)
    assert draft.without(Component.WINGS).parts.wings is Wings.TINY
    assert draft.chosen == {Component.WINGS: Wings.LARGE, Component.RIDER: None}
