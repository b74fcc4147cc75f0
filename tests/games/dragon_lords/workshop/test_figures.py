"""Single figures of dragons, and where they come from."""

from __future__ import annotations

from itertools import islice

import pytest

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Rating, Section
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.costs import Component
from generator.games.dragon_lords.rules.stats import StatBlock, stat_block
from generator.games.dragon_lords.workshop.figures import (
    FIGURES,
    Figure,
    known_figures,
    merit,
    origin_of,
    table_of,
    value_of,
)
from generator.games.dragon_lords.workshop.parts import Parts, every_dragon
from generator.source.provenance import Provenance

OZONIC = {
    Figure.COST: 18,
    Figure.MIN_SPEED: 5,
    Figure.MAX_SPEED: 13,
    Figure.ACCELERATION: 4,
    Figure.RATING: Rating.G,
    Figure.TURN_60: 2,
    Figure.TURN_120: 3,
    Figure.TURN_180: 5,
    Figure.BANK: 4,
    Figure.INITIATIVE: -2,
    Figure.CLOSE_COMBAT: 3,
    Figure.CLOSE_COMBAT_WITH_RIDER: 3,
    Figure.BREATH_DAMAGE: Dice(3),
    Figure.CLAW_DAMAGE: Dice(3),
    Figure.HEAD: 30,
    Figure.BODY: 60,
    Figure.TAIL: 30,
    Figure.WING: 30,
    Figure.TOUGHNESS: 180,
    Figure.HARD_TO_HIT: -1,
}


def test_all_figures_of_a_dragon(content: DragonLordsContent) -> None:
    parts = Parts.of(content.dragon("Ozonic"))
    assert {figure: value_of(content.tables, parts, figure) for figure in Figure} == OZONIC
    assert list(FIGURES) == list(Figure)


def test_a_lancer_counts_in_close_combat_and_small_and_heavy_cancel_out(content: DragonLordsContent) -> None:
    tankerous = Parts.of(content.dragon("Tankerous"))
    assert value_of(content.tables, tankerous, Figure.CLOSE_COMBAT) == 1
    assert value_of(content.tables, tankerous, Figure.CLOSE_COMBAT_WITH_RIDER) == 3
    assert value_of(content.tables, tankerous, Figure.HARD_TO_HIT) == 0
    origin = origin_of(content.tables, tankerous, Figure.CLOSE_COMBAT_WITH_RIDER)
    assert [(cell.table, ".".join(cell.path)) for cell in origin.cells] == [
        ("flight", "rating.very-heavy.tiny"),
        ("close_combat", "modifier.I"),
        ("riders", "abilities.lancer.close_combat"),
    ]


#: Where the stat block keeps each figure, and the name of its source there.
IN_STAT_BLOCK = {
    Figure.COST: ("cost", "cost"),
    Figure.MIN_SPEED: ("min_speed", "min_speed"),
    Figure.MAX_SPEED: ("max_speed", "max_speed"),
    Figure.ACCELERATION: ("acceleration", "acceleration"),
    Figure.RATING: ("rating", "rating"),
    Figure.BANK: ("bank_cost", "bank_cost"),
    Figure.INITIATIVE: ("initiative", "initiative"),
    Figure.CLOSE_COMBAT: ("close_combat", "close_combat"),
    Figure.BREATH_DAMAGE: ("breath_damage", "breath_damage"),
    Figure.CLAW_DAMAGE: ("claw_damage", "claw_damage"),
}


def test_figures_and_origins_agree_with_the_play_sheet(tables: Tables) -> None:
    for parts in islice(every_dragon(), 0, None, 13):
        block = stat_block(tables, parts.named("x"))
        for figure, (name, source) in IN_STAT_BLOCK.items():
            origin = origin_of(tables, parts, figure)
            assert origin.value == getattr(block, name)
            assert origin.note == block.sources[source]
        for figure, angle in ((Figure.TURN_60, 60), (Figure.TURN_120, 120), (Figure.TURN_180, 180)):
            origin = origin_of(tables, parts, figure)
            assert (origin.value, origin.note) == (block.turn_costs[angle], block.sources[f"turn_costs.{angle}"])
        sections = damage_of(tables, parts)
        assert sections == block_damage(block)


def damage_of(tables: Tables, parts: Parts) -> list[object]:
    return [value_of(tables, parts, figure) for figure in (Figure.HEAD, Figure.BODY, Figure.TAIL, Figure.WING)]


def block_damage(block: StatBlock) -> list[object]:
    return [block.damage_points[part] for part in (Section.HEAD, Section.BODY, Section.TAIL, Section.RIGHT_WING)]


@pytest.mark.parametrize("figure", list(Figure))
def test_every_cell_exists(tables: Tables, figure: Figure) -> None:
    unlisted = {("to_hit", "wings"), ("to_hit", "body")}  # what is not listed there changes nothing
    for parts in islice(every_dragon(), 0, None, 97):
        for cell in FIGURES[figure].cells(tables, parts):
            value: object = table_of(tables, cell)
            for step in cell.path:
                if isinstance(value, dict):
                    keys = {str(key): key for key in value}
                    if step not in keys and (cell.table, cell.path[0]) in unlisted:
                        break
                    value = value[keys[step]]
                else:
                    value = getattr(value, step)


def test_an_origin_tells_the_least_certain_cell(content: DragonLordsContent) -> None:
    origin = origin_of(content.tables, Parts.of(content.dragon("Zippinchill")), Figure.COST)
    assert origin.note.provenance is Provenance.DERIVED
    assert [".".join(cell.path) for cell in origin.cells] == [
        "body.very-light",
        "wings.huge",
        "breath.cold",
        "claws.sharp",
    ]


@pytest.mark.parametrize(
    ("figure", "better", "worse"),
    [
        (Figure.COST, 4, 5),
        (Figure.MIN_SPEED, 1, 2),
        (Figure.MAX_SPEED, 15, 14),
        (Figure.RATING, Rating.A, Rating.B),
        (Figure.TURN_120, 1, 5),
        (Figure.BREATH_DAMAGE, Dice(3), Dice(2, 2)),
        (Figure.CLAW_DAMAGE, Dice(3, 2), Dice(3)),
        (Figure.HARD_TO_HIT, 1, -2),
    ],
)
def test_which_way_is_better(figure: Figure, better: int | Dice | Rating, worse: int | Dice | Rating) -> None:
    assert merit(figure, better) > merit(figure, worse)


def test_what_is_known_when_some_things_are_chosen() -> None:
    assert known_figures(set()) == [Figure.HEAD, Figure.TAIL]
    assert known_figures({Component.BODY}) == [Figure.MIN_SPEED, Figure.HEAD, Figure.BODY, Figure.TAIL]
    assert Figure.RATING in known_figures({Component.BODY, Component.WINGS})
    assert known_figures(set(Component)) == list(Figure)
