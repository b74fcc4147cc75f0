"""The board of an adventure: what its file makes of doors, squares and stairs, and how far heroes get on it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import replace

from generator.games.dragon_strike.adventures.fields import Drawbridge, square
from generator.games.dragon_strike.adventures.file import AdventureFile, DoorEntry
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.feats import climbs
from generator.games.dragon_strike.boards.legend import Barrier
from generator.games.dragon_strike.boards.passage import Passage, touched
from generator.games.dragon_strike.boards.squares import Edge, Square, read_edge
from generator.games.dragon_strike.boards.state import HERO, BoardState, blocked
from generator.games.dragon_strike.boards.steps import steps

#: Markers that change the ground they lie on.
RUBBLE, WATER, BOULDER = "rubble", "water", "boulder"


def edge_of(entry: DoorEntry) -> Edge:
    """The edge that a door of the file is named by."""
    edge = read_edge(entry.at)
    assert edge is not None
    return edge


def edges_of(board: GameBoard, entry: DoorEntry) -> tuple[Edge, ...]:
    """All edges of a door of the file: a wide door has two."""
    edge = edge_of(entry)
    door = board.door_of.get(edge)
    return door.edges if door is not None else (edge,)


def ground(board: GameBoard, file: AdventureFile) -> BoardState:
    """The board as the adventure begins: locks, open doors, stairs in play, markers that block or flood squares.

    Secret doors are not found yet, and no figure stands on the board.
    """
    lying: dict[str, set[Square]] = {RUBBLE: set(), WATER: set(), BOULDER: set()}
    for _, _, marker in file.markers():
        if marker.marker in lying:
            lying[marker.marker].add(square(marker.at))
    state = BoardState(
        locked=frozenset(edge for door in file.doors if door.locked for edge in edges_of(board, door)),
        boulders=board.boulders | lying[BOULDER],
        rubble=frozenset(lying[RUBBLE]),
        flooded=frozenset(lying[WATER]),
        ways=frozenset(str(number) for number in file.stairs),
        bridge_up=file.drawbridge is Drawbridge.UP,
    )
    return state.opened(edge for door in file.doors if door.open for edge in edges_of(board, door))


def all_open(board: GameBoard, file: AdventureFile, shut: Iterable[DoorEntry] = ()) -> BoardState:
    """The board when everything that can be opened is open: portcullises, locked doors and found secret doors too.

    Secret doors of the board that the adventure does not have in play are walls. ``shut`` doors stay closed.
    """
    found = {edge for door in file.doors if door.secret for edge in edges_of(board, door)}
    usual = {edge for edge, door in board.door_of.items() if door.kind is not Barrier.SECRET}
    closed = {edge for door in shut for edge in edges_of(board, door)}
    state = ground(board, file)
    return replace(state, found=frozenset(found), open=state.open | ((usual | found) - closed), locked=frozenset())


def moves(board: GameBoard, state: BoardState, at: Square) -> Iterator[Square]:
    """Where a hero gets from a square in one step or one climb, every feat succeeding."""
    yield from (step.square for step in steps(board, state, HERO, at))
    yield from climbs(board, state, HERO, at, 0)


def flood(board: GameBoard, state: BoardState, starts: Iterable[Square]) -> frozenset[Square]:
    """All squares that heroes can come to from some squares, with all the time in the world."""
    seen = {start for start in starts if board.is_space(start) and not blocked(board, state, start)}
    waiting = deque(sorted(seen))
    while waiting:
        for to in moves(board, state, waiting.popleft()):
            if to not in seen:
                seen.add(to)
                waiting.append(to)
    return frozenset(seen)


def beside(board: GameBoard, state: BoardState, at: Square) -> frozenset[Square]:
    """The squares from which something on a square is in reach (What Can I Reach?): its own and those touching it."""
    return frozenset((at, *touched(board, state, at, Passage.BLOW)))


def reached(board: GameBoard, file: AdventureFile) -> frozenset[Square]:
    """All squares that heroes can come to in an adventure. A lock that takes its key waits for it."""
    starts = [square(name) for name in file.start]
    held: set[str] = set()
    while True:
        shut = [door for door in file.doors if door.key_only and door.key not in held]
        state = all_open(board, file, shut)
        seen = flood(board, state, starts)
        found = {what for _, what, at in file.holdings() if seen & beside(board, state, square(at))}
        found |= {item for item, at in lying_items(file) if seen & beside(board, state, at)}
        if found <= held:
            return seen
        held |= found


def lying_items(file: AdventureFile) -> Iterator[tuple[str, Square]]:
    """Items whose markers lie on the board, with their squares."""
    named = {item.marker: name for name, item in file.items.items() if item.marker is not None}
    for _, _, marker in file.markers():
        if marker.marker in named:
            yield named[marker.marker], square(marker.at)
