"""The figures that do not stand in the printed rules: where they come from, and why."""

from __future__ import annotations

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.cells import cells_of
from generator.games.game import FigureRow
from generator.source.provenance import Provenance


def provenance_report(content: DragonStrikeContent) -> list[FigureRow]:
    """Every figure that is not printed in the source rules, table by table, in the order of the files."""
    rows = []
    for name, table in content.all_tables():
        for cell in cells_of(table):
            note = table.note(*cell.path)
            if note.provenance is not Provenance.PRINTED:
                place = content.sources[name].place(cell.loc)
                path, value = ".".join(cell.path), _written(cell.value)
                rows.append(FigureRow(name, path, value, note.provenance, note.why, str(place)))
    return rows


def _written(value: object) -> str:
    """A value as the file has it: a list in brackets, nothing as a dash."""
    if isinstance(value, tuple):
        return f"[{', '.join(str(item) for item in value)}]"
    if isinstance(value, bool):
        return str(value).lower()
    return "–" if value is None else str(value)
