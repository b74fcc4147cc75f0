"""Dragon files: what they may look like, and what is said about wrong ones, line by line."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError, Finding
from generator.games.dragon_lords.designs import check_designs, dragon_locs, looks_like_dragons, read_designs
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rider, Wings
from generator.games.dragon_lords.model.tables import Tables
from generator.source.reader import parse_yaml

SMALLEST = """\
name: Ember
body: heavy
wings: large
breath: lightning
claws: dull
"""

FULL = """\
- name: Ember
  body: heavy
  wings: large
  breath: lightning
  claws: dull
  rider: none
  cost: 12
  rating: E
  close_combat: 5
  min_speed: 4
  max_speed: 14
  breath_damage: 2d6+2
  claw_damage: 2d6+2
  damage_points: {head: 30, body: 50, tail: 30, left-wing: 35, right-wing: 35}
  budget: 12
  note: Born in a smithy
- name: Żmij
  body: very-light
  wings: huge
  breath: cold
  claws: sharp
  rider: crossbow-shooter
  cost: 14
"""


def checked(tables: Tables, text: str, budget: int | None = None) -> tuple[tuple[Design, ...], list[Finding]]:
    return check_designs(tables, parse_yaml(text.encode(), "own.yaml"), budget)


def told(tables: Tables, text: str, budget: int | None = None) -> list[tuple[int, int, str]]:
    return [(f.where.line, f.where.column, f.code) for f in checked(tables, text, budget)[1]]


def test_the_smallest_file(tables: Tables) -> None:
    designs, findings = checked(tables, SMALLEST)
    assert findings == []
    (ember,) = designs
    assert (ember.name, ember.body, ember.wings) == ("Ember", Body.HEAVY, Wings.LARGE)
    assert (ember.breath, ember.claws, ember.rider) == (Breath.LIGHTNING, Claws.DULL, None)


def test_a_list_with_every_key(tables: Tables) -> None:
    designs, findings = checked(tables, FULL)
    assert findings == []
    assert [design.name for design in designs] == ["Ember", "Żmij"]
    assert designs[0].rider is None
    assert designs[1].rider is Rider.CROSSBOW_SHOOTER
    assert designs[0].note == "Born in a smithy"


@pytest.mark.parametrize("rider", ["rider: none", "rider: null", "rider: ~", "rider:"])
def test_ways_to_ride_alone(tables: Tables, rider: str) -> None:
    designs, findings = checked(tables, SMALLEST + rider + "\n")
    assert findings == []
    assert designs[0].rider is None


def test_a_team_with_its_points(tables: Tables) -> None:
    text = "legion: 22\nbudget: 12\ndragons:\n" + "".join(f"  {line}\n" for line in FULL.splitlines()[:16])
    designs, findings = checked(tables, text)
    assert (len(designs), findings) == (1, [])


def test_a_file_on_disk(tables: Tables, tmp_path: Path) -> None:
    path = tmp_path / "ember.yaml"
    path.write_text(SMALLEST, encoding="utf-8")
    assert [design.name for design in read_designs(tables, path)] == ["Ember"]
    with pytest.raises(ContentError, match="over-budget"):
        read_designs(tables, path, budget=11)


def test_an_unknown_option_has_a_hint(tables: Tables) -> None:
    _, findings = checked(tables, SMALLEST.replace("heavy", "hevy").replace("dull", "Razor Sharp"))
    assert [str(finding) for finding in findings] == [
        "own.yaml:2:7: error unknown-option “body” cannot be “hevy”\n    did you mean “heavy”?",
        "own.yaml:5:8: error unknown-option “claws” cannot be “Razor Sharp”\n    did you mean “razor-sharp”?",
    ]


def test_a_wrong_cost_is_told_with_the_account(tables: Tables) -> None:
    _, findings = checked(tables, SMALLEST + "cost: 13\n")
    assert [str(finding) for finding in findings] == [
        "own.yaml:6:7: error wrong-cost cost is 13, the parts come to 12: heavy 4 + large 4 + lightning 2 + dull 2\n"
        "    write 12, or leave the line out"
    ]


@pytest.mark.parametrize(("cost", "code"), [(3, "cost-out-of-bounds"), (26, "cost-out-of-bounds"), (25, "wrong-cost")])
def test_costs_that_no_dragon_has(tables: Tables, cost: int, code: str) -> None:
    assert told(tables, f"{SMALLEST}cost: {cost}\n") == [(6, 7, code)]


def test_the_lowest_budget_counts(tables: Tables) -> None:
    assert told(tables, SMALLEST, 12) == []
    assert told(tables, SMALLEST, 11) == [(1, 7, "over-budget")]
    assert told(tables, SMALLEST + "budget: 11\n", 12) == [(6, 9, "over-budget")]
    assert told(tables, SMALLEST + "budget: 12\n", 11) == [(1, 7, "over-budget")]
    in_team = "dragons:\n- {name: A, body: heavy, wings: large, breath: cold, claws: dull}\n"
    assert told(tables, in_team + "budget: 10\n") == [(2, 10, "over-budget")]
    assert told(tables, in_team + "budget: 11\n") == []


def test_a_legion_may_not_cost_too_much(tables: Tables) -> None:
    text = "legion: 20\ndragons:\n- {name: A, body: heavy, wings: large, breath: cold, claws: dull}\n"
    text += "- {name: B, body: light, wings: large, breath: cold, claws: sharp}\n"
    _, findings = checked(tables, text)
    assert [str(finding) for finding in findings] == [
        "own.yaml:1:9: error over-budget the dragons cost 21 of 20 design points: 11 + 10\n    save 1"
    ]
    assert told(tables, text.replace("20", "21")) == []
    spoilt = (
        text.replace("legion: 20", "legion: 10") + "- {name: C, body: lihgt, wings: huge, breath: cold, claws: dull}\n"
    )
    assert told(tables, spoilt) == [(1, 9, "over-budget"), (5, 19, "unknown-option")]


@pytest.mark.parametrize(
    ("key", "wrong", "column", "message"),
    [
        ("rating", "D", 9, "rating is D, but heavy body and large wings give E"),
        ("close_combat", "9", 15, "close_combat is 9, but rating E gives 5"),
        ("min_speed", "5", 12, "min_speed is 5, but heavy body gives 4"),
        ("max_speed", "15", 12, "max_speed is 15, but large wings give 14"),
        ("breath_damage", "2d6", 16, "breath_damage is 2d6, but lightning breath gives 2d6+2"),
        ("claw_damage", "3d6", 14, "claw_damage is 3d6, but dull claws give 2d6+2"),
        ("damage_points", "{tail: 40}", 23, "damage_points.tail is 40, but every tail gives 30"),
        ("damage_points", "{body: 40}", 23, "damage_points.body is 40, but heavy body gives 50"),
        ("damage_points", "{left-wing: 5}", 28, "damage_points.left-wing is 5, but large wings give 35"),
    ],
)
def test_wrong_values(tables: Tables, key: str, wrong: str, column: int, message: str) -> None:
    _, findings = checked(tables, f"{SMALLEST}{key}: {wrong}\n")
    assert [(f.where.line, f.where.column, f.code, f.message) for f in findings] == [
        (6, column, "wrong-value", message)
    ]


def test_dice_must_be_dice(tables: Tables) -> None:
    _, findings = checked(tables, SMALLEST + "breath_damage: 2d7\nclaw_damage: 12\n")
    assert [(f.where.line, f.where.column) for f in findings] == [(6, 16), (7, 14)]
    assert all("no dice notation" in f.message for f in findings)


def test_names_that_stand_twice(tables: Tables) -> None:
    rest = ", body: heavy, wings: large, breath: cold, claws: dull}\n"
    text = f"- {{name: Żar{rest}- {{name: Iskra{rest}- {{name: 'ŻAR '{rest}- {{name: iskra, body: no}}\n"
    _, findings = checked(tables, text)
    doubles = [finding for finding in findings if finding.code == "duplicate-name"]
    assert [(f.where.line, f.where.column, f.message) for f in doubles] == [
        (3, 10, "the name “ŻAR ” stands in line 1 and again in line 3"),
        (4, 10, "the name “iskra” stands in line 2 and again in line 4"),
    ]


@pytest.mark.parametrize("name", ["''", "' '", "abcdefghijklmnopqrstuvwxy", '"a\\u00adb"', '"a\\u200bb"'])
def test_names_that_cannot_be_printed(tables: Tables, name: str) -> None:
    findings = told(tables, SMALLEST.replace("Ember", name))
    assert findings[0] == (1, 7, "bad-name")
    assert len(findings) == 1


def test_a_name_may_just_fill_the_sheet(tables: Tables) -> None:
    assert told(tables, SMALLEST.replace("Ember", "abcdefghijklmnopqrstuvwx")) == []


def test_everything_is_told_at_once(tables: Tables) -> None:
    text = """\
