"""A board in play: its squares, what stands between them, rooms, doors, stairs and starts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from generator.errors import NOWHERE, Place
from generator.games.dragon_strike.boards.file import BoardFigures, Flight, Floor, RoomKind, Solid, Thing
from generator.games.dragon_strike.boards.legend import Barrier, Terrain
from generator.games.dragon_strike.boards.squares import DIRECTIONS, STRAIGHT, Edge, Square, edge_between, side

#: What stands on an edge and is a door, once it has been found.
DOORS = (Barrier.DOOR, Barrier.SECRET)
#: What stands on an edge and has no gap: nobody passes, nobody sees through.
WALLS = (Barrier.WALL, Barrier.WINDOWS)


@dataclass(frozen=True)
class Room:
    """A lettered room. A place in the open country has only the square of its letter."""

    letter: str
    kind: RoomKind
    floor: Floor
    level: int
    squares: frozenset[Square]
    mark: Square


@dataclass(frozen=True)
class Door:
    """A door, secret door or portcullis; one that is two squares wide has two edges and moves as one."""

    kind: Barrier
    edges: tuple[Edge, ...]

    @property
    def squares(self) -> frozenset[Square]:
        """The squares that touch the door, on both sides."""
        return frozenset(square for edge in self.edges for square in edge.squares)

    def __str__(self) -> str:
        return str(self.edges[0])


@dataclass(frozen=True)
class Start:
    """A start arrow: its square, and the direction (columns, rows) in which it points."""

    square: Square
    direction: tuple[int, int]


@dataclass(frozen=True)
class GameBoard:
    """A board as it is printed. What happens to it in play stands in :class:`BoardState`.

    ``barriers`` has an entry for every edge on which something stands; ``levels`` one for every square whose ground
    lies at a height: cliffs, steps and solid squares have none. ``where`` knows the places of squares in the file.
    """

    id: str
    columns: int
    rows: int
    terrain: Mapping[Square, Terrain]
    barriers: Mapping[Edge, Barrier]
    boulders: frozenset[Square]
    rooms: Mapping[str, Room]
    levels: Mapping[Square, int]
    starts: tuple[Start, ...]
    stairs: Mapping[str, tuple[Square, ...]]
    flights: Mapping[str, Flight]
    dragon_entries: tuple[Square, ...]
    things: tuple[Thing, ...]
    ground: Floor
    solid: Solid
    figures: BoardFigures
    where: Mapping[Square | Edge, Place] = field(default_factory=dict, compare=False, repr=False)

    @property
    def squares(self) -> Iterator[Square]:
        """All squares, row by row."""
        return (Square(column, row) for row in range(1, self.rows + 1) for column in range(1, self.columns + 1))

    def __contains__(self, square: Square) -> bool:
        return 1 <= square.column <= self.columns and 1 <= square.row <= self.rows

    def is_space(self, square: Square) -> bool:
        """Whether a square is on the board and not solid."""
        return square in self and self.terrain[square] is not Terrain.SOLID

    def spaces(self) -> Iterator[Square]:
        """All squares that are not solid, row by row."""
        return (square for square in self.squares if self.is_space(square))

    def neighbours(self, square: Square) -> Iterator[Square]:
        """The spaces around a square, whatever stands between."""
        for dx, dy in DIRECTIONS:
            other = square.moved(dx, dy)
            if self.is_space(other):
                yield other

    def place(self, at: Square | Edge) -> Place:
        """Where a square or an edge stands in the board's file."""
        return self.where.get(at, NOWHERE)

    @cached_property
    def area(self) -> Mapping[Square, str]:
        """The letter of the room of every square that is in one; places in the open are no rooms."""
        rooms = (room for room in self.rooms.values() if room.kind is not RoomKind.PLACE)
        return {square: room.letter for room in rooms for square in room.squares}

    def room_at(self, square: Square) -> Room | None:
        """The room or yard that a square is in."""
        letter = self.area.get(square)
        return self.rooms[letter] if letter is not None else None

    def floor_at(self, square: Square) -> Floor:
        """What the floor of a square looks like."""
        room = self.room_at(square)
        return room.floor if room else self.ground

    @cached_property
    def walls(self) -> frozenset[Edge]:
        """Every edge that is a wall for good: walls with or without windows, and the sides of solid squares."""
        found = {edge for edge, barrier in self.barriers.items() if barrier in WALLS}
        for square in self.squares:
            if self.terrain[square] is Terrain.SOLID:
                found |= {side(square, direction) for direction in STRAIGHT}
        return frozenset(found)

    @cached_property
    def doors(self) -> tuple[Door, ...]:
        """All doors, secret doors and portcullises; edges of one kind in a line side by side are one of them."""
        return grouped(self.barriers, (*DOORS, Barrier.PORTCULLIS))

    @cached_property
    def door_of(self) -> Mapping[Edge, Door]:
        """The door that an edge belongs to."""
        return {edge: door for door in self.doors for edge in door.edges}

    def way_off(self, square: Square) -> tuple[Edge, ...]:
        """The sides of a square that are the rim of the board and no wall."""
        rims = [side(square, step) for step in STRAIGHT if square.moved(*step) not in self]
        return tuple(edge for edge in rims if edge not in self.walls)

    def edge(self, a: Square, b: Square) -> Barrier | None:
        """What stands between two squares side by side."""
        edge = edge_between(a, b)
        return self.barriers.get(edge) if edge else None


def grouped(barriers: Mapping[Edge, Barrier], kinds: tuple[Barrier, ...]) -> tuple[Door, ...]:
    """Edges of one kind in a line side by side, put together, in the order of the board."""
    left = {edge for edge, barrier in barriers.items() if barrier in kinds}
    doors: list[Door] = []
    for edge in sorted(left, key=lambda e: (e.row, e.column, e.upright)):
        if edge not in left:
            continue
        run, kind = [edge], barriers[edge]
        while True:
            last = run[-1]
            following = (
                Edge(last.column, last.row + 1, True) if edge.upright else Edge(last.column + 1, last.row, False)
            )
            if following not in left or barriers[following] is not kind:
                break
            run.append(following)
        left -= set(run)
        doors.append(Door(kind, tuple(run)))
    return tuple(doors)
