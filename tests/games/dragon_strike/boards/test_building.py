"""From grid to board: rooms, regions, doors, stairs, starts, and everything that is wrong between them."""

from __future__ import annotations

import pytest

from generator.errors import Severity
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.file import Decor, Flight, RoomKind, read_thing
from generator.games.dragon_strike.boards.legend import Barrier
from tests.games.dragon_strike.boards.builders import board, edge, file_of, places, read, sq

HOUSE = """
.    A   B   C   D
   +---+---+   +   +
 1 | A   A D     v
   +---+-S-+   +   +
 2 | B     |
   +-D-+-D-+   +   +
 3
   +   +   +   +   +
"""
ROOMS = """
rooms:
  A: {}
  B: {kind: room, floor: boards}
"""


def house(old: str = "", new: str = "", rooms: str = ROOMS) -> list[tuple[str, int, int]]:
    """What is wrong with the house after a change; its grid begins on line 7."""
    assert not old or HOUSE.count(old) == 1, old
    return places(read(file_of(HOUSE.replace(old, new) if old else HOUSE, 4, 3, rooms))[1])


def built() -> GameBoard:
    return board(HOUSE, 4, 3, ROOMS)


def test_rooms() -> None:
    made = built()
    assert {letter: sorted(map(str, room.squares)) for letter, room in made.rooms.items()} == {
        "A": ["A1", "B1"],
        "B": ["A2", "B2"],
    }
    assert made.rooms["A"].kind is RoomKind.ROOM
    assert made.area[sq("B2")] == "B"
    assert made.room_at(sq("C1")) is None
    assert made.floor_at(sq("B2")) == "boards"
    assert made.floor_at(sq("C2")) == "grass"


def test_doors() -> None:
    made = built()
    assert [(str(door), door.kind, len(door.edges)) for door in made.doors] == [
        ("B1-C1", Barrier.DOOR, 1),
        ("B1-B2", Barrier.SECRET, 1),
        ("A2-A3", Barrier.DOOR, 2),
    ]
    wide = made.door_of[edge("B2-B3")]
    assert wide.edges == (edge("A2-A3"), edge("B2-B3"))
    assert wide.squares == {sq("A2"), sq("A3"), sq("B2"), sq("B3")}


def test_the_rim() -> None:
    made = built()
    assert made.way_off(sq("A1")) == ()
    assert [str(side) for side in made.way_off(sq("A3"))] == ["A3-A4", "A3 west"]
    assert len(made.way_off(sq("C2"))) == 0
    assert [start.direction for start in made.starts] == [(0, 1)]
    assert made.dragon_entries == (sq("D1"),)


def test_nothing_is_wrong_with_it() -> None:
    assert house() == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("| B     |", "| C     |", [("unknown-room", 11, 8), ("missing-letter", 5, 3)]),
        ("   v", "    ", [("no-start", 7, 3)]),
        (" 3\n", " 3   v\n", [("bad-start", 13, 8)]),
        ("| A   A D", "| A   B D", [("open-room", 9, 10), ("letter-twice", 11, 8)]),
        ("+---+-S-+", "+   +-S-+", [("open-room", 10, 8)]),
        ("| B     |", "|       |", [("missing-letter", 5, 3), ("unlettered-room", 11, 8)]),
        (" 3\n", " 3  <1>\n", [("wrong-stairs", 13, 8)]),
    ],
)
def test_one_fault(old: str, new: str, expected: list[tuple[str, int, int]]) -> None:
    assert sorted(house(old, new)) == sorted(expected)


def test_a_room_without_a_wall_to_the_country() -> None:
    assert [code for code, _, _ in house(" A   A D", " A   A  ")] == ["open-room"]


def test_rooms_that_run_together_are_told_at_the_gap() -> None:
    grid = """
    .    A   B   C   D   E
       +---+---+---+---+---+
     1 | A     |         B |
       +   +   +   +   +   +
     2 |                   |
       +   +   +   +   +   +
     3 |       |     ^     |
       +---+---+---+---+---+
    """
    _, findings = read(file_of(grid, 5, 3, "rooms: {A: {}, B: {}}"))
    opened = [finding for finding in findings if finding.code == "open-room"]
    assert [(finding.where.line, finding.where.column) for finding in opened] == [(9, 2 + 3 + 8 + 1)]
    assert "A and B run together" in opened[0].message


def test_a_room_that_is_open_at_the_rim() -> None:
    grid = """
    .    A   B
       +---+---+
     1 | A     |
       +---+   +
    """
    _, findings = read(file_of(grid, 2, 1, "rooms: {A: {}}"))
    (rim,) = [finding for finding in findings if finding.code == "open-room"]
    assert "rim" in rim.message
    assert (rim.where.line, rim.where.column) == (8, 2 + 3 + 4 + 3)


