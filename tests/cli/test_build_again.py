"""``dragonpress build`` a second time: what it says of what is up to date."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

Run = Callable[..., Result]
BUILD = ("build", "dragon-lords", "--only", "game-log")


def test_what_is_up_to_date_is_said_in_a_line(run: Run, tmp_path: Path) -> None:
    first = run(*BUILD, "--json")
    again = run(*BUILD)
    assert (again.exit_code, again.stderr) == (0, "")
    assert again.stdout == "Up to date in output: 2 documents. To make them again: --force\n"
    (tmp_path / "output/pl/dragon-lords/game-log.pdf").unlink()
    one = run(*BUILD)
    assert one.stderr == "1/1 pl dragon-lords game-log\n"
    assert "game-log.pdf" in one.stdout and "Up to date in output: 1 document." in one.stdout
    forced = run(*BUILD, "--force")
    assert "2/2 pl dragon-lords game-log" in forced.stderr and "Up to date" not in forced.stdout
    assert run(*BUILD, "--json").stdout == first.stdout


def test_a_request_that_cannot_be_is_refused_as_ever(run: Run) -> None:
    assert run(*BUILD).exit_code == 0
    result = run(*BUILD, "--paper", "a44")
    assert result.exit_code == 1 and "unknown-paper" in result.stderr
