"""Reading a text grid: squares, edges, letters, arrows; every character that does not belong is told with its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from generator.errors import Finding
from generator.games.dragon_strike.boards.gridtext import MARGIN, PITCH, GridText
from generator.games.dragon_strike.boards.legend import (
    ARROWS,
    BARRIERS,
    BOULDER,
    CORNER,
    FILLINGS,
    GROUNDS,
    MISTYPED,
    MISTYPED_GROUNDS,
    Barrier,
    Terrain,
    edge_line,
    legend_line,
)
from generator.games.dragon_strike.boards.squares import MOST, Edge, Square

#: What the line of letters begins with.
RULER = "."
#: What is said of squares only: where it stands on an edge, the line is out of step.
GROUND_SIGNS = frozenset("~^#/=.()[]{}<>@")
#: Corners and edges that misfit in one line of edges, so that the line is held to be out of step.
OUT_OF_STEP = 3


@dataclass
class Grid:
    """What a text grid says. ``letters``, ``arrows`` and ``numbers`` are the marks in the middle of squares."""

    text: GridText
    columns: int = 0
    rows: int = 0
    terrain: dict[Square, Terrain] = field(default_factory=dict)
    barriers: dict[Edge, Barrier] = field(default_factory=dict)
    boulders: set[Square] = field(default_factory=set)
    letters: dict[Square, str] = field(default_factory=dict)
    arrows: dict[Square, tuple[int, int]] = field(default_factory=dict)
    numbers: dict[Square, str] = field(default_factory=dict)

    def line_of(self, row: int) -> int:
        """The line of the grid text that a row of squares stands on; both ways of counting are those of the grid."""
        return 2 * row

    def square_place(self, square: Square) -> tuple[int, int]:
        """Line and column in the grid text of the middle of a square."""
        return 2 * square.row, MARGIN + PITCH * (square.column - 1) + 2

    def edge_place(self, edge: Edge) -> tuple[int, int]:
        """Line and column in the grid text of the middle of an edge."""
        line, column = self.square_place(Square(edge.column, edge.row))
        return (line, column - 2) if edge.upright else (line - 1, column)


def read_grid(text: GridText) -> tuple[Grid, list[Finding]]:
    """The grid of a text, and everything that is wrong with how it is written.

    Where something is wrong, the grid holds what could be read and nothing more.
    """
    grid = Grid(text)
    findings = list(_measure(grid))
    if findings:
        return grid, findings
    for row in range(1, grid.rows + 1):
        findings += _settled(grid, 2 * row, list(_squares(grid, row)))
    for row in range(1, grid.rows + 2):
        findings += _settled(grid, 2 * row - 1, list(_level_edges(grid, row)))
    return grid, findings


def ruler(columns: int) -> str:
    """The line of letters above a grid. It begins with a dot, so that YAML sees where the grid begins."""
    return RULER.ljust(MARGIN) + "".join(f"  {chr(ord('A') + index)} " for index in range(columns)).rstrip()


def _measure(grid: Grid) -> Iterator[Finding]:
    """Take the size of the grid from its first line and from the number of its lines."""
    lines = grid.text.lines
    letters = lines[0].removeprefix(RULER).split()
    if not letters or letters != [chr(ord("A") + index) for index in range(len(letters))] or len(letters) > MOST:
        hint = f"the first line is a ruler, at most to Z: “{ruler(4)} …”"
        yield Finding(
            "no-ruler", "the grid does not begin with the letters of its columns", grid.text.place(0), hint=hint
        )
        return
    grid.columns = len(letters)
    if lines[0].rstrip() != ruler(grid.columns):
        wrong = _first_difference(lines[0].rstrip(), ruler(grid.columns))
        hint = "each letter stands over the middle of its column, four characters from the next"
        yield Finding("ragged-row", "the letters of the ruler are out of step", grid.text.place(0, wrong), hint=hint)
    count = len(lines) - (len(lines) > 2 and lines[-1].rstrip() == lines[0].rstrip())
    grid.rows = (count - 2) // 2
    if count < 4 or count % 2 or grid.rows > MOST:
        message = f"the grid has {count} lines" if count % 2 or count < 4 else f"the grid has {grid.rows} rows"
        hint = (
            f"write the ruler, then in turn a line of edges and a line of squares, and edges last; {MOST} rows at most"
        )
        yield Finding("missing-row", message, grid.text.place(count - 1), hint=hint)


def _first_difference(a: str, b: str) -> int:
    return next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))


def _settled(grid: Grid, line: int, found: list[Finding]) -> list[Finding]:
    """The findings of a line; where a square's symbol stands on an edge, only that the line is out of step."""
    text, width = grid.text.lines[line].rstrip(), MARGIN + PITCH * grid.columns + 1
    symbols = [finding for finding in found if finding.code in ("unknown-symbol", "missing-corner")]
    if not line % 2:
        edges = range(MARGIN, min(len(text), width), PITCH)
        wrong = {finding.where.column - grid.text.column for finding in symbols}
        beside = [at for at in edges if wrong & {at - 3, at - 2, at - 1, at + 1, at + 2, at + 3}]
        shifted = next((at for at in beside if text[at] in GROUND_SIGNS), None)
    else:
        shifted = MARGIN if len(symbols) >= OUT_OF_STEP else None
    if shifted is not None and symbols:
        first = min(symbol.where for symbol in symbols)
        message = f"the line is out of step from here on: it has {len(text)} characters, of {width}"
        hint = "a character is missing or too many before this place: an edge takes one, a square three"
        rest = [finding for finding in found if finding not in symbols]
        return [*rest, Finding("ragged-row", message, first, hint=hint)]
    if len(text) > width:
        more = f"{len(text) - width} {'character' if len(text) == width + 1 else 'characters'}"
        where = grid.text.place(line, width)
        found.append(
            Finding("ragged-row", f"the line is {more} too long", where, hint="the ruler shows how far it goes")
        )
    return found


