"""Which files are read while something is made; and values that are kept until a file they were read from changes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

#: Files by their absolute paths, and the SHA-256 of what was read.
Notes = dict[Path, str]

_open: list[Notes] = []
_kept: list[dict[Any, tuple[Any, Notes]]] = []


@contextmanager
def noted() -> Iterator[Notes]:
    """Note every file that is read until the block ends."""
    notes: Notes = {}
    _open.append(notes)
    try:
        yield notes
    finally:
        _open.pop()


def note(path: Path, data: bytes) -> None:
    """Tell that a file has been read, and what was in it."""
    if _open:
        note_all({path.absolute(): digest(data)})


def note_all(notes: Mapping[Path, str]) -> None:
    """Tell that files have been read."""
    for each in _open:
        each.update(notes)


def digest(data: bytes) -> str:
    """The SHA-256 of some bytes, in hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


def remembered(function: Callable[P, T]) -> Callable[P, T]:
    """Like ``functools.cache``; whoever notes files also notes those that a kept value was read from."""
    kept: dict[Any, tuple[T, Notes]] = {}
    _kept.append(kept)

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (args, tuple(sorted(kwargs.items())))
        if key in kept:
            value, notes = kept[key]
            note_all(notes)
            return value
        with noted() as notes:
            value = function(*args, **kwargs)
        kept[key] = value, notes
        return value

    return call


def forget(paths: Collection[Path] | None = None) -> None:
    """Drop the kept values that were read from any of these files (absolute paths); all values if none are named."""
    changed = None if paths is None else set(paths)
    for kept in _kept:
        for key in [key for key, (_, notes) in kept.items() if changed is None or not changed.isdisjoint(notes)]:
            del kept[key]
