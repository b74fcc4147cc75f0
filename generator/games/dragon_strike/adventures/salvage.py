"""Reading on past faults: what is left of a file when everything that cannot be read is taken out.

So one misspelt key does not hide the other faults of a file. Values and their places are taken out together, so that
what is left still knows its lines.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import ValidationError

from generator.source.model import Model, Problems
from generator.source.nodes import Node, Source, Step
from generator.source.reader import Data

M = TypeVar("M", bound=Model)
Loc = tuple[Step, ...]

#: What stands in for required values of an adventure that are missing or wrong.
STAND_INS: dict[str, Any] = {
    "level": "average",
    "heroes": {"least": 2, "most": 4},
    "title": "…",
    "introduction": "…",
    "win": "…",
    "dragon": "…",
    "name": "…",
    "aloud": "…",
}
MOST_PASSES = 12


@dataclass(frozen=True, slots=True)
class Salvaged:
    """What is left of a file, and what was taken out: the places in the data, and every text in them."""

    source: Source
    removed: tuple[Loc, ...]
    lost: frozenset[str]


def salvage(cls: type[M], source: Source) -> tuple[M | None, Salvaged]:
    """The model of what can be read of a file; ``None`` if too little is left."""
    data, root = copy.deepcopy(source.data), copy.deepcopy(source.root)
    removed: list[Loc] = []
    lost: set[str] = set()
    for _ in range(MOST_PASSES):
        left = Salvaged(Source(source.file, data, root), tuple(removed), frozenset(lost))
        try:
            return cls.model_validate_json(json.dumps(data, ensure_ascii=False)), left
        except ValidationError as error:
            faults = sorted(set(_faults(error)), key=lambda fault: _order(fault[0]), reverse=True)
        if not isinstance(data, dict):
            break
        for loc, missing in faults:
            lost |= _repaired(data, root, loc, missing)
            removed.append(loc)
    return None, Salvaged(Source(source.file, data, root), tuple(removed), frozenset(lost))


def _order(loc: Loc) -> tuple[tuple[int, str], ...]:
    """An order in which later items of a list come later."""
    return tuple((step, "") if isinstance(step, int) else (0, step) for step in loc)


def _faults(error: ValidationError) -> Iterator[tuple[Loc, bool]]:
    """Where something is wrong, and whether it is missing."""
    for details in error.errors(include_url=False):
        loc = tuple(step for step in details["loc"] if step != "[key]")
        raised = details.get("ctx", {}).get("error")
        if isinstance(raised, Problems):
            yield from ((loc + tuple(found.loc), False) for found in raised.problems)
        else:
            yield loc, details["type"] == "missing"


def _repaired(data: Data, root: Node, loc: Loc, missing: bool) -> set[str]:
    """Put in a stand-in, or take out what is wrong: the item of a list that it is part of, else its key."""
    parents: list[tuple[Any, Node]] = [(data, root)]
    for step in loc[:-1] if missing else loc:
        inner, node = parents[-1]
        try:
            parents.append((inner[step], _child(node, step)))
        except (KeyError, IndexError, TypeError):
            break
    items = [index for index in range(len(parents) - 1) if isinstance(parents[index][0], list)]
    wanted = loc[-1] if loc else ""
    if not items and isinstance(wanted, str) and wanted in STAND_INS and isinstance(parents[len(loc) - 1][0], dict):
        parents[len(loc) - 1][0][wanted] = STAND_INS[wanted]
        return set()
    if items:
        depth = items[-1]
    elif missing and wanted in ("rooms", "goal") and loc[0] == "words" and isinstance(parents[-1][0], dict):
        parents[-1][0][wanted] = {} if wanted == "rooms" else "…"
        return set()
    else:
        depth = len(parents) - 2
    if depth < 0:
        return set()
    group, node = parents[depth]
    step = loc[depth]
    lost = set(_texts(group[step]))
    del group[step]
    if isinstance(node.children, list) and isinstance(step, int):
        del node.children[step]
    elif isinstance(node.children, dict):
        node.children.pop(str(step), None)
    return lost


def _child(node: Node, step: Step) -> Node:
    if isinstance(node.children, list) and isinstance(step, int):
        return node.children[step]
    assert isinstance(node.children, dict)
    entry = node.children.get(str(step))
    return entry[1] if entry is not None else Node(node.mark)


def _texts(data: Data) -> Iterator[str]:
    """Every text and key in a value."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield str(key)
            yield from _texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from _texts(value)
    elif data is not None:
        yield str(data)


def concerned(removed: Sequence[Loc], *keys: str) -> bool:
    """Whether something was taken out below one of some keys of the file."""
    return any(loc and loc[0] in keys for loc in removed)
