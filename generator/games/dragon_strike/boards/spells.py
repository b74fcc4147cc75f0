"""Squares that magic strikes: areas around a target, and the breath of the dragon."""

from __future__ import annotations

from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.passage import Passage, touched, touching
from generator.games.dragon_strike.boards.sight import sees
from generator.games.dragon_strike.boards.squares import DIRECTIONS, Square
from generator.games.dragon_strike.boards.state import BoardState


def area(board: GameBoard, state: BoardState, target: Square) -> frozenset[Square]:
    """The target square of an area spell and all squares that touch it (Area Effects).

    Walls and closed doors cut squares off, as they do for blows; a portcullis does not. Raises ValueError for a target
    that is no space.
    """
    if not board.is_space(target):
        raise ValueError(f"{target} is no space")
    return frozenset((target, *touched(board, state, target, Passage.MAGIC)))


def breath_path(board: GameBoard, head: Square, target: Square) -> tuple[Square, ...] | None:
    """The squares between the dragon's head and the target of its breath, the target last.

    ``None`` if the target does not lie in a straight or diagonal line, or not as far as the breath reaches (Darkfyre).
    """
    dx, dy = target.column - head.column, target.row - head.row
    spaces = max(abs(dx), abs(dy))
    reach = board.figures.breath
    if not reach.nearest <= spaces <= reach.farthest or not (dx == 0 or dy == 0 or abs(dx) == abs(dy)):
        return None
    return tuple(head.moved(dx // spaces * index, dy // spaces * index) for index in range(1, spaces + 1))


def breath(
    board: GameBoard, state: BoardState, head: Square, target: Square, *, hovers: bool = False
) -> frozenset[Square]:
    """The squares that the dragon's breath burns: those on the way to the target, and the target with all around it.

    Empty if it cannot be aimed there: the target lies too near, too far or aslant, is not seen, or something bars the
    fire on its way. The fire strikes whoever stands in it, the dragon's own rear and other monsters too.
    """
    path = breath_path(board, head, target)
    if path is None or not sees(board, state, head, target, a_hovers=hovers):
        return frozenset()
    if not all(touching(board, state, a, b, Passage.MAGIC) for a, b in zip((head, *path), path, strict=False)):
        return frozenset()
    return frozenset(path) | area(board, state, target)


def breath_targets(
    board: GameBoard, state: BoardState, head: Square, *, hovers: bool = False
) -> dict[Square, frozenset[Square]]:
    """Every square that the breath can be aimed at, with the squares that burn."""
    found = {}
    reach = board.figures.breath
    for dx, dy in DIRECTIONS:
        for spaces in range(reach.nearest, reach.farthest + 1):
            target = head.moved(dx * spaces, dy * spaces)
            burnt = breath(board, state, head, target, hovers=hovers)
            if burnt:
                found[target] = burnt
    return found
