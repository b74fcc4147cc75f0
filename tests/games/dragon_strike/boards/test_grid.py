"""Reading text grids, and what is said of those that are wrong: which fault, on which line, at which character."""

from __future__ import annotations

import pytest

from generator.games.dragon_strike.boards.grid import read_grid
from generator.games.dragon_strike.boards.gridtext import GridText
from generator.games.dragon_strike.boards.legend import Barrier, Terrain
from tests.games.dragon_strike.boards.builders import edge, file_of, places, read, sq

GRID = """
.    A   B   C
   +---+---+---+
 1 | A : >     D
   +-D-+:::+-S-+
 2 P(@)|~~~o[=]|
   +---+ooo+-P-+
 3 |^B^W###:<1>
   +-W-+   +   +
"""


def text(grid: str) -> GridText:
    return GridText(tuple(grid.strip("\n").split("\n")))


def test_every_symbol() -> None:
    grid, findings = read_grid(text(GRID))
    assert findings == []
    assert (grid.columns, grid.rows) == (3, 3)
    assert grid.terrain == {
        sq("A1"): Terrain.FLOOR,
        sq("B1"): Terrain.FLOOR,
        sq("C1"): Terrain.FLOOR,
        sq("A2"): Terrain.FLOOR,
        sq("B2"): Terrain.WATER,
        sq("C2"): Terrain.BRIDGE,
        sq("A3"): Terrain.FOREST,
        sq("B3"): Terrain.SOLID,
        sq("C3"): Terrain.STAIRS,
    }
    assert grid.letters == {sq("A1"): "A", sq("A3"): "B"}
    assert grid.arrows == {sq("B1"): (1, 0)}
    assert grid.numbers == {sq("C3"): "1"}
    assert grid.boulders == {sq("A2")}
    kinds = {str(at): kind for at, kind in grid.barriers.items()}
    assert kinds == {
        "A1 north": Barrier.WALL,
        "B1 north": Barrier.WALL,
        "C1 north": Barrier.WALL,
        "A1 west": Barrier.WALL,
        "A1-B1": Barrier.THRESHOLD,
        "C1-D1": Barrier.DOOR,
        "A1-A2": Barrier.DOOR,
        "B1-B2": Barrier.THRESHOLD,
        "C1-C2": Barrier.SECRET,
        "A2 west": Barrier.PORTCULLIS,
        "A2-B2": Barrier.WALL,
        "B2-C2": Barrier.LOW_WALL,
        "C2-D2": Barrier.WALL,
        "A2-A3": Barrier.WALL,
        "B2-B3": Barrier.LOW_WALL,
        "C2-C3": Barrier.PORTCULLIS,
        "A3 west": Barrier.WALL,
        "A3-B3": Barrier.WINDOWS,
        "B3-C3": Barrier.THRESHOLD,
        "A3-A4": Barrier.WINDOWS,
    }


def test_steps_cliffs_roads_and_a_drawbridge() -> None:
    grid, findings = read_grid(
        text(".    A   B   C   D\n   +   +   +   +   +\n 1  ... /// =v= {=}\n   +   +   +   +   +")
    )
    assert findings == []
    assert list(grid.terrain.values()) == [Terrain.STEPS, Terrain.CLIFF, Terrain.ROAD, Terrain.DRAWBRIDGE]
    assert grid.arrows == {sq("C1"): (0, 1)}


def test_a_second_ruler_below() -> None:
    grid, findings = read_grid(text(".    A\n   +---+\n 1 |   |\n   +---+\n.    A"))
    assert findings == []
    assert grid.rows == 1


#: A board of two by two squares in a file, whose grid begins on line 5, indented by two.
RIGHT = """
.    A   B
   +---+---+
 1 | > |   |
   +   +-D-+
 2 |       |
   +---+---+
"""


def wrong(old: str, new: str) -> str:
    assert RIGHT.count(old) == 1
    return file_of(RIGHT.replace(old, new), 2, 2)


def test_the_board_that_the_wrong_ones_come_from() -> None:
    board, findings = read(file_of(RIGHT, 2, 2))
    assert board is not None
    assert [finding for finding in findings if finding.severity == "error"] == []
    assert board.place(sq("A1")).line == 7
    assert board.place(sq("A1")).column == 2 + 3 + 1 + 1 + 1
    assert board.place(edge("B1-B2")).line == 8


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("| > |", "| > d", [("unknown-symbol", 7, 10)]),
        (" 2 |       |", " 2 |  w    |", [("unknown-symbol", 9, 9)]),
        (" 2 |       |", " 2 |   w   |", [("unknown-symbol", 9, 10)]),
        (" 2 |       |", " 2 |~~     |", [("unknown-symbol", 9, 9)]),
        (" 2 |       |", " 2 | q     |", [("unknown-symbol", 9, 8)]),
        (" 2 |       |", " 2 |< >    |", [("unknown-symbol", 9, 8)]),
        (" 2 |       |", " 3 |       |", [("wrong-row-number", 9, 3)]),
        ("+-D-+", "+--D+", [("unknown-symbol", 8, 13)]),
        ("+-D-+", "+|||+", [("unknown-symbol", 8, 11)]),
        ("   +   +-D-+", "   +   *-D-+", [("missing-corner", 8, 10)]),
        ("   +   +-D-+", "   +   --D-+", [("missing-corner", 8, 10)]),
        (" 2 |       |", " 2 |  ~~~   |", [("ragged-row", 9, 9)]),
        (" 2 |       |", " 2 |       |   |", [("ragged-row", 9, 15)]),
        ("   +   +-D-+", "   +  +-D-+", [("ragged-row", 8, 9)]),
        (".    A   B", ".    A   C", [("no-ruler", 5, 3)]),
        (".    A   B", ".    A  B", [("ragged-row", 5, 11)]),
    ],
)
def test_one_fault(old: str, new: str, expected: list[tuple[str, int, int]]) -> None:
    _, findings = read(wrong(old, new))
    assert places(findings) == expected


def test_hints() -> None:
    def hint(old: str, new: str) -> str:
        return read(wrong(old, new))[1][0].hint

    assert hint("| > |", "| > d") == "did you mean “D”?"
    assert hint("| > |", "| > !") == "did you mean “|”?"
    assert hint(" 2 |       |", " 2 |≈≈≈    |") == "did you mean “~~~”?"
    assert hint(" 2 |       |", " 2 | q     |") == "did you mean “Q”?"
    assert "“^^^” forest" in hint(" 2 |       |", " 2 |???    |")


def test_all_faults_are_told_at_once() -> None:
    grid = RIGHT.replace("| > |", "| > d").replace("+-D-+", "+-X-+").replace(" 2 ", " 9 ")
    _, findings = read(file_of(grid, 2, 2))
    assert places(findings) == [("unknown-symbol", 7, 10), ("wrong-row-number", 9, 3), ("unknown-symbol", 8, 12)]


def test_a_missing_line() -> None:
    _, findings = read(file_of("\n".join(RIGHT.strip("\n").split("\n")[:-1]), 2, 2))
    assert places(findings) == [("missing-row", 9, 3)]


def test_a_grid_that_is_no_block() -> None:
    _, findings = read('provenance: original\nsize: {columns: 1, rows: 1}\nrooms: {}\ngrid: "A"\n')
    assert places(findings) == [("grid-style", 4, 7)]


def test_blanks_at_the_ends_of_lines_may_be_missing() -> None:
    grid, findings = read_grid(text(".    A   B\n   +   +   +\n 1\n   +   +   +"))
    assert findings == []
    assert list(grid.terrain.values()) == [Terrain.FLOOR, Terrain.FLOOR]
