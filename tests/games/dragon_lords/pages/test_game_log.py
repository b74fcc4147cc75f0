"""The game log: columns, turns, room for a pencil."""

from __future__ import annotations

import itertools

import pytest

from generator.games.dragon_lords.pages import game_log
from generator.games.game import Job
from generator.games.registry import find_game
from generator.press import make_job, papers
from generator.scene.nodes import Line, Rect, Text, walk


def made(language: str, paper: str) -> tuple[Job, list[object]]:
    job = make_job(find_game("dragon-lords"), language, papers()[paper], {})
    (page,) = game_log.compose(job).pages()
    nodes: list[object] = [node for node, _ in walk(page.nodes)]
    assert job.scribe.findings == []
    return job, nodes


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_at_least_twenty_turns_with_room_for_a_pencil(paper: str) -> None:
    _, nodes = made("en", paper)
    numbers = [node for node in nodes if isinstance(node, Text) and node.text.isdigit() and node.x < 25]
    turns = [int(node.text) for node in numbers]
    assert turns == list(range(1, len(turns) + 1))
    assert len(turns) >= 20
    baselines = [node.y for node in numbers]
    gaps = {round(b - a, 6) for a, b in itertools.pairwise(baselines)}
    assert len(gaps) == 1 and gaps.pop() >= 8


def test_the_columns_in_their_order() -> None:
    _, nodes = made("en", "a4")
    names = ["Turn", "Speed", "Initiative", "Breath target", "Rider action or spell†", "Combat tactic"]
    places = [next(node.x for node in nodes if isinstance(node, Text) and node.text == name) for name in names]
    assert places == sorted(places)


def test_only_the_advanced_columns_are_tinted() -> None:
    job, nodes = made("pl", "a4")
    tint = job.theme.color("advanced")
    columns = [node for node in nodes if isinstance(node, Rect) and node.paint.fill == tint]
    assert len(columns) == 2
    first = next(node.x for node in nodes if isinstance(node, Text) and node.text == "Cel zionięcia")
    assert all(column.x > first for column in columns)


def test_two_entries_have_room_in_speed_and_initiative() -> None:
    _, nodes = made("en", "a4")
    strokes = [node for node in nodes if isinstance(node, Line) and node.x1 != node.x2 and node.y1 != node.y2]
    turns = sum(isinstance(node, Text) and node.text.isdigit() and node.x < 25 for node in nodes)
    assert len(strokes) == 2 * turns


def test_the_reminder_reads_the_tables() -> None:
    _, nodes = made("en", "a4")
    text = " ".join(node.text for node in nodes if isinstance(node, Text))
    assert "Speed up by 3 at most. From 10 up: 3 turns in a row, then 2 slower turns for each." in text
