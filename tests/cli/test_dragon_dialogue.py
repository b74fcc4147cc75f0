"""``dragonpress dragon new`` in conversation: what is shown, refused, undone and asked again."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from generator.cli.app import app
from generator.cli.dragon import making

Talk = Callable[..., Result]


@pytest.fixture
def talk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Talk:
    """Run ``dragon new`` in an empty folder, as if on a terminal, with the answers given."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(making, "on_terminal", lambda: True)

    def call(answers: Sequence[str], *arguments: str) -> Result:
        lines = "".join(f"{answer}\n" for answer in answers)
        return CliRunner().invoke(app, ["dragon", "new", *arguments], input=lines)

    return call


def in_order(text: str, *parts: str) -> None:
    """Every part stands in the text, each after the one before."""
    position = 0
    for part in parts:
        assert part in text[position:], f"“{part}” does not come after:\n{text[:position]}"
        position = text.index(part, position) + len(part)


def test_step_by_step(talk: Talk, tmp_path: Path) -> None:
    result = talk(["Emberwing", "campaign", "light", "5", "flame", "sharp", "2", "", "n"])
    assert result.exit_code == 0, result.output
    in_order(
        result.output,
        "What is the dragon called?",
        "single-with-riders",
        "Body weight: Light; 13 of 15 design points left.",
        "Minimum speed 2",
        "Wing size: Huge; 8 of 15 design points left.",
        "Maximum speed 15",
        "Maneuverability B; Turn of 60° 0;",
        "Turn of 120° 2; Turn of 180° 4",
        "each wing 40",
        "Breath weapon: Flame; 5 of 15 design points left.",
        "Breath damage 3d6",
        "Tooth and claw: Sharp; 2 of 15 design points left.",
        "Rider: Javelin Thrower; 0 of 15 design points left.",
        "Save it as emberwing.yaml?",
        "Written: emberwing.yaml",
        "Print its play sheet now?",
    )
    text = (tmp_path / "emberwing.yaml").read_text(encoding="utf-8")
    assert "\nrider: javelin-thrower " in text and "\nbudget: 15 " in text
    assert not (tmp_path / "output").exists()


def test_what_is_too_dear_is_marked_and_refused(talk: Talk, tmp_path: Path) -> None:
    result = talk(["A", "12", "very-heavy", "huge", "lightning", "cold", "razor", "blunt", "lancer", "", "", "n"])
    assert result.exit_code == 0, result.output
    marked = [line.split() for line in result.output.splitlines() if "too dear" in line]
    assert [(line[1], line[-4]) for line in marked if line[1] in ("Lightning", "Magma")] == [
        ("Lightning", "1"),
        ("Magma", "4"),
    ]
    in_order(
        result.output,
        "“lightning” costs 2, but 2 of 12 are left and the rest needs 1: 1 missing. You can have cold 1.",
        "“razor-sharp” costs 5, but only 1 of 12 are left: 4 missing. You can have blunt 1.",
        "“lancer” costs 1, but only 0 of 12 are left: 1 missing. You can have none 0.",
    )
    assert "\nrider: none " in (tmp_path / "a.yaml").read_text(encoding="utf-8")


def test_mistakes_are_asked_again(talk: Talk) -> None:
    answers = ["", "W" * 25, "Emberwing", "sngle", "3", "4000", "none", "ligt", "very", "light", "7", "huge"]
    result = talk([*answers, "ice", "dull", "0", "perhaps", "yes", "no"])
    assert result.exit_code == 0, result.output
    in_order(
        result.output,
        "the name has 25 letters",
        "“sngle” is not among them. Did you mean “single”?",
        "No dragon costs less than 4.",
        "25 is enough for every dragon.",
        "“ligt” is not among them. Did you mean “light”?",
        "“very” is not among them. It could be very-light, very-heavy.",
        "2 design points spent.",
        "“7” is not among them. Write one of: tiny, small, medium, large, huge.",
        "“perhaps” is not among them. Write one of: yes, no, back.",
    )


def test_back_undoes_choices(talk: Talk, tmp_path: Path) -> None:
    before = ["A", "12", "back", "heavy", "huge", "back", "back", "light", "tiny", "cold", "blunt", "none"]
    result = talk([*before, "back", "back", "dull", "none", "back", "archer", "yes", "no"])
    assert result.exit_code == 0, result.output
    assert "This is the first choice; there is nothing to undo." in result.output
    text = (tmp_path / "a.yaml").read_text(encoding="utf-8")
    for line in ("body: light ", "wings: tiny ", "breath: cold ", "claws: dull ", "rider: archer "):
        assert f"\n{line}" in text


