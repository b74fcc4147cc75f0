"""Single steps: whether a figure may take one, what it costs, and where a figure may stop."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.legend import Terrain
from generator.games.dragon_strike.boards.passage import Passage, touched, touching
from generator.games.dragon_strike.boards.squares import Square
from generator.games.dragon_strike.boards.state import BoardState, Mover, blocked, terrain_now


@dataclass(frozen=True, slots=True)
class Step:
    """A step onto a square: its cost in spaces, and whether the move ends there (Special Terrain: Water)."""

    square: Square
    cost: int
    ends: bool = False


def step(board: GameBoard, state: BoardState, mover: Mover, start: Square, to: Square) -> Step | None:
    """The step from one square to another as things stand; ``None`` if it is not allowed.

    Forest counts double (Forest), whoever steps into water must stop (Water), nobody walks into a cliff space
    (Cliffs) or through a boulder (Boulders), and none of this holds for figures in flight (Flying and Terrain).
    Friends let each other pass, enemies do not; flyers pass over enemies. Nobody passes a hovering figure (Flying and
    Hovering). Doors are as the state has them: opening them is not part of a step.
    """
    passage = Passage.FLY if mover.flying else Passage.WALK
    if not touching(board, state, start, to, passage) or to in state.rubble:
        return None
    figure = state.on(to)
    if figure is not None and (figure.hovering or (figure.side is not mover.side and not mover.flying)):
        return None
    if mover.flying:
        return Step(to, 1)
    terrain = terrain_now(board, state, to)
    if terrain is Terrain.CLIFF or blocked(board, state, to):
        return None
    if terrain is Terrain.FOREST:
        return Step(to, board.figures.forest_cost)
    return Step(to, 1, terrain is Terrain.WATER)


def steps(board: GameBoard, state: BoardState, mover: Mover, start: Square) -> Iterator[Step]:
    """All steps from a square, those by stairs that are in play last."""
    passage = Passage.FLY if mover.flying else Passage.WALK
    for to in touched(board, state, start, passage):
        taken = step(board, state, mover, start, to)
        if taken is not None:
            yield taken
    for number in sorted(state.ways):
        ends = board.stairs.get(number, ())
        if start in ends:
            yield from (Step(end, 1) for end in ends if end != start and state.on(end) is None)


def may_stop(board: GameBoard, state: BoardState, mover: Mover, square: Square) -> bool:
    """Whether a figure may end its move on a square: nobody is there, and it is no cliff space.

    A square with a boulder has room for a figure only in the air.
    """
    if not board.is_space(square) or square in state.rubble or state.on(square) is not None:
        return False
    if terrain_now(board, state, square) is Terrain.CLIFF:
        return False
    return mover.flying or not blocked(board, state, square)


def may_leave(board: GameBoard, state: BoardState, square: Square) -> bool:
    """Whether a figure may step off the board from a square (Leaving the Board); it costs one space."""
    return any(
        edge in state.open or (edge not in board.door_of and edge not in state.found) for edge in board.way_off(square)
    )
