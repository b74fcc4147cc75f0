"""Doors in play: which ones a figure touches, what it may open and close, and what lies beyond."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.dragon_strike.boards.board import Door, GameBoard
from generator.games.dragon_strike.boards.legend import Barrier
from generator.games.dragon_strike.boards.reach import can_open
from generator.games.dragon_strike.boards.squares import STRAIGHT, Edge, Square, side
from generator.games.dragon_strike.boards.state import BoardState, Mover, Opening, Side

__all__ = ["beyond", "can_close", "can_open", "door_at", "doors_beside"]


def door_at(board: GameBoard, state: BoardState, edge: Edge) -> Door | None:
    """The door, found secret door or portcullis on an edge; a secret door that nobody has found is none."""
    door = board.door_of.get(edge)
    if door is not None and door.kind is not Barrier.SECRET:
        return door
    if edge in state.found:
        return door or Door(Barrier.SECRET, (edge,))
    return None


def doors_beside(board: GameBoard, state: BoardState, square: Square) -> Iterator[Door]:
    """The doors that a square touches: those on its sides (Doors)."""
    for direction in STRAIGHT:
        door = door_at(board, state, side(square, direction))
        if door is not None:
            yield door


def can_close(state: BoardState, mover: Mover, door: Door) -> bool:
    """Whether a figure that stands beside an open door closes it (Closing Doors; Darkfyre).

    An enemy beside the door keeps it open for all but the dragon. Monsters close no doors; the evil wizard does.
    """
    if mover.opens is Opening.NONE or door.kind is Barrier.PORTCULLIS or door.edges[0] not in state.open:
        return False
    if mover.opens is Opening.ALL:
        return True
    beside = (state.on(square) for square in door.squares)
    other = Side.MONSTERS if mover.side is Side.HEROES else Side.HEROES
    return not any(figure is not None and figure.side is other for figure in beside)


def beyond(board: GameBoard, square: Square, door: Door) -> tuple[Square, ...]:
    """The squares on the other side of a door, seen from a square that touches it; none at the rim of the board."""
    found = []
    for edge in door.edges:
        first, second = edge.squares
        far = second if _same_side(square, first, edge) else first
        if board.is_space(far):
            found.append(far)
    return tuple(found)


def _same_side(square: Square, first: Square, edge: Edge) -> bool:
    """Whether a square lies on the same side of an edge's line as the first of the edge's two squares."""
    return square.column <= first.column if edge.upright else square.row <= first.row
