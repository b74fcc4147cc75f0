"""``dragonpress dragon team``: sides of unequal number that are even."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

Run = Callable[..., Result]
Write = Callable[..., Path]


def answer(run: Run, *arguments: object) -> dict[str, Any]:
    result = run("dragon", "team", *arguments, "--json")
    assert result.exit_code == 0, result.output
    record: dict[str, Any] = json.loads(result.stdout)
    return record


def names(ready: list[list[dict[str, Any]]]) -> list[dict[str, int]]:
    return [{entry["name"]: entry["number"] for entry in side} for side in ready]


def test_who_is_even_with_three_for_thirty_six(run: Run) -> None:
    record = answer(run, 3, "--points", 36)
    assert record["own"]["costs"] == [12, 12, 12]
    assert names(record["own"]["ready"]) == [{"Lectronist": 3}, {"Kelvinight": 3}, {"Tankerous": 3}]
    others = {side["dragons"]: side for side in record["against"]}
    assert sorted(others) == [2, 4, 5, 6, 7, 8, 9]
    assert {number for number, side in others.items() if side["even"]} == {2, 4, 6, 9}
    assert names(others[2]["ready"])[:2] == [{"Skyblazer": 2}, {"Ozonic": 2}]
    assert others[5]["costs"] == [8, 7, 7, 7, 7] and others[5]["ready"] == []


def test_the_table_for_people(run: Run) -> None:
    result = run("dragon", "team", 3, "--points", 36)
    rows = [line.split() for line in result.stdout.splitlines()]
    assert ["own", "3", "12", "36", "3", "×", "Lectronist"] in rows
    assert ["against", "2", "18", "36", "2", "×", "Skyblazer"] in rows
    assert ["against", "5", "1", "at", "8,", "4", "at", "7", "36", "none", "of", "the", "ready-made"] in rows


def test_one_named_dragon_stands_for_the_side(run: Run) -> None:
    record = answer(run, 2, "--with", "zippinchill", "--against", 1)
    assert (record["points"], record["own"]["with"]) == (20, [{"name": "Zippinchill", "number": 2}])
    (other,) = record["against"]
    assert names(other["ready"]) == [{"Reaper": 1}]


def test_named_dragons_and_what_is_left_for_the_others(run: Run, dragon_file: Write) -> None:
    own = dragon_file("{name: Ember, body: light, wings: huge, breath: flame, claws: sharp}")  # 13 points
    record = answer(run, 3, "--with", own, "--points", 33, "--rider", "none")
    assert record["own"]["costs"] == [10, 10] and names(record["own"]["ready"]) == [{"Zippinchill": 2}]
    text = run("dragon", "team", 3, "--with", own, "--points", 33).stdout
    assert "Ember, 2 × Zippinchill" in text


def test_a_whole_side_that_is_named(run: Run) -> None:
    record = answer(run, 2, "--with", "Reaper", "--with", "Fiercival", "--against", 3)
    assert (record["points"], record["own"]["costs"], record["own"]["even"]) == (36, [], True)


def test_without_riders_and_all_different(run: Run) -> None:
    free = answer(run, 3, "--points", 36, "--against", 2, "--rider", "none", "--limit", 9)
    assert names(free["against"][0]["ready"]) == [{"Skyblazer": 2}, {"Thilindis": 1, "Reaper": 1}]
    record = answer(run, 3, "--points", 36, "--different")
    assert names(record["own"]["ready"])[0] == {"Lectronist": 1, "Kelvinight": 1, "Tankerous": 1}


def test_all_even_match_ups(run: Run) -> None:
    pairs = answer(run, 3, "--against", 2)["match_ups"]
    assert [(pair["larger"]["cost"], pair["smaller"]["cost"], pair["points"]) for pair in pairs] == [
        (4, 6, 12),
        (6, 9, 18),
        (8, 12, 24),
        (10, 15, 30),
        (12, 18, 36),
        (14, 21, 42),
        (16, 24, 48),
    ]
    assert pairs[3]["larger"]["ready"] == ["Zippinchill"] and pairs[3]["smaller"]["ready"] == ["Slash", "Blowderby"]
    assert "Slash; Blowderby" in run("dragon", "team", 3).stdout


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ((3, "--points", 11), "too-few-points"),
        ((3, "--points", 76), "too-many-points"),
        ((3, "--points", 36, "--against", 10), "too-few-points"),
        ((7, "--against", 1), "no-even-teams"),
        ((1,), "missing-option"),
        ((3, "--with", "Reaper", "--with", "Slash"), "missing-option"),
        ((1, "--with", "Reaper", "--with", "Slash"), "too-many-dragons"),
        ((1, "--with", "Reaper", "--points", 21), "wrong-cost"),
        ((3, "--with", "Reaper", "--points", 27), "too-few-points"),
        ((3, "--with", "Reapr"), "did you mean “Reaper”?"),
        ((3, "--rider", "nobody"), "unknown-option"),
    ],
)
def test_what_cannot_be(run: Run, arguments: tuple[object, ...], code: str) -> None:
    result = run("dragon", "team", *arguments)
    assert result.exit_code == 1
    assert code in result.stderr and "Traceback" not in result.output
