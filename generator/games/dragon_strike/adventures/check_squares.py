"""Checks of squares: everything lies on the board, where it can lie, in its room, and alone."""

from __future__ import annotations

from collections.abc import Iterator

from generator.errors import Finding
from generator.games.dragon_strike.adventures.fields import OUTSIDE, square
from generator.games.dragon_strike.adventures.file import AdventureFile, Loc
from generator.games.dragon_strike.adventures.ground import RUBBLE, all_open, ground
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.dragon import rests
from generator.games.dragon_strike.boards.file import RoomKind
from generator.games.dragon_strike.boards.legend import Terrain
from generator.games.dragon_strike.boards.squares import Square
from generator.games.dragon_strike.boards.state import BoardState, blocked, terrain_now
from generator.games.dragon_strike.boards.steps import may_leave
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.source.reader import Source

#: Ground on which nothing of a kind can lie.
NO_FIGURE = (Terrain.CLIFF,)
NO_WALKER = (Terrain.CLIFF, Terrain.WATER)
NO_THING = (Terrain.CLIFF, Terrain.WATER, Terrain.STAIRS)
#: Markers that lie where nothing else may.
ON_ANY_GROUND = ("water", "boulder", "rubble", "tunnel", "smoke", "fire")


def check_squares(
    content: DragonStrikeContent, board: GameBoard, file: AdventureFile, source: Source
) -> Iterator[Finding]:
    """Everything that lies where it cannot."""
    state = ground(board, file)
    monsters = content.tables.monsters.monsters
    figures: dict[Square, str] = {}
    traps: set[Square] = set()

    def lies(what: str, at: str, bad: tuple[Terrain, ...], loc: Loc) -> Iterator[Finding]:
        yield from why_not(board, state, what, square(at), bad, source, loc)

    for key in ("start", "exit"):
        for index, at in enumerate(getattr(file, key)):
            found = list(lies("a hero", at, NO_FIGURE if key == "exit" else NO_WALKER, (key, index)))
            yield from found
            if key == "start" and square(at) in figures:
                yield Finding("square-taken", f"{at} stands twice", source.place((key, index)), hint="name it once")
            if key == "start":
                figures.setdefault(square(at), "a hero who starts")
            elif not found:
                yield from _exit(board, state, at, source, (key, index))
    for heading, loc, monster in file.monsters():
        kind = monsters.get(monster.monster)
        bad: tuple[Terrain, ...] = NO_FIGURE if kind is not None and kind.flies else NO_WALKER
        named = monster.id or monster.monster
        yield from _placed(
            board, named, heading, monster.at, source, loc, figures, lies(named, monster.at, bad, (*loc, "at"))
        )
    for heading, loc, chest in file.chests():
        yield from _placed(
            board,
            "a chest",
            heading,
            chest.at,
            source,
            loc,
            figures,
            lies("a chest", chest.at, NO_THING, (*loc, "at")),
        )
    for heading, loc, hiding in file.hidden():
        wrong = list(lies("a hiding place", hiding.at, NO_FIGURE, (*loc, "at")))
        yield from wrong or _room(board, heading, "a hiding place", hiding.at, source, (*loc, "at"))
    for heading, loc, at in file.traps():
        wrong = list(lies("a trap", at, NO_THING, loc))
        yield from wrong or _room(board, heading, "a trap", at, source, loc)
        if square(at) in traps:
            yield Finding("square-taken", f"{at} has a trap already", source.place(loc), hint="one trap a square")
        elif figures.get(square(at)) in ("a hero who starts", "a chest"):
            hint = (
                "write “trap: true” at the chest" if figures[square(at)] == "a chest" else "move it where heroes step"
            )
            message = f"on {at} stands {figures[square(at)]}, so nobody steps into a trap there"
            yield Finding("square-taken", message, source.place(loc), hint=hint)
        traps.add(square(at))
    for heading, loc, marker in file.markers():
        ground_refused: tuple[Terrain, ...] = () if marker.marker in ON_ANY_GROUND else NO_FIGURE
        yield from _marker(board, heading, marker.marker, marker.at, ground_refused, source, (*loc, "at"))
    for index, at in enumerate(file.dragon.at):
        if not rests(board, all_open(board, file), square(at)):
            hint = "name a square with room for its head and another beside it for its rear"
            message = f"the dragon cannot come in at {at}"
            yield Finding("no-room-for-dragon", message, source.place(("dragon", "at", index)), hint=hint)


