"""What comes on the board when heroes look."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.games.dragon_strike.adventures.loading import Adventure, load_adventures
from generator.games.dragon_strike.adventures.mapping import heroes_map, masters_map
from generator.games.dragon_strike.adventures.view import View, doors_named, playable, see, standing
from generator.games.dragon_strike.boards.loading import Boards, load_boards
from generator.games.dragon_strike.boards.squares import Square, read_square
from generator.resources import content_folder

BOARDS = load_boards(content_folder("dragon-strike"))
ADVENTURES = load_adventures(content_folder())


def looking(adventures: dict[str, Adventure], boards: Boards, name: str, at: str, *opened: str) -> View:
    file = adventures[name].file
    board = boards[file.setting]
    here = standing(board, at)
    doors = [door for place in opened for door in doors_named(board, file, place, here)]
    return see(board, file, here, doors)


def pieces(view: View) -> tuple[list[str], list[str]]:
    return [f"{monster.monster} {monster.at}" for monster in view.monsters], [chest.at for chest in view.chests]


def test_a_closed_door_hides_the_hall(adventures: dict[str, Adventure], boards: Boards) -> None:
    view = looking(adventures, boards, "flute", "L6")
    assert pieces(view) == ([], []) and view.rooms == ("J",)


def test_an_open_door_shows_all_of_the_room_but_its_traps(adventures: dict[str, Adventure], boards: Boards) -> None:
    view = looking(adventures, boards, "flute", "L6", "L5")
    assert pieces(view) == (["gargoyle M2"], ["L2"])
    assert view.rooms == ("E", "J")


def test_a_door_beside_the_hero_shows_corners_out_of_sight(adventures: dict[str, Adventure], boards: Boards) -> None:
    view = looking(adventures, boards, "flute", "H15", "H15-I15")
    assert pieces(view) == (["bugbear G14"], ["J15"])  # the guardroom, and the tower behind the secret door


def test_the_portcullis_hides_nothing(adventures: dict[str, Adventure], boards: Boards) -> None:
    # From L14 the lines to K9 and N9 leave the gate through the portcullis.
    view = looking(adventures, boards, "flute", "L14")
    assert read_square("L7") in view.squares
    assert pieces(view)[0] == ["orc K9", "orc N9"]


def test_in_the_open_only_the_line_of_sight_counts(adventures: dict[str, Adventure], boards: Boards) -> None:
    view = looking(adventures, boards, "night-light", "J12")
    assert "giant T3" not in pieces(view)[0]


def test_a_square_means_the_door_toward_the_hero(adventures: dict[str, Adventure], boards: Boards) -> None:
    board, file = boards["castle"], adventures["flute"].file
    assert [str(door) for door in doors_named(board, file, "L6", Square(12, 7))] == ["L6-L7"]
    assert [str(door) for door in doors_named(board, file, "L6", Square(1, 6))] == ["L5-L6", "L6-L7"]


@pytest.mark.parametrize(("at", "code"), [("Z9", "bad-square"), ("A1", "in-wall"), ("hello", "bad-square")])
def test_nobody_stands_nowhere(boards: Boards, at: str, code: str) -> None:
    with pytest.raises(ContentError) as error:
        standing(boards["castle"], at)
    assert error.value.findings[0].code == code


def test_secret_doors_that_are_not_in_play_are_walls(adventures: dict[str, Adventure], boards: Boards) -> None:
    with pytest.raises(ContentError) as error:
        doors_named(boards["castle"], adventures["flute"].file, "H3-I3", Square(8, 3))
    assert error.value.findings[0].code == "no-door"


def test_the_heroes_map_gives_no_secret_away(adventures: dict[str, Adventure], boards: Boards) -> None:
    view = looking(adventures, boards, "flute", "L6", "L5")
    chart = heroes_map(boards["castle"], boards.files["castle"].grid, view, lambda _: "GG")
    assert "S" not in "".join(chart.split("\n")[1:])
    lines = chart.split("\n")
    assert lines[12][3 + 4 * 11 : 3 + 4 * 12] == "  @ "
    assert lines[4][3 + 4 * 11 : 3 + 4 * 13] == " [$] GG "
    assert lines[11][3 + 4 * 11 : 3 + 4 * 12] == "+-'-"


def test_the_masters_map_shows_traps_locks_and_secrets(adventures: dict[str, Adventure], boards: Boards) -> None:
    file = adventures["flute"].file
    lines = masters_map(boards["castle"], boards.files["castle"].grid, file, lambda _: "XX").split("\n")
    assert lines[12][3 + 4 * 8 + 1 :][:3] == " ! "  # a trap on I6
    assert lines[4][3 + 4 * 11 + 1 :][:3] == "[!]"  # the trapped chest on L2
    assert lines[6][3 + 4 * 16] == "L"  # the locked door P3-Q3
    assert lines[23][3 + 4 * 2 + 1 :][:3] == "-S-"  # the secret door C11-C12
    assert lines[6][3 + 4 * 8] == "|"  # H3-I3, which is not in play


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_opening_a_door_never_hides_anything(data: st.DataObject) -> None:
    file = ADVENTURES[data.draw(st.sampled_from(sorted(ADVENTURES)))].file
    board = BOARDS[file.setting]
    at = data.draw(st.sampled_from(sorted(board.spaces())))
    door = data.draw(st.sampled_from(sorted(set(playable(board, file).values()), key=str)))
    before, after = see(board, file, at), see(board, file, at, [door])
    assert before.squares <= after.squares
    assert set(before.monsters) <= set(after.monsters) and set(before.rooms) <= set(after.rooms)
