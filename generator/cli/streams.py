"""Standard output and error: UTF-8 whatever the locale, and no traceback when they break off, are full or closed."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NoReturn, TextIO


@contextmanager
def streams() -> Iterator[None]:
    """Set both streams up, and end quietly with exit status 1 if what is printed cannot be written."""
    sys.stdout, sys.stderr = ready(sys.stdout), ready(sys.stderr)
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough
        break_off()
    except OSError as error:
        if error.filename is not None:  # no stream has a file name: this is a fault of ours
            raise
        break_off(f"Cannot print: {error.strerror or error}.")


def ready(stream: TextIO | None) -> TextIO:
    """A stream that takes any character; one that swallows everything if there is none."""
    if stream is None:
        return Path(os.devnull).open("w", encoding="utf-8")
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors="replace")
    return stream


def break_off(why: str = "") -> NoReturn:
    """End the program; what is still to be printed is dropped, so that it does not fail again on the way out."""
    with suppress(OSError):
        print(why, end="\n" if why else "", file=sys.stderr, flush=True)
    with suppress(OSError, ValueError):
        os.dup2(ready(None).fileno(), sys.stdout.fileno())
    sys.exit(1)
