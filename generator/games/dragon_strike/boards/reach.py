"""How far a figure gets: squares with their costs, cheapest ways, and the way that opens doors."""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from dataclasses import dataclass

from generator.games.dragon_strike.boards.board import DOORS, Door, GameBoard
from generator.games.dragon_strike.boards.legend import Barrier
from generator.games.dragon_strike.boards.squares import Square
from generator.games.dragon_strike.boards.state import BoardState, Mover, Opening
from generator.games.dragon_strike.boards.steps import may_stop, steps


@dataclass(frozen=True)
class Reach:
    """How far a figure gets from ``start``.

    ``passed`` has the least cost in spaces of every square that it can pass or stop on, ``costs`` that of those where
    it may stop; the square that it stands on is among them with 0.
    """

    start: Square
    passed: Mapping[Square, int]
    costs: Mapping[Square, int]
    before: Mapping[Square, Square]

    def way(self, square: Square) -> tuple[Square, ...]:
        """A cheapest way to a square, both ends among its squares. Raises KeyError if it is out of reach."""
        if square not in self.passed:
            raise KeyError(square)
        found = [square]
        while found[-1] != self.start:
            found.append(self.before[found[-1]])
        return tuple(found[::-1])


def reach(board: GameBoard, state: BoardState, mover: Mover, start: Square, points: int | None = None) -> Reach:
    """Where a figure gets from a square with a number of spaces to move (Moving), or however far with ``None``.

    The figure itself is not among those of the state. A mover that opens doors opens those on its way, which costs
    nothing (Doors). A square is entered only with enough spaces left for its cost; water ends the move, so without a
    limit to the spaces a figure wades through it step by step, turn by turn.
    """
    state = unbarred(board, state, mover)
    passed: dict[Square, int] = {start: 0}
    before: dict[Square, Square] = {}
    waiting: list[tuple[int, Square, bool]] = [(0, start, False)]
    while waiting:
        cost, square, over = heapq.heappop(waiting)
        if cost > passed[square] or (over and points is not None):
            continue
        for taken in steps(board, state, mover, square):
            total = cost + taken.cost
            if points is not None and total > points:
                continue
            if total < passed.get(taken.square, total + 1):
                passed[taken.square], before[taken.square] = total, square
                heapq.heappush(waiting, (total, taken.square, taken.ends))
    costs = {
        square: cost for square, cost in passed.items() if square == start or may_stop(board, state, mover, square)
    }
    return Reach(start, passed, costs, before)


def unbarred(board: GameBoard, state: BoardState, mover: Mover) -> BoardState:
    """The board as a mover finds it on its way: every door that it can open, it opens."""
    for door in board.doors:
        if can_open(state, mover, door):
            state = state.opened(door.edges)
    for edge in sorted(state.found - state.open):
        if edge not in board.door_of and can_open(state, mover, Door(Barrier.SECRET, (edge,))):
            state = state.opened((edge,))
    return state


def can_open(state: BoardState, mover: Mover, door: Door) -> bool:
    """Whether a figure that stands beside a closed door opens it (Doors; Darkfyre).

    Only the dragon opens what is locked, and secret doors that no hero has found.
    """
    if mover.opens is Opening.NONE or door.kind is Barrier.PORTCULLIS or door.edges[0] in state.open:
        return False
    if mover.opens is Opening.ALL:
        return door.kind in DOORS
    hidden = door.kind is Barrier.SECRET and not all(edge in state.found for edge in door.edges)
    return not hidden and not any(edge in state.locked for edge in door.edges)
