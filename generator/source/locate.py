"""From pydantic's error paths to paths in the data, and one answer where a union gives many."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from pydantic_core import ErrorDetails

from generator.source.nodes import Data, Step, child

MISMATCHES = frozenset({"literal_error", "enum", "none_required"})
"""Errors beside ``…_type`` that say: this member of the union was not meant."""

_TRIES = 64
_KEY = "[key]"


@dataclass(frozen=True, slots=True)
class Located:
    """An error with its path in the data. ``tags`` are the names of union members that pydantic put on its way.

    Each tag comes with the length of the path where it stood. ``on_key`` means the key at the end of the path.
    """

    error: ErrorDetails
    path: tuple[Step, ...]
    tags: tuple[tuple[int, str], ...] = ()
    on_key: bool = False

    @property
    def kind(self) -> str:
        """Pydantic's name for the error."""
        return self.error["type"]

    @property
    def context(self) -> dict[str, Any]:
        """The figures and options that belong to the error."""
        return self.error.get("ctx", {})


def locate(error: ErrorDetails, data: Data) -> Located:
    """The error with its path in ``data``, the value that was validated.

    Pydantic's path mixes keys and indexes with names of union members and functions; only the data tells them apart.
    Where both readings are possible, the one that leads to the rejected value is right.
    """
    loc = error["loc"]
    on_key = bool(loc) and loc[-1] == _KEY
    steps = loc[:-1] if on_key else loc
    readings = list(islice(_readings(steps, data, error["type"] == "missing"), _TRIES))
    chosen = readings[0]
    if len(readings) > 1 and not on_key:
        wanted = json.dumps(error["input"], default=str)
        chosen = next((reading for reading in readings if json.dumps(reading[2], default=str) == wanted), chosen)
    path, tags, _ = chosen
    return Located(error, path, tags, on_key)


_Reading = tuple[tuple[Step, ...], tuple[tuple[int, str], ...], Data]


def _readings(steps: Sequence[Step], data: Data, missing: bool) -> Iterator[_Reading]:
    """All ways to read the steps as keys of the data or as tags, keys first, with the value at the end."""
    todo: list[tuple[int, tuple[Step, ...], tuple[tuple[int, str], ...], Data]] = [(0, (), (), data)]
    while todo:
        index, path, tags, here = todo.pop()
        if index == len(steps):
            yield path, tags, here
            continue
        step = steps[index]
        if missing and index == len(steps) - 1:
            todo.append((index + 1, (*path, step), tags, here))
            continue
        todo.append((index + 1, path, (*tags, (len(path), str(step))), here))
        try:
            todo.append((index + 1, (*path, step), tags, child(here, step)))
        except KeyError:
            continue


def settle_unions(errors: Sequence[Located]) -> list[list[Located]]:
    """The errors that are worth telling. A group of more than one is to be told as one: “must be this or that”.

    A union that fails gives the errors of all its members. When some members fit in kind, only the nearest one's errors
    are kept; when none does, the mismatches at the union's own place are told together.
    """
    groups: dict[tuple[Step, ...], dict[str, list[Located]]] = {}
    settled: list[list[Located]] = []
    for located in errors:
        if located.tags:
            length, tag = located.tags[0]
            groups.setdefault(located.path[:length], {}).setdefault(tag, []).append(located)
        else:
            settled.append([located])
    for place, members in groups.items():
        settled.extend(_settle(place, members))
    return settled


def _settle(place: tuple[Step, ...], members: dict[str, list[Located]]) -> list[list[Located]]:
    below = [[_without_tag(located) for located in errors] for errors in members.values()]
    fitting = [errors for errors in below if not any(_is_mismatch(located, place) for located in errors)]
    if len(below) == 1 or fitting:
        settled = [settle_unions(errors) for errors in fitting or below]
        return min(settled, key=lambda groups: _distance(groups, place))
    return [[located for errors in below for located in errors if _is_mismatch(located, place)]]


def _without_tag(located: Located) -> Located:
    return Located(located.error, located.path, located.tags[1:], located.on_key)


def _is_mismatch(located: Located, place: tuple[Step, ...]) -> bool:
    return located.path == place and (located.kind.endswith("_type") or located.kind in MISMATCHES)


def _distance(groups: list[list[Located]], place: tuple[Step, ...]) -> tuple[int, int, int]:
    """How far a union member is from the data: its own literals tell members apart, then its keys, then all else."""
    own = [group[0] for group in groups if len(group[0].path) == len(place) + 1]
    literals = sum(located.kind == "literal_error" for located in own)
    keys = sum(located.kind in ("missing", "extra_forbidden") for located in own)
    return literals, keys, len(groups)
