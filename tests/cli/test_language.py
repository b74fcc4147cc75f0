"""``dragonpress language``: a language is begun, looked at and printed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result


def test_a_language_is_begun_and_seen(run: Callable[..., Result]) -> None:
    result = run("language", "new", "de")
    assert result.exit_code == 0, result.stderr
    assert "language-de/dragon-strike/adventures/flute.de.yaml" in result.stdout
    assert "dragonpress build --pack language-de --lang de --allow-missing" in result.stdout
    assert run("language", "new", "de").stdout == "Nothing is missing: every text has its place.\n"
    (rows,) = json.loads(run("language", "status", "de", "--json").stdout).values()
    assert {row["game"] for row in rows} >= {"dragon-lords", "daredragon", "dragon-strike", "press"}
    assert all(row["percent"] == 0 and row["missing"] == row["texts"] > 0 for row in rows)
    names = Path("language-de/dragon-lords/text/de/names.yaml")
    names.write_text(names.read_text(encoding="utf-8").replace("~", "Drache", 1), encoding="utf-8")
    details = run("language", "status", "de", "--details").stdout
    assert "language-de/dragon-lords/text/de/names.yaml:" in details


def test_polish_is_finished(run: Callable[..., Result]) -> None:
    (rows,) = json.loads(run("language", "status", "pl", "--json").stdout).values()
    assert {row["game"]: row["percent"] for row in rows if row["percent"] < 100} == {}


def test_what_cannot_be_is_told(run: Callable[..., Result]) -> None:
    for arguments, told in [
        (("new", "pl"), "the press knows “pl” already"),
        (("status", "fr"), "to begin one: dragonpress language new fr"),
        (("accept", "fr"), "no language “fr” in the shipped languages, and there is no folder language-fr here"),
    ]:
        result = run("language", *arguments)
        assert result.exit_code == 1
        assert told in result.stderr


def test_an_unfinished_language_is_printed_with_english_in_its_gaps(run: Callable[..., Result]) -> None:
    run("language", "new", "de")
    reference = Path("language-de/daredragon/text/de/reference.yaml")
    english = "  # en: The goal\n    heading: ~"
    text = reference.read_text(encoding="utf-8")
    assert english in text
    reference.write_text(text.replace(english, "  # en: The goal\n    heading: Das Ziel", 1), encoding="utf-8")
    ask = ("build", "daredragon", "--pack", "language-de", "--lang", "de", "--only", "reference")
    refused = run(*ask)
    assert refused.exit_code == 1
    assert "error missing-translation" in refused.stderr and "language-de/" in refused.stderr
    assert "    translate it, or print English in its place with --allow-missing\n" in refused.stderr
    result = run(*ask, "--allow-missing")
    assert result.exit_code == 0, result.stderr
    assert Path("output/de/daredragon/reference.pdf").is_file()
    told = "language-de/daredragon/text/de/reference.yaml:4:10: warning missing-translation “reference.title” is not"
    assert told in result.stderr
    assert "reference.goal.heading" not in result.stderr