def test_only_what_is_not_given_is_asked(talk: Talk, tmp_path: Path) -> None:
    result = talk(
        ["jagged", "yes", "no"], "A", "--body", "2", "--wings", "2", "--breath", "2", "--rider", "0", "--budget", "12"
    )
    assert result.exit_code == 0, result.output
    assert "What is the dragon called?" not in result.output and "No.  Body weight" not in result.output
    assert "\nclaws: jagged " in (tmp_path / "a.yaml").read_text(encoding="utf-8")


def test_options_that_overrun_are_refused_before_anything_is_asked(talk: Talk, tmp_path: Path) -> None:
    result = talk([], "A", "--body", "5", "--wings", "5", "--breath", "5", "--budget", "15")
    assert result.exit_code == 1
    assert "the dragon costs 16 of 15 design points: very-heavy 5 + huge 5 + magma 5 + at least 1 for the rest" in (
        result.stderr
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("answers", [["A", "12", "1", "1", "1", "1", "0", "no"], ["A", "12", "1"], []])
def test_who_stops_leaves_nothing_behind(talk: Talk, tmp_path: Path, answers: list[str]) -> None:
    result = talk(answers)
    assert result.exit_code == 1 and "Traceback" not in result.output
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_taken_or_too_wide_is_asked_again(talk: Talk, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("mine", encoding="utf-8")
    result = talk(["A", "W" * 24, "12", "1", "1", "1", "1", "0", "yes", "B", "no"])
    assert result.exit_code == 0, result.output
    in_order(result.output, "there is a file of this name already", "too wide", "Written: b.yaml")
    assert sorted(path.name for path in tmp_path.glob("[!.]*")) == ["a.yaml", "b.yaml"]
    assert (tmp_path / "a.yaml").read_text(encoding="utf-8") == "mine"


def test_in_polish(talk: Talk, tmp_path: Path) -> None:
    answers = ["Żądło Łuny", "kampania", "sredni", "ogromne", "jagme", "wstecz", "ogromne", "magma", "ząbkowane", "2"]
    result = talk([*answers, "", "tak", "tak"], "--lang", "pl")
    assert result.exit_code == 0, result.output
    in_order(
        result.output,
        "Jak nazywa się smok?",
        "Masa ciała: średni; zostało 12 z 15 punktów budowy.",
        "Nie ma tu „jagme”. Czy chodzi o „magma”?",
        "Obrażenia od zionięcia 4k6",
        "„ząbkowane”: koszt 4, a z 15 zostało 2, więc brakuje 2. Stać cię na: tępe 1, stępione 2.",
        "Zapisano: zadlo-luny.yaml",
    )
    assert (tmp_path / "output/pl/dragon-lords/play-sheets.pdf").exists()


pty = pytest.importorskip("pty", reason="needs a terminal of its own")

PROGRAM = "import sys; sys.argv[0] = 'dragonpress'; from generator.cli.app import main; main()"
BOLD = "\x1b[1m"


def converse(folder: Path, arguments: Sequence[str], answers: Sequence[tuple[str, str]]) -> tuple[int, str]:
    """Run the program on a terminal: wait for each cue, then type the answer. Gives exit status and screen."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "PYTHONPATH": str(Path(__file__).parents[2])}
    environment.pop("NO_COLOR", None)
    command = [sys.executable, "-c", PROGRAM, *arguments]
    child = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env=environment, start_new_session=True
    )
    os.close(theirs)
    screen = b""
    heard = 0

    def listen() -> bool:
        nonlocal screen
        try:
            ready, _, _ = select.select([ours], [], [], 60)
            chunk = os.read(ours, 4096) if ready else b""
        except OSError:  # the other side has hung up
            chunk = b""
        screen += chunk
        return bool(chunk)

    try:
        for cue, answer in answers:
            while cue.encode() not in screen[heard:]:
                assert listen(), f"never heard “{cue}”:\n{screen.decode()}"
            heard = len(screen)
            os.write(ours, f"{answer}\n".encode())
        while listen():
            pass
        return child.wait(60), screen.decode()
    finally:
        child.kill()
        child.wait()
        os.close(ours)


def test_on_a_real_terminal(tmp_path: Path) -> None:
    status, screen = converse(
        tmp_path,
        ["dragon", "new", "Ember", "--budget", "12", "--body", "light", "--wings", "huge"],
        [("Breath weapon: ", "magma"), ("Breath weapon: ", "flame"), ("Tooth and claw: ", "dull"), ("Rider: ", ""),
         ("Save it", "yes"), ("Print its", "no")],
    )  # fmt: skip
    assert status == 0, screen
    assert "“magma” costs 5, but 5 of 12 are left and the rest needs 1: 1 missing." in " ".join(screen.split())
    assert BOLD in screen
    assert "\nbreath: flame " in (tmp_path / "ember.yaml").read_text(encoding="utf-8")
