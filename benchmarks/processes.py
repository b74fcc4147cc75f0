"""Running a command as a whole process: how long it takes, and how much memory it has at its peak."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

PRESS = "from generator.cli.app import main; import sys; sys.argv = ['dragonpress', {}]; main()"
RUNS = 5


def stopwatch(run: Callable[[], object], runs: int = RUNS) -> float:
    """Seconds that a call takes: the median of several runs after one to warm up."""
    run()
    seconds = []
    for _ in range(runs):
        start = time.perf_counter()
        run()
        seconds.append(time.perf_counter() - start)
    return statistics.median(seconds)


def python(code: str, runs: int = RUNS) -> tuple[float, float]:
    """Seconds (median) and peak memory in MB of a Python process that runs a piece of code."""
    measured = [once(code) for _ in range(runs + (runs > 1))]
    kept = measured[1:] if runs > 1 else measured
    return statistics.median(seconds for seconds, _ in kept), max(memory for _, memory in kept)


def once(code: str) -> tuple[float, float]:
    """Seconds and peak memory in MB of one process. Raises CalledProcessError if it fails."""
    start = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        told = process.stderr.read()
        if not hasattr(os, "wait4"):  # Windows counts no memory here
            process.wait()
            status, memory = process.returncode, 0.0
        else:
            _, code_, usage = os.wait4(process.pid, 0)
            status, memory = os.waitstatus_to_exitcode(code_), usage.ru_maxrss / 1024
            process.returncode = status
    if status:
        raise subprocess.CalledProcessError(status, code, stderr=told)
    return time.perf_counter() - start, memory


def press(*arguments: str, runs: int = RUNS) -> tuple[float, float]:
    """Seconds and peak memory of the command line with these arguments."""
    return python(PRESS.format(", ".join(repr(argument) for argument in arguments)), runs)
