"""The folder that a run makes its files in, beside those that it will replace, and the turns that runs take."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from os import O_RDONLY
from os import close as close_descriptor
from os import open as open_descriptor
from pathlib import Path
from typing import IO

if sys.platform != "win32":
    import fcntl

#: How the names of these folders begin; a run that is killed leaves its own behind.
PREFIX = ".dragonpress-partial"
LOCK = "lock"


@contextmanager
def partial_folder(out: Path) -> Iterator[Path]:
    """A new folder in ``out``, for unfinished files. It is gone in the end, and so are those of killed runs.

    Raises OSError if there can be none.
    """
    out.mkdir(parents=True, exist_ok=True)
    with turn(out):
        sweep(out)
        folder = Path(tempfile.mkdtemp(prefix=f"{PREFIX}-", dir=out))
        lock = (folder / LOCK).open("wb")
        locked(lock)
    try:
        yield folder
    finally:
        lock.close()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def turn(out: Path) -> Iterator[None]:
    """One run at a time, so that the files of two runs do not mix; without effect where folders cannot be locked."""
    if sys.platform == "win32":
        yield
        return
    folder = None
    with suppress(OSError):
        folder = open_descriptor(out, O_RDONLY)
        fcntl.flock(folder, fcntl.LOCK_EX)
    try:
        yield
    finally:
        if folder is not None:
            close_descriptor(folder)


def locked(file: IO[bytes]) -> bool:
    """Lock a file for as long as it is open in this process and its children; False if another run holds it."""
    if sys.platform == "win32":  # a file that is open there cannot be deleted, which is lock enough
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        return True
    return True


def sweep(out: Path) -> None:
    """Remove what runs that were killed have left. What cannot be removed does no harm."""
    for path in out.glob(f"{PREFIX}*"):
        if path.is_symlink() or not path.is_dir():
            continue
        lock = path / LOCK
        with suppress(OSError):
            if lock.exists():
                with lock.open("rb") as file:
                    if not locked(file):
                        continue
                lock.unlink()
            shutil.rmtree(path, ignore_errors=True)
