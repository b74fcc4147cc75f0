"""What happens to a board in play: doors, portcullises, boulders, water, and the figures on it. Frozen, passed in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.legend import Terrain
from generator.games.dragon_strike.boards.squares import Edge, Square


class Side(StrEnum):
    """Whom a figure belongs to. A charmed monster stands with the heroes (Friends and Allies)."""

    HEROES = "heroes"
    MONSTERS = "monsters"


class Opening(StrEnum):
    """What doors a figure can open while it moves (Doors; Darkfyre).

    Heroes and the evil wizard open what is not locked; the dragon opens locked and secret doors as well.
    """

    NONE = "none"
    UNLOCKED = "unlocked"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure on the board. ``rear`` is the second square of the dragon; ``hovering`` figures are in the air."""

    square: Square
    side: Side
    hovering: bool = False
    rear: Square | None = None

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares that it covers, the head first."""
        return (self.square,) if self.rear is None else (self.square, self.rear)


@dataclass(frozen=True, slots=True)
class Mover:
    """How a figure moves: whose it is, whether it flies, and what doors it opens on its way."""

    side: Side
    flying: bool = False
    opens: Opening = Opening.NONE


HERO = Mover(Side.HEROES, opens=Opening.UNLOCKED)
MONSTER = Mover(Side.MONSTERS)
FLYING_MONSTER = Mover(Side.MONSTERS, flying=True)
WIZARD = Mover(Side.MONSTERS, opens=Opening.UNLOCKED)
DRAGON = Mover(Side.MONSTERS, flying=True, opens=Opening.ALL)


@dataclass(frozen=True)
class BoardState:
    """Everything on a board that changes in play.

    ``open`` holds doors that stand open and portcullises that are raised, ``locked`` doors that are locked, ``found``
    secret doors that have been found: an edge of a wall that is among them is a door, whether or not the board has a
    secret door there. All by their edges; :meth:`opened` and its like take whole doors. ``boulders`` is where boulders
    lie now (``None``: where the board has them). ``rubble`` blocks squares, ``flooded`` ones are water whatever they
    were, ``ways`` are the numbers of stairs that are in play, and ``bridge_up`` says that drawbridges are raised.
    """

    open: frozenset[Edge] = frozenset()
    locked: frozenset[Edge] = frozenset()
    found: frozenset[Edge] = frozenset()
    boulders: frozenset[Square] | None = None
    rubble: frozenset[Square] = frozenset()
    flooded: frozenset[Square] = frozenset()
    ways: frozenset[str] = frozenset()
    bridge_up: bool = False
    figures: tuple[Figure, ...] = ()

    def opened(self, edges: Iterable[Edge]) -> BoardState:
        """With the door of these edges open; an open door is not locked."""
        edges = frozenset(edges)
        return replace(self, open=self.open | edges, locked=self.locked - edges)

    def closed(self, edges: Iterable[Edge]) -> BoardState:
        """With the door of these edges closed."""
        return replace(self, open=self.open - frozenset(edges))

    def revealed(self, edges: Iterable[Edge]) -> BoardState:
        """With the secret door of these edges found; it is closed."""
        return replace(self, found=self.found | frozenset(edges))

    def with_figures(self, *figures: Figure) -> BoardState:
        """With further figures."""
        return replace(self, figures=(*self.figures, *figures))

    def without(self, figure: Figure) -> BoardState:
        """Without a figure."""
        left = list(self.figures)
        left.remove(figure)
        return replace(self, figures=tuple(left))

    def on(self, square: Square) -> Figure | None:
        """The figure that covers a square."""
        return next((figure for figure in self.figures if square in figure.squares), None)

    def covered(self) -> Iterator[Square]:
        """All squares that figures cover."""
        return (square for figure in self.figures for square in figure.squares)


PRINTED = BoardState()
"""The board as it is printed: all doors closed, nothing locked, nobody on it."""


def terrain_now(board: GameBoard, state: BoardState, square: Square) -> Terrain:
    """The ground of a square as it is now: a raised drawbridge and a washed-out bridge are water."""
    terrain = board.terrain[square]
    if square in state.flooded or (state.bridge_up and terrain is Terrain.DRAWBRIDGE):
        return Terrain.WATER
    return terrain


def boulders_now(board: GameBoard, state: BoardState) -> frozenset[Square]:
    """Where boulders lie now."""
    return board.boulders if state.boulders is None else state.boulders


def blocked(board: GameBoard, state: BoardState, square: Square) -> bool:
    """Whether a boulder or rubble fills a square."""
    return square in boulders_now(board, state) or square in state.rubble
