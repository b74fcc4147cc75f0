"""The four boards: what is known of them, that they can be played on, and that all their places have names."""

from __future__ import annotations

from collections import deque

import pytest

from generator.games.dragon_strike.boards.board import GameBoard, grouped
from generator.games.dragon_strike.boards.checks import reachable_at_all
from generator.games.dragon_strike.boards.dragon import rests
from generator.games.dragon_strike.boards.file import Decor, Flight, RoomKind
from generator.games.dragon_strike.boards.legend import Barrier, Terrain
from generator.games.dragon_strike.boards.loading import BOARDS, Boards, load_board, load_boards
from generator.games.dragon_strike.boards.passage import Passage, touched
from generator.games.dragon_strike.boards.squares import STRAIGHT, Square
from generator.games.dragon_strike.boards.state import PRINTED, BoardState
from generator.i18n.language import load_language
from generator.i18n.texts import Texts, load_texts
from generator.resources import content_folder
from generator.source.provenance import Provenance
from tests.games.dragon_strike.boards.builders import sq


def rooms_beside(board: GameBoard, kind: Barrier) -> set[str]:
    """The pairs of rooms that edges of a kind lead between."""
    pairs = set()
    for door in board.doors:
        if door.kind is kind:
            pairs.add("-".join(sorted(board.area.get(square, "") for square in door.edges[0].squares)))
    return pairs


@pytest.mark.parametrize("name", BOARDS)
def test_a_board(boards: Boards, name: str) -> None:
    board = boards[name]
    assert (board.columns, board.rows) == (24, 18)
    assert len(board.rooms) >= 8
    assert board.starts
    assert len(board.dragon_entries) >= 3
    assert all(rests(board, PRINTED, square) for square in board.dragon_entries)
    assert all(start.square in board for start in board.starts)
    file = boards.files[name]
    assert file.provenance is Provenance.ORIGINAL
    assert file.note("grid").provenance is Provenance.RECONSTRUCTED
    assert file.note("grid").why


def test_nothing_is_wrong_with_the_boards(boards: Boards) -> None:
    assert boards.findings == ()


def test_the_castle(boards: Boards) -> None:
    castle = boards["castle"]
    assert set("ABCDEFGHIJKLMNO") <= set(castle.rooms)
    assert rooms_beside(castle, Barrier.SECRET) == {"B-N", "E-M", "F-G", "I-K"}
    assert rooms_beside(castle, Barrier.PORTCULLIS) == {"A-D"}
    assert castle.rooms["D"].kind is RoomKind.YARD
    up_down = {
        board_room: castle.flights[number]
        for number, (square,) in castle.stairs.items()
        for board_room in castle.area[square]
    }
    assert up_down == {"H": Flight.DOWN, "O": Flight.UP}
    assert Terrain.DRAWBRIDGE in castle.terrain.values()
    gate = [door for door in castle.doors if castle.area.get(door.edges[0].squares[0]) == "A" and len(door.edges) == 2]
    assert len(gate) == 1
    assert castle.edge(sq("K15"), sq("L15")) is Barrier.DOOR
    assert castle.edge(sq("M15"), sq("N15")) is Barrier.DOOR


def test_the_valley(boards: Boards) -> None:
    valley = boards["valley"]
    assert len(valley.boulders) == 5
    grounds = set(valley.terrain.values())
    assert {Terrain.WATER, Terrain.BRIDGE, Terrain.ROAD, Terrain.FOREST, Terrain.CLIFF, Terrain.STEPS} <= grounds
    assert valley.rooms["E"].level == 1


def test_the_stream_cannot_be_walked_around(boards: Boards) -> None:
    valley = boards["valley"]
    wet = [square for square in valley.spaces() if valley.terrain[square] in (Terrain.WATER, Terrain.BRIDGE)]
    state = BoardState(boulders=frozenset(), rubble=frozenset(wet))
    seen = flood(valley, state, sq("A8"), frozenset(wet))
    assert sq("X10") not in seen
    assert sq("K9") in seen


def test_the_cavern(boards: Boards) -> None:
    cavern = boards["cavern"]
    assert cavern.rooms["D"].level == 1
    assert Terrain.CLIFF in cavern.terrain.values()
    assert any(thing.what is Decor.STALAGMITES for thing in cavern.things)
    assert Terrain.WATER in {cavern.terrain[square] for square in cavern.rooms["C"].squares}


