"""The drawn boards: sizes and bounds, the same each time, no secret shown, and what is left where ink is saved."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.backend.pdf import write_pdf
from generator.games.dragon_strike.boards.drawing.board import BoardOptions, draw_board
from generator.games.dragon_strike.boards.drawing.canvas import ART
from generator.games.dragon_strike.boards.drawing.furniture import DRAWN
from generator.games.dragon_strike.boards.drawing.light import lights, warmth
from generator.games.dragon_strike.boards.drawing.palette import COLORS, Palette
from generator.games.dragon_strike.boards.file import Decor
from generator.games.dragon_strike.boards.legend import Barrier
from generator.games.dragon_strike.boards.loading import BOARDS, Boards
from generator.kit.theme import load_theme
from generator.layout.lowink import low_ink, luminance
from generator.resources import templates_folder
from generator.scene.nodes import Group, Node, Path, Text, walk
from generator.scene.page import Document, Page
from generator.text.scribe import Scribe

#: Bounds of a drawing: steps of all its paths together, and bytes of the file.
STEPS, BYTES = 25_000, 2_000_000


@pytest.mark.parametrize("name", BOARDS)
def test_a_drawing(boards: Boards, name: str) -> None:
    scribe = Scribe("en")
    drawn = draw_board(boards[name], BoardOptions("A board", scribe=scribe))
    assert (drawn.title, drawn.width, drawn.height) == ("A board", 600, 450)
    nodes = drawn.draw()
    paths = [(node, put) for node, put in walk(nodes) if isinstance(node, Path)]
    assert sum(len(path.steps) for path, _ in paths) <= STEPS
    assert tuple(drawn.draw()) == tuple(nodes)
    assert scribe.findings == []
    page = Page(drawn.width, drawn.height, tuple(nodes))
    data, count = write_pdf(Document("b", "b", "en", lambda: iter([page])))
    assert count == 1
    assert len(data) <= BYTES


@pytest.mark.parametrize("name", BOARDS)
def test_letters_and_coordinates(boards: Boards, name: str) -> None:
    board = boards[name]
    texts = [node.text for node, _ in walk(draw_board(board).draw()) if isinstance(node, Text)]
    assert texts[: len(board.rooms)] == list(board.rooms)
    assert sorted(texts[len(board.rooms) :]) == sorted([*"ABCDEFGHIJKLMNOPQRSTUVWX", *map(str, range(1, 19))] * 2)
    bare = draw_board(board, BoardOptions(letters=False, coordinates=False, things=False)).draw()
    assert not [node for node, _ in walk(bare) if isinstance(node, Text)]


@pytest.mark.parametrize("name", ["castle", "city"])
def test_secret_doors_look_like_walls(boards: Boards, name: str) -> None:
    board = boards[name]
    assert Barrier.SECRET in board.barriers.values()
    walled = {edge: Barrier.WALL if kind is Barrier.SECRET else kind for edge, kind in board.barriers.items()}
    assert tuple(draw_board(board).draw()) == tuple(draw_board(replace(board, barriers=walled)).draw())


@pytest.mark.parametrize("name", BOARDS)
def test_where_ink_is_saved(boards: Boards, name: str) -> None:
    nodes = draw_board(boards[name]).draw()
    light = low_ink(nodes)
    assert not [group for group in groups(light) if group.name == ART]
    paints = [node.paint for node, _ in walk(light) if isinstance(node, Path)]
    filled = [paint for paint in paints if paint.fill is not None]
    assert len(paints) > 20
    assert len(filled) <= 3
    widest = max(paint.pen.width for paint in paints if paint.pen is not None)
    assert widest <= 1.6


def groups(nodes: tuple[Node, ...]) -> list[Group]:
    """All groups, those inside others too."""
    found = [node for node in nodes if isinstance(node, Group)]
    return [*found, *(inner for group in found for inner in groups(group.children))]


def test_floors_are_light_and_walls_are_dark() -> None:
    floors = ("stone1", "stone2", "stone3", "tile1", "tile2", "plank1", "plank2", "earth", "cave", "grass", "water")
    assert all(luminance(COLORS[role]) > 0.6 for role in floors)
    assert luminance(COLORS["wall"]) < 0.05


def test_a_theme_overrides_colours() -> None:
    theme = load_theme(templates_folder("theme"), "base")
    assert Palette.of(theme)["wall"] == COLORS["wall"]
    red = theme.model_copy(update={"colors": {**theme.colors, "board_wall": "#FF0000"}})
    assert Palette.of(red)["wall"] == "#FF0000"


def test_everything_that_can_be_painted_has_a_drawing() -> None:
    assert set(DRAWN) == set(Decor)


def test_torchlight_stays_in_its_room(boards: Boards) -> None:
    castle = boards["castle"]
    fires = lights(castle)
    (gate,) = {fire.at for fire in fires if fire.room == "A" and fire.at[0] < 12}
    assert warmth(fires, "A", gate) == 2
    assert warmth(fires, "A", (gate[0] + 1.0, gate[1] + 0.4)) >= 1
    assert warmth(fires, "B", gate) == 0
