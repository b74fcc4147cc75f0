"""The positions of the rulebook's diagrams, read from the content and set up on their boards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from generator.errors import ContentError, Finding
from generator.games.dragon_strike.adventures.fields import EdgeName, SquareName, square
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.file import BoardFile
from generator.games.dragon_strike.boards.loading import Boards, board_of
from generator.games.dragon_strike.boards.squares import Square, read_edge
from generator.games.dragon_strike.boards.state import PRINTED, BoardState, Figure, Side
from generator.games.dragon_strike.content import FOLDER
from generator.games.dragon_strike.model.fields import Word
from generator.resources import content_folder, shown
from generator.source.model import Model, load
from generator.source.noting import remembered
from generator.source.reader import Source, read_plain, read_yaml

FILE = "scenes.yaml"


class SceneFigure(Model):
    """A figure on a diagram: a hero or a monster by its id."""

    who: Word
    at: SquareName
    rear: SquareName | None = None
    hovers: bool = False


class SceneFile(Model):
    """A diagram's position: a small board or the name of a board of the game, of which ``part`` is shown."""

    board: Word | BoardFile
    part: tuple[SquareName, SquareName] | None = None
    adventure: Word | None = None
    figures: tuple[SceneFigure, ...] = ()
    open: tuple[EdgeName, ...] = ()
    to: SquareName | None = None


class ScenesFile(Model):
    """All positions by the names of their diagrams."""

    scenes: dict[Word, SceneFile]


@dataclass(frozen=True)
class Scene:
    """A position that has been set up. ``part`` is the first and the last square that is shown."""

    board: GameBoard
    state: BoardState
    file: SceneFile
    part: tuple[Square, Square]

    @property
    def to(self) -> Square:
        """The square that the diagram is about, such as the target of a spell."""
        assert self.file.to is not None
        return square(self.file.to)

    def at(self, who: str) -> Square:
        """Where the first figure of an id stands."""
        return square(next(figure.at for figure in self.file.figures if figure.who == who))

    def without(self, who: str) -> BoardState:
        """The board without the first figure of an id, as a figure that moves finds it."""
        mover = self.state.on(self.at(who))
        assert mover is not None
        return self.state.without(mover)


def load_scene(boards: Boards, heroes: Mapping[str, object], name: str, folder: Path | None = None) -> Scene:
    """A position by its name; ``heroes`` tells heroes from monsters. Raises ContentError."""
    path = (folder or content_folder(FOLDER, "book")) / FILE
    file, source, raw = _read(path)
    if name not in file.scenes:
        raise ContentError([Finding("unknown-scene", f"there is no position “{name}”", source.place(("scenes",)))])
    found = file.scenes[name]
    board = _board(boards, found, source, raw, name)
    edges = [edge for edge in map(read_edge, found.open) if edge is not None]
    opened = [each for edge in edges for each in (board.door_of[edge].edges if edge in board.door_of else (edge,))]
    figures = tuple(_figure(figure, heroes) for figure in found.figures)
    state = PRINTED.opened(opened).with_figures(*figures)
    corners = found.part or ("A1", str(Square(board.columns, board.rows)))
    return Scene(board, state, found, (square(corners[0]), square(corners[1])))


def _board(boards: Boards, found: SceneFile, source: Source, raw: str, name: str) -> GameBoard:
    if isinstance(found.board, str):
        return boards[found.board]
    board, _, findings = board_of(name, source, raw, boards.figures, ("scenes", name, "board"))
    if board is None:
        raise ContentError(findings)
    return board


def _figure(figure: SceneFigure, heroes: Mapping[str, object]) -> Figure:
    side = Side.HEROES if figure.who in heroes else Side.MONSTERS
    rear = square(figure.rear) if figure.rear is not None else None
    return Figure(square(figure.at), side, figure.hovers, rear)


@remembered
def _read(path: Path) -> tuple[ScenesFile, Source, str]:
    source = read_yaml(path, shown(path))
    return load(ScenesFile, source), source, read_plain(path, shown(path))
