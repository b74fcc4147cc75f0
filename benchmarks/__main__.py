"""Measure what users wait for: start-up, checks, builds, cards; and the press against the bare ReportLab floor.

``python -m benchmarks`` prints the table; ``--quick`` leaves out the long lines.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from benchmarks.processes import press, python, stopwatch

TYPER = "import typer; app = typer.Typer(); app.command()(lambda: None); app(['--help'])"


def report(name: str, seconds: float, note: str = "") -> None:
    """One line of the table."""
    print(f"{name:52} {seconds * 1000:8.0f} ms  {note}".rstrip(), flush=True)


def main() -> None:
    """Print the table."""
    quick = "--quick" in sys.argv[1:]
    start_up()
    with tempfile.TemporaryDirectory() as folder:
        builds(Path(folder), quick)
    in_process(quick)


def start_up() -> None:
    """The answers that come at once, and the check."""
    bare, _ = python(TYPER, runs=7)
    helped, _ = press("--help", runs=7)
    report("a bare typer program, --help", bare)
    report("dragonpress --help", helped, f"× {helped / bare:.2f}")
    seconds, memory = press("check", runs=1)
    report("dragonpress check", seconds, f"{memory:.0f} MB")


def builds(folder: Path, quick: bool) -> None:
    """Whole builds, cold and warm; one document alone, each."""
    from generator.games.registry import find_game, game_ids

    everything = ("build", "--out", str(folder / "all"))
    for name, note in (("cold", "all games, two languages, as many processes as cores"), ("warm", "nothing changed")):
        seconds, memory = press(*everything, runs=1)
        report(f"dragonpress build, {name}", seconds, f"{note}; {memory:.0f} MB")
    for game in game_ids():
        seconds, memory = press("build", game, "--out", str(folder / game), runs=1)
        report(f"dragonpress build {game}, cold", seconds, f"{memory:.0f} MB")
    if quick:
        return
    for game in game_ids():
        for kind in find_game(game).documents:
            asked = ("build", game, "--only", kind.id, "--lang", "pl", "--force", "--out", str(folder / "one"))
            seconds, memory = press(*asked, runs=1)
            report(f"  {game} {kind.id}, Polish", seconds, f"{memory:.0f} MB")


def in_process(quick: bool) -> None:
    """What is left when start-up is taken away, against the floor."""
    from benchmarks.books import books
    from benchmarks.cards import cards
    from benchmarks.floor import floor_seconds

    sheets, bare = floor_seconds(stopwatch)
    report("twelve play sheets, in process", sheets)
    report("the same marks through bare ReportLab", bare, f"× {sheets / bare:.2f}")
    for line in (*cards(stopwatch, quick), *books(stopwatch)):
        report(*line)


if __name__ == "__main__":
    main()
