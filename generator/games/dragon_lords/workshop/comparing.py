"""Dragons side by side: figure by figure, who is best and who is worst."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.workshop.figures import Figure, Value, merit, value_of
from generator.games.dragon_lords.workshop.parts import Parts


class Mark(StrEnum):
    """How a dragon stands in a row; of two dragons the one is better and the other worse."""

    BEST = "best"
    BETTER = "better"
    WORSE = "worse"
    WORST = "worst"


@dataclass(frozen=True, slots=True)
class Row:
    """A figure of all the dragons. ``marks`` has one entry a dragon; none where all are alike or one lies between."""

    figure: Figure
    values: tuple[Value, ...]
    marks: tuple[Mark | None, ...]


def compare(tables: Tables, dragons: Sequence[Parts]) -> list[Row]:
    """A row for every figure; close combat with the rider counted only if it makes a difference."""
    rows = [compared(figure, [value_of(tables, parts, figure) for parts in dragons]) for figure in Figure]
    plain = next(row for row in rows if row.figure is Figure.CLOSE_COMBAT)
    return [row for row in rows if row.figure is not Figure.CLOSE_COMBAT_WITH_RIDER or row.values != plain.values]


def compared(figure: Figure, values: Sequence[Value]) -> Row:
    """The values of a figure with the best and the worst marked."""
    merits = [merit(figure, value) for value in values]
    top, bottom = max(merits), min(merits)
    if top == bottom:
        return Row(figure, tuple(values), (None,) * len(values))
    best, worst = (Mark.BETTER, Mark.WORSE) if len(values) == 2 else (Mark.BEST, Mark.WORST)
    marks = tuple(best if found == top else worst if found == bottom else None for found in merits)
    return Row(figure, tuple(values), marks)


def tally(rows: Sequence[Row]) -> list[tuple[int, int]]:
    """For each dragon in how many rows it is best and in how many worst; rows where all are alike count for nobody."""
    best, worst = {Mark.BEST, Mark.BETTER}, {Mark.WORST, Mark.WORSE}
    columns = range(len(rows[0].marks)) if rows else range(0)
    return [(sum(row.marks[i] in best for row in rows), sum(row.marks[i] in worst for row in rows)) for i in columns]
