"""The fastest line of play, counted by hand."""

from __future__ import annotations

from typing import Any

from generator.games.dragon_strike.adventures.check_time import hours
from generator.games.dragon_strike.adventures.fields import Level, Setting
from generator.games.dragon_strike.adventures.file import (
    AdventureFile,
    ChestEntry,
    DoorEntry,
    GoalStep,
    HeroCount,
    Item,
    MonsterEntry,
    RoomEntry,
)
from generator.games.dragon_strike.adventures.line import fastest_turns, slowest
from generator.games.dragon_strike.adventures.loading import Adventure
from generator.games.dragon_strike.adventures.tasks import blows
from generator.games.dragon_strike.boards.loading import Boards
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.options import HeroClass


def adventure(**changes: Any) -> AdventureFile:
    """An errand in the castle for two: to the portcullis and back."""
    parts: dict[str, Any] = {
        "setting": Setting.CASTLE,
        "level": Level.EASY,
        "heroes": HeroCount(least=2, most=3),
        "start": ("L18",),
        "exit": ("L18",),
        "rooms": {"A": RoomEntry()},
        "goal": (GoalStep(reach="L14"),),
    }
    return AdventureFile(**{**parts, **changes})


def test_there_and_back(content: DragonStrikeContent, boards: Boards) -> None:
    # Four spaces to L14; four back to L18; one off the board.
    assert fastest_turns(content, boards["castle"], adventure()) == 3


def test_without_the_dwarf_it_is_faster(content: DragonStrikeContent, boards: Boards) -> None:
    file = adventure(without=(HeroClass.DWARF,))
    assert (slowest(content, adventure()), slowest(content, file)) == (4, 6)
    # L14 and back to L16; then L17, L18 and off.
    assert fastest_turns(content, boards["castle"], file) == 2


def test_a_portcullis_takes_the_action_after_the_move(content: DragonStrikeContent, boards: Boards) -> None:
    # To L14, raise; to L13 and back to L16 is four; L17, L18, off.
    assert fastest_turns(content, boards["castle"], adventure(goal=(GoalStep(reach="L13"),))) == 3


def test_a_lock_takes_an_action_and_a_key_none(content: DragonStrikeContent, boards: Boards) -> None:
    chest = {"C": RoomEntry(chests=(ChestEntry(at="O15", holds=("page",)),))}
    goal = (GoalStep(take="page"),)
    free = adventure(items={"page": Item()}, rooms=chest, goal=goal)
    # M17, M16, M15, N15 is beside the chest; search; back in four; off.
    assert fastest_turns(content, boards["castle"], free) == 3
    locked = free.model_copy(update={"doors": (DoorEntry(at="M15-N15", locked=True),)})
    # To M15 in three, the lock; N15, search; four spaces back; off.
    assert fastest_turns(content, boards["castle"], locked) == 4


def test_a_key_must_be_fetched_first(content: DragonStrikeContent, boards: Boards) -> None:
    rooms = {
        "C": RoomEntry(chests=(ChestEntry(at="O15", holds=("page",)),)),
        "B": RoomEntry(chests=(ChestEntry(at="J15", holds=("key",)),)),
    }
    door = DoorEntry(at="M15-N15", locked=True, key="key", key_only=True)
    goal = (GoalStep(take="page"),)
    file = adventure(items={"page": Item(), "key": Item()}, rooms=rooms, goal=goal, doors=(door,))
    # K15 and search; L15, M15, N15 and search; four back; off.
    assert fastest_turns(content, boards["castle"], file) == 4


def test_what_cannot_be_reached_has_no_line(content: DragonStrikeContent, boards: Boards) -> None:
    assert (
        fastest_turns(
            content,
            boards["cavern"],
            adventure(setting=Setting.CAVERN, start=("A15",), exit=("A15",), goal=(GoalStep(reach="W3"),)),
        )
        is None
    )


def test_a_secret_door_is_searched_for(content: DragonStrikeContent, boards: Boards) -> None:
    door = DoorEntry(at="H15-I15", secret=True)
    file = adventure(rooms={"N": RoomEntry()}, goal=(GoalStep(reach="H15"),), doors=(door,))
    # L17, L16, L15, K15 and search; J15, I15, H15 and back to I15; J15 to L16; L17, L18, off.
    assert fastest_turns(content, boards["castle"], file) == 4


def test_all_heroes_strike_at_what_must_be_slain(content: DragonStrikeContent) -> None:
    knight = MonsterEntry(monster="death-knight", at="L14")
    assert blows(content, adventure(), knight) == 2
    assert blows(content, adventure(heroes=HeroCount(least=3, most=3)), knight) == 2
    assert blows(content, adventure(heroes=HeroCount(least=4, most=4)), knight) == 1


def test_the_hourglass_has_five_turns_more_and_no_more_than_the_track(
    content: DragonStrikeContent, boards: Boards, adventures: dict[str, Adventure]
) -> None:
    found = hours(content, boards["castle"], adventure())
    assert found is not None and (found.fastest, found.advised, found.start) == (3, 8, 8)
    flute = hours(content, boards["castle"], adventures["flute"].file)
    # To L14, portcullis; L10; L6; L3, the chest; sixteen spaces back and off are four turns.
    assert flute is not None and flute.fastest == 8
    curfew = hours(content, boards["city"], adventures["curfew"].file)
    assert curfew is not None and curfew.fastest + 5 > 20 and curfew.advised == 20