def test_the_city(boards: Boards) -> None:
    city = boards["city"]
    low = [edge for edge, kind in city.barriers.items() if kind is Barrier.LOW_WALL]
    water = {square for square in city.spaces() if city.terrain[square] is Terrain.WATER}
    assert len(water) == 4
    assert len(low) == 8
    assert all(len(water & set(edge.squares)) == 1 for edge in low)


@pytest.mark.parametrize("name", BOARDS)
def test_every_space_can_be_reached_and_left(boards: Boards, name: str) -> None:
    board = boards[name]
    reached = reachable_at_all(board)
    lost = [square for square in board.spaces() if square not in reached and board.terrain[square] is not Terrain.CLIFF]
    assert [square for square in lost if square not in board.boulders] == []
    assert any(board.way_off(start.square) for start in board.starts)


def flood(board: GameBoard, state: BoardState, start: Square, barred: frozenset[Square]) -> set[Square]:
    """Where one gets on foot from a square, but not into some others."""
    seen = {start}
    waiting = deque([start])
    while waiting:
        for other in touched(board, state, waiting.popleft(), Passage.WALK):
            if other not in seen and other not in barred and board.terrain[other] is not Terrain.CLIFF:
                seen.add(other)
                waiting.append(other)
    return seen


@pytest.mark.parametrize(("name", "least"), [("castle", 8), ("cavern", 3), ("city", 8)])
def test_there_are_rings_of_rooms(boards: Boards, name: str, least: int) -> None:
    """More ways between rooms than a tree of them would have: whoever flees has a choice."""
    board = boards[name]
    number: dict[Square, int] = {}
    for square in board.spaces():
        if square in number or board.terrain[square] is Terrain.CLIFF:
            continue
        waiting, count = [square], len(set(number.values()))
        number[square] = count
        while waiting:
            here = waiting.pop()
            for way in STRAIGHT:
                other = here.moved(*way)
                free = board.is_space(other) and board.terrain[other] is not Terrain.CLIFF
                if free and other not in number and board.edge(here, other) in (None, Barrier.LOW_WALL):
                    number[other] = count
                    waiting.append(other)
    ways = [*board.doors, *grouped(board.barriers, (Barrier.THRESHOLD,))]
    ends = [[number.get(square) for square in way.edges[0].squares] for way in ways]
    links = [pair for pair in ends if None not in pair and pair[0] != pair[1]]
    assert len(links) - (len(set(number.values())) - 1) >= least


def texts(language: str) -> Texts:
    folder = content_folder()
    known = load_language(folder / "languages" / f"{language}.yaml")
    return load_texts(folder / "dragon-strike" / "text" / language, known, folder.parent)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_room_has_a_name(boards: Boards, language: str) -> None:
    say = texts(language)
    for name in BOARDS:
        names = [say(f"boards.{name}.rooms.{letter}") for letter in boards[name].rooms]
        assert len(set(names)) == len(names)
        assert say(f"boards.{name}.title")
    known = {f"boards.{name}.rooms.{letter}" for name in BOARDS for letter in boards[name].rooms}
    assert {key for key in say.keys if key.startswith("boards.") and ".rooms." in key} == known


def test_a_board_of_ones_own(boards: Boards) -> None:
    path = content_folder("dragon-strike", "boards", "valley.yaml")
    board, findings = load_board(path, boards.figures, "mine.yaml")
    assert board == boards["valley"]
    assert findings == []
    assert board.place(sq("L9")).file == "mine.yaml"


def test_the_place_of_a_square_is_its_character_in_the_file(boards: Boards) -> None:
    lines = content_folder("dragon-strike", "boards", "castle.yaml").read_text(encoding="utf-8").split("\n")
    castle = boards["castle"]
    for letter, room in castle.rooms.items():
        place = castle.place(room.mark)
        assert lines[place.line - 1][place.column - 1] == letter
    for edge, kind in castle.barriers.items():
        if kind is Barrier.PORTCULLIS:
            place = castle.place(edge)
            assert lines[place.line - 1][place.column - 1] == "P"


def test_loading_twice_gives_the_same(boards: Boards) -> None:
    assert load_boards(content_folder("dragon-strike")).boards == boards.boards