- name: Ember
  body: heavy
  wings: large
  breath: fire
  claws: dull
  colour: red
- name: ember
  body: very-heavy
  wings: huge
  breath: magma
  claws: razor-sharp
  cost: 12
  rating: A
  budget: 15
- name: " "
  body: light
- 7
"""
    assert told(tables, text) == [
        (4, 11, "unknown-option"),
        (6, 3, "unknown-key"),
        (7, 9, "duplicate-name"),
        (12, 9, "wrong-cost"),
        (13, 11, "wrong-value"),
        (14, 11, "over-budget"),
        (15, 3, "missing-key"),
        (15, 3, "missing-key"),
        (15, 3, "missing-key"),
        (15, 9, "bad-name"),
        (17, 3, "wrong-type"),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[]\n", [(1, 1, "too-short")]),
        ("dragons: []\n", [(1, 10, "too-short")]),
        ("dragons: Ember\n", [(1, 10, "wrong-type")]),
        (
            "dragons:\n- {name: A, body: light, wings: tiny, breath: ice, claws: dull}\nbudget: x\n",
            [(3, 9, "wrong-type")],
        ),
    ],
)
def test_files_without_dragons(tables: Tables, text: str, expected: list[tuple[int, int, str]]) -> None:
    assert told(tables, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (SMALLEST, True),
        (FULL, True),
        ("dragons: 3\n", True),
        ("- name: A\n", True),
        ("title: A\n", False),
        ("- 1\n- x\n", False),
        ("seven\n", False),
    ],
)
def test_whose_file_it_is(text: str, expected: bool) -> None:
    assert looks_like_dragons(parse_yaml(text.encode(), "own.yaml")) is expected


def test_where_dragons_stand() -> None:
    assert dragon_locs(parse_yaml(SMALLEST.encode(), "x")) == [()]
    assert dragon_locs(parse_yaml(FULL.encode(), "x")) == [(0,), (1,)]
    assert dragon_locs(parse_yaml(b"dragons: [{}, {}]", "x")) == [("dragons", 0), ("dragons", 1)]


@given(
    st.sampled_from(Body),
    st.sampled_from(Wings),
    st.sampled_from(Breath),
    st.sampled_from(Claws),
    st.sampled_from([None, *Rider]),
    st.integers(0, 30),
)
def test_a_stated_cost_is_right_or_told(
    tables: Tables, body: Body, wings: Wings, breath: Breath, claws: Claws, rider: Rider | None, cost: int
) -> None:
    parts: list[tuple[type[StrEnum], StrEnum]] = [(Body, body), (Wings, wings), (Breath, breath), (Claws, claws)]
    right = sum(list(kind).index(option) + 1 for kind, option in parts)
    right += list(Rider).index(rider) + 1 if rider else 0
    choices = f"body: {body}, wings: {wings}, breath: {breath}, claws: {claws}, rider: {rider or 'none'}"
    text = f"{{name: A, {choices}, cost: {cost}}}"
    findings = checked(tables, text)[1]
    assert (findings == []) == (cost == right)
    assert all(f.code in ("wrong-cost", "cost-out-of-bounds") and f"come to {right}:" in f.message for f in findings)
