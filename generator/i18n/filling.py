"""Data that is not translated in full yet: where it has gaps, and the same data with another language in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.source.nodes import Step

Loc = tuple[Step, ...]


def gaps(data: Any, loc: Loc = ()) -> Iterator[Loc]:
    """Where data says ``~``, which waits for a translation."""
    if data is None:
        yield loc
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from gaps(value, (*loc, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from gaps(value, (*loc, index))


def filled(data: Any, other: Any, loc: Loc = ()) -> tuple[Any, list[Loc]]:
    """The data with that of another language wherever it has a gap or lacks a key; and where that was so."""
    if data is None and other is not None:
        return other, [loc]
    if isinstance(data, dict) and isinstance(other, dict):
        made: dict[Step, Any] = {}
        found: list[Loc] = []
        for key in [*data, *(key for key in other if key not in data)]:
            made[key], inner = filled(data.get(key), other.get(key), (*loc, key))
            found += inner
        return made, found
    if isinstance(data, list) and isinstance(other, list):
        rows = [
            filled(data[i] if i < len(data) else None, other[i] if i < len(other) else None, (*loc, i))
            for i in range(max(len(data), len(other)))
        ]
        return [value for value, _ in rows], [place for _, places in rows for place in places]
    return data, []
