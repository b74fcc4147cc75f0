"""``dragonpress dragon sheet``: just print."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pypdf
import pytest
from typer.testing import Result

Run = Callable[..., Result]
Write = Callable[..., Path]

EMBER = "name: Ćmienie\nbody: light\nwings: huge\nbreath: flame\nclaws: sharp\n"


def test_dragons_of_files_and_ready_made_ones_in_one_file(run: Run, tmp_path: Path, dragon_file: Write) -> None:
    result = run("dragon", "sheet", "Tankerous", dragon_file(EMBER), "--lang", "pl", "--paper", "letter", "--out", "o")
    assert result.exit_code == 0, result.output
    reader = pypdf.PdfReader(tmp_path / "o/pl/dragon-lords/play-sheets.pdf")
    first, second = (page.extract_text() for page in reader.pages)
    assert "Tankerous" in first and "Ćmienie" in second
    assert "zwrotności" in first  # the note on its printed sheet
    assert round(float(reader.pages[0].mediabox.width)) == 612


def test_pictures_and_the_manifest(run: Run, tmp_path: Path) -> None:
    result = run("dragon", "sheet", "Reaper", "--format", "svg", "--out", "o", "--json")
    assert [entry["path"] for entry in json.loads(result.stdout)["files"]] == ["en/dragon-lords/play-sheets-01.svg"]
    assert "Reaper" in (tmp_path / "o/en/dragon-lords/play-sheets-01.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("Reapr",), "did you mean “Reaper”?"),
        (("Reaper", "--paper", "a44"), "unknown-paper"),
        (("Reaper", "--format", "pfd"), "unknown-format"),
        (("Reaper", "--lang", "xx"), "unknown-language"),
        (("nowhere.yaml",), "unreadable-file"),
    ],
)
def test_what_cannot_be_printed(run: Run, tmp_path: Path, arguments: tuple[str, ...], code: str) -> None:
    result = run("dragon", "sheet", *arguments)
    assert result.exit_code == 1 and code in result.stderr and "Traceback" not in result.output
    assert list(tmp_path.iterdir()) == []


def test_an_illegal_dragon_is_not_printed(run: Run, tmp_path: Path, dragon_file: Write) -> None:
    result = run("dragon", "sheet", dragon_file(EMBER + "budget: 12\n"), "--out", "o")
    assert result.exit_code == 1
    assert "my.yaml:6:9: error over-budget Ćmienie costs 13 of 12 design points" in result.stderr
    assert not (tmp_path / "o").exists()


@pytest.mark.parametrize("encoding", ["cp1250", "ascii"])
def test_on_consoles_with_few_letters(tmp_path: Path, encoding: str) -> None:
    program = "import sys; sys.argv[0] = 'dragonpress'; from generator.cli.app import main; main()"
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-c", program, "dragon", "compare", "Reaper", "Slash", "--lang", "pl"]
    result = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, check=False)
    assert result.returncode == 0, result.stderr.decode(errors="replace")
    assert result.stderr == b"" and b"Reaper" in result.stdout
