"""The two games that the book tells: their outcome, worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from generator.games.dragon_lords.book.play import DUEL, FIRST_DUEL, ORIGINAL, duel, first_duel
from generator.games.dragon_lords.book.telling import doubts, tell
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Section
from tests.games.dragon_lords.book.conftest import MakeBook, spaced, text_of


@pytest.fixture(scope="module")
def play(content: DragonLordsContent) -> dict[str, Any]:
    return first_duel(content)


@pytest.mark.parametrize("log", [FIRST_DUEL, DUEL, ORIGINAL])
def test_the_recorded_games_keep_the_rules(content: DragonLordsContent, log: str) -> None:
    assert doubts(content, log) == []


def test_the_first_turn_brings_them_within_ten_hexes(play: dict[str, Any]) -> None:
    first = play["t1"]
    assert first["logged"] == ["6/10", "6/4"]
    assert first["spent"] == [11, 12]
    assert spaced(first["sum"][1]) == "8 + 2 + 2"
    assert [one["hex"] for one in first["after"]] == ["0912", "0922"]
    assert first["hexes"] == 10


def test_in_the_second_turn_one_misses_and_one_hits(play: dict[str, Any]) -> None:
    second = play["t2"]
    assert second["hexes"] == 3
    assert second["off"] == [19.1, 40.9]
    assert second["area"] == ["dark", "grey"]
    assert second["needed"] == [8, 9]  # 8 at medium range; 8 + 1 for the grey area
    assert second["roll"] == [8, 7]
    assert (second["side"], second["section"]) == ("front-left", "left-wing")
    assert (second["dice"], second["damage"], second["points"]) == (Dice(2, 2), 9, 30)  # 7 + 2
    assert second["path"][0] == 4  # three hexes and a dive for three points, and a turn


def test_in_the_third_turn_the_wing_goes_past_its_line(play: dict[str, Any]) -> None:
    third, fight = play["t3"], play["t3"]["fight"]
    assert [one["altitude"] for one in third["after"]] == ["medium", "medium"]
    assert [one["altitude"] for one in third["end"]] == ["low", "low"]
    assert third["speeds"] == ["4/4", "5/3"]  # never below the minimum speed of 4
    assert fight["modifiers"] == [5, 6]
    assert fight["scores"] == [13, 12]
    assert (fight["column"], fight["section"]) == (5, "left-wing")
    assert fight["damage"] == 10  # 8 + 2
    assert fight["total"] == 19  # 9 + 10, more than 15 of 30
    assert (fight["max_before"], fight["max_after"]) == (13, 11)
    assert fight["suffers"] == 3


def test_how_it_stands_after_the_duel(content: DragonLordsContent) -> None:
    end = tell(content, FIRST_DUEL)[-1].end
    lectronist, kelvinight = end["Lectronist"], end["Kelvinight"]
    assert lectronist.wounds.taken(Section.TAIL) == 3
    assert kelvinight.wounds.taken(Section.LEFT_WING) == 19
    assert kelvinight.wounds.serious == {Section.LEFT_WING}
    assert (lectronist.speed, kelvinight.speed) == (4, 3)
    assert kelvinight.pose.facing == 4  # south-west: two hexsides on from south-east


def test_the_book_tells_what_was_worked_out(book: MakeBook) -> None:
    text = text_of(book("en"))
    assert "He needs 8 and 1 more, which is 9. He rolls 7 and misses." in text
    assert "Jonas crosses off 9 of 30 circles" in text
    assert "She rolls 8 and adds 5: 13. He rolls 6 and adds 6: 12." in text
    assert "from now on Kelvinight flies at 11 at most" in text
    assert "Jonasz skreśla więc 9 z 30 kółek" in text_of(book("pl"))


def test_the_original_example_by_its_tables_and_as_printed(book: MakeBook) -> None:
    assert "so finds 9 and 8 where its own tables give 10 and 9" in text_of(book("en"))


def test_the_advanced_example(content: DragonLordsContent) -> None:
    told = duel(content)
    first, second, third = told["t1"], told["t2"], told["t3"]
    assert (first["spell_needs"], first["needed"]) == (8, [8, 8])
    assert (first["effect"], first["rating_before"], first["rating_after"]) == ("wing-torn", "E", "F")
    assert [spaced(one) for one in second["sums"]] == ["10 + 4 − 1", "8 + 1 + 2"]
    assert second["scores"] == [13, 11]
    assert (second["fall"], second["falls"], second["absorbed"]) == (Dice(2), [9, 7], 10)  # 9 + 2 − 1
    assert second["spell_needs"] == 7
    assert (third["leap"], third["magic"], third["walked"]) == (4, 54, 3)
    assert (third["needed"], third["section"]) == (6, "left-wing")  # 8 + 1 − 2 − 1
