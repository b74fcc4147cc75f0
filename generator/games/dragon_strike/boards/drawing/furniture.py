"""Painted things: each is drawn about its middle with its back up, then turned and put on its squares."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from generator.games.dragon_strike.boards.drawing import furniture_house, furniture_wild
from generator.games.dragon_strike.boards.drawing.canvas import PLAIN, Canvas
from generator.games.dragon_strike.boards.drawing.sketch import Sketch
from generator.games.dragon_strike.boards.file import Decor, Thing
from generator.scene.geometry import rotate, translate

#: What draws a thing on a sketch of a width and a height in mm.
Draw = Callable[[Sketch], None]

DRAWN: dict[Decor, Draw] = {**furniture_house.DRAWN, **furniture_wild.DRAWN}
#: What is left out where ink is saved.
SMALL = (Decor.FLOWERS,)
#: Quarter turns that bring the back of a thing to a side of its squares.
TURNS = {"": 0, "north": 0, "east": 1, "south": 2, "west": 3}


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a thing stands, in mm: its middle, its width and its height."""

    x: float
    y: float
    width: float
    height: float


def spot(canvas: Canvas, thing: Thing) -> Spot:
    """The room of a thing on its squares."""
    size = canvas.size
    width = (thing.last.column - thing.first.column + 1) * size
    height = (thing.last.row - thing.first.row + 1) * size
    x, y = canvas.corner(thing.first)
    return Spot(x + width / 2, y + height / 2, width, height)


def furniture(canvas: Canvas) -> None:
    """All painted things of a board."""
    small, plain = canvas.layer(), canvas.layer(PLAIN)
    for number, thing in enumerate(canvas.board.things):
        layer = small if thing.what in SMALL else plain
        at, turn = spot(canvas, thing), TURNS[thing.facing]
        width, height = (at.width, at.height) if turn % 2 == 0 else (at.height, at.width)
        put = translate(at.x, at.y) @ rotate(90 * turn)
        seed = thing.first.column * 53 + thing.first.row * 7 + number
        DRAWN[thing.what](Sketch(canvas, layer, put, width, height, seed, bool(thing.facing)))
        layer.above()
