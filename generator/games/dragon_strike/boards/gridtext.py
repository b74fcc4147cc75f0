"""The lines of a text grid, and the place in the file that each of their characters stands at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.errors import Finding, Place
from generator.source.nodes import Source, Step

#: Room at the left of a grid for the numbers of the rows.
MARGIN = 3
#: Characters from the middle of a square to the middle of the next one.
PITCH = 4


@dataclass(frozen=True, slots=True)
class GridText:
    """The lines of a grid. ``line`` and ``column`` are the place of the first character of the first line."""

    lines: tuple[str, ...]
    file: str = ""
    line: int = 1
    column: int = 1

    def place(self, line: int, column: int = 0) -> Place:
        """Where a character stands in the file; line and column of the grid count from 0."""
        return Place(self.file, self.line + line, self.column + column)


def grid_text(text: str, source: Source | None = None, loc: Sequence[Step] = (), raw: str = "") -> GridText:
    """The lines of a grid that was read from YAML.

    ``raw`` is the text of the whole file, from which the indentation is taken; without it columns are told as if the
    grid were indented by two spaces more than nothing.
    """
    lines = tuple(text.rstrip("\n").split("\n"))
    if source is None:
        return GridText(lines)
    place = source.place(loc)
    line = place.line + 1
    every = raw.splitlines()
    indent = len(every[line - 1]) - len(lines[0]) if line <= len(every) else 2
    return GridText(lines, place.file, line, max(indent, 0) + 1)


def is_block(source: Source, loc: Sequence[Step], raw: str) -> bool:
    """Whether a grid is written as a block, line by line as it stands (``grid: |``)."""
    place = source.place(loc)
    lines = raw.splitlines()
    return place.line <= len(lines) and lines[place.line - 1][place.column - 1 : place.column] == "|"


def not_a_block(source: Source, loc: Sequence[Step]) -> Finding:
    """The finding for a grid whose lines YAML would run together."""
    hint = "write “grid: |” and the lines of the grid below it, indented"
    return Finding("grid-style", "the grid must be a block of lines", source.place(loc), hint=hint)


def raw_text(path: Path) -> str:
    """The text of a file that has been read as YAML already."""
    return path.read_text(encoding="utf-8-sig")
