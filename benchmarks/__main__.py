"""Measure what users wait for: start-up, checks, builds, cards; and the press against the bare ReportLab floor."""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

RUNS = 5
TYPER = "import typer; app = typer.Typer(); app.command()(lambda: None); app(['--help'])"
PRESS = "from generator.cli.app import main; import sys; sys.argv = ['dragonpress', {}]; main()"


def timed(run: Callable[[], object], runs: int = RUNS) -> float:
    """Seconds that a call takes: the median of several runs after one to warm up."""
    run()
    seconds = []
    for _ in range(runs):
        start = time.perf_counter()
        run()
        seconds.append(time.perf_counter() - start)
    return statistics.median(seconds)


def process(code: str) -> Callable[[], object]:
    """A whole Python process that runs a piece of code."""
    return lambda: subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def press(*arguments: str) -> Callable[[], object]:
    """A whole process of the command line."""
    return process(PRESS.format(", ".join(repr(argument) for argument in arguments)))


def report(name: str, seconds: float, note: str = "") -> None:
    """One line of the table."""
    print(f"{name:46} {seconds * 1000:8.0f} ms  {note}".rstrip(), flush=True)


def main() -> None:
    """Print the table."""
    from benchmarks.cards import cards
    from benchmarks.floor import floor_seconds
    from generator.games.registry import game_ids

    report("a bare typer program, --help", timed(process(TYPER)))
    report("dragonpress --help", timed(press("--help")))
    report("dragonpress check", timed(press("check"), 3))
    with tempfile.TemporaryDirectory() as folder:
        for game in game_ids():
            report(f"dragonpress build {game}", timed(press("build", game, "--out", str(Path(folder) / game)), 3))
        report("dragonpress build", timed(press("build", "--out", str(Path(folder) / "all")), 1))
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"{'largest process of these':46} {peak:8.0f} MB")
    sheets, bare = floor_seconds(timed)
    report("twelve play sheets, in process", sheets)
    report("the same marks through bare ReportLab", bare, f"× {sheets / bare:.2f}")
    for line in cards(timed):
        report(*line)


if __name__ == "__main__":
    main()
