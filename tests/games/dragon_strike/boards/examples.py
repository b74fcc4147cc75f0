"""Worked examples on small boards: a position, a question, and what the rules answer.

A file holds boards by name, and examples that use them::

    boards:
      wood: {provenance: original, size: {columns: 4, rows: 2}, rooms: {}, grid: | …}
    examples:
      - id: ST10
        cite: "Special Terrain: Forest"
        board: wood
        ask: reach
        given: {from: A1, points: 2}
        expect: {out: [C1]}

Squares in answers stand in the order of the board, row by row. What is not given is as on the printed board; a figure
that moves is not among those of the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from pydantic import Field

from generator.errors import Finding, has_errors, raise_if_errors
from generator.games.dragon_strike.boards import dragon, feats, sight, spells
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.file import BoardFigures, BoardFile
from generator.games.dragon_strike.boards.gridtext import raw_text
from generator.games.dragon_strike.boards.loading import board_of
from generator.games.dragon_strike.boards.passage import Passage, touching
from generator.games.dragon_strike.boards.reach import reach
from generator.games.dragon_strike.boards.squares import Square, read_edge, read_square
from generator.games.dragon_strike.boards.state import BoardState, Figure, Mover, Opening, Side
from generator.source.model import Model, Problem, check, problem
from generator.source.reader import Source, read_yaml

Answer = bool | int | list[str]
Answers = Mapping[str, Answer]


class Ask(StrEnum):
    """What an example asks.

    ``reach`` and ``dragon``: where a move may end. ``leap``, ``climb`` and their turns: where a feat may. ``sees`` and
    ``shot``: of two squares. ``touch``: whether a blow reaches. ``area``, ``breath``: what burns. ``rear``: where the
    dragon's rear may lie.
    """

    REACH = "reach"
    LEAP = "leap"
    LEAP_THEN_MOVE = "leap-then-move"
    MOVE_THEN_LEAP = "move-then-leap"
    CLIMB = "climb"
    CLIMB_THEN_MOVE = "climb-then-move"
    MOVE_THEN_CLIMB = "move-then-climb"
    SEES = "sees"
    SHOT = "shot"
    TOUCH = "touch"
    AREA = "area"
    BREATH = "breath"
    REAR = "rear"
    DRAGON = "dragon"
    ARRIVAL = "arrival"


class ExampleFigure(Model):
    """A figure of an example."""

    at: str
    side: Side = Side.MONSTERS
    hovers: bool = False
    rear: str | None = None


class ExampleState(Model):
    """What has happened on the board; edges are written ``C4-C5``."""

    open: tuple[str, ...] = ()
    locked: tuple[str, ...] = ()
    found: tuple[str, ...] = ()
    boulders: tuple[str, ...] | None = None
    rubble: tuple[str, ...] = ()
    flooded: tuple[str, ...] = ()
    bridge_up: bool = False
    ways: tuple[str, ...] = ()
    figures: tuple[ExampleFigure, ...] = ()

    def problems(self) -> Iterable[Problem]:
        """Squares and edges that are none."""
        for name in ("open", "locked", "found"):
            for index, text in enumerate(getattr(self, name)):
                if read_edge(text) is None:
                    yield problem(
                        "bad-edge", f"“{text}” is no edge between two squares", name, index, hint="write C4-C5"
                    )
        for name in ("boulders", "rubble", "flooded"):
            for index, text in enumerate(getattr(self, name) or ()):
                if read_square(text) is None:
                    yield problem("bad-square", f"“{text}” is no square", name, index, hint="write C4")

    def state(self, board: GameBoard) -> BoardState:
        """The state of the board; a door is named by one of its edges."""
        state = BoardState(
            boulders=None if self.boulders is None else frozenset(map(square_of, self.boulders)),
            rubble=frozenset(map(square_of, self.rubble)),
            flooded=frozenset(map(square_of, self.flooded)),
            bridge_up=self.bridge_up,
            ways=frozenset(self.ways),
            figures=tuple(
                Figure(square_of(one.at), one.side, one.hovers, square_of(one.rear) if one.rear else None)
                for one in self.figures
            ),
        )
        for text in self.found:
            state = state.revealed(edges_of(board, text))
        for text in self.open:
            state = state.opened(edges_of(board, text))
        locked = frozenset(edge for text in self.locked for edge in edges_of(board, text))
        return BoardState(**{**state.__dict__, "locked": locked})


class Given(Model):
    """What a question is asked with."""

    start: str = Field(alias="from", default="")
    to: str = ""
    points: int = 0
    side: Side = Side.HEROES
    flies: bool = False
    hovers: bool = False
    target_hovers: bool = False
    opens: Opening = Opening.NONE

    @property
    def mover(self) -> Mover:
        """How the figure moves."""
        return Mover(self.side, self.flies, self.opens)


class Example(Model):
    """One worked example."""

    id: str
    what: str = ""
    cite: str = ""
    board: str
    state: ExampleState = Field(default_factory=ExampleState)
    ask: Ask
    given: Given = Field(default_factory=Given)
    expect: dict[str, Any]


class ExampleFile(Model):
    """A file of examples."""

    boards: dict[str, BoardFile]
    examples: tuple[Example, ...]


@dataclass(frozen=True)
class Examples:
    """Examples and the boards that they are played on."""

    boards: Mapping[str, GameBoard]
    examples: tuple[Example, ...]

    def answers(self, example: Example) -> Answers:
        """What the rules answer."""
        board = self.boards[example.board]
        return ANSWERS[example.ask](board, example.state.state(board), example.given)


def load_examples(path: Path, figures: BoardFigures, shown_as: str | None = None) -> Examples:
    """The examples of a file. Raises ContentError."""
    source: Source = read_yaml(path, shown_as)
    file, findings = check(ExampleFile, source)
    raise_if_errors(findings)
    assert file is not None
    boards: dict[str, GameBoard] = {}
    raw = raw_text(path)
    for name in file.boards:
        board, _, found = board_of(name, source, raw, figures, ("boards", name))
        findings += found
        if board is not None and not has_errors(found):
            boards[name] = board
    for index, example in enumerate(file.examples):
        if example.board not in file.boards:
            where = source.place(("examples", index, "board"))
            findings.append(Finding("unknown-board", f"there is no board “{example.board}” in the file", where))
    raise_if_errors(findings)
    return Examples(boards, file.examples)


def square_of(text: str) -> Square:
    """The square of a name. Raises ValueError if it is none."""
    square = read_square(text)
    if square is None:
        raise ValueError(f"“{text}” is no square")
    return square


def edges_of(board: GameBoard, text: str) -> tuple[Any, ...]:
    """The edges of the door that an edge belongs to, or the edge alone."""
    edge = read_edge(text)
    if edge is None:
        raise ValueError(f"“{text}” is no edge")
    door = board.door_of.get(edge)
    return door.edges if door else (edge,)


def names(squares: Iterable[Square]) -> list[str]:
    """Squares by name, in the order of the board."""
    return [str(square) for square in sorted(squares, key=lambda square: (square.row, square.column))]


def landed(board: GameBoard, costs: Mapping[Square, int]) -> Answers:
    """Squares with their costs: ``at`` in all, ``cost 3`` and so on, and ``out``, the spaces not among them."""
    found: dict[str, Answer] = {"at": names(costs), "out": names(set(board.spaces()) - set(costs))}
    for cost in sorted(set(costs.values())):
        found[f"cost {cost}"] = names(square for square in costs if costs[square] == cost)
    return found


def _reach(board: GameBoard, state: BoardState, given: Given) -> Answers:
    return landed(board, reach(board, state, given.mover, square_of(given.start), given.points).costs)


def _dragon(board: GameBoard, state: BoardState, given: Given) -> Answers:
    return landed(board, dragon.dragon_reach(board, state, square_of(given.start), given.points).costs)


def _feat(name: Ask) -> Callable[[GameBoard, BoardState, Given], Answers]:
    def answer(board: GameBoard, state: BoardState, given: Given) -> Answers:
        start, mover, speed = square_of(given.start), given.mover, given.points
        leaps = name in (Ask.LEAP, Ask.LEAP_THEN_MOVE, Ask.MOVE_THEN_LEAP)

        def feat(square: Square, left: int) -> Mapping[Square, int]:
            if leaps:
                return feats.leaps(board, state, mover, square, min(left, speed // 2))
            return feats.climbs(board, state, mover, square, 2)

        if name in (Ask.LEAP, Ask.CLIMB):
            return landed(board, feat(start, speed))
        turn = feats.feat_then_move if name in (Ask.LEAP_THEN_MOVE, Ask.CLIMB_THEN_MOVE) else feats.move_then_feat
        return landed(board, turn(board, state, mover, start, speed, feat))

    return answer


def _sees(board: GameBoard, state: BoardState, given: Given) -> Answers:
    start = square_of(given.start)
    if not given.to:
        return {"seen": names(sight.visible(board, state, start, hovers=given.hovers))}
    hovers = {"a_hovers": given.hovers, "b_hovers": given.target_hovers}
    return {"sees": sight.sees(board, state, start, square_of(given.to), **hovers)}


def _shot(board: GameBoard, state: BoardState, given: Given) -> Answers:
    hovers = {"a_hovers": given.hovers, "b_hovers": given.target_hovers}
    a, b = square_of(given.start), square_of(given.to)
    return {"clear": sight.clear_shot(board, state, a, b, **hovers), "sees": sight.sees(board, state, a, b, **hovers)}


def _touch(board: GameBoard, state: BoardState, given: Given) -> Answers:
    a, b = square_of(given.start), square_of(given.to)
    return {str(passage): touching(board, state, a, b, passage) for passage in Passage}


def _area(board: GameBoard, state: BoardState, given: Given) -> Answers:
    found = spells.area(board, state, square_of(given.to))
    return {"struck": names(found), "count": len(found)}


def _breath(board: GameBoard, state: BoardState, given: Given) -> Answers:
    head = square_of(given.start)
    if not given.to:
        return {"targets": names(spells.breath_targets(board, state, head, hovers=given.hovers))}
    found = spells.breath(board, state, head, square_of(given.to), hovers=given.hovers)
    return {"burnt": names(found), "count": len(found)}


def _rear(board: GameBoard, state: BoardState, given: Given) -> Answers:
    return {"rear": names(dragon.rear_squares(board, state, square_of(given.start)))}


def _arrival(board: GameBoard, state: BoardState, _given: Given) -> Answers:
    return {"heads": names(head for head, _ in dragon.arrivals(board, state))}


ANSWERS: dict[Ask, Callable[[GameBoard, BoardState, Given], Answers]] = {
    Ask.REACH: _reach,
    Ask.SEES: _sees,
    Ask.SHOT: _shot,
    Ask.TOUCH: _touch,
    Ask.AREA: _area,
    Ask.BREATH: _breath,
    Ask.REAR: _rear,
    Ask.DRAGON: _dragon,
    Ask.ARRIVAL: _arrival,
    **{name: _feat(name) for name in Ask if "leap" in name or "climb" in name},
}
