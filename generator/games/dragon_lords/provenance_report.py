"""The figures that do not stand in the printed rules: where they come from, and why."""

from __future__ import annotations

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.cells import cells_of
from generator.games.game import FigureRow
from generator.source.provenance import Provenance


def provenance_report(content: DragonLordsContent) -> list[FigureRow]:
    """Every figure that is not printed in the source rules, table by table, in the order of the files."""
    rows = []
    for name, table in content.all_tables():
        for cell in cells_of(table):
            note = table.note(*cell.path)
            if note.provenance is not Provenance.PRINTED:
                path, value = ".".join(cell.path), "–" if cell.value is None else str(cell.value)
                place = content.sources[name].place(cell.loc)
                rows.append(FigureRow(name, path, value, note.provenance, note.why, str(place)))
    return rows
