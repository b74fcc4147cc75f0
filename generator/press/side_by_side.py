"""Work of many parts done side by side, in processes of their own, where there are cores for it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import TypeVar

from generator.errors import ContentError, Finding

C = TypeVar("C")
R = TypeVar("R")
#: Fewer parts are done one after the other: to begin processes takes time as well.
FEW = 4


def processes_for(count: int, jobs: int = 0) -> int:
    """How many processes do so many parts of a work: ``jobs``, or as many as there are cores; one if they are few."""
    return 1 if count < FEW else min(jobs or os.cpu_count() or 1, count)


def side_by_side(function: Callable[[C], R], calls: Sequence[C], processes: int) -> Generator[R, None, None]:
    """The results of a function for each of the calls, in their order.

    The function and what it is given and gives must be of a kind that can be sent to another process.
    Raises ContentError if a process is ended from outside.
    """
    # A fork shares what has been read already; elsewhere each process reads it anew.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    try:
        with ProcessPoolExecutor(processes, context, stop_with_parent) as pool:
            try:
                yield from pool.map(function, calls)
            except BaseException:  # Ctrl-C as well: what has not begun is not made any more
                pool.shutdown(cancel_futures=True)
                raise
    except BrokenProcessPool as error:
        message = "a process that made documents was ended from outside, perhaps for want of memory"
        hint = "build fewer documents at a time, with --only"
        raise ContentError([Finding("process-ended", message, hint=hint)]) from error


def stop_with_parent() -> None:
    """End this process as soon as the one that it works for is gone; else it would wait for work for ever.

    Ctrl-C on a terminal reaches all processes; the one that is worked for says when to stop.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()
