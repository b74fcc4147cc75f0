"""The pool of steps from which all renderings of one document spend, so that many texts cannot do what one may not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

#: Steps for one document, and for the chapters of a book: many times what the longest of ours needs.
MAX_POOL, MAX_CHAPTERS = 10_000_000, 5_000_000

_pool: ContextVar[list[int] | None] = ContextVar("pool", default=None)


@contextmanager
def pool(steps: int = MAX_POOL) -> Iterator[None]:
    """All renderings until the end of the block spend from one pool as well; a pool within another is part of it."""
    granted = allowed(steps)
    left = [granted]
    token = _pool.set(left)
    try:
        yield
    finally:
        _pool.reset(token)
        take(granted - max(left[0], 0))


def allowed(steps: int) -> int:
    """As many of these steps as the pool still has."""
    left = _pool.get()
    return steps if left is None else min(steps, left[0])


def take(steps: int) -> None:
    """Take steps that were spent from the pool."""
    left = _pool.get()
    if left is not None:
        left[0] -= steps
