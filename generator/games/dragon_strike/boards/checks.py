"""Checks of a finished board: doors, cliffs, heights, the dragon's entries, painted things, rooms out of reach."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from generator.errors import Finding, Severity
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.dragon import rests
from generator.games.dragon_strike.boards.feats import cliff_crossings
from generator.games.dragon_strike.boards.file import side_named, spanned
from generator.games.dragon_strike.boards.legend import Barrier, Terrain
from generator.games.dragon_strike.boards.passage import Passage, touched
from generator.games.dragon_strike.boards.squares import Square, around, side
from generator.games.dragon_strike.boards.state import BoardState


def check_board(board: GameBoard, *, whole: bool = True) -> Iterator[Finding]:
    """Everything that is wrong with a board although its grid can be read.

    ``whole`` says that its rooms are as they should be; if not, what follows from them is not judged.
    """
    yield from _doors(board)
    yield from _things(board)
    if whole:
        yield from _idle_doors(board)
        yield from _cliffs(board)
        yield from _heights(board)
        yield from _entries(board)
        yield from _unreachable(board)


def _doors(board: GameBoard) -> Iterator[Finding]:
    """Doors that open on rock."""
    for door in board.doors:
        for edge in door.edges:
            if not all(board.is_space(square) for square in edge.squares if square in board):
                message = f"the {_named(door.kind)} {edge} opens on something solid"
                yield Finding("door-on-rock", message, board.place(edge))


def _idle_doors(board: GameBoard) -> Iterator[Finding]:
    """Doors with the same room on both sides."""
    for door in board.doors:
        first, second = (board.area.get(square) for square in door.edges[0].squares)
        if first is not None and first == second:
            message = f"the {_named(door.kind)} {door} has room {first} on both sides"
            yield Finding("idle-door", message, board.place(door.edges[0]), Severity.WARNING)


def _named(kind: str) -> str:
    return kind.replace("-", " ")


def _cliffs(board: GameBoard) -> Iterator[Finding]:
    """Cliff spaces that part no two heights (Cliffs); at the rim the other one may lie off the board."""
    for square in board.spaces():
        if board.terrain[square] is not Terrain.CLIFF or any(other not in board for other in around(square)):
            continue
        levels = {board.levels[other] for other in board.neighbours(square) if other in board.levels}
        if len(levels) < 2:
            what = f"ground of level {min(levels)} only" if levels else "no ground"
            hint = "a cliff is one square wide: higher ground on one side (level: 1 in rooms), lower on the other"
            yield Finding("flat-cliff", f"the cliff at {square} has {what} beside it", board.place(square), hint=hint)


def _heights(board: GameBoard) -> Iterator[Finding]:
    """Squares of different heights that touch although no cliff and no steps lie between."""
    state = BoardState(open=frozenset(board.door_of))
    for square in board.spaces():
        for other in touched(board, state, square, Passage.WALK):
            levels = board.levels.get(square), board.levels.get(other)
            if levels[0] is not None and levels[1] is not None and levels[0] > levels[1]:
                message = f"{square} lies higher than {other}, which it touches"
                hint = "put a cliff “///” or steps “...” between them; at corners, too"
                yield Finding("no-cliff", message, board.place(other), hint=hint)


def _entries(board: GameBoard) -> Iterator[Finding]:
    """Squares where the dragon is to come in but has no room."""
    for square in board.dragon_entries:
        if not rests(board, BoardState(), square):
            hint = "name a square with room for its head and another beside it for its rear"
            yield Finding(
                "no-room-for-dragon", f"the dragon cannot come in at {square}", board.place(square), hint=hint
            )


def _things(board: GameBoard) -> Iterator[Finding]:
    """Painted things where nobody could see them, or on the door that they stand against."""
    for thing in board.things:
        named = f"the {thing.what} at {thing.first}"
        covered = [square for square in spanned(thing) if square in board]
        for square in covered:
            if not board.is_space(square):
                message = f"{named} stands in something solid, at {square}"
                yield Finding("hidden-thing", message, board.place(square), Severity.WARNING)
        way = side_named(thing.facing)
        for edge in [side(square, way) for square in covered] if way else []:
            if edge in board.door_of and board.door_of[edge].kind is not Barrier.SECRET:
                message = f"{named} hides a {_named(board.door_of[edge].kind)}"
                yield Finding("hidden-door", message, board.place(edge), Severity.WARNING, "move it along the wall")


def _unreachable(board: GameBoard) -> Iterator[Finding]:
    """Rooms that nobody gets to from a start arrow, whatever is opened, raised, found, climbed and moved away."""
    seen = reachable_at_all(board)
    for room in board.rooms.values():
        if board.starts and not room.squares & seen:
            message = f"nobody gets from a start arrow to room {room.letter}"
            hint = "give it a door, a secret door, stairs or a way up"
            yield Finding("unreachable-room", message, board.place(room.mark), Severity.WARNING, hint)


def reachable_at_all(board: GameBoard) -> frozenset[Square]:
    """The squares that can be reached from a start when every door is open, every secret found, every feat succeeds."""
    state = BoardState(open=frozenset(board.door_of))
    climbs: dict[Square, list[Square]] = {}
    for high, low in cliff_crossings(board):
        climbs.setdefault(high, []).append(low)
        climbs.setdefault(low, []).append(high)
    seen = {start.square for start in board.starts}
    waiting = deque(sorted(seen))
    while waiting:
        square = waiting.popleft()
        ends = [end for squares in board.stairs.values() if square in squares for end in squares]
        walks = (to for to in touched(board, state, square, Passage.WALK) if board.terrain[to] is not Terrain.CLIFF)
        for to in (*walks, *climbs.get(square, ()), *ends):
            if to not in seen:
                seen.add(to)
                waiting.append(to)
    return frozenset(seen)
