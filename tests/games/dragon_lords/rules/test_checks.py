"""Checks of single dragons, names and legions."""

from __future__ import annotations

import pytest

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.options import Body, Breath, Claws, Wings
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.checks import check_design, check_name, duplicate_names
from generator.games.dragon_lords.rules.costs import all_designs, design_cost
from generator.games.dragon_lords.rules.stats import stat_block
from generator.source.reader import Source, parse_yaml


@pytest.fixture(scope="module")
def source() -> Source:
    return parse_yaml(b"- name: A\n- name: B\n- name: C\n", "own.yaml")


def test_the_ready_made_dragons_pass(content: DragonLordsContent, source: Source) -> None:
    assert [f for dragon in content.dragons.dragons for f in check_design(content.tables, dragon, source)] == []


def test_whoever_states_what_the_rules_give_is_right(tables: Tables, source: Source) -> None:
    for design in list(all_designs())[::61]:
        block = stat_block(tables, design)
        stated = design.model_copy(
            update={
                "cost": block.cost,
                "rating": block.rating,
                "close_combat": block.close_combat,
                "min_speed": block.min_speed,
                "max_speed": block.max_speed,
                "breath_damage": block.breath_damage,
                "claw_damage": block.claw_damage,
                "damage_points": block.damage_points,
                "budget": block.cost,
            }
        )
        assert check_design(tables, stated, source) == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("a" * 25, "25 letters, the sheet has room for 24"),
        ("Em\tber", "U+0009"),
        ("Em\x07ber", "U+0007"),
        ("Em\u202eber", "U+202E"),
        ("Em\u2028ber", "U+2028"),
        ("Em\ue000ber", "U+E000"),
    ],
)
def test_bad_names(tables: Tables, source: Source, name: str, words: str) -> None:
    (finding,) = check_name(tables, name, source, (1, "name"))
    assert (finding.code, finding.where.line, finding.where.column) == ("bad-name", 2, 9)
    assert words in finding.message


@pytest.mark.parametrize("name", ["Żmij", "O’Hara", "Drako II", "Æsir", "z\u0307mij", "龍", "–"])
def test_good_names(tables: Tables, source: Source, name: str) -> None:
    assert check_name(tables, name, source, (0, "name")) == []


def test_a_name_is_as_long_as_its_letters_look(tables: Tables, source: Source) -> None:
    assert check_name(tables, "Z\u0307" * 24, source, (0, "name")) == []


def test_every_repetition_is_told_with_the_first_line(source: Source) -> None:
    names = [("Ember", (0, "name")), ("EMBER", (1, "name")), ("em\u200aber", (2, "name")), ("ember ", (2, "name"))]
    found = duplicate_names(names, source)
    assert [(f.where.line, f.message) for f in found] == [
        (2, "the name “EMBER” stands in line 1 and again in line 2"),
        (3, "the name “ember ” stands in line 1 and again in line 3"),
    ]


def test_the_account_is_told_when_the_budget_is_passed(tables: Tables, source: Source) -> None:
    design = Design(name="B", body=Body.LIGHT, wings=Wings.HUGE, breath=Breath.ICE, claws=Claws.BLUNT)
    assert design_cost(tables, design).total == 12
    (finding,) = check_design(tables, design, source, (1,), budget=10)
    assert str(finding) == (
        "own.yaml:2:9: error over-budget B costs 12 of 10 design points: light 2 + huge 5 + ice 4 + blunt 1\n    save 2"
    )
