"""The Dragon Master's map: one page, all secrets, all symbols, names in both languages."""

from __future__ import annotations

import pytest

from generator.games.dragon_strike.boards.drawing.master import SAMPLES, master_map, occurs
from generator.games.dragon_strike.boards.drawing.plan import plan_nodes, square_box
from generator.games.dragon_strike.boards.loading import BOARDS, Boards
from generator.kit.theme import load_theme
from generator.layout.lowink import low_ink
from generator.layout.paper import load_papers
from generator.resources import content_folder, templates_folder
from generator.scene.nodes import Path, Text, walk
from generator.text.scribe import Scribe
from tests.games.dragon_strike.boards.builders import sq
from tests.games.dragon_strike.boards.test_shipped import texts

THEME = load_theme(templates_folder("theme"), "dragon-strike")


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", BOARDS)
def test_a_map(boards: Boards, name: str, paper: str, language: str) -> None:
    scribe, say, board = Scribe(language, THEME.fallback), texts(language), boards[name]
    sheet = load_papers(content_folder("press", "papers.yaml"))[paper]
    page = master_map(board, say, THEME, scribe, sheet)
    assert scribe.findings == []
    assert (page.width, page.height) == (sheet.height, sheet.width)
    shown = [node.text for node, _ in walk(page.nodes) if isinstance(node, Text)]
    for letter in board.rooms:
        assert shown.count(letter) >= 2
    assert shown.count("S") >= sum(door.kind == "secret-door" for door in board.doors)
    area = sheet.landscape().area
    for node, put in walk(page.nodes):
        points = path_points(node) if isinstance(node, Path) else [(node.x, node.y)] if isinstance(node, Text) else []
        for point in points:
            x, y = put.apply(*point)
            assert area.x - 0.01 <= x <= area.right + 0.01
            assert area.y - 0.01 <= y <= area.bottom + 0.01


def path_points(path: Path) -> list[tuple[float, float]]:
    return [(step[i], step[i + 1]) for step in path.steps for i in range(1, len(step) - 1, 2)]  # type: ignore[misc]


def test_secrets_can_be_kept(boards: Boards) -> None:
    castle = boards["castle"]
    for secrets, count in ((True, 4), (False, 0)):
        nodes = plan_nodes(castle, THEME, Scribe("en"), 9.0, secrets=secrets, letters=False)
        assert sum(isinstance(node, Text) and node.text == "S" for node, _ in walk(nodes)) == count


def test_every_symbol_occurs_somewhere_and_has_a_name(boards: Boards) -> None:
    for key in SAMPLES:
        assert any(occurs(boards[name], key) for name in BOARDS), key
        assert all(texts(language)(f"boards.symbols.{key}") for language in ("en", "pl"))


def test_a_plan_survives_where_ink_is_saved(boards: Boards) -> None:
    nodes = plan_nodes(boards["castle"], THEME, Scribe("en"), 9.0)
    assert sum(isinstance(node, Path) for node, _ in walk(low_ink(nodes))) > 200


def test_squares_of_a_plan() -> None:
    box = square_box(sq("C4"), 9.0)
    assert (box.x, box.y, box.width, box.height) == (18, 27, 9, 9)
