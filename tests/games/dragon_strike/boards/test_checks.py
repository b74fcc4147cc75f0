"""Checks of finished boards: doors, cliffs, heights, the dragon's entries, painted things, rooms out of reach."""

from __future__ import annotations

import pytest

from generator.errors import Severity
from generator.games.dragon_strike.boards.checks import reachable_at_all
from tests.games.dragon_strike.boards.builders import board, file_of, read, sq

HILL = """
.    A   B   C   D   E
   +   +   +   +   +   +
 1   >  /// /// /// ///
   +   +   +   +   +   +
 2      ///  H      ///
   +   +   +   +   +   +
 3      ///         ///
   +   +   +   +   +   +
 4      /// ... /// ///
   +   +   +   +   +   +
 5
   +   +   +   +   +   +
"""
HIGH = "rooms: {H: {kind: yard, level: 1}}"


def codes(grid: str, columns: int, rows: int, more: str = "rooms: {}") -> list[tuple[str, str]]:
    """Codes of findings and the squares that their messages name first."""
    _, findings = read(file_of(grid, columns, rows, more))
    return [(finding.code, str(finding.severity)) for finding in findings]


def test_a_hill_with_cliffs_all_round_and_steps() -> None:
    assert codes(HILL, 5, 5, HIGH) == []


def test_a_gap_at_a_corner() -> None:
    grid = HILL.replace(" 1   >  /// ///", " 1   >      ///")
    _, findings = read(file_of(grid, 5, 5, HIGH))
    assert [(finding.code, finding.message) for finding in findings] == [
        ("no-cliff", "C2 lies higher than B1, which it touches")
    ]


def test_a_cliff_without_a_height() -> None:
    assert codes(HILL, 5, 5, "rooms: {H: {kind: yard}}") == [("flat-cliff", "error")] * 4


def test_a_thick_cliff() -> None:
    grid = """
    .    A   B   C   D
       +   +   +   +   +
     1   >  /// ///
       +   +   +   +   +
     2      /// ///  H
       +   +   +   +   +
     3      /// ///
       +   +   +   +   +
    """
    _, findings = read(file_of(grid, 4, 3, HIGH))
    assert [finding.message for finding in findings if finding.severity is Severity.ERROR] == [
        "the cliff at B2 has ground of level 0 only beside it",
        "the cliff at C2 has ground of level 1 only beside it",
    ]


def test_a_door_on_rock() -> None:
    grid = """
    .    A   B   C
       +   +   +   +
     1   >     D###
       +   +   +   +
    """
    assert codes(grid, 3, 1) == [("door-on-rock", "error")]


def test_a_door_within_a_room() -> None:
    grid = """
    .    A   B   C
       +---+---+---+
     1 | A     D   :
       +   +   +   +
     2 |         < :
       +---+---+:::+
    """
    _, findings = read(file_of(grid, 3, 2, "rooms: {A: {}}"))
    assert [(finding.code, finding.severity) for finding in findings] == [("idle-door", Severity.WARNING)]


def test_no_room_for_the_dragon() -> None:
    grid = """
    .    A   B   C   D
       +   +   +   +   +
     1   >      ###  v
       +   +   +---+---+
    """
    _, findings = read(file_of(grid, 4, 1, "rooms: {}\ndragon: [A1, D1, C1]"))
    assert [finding.code for finding in findings] == ["no-room-for-dragon"] * 2


def test_things_in_rock_and_before_doors() -> None:
    grid = """
    .    A   B   C
       +   +   +   +
     1   >      ###
       +---+-D-+---+
     2 | A     |   |
       +---+---+---+
    """
    more = "rooms: {A: {}}\ndecor: {table: [B1-C1], torch: [B2 north, A2 north, B1 south, C1]}"
    _, findings = read(file_of(grid, 3, 2, more))
    assert sorted(finding.code for finding in findings) == [
        "hidden-door",
        "hidden-door",
        "hidden-thing",
        "hidden-thing",
        "unlettered-room",
    ]


@pytest.mark.parametrize(
    ("wall", "reached"), [("-D-", True), ("-S-", True), ("-P-", True), (":::", True), ("---", False), ("-W-", False)]
)
def test_rooms_out_of_reach(wall: str, reached: bool) -> None:
    grid = f"""
    .    A   B
       +   +   +
     1   >
       +---+{wall}+
     2 | A     |
       +---+---+
    """
    found = codes(grid, 2, 2, "rooms: {A: {}}")
    assert (("unreachable-room", "warning") in found) is not reached


def test_stairs_and_climbs_lead_on() -> None:
    grid = """
    .    A   B   C   D
       +   +   +---+---+
     1   >  <1>|<1>  B |
       +   +   +---+---+
    """
    made = board(grid, 4, 1, "rooms: {B: {}}\nstairs: {1: down}")
    assert sq("D1") in reachable_at_all(made)
    hill = board(HILL.replace("...", "///"), 5, 5, HIGH)
    assert sq("C2") in reachable_at_all(hill)
    assert sq("B2") not in reachable_at_all(hill)
