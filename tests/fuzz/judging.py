"""Judging a file as ``dragonpress check`` does, under guard: how long it takes, what it opens, what it says."""

from __future__ import annotations

import os
import signal
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any
from zoneinfo import TZPATH

from generator.errors import Finding, Severity
from generator.resources import data_root

SECONDS = 60.0
"""What judging one file may take at the very most, on a slow and busy machine."""
#: What changes something, or reaches out of this machine or process.
FORBIDDEN = ("os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.link", "os.symlink", "os.truncate", "os.chmod")
REACHING = ("socket.connect", "socket.getaddrinfo", "subprocess.Popen", "os.system", "os.exec", "os.posix_spawn")
READABLE = [
    data_root(),
    *(Path(path) for path in sysconfig.get_paths().values()),
    *map(Path, (os.devnull, *TZPATH)),
    *map(Path, sys.path),
]

_watched: list[tuple[Path, list[str]]] = []
_hooked: list[bool] = []


class TooSlowError(BaseException):
    """Judging took longer than it may; no handler of exceptions may swallow it."""


@contextmanager
def limited(seconds: float = SECONDS) -> Iterator[None]:
    """Raise TooSlowError if the block takes longer; without effect where there are no such signals."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise TooSlowError

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def guarded(folder: Path) -> Iterator[list[str]]:
    """Note whatever the block does that reading files of ``folder`` and of the press needs not."""
    if not _hooked:
        sys.addaudithook(hook)
        _hooked.append(True)
    found: list[str] = []
    _watched.append((folder.resolve(), found))
    try:
        yield found
    finally:
        _watched.pop()


def hook(event: str, arguments: tuple[Any, ...]) -> None:
    """Hear what the interpreter does; there is no way to stop hearing, so out of a watch it is passed over."""
    if not _watched:
        return
    folder, found = _watched[-1]
    if event in (*FORBIDDEN, *REACHING):
        found.append(f"{event} {arguments[:2]}")
    elif event == "open" and isinstance(arguments[0], str | bytes | os.PathLike):
        path, mode, flags = arguments
        writing = bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)) or any(sign in (mode or "") for sign in "wax+")
        place = Path(os.path.realpath(os.fsdecode(path)))
        if writing and "__pycache__" not in place.parts and place != Path(os.devnull):
            found.append(f"writes {place}")
        elif not any(place.is_relative_to(each) for each in (folder, *READABLE)):
            found.append(f"reads {place}")


def faults_of(findings: Sequence[Finding], lines: int | None = None) -> list[str]:
    """What is wrong with findings themselves: each error has a file and a line, and says something in one line."""
    faults = []
    for finding in findings:
        if finding.severity is Severity.ERROR and (not finding.where.file or finding.where.line < 1):
            faults.append(f"no place: {finding}")
        if lines is not None and finding.where.line > lines + 1:
            faults.append(f"a line that is not there: {finding}")
        if not finding.message.strip() or len(finding.message) > 2000 or len(finding.hint) > 4000:
            faults.append(f"a message that nobody reads: {str(finding)[:300]}")
        if "Traceback" in finding.message or "object at 0x" in str(finding):
            faults.append(f"the inner form of something: {finding}")
    return faults
