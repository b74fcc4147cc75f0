"""What a hero sees: which squares, which rooms, and what comes on the board because of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from generator.errors import ContentError, Finding, did_you_mean
from generator.games.dragon_strike.adventures.fields import square
from generator.games.dragon_strike.adventures.file import AdventureFile, ChestEntry, MarkerEntry, MonsterEntry
from generator.games.dragon_strike.adventures.ground import edge_of, edges_of, ground
from generator.games.dragon_strike.boards.board import Door, GameBoard
from generator.games.dragon_strike.boards.doors import beyond
from generator.games.dragon_strike.boards.file import RoomKind
from generator.games.dragon_strike.boards.legend import Barrier
from generator.games.dragon_strike.boards.sight import visible
from generator.games.dragon_strike.boards.squares import STRAIGHT, Edge, Square, read_edge, read_square, side
from generator.games.dragon_strike.boards.state import BoardState


@dataclass(frozen=True, slots=True)
class View:
    """What a hero on a square sees: squares, lettered rooms looked into, and what comes on the board."""

    at: Square
    state: BoardState
    squares: frozenset[Square]
    rooms: tuple[str, ...]
    monsters: tuple[MonsterEntry, ...]
    chests: tuple[ChestEntry, ...]
    markers: tuple[MarkerEntry, ...]


def see(board: GameBoard, file: AdventureFile, at: Square, opened: Iterable[Door] = ()) -> View:
    """What a hero on a square sees when some doors are open (Doors; What Can I See?).

    Whoever looks into a room sees all that it holds; in yards and in the open, only what the line of sight meets. The
    room behind an open door beside the hero is looked into, whatever the angle. Traps and hiding places are not shown.
    """
    state = ground(board, file)
    looked: set[str] = set()
    for door in opened:
        if door.kind is Barrier.SECRET:
            state = state.revealed(door.edges)
        state = state.opened(door.edges)
    for door in (*opened, *(door for door in board.doors if set(door.edges) & state.open)):
        if at in door.squares and door.kind is not Barrier.PORTCULLIS:
            looked |= {board.area[to] for to in beyond(board, at, door) if to in board.area}
    squares = visible(board, state, at)
    looked |= {board.area[to] for to in squares if to in board.area}
    rooms = {letter for letter in looked if board.rooms[letter].kind is RoomKind.ROOM}

    def shown(name: str) -> bool:
        return square(name) in squares or board.area.get(square(name)) in rooms

    return View(
        at,
        state,
        squares,
        tuple(sorted(looked)),
        tuple(monster for _, _, monster in file.monsters() if shown(monster.at)),
        tuple(chest for _, _, chest in file.chests() if shown(chest.at)),
        tuple(marker for _, _, marker in file.markers() if shown(marker.at)),
    )


def standing(board: GameBoard, name: str) -> Square:
    """The square of a name on which a hero can stand. Raises ContentError."""
    at = read_square(name)
    if at is None or at not in board:
        hint = f"the squares go from A1 to {Square(board.columns, board.rows)}"
        raise ContentError([Finding("bad-square", f"the {board.id} has no square “{name}”", hint=hint)])
    if not board.is_space(at):
        raise ContentError([Finding("in-wall", f"nobody stands on {at}: it is solid {board.solid}")])
    return at


def doors_named(board: GameBoard, file: AdventureFile, name: str, at: Square) -> tuple[Door, ...]:
    """The doors of a name: an edge such as ``C4-C5``, or a square, which means all doors on its sides.

    A square with several doors means the one toward the hero at ``at`` if there is one. Raises ContentError.
    """
    known = playable(board, file)
    edge, here = read_edge(name), read_square(name)
    edges = [edge] if edge is not None else [side(here, step) for step in STRAIGHT] if here is not None else []
    found = list(dict.fromkeys(known[edge] for edge in edges if edge in known))
    toward = [door for door in found if at in door.squares]
    if not found:
        names = [str(edge) for edge in known]
        hint = did_you_mean(name, names)
        raise ContentError([Finding("no-door", f"there is no door at “{name}”", hint=hint)])
    return tuple(toward or found)


def playable(board: GameBoard, file: AdventureFile) -> dict[Edge, Door]:
    """Every door of an adventure by its edges; secret doors only those that are in play."""
    doors = {edge: door for edge, door in board.door_of.items() if door.kind is not Barrier.SECRET}
    for entry in file.doors:
        if entry.secret:
            edges = edges_of(board, entry)
            doors |= {edge: board.door_of.get(edge_of(entry), Door(Barrier.SECRET, edges)) for edge in edges}
    return doors
