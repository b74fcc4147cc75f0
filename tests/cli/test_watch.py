"""``dragonpress watch`` as a user sees it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from generator.press.watching import Watch

Run = Callable[..., Result]
Write = Callable[[str], Path]

DRAGON = "name: Ćmienie\nbody: light\nwings: huge\nbreath: flame\nclaws: sharp\nrider: archer\n"
ARGUMENTS = ("watch", "dragon-lords", "--only", "play-sheets", "--lang", "en", "--dragon")


@pytest.fixture
def edits(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], object]]:
    """What happens to the files each time that the press has nothing to do; Ctrl-C in the end."""
    listed: list[Callable[[], object]] = []

    def wait(watch: Watch) -> set[Path]:
        if not listed:
            raise KeyboardInterrupt
        listed.pop(0)()
        return watch.settled()

    monkeypatch.setattr(Watch, "wait", wait)
    return listed


def lines(text: str) -> list[str]:
    """Lines without the times in them."""
    return [line.split("  0.")[0].split("  1.")[0].split(" in output in ")[0] for line in text.splitlines()]


def test_changes_are_told_with_what_they_touch(run: Run, dragon_file: Write, edits: list[Callable[[], object]]) -> None:
    path = dragon_file(DRAGON)
    wrong = DRAGON.replace("huge", "hugh")
    edits += [
        lambda: dragon_file(DRAGON + "note: Small\n"),
        lambda: dragon_file(wrong),
        lambda: dragon_file(wrong + "\n"),
        lambda: dragon_file(DRAGON + "note: Small\n"),
    ]
    result = run(*ARGUMENTS, path)
    assert result.exit_code == 0, result.output
    seen = lines(result.stdout)
    assert seen == [
        "  en dragon-lords play-sheets",
        "Made 1 document",
        "Watching for changes. Stop with Ctrl-C.",
        f"Changed: {path.name}",
        "  en dragon-lords play-sheets",
        "Made 1 document",
        f"Changed: {path.name}",
        f"Changed: {path.name}",
        f"Changed: {path.name}",
        "Nothing to make; 1 up to date.",
        "",
        "Stopped.",
    ]
    dragon_file(wrong)
    step, _, told = run("build", *ARGUMENTS[1:], path).stderr.partition("\n")
    assert step == "1/1 en dragon-lords play-sheets" and "did you mean “huge”?" in told
    assert result.stderr == told + told


def test_a_fault_of_ours_does_not_end_it(
    run: Run, dragon_file: Write, edits: list[Callable[[], object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise ZeroDivisionError("a fault")

    path = dragon_file(DRAGON)
    edits += [lambda: dragon_file(DRAGON + "\n")]
    monkeypatch.setattr("generator.press.building.jobs", fail)
    result = run(*ARGUMENTS, path)
    assert result.exit_code == 0
    assert result.stderr.count("ZeroDivisionError: a fault") == 2
    assert result.stderr.count("Nothing was written: this is a fault of Dragonpress.") == 2


def test_watch_takes_what_build_takes(run: Run) -> None:
    def options(command: str) -> set[str]:
        words = run(command, "--help").stdout.split()
        return {word for word in words if word.startswith("--")}

    assert options("build") - options("watch") == {"--force", "--json"}
    assert options("watch") <= options("build")


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_ctrl_c_ends_it_quietly(tmp_path: Path, dragon_file: Write) -> None:
    code = "from generator.cli.app import main; main()"
    process = subprocess.Popen(
        [sys.executable, "-c", code, *ARGUMENTS, str(dragon_file(DRAGON))],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None
    with process:
        for line in process.stdout:
            if line.startswith("Watching"):
                break
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (0, "\nStopped.\n", "")
