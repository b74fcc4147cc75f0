"""Tables and lines on the screen: with colour on a terminal, plain elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NamedTuple

from generator.cli.output import finding_record, print_findings, print_json, print_table
from generator.errors import Finding, has_errors


class Styled(NamedTuple):
    """A text with the style that a terminal gives it."""

    text: str
    style: str


Cell = str | Styled

GOOD, BAD, STRONG, FAINT = "green", "red", "bold", "dim"


def styled(cell: Cell) -> Styled:
    """A cell with its style; a plain text has none."""
    return cell if isinstance(cell, Styled) else Styled(cell, "")


def is_narrow(columns: int) -> bool:
    """Whether a terminal has fewer columns; what is no terminal has as many as are needed."""
    if not sys.stdout.isatty():
        return False
    from rich.console import Console

    return Console().width < columns


def say(text: str = "", style: str = "") -> None:
    """A line of text on standard output."""
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console

    Console(highlight=False).print(text, style=style or None, markup=False)


def show_table(columns: Sequence[str], rows: Sequence[Sequence[Cell]], right: Sequence[int] = ()) -> None:
    """A table on standard output; the columns whose indexes are in ``right`` are aligned right."""
    if not sys.stdout.isatty():
        print_table(columns, [[styled(cell).text for cell in row] for row in rows], right)
        return
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, collapse_padding=True, header_style=STRONG)
    for index, column in enumerate(columns):
        numbers = index in right
        table.add_column(Text(column), justify="right" if numbers else "left", overflow="fold", no_wrap=numbers)
    for row in rows:
        table.add_row(*(Text(*styled(cell)) for cell in row))
    Console(highlight=False).print(table)


def report(findings: Sequence[Finding], as_json: bool) -> int:
    """What is wrong when there is nothing else to show; returns the exit status."""
    if as_json:
        print_json({"findings": [finding_record(finding) for finding in findings]})
        return 1 if has_errors(findings) else 0
    return print_findings(findings, to_stderr=True)
