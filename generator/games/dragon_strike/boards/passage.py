"""What passes an edge and what passes a corner: walking, flying, blows, magic and sight.

Two squares touch if they share an edge on which nothing bars the way, or a corner that nothing of the kind reaches.
So a diagonal step past the end of a wall, or slantwise through a doorway, is not allowed: the squares do not touch
there (Moving: Restrictions). The same holds for blows and for magic that spreads (Area Effects). Boulders and figures
fill their own square and bar no corner.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from generator.games.dragon_strike.boards.board import DOORS, GameBoard
from generator.games.dragon_strike.boards.legend import Barrier
from generator.games.dragon_strike.boards.squares import Edge, Square, corner_edges, distance, edge_between
from generator.games.dragon_strike.boards.state import BoardState


class Passage(StrEnum):
    """What wants to pass."""

    WALK = "walk"
    FLY = "fly"
    BLOW = "blow"
    MAGIC = "magic"
    SIGHT = "sight"


#: A lowered portcullis bars these (Special Terrain: Portcullis); it does not bar magic, sight and long-range attacks,
#: and figures in flight glide over it (Flying and Terrain).
BY_PORTCULLIS = (Passage.WALK, Passage.BLOW)


def barred(board: GameBoard, state: BoardState, edge: Edge, passage: Passage) -> bool:
    """Whether what stands on an edge keeps something from passing.

    Walls, closed doors and secret doors that nobody has found bar everything; open doors, thresholds and the low wall
    of a fountain bar nothing.
    """
    if edge in state.open:
        return False
    if edge in state.found or edge in board.walls:
        return True
    barrier = board.barriers.get(edge)
    if barrier is Barrier.PORTCULLIS:
        return passage in BY_PORTCULLIS
    return barrier in DOORS


def touching(board: GameBoard, state: BoardState, a: Square, b: Square, passage: Passage) -> bool:
    """Whether something passes straight from one square to another: they are spaces, and they touch."""
    if distance(a, b) != 1 or not (board.is_space(a) and board.is_space(b)):
        return False
    edge = edge_between(a, b)
    if edge is not None:
        return not barred(board, state, edge, passage)
    return not any(barred(board, state, end, passage) for end in corner_edges(a, b))


def touched(board: GameBoard, state: BoardState, square: Square, passage: Passage) -> Iterator[Square]:
    """All squares that touch a square."""
    return (other for other in board.neighbours(square) if touching(board, state, square, other, passage))
