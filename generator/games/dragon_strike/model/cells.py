"""The single figures of a table: their dotted paths, their places in the file, their values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pydantic import BaseModel

from generator.source.provenance import Table
from generator.source.reader import Step


class Cell(NamedTuple):
    """One figure. ``path`` names it, ``loc`` leads to it in the file."""

    path: tuple[str, ...]
    loc: tuple[Step, ...]
    value: object


def cells_of(table: Table) -> Iterator[Cell]:
    """Every figure that the file of a table gives, without what the table says about itself."""
    about_itself = Table.model_fields
    for name in (name for name in type(table).model_fields if name in table.model_fields_set):
        if name not in about_itself:
            yield from _cells(getattr(table, name), (name,))


def paths_of(table: Table) -> set[str]:
    """Every dotted path that a note can stand at: figures, and all that holds figures."""
    return {".".join(cell.path[:length]) for cell in cells_of(table) for length in range(1, len(cell.path) + 1)}


def _cells(value: object, loc: tuple[Step, ...]) -> Iterator[Cell]:
    if isinstance(value, BaseModel):
        for name in (name for name in type(value).model_fields if name in value.model_fields_set):
            yield from _cells(getattr(value, name), (*loc, name))
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _cells(inner, (*loc, str(key)))
    elif isinstance(value, tuple) and any(isinstance(inner, BaseModel) for inner in value):
        for index, inner in enumerate(value):
            yield from _cells(inner, (*loc, index))
    else:
        yield Cell(tuple(str(step) for step in loc), loc, value)
