"""The blank play sheet: full tracks, choices to mark, and every table that a dragon is designed by."""

from __future__ import annotations

import pytest

from generator.games.dragon_lords.art.tracks import RADIUS
from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rider, Wings
from generator.games.dragon_lords.pages import blank_sheet
from generator.games.dragon_lords.pages.words import DAGGER, Words
from generator.games.registry import find_game
from generator.press import make_job, papers
from generator.scene.nodes import Circle, Rect, Text, walk


@pytest.fixture(params=[("en", "a4"), ("pl", "a4"), ("en", "letter"), ("pl", "letter")])
def made(request: pytest.FixtureRequest) -> tuple[list[list[object]], Words]:
    language, paper = request.param
    job = make_job(find_game("dragon-lords"), language, papers()[paper], {})
    sheets: list[list[object]] = [[node for node, _ in walk(page.nodes)] for page in blank_sheet.compose(job).pages()]
    assert job.scribe.findings == []
    return sheets, Words(job.texts)


def texts(nodes: list[object]) -> list[str]:
    return [node.text for node in nodes if isinstance(node, Text)]


def test_full_tracks_and_all_magic_points(made: tuple[list[list[object]], Words]) -> None:
    front = made[0][0]
    assert sum(isinstance(node, Circle) and node.r == RADIUS for node in front) == 30 + 30 + 60 + 40 + 40
    assert sum(isinstance(node, Circle) and node.r == 1.5 for node in front) == 60


def test_every_option_has_its_box_and_cost(made: tuple[list[list[object]], Words]) -> None:
    (front, _), words = made
    shown = texts(front)
    for kind, options in (("body", Body), ("wings", Wings), ("breath", Breath), ("claws", Claws), ("rider", Rider)):
        for cost, option in enumerate(options, 1):
            assert f"{words.name(kind, option)} {cost}" in shown
    # 25 options and "none", 30 boxes for tactics.
    assert sum(isinstance(node, Rect) and node.width == 2.8 for node in front) == 26
    assert sum(isinstance(node, Rect) and node.width == 3.0 for node in front) == 30


def test_the_back_has_the_tables(made: tuple[list[list[object]], Words]) -> None:
    (_, back), words = made
    shown = texts(back)
    for body in Body:
        assert shown.count(words.capital(words.name("body", body))) >= 3
    assert words.dice(Dice(3, 2)) in shown
    for rating in "ABCDEFGHI":
        assert rating in shown
    for modifier in ("+1", "+9"):
        assert modifier in shown


def test_a_page_explains_the_dagger_only_if_it_has_one(made: tuple[list[list[object]], Words]) -> None:
    for nodes in made[0]:
        shown = texts(nodes)
        notes = [text for text in shown if text.startswith(f"{DAGGER} ")]
        assert len(notes) == any(DAGGER in text for text in shown if text not in notes)
