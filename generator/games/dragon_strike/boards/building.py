"""From a board's file and its grid to the board, with everything that is wrong between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.errors import Finding, Place, Severity, did_you_mean
from generator.games.dragon_strike.boards.board import GameBoard, Room, Start
from generator.games.dragon_strike.boards.file import BoardFigures, BoardFile, RoomKind, read_thing
from generator.games.dragon_strike.boards.grid import Grid
from generator.games.dragon_strike.boards.legend import Barrier, Terrain
from generator.games.dragon_strike.boards.regions import Region, gap, regions
from generator.games.dragon_strike.boards.squares import STRAIGHT, Edge, Square, read_square, side
from generator.source.reader import Source


@dataclass(frozen=True)
class Draft:
    """What a board is built from. ``at`` is where its file begins in the source."""

    id: str
    file: BoardFile
    grid: Grid
    figures: BoardFigures
    source: Source
    at: tuple[str | int, ...] = ()

    def key(self, *loc: str | int) -> Place:
        """The place of a key of the file."""
        return self.source.place((*self.at, *loc), key=True)

    def value(self, *loc: str | int) -> Place:
        """The place of a value of the file."""
        return self.source.place((*self.at, *loc))

    def square(self, square: Square) -> Place:
        """The place of a square in the grid."""
        return self.grid.text.place(*self.grid.square_place(square))

    def edge(self, edge: Edge) -> Place:
        """The place of an edge in the grid."""
        return self.grid.text.place(*self.grid.edge_place(edge))


def build_board(draft: Draft) -> tuple[GameBoard, list[Finding]]:
    """The board of a draft, and what is wrong with its letters, rooms, stairs and starts."""
    grid, file = draft.grid, draft.file
    findings = [*_size(draft), *_letters(draft), *_stairs(draft), *_starts(draft)]
    found: dict[str, Room] = {}
    levels: dict[Square, int] = {}
    for region in regions(grid):
        letters = {letter: mark for letter, mark in region.letters(grid).items() if letter in file.rooms}
        findings += _region(draft, region, letters, found)
        levels |= dict.fromkeys(region.squares, _level(file, letters))
        for letter, mark in letters.items():
            entry = file.rooms[letter]
            squares = frozenset({mark} if entry.kind is RoomKind.PLACE else region.squares)
            found.setdefault(letter, Room(letter, entry.kind, entry.floor, entry.level, squares, mark))
    things = [read_thing(what, text) for what, texts in file.decor.items() for text in texts]
    starts = tuple(Start(square, way) for square, way in sorted(grid.arrows.items(), key=lambda item: item[0][::-1]))
    entries = tuple(square for square in map(read_square, file.dragon) if square is not None)
    board = GameBoard(
        id=draft.id,
        columns=grid.columns,
        rows=grid.rows,
        terrain=dict(grid.terrain),
        barriers=dict(grid.barriers),
        boulders=frozenset(grid.boulders),
        rooms={letter: found[letter] for letter in file.rooms if letter in found},
        levels=levels,
        starts=starts,
        stairs=_numbered(grid),
        flights=dict(file.stairs),
        dragon_entries=entries or tuple(start.square for start in starts),
        things=tuple(thing for thing in things if thing is not None),
        ground=file.ground,
        solid=file.solid,
        figures=draft.figures,
        where=_places(draft),
    )
    return board, findings


def _places(draft: Draft) -> dict[Square | Edge, Place]:
    places: dict[Square | Edge, Place] = {square: draft.square(square) for square in draft.grid.terrain}
    return places | {edge: draft.edge(edge) for edge in draft.grid.barriers}


def _size(draft: Draft) -> Iterator[Finding]:
    grid, size = draft.grid, draft.file.size
    if (grid.columns, grid.rows) != (size.columns, size.rows):
        message = f"the grid has {grid.columns} × {grid.rows} squares, the size says {size.columns} × {size.rows}"
        yield Finding("wrong-size", message, grid.text.place(0), hint="columns come first, then rows")


def _letters(draft: Draft) -> Iterator[Finding]:
    """Letters without a room, and rooms without a letter."""
    known = draft.file.rooms
    for square, letter in draft.grid.letters.items():
        if letter not in known:
            hint = "add it to the rooms of the board, or take the letter out of the grid"
            yield Finding("unknown-room", f"no room has the letter {letter}", draft.square(square), hint=hint)
    for letter in known:
        if letter not in draft.grid.letters.values():
            hint = "write the letter into one square of the room"
            yield Finding("missing-letter", f"room {letter} is not in the grid", draft.key("rooms", letter), hint=hint)


def _region(
    draft: Draft, region: Region, letters: Mapping[str, Square], found: Mapping[str, Room]
) -> Iterator[Finding]:
    """What is wrong with one region: letters that run together, a letter twice, a room that is open at the rim."""
    rooms = [letter for letter in letters if draft.file.rooms[letter].kind is not RoomKind.PLACE]
    for letter in rooms[1:]:
        edge = gap(draft.grid, letters[rooms[0]], letters[letter])
        where = draft.edge(edge) if edge else draft.square(letters[letter])
        message = f"rooms {rooms[0]} and {letter} run together: nothing parts them, here or elsewhere"
        yield Finding("open-room", message, where, hint="put a wall, a door or a threshold “:” between them")
    for letter in letters:
        if letter in found:
            message = f"room {letter} stands already at {found[letter].mark}"
            hint = "give one of them another letter, or take the wall between them away"
            yield Finding("letter-twice", message, draft.square(letters[letter]), hint=hint)
    inside = [letter for letter in rooms if draft.file.rooms[letter].kind is RoomKind.ROOM]
    if inside and region.open_rim:
        edge = region.open_rim[0]
        message = f"room {inside[0]} is open at the rim of the board ({edge})"
        hint = "close it with a wall, a door or a threshold, or make it a yard"
        yield Finding("open-room", message, draft.edge(edge), hint=hint)
    levels = {draft.file.rooms[letter].level for letter in letters}
    if len(levels) > 1 and len(rooms) < 2:
        message = f"{' and '.join(letters)} lie on one ground but have different levels"
        yield Finding("two-levels", message, draft.square(next(iter(letters.values()))))
    lettered = bool(region.letters(draft.grid))
    if not lettered and not region.open_rim and not _beside_threshold(draft.grid, region):
        square = min(region.squares, key=lambda s: (s.row, s.column))
        yield Finding(
            "unlettered-room", f"the room at {square} has no letter", draft.square(square), Severity.WARNING,
            "write a letter into one of its squares and add it to the rooms",
        )  # fmt: skip


def _beside_threshold(grid: Grid, region: Region) -> bool:
    """Whether a region is a piece of a larger whole: a threshold, a cliff or steps bound it, too."""
    for square in region.squares:
        for step in STRAIGHT:
            if grid.barriers.get(side(square, step)) is Barrier.THRESHOLD:
                return True
            if grid.terrain.get(square.moved(*step)) in (Terrain.CLIFF, Terrain.STEPS):
                return True
    return False


def _level(file: BoardFile, letters: Mapping[str, Square]) -> int:
    """How high a region lies: as its rooms do, or as the places in it."""
    rooms = sorted(letters, key=lambda letter: file.rooms[letter].kind is RoomKind.PLACE)
    return file.rooms[rooms[0]].level if rooms else 0


def _numbered(grid: Grid) -> dict[str, tuple[Square, ...]]:
    """The squares of stairs by their numbers."""
    found: dict[str, list[Square]] = {}
    for square, number in sorted(grid.numbers.items(), key=lambda item: item[0][::-1]):
        found.setdefault(number, []).append(square)
    return {number: tuple(found[number]) for number in sorted(found)}


def _stairs(draft: Draft) -> Iterator[Finding]:
    """Stairs with three ends, and numbers that only the grid or only the file knows."""
    numbered = _numbered(draft.grid)
    for number, squares in numbered.items():
        if len(squares) > 2:
            message = f"stairs {number} have {len(squares)} ends"
            hint = "two squares with one number lead to each other; a number that stands once leads off the board"
            yield Finding("wrong-stairs", message, draft.square(squares[2]), hint=hint)
        if number not in draft.file.stairs:
            hint = f"write “stairs: {{{number}: up}}” or down"
            yield Finding(
                "wrong-stairs", f"nothing says where stairs {number} lead", draft.square(squares[0]), hint=hint
            )
    for number in draft.file.stairs:
        if number not in numbered:
            hint = did_you_mean(number, numbered) or f"write “<{number}>” into the grid"
            yield Finding(
                "wrong-stairs", f"there are no stairs {number} in the grid", draft.key("stairs", number), hint=hint
            )


def _starts(draft: Draft) -> Iterator[Finding]:
    """Start arrows: there is one at least, and each comes in from the rim of the board."""
    grid = draft.grid
    if not grid.arrows:
        hint = "put an arrow (>, <, v or ^) into a square at the rim, pointing into the board"
        yield Finding("no-start", "the board has no start arrow", grid.text.place(0), hint=hint)
    for square, (dx, dy) in grid.arrows.items():
        if square.moved(-dx, -dy) in grid.terrain:
            hint = "an arrow stands at the rim and points into the board"
            yield Finding(
                "bad-start", f"the arrow at {square} does not come in from the rim", draft.square(square), hint=hint
            )
