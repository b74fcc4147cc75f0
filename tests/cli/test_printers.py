"""``dragonpress calibrate`` and ``dragonpress printer new``: what is asked, refused and asked again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from generator.cli import printers
from generator.cli.app import app
from generator.layout.printer import load_printer, printer_names


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of printers of our own; the sheet is written beside it."""
    kept = tmp_path / "printers"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(printers, "printers_folder", lambda: kept)
    return kept


def run(*arguments: str, answers: Sequence[str] = ()) -> Result:
    return CliRunner().invoke(app, arguments, input="".join(f"{answer}\n" for answer in answers))


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if somebody sat at a terminal."""
    monkeypatch.setattr(printers, "on_terminal", lambda: True)


@pytest.mark.usefixtures("terminal")
def test_answers_that_cannot_be_are_asked_again_at_once(folder: Path) -> None:
    answers = ["y", "my printer", "desk", "y", "abc", "-4", "99,5", "", "1", "−0.5", "600", "6"]
    result = run("calibrate", "--out", "sheets", answers=answers)
    assert result.exit_code == 0, result.output
    assert "“my printer” cannot name a printer" in result.output
    assert "“abc” is not a number" in result.output
    assert "the bar across cannot be -4 mm long" in result.output
    assert "the margin cannot be 600 mm" in result.output
    printer = load_printer("desk", folder)
    assert (printer.scale.x, printer.scale.y, printer.margin) == (1.005, 1.0, 6.0)
    assert (printer.back_offset.x, printer.back_offset.y, printer.flip) == (1.0, -0.5, "long")


@pytest.mark.usefixtures("terminal")
def test_a_name_that_is_taken_is_told_before_anything_is_measured(folder: Path) -> None:
    assert run("printer", "new", "desk", answers=["n", "", "", "", "", ""]).exit_code == 0
    result = run("calibrate", "--out", "sheets", answers=["y", "desk", "n"])
    assert result.exit_code == 1
    assert "There is a printer “desk” already. Replace it?" in result.output
    assert "Length of the bar" not in result.output
    result = run("printer", "new", "desk")
    assert "replace it with --overwrite" in result.output
    assert "Length of the bar" not in result.output
    assert load_printer("desk", folder).flip == "short"


def test_all_that_is_wrong_is_told_at_once(folder: Path) -> None:
    result = run("printer", "new", "../desk", "--paper", "a44", "--flip", "up", "--across", "0", "--margin", "-1")
    assert result.exit_code == 1
    codes = [line.split()[1] for line in result.output.splitlines() if "error" in line]
    assert codes == ["bad-printer-name", "unknown-paper", "unknown-option", "bad-reading", "bad-reading"]
    assert printer_names(folder) == []


def test_away_from_a_terminal_nothing_is_asked(folder: Path) -> None:
    assert run("printer", "new", "desk", "--down", "100.2", "--hole-right", "-1.5").exit_code == 0
    printer = load_printer("desk", folder)
    assert (printer.scale.x, printer.scale.y, printer.margin) == (1.0, 0.998, 5.0)
    assert (printer.back_offset.x, printer.back_offset.y) == (-1.5, 0.0)
