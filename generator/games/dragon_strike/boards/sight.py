"""Who sees whom: the line of sight, what blocks it and what does not, cliffs and forest, and the clear shot.

The line goes from the middle of one square to the middle of the other (What Can I See?). A wall, a closed door, a
boulder and a forest block it; figures, a portcullis and the low wall of a fountain do not. The rules call a doubtful
line clear, so a line exactly through a corner is blocked only if it is blocked on both sides of that corner: past the
end of a single wall, or past one boulder, it is clear. Sight is mutual (What Can I See?), so every rule here gives the
same answer in both directions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.legend import Terrain
from generator.games.dragon_strike.boards.passage import Passage, barred
from generator.games.dragon_strike.boards.rays import Crossing, ray
from generator.games.dragon_strike.boards.squares import Square, corner_edges, distance, edge_between
from generator.games.dragon_strike.boards.state import BoardState, blocked, terrain_now

#: Whether a square that the line passes stops it.
Stops = Callable[[Square], bool]


def sees(
    board: GameBoard, state: BoardState, a: Square, b: Square, *, a_hovers: bool = False, b_hovers: bool = False
) -> bool:
    """Whether the square ``b`` is seen from the square ``a``, and ``a`` from ``b``.

    ``a_hovers`` and ``b_hovers`` say that the one who stands there is in the air: forest, boulders and cliffs do not
    block that figure's line of sight, but for a forest square next to it (Flying and Terrain). Between figures on the
    ground, forest is looked into from the squares next to it only (Forest), and a line across a cliff ends in the first
    square at its upper edge (Cliffs).
    """
    if not (board.is_space(a) and board.is_space(b)):
        return False
    stops = _stopper(board, state, [square for square, hovers in ((a, a_hovers), (b, b_hovers)) if hovers])
    if not unblocked(board, state, a, b, stops):
        return False
    if a_hovers or b_hovers:
        return True
    forest = any(terrain_now(board, state, end) is Terrain.FOREST for end in (a, b))
    if forest and distance(a, b) > 1:
        return False
    return not _over_the_edge(board, state, a, b)


def _stopper(board: GameBoard, state: BoardState, hovering: Iterable[Square]) -> Stops:
    """What stops a line: for figures on the ground all forest and boulders, for one in the air the forest beside it."""
    airborne = tuple(hovering)

    def stops(square: Square) -> bool:
        forest = terrain_now(board, state, square) is Terrain.FOREST
        if airborne:
            return forest and any(distance(square, end) == 1 for end in airborne)
        return forest or blocked(board, state, square)

    return stops


def unblocked(board: GameBoard, state: BoardState, a: Square, b: Square, stops: Stops) -> bool:
    """Whether nothing on the line between two squares stops it: no edge that bars sight, no square between them."""
    line = ray(a, b)
    for index, crossing in enumerate(line):
        if crossing.corner:
            if not any(_round(board, state, crossing, beside, stops) for beside in crossing.beside):
                return False
        else:
            edge = edge_between(crossing.start, crossing.end)
            if edge is None or barred(board, state, edge, Passage.SIGHT):
                return False
        if index < len(line) - 1 and (not board.is_space(crossing.end) or stops(crossing.end)):
            return False
    return True


def _round(board: GameBoard, state: BoardState, crossing: Crossing, beside: Square, stops: Stops) -> bool:
    """Whether a line through a corner is clear on one side of it: by way of one of the squares that it touches."""
    if not board.is_space(beside) or stops(beside):
        return False
    edges = corner_edges(crossing.start, crossing.end)
    pair = edges[:2] if beside.row == crossing.start.row else edges[2:]
    return not any(barred(board, state, edge, Passage.SIGHT) for edge in pair)


def _over_the_edge(board: GameBoard, state: BoardState, a: Square, b: Square) -> bool:
    """Whether a line crosses a cliff between two heights, and its square at the upper edge is neither of its ends."""
    squares = [a, *(crossing.end for crossing in ray(a, b))]
    last = len(squares) - 1
    cliffs = [index for index, square in enumerate(squares) if terrain_now(board, state, square) is Terrain.CLIFF]
    for first in (index for index in cliffs if index - 1 not in cliffs):
        end = first
        while end + 1 in cliffs:
            end += 1
        before, after = max(first - 1, 0), min(end + 1, last)
        heights = _height(board, squares[before]), _height(board, squares[after])
        if heights[0] is None or heights[1] is None or heights[0] == heights[1]:
            continue
        upper = before if heights[0] > heights[1] else after
        if upper not in (0, last):
            return True
    return False


def _height(board: GameBoard, square: Square) -> int | None:
    """How high a square lies; a cliff space that a line ends in counts as its foot."""
    if board.terrain[square] is not Terrain.CLIFF:
        return board.levels.get(square)
    return min((board.levels[other] for other in board.neighbours(square) if other in board.levels), default=None)


def visible(board: GameBoard, state: BoardState, square: Square, *, hovers: bool = False) -> frozenset[Square]:
    """All squares that are seen from a square by a figure on the ground or in the air; its own is one of them."""
    return frozenset(other for other in board.spaces() if sees(board, state, square, other, a_hovers=hovers))


def clear_shot(
    board: GameBoard, state: BoardState, a: Square, b: Square, *, a_hovers: bool = False, b_hovers: bool = False
) -> bool:
    """Whether a missile or a spell reaches from ``a`` to ``b``: the target is seen and no figure stands between.

    Both friends and enemies are in the way (Long-Range Attacks; Cast a Spell). The figures on the two squares are not,
    nor one that the line merely touches at a corner which is free on its other side.
    """
    if not sees(board, state, a, b, a_hovers=a_hovers, b_hovers=b_hovers):
        return False
    taken = {square for figure in state.figures if not {a, b} & set(figure.squares) for square in figure.squares}
    stops = _stopper(board, state, [square for square, hovers in ((a, a_hovers), (b, b_hovers)) if hovers])
    return unblocked(board, state, a, b, lambda square: stops(square) or square in taken)
