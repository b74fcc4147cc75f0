"""``dragonpress dragon cost`` and ``legion``: accounts, budgets, what is left."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]
Write = Callable[..., Path]

EMBER = "name: Ember\nbody: light\nwings: huge\nbreath: flame\nclaws: sharp\nrider: archer\n"  # 16 points


def test_an_account_line_by_line(run: Run, dragon_file: Write) -> None:
    result = run("dragon", "cost", dragon_file(EMBER + "budget: 18\n"))
    assert result.exit_code == 0, result.output
    rows = [line.split() for line in result.stdout.splitlines()]
    assert rows[2:8] == [
        ["Body", "weight", "Light", "2"],
        ["Wing", "size", "Huge", "5"],
        ["Breath", "weapon", "Flame", "3"],
        ["Tooth", "and", "claw", "Sharp", "3"],
        ["Rider", "Archer", "3"],
        ["Sum", "16"],
    ]
    assert "2 of 18 design points left." in result.stdout
    assert "\x1b" not in result.stdout


def test_a_budget_overrun_by_one_point(run: Run, dragon_file: Write) -> None:
    result = run("dragon", "cost", dragon_file(EMBER), "--budget", 15)
    assert result.exit_code == 1
    assert "1 design point too many." in result.stdout
    (line,) = [line for line in result.stderr.splitlines() if "error" in line]
    assert "my.yaml:1:7: error over-budget Ember costs 16 of 15 design points" in line


def test_the_budget_of_a_game_and_several_dragons(run: Run) -> None:
    result = run("dragon", "cost", "lectronist", "Slash", "--for", "single-with-riders", "--json")
    assert result.exit_code == 0
    dragons = json.loads(result.stdout)["dragons"]
    assert [(d["name"], d["total"], d["budget"], d["left"]) for d in dragons] == [
        ("Lectronist", 12, 15, 3),
        ("Slash", 15, 15, 0),
    ]
    assert dragons[0]["entries"][4] == {"component": "rider", "option": None, "points": 0}
    result = run("dragon", "cost", "lectronist", "Slash", "--for", "single", "--json")
    assert result.exit_code == 1
    (finding,) = json.loads(result.stdout)["findings"]
    assert (finding["code"], finding["hint"]) == ("over-budget", "save 3")


def test_options_in_polish(run: Run) -> None:
    result = run("dragon", "cost", "Ozonic", "--lang", "pl")
    assert "bardzo ciężki" in result.stdout and "Wydano 18 punktów budowy." in result.stdout


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("Ozonik",), "did you mean “Ozonic”?"),
        (("nowhere.yaml",), "nowhere.yaml:1:1: error unreadable-file"),
        (("Ozonic", "--lang", "pol"), "unknown-language"),
        (("Ozonic", "--for", "campain"), "did you mean “campaign”?"),
        (("Ozonic", "--for", "campaign", "--budget", "15"), "two-budgets"),
    ],
)
def test_what_is_not_known(run: Run, arguments: tuple[str, ...], code: str) -> None:
    result = run("dragon", "cost", *arguments)
    assert result.exit_code == 1 and code in result.stderr and "Traceback" not in result.output


def test_the_readable_dragons_of_a_wrong_file_are_counted(run: Run, dragon_file: Write) -> None:
    good = "{name: A, body: light, wings: huge, breath: flame, claws: sharp}"
    result = run("dragon", "cost", dragon_file(f"- {good}\n- {good.replace('A', 'B').replace('flame', 'flam')}\n"))
    assert result.exit_code == 1
    assert "Sum" in result.stdout and "13" in result.stdout
    assert "my.yaml:2:47: error unknown-option" in result.stderr and "did you mean “flame”?" in result.stderr


def test_a_legion(run: Run) -> None:
    result = run("dragon", "legion", "Reaper", "Zippinchill", "Zippinchill", "--points", 50)
    assert result.exit_code == 0
    assert "10 of 50 design points left." in result.stdout
    assert "Enough for another dragon, which costs 4 at least." in result.stdout
    rest = run("dragon", "legion", "Reaper", "--points", 23)
    assert "3 of 23 design points left." in rest.stdout and "Too little for another dragon" in rest.stdout
    assert "40 design points spent." in run("dragon", "legion", "Reaper", "Reaper").stdout


def test_a_legion_that_costs_a_point_too_many(run: Run) -> None:
    result = run("dragon", "legion", "Reaper", "Zippinchill", "--points", 29, "--json")
    assert result.exit_code == 1
    record = json.loads(result.stdout)
    assert (record["total"], record["points"], record["left"]) == (30, 29, -1)
    assert [finding["code"] for finding in record["findings"]] == ["over-budget"]


@pytest.mark.parametrize(
    ("own", "arguments", "status", "shown"),
    [
        ("legion: 30\n", (), 0, "4 of 30 design points left."),
        ("legion: 30\n", ("--points", "40"), 0, "4 of 30 design points left."),
        ("legion: 30\n", ("--points", "25"), 1, "1 design point too many."),
        ("legion: 25\n", (), 1, "1 design point too many."),
        ("legion: 25\n", ("--points", "26"), 1, "1 design point too many."),
        ("", ("--points", "26"), 0, "0 of 26 design points left."),
    ],
)
def test_the_total_of_the_file(
    run: Run, dragon_file: Write, own: str, arguments: tuple[str, ...], status: int, shown: str
) -> None:
    one = "{name: A, body: light, wings: huge, breath: flame, claws: sharp}"
    file = dragon_file(f"{own}dragons:\n- {one}\n- {one.replace('A', 'B')}\n")
    result = run("dragon", "legion", file, *arguments)
    assert (result.exit_code, shown in result.stdout) == (status, True), result.output
    assert result.stderr.count("over-budget") == status