def _placed(
    board: GameBoard,
    what: str,
    heading: str,
    at: str,
    source: Source,
    loc: Loc,
    figures: dict[Square, str],
    wrong: Iterator[Finding],
) -> Iterator[Finding]:
    """A monster or a chest: on ground where it can stand, in its room, alone."""
    where, found = (*loc, "at"), list(wrong)
    yield from found
    if found:
        return
    yield from _room(board, heading, what, at, source, where)
    taken = figures.get(square(at))
    if taken is not None:
        hint = "move one of the two to another square"
        yield Finding("square-taken", f"on {at} stands {taken} already", source.place(where), hint=hint)
    figures.setdefault(square(at), what)


def why_not(
    board: GameBoard, state: BoardState, what: str, at: Square, bad: tuple[Terrain, ...], source: Source, loc: Loc
) -> Iterator[Finding]:
    """Why something cannot be on a square: off the board, in a wall, a boulder, or ground that it cannot be on."""
    where = source.place(loc)
    if at not in board:
        hint = f"the squares go from A1 to {Square(board.columns, board.rows)}"
        yield Finding("off-board", f"the {board.id} has no square {at}", where, hint=hint)
    elif not board.is_space(at):
        hint = near_hint(board, state, at, bad)
        yield Finding("in-wall", f"{what} cannot be on {at}: it is solid {board.solid}", where, hint=hint)
    elif blocked(board, state, at):
        kind = RUBBLE if at in state.rubble else "a boulder"
        hint = near_hint(board, state, at, bad)
        yield Finding("blocked-square", f"{what} cannot be on {at}: {kind} lies there", where, hint=hint)
    elif (terrain := terrain_now(board, state, at)) in bad:
        hint = near_hint(board, state, at, bad)
        yield Finding("bad-ground", f"{what} cannot be on {at}, which is {terrain}", where, hint=hint)


def near_hint(board: GameBoard, state: BoardState, at: Square, bad: tuple[Terrain, ...]) -> str:
    """The nearest square that would be right."""
    free = [
        (max(abs(at.column - to.column), abs(at.row - to.row)), abs(at.column - to.column) + abs(at.row - to.row), to)
        for to in board.spaces()
        if not blocked(board, state, to) and terrain_now(board, state, to) not in bad and to != at
    ]
    return f"{min(free)[2]} is the nearest square that it can be on" if free else ""


def _room(board: GameBoard, heading: str, what: str, at: str, source: Source, loc: Loc) -> Iterator[Finding]:
    """Something that lies in another room than the one that it is listed in."""
    if heading != "outside" and heading not in board.rooms:
        return
    room = board.room_at(square(at))
    inside = room.letter if room is not None else None
    open_country = heading == OUTSIDE or board.rooms[heading].kind is RoomKind.PLACE
    if inside == heading or (inside is None and open_country):
        return
    named = f"room {inside}" if inside is not None else "no room"
    right = inside or OUTSIDE
    hint = f"list it under {right}, or choose a square of {heading}"
    message = f"{what} is listed under {heading}, but {at} is in {named}"
    yield Finding("wrong-room", message, source.place(loc), hint=hint)


def _marker(
    board: GameBoard, heading: str, what: str, at: str, bad: tuple[Terrain, ...], source: Source, loc: Loc
) -> Iterator[Finding]:
    # A marker of rubble, water or a boulder changes its own square, so the board is asked as it is printed.
    found = list(why_not(board, BoardState(), f"the marker “{what}”", square(at), bad, source, loc))
    yield from found or _room(board, heading, f"the marker “{what}”", at, source, loc)


def _exit(board: GameBoard, state: BoardState, at: str, source: Source, loc: Loc) -> Iterator[Finding]:
    """A way out that leads nowhere: neither off the rim of the board nor to stairs in play."""
    here = square(at)
    stairs = any(here in squares and number in state.ways for number, squares in board.stairs.items())
    if not may_leave(board, state, here) and not stairs:
        hint = "name a square at the open rim of the board, or stairs that “stairs” puts in play"
        yield Finding("no-way-out", f"nobody leaves the board from {at}", source.place(loc), hint=hint)
