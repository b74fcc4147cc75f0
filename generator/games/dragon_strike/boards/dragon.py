"""The dragon's two squares: where its rear may swing, where it may move, and where it comes onto the board."""

from __future__ import annotations

from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.legend import Terrain
from generator.games.dragon_strike.boards.passage import Passage, touched
from generator.games.dragon_strike.boards.reach import Reach, reach, unbarred
from generator.games.dragon_strike.boards.squares import Square, distance
from generator.games.dragon_strike.boards.state import (
    DRAGON,
    BoardState,
    Mover,
    blocked,
    boulders_now,
    terrain_now,
)
from generator.games.dragon_strike.boards.steps import may_stop


def rear_squares(board: GameBoard, state: BoardState, head: Square) -> tuple[Square, ...]:
    """Where the rear may lie when the head has come to rest (Darkfyre: Moving).

    Any square that touches the head, but never across a wall, a closed door, a lowered portcullis or a boulder, nor on
    another figure or in a cliff space. The dragon itself is not among the figures of the state.
    """
    return tuple(
        square
        for square in touched(board, state, head, Passage.WALK)
        if not blocked(board, state, square)
        and terrain_now(board, state, square) is not Terrain.CLIFF
        and state.on(square) is None
    )


def rests(board: GameBoard, state: BoardState, head: Square, mover: Mover = DRAGON) -> bool:
    """Whether the dragon may come to rest with its head on a square: there is room for its rear, too."""
    if head in boulders_now(board, state) or not may_stop(board, state, mover, head):
        return False
    return bool(rear_squares(board, state, head))


def dragon_reach(board: GameBoard, state: BoardState, head: Square, points: int) -> Reach:
    """Where the dragon's head may come to rest with a number of spaces to move; only the head is counted.

    It opens doors on its way, locked and secret ones too (Darkfyre). The dragon is not among the figures of the state.
    """
    found = reach(board, state, DRAGON, head, points)
    opened = unbarred(board, state, DRAGON)
    costs = {square: cost for square, cost in found.costs.items() if square == head or rests(board, opened, square)}
    return Reach(found.start, found.passed, costs, found.before)


def arrivals(board: GameBoard, state: BoardState) -> tuple[tuple[Square, tuple[Square, ...]], ...]:
    """Where the dragon may come onto the board: squares for its head, each with those for its rear.

    The board names the squares; where none of them has room, the free squares nearest to them are taken.
    """
    free = [square for square in board.dragon_entries if rests(board, state, square)]
    if not free:
        near = {
            square: min(distance(square, entry) for entry in board.dragon_entries)
            for square in board.spaces()
            if board.dragon_entries and rests(board, state, square)
        }
        free = [square for square, spaces in near.items() if spaces == min(near.values())]
    return tuple((head, rear_squares(board, state, head)) for head in free)
