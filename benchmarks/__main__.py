"""Measure what users wait for: start-up, the whole build, and the build against the bare ReportLab floor."""

from __future__ import annotations

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


def timed(run: Callable[[], object]) -> float:
    """Seconds that a call takes: the median of several runs after one to warm up."""
    run()
    seconds = []
    for _ in range(RUNS):
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


def main() -> None:
    """Print the table."""
    from benchmarks.floor import floor_seconds

    with tempfile.TemporaryDirectory() as folder:
        out = str(Path(folder) / "out")
        rows = [
            ("a bare typer program, --help", timed(process(TYPER))),
            ("dragonpress --help", timed(press("--help"))),
            ("dragonpress check", timed(press("check"))),
            ("dragonpress build dragon-lords", timed(press("build", "dragon-lords", "--out", out))),
        ]
    sheets, bare = floor_seconds(timed)
    rows += [("twelve play sheets, in process", sheets), ("the same marks through bare ReportLab", bare)]
    for name, seconds in rows:
        print(f"{name:42} {seconds * 1000:8.0f} ms")
    print(f"{'play sheets : floor':42} {sheets / bare:8.2f}")


if __name__ == "__main__":
    main()
