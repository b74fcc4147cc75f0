"""Geometry of the board and its extension, in millimetres on the sheet, origin top left."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from generator.source.model import Model
from generator.source.provenance import Table

#: The seat named on the dragon's turn spaces.
DRAGON_SEAT = "dragon"


class TableSide(StrEnum):
    """The edge of the board that a field is read from."""

    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"
    LEFT = "left"

    @property
    def rotation(self) -> int:
        """Degrees clockwise that turn upright text so that it is read from this side."""
        return {TableSide.BOTTOM: 0, TableSide.LEFT: 90, TableSide.TOP: 180, TableSide.RIGHT: 270}[self]


class Size(Model):
    """Width and height in mm."""

    w: float
    h: float


class Spot(Model):
    """A point on the sheet in mm."""

    x: float
    y: float


class TitleSpot(Spot):
    """Where the title begins (baseline) and the height of its type in mm."""

    size: float


class Area(Spot):
    """A rectangle on the sheet: top left corner and size in mm."""

    w: float
    h: float


class SidedSpot(Spot):
    """Where a line of text begins (baseline), and the side it is read from."""

    side: TableSide


class HealthField(SidedSpot):
    """A field of the health track by its top left corner; its size is that of all fields."""

    health: int


class TurnSpace(Area):
    """A space of the turn track. ``seat`` is ``dragon`` on the dragon's spaces."""

    id: str
    seat: str
    side: TableSide


class Captions(Model):
    """Where the captions of the board begin."""

    health: Spot
    dracometer: Spot
    title: TitleSpot


class Board(Table):
    """The board for four players; ``turn_spaces`` stand in turn order, ``line`` is the stroke width."""

    sheet: Size
    line: float
    health_field: Size
    health_fields: tuple[HealthField, ...]
    turn_spaces: tuple[TurnSpace, ...]
    gap: Area
    captions: Captions
    picture: Area
    deck: Area


class Strip(Model):
    """A strip laid over one long edge of the board.

    It is cut from the extension sheet between ``top`` and ``bottom``; ``shift`` is added to its y to get the board's y.
    It is needed from ``players`` players on, and its spaces stand in for those of the board that it ``replaces``.
    """

    id: str
    players: int
    top: float
    bottom: float
    shift: float
    replaces: tuple[str, ...]
    turn_spaces: tuple[TurnSpace, ...]
    crossed_out: Area
    reminder: SidedSpot


class Extension(Table):
    """The sheet with the strips for more players; ``cut_lines`` are heights on it."""

    sheet: Size
    line: float
    cut_lines: tuple[float, ...]
    strips: tuple[Strip, ...]


def turn_spaces(board: Board, extension: Extension, seats: Sequence[str]) -> tuple[TurnSpace, ...]:
    """The turn spaces in turn order from the first seat, in the board's coordinates (board and board extension).

    Spaces on a strip may lie outside the board's sheet.
    """
    spaces = board.turn_spaces
    for strip in extension.strips:
        if len(seats) >= strip.players:
            spaces = with_strip(spaces, strip)
    start = next((index for index, space in enumerate(spaces) if space.seat in seats[:1]), 0)
    return spaces[start:] + spaces[:start]


def with_strip(spaces: tuple[TurnSpace, ...], strip: Strip) -> tuple[TurnSpace, ...]:
    """The turn spaces with a strip laid over those that it replaces, beginning with the strip's own."""
    laid = tuple(space.model_copy(update={"y": space.y + strip.shift}) for space in strip.turn_spaces)
    # The replaced stretch may run over the end of the round: turn it to the front first.
    start = next((index for index, space in enumerate(spaces) if space.id in strip.replaces[:1]), 0)
    turned = spaces[start:] + spaces[:start]
    return laid + tuple(space for space in turned if space.id not in strip.replaces)
