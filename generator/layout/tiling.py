"""Tiling: a board that is larger than the paper, shared out over sheets that are glued together."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from generator.errors import ContentError, Finding
from generator.layout.board import Board
from generator.layout.paper import Paper
from generator.scene.geometry import Affine, Box, translate

#: What two sheets share where they are glued, in mm.
OVERLAP = 10.0
#: Room in mm at the foot of each sheet for its name, and on all sides for the cut marks.
FOOT = 5.0
RIM = 4.0
#: More sheets than this are a mistake rather than a board.
MAX_TILES = 100


@dataclass(frozen=True, slots=True)
class Tile:
    """One sheet: row and column from 0, the part of the board (in mm of the finished board) that is its own, and the
    part that it prints, which reaches onto the next tiles by the overlap."""

    row: int
    column: int
    own: Box
    window: Box

    @property
    def name(self) -> str:
        """Column letter and row number, as on a chess board: ``B2``."""
        return f"{letters(self.column)}{self.row + 1}"


@dataclass(frozen=True)
class Tiling:
    """A board over sheets. ``paper`` lies as it is used; ``factor`` is how much the board is enlarged."""

    board: Board
    paper: Paper
    factor: float
    overlap: float
    columns: int
    rows: int
    step_x: float
    step_y: float

    @property
    def width(self) -> float:
        """Width of the finished board in mm."""
        return self.board.width * self.factor

    @property
    def height(self) -> float:
        """Height of the finished board in mm."""
        return self.board.height * self.factor

    @property
    def count(self) -> int:
        """How many sheets there are."""
        return self.columns * self.rows

    def tiles(self) -> Iterator[Tile]:
        """All tiles, row by row."""
        for row in range(self.rows):
            for column in range(self.columns):
                x, y = column * self.step_x, row * self.step_y
                last_column, last_row = column + 1 == self.columns, row + 1 == self.rows
                own = Box(
                    x, y, self.width - x if last_column else self.step_x, self.height - y if last_row else self.step_y
                )
                right = 0.0 if last_column else self.overlap
                below = 0.0 if last_row else self.overlap
                window = Box(x, y, own.width + right, own.height + below)
                yield Tile(row, column, own, window)

    def origin(self, tile: Tile) -> Affine:
        """The map from the finished board to the tile's sheet."""
        area = tile_area(self.paper)
        return translate(area.x - tile.window.x, area.y - tile.window.y)


def letters(index: int) -> str:
    """A, B … Z, AA, AB …"""
    name = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        name = chr(ord("A") + rest) + name
    return name


def tile_area(paper: Paper) -> Box:
    """The part of a sheet that may show the board."""
    area = paper.area
    return Box(area.x + RIM, area.y + RIM, area.width - 2 * RIM, area.height - 2 * RIM - FOOT)


def tile_board(board: Board, paper: Paper, factor: float = 1.0, overlap: float = OVERLAP) -> Tiling:
    """The tiling with the fewest sheets, portrait or landscape. Seams are evenly spaced as far as that fits.

    Raises ContentError for an enlargement or an overlap that makes no board.
    """
    if not (math.isfinite(factor) and factor > 0):
        raise ContentError([Finding("bad-scale", f"a board cannot be enlarged {factor:g} times")])
    tilings = [tiled(board, sheet, factor, overlap) for sheet in (paper, paper.landscape())]
    fitting = [tiling for tiling in tilings if tiling is not None]
    if not fitting:
        message = f"sheets of {paper.name} are too small to share {overlap:g} mm"
        raise ContentError([Finding("bad-overlap", message, hint=f"the usual overlap is {OVERLAP:g} mm")])
    best = min(fitting, key=lambda tiling: tiling.count)
    if best.count > MAX_TILES:
        message = f"“{board.title}” would take {best.count} sheets of {paper.name}"
        hint = f"at most {MAX_TILES} are printed: take a larger paper or a smaller board"
        raise ContentError([Finding("too-many-sheets", message, hint=hint)])
    return best


def tiled(board: Board, sheet: Paper, factor: float, overlap: float) -> Tiling | None:
    """The tiling on a sheet as it lies; ``None`` if the sheet is hardly larger than the overlap."""
    area = tile_area(sheet)
    if not 0 <= overlap <= min(area.width, area.height) / 2:
        return None
    columns, step_x = share(board.width * factor, area.width, overlap)
    rows, step_y = share(board.height * factor, area.height, overlap)
    return Tiling(board, sheet, factor, overlap, columns, rows, step_x, step_y)


def share(length: float, room: float, overlap: float) -> tuple[int, float]:
    """How many tiles a length takes, and the part of it that is each tile's own; the last one may take more.

    The last tile needs no strip for glue, so it has that much more room of its own.
    """
    count = max(1, math.ceil((length - overlap - 1e-6) / (room - overlap)))
    return count, length if count == 1 else min(length / count, room - overlap)
