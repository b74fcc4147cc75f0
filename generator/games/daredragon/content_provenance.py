"""The figures that are not printed in the source rules: read between the lines, filled in by us, or new."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.errors import Place
from generator.games.daredragon.content import Content
from generator.source.nodes import Step
from generator.source.provenance import Provenance


@dataclass(frozen=True, slots=True)
class OwnFigure:
    """A figure, or a whole table if ``cell`` is empty, with where it comes from and why."""

    table: str
    cell: str
    value: str
    provenance: Provenance
    why: str
    place: Place


def own_figures(content: Content) -> Iterator[OwnFigure]:
    """All figures whose provenance is not ``printed``, by file, a whole table before its cells."""
    for name, source in content.sources.items():
        data = source.data
        if not isinstance(data, dict):
            continue
        table = Provenance(str(data["provenance"]))
        if table is not Provenance.PRINTED:
            yield OwnFigure(name, "", "", table, str(data.get("cite", "")), source.place(("provenance",)))
        cells = data.get("cells")
        for path, note in cells.items() if isinstance(cells, dict) else ():
            if isinstance(note, dict) and note["provenance"] != Provenance.PRINTED:
                steps: list[Step] = [int(part) if part.isdigit() else part for part in str(path).split(".")]
                value, where = source.value(steps), source.place(steps)
                provenance = Provenance(str(note["provenance"]))
                yield OwnFigure(name, str(path), shown(value), provenance, str(note.get("why", "")), where)


def shown(value: object) -> str:
    """A value as people read it; of a group of figures each by its name."""
    return ", ".join(f"{name} {one}" for name, one in value.items()) if isinstance(value, dict) else str(value)
