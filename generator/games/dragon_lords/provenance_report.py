"""The figures that do not stand in the printed rules: where they come from, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields

from generator.errors import Place
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.cells import cells_of
from generator.source.provenance import Provenance, Table
from generator.source.reader import Source


@dataclass(frozen=True, slots=True)
class Row:
    """One figure: its table and its path within, its value, where it comes from and why, and its place."""

    table: str
    cell: str
    value: str
    status: Provenance
    why: str
    place: Place


def provenance_report(content: DragonLordsContent) -> list[Row]:
    """Every figure that is not printed in the source rules, table by table."""
    tables: dict[str, Table] = {name: getattr(content.tables, name) for name in _names(content)}
    return list(_rows({**tables, "dragons": content.dragons}, content.sources))


def _names(content: DragonLordsContent) -> list[str]:
    return [field.name for field in fields(content.tables)]


def _rows(tables: Mapping[str, Table], sources: Mapping[str, Source]) -> Iterator[Row]:
    for name, table in tables.items():
        for cell in cells_of(table):
            note = table.note(*cell.path)
            if note.provenance is not Provenance.PRINTED:
                value = "–" if cell.value is None else str(cell.value)
                place = sources[name].place(cell.loc)
                yield Row(name, ".".join(cell.path), value, note.provenance, note.why, place)
