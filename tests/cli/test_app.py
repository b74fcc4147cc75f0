"""The command line itself: version, help, lists."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from typer.testing import Result

from generator import __version__

Run = Callable[..., Result]


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"dragonpress {__version__}\n"


@pytest.mark.parametrize("command", [(), ("build",), ("check",), ("list",)])
def test_help_teaches(run: Run, command: tuple[str, ...]) -> None:
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert "Usage:" in result.stdout


def test_list_names_everything(run: Run) -> None:
    result = run("list")
    assert "blank-play-sheet" in result.stdout and "Pusta karta smoka" in result.stdout
    assert "letter (215.9 × 279.4 mm)" in result.stdout
    listing = json.loads(run("list", "--json").stdout)
    (game,) = [game for game in listing["games"] if game["id"] == "dragon-lords"]
    assert [document["id"] for document in game["documents"]][:3] == ["rulebook", "play-sheets", "blank-play-sheet"]
    assert game["documents"][1]["titles"] == {"en": "Play sheets", "pl": "Karty smoków"}
    assert [language["code"] for language in listing["languages"]] == ["en", "pl"]
