"""The figures of the tables that no rule uses yet, against the source by hand."""

from __future__ import annotations

from collections import Counter
from itertools import product

from generator.games.dragon_lords.model.options import Direction, Section, Spell, Tactic
from generator.games.dragon_lords.model.tables import Tables
from generator.source.provenance import Provenance

SHORT = {"H": "head", "B": "body", "T": "tail", "L": "left-wing", "R": "right-wing"}
ALLOCATION = {  # front, front right, rear right, rear, rear left, front left
    2: "HTHTHT",
    3: "HRRTLL",
    4: "HHTTTH",
    5: "BBBBBB",
    6: "LRRLLL",
    7: "BBBBBB",
    8: "RRRRLL",
    9: "BBBBBB",
    10: "HHTTTH",
    11: "HRRTLL",
    12: "THTHTH",
}
TACTICS = {
    "lunge": (0, 1, -1, 2, -2, -4),
    "slash": (-1, 0, -2, 1, 2, -4),
    "bite": (1, 2, 0, -2, -1, -4),
    "tail-swing": (-2, -1, 2, 0, 1, -4),
    "fake": (2, -2, 1, -1, 0, -4),
    "defend": (4, 4, 4, 4, 4, 0),
}
SPELLS = {  # cost, medium, long
    "distort-range": (3, 3, 6),
    "dull": (2, 2, 5),
    "fireball": (1, 2, 4),
    "force-shield": (3, 2, 4),
    "heal": (3, 1, 3),
    "lethargy": (2, 2, 5),
    "lightning-bolt": (1, 3, 6),
    "quicken": (2, 2, 5),
    "saddlesore": (2, 2, 4),
    "sharpen": (2, 2, 5),
    "slow": (2, 2, 5),
    "spin": (3, 2, 4),
    "vigor": (2, 2, 5),
}


def test_damage_allocation(tables: Tables) -> None:
    rows = {roll: [section.value for section in row.values()] for roll, row in tables.damage_allocation.rows.items()}
    assert rows == {roll: [SHORT[letter] for letter in letters] for roll, letters in ALLOCATION.items()}


def test_odds_of_damage_allocation(tables: Tables) -> None:
    odds: dict[Direction, Counter[Section]] = {direction: Counter() for direction in Direction}
    for first, second in product(range(1, 7), repeat=2):
        for direction, section in tables.damage_allocation.rows[first + second].items():
            odds[direction][section] += 1
    assert odds[Direction.FRONT] == {"head": 11, "body": 14, "left-wing": 5, "right-wing": 5, "tail": 1}
    assert odds[Direction.FRONT_RIGHT] == {"right-wing": 14, "body": 14, "head": 7, "tail": 1}
    assert odds[Direction.REAR_RIGHT] == {"right-wing": 14, "body": 14, "tail": 7, "head": 1}
    assert odds[Direction.REAR] == {"tail": 11, "body": 14, "left-wing": 5, "right-wing": 5, "head": 1}
    assert odds[Direction.REAR_LEFT] == {"left-wing": 14, "body": 14, "tail": 7, "head": 1}
    assert odds[Direction.FRONT_LEFT] == {"left-wing": 14, "body": 14, "head": 7, "tail": 1}


def test_which_cells_of_damage_allocation_are_guessed(tables: Tables) -> None:
    table = tables.damage_allocation
    guessed = {
        (roll, place)
        for roll, row in table.rows.items()
        for place in row
        if table.is_reconstructed("rows", roll, place)
    }
    assert guessed == {(5, Direction.REAR)} | {(roll, place) for roll in range(6, 13) for place in Direction}
    assert table.note("rows", 5, "rear-left").provenance is Provenance.DERIVED


def test_tactics(tables: Tables) -> None:
    assert {str(own): tuple(row.values()) for own, row in tables.tactics.modifier.items()} == TACTICS
    attacks = [tactic for tactic in Tactic if tactic is not Tactic.DEFEND]
    for own in attacks:
        assert sorted(tables.tactics.modifier[own][other] for other in attacks) == [-2, -1, 0, 1, 2]
    assert (tables.tactics.uses, str(tables.tactics.lunge_damage)) == (5, "1d6")


def test_spells(tables: Tables) -> None:
    cards = {str(spell): (card.cost, card.medium, card.long) for spell, card in tables.spells.spells.items()}
    assert cards == SPELLS
    guessed = [spell for spell in Spell if tables.spells.is_reconstructed("spells", spell, "cost")]
    assert guessed == ["lethargy", "lightning-bolt", "quicken", "saddlesore", "sharpen", "slow", "spin", "vigor"]
    assert not any(tables.spells.is_reconstructed("spells", spell, "effect") for spell in Spell)


def test_critical_hits_and_fumbles_mirror_about_seven(tables: Tables) -> None:
    criticals, fumbles = tables.critical_hits.rows, tables.fumbles.rows
    assert [criticals[roll].effect.value for roll in range(2, 13)] == [
        "killed",
        "body-damage",
        "head-shot",
        "leg-broken",
        "dazed",
        "body-damage",
        "wing-torn",
        "rider-thrown",
        "head-shot",
        "body-damage",
        "killed",
    ]
    assert [(roll, criticals[roll].factor) for roll in (3, 7, 11)] == [(3, 3), (7, 2), (11, 3)]
    assert [f"{fumbles[roll].damage} {fumbles[roll].section}" for roll in range(2, 13)] == [
        "3d6 body",
        "2d6 left-wing",
        "2d6 body",
        "1d6 body",
        "1d6 left-wing",
        "1d6 body",
        "1d6 right-wing",
        "1d6 body",
        "2d6 body",
        "2d6 right-wing",
        "3d6 body",
    ]


def test_to_hit(tables: Tables) -> None:
    table = tables.to_hit
    assert (table.base, table.always_misses, table.always_hits, table.attacker_on_ground) == (8, 2, 12, -1)
    assert [table.area[area] for area in table.area] == [0, 1, 3]
    assert {str(name): modifier for name, modifier in table.range.items()} == {
        "very-short": -2,
        "short": -1,
        "long": 1,
        "very-long": 2,
    }
    assert [band.modifier for band in table.altitude if 3 in band] == [1]
    assert table.is_reconstructed("altitude", 1, "modifier")
    assert not table.is_reconstructed("altitude", 1, "least")
    assert not table.is_reconstructed("altitude", 0, "modifier")


def test_campaign(tables: Tables) -> None:
    assert list(tables.campaign.points.values()) == [1, 10, -10, -10, -10, -25, 50]


def test_game_log(tables: Tables) -> None:
    columns = [(str(spec.column), str(spec.rules)) for spec in tables.game_log.columns]
    assert columns[:4] == [
        ("turn", "basic"),
        ("speed", "basic"),
        ("initiative", "basic"),
        ("breath-target", "basic"),
    ]
    assert {name for name, rules in columns if rules == "advanced"} == {"combat-tactic", "rider-action"}


def test_the_order_of_a_file_does_not_matter(tables: Tables) -> None:
    assert list(tables.flight.maximum_speed.values()) == [11, 12, 13, 14, 15]
    assert list(tables.flight.rating["very-light"].values()) == ["E", "D", "C", "B", "A"]  # type: ignore[index]
