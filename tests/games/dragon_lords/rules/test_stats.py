"""Stat blocks: the printed sheets, and what holds for every dragon that can be designed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rating, Rider, Section, Wings
from generator.games.dragon_lords.model.riders import CloseCombatAbility, MissileAbility, SpellAbility
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.costs import all_designs
from generator.games.dragon_lords.rules.stats import StatBlock, stat_block, weakest
from generator.source.provenance import CellNote, Provenance

# name: rating, close combat, speeds, breath, claws, turns, bank, acceleration, initiative, head to right wing, sum
SHEETS = {
    "Lectronist": ("E", 5, 4, 14, "2d6+2", "2d6+2", (1, 3, 5), 2, 5, 0, (30, 50, 30, 35, 35), 180),
    "Kelvinight": ("D", 6, 2, 13, "3d6+2", "3d6", (1, 2, 4), 2, 4, 0, (30, 30, 30, 30, 30), 150),
    "Zippinchill": ("A", 9, 1, 15, "2d6", "3d6", (0, 1, 3), 1, 6, 2, (30, 20, 30, 40, 40), 160),
    "Thilindis": ("E", 5, 4, 14, "3d6+2", "3d6+2", (1, 3, 5), 2, 5, 0, (30, 50, 30, 35, 35), 180),
    "Reaper": ("E", 5, 5, 15, "4d6", "4d6", (1, 3, 5), 2, 6, 0, (30, 60, 30, 40, 40), 200),
    "Skyblazer": ("C", 7, 3, 15, "4d6", "4d6", (0, 3, 5), 1, 6, 2, (30, 40, 30, 40, 40), 180),
    "Slash": ("E", 5, 3, 13, "3d6", "2d6", (1, 3, 5), 2, 4, 0, (30, 40, 30, 30, 30), 160),
    "Blowderby": ("H", 2, 5, 12, "4d6", "2d6", (2, 4, 6), 4, 3, -2, (30, 60, 30, 25, 25), 170),
    "Tankerous": ("I", 1, 5, 11, "2d6", "3d6+2", (2, 5, 7), 4, 2, -2, (30, 60, 30, 20, 20), 160),
    "Fiercival": ("G", 3, 4, 12, "4d6", "2d6+2", (2, 3, 5), 4, 3, -2, (30, 50, 30, 25, 25), 160),
    "Ozonic": ("G", 3, 5, 13, "3d6", "3d6", (2, 3, 5), 4, 4, -2, (30, 60, 30, 30, 30), 180),
    "Stalwyrm": ("E", 5, 5, 15, "3d6+2", "4d6", (1, 3, 5), 2, 6, 0, (30, 60, 30, 40, 40), 200),
}


@pytest.fixture(scope="module")
def every_block(tables: Tables) -> list[StatBlock]:
    return [stat_block(tables, design) for design in all_designs()]


@pytest.mark.parametrize("name", SHEETS)
def test_the_printed_sheets(content: DragonLordsContent, name: str) -> None:
    block = stat_block(content.tables, content.dragon(name))
    assert (
        block.rating,
        block.close_combat,
        block.min_speed,
        block.max_speed,
        str(block.breath_damage),
        str(block.claw_damage),
        tuple(block.turn_costs.values()),
        block.bank_cost,
        block.acceleration,
        block.initiative,
        tuple(block.damage_points.values()),
        sum(block.damage_points.values()),
    ) == SHEETS[name]


def test_sections_come_in_the_order_of_the_sheet(content: DragonLordsContent) -> None:
    block = stat_block(content.tables, content.dragon("Lectronist"))
    assert list(block.damage_points) == list(Section)
    assert list(block.turn_costs) == [60, 120, 180]


def test_riders(content: DragonLordsContent) -> None:
    def block(name: str) -> StatBlock:
        return stat_block(content.tables, content.dragon(name))

    lancer, archer, wizard = block("Tankerous").rider, block("Fiercival").rider, block("Slash").rider
    assert isinstance(lancer, CloseCombatAbility)
    assert (lancer.close_combat, lancer.damage) == (2, 4)
    assert isinstance(archer, MissileAbility)
    assert (archer.medium.reach, str(archer.medium.damage)) == (2, "1d6+4")
    assert (archer.long.reach, str(archer.long.damage)) == (4, "1d6+1")
    assert isinstance(wizard, SpellAbility)
    assert [block(name).magic_points for name in ("Slash", "Stalwyrm", "Ozonic", "Reaper")] == [60, 60, 0, 0]
    assert block("Reaper").rider is None


def test_every_dragon_obeys_the_formulas(every_block: list[StatBlock]) -> None:
    assert len(every_block) == 3750
    ratings, bodies, wings = list(Rating), list(Body), list(Wings)
    for block in every_block:
        body, wing = bodies.index(block.design.body), wings.index(block.design.wings)
        step = body + 4 - wing
        sixty = step // 3
        hundred_twenty = sixty + 1 + step % 3
        assert block.rating is ratings[step]
        assert block.close_combat == 9 - step
        assert (block.min_speed, block.max_speed) == (1 + body, 11 + wing)
        assert dict(block.turn_costs) == {60: sixty, 120: hundred_twenty, 180: hundred_twenty + 2}
        assert block.bank_cost == max(1, 2 * sixty)
        assert block.initiative == 2 - 2 * sixty
        assert 9 + block.acceleration == block.max_speed
        assert sum(block.damage_points.values()) == 60 + (20 + 10 * body) + 2 * (20 + 5 * wing)
        assert 120 <= sum(block.damage_points.values()) <= 200
        assert all(0 <= track.above - track.below <= 1 for track in block.tracks.values())
        assert {section: track.total for section, track in block.tracks.items()} == block.damage_points
        assert (block.magic_points > 0) == (block.design.rider is Rider.WIZARD)
        assert 4 <= block.cost <= 25


def test_better_weapons_hit_harder_and_cost_more(every_block: list[StatBlock]) -> None:
    by_choice = {
        (b.design.body, b.design.wings, b.design.breath, b.design.claws, b.design.rider): b for b in every_block
    }
    breaths, claws = list(Breath), list(Claws)
    for (body, wings, breath, sharpness, rider), block in by_choice.items():
        if breath is not Breath.MAGMA:
            better = by_choice[body, wings, breaths[breaths.index(breath) + 1], sharpness, rider]
            assert better.breath_damage.mean > block.breath_damage.mean
            assert better.cost == block.cost + 1
        if sharpness is not Claws.RAZOR_SHARP:
            better = by_choice[body, wings, breath, claws[claws.index(sharpness) + 1], rider]
            assert better.claw_damage.mean > block.claw_damage.mean
            assert better.cost == block.cost + 1


def test_where_the_figures_come_from(content: DragonLordsContent) -> None:
    light = stat_block(content.tables, content.dragon("Kelvinight")).sources
    heavy = stat_block(content.tables, content.dragon("Tankerous")).sources
    assert light["rating"].provenance is Provenance.PRINTED
    assert light["turn_costs.180"].provenance is Provenance.PRINTED
    assert light["cost"].provenance is Provenance.DERIVED
    assert heavy["rating"].provenance is Provenance.DERIVED
    assert heavy["turn_costs.180"].provenance is Provenance.DERIVED
    assert heavy["min_speed"].provenance is Provenance.PRINTED


def test_every_figure_has_a_source_and_none_is_a_guess(every_block: list[StatBlock]) -> None:
    figures = {
        *("cost", "rating", "close_combat", "min_speed", "max_speed", "bank_cost", "acceleration", "initiative"),
        *("breath_damage", "claw_damage", "turn_costs.60", "turn_costs.120", "turn_costs.180"),
        *(f"damage_points.{section}" for section in Section),
    }
    for block in every_block[::97]:
        assert set(block.sources) == figures
        assert not any(block.is_reconstructed(figure) for figure in figures)


def test_an_unknown_figure_is_no_silent_no(content: DragonLordsContent) -> None:
    with pytest.raises(KeyError):
        stat_block(content.tables, content.dragon("Slash")).is_reconstructed("speed")


def test_the_least_certain_figure_decides() -> None:
    printed, derived, ours = (
        CellNote(provenance=Provenance.PRINTED),
        CellNote(provenance=Provenance.DERIVED, why="a"),
        CellNote(provenance=Provenance.RECONSTRUCTED, why="b"),
    )
    assert weakest(printed, ours, derived) is ours
    assert weakest(printed, derived) is derived
    assert weakest(printed, printed) is printed


def test_a_guess_is_marked(tables: Tables, content: DragonLordsContent) -> None:
    cells = {"minimum_speed.light": CellNote(provenance=Provenance.RECONSTRUCTED, why="to see")}
    flight = tables.flight.model_copy(update={"cells": cells})
    block = stat_block(replace(tables, flight=flight), content.dragon("Kelvinight"))
    assert block.is_reconstructed("min_speed")
    assert not block.is_reconstructed("max_speed")
