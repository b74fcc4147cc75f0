"""The adventure book and the secret maps."""

from __future__ import annotations

import re

import pytest

from generator.games.dragon_strike.pages import adventure_maps, adventures
from generator.games.dragon_strike.pages.adventure_words import shipped
from generator.games.game import Job
from generator.games.registry import find_game
from generator.press import make_job, papers
from generator.scene.nodes import Text, walk
from generator.scene.page import Document
from generator.units import pt


def job(language: str = "en", paper: str = "a4") -> Job:
    return make_job(find_game("dragon-strike"), language, papers()[paper], {})


def texts(document: Document) -> list[Text]:
    return [node for page in document.pages() for node, _ in walk(page.nodes) if isinstance(node, Text)]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("compose", [adventures.compose, adventure_maps.compose])
def test_everything_fits(language: str, paper: str, compose: object) -> None:
    made = job(language, paper)
    found = texts(compose(made))  # type: ignore[operator]
    assert made.scribe.findings == []
    assert found and min(node.size for node in found) >= pt(7) - 1e-9


def test_four_adventures_one_a_setting_from_easy_to_very_difficult() -> None:
    told = shipped(job())
    assert [telling.file.level for telling in told] == ["easy", "average", "hard", "very-difficult"]
    assert {telling.file.setting for telling in told} == {"castle", "valley", "cavern", "city"}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_that_is_written_is_left_out_of_the_book(language: str) -> None:
    made = job(language)
    printed = re.sub(r"\s+", " ", " ".join(node.text for node in texts(adventures.compose(made)))).replace(
        "\u00a0", " "
    )
    # A compound that is broken at its hyphen may repeat it.
    printed = printed.replace("- -", "-").replace("- ", "-")
    for telling in shipped(made):
        words = telling.words
        parts = [words.introduction, words.goal, words.win, words.dragon, *words.rules]
        parts += [text for room in words.rooms.values() for text in (room.aloud, room.master) if text]
        parts += [line for lines in words.says.values() for line in lines]
        for part in parts:
            start = " ".join(part.split()).replace("- ", "-")[:30]
            assert start in printed, start


def test_rooms_tell_what_lies_in_them() -> None:
    telling = next(each for each in shipped(job()) if each.adventure.id == "night-light")
    assert telling.contents("B") == ["Orc on K9", "Orc on N9; carries a treasure card from the deck", "Orc on O8"]
    assert telling.contents("C") == ["Gargoyle on E4", "Trapped chest on F6: Climbing Rope"]
    assert telling.contents("E")[-2:] == ["Chest on T2: the sunstone", "Traps on X4"]
    assert telling.doors() == ["locked: E15–F15"]


def test_the_map_shows_every_monster_by_its_letters() -> None:
    made = job()
    for telling in shipped(made):
        page = adventure_maps.adventure_map(made, telling)
        shown = [node.text for node, _ in walk(page.nodes) if isinstance(node, Text)]
        for _, _, monster in telling.file.monsters():
            assert made.texts(f"monsters.{monster.monster}.letters") in shown
