"""Feats that move a hero: leaps, climbs across cliff spaces, and what is left of a turn's spaces around them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.legend import Barrier, Terrain
from generator.games.dragon_strike.boards.passage import Passage, barred, touched, touching
from generator.games.dragon_strike.boards.reach import reach
from generator.games.dragon_strike.boards.squares import DIRECTIONS, STRAIGHT, Square, distance, side
from generator.games.dragon_strike.boards.state import BoardState, Mover, blocked, terrain_now
from generator.games.dragon_strike.boards.steps import may_stop

#: Where a feat brings a hero: squares with the spaces that it counts.
Landings = Mapping[Square, int]
#: A feat that may be tried on a square with a number of spaces left.
Feat = Callable[[Square, int], Landings]


def leaps(board: GameBoard, state: BoardState, mover: Mover, start: Square, farthest: int) -> Landings:
    """Where a leap may end, up to ``farthest`` spaces away (half the hero's Speed: Feats of Dexterity).

    A leap goes straight or diagonally. It clears water, low obstacles and figures that stand on the ground; not what
    bars a walker's way between two squares, nor boulders, forest, cliffs, or figures in the air.
    """
    found: dict[Square, int] = {}
    for dx, dy in DIRECTIONS:
        square = start
        for spaces in range(1, farthest + 1):
            following = square.moved(dx, dy)
            if not touching(board, state, square, following, Passage.WALK) or high(board, state, following):
                break
            square = following
            if may_stop(board, state, mover, square):
                found[square] = spaces
    return found


def high(board: GameBoard, state: BoardState, square: Square) -> bool:
    """Whether something on a square is too high to leap over."""
    figure = state.on(square)
    if figure is not None and figure.hovering:
        return True
    return blocked(board, state, square) or terrain_now(board, state, square) in (Terrain.FOREST, Terrain.CLIFF)


def climbs(board: GameBoard, state: BoardState, mover: Mover, start: Square, spaces: int) -> Landings:
    """Where climbing across a cliff space next to ``start`` ends, up or down (Climbing Cliffs).

    A climb goes onto the cliff space and off it to ground of another height. It counts ``spaces``, whatever the height.
    """
    found: dict[Square, int] = {}
    for cliff in touched(board, state, start, Passage.WALK):
        if terrain_now(board, state, cliff) is not Terrain.CLIFF or blocked(board, state, cliff):
            continue
        for end in touched(board, state, cliff, Passage.WALK):
            if end != start and crosses(board, start, end) and may_stop(board, state, mover, end):
                found[end] = spaces
    return found


def crosses(board: GameBoard, start: Square, end: Square) -> bool:
    """Whether two squares lie at different heights."""
    levels = board.levels.get(start), board.levels.get(end)
    return None not in levels and levels[0] != levels[1]


def over_portcullis(board: GameBoard, state: BoardState, mover: Mover, start: Square) -> Landings:
    """Where climbing over a lowered portcullis ends: on its other side (Special Terrain: Portcullis)."""
    found: dict[Square, int] = {}
    for direction in STRAIGHT:
        edge, end = side(start, direction), start.moved(*direction)
        portcullis = board.barriers.get(edge) is Barrier.PORTCULLIS and barred(board, state, edge, Passage.WALK)
        if portcullis and may_stop(board, state, mover, end):
            found[end] = 1
    return found


def past_figures(board: GameBoard, state: BoardState, mover: Mover, start: Square) -> Landings:
    """Where passing through the space of an enemy ends: on a square beyond it (Feats of Dexterity). It counts 2."""
    found: dict[Square, int] = {}
    for space in touched(board, state, start, Passage.WALK):
        figure = state.on(space)
        if figure is None or figure.hovering or figure.side is mover.side:
            continue
        for end in touched(board, state, space, Passage.WALK):
            if end != start and distance(start, end) == 2 and may_stop(board, state, mover, end):
                found[end] = 2
    return found


def feat_then_move(
    board: GameBoard, state: BoardState, mover: Mover, start: Square, speed: int, feat: Feat
) -> dict[Square, int]:
    """Where a hero may stand who performs a feat first and then moves, with the spaces spent in all."""
    found: dict[Square, int] = {}
    for end, counted in feat(start, speed).items():
        if counted > speed:
            continue
        left = 0 if terrain_now(board, state, end) is Terrain.WATER else speed - counted
        for square, cost in reach(board, state, mover, end, left).costs.items():
            found[square] = min(found.get(square, counted + cost), counted + cost)
    return found


def move_then_feat(
    board: GameBoard, state: BoardState, mover: Mover, start: Square, speed: int, feat: Feat
) -> dict[Square, int]:
    """Where a hero may stand who moves first and then performs a feat, with the spaces spent in all.

    The turn is over after that: a hero never exceeds the Speed in a turn, with or without a feat (Perform a Feat), and
    one who waded into water has to stop there.
    """
    found: dict[Square, int] = {}
    for square, cost in reach(board, state, mover, start, speed).costs.items():
        if square != start and terrain_now(board, state, square) is Terrain.WATER:
            continue
        for end, counted in feat(square, speed - cost).items():
            if cost + counted <= speed:
                found[end] = min(found.get(end, cost + counted), cost + counted)
    return found


def cliff_crossings(board: GameBoard) -> Iterator[tuple[Square, Square]]:
    """Every pair of squares that one climb leads between on the board as it is printed, the higher one first."""
    state, seen = BoardState(), set()
    for cliff in board.spaces():
        if board.terrain[cliff] is not Terrain.CLIFF:
            continue
        ends = list(touched(board, state, cliff, Passage.WALK))
        for a in ends:
            for b in ends:
                if crosses(board, a, b) and board.levels[a] > board.levels[b] and (a, b) not in seen:
                    seen.add((a, b))
                    yield a, b
