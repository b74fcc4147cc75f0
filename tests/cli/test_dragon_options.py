"""``dragonpress dragon options``: all designs that fit a wish."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from typer.testing import Result

from generator.cli.dragon.bench import open_bench
from generator.games.dragon_lords.rules.costs import Component
from generator.games.dragon_lords.workshop.parts import OPTIONS

Run = Callable[..., Result]


def test_the_best_come_first(run: Run) -> None:
    result = run("dragon", "options", "--budget", 12, "--rider", "none", "--sort", "claws", "--limit", 2)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    first = " ".join(lines[2].split())
    assert first == "Very Light Huge Cold Razor Sharp None 12 1–15 A 9 2d6 4d6 160 0"
    assert len(lines) == 8
    assert "355 designs fit." in lines and "The first 2 are shown; --limit 0 shows all." in lines


def test_all_of_them_as_json(run: Run) -> None:
    record = json.loads(run("dragon", "options", "--limit", 0, "--json").stdout)
    assert record["count"] == len(record["designs"]) == 3750
    first = record["designs"][0]
    assert (first["body"], first["wings"], first["rider"], first["cost"]) == ("very-heavy", "huge", "wizard", 25)
    assert first["figures"]["breath_damage"] == "4d6" and first["figures"]["body"] == 60


def test_limits_together(run: Run) -> None:
    arguments = ("--for", "campaign", "--rider", "wizard", "--max-speed", 14, "--rating", "C", "--limit", 0, "--json")
    designs = json.loads(run("dragon", "options", *arguments).stdout)["designs"]
    assert designs
    for design in designs:
        assert design["rider"] == "wizard" and design["cost"] <= 15
        assert design["wings"] in ("large", "huge") and design["figures"]["rating"] in ("A", "B", "C")


def test_several_options_of_a_kind_and_slow_flight(run: Run) -> None:
    arguments = ("--body", "light", "--body", "hea", "--min-speed", 3, "--rider", "any", "--json", "--limit", 0)
    designs = json.loads(run("dragon", "options", *arguments).stdout)["designs"]
    assert {design["body"] for design in designs} == {"light"} and len(designs) == 750


def test_nothing_fits(run: Run) -> None:
    result = run("dragon", "options", "--budget", 12, "--body", "heavy", "--min-speed", 3)
    assert result.exit_code == 0
    assert "No design fits." in result.stdout and "Without --min-speed there would be" in result.stdout
    assert "Without --budget" not in result.stdout


def test_every_unknown_word_is_told_at_once(run: Run) -> None:
    result = run(
        "dragon", "options", "--body", "hevy", "--sort", "claw", "--sort", "sped", "--rating", "Z", "--budget", 3
    )
    assert result.exit_code == 1
    for hint in ("“heavy”?", "“speed”?", "A, B, C, D, E, F, G, H, I", "the cheapest costs 4"):
        assert hint in result.stderr
    assert "“claws”?" not in result.stderr  # the beginning of a word is enough


def test_names_in_polish(run: Run) -> None:
    result = run("dragon", "options", "--breath", "piorun", "--limit", 1, "--lang", "pl")
    assert "piorun" in result.stdout and "Pasuje 750 smoków." in result.stdout


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("component", list(Component))
def test_every_name_that_is_shown_is_understood(lang: str, component: Component) -> None:
    bench = open_bench(lang)
    vocabulary = bench.vocabulary(component)
    for number, option in enumerate(OPTIONS[component], 0 if component is Component.RIDER else 1):
        for word in (vocabulary.shown(option), bench.option(component, option), str(option or "none"), str(number)):
            assert vocabulary.read(word, "x") is option
