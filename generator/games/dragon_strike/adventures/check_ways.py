"""Checks of ways: every room, find and step of the goal can be come to, and the heroes can leave again."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from generator.errors import Finding, Place
from generator.games.dragon_strike.adventures.fields import OUTSIDE, square
from generator.games.dragon_strike.adventures.file import AdventureFile
from generator.games.dragon_strike.adventures.ground import all_open, beside, lying_items, reached
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.file import RoomKind
from generator.games.dragon_strike.boards.legend import Barrier
from generator.games.dragon_strike.boards.squares import Square
from generator.source.reader import Source


def check_ways(board: GameBoard, file: AdventureFile, source: Source, lost: Collection[Place]) -> Iterator[Finding]:
    """Everything that the heroes cannot come to. ``lost`` are the places of things that lie where nothing can."""
    seen, state = reached(board, file), all_open(board, file)
    if not seen:
        return

    def near(at: Square) -> bool:
        return bool(seen & beside(board, state, at))

    shut: set[str] = set()
    for heading in file.rooms:
        room = board.rooms.get(heading)
        if room is not None and not (room.squares if room.kind is not RoomKind.PLACE else {room.mark}) & seen:
            shut.add(heading)
            where = source.place(("rooms", heading), key=True)
            yield Finding(
                "unreachable-room", f"the heroes cannot come to {heading}", where, hint=_way_in(board, heading, seen)
            )
    finds = [*((h, loc, c.at) for h, loc, c in file.chests()), *((h, loc, c.at) for h, loc, c in file.hidden())]
    finds += [(h, loc, m.at) for h, loc, m in file.monsters()]
    for heading, loc, at in finds:
        where = source.place((*loc, "at"))
        if heading not in shut and where not in lost and board.is_space(square(at)) and not near(square(at)):
            hint = "open a way to it, or move it"
            yield Finding("unreachable-square", f"the heroes cannot come to {at}", where, hint=hint)
    for heading, loc, at in file.traps():
        where = source.place(loc)
        if heading not in shut and where not in lost and board.is_space(square(at)) and square(at) not in seen:
            yield Finding("unreachable-square", f"no hero can step into the trap at {at}", where, hint="move it")
    for index, at in enumerate(file.exit):
        where = source.place(("exit", index))
        if where not in lost and board.is_space(square(at)) and square(at) not in seen:
            yield Finding("unreachable-exit", f"the heroes cannot come to {at}", where, hint="name another way out")
    yield from _goal(board, file, source, seen, shut)


def _goal(
    board: GameBoard, file: AdventureFile, source: Source, seen: Collection[Square], shut: Collection[str]
) -> Iterator[Finding]:
    """Steps of the goal that cannot be done; what lies in a room that is out of reach has been told already."""
    places = {what for _, what, _ in file.holdings()} | {name for name, _ in lying_items(file)}
    for index, step in enumerate(file.goal):
        where = source.place(("goal", index, "take"))
        if step.take is not None and step.take in file.items and step.take not in places:
            hint = "put it into a chest, on a monster, in a hiding place, or lay its marker in a room"
            yield Finding("no-way-to-item", f"“{step.take}” lies nowhere", where, hint=hint)
        if step.reach is not None:
            where, at = source.place(("goal", index, "reach")), square(step.reach)
            if not board.is_space(at):
                hint = "name a square that can be walked on"
                yield Finding("unreachable-goal", f"{step.reach} is no square to stand on", where, hint=hint)
            elif at not in seen and board.area.get(at) not in shut:
                hint = "open a way to it, or name another square"
                yield Finding("unreachable-goal", f"the heroes cannot come to {step.reach}", where, hint=hint)
    for index, door in enumerate(file.doors):
        if door.key in file.items and door.key not in places:
            where, hint = (
                source.place(("doors", index, "key")),
                "put it into a chest, on a monster or into a hiding place",
            )
            yield Finding("no-way-to-item", f"the key “{door.key}” lies nowhere", where, hint=hint)


def _way_in(board: GameBoard, heading: str, seen: Collection[Square]) -> str:
    """Doors of a room that would make a way in."""
    if heading == OUTSIDE:
        return ""
    room = board.rooms[heading]
    doors = [
        str(door)
        for door in board.doors
        if door.kind is Barrier.SECRET and door.squares & room.squares and door.squares & set(seen)
    ]
    if doors:
        return f"put the secret door into play with “- {{at: {doors[0]}, secret: true}}” below “doors”"
    return "clear a way to it, see to the key of its door, put a secret door into play, or leave the room out"