@pytest.mark.parametrize("edge_", [":::", "-D-", "---"])
def test_a_room_that_is_closed_at_the_rim(edge_: str) -> None:
    grid = f"""
    .    A   B
       +---+---+
     1 | A     |
       +---+{edge_}+
    """
    _, findings = read(file_of(grid, 2, 1, "rooms: {A: {}}"))
    assert [finding.code for finding in findings] == ["no-start"]


def test_a_yard_may_be_open_at_the_rim_and_places_may_share_the_country() -> None:
    grid = """
    .    A   B   C
       +   +   +   +
     1   >   A   B
       +   +   +   +
    """
    made = board(grid, 3, 1, "rooms: {A: {kind: place}, B: {kind: place}}")
    assert made.rooms["A"].squares == {sq("B1")}
    assert made.area == {}
    made = board(grid.replace(" B\n", "\n"), 3, 1, "rooms: {A: {kind: yard}}")
    assert made.area[sq("C1")] == "A"


def test_sizes_must_agree() -> None:
    _, findings = read(file_of(HOUSE, 5, 3, ROOMS))
    assert [finding.code for finding in findings] == ["wrong-size"]


def test_squares_of_the_file_must_be_on_the_board() -> None:
    more = "rooms: {}\ndragon: [E1, A9, Q]\ndecor: {bed: [A1, A1-, B2-A1]}"
    _, findings = read(file_of(HOUSE, 4, 3, more))
    assert places(findings) == [
        ("bad-square", 4, 10),
        ("bad-square", 4, 14),
        ("bad-square", 4, 18),
        ("bad-square", 5, 19),
        ("bad-square", 5, 24),
    ]


def test_unknown_keys_and_words() -> None:
    _, findings = read(file_of(HOUSE, 4, 3, "rooms: {A: {flor: flags}, B: {kind: hall}}\nsolids: rock"))
    assert sorted((finding.where.line, finding.where.column) for finding in findings) == [(3, 13), (3, 37), (4, 1)]
    assert any("floor" in finding.hint for finding in findings)
    assert any("solid" in finding.hint for finding in findings)


def test_stairs() -> None:
    grid = """
    .    A   B   C   D
       +   +   +   +   +
     1  <1> <1> <2>  v
       +   +   +   +   +
    """
    made = board(grid, 4, 1, "rooms: {}\nstairs: {1: down, 2: up}")
    assert made.stairs == {"1": (sq("A1"), sq("B1")), "2": (sq("C1"),)}
    assert made.flights == {"1": Flight.DOWN, "2": Flight.UP}
    _, findings = read(file_of(grid.replace("<2>", "<1>"), 4, 1, "rooms: {}\nstairs: {1: down, 3: up}"))
    assert [finding.code for finding in findings] == ["wrong-stairs", "wrong-stairs"]


def test_things() -> None:
    thing = read_thing(Decor.TABLE, "C4-D6 west")
    assert thing is not None
    assert (str(thing.first), str(thing.last), thing.facing) == ("C4", "D6", "west")
    assert read_thing(Decor.TABLE, "C4 up") is None


def test_levels() -> None:
    grid = """
    .    A   B   C   D   E
       +   +   +   +   +   +
     1   >      ///  H  ...
       +   +   +   +   +   +
    """
    made = board(grid, 5, 1, "rooms: {H: {kind: yard, level: 2}}")
    assert made.levels == {sq("A1"): 0, sq("B1"): 0, sq("D1"): 2}


def test_two_levels_on_one_ground() -> None:
    grid = """
    .    A   B   C
       +   +   +   +
     1   >   A   B
       +   +   +   +
    """
    _, findings = read(file_of(grid, 3, 1, "rooms: {A: {kind: place}, B: {kind: place, level: 1}}"))
    assert [finding.code for finding in findings] == ["two-levels"]


def test_warnings_do_not_stop() -> None:
    _, findings = read(file_of(HOUSE.replace("| B     |", "|       |"), 4, 3, "rooms: {A: {}}"))
    assert [finding.severity for finding in findings] == [Severity.WARNING]


def test_everything_is_told_at_once() -> None:
    more = """
    rooms: {A: {}, B: {floor: bords}}
    decor: {bed: [Z9]}
    """
    _, findings = read(file_of(HOUSE.replace("| B     |", "| b     |"), 4, 3, more))
    assert places(findings) == [("unknown-option", 3, 27), ("unknown-symbol", 10, 8)]
    grid = HOUSE.replace("   v", "    ").replace(" 3\n", " 3  ###\n").replace("+-D-+-D-+", "+-D-+---+")
    _, findings = read(file_of(grid, 4, 3, ROOMS))
    assert [finding.code for finding in findings] == ["no-start", "door-on-rock"]
