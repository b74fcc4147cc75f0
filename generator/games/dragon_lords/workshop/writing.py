"""A dragon as a YAML file whose comments teach what else could stand there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass

from generator.errors import ContentError
from generator.games.dragon_lords.model.design import NO_RIDER, Design
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.costs import Component
from generator.games.dragon_lords.workshop.parts import OPTIONS, Option, price
from generator.games.dragon_lords.workshop.spelling import folded
from generator.source.reader import parse_yaml

Namer = Callable[[Component, Option], str]

RESERVED = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))})
"""Names that no file may have on Windows, whatever its ending."""


@dataclass(frozen=True, slots=True)
class Remarks:
    """What the comments of a file say: at its head (several lines), at the budget, and where there is no budget."""

    head: str
    budget: str
    no_budget: str


def dragon_yaml(tables: Tables, design: Design, remarks: Remarks, name: Namer | None = None) -> str:
    """The text of a dragon file. ``name`` says what an option is called where that is not what the file writes."""
    choices = [(component, getattr(design, component)) for component in Component]
    lines = [f"{component}: {option or NO_RIDER}" for component, option in choices]
    if design.budget is not None:
        budget, remark = f"budget: {design.budget}", remarks.budget
    else:
        budget, remark = f"# budget: {tables.budgets.single_dragon}", remarks.no_budget
    width = max(len(line) for line in [*lines, budget])
    menus = [menu(tables, component, name) for component in Component]
    text = [f"# {line}" for line in remarks.head.strip().splitlines()]
    text.append(f"name: {quoted(design.name)}")
    text += [f"{line:<{width}}  # {said}" for line, said in zip([*lines, budget], [*menus, remark], strict=True)]
    if design.note:
        text.append(f"note: {quoted(design.note)}")
    return "\n".join(text) + "\n"


def menu(tables: Tables, component: Component, name: Namer | None = None) -> str:
    """The options of a component as a file writes them, each with its cost and, if it has another, its name."""
    said = []
    for option in OPTIONS[component]:
        word = NO_RIDER if option is None else option.value
        called = f" ({name(component, option)})" if name is not None else ""
        said.append(f"{word} {price(tables, component, option)}{called}")
    return ", ".join(said)


def quoted(text: str) -> str:
    """A text as YAML: plain where the reader takes it for that very text, in quotes otherwise."""
    try:
        plain = parse_yaml(f"name: {text}\n".encode(), "").data
    except (ContentError, UnicodeEncodeError):
        plain = None
    return text if plain == {"name": text} else json.dumps(text, ensure_ascii=False)


def file_name(name: str) -> str:
    """A file name for a dragon, in plain letters: ``Zła Żmija`` becomes ``zla-zmija.yaml``."""
    plain = "-".join(re.findall(r"[a-z0-9]+", folded(name))) or "dragon"
    return f"{plain}-dragon.yaml" if plain in RESERVED else f"{plain}.yaml"
