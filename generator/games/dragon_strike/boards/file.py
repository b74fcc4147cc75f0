"""What a board's YAML file holds beside the grid, and the figures that all boards share.

A board file::

    provenance: original
    size: {columns: 24, rows: 18}
    ground: grass                  # floor of squares that belong to no room
    solid: masonry                 # what solid squares are: masonry, rock or roof
    rooms:                         # by the letters in the grid
      A: {floor: cobbles}          # kind: room unless told otherwise; level: 0
      D: {kind: yard, floor: cobbles}
    stairs: {1: down, 2: up}       # by the numbers in the grid
    dragon: [L9, M9]               # where the head of the dragon may come onto the board
    decor:                         # painted things; they are not in play
      table: [J2-K3]
      torch: [C4 north]
    grid: |
      .    A   B   C
         +---+---+---+
      …

``legend.py`` explains the grid.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Annotated, NamedTuple

from pydantic import Field

from generator.errors import did_you_mean
from generator.games.dragon_strike.boards.squares import MOST, NAMED, Square, read_square
from generator.source.model import Model, Problem, problem
from generator.source.provenance import Table


class Floor(StrEnum):
    """What a floor looks like. It is of no matter to the rules."""

    FLAGS = "flags"
    TILES = "tiles"
    BOARDS = "boards"
    COBBLES = "cobbles"
    EARTH = "earth"
    STRAW = "straw"
    CAVE = "cave"
    SLIME = "slime"
    MOSS = "moss"
    GRASS = "grass"


class Solid(StrEnum):
    """What solid squares look like."""

    MASONRY = "masonry"
    ROCK = "rock"
    ROOF = "roof"


class RoomKind(StrEnum):
    """What a letter stands for.

    A ``ROOM`` has a roof: what is in it comes on the board when somebody looks in (Doors), and it can be searched as a
    whole (Find and Disarm Traps). A ``YARD`` is bounded but open to the sky, a ``PLACE`` is a spot in the open country;
    what stands there is seen by the line of sight.
    """

    ROOM = "room"
    YARD = "yard"
    PLACE = "place"


class Decor(StrEnum):
    """Painted things that are not in play (Perform a Feat)."""

    ALTAR = "altar"
    ANVIL = "anvil"
    BANNER = "banner"
    BARREL = "barrel"
    BED = "bed"
    BENCH = "bench"
    BONES = "bones"
    BRAZIER = "brazier"
    BUSH = "bush"
    CAMPFIRE = "campfire"
    CARPET = "carpet"
    CART = "cart"
    CHAIR = "chair"
    CRATE = "crate"
    CRYSTALS = "crystals"
    FLOWERS = "flowers"
    FOUNTAIN = "fountain"
    GRAVE = "grave"
    HAY = "hay"
    HEARTH = "hearth"
    MUSHROOMS = "mushrooms"
    PILLAR = "pillar"
    RACK = "rack"
    SHELF = "shelf"
    STALAGMITES = "stalagmites"
    STALL = "stall"
    STATUE = "statue"
    TABLE = "table"
    THRONE = "throne"
    TORCH = "torch"
    TREE = "tree"
    TROUGH = "trough"
    WELL = "well"


class Flight(StrEnum):
    """Where stairs lead."""

    UP = "up"
    DOWN = "down"


class Thing(NamedTuple):
    """A painted thing: what, its first and last square, and the side of the square that it stands against."""

    what: Decor
    first: Square
    last: Square
    facing: str = ""


_THING = re.compile(r"([A-Z][0-9]{1,2})(?:-([A-Z][0-9]{1,2}))?(?: (north|east|south|west))?")


def read_thing(what: Decor, text: str) -> Thing | None:
    """A painted thing: ``C4``, ``C4-D6`` for one that fills several squares, ``C4 north`` against the upper side."""
    match = _THING.fullmatch(text)
    if match is None:
        return None
    first = read_square(match[1])
    last = read_square(match[2]) if match[2] else first
    if first is None or last is None or last.column < first.column or last.row < first.row:
        return None
    return Thing(what, first, last, match[3] or "")


def spanned(thing: Thing) -> Iterator[Square]:
    """The squares that a thing fills."""
    for row in range(thing.first.row, thing.last.row + 1):
        for column in range(thing.first.column, thing.last.column + 1):
            yield Square(column, row)


Size = Annotated[int, Field(ge=1, le=MOST)]


class BoardSize(Model):
    """How many squares a board has."""

    columns: Size
    """Columns of squares, named by letters."""
    rows: Size
    """Rows of squares, numbered from the top."""


class RoomEntry(Model):
    """A lettered room. ``level`` is how high its ground lies: cliffs part higher ground from lower."""

    kind: RoomKind = RoomKind.ROOM
    """A room with a roof, a yard, or a place in the open."""
    floor: Floor = Floor.FLAGS
    """What its floor looks like."""
    level: Annotated[int, Field(ge=0, le=3)] = 0


Letter = Annotated[str, Field(pattern="^[A-Z]$")]


class BoardFile(Table):
    """A board as it stands in its file."""

    size: BoardSize
    """How many squares it has."""
    ground: Floor = Floor.GRASS
    """What the ground looks like outside rooms."""
    solid: Solid = Solid.ROCK
    """What solid squares look like."""
    rooms: dict[Letter, RoomEntry]
    """The rooms by their letters in the grid."""
    stairs: dict[str, Flight] = Field(default_factory=dict)
    """Where stairs lead, by their numbers in the grid."""
    dragon: tuple[str, ...] = ()
    """The squares where the head of the dragon may come in."""
    decor: dict[Decor, tuple[str, ...]] = Field(default_factory=dict)
    """Painted things and their squares."""
    grid: str
    """The board itself, drawn with letters and signs."""

    def problems(self) -> Iterable[Problem]:
        """Squares that are none, or none of this board."""
        for index, name in enumerate(self.dragon):
            yield from self._square(name, "dragon", index)
        for what, entries in self.decor.items():
            for index, text in enumerate(entries):
                thing = read_thing(what, text)
                if thing is None:
                    hint = "write a square, or two from the upper left to the lower right, and a side: “C4-D6 north”"
                    yield problem("bad-square", f"“{text}” names no squares", "decor", str(what), index, hint=hint)
                    continue
                for square in (thing.first, thing.last):
                    yield from self._square(str(square), "decor", str(what), index)

    def _square(self, name: str, *loc: str | int) -> Iterable[Problem]:
        last = Square(self.size.columns, self.size.rows)
        square = read_square(name)
        if square is None:
            yield problem("bad-square", f"“{name}” is no square", *loc, hint="write a letter and a number, such as C4")
        elif square.column > last.column or square.row > last.row:
            hint = f"the squares go from A1 to {last}"
            yield problem("bad-square", f"the board has no square {square}", *loc, hint=hint)


class BreathReach(Model):
    """How many squares away the target of the dragon's breath lies."""

    nearest: Annotated[int, Field(ge=1)]
    farthest: Annotated[int, Field(ge=1)]

    def problems(self) -> Iterable[Problem]:
        """A reach that ends before it begins."""
        if self.farthest < self.nearest:
            yield problem("wrong-order", f"the breath reaches {self.farthest}, less than {self.nearest}", "farthest")


class BoardFigures(Table):
    """The figures of the boards: sizes, what forest costs, how far the breath reaches."""

    square_mm: Annotated[float, Field(gt=0)]
    size: BoardSize
    forest_cost: Annotated[int, Field(ge=1)]
    breath: BreathReach


def side_named(name: str) -> tuple[int, int] | None:
    """The direction (columns, rows) of a side of a square by its name."""
    return NAMED.get(name)


def unknown_letter(letter: str, known: Iterable[str]) -> str:
    """A hint for a letter that no room has."""
    return did_you_mean(letter, known) or "add it to the rooms of the board"
