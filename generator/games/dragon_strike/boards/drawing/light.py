"""Torchlight: how warm a spot of the floor is drawn."""

from __future__ import annotations

import math
from dataclasses import dataclass

from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.file import Decor, Thing, side_named
from generator.games.dragon_strike.boards.squares import Square
from generator.scene.geometry import Point

#: How far in squares fires light the floor strongly and faintly.
REACH = {
    Decor.TORCH: (0.75, 1.25),
    Decor.BRAZIER: (0.95, 1.55),
    Decor.HEARTH: (1.0, 1.7),
    Decor.CAMPFIRE: (1.0, 1.8),
}


@dataclass(frozen=True)
class Light:
    """A fire: where it burns (in squares from the upper left corner of the board), in what room, and how far."""

    at: Point
    room: str
    strong: float
    faint: float


def lights(board: GameBoard) -> tuple[Light, ...]:
    """All fires of a board."""
    found = []
    for thing in board.things:
        reach = REACH.get(thing.what)
        if reach is not None and thing.first in board:
            found.append(Light(source(thing), board.area.get(thing.first, ""), *reach))
    return tuple(found)


def source(thing: Thing) -> Point:
    """Where a fire burns: in the middle of its squares, or at the wall that it hangs on."""
    x = (thing.first.column + thing.last.column - 1) / 2
    y = (thing.first.row + thing.last.row - 1) / 2
    way = side_named(thing.facing)
    return (x + 0.36 * way[0], y + 0.36 * way[1]) if way else (x, y)


def warmth(fires: tuple[Light, ...], room: str, at: Point) -> int:
    """2 in the strong light of a fire of the same room, 1 in its faint light, else 0. ``at`` is in squares."""
    warm = 0
    for fire in fires:
        if fire.room == room:
            far = math.dist(fire.at, at)
            warm = max(warm, 2 if far < fire.strong else 1 if far < fire.faint else 0)
    return warm


def room_of(board: GameBoard, square: Square) -> str:
    """The room whose fires light a square."""
    return board.area.get(square, "")
