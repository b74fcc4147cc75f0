"""``dragonpress see`` and ``dragonpress adventure``: maps, new files, odds, the list, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]


def test_what_comes_on_the_board(run: Run) -> None:
    result = run("see", "flute", "--from", "L6", "--open", "L5-L6")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("The Flute That Would Not Sleep: what a hero on L6 sees\n")
    assert "Comes on the board:\n  M2  Gargoyle\n  L2  treasure chest\n" in result.stdout
    assert "Read aloud, E Great Hall:\nBefore the duke’s throne" in result.stdout


def test_nothing_comes_and_polish_is_spoken(run: Run) -> None:
    result = run("see", "flute", "--from", "L6", "--lang", "pl")
    assert result.exit_code == 0 and "Na planszę nic nie trafia." in result.stdout


def test_what_is_seen_as_json(run: Run) -> None:
    seen = json.loads(run("see", "flute", "--from", "B7", "--open", "B6", "--json").stdout)
    assert seen["monsters"] == [{"monster": "orc", "id": None, "at": "B9", "asleep": True}]
    assert seen["rooms"] == ["I", "J"] and "B9" in seen["seen"] and seen["map"][0].startswith(".")


def test_the_masters_map_is_whole(run: Run) -> None:
    result = run("see", "voices", "--master")
    assert result.exit_code == 0 and "for the Dragon Master only" in result.stdout
    assert result.stdout.count("[!]") == 2 + 1  # two chests, and the legend
    assert "Between them: D door   P portcullis" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("flut", "--from", "L6"), "did you mean “flute”?"),
        (("flute",), "--from C4"),
        (("flute", "--from", "Z9"), "the squares go from A1 to X18"),
        (("flute", "--from", "L6", "--open", "A9"), "there is no door at “A9”"),
        (("flute", "--from", "L6", "--lang", "de"), "no language “de”"),
        (("missing.yaml", "--from", "L6"), "there is no such file"),
    ],
)
def test_what_see_refuses(run: Run, arguments: tuple[str, ...], words: str) -> None:
    result = run("see", *arguments)
    assert result.exit_code == 1 and words in result.stderr


@pytest.mark.parametrize("setting", ["castle", "valley", "cavern", "city"])
def test_a_new_adventure_can_be_seen_and_weighed(run: Run, tmp_path: Path, setting: str) -> None:
    result = run("adventure", "new", "Żółta korona", "--setting", setting, "--lang", "pl")
    assert result.exit_code == 0 and "Zapisano: zolta-korona.yaml" in result.stdout
    first = (tmp_path / "zolta-korona.yaml").read_text(encoding="utf-8").partition("\n")[0]
    assert first == "# yaml-language-server: $schema=.dragonpress/schemas/adventure.json"
    assert [path.name for path in tmp_path.glob("[!.]*")] == ["zolta-korona.yaml"]
    assert run("see", "zolta-korona.yaml", "--master").exit_code == 0
    found = json.loads(run("adventure", "odds", "zolta-korona.yaml", "--json").stdout)
    assert [room["monsters"] for room in found["rooms"]] == [["orc"]]
    assert found["hourglass"] == found["fastest_turns"] + 5


def test_a_file_is_never_replaced(run: Run, tmp_path: Path) -> None:
    (tmp_path / "my-adventure.yaml").write_text("mine\n", encoding="utf-8")
    result = run("adventure", "new")
    assert result.exit_code == 1 and "file-exists" in result.stderr
    assert (tmp_path / "my-adventure.yaml").read_text(encoding="utf-8") == "mine\n"


def test_what_new_refuses(run: Run, tmp_path: Path) -> None:
    result = run("adventure", "new", "x" * 61, "--setting", "castel")
    assert result.exit_code == 1
    assert "did you mean “castle”?" in result.stderr and "shorten it by 1" in result.stderr
    assert "ends in .yaml" in run("adventure", "new", "--out", "notes.txt").stderr
    assert list(tmp_path.iterdir()) == []


def test_odds_as_a_table(run: Run) -> None:
    result = run("adventure", "odds", "flute")
    assert result.exit_code == 0, result.output
    assert "With Warrior and Wizard, without spells and cards." in result.stdout
    line = next(line for line in result.stdout.splitlines() if line.startswith("D Courtyard"))
    # d12 and d8 against 4 are 0.75 + 0.625; two d8 against 6 or 4 are 2 × 0.5
    assert line.split() == ["D", "Courtyard", "Orc", "×", "2", "2", "6", "1.38", "1", *line.split()[-3:]]
    assert "Fastest line of play: 8 turns." in result.stdout and "starts at 13." in result.stdout


def test_odds_with_other_heroes(run: Run) -> None:
    found = json.loads(run("adventure", "odds", "flute", "--heroes", "dwarf, elf", "--json").stdout)
    assert found["party"] == ["dwarf", "elf"] and found["rooms"][0]["half_of_heroes"] == 6.5
    assert "did you mean “elf”?" in run("adventure", "odds", "flute", "--heroes", "elv").stderr


def test_the_list(run: Run) -> None:
    found = json.loads(run("adventure", "list", "--json").stdout)
    assert [(one["id"], one["level"]) for one in found] == [
        ("flute", "easy"),
        ("night-light", "average"),
        ("voices", "hard"),
        ("curfew", "very-difficult"),
    ]
    assert "Lampka nocna olbrzyma" in run("adventure", "list", "--lang", "pl").stdout
