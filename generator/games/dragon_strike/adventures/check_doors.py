"""Checks of doors: each on an edge that has one, and secret ones where a wall can hide them."""

from __future__ import annotations

from collections.abc import Iterator

from generator.errors import Finding
from generator.games.dragon_strike.adventures.file import AdventureFile
from generator.games.dragon_strike.adventures.ground import edge_of, edges_of
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.legend import Barrier
from generator.games.dragon_strike.boards.squares import Edge
from generator.source.reader import Source


def check_doors(board: GameBoard, file: AdventureFile, source: Source) -> Iterator[Finding]:
    """Every door that is none, and doors that stand twice."""
    seen: set[Edge] = set()
    for index, door in enumerate(file.doors):
        edge, where = edge_of(door), source.place(("doors", index, "at"))
        barrier = board.barriers.get(edge)
        if not any(at in board for at in edge.squares) or not all(
            board.is_space(at) for at in edge.squares if at in board
        ):
            hint = f"the doors near it are {_nearest(board, edge)}"
            yield Finding("no-door", f"there is no door between {door.at.replace('-', ' and ')}", where, hint=hint)
        elif door.secret and barrier not in (Barrier.SECRET, Barrier.WALL):
            what = f"a {str(barrier).replace('-', ' ')}" if barrier is not None else "nothing"
            hint = "a secret door stands where the board has one or a wall without windows"
            yield Finding("no-wall", f"a secret door cannot be at {door.at}: there is {what}", where, hint=hint)
        elif not door.secret and barrier is Barrier.SECRET:
            yield Finding("secret-door", f"the door at {door.at} is a secret one", where, hint="add “secret: true”")
        elif not door.secret and barrier not in (Barrier.DOOR, Barrier.PORTCULLIS):
            hint = f"the doors near it are {_nearest(board, edge)}"
            yield Finding("no-door", f"there is no door between {door.at.replace('-', ' and ')}", where, hint=hint)
        elif barrier is Barrier.PORTCULLIS and door.locked:
            hint = "leave it out: a portcullis has no lock, a Feat of Strength raises it"
            yield Finding("no-lock", "a portcullis cannot be locked", where, hint=hint)
        if edge in seen:
            yield Finding("duplicate-door", f"the door {door.at} stands twice", where, hint="say all of it once")
        seen |= set(edges_of(board, door))


def _nearest(board: GameBoard, edge: Edge) -> str:
    """The doors nearest to an edge, by name."""
    doors = sorted(
        board.doors, key=lambda door: abs(door.edges[0].column - edge.column) + abs(door.edges[0].row - edge.row)
    )
    return ", ".join(str(door) for door in doors[:3])
