"""Small boards from a few lines of text, for tests."""

from __future__ import annotations

from textwrap import dedent, indent

from generator.errors import Finding
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.file import BoardFigures, BoardSize, BreathReach
from generator.games.dragon_strike.boards.loading import board_of
from generator.games.dragon_strike.boards.squares import Edge, Square, read_edge, read_square
from generator.source.provenance import Provenance
from generator.source.reader import parse_yaml

FIGURES = BoardFigures(
    provenance=Provenance.ORIGINAL,
    square_mm=25.0,
    size=BoardSize(columns=24, rows=18),
    forest_cost=2,
    breath=BreathReach(nearest=2, farthest=3),
)


def read(text: str, file: str = "b.yaml") -> tuple[GameBoard | None, list[Finding]]:
    """The board of a whole file, and what is wrong with it."""
    board, _, findings = board_of("b", parse_yaml(text.encode(), file), text, FIGURES)
    return board, findings


def file_of(grid: str, columns: int, rows: int, more: str = "rooms: {}") -> str:
    """The text of a board file; the grid begins on the line after ``grid: |``, which stands last."""
    head = f"provenance: original\nsize: {{columns: {columns}, rows: {rows}}}\n{dedent(more).strip()}\ngrid: |\n"
    return head + indent(dedent(grid).strip("\n"), "  ") + "\n"


def board(grid: str, columns: int, rows: int, more: str = "rooms: {}") -> GameBoard:
    """A board that has no errors."""
    made, findings = read(file_of(grid, columns, rows, more))
    assert made is not None, findings
    assert not [finding for finding in findings if finding.severity == "error"], findings
    return made


def sq(name: str) -> Square:
    square = read_square(name)
    assert square is not None
    return square


def edge(name: str) -> Edge:
    found = read_edge(name)
    assert found is not None
    return found


def places(findings: list[Finding]) -> list[tuple[str, int, int]]:
    """Code, line and column of findings."""
    return [(finding.code, finding.where.line, finding.where.column) for finding in findings]
