"""``dragonpress dragon show`` and ``compare``: figures with where they come from, and dragons side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generator.cli.dragon.bench import Bench, answered, listed, open_bench
from generator.cli.dragon.screen import BAD, FAINT, GOOD, STRONG, Cell, Styled, say, show_table
from generator.cli.output import print_json
from generator.errors import ContentError, Finding, raise_if_errors
from generator.games.dragon_lords.content import table_file
from generator.games.dragon_lords.model.design import Design, ReadyDragon
from generator.games.dragon_lords.rules.costs import Component
from generator.games.dragon_lords.workshop.comparing import Mark, Row, compare, tally
from generator.games.dragon_lords.workshop.figures import (
    FIGURES,
    Figure,
    Origin,
    Value,
    origin_of,
    table_of,
)
from generator.games.dragon_lords.workshop.library import find_dragons
from generator.games.dragon_lords.workshop.parts import Parts
from generator.source.provenance import Provenance

SUMS = {Figure.COST, Figure.TOUGHNESS}
"""Figures that are added up from many cells, whose parts stand in lines of their own."""

MARK_STYLES = {Mark.BEST: GOOD, Mark.BETTER: GOOD, Mark.WORST: BAD, Mark.WORSE: BAD}


def designs_of(bench: Bench, words: Sequence[str]) -> list[Design]:
    """The dragons that are named. Raises ContentError with everything that is wrong with any of them."""
    search = find_dragons(bench.content, words)
    raise_if_errors(search.findings)
    return [found.design for found in search.dragons]


def run_show(words: Sequence[str], lang: str, as_json: bool) -> int:
    """Show every figure of each dragon; returns the exit status."""

    def work() -> int:
        bench = open_bench(lang)
        designs = designs_of(bench, words)
        if as_json:
            print_json({"dragons": [dragon_record(bench, design) for design in designs]})
            return 0
        for index, design in enumerate(designs):
            if index:
                say()
            show_dragon(bench, design)
        return 0

    return answered(work, as_json)


def origins(bench: Bench, parts: Parts) -> list[Origin]:
    """All figures of a dragon; close combat with the rider only if the rider makes a difference."""
    every = {figure: origin_of(bench.tables, parts, figure) for figure in Figure}
    if every[Figure.CLOSE_COMBAT_WITH_RIDER].value == every[Figure.CLOSE_COMBAT].value:
        del every[Figure.CLOSE_COMBAT_WITH_RIDER]
    return list(every.values())


def show_dragon(bench: Bench, design: Design) -> None:
    """The stat block of one dragon with the origin of each figure, and the reasons for what is not printed."""
    parts = Parts.of(design)
    rows: list[Sequence[Cell]] = []
    reasons: dict[str, list[str]] = {}
    cites: dict[str, str] = {}
    for component in Component:
        rows.append(
            (bench.component(component), Styled(bench.option(component, parts.option(component)), STRONG), "", "")
        )
    for origin in origins(bench, parts):
        label = bench.t(f"figures.{origin.figure}")
        rows.append(figure_row(bench, label, origin))
        cites.update((cell.table, table_of(bench.tables, cell).cite) for cell in origin.cells)
        if origin.note.why:
            reasons.setdefault(origin.note.why, []).append(label)
    show_table((design.name, *bench.columns("value", "from", "table")), rows, right=(1,))
    show_rider(bench, design)
    if reasons:
        say(f"{bench.t('whys')}:", STRONG)
        for why, labels in reasons.items():
            say(f"  {listed(labels)}: {why}")
    say(f"{bench.t('tables')}:", STRONG)
    for table, cite in cites.items():
        say(f"  {shown_table(table)}: {cite}", FAINT)


def figure_row(bench: Bench, label: str, origin: Origin) -> tuple[Cell, ...]:
    """A line of the stat block: the value, how certain it is, and the cells that it is read from."""
    provenance = origin.note.provenance
    cells = [f"{shown_table(cell.table)} {'.'.join(cell.path)}" for cell in origin.cells]
    tables = list(dict.fromkeys(shown_table(cell.table) for cell in origin.cells))
    return (
        label,
        Styled(bench.value(origin.figure, origin.value), STRONG),
        Styled(bench.t(f"provenance.{provenance}"), "" if provenance is Provenance.PRINTED else "yellow"),
        Styled(listed(tables if origin.figure in SUMS else cells), FAINT),
    )


def shown_table(table: str) -> str:
    """A table as its file is called."""
    return table.replace("_", "-")


def show_rider(bench: Bench, design: Design) -> None:
    """What the rider can do, and the note to a ready-made dragon."""
    from generator.games.dragon_lords.wording import note_text, rider_text

    if design.rider is not None:
        name = bench.option(Component.RIDER, design.rider)
        say(f"{bench.words.capital(name)}: {rider_text(bench.words, bench.tables, design.rider)}")
    note = note_text(bench.words, bench.tables, design) if isinstance(design, ReadyDragon) else design.note
    if note:
        say(note)


def dragon_record(bench: Bench, design: Design) -> dict[str, Any]:
    """A dragon as plain data: its choices, and every figure with its origin."""
    parts = Parts.of(design)
    figures = [
        {
            "figure": origin.figure,
            "value": plain(origin.value),
            "provenance": origin.note.provenance,
            "why": origin.note.why,
            "cells": [
                {
                    "file": table_file(cell.table),
                    "cell": ".".join(cell.path),
                    "cite": table_of(bench.tables, cell).cite,
                }
                for cell in origin.cells
            ],
        }
        for origin in origins(bench, parts)
    ]
    return {"name": design.name, **parts_record(parts), "figures": figures}


def parts_record(parts: Parts) -> dict[str, str | None]:
    """The choices as plain data."""
    return {component.value: parts.option(component) for component in Component}


def plain(value: Value) -> int | str:
    """A value as plain data."""
    return value if isinstance(value, int) else str(value)


def run_compare(words: Sequence[str], lang: str, as_json: bool) -> int:
    """Show the dragons side by side; returns the exit status."""

    def work() -> int:
        bench = open_bench(lang)
        designs = designs_of(bench, words)
        if len(designs) < 2:
            hint = "name two or more, such as: dragonpress dragon compare Reaper Skyblazer"
            raise ContentError([Finding("too-few-dragons", "one dragon cannot be compared", hint=hint)])
        rows = compare(bench.tables, [Parts.of(design) for design in designs])
        if as_json:
            print_json({"dragons": [design.name for design in designs], "rows": [row_record(row) for row in rows]})
        else:
            show_comparison(bench, designs, rows)
        return 0

    return answered(work, as_json)


def show_comparison(bench: Bench, designs: Sequence[Design], rows: Sequence[Row]) -> None:
    """A column for each dragon; words and colours tell who is better, the last column why."""
    lines: list[Sequence[Cell]] = []
    for component in Component:
        options = [bench.option(component, Parts.of(design).option(component)) for design in designs]
        lines.append((bench.component(component), *options, ""))
    for row in rows:
        cells = [marked(bench, row, index) for index in range(len(designs))]
        lines.append((bench.t(f"figures.{row.figure}"), *cells, Styled(bench.t(f"better.{row.figure}"), FAINT)))
    heads = (bench.t("columns.figure"), *(design.name for design in designs), bench.t("columns.better"))
    show_table(heads, lines)
    say()
    for design, (best, worst) in zip(designs, tally(rows), strict=True):
        say(bench.t("tally", name=design.name, best=best, worst=worst))


def marked(bench: Bench, row: Row, index: int) -> Styled:
    """A value with its mark in words."""
    value, mark = bench.value(row.figure, row.values[index]), row.marks[index]
    return Styled(value, "") if mark is None else Styled(f"{value} {bench.t(f'marks.{mark}')}", MARK_STYLES[mark])


def row_record(row: Row) -> dict[str, Any]:
    """A row of a comparison as plain data."""
    return {
        "figure": row.figure,
        "better": FIGURES[row.figure].better,
        "values": [plain(value) for value in row.values],
        "marks": list(row.marks),
    }