def _squares(grid: Grid, row: int) -> Iterator[Finding]:
    """A line of squares and upright edges."""
    line = 2 * row
    text = grid.text.lines[line].ljust(MARGIN + PITCH * grid.columns + 1)
    if text[:MARGIN].strip() != str(row):
        hint = f"write “{row:2d} ” at the left of the row"
        yield Finding("wrong-row-number", f"row {row} is not numbered {row}", grid.text.place(line), hint=hint)
    for column in range(1, grid.columns + 2):
        at = MARGIN + PITCH * (column - 1)
        yield from _edge(grid, Edge(column, row, True), text[at], line, at)
        if column <= grid.columns:
            yield from _square(grid, Square(column, row), text[at + 1 : at + PITCH], line, at + 1)


def _square(grid: Grid, square: Square, symbol: str, line: int, at: int) -> Iterator[Finding]:
    """One square: its ground and its mark."""
    outer, mark = symbol[0] + symbol[2], symbol[1]
    terrain = GROUNDS.get(outer)
    if terrain is None:
        wrong = 0 if symbol[0] + symbol[0] not in GROUNDS and symbol[0] not in "([{<" else 2
        right = MISTYPED_GROUNDS.get(symbol[wrong], "")
        hint = f"did you mean “{right * 3}”?" if right else f"write one of: {legend_line()}"
        message = f"“{symbol}” is no square"
        yield Finding("unknown-symbol", message, grid.text.place(line, at + wrong), hint=hint)
        return
    grid.terrain[square] = terrain
    if outer == BOULDER:
        grid.boulders.add(square)
    if terrain is Terrain.STAIRS:
        if mark.isdigit() and mark.isascii():
            grid.numbers[square] = mark
            return
        hint = "write a digit between the brackets: stairs with the same number lead to each other"
        yield Finding("unknown-symbol", "stairs need a number", grid.text.place(line, at + 1), hint=hint)
        return
    if mark in (" ", symbol[0], FILLINGS.get(outer)):
        return
    if "A" <= mark <= "Z" and terrain is not Terrain.SOLID:
        grid.letters[square] = mark
    elif mark in ARROWS and terrain is not Terrain.SOLID:
        grid.arrows[square] = ARROWS[mark]
    else:
        what = "a rock has no mark" if terrain is Terrain.SOLID else f"“{mark}” is no mark of a square"
        hint = f"did you mean “{mark.upper()}”?" if "a" <= mark <= "z" and mark != "v" else "write a letter or an arrow"
        yield Finding("unknown-symbol", what, grid.text.place(line, at + 1), hint=hint)


def _level_edges(grid: Grid, row: int) -> Iterator[Finding]:
    """A line of edges above a row of squares (below the last one), with the corners between them."""
    line = 2 * row - 1
    text = grid.text.lines[line].ljust(MARGIN + PITCH * grid.columns + 1)
    if text[:MARGIN].strip():
        yield Finding("unknown-symbol", "the margin of a line of edges is blank", grid.text.place(line))
    for column in range(1, grid.columns + 2):
        at = MARGIN + PITCH * (column - 1)
        if text[at] != CORNER:
            hint = f"“{CORNER}” stands where squares meet, at the ends of edges"
            yield Finding("missing-corner", f"“{text[at]}” is no corner", grid.text.place(line, at), hint=hint)
        if column <= grid.columns:
            yield from _level_edge(grid, Edge(column, row, False), text[at + 1 : at + PITCH], line, at + 1)


def _level_edge(grid: Grid, edge: Edge, symbol: str, line: int, at: int) -> Iterator[Finding]:
    """An edge between two rows: three equal characters, or a mark between two dashes or two blanks."""
    throughout = symbol == symbol[1] * 3 and symbol[1] != "|"
    marked = symbol[0] == symbol[2] and symbol[0] in "- " and symbol[1] not in "-| "
    if throughout or marked:
        yield from _edge(grid, edge, symbol[1], line, at + 1)
    else:
        message = f"“{symbol}” is no edge between two rows"
        wrong = next((i for i, mark in enumerate(symbol) if mark not in "- :o"), 1)
        hint = "write “---”, or the letter between two dashes: “-D-”"
        yield Finding("unknown-symbol", message, grid.text.place(line, at + wrong), hint=hint)


def _edge(grid: Grid, edge: Edge, symbol: str, line: int, at: int) -> Iterator[Finding]:
    """One edge by its character."""
    if symbol == " ":
        return
    barrier = BARRIERS.get(symbol)
    if barrier is None or (symbol == "-" and edge.upright):
        right = "|" if symbol == "-" and edge.upright else MISTYPED.get(symbol, "")
        hint = f"did you mean “{right}”?" if right else f"write {edge_line()}"
        yield Finding("unknown-symbol", f"“{symbol}” is no edge", grid.text.place(line, at), hint=hint)
        return
    grid.barriers[edge] = barrier
