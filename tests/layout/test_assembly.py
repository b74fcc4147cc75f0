"""Sheets of a tiled board: the plan, marks that the finished board does not show, one picture on all sheets."""

from __future__ import annotations

import pytest

from generator.kit.easel import Easel
from generator.layout.assembly import tile_page, tiled_document
from generator.layout.board import Board, scaled_nodes
from generator.layout.tiling import Tiling, tile_board
from generator.scene.nodes import Group, Line, Node, Paint, Rect, Text, walk
from generator.scene.page import Page
from tests.layout.samples import PAPERS, THEME, WORDS, scribe

SPOT = Rect(200, 130, 20, 20, Paint("#A8321E"))


def draw() -> list[Node]:
    return [Rect(0, 0, 297, 210, Paint("#EFE6D6")), SPOT]


BOARD = Board("Plansza", 297, 210, draw)


def pages(made: Tiling, code: str = "pl") -> list[Page]:
    pen = scribe(code)
    found = list(tiled_document(made, "board", WORDS[code], THEME, pen, code, "Dragonpress").pages())
    assert pen.findings == []
    return found


def words(page: Page) -> list[str]:
    return [leaf.text for leaf, _ in walk(page.nodes) if isinstance(leaf, Text)]


def test_the_plan_comes_first_and_names_every_sheet() -> None:
    plan, *sheets = pages(tile_board(BOARD, PAPERS["a4"], 1.5))
    assert len(sheets) == 4
    assert "Plan składania" in words(plan)
    assert {"A1", "B1", "A2", "B2"} <= set(words(plan))
    assert any("446 × 315 mm" in text and "zakładka 10 mm" in text for text in words(plan))
    assert [page.label for page in sheets] == ["A1", "B1", "A2", "B2"]


def test_a_board_on_one_sheet_needs_no_plan() -> None:
    (page,) = pages(tile_board(BOARD, PAPERS["a3"]))
    assert "arkusz A1" in words(page)
    assert "tu posmaruj klejem" not in words(page)


def test_sheets_say_where_they_belong() -> None:
    _, _, second, *_ = pages(tile_board(BOARD, PAPERS["a4"], 1.5))
    assert "arkusz B1" in words(second)
    assert "Plansza · rząd 1, kolumna 2" in words(second)


@pytest.mark.parametrize(("index", "strips"), [(1, 2), (2, 1), (3, 1), (4, 0)])
def test_glue_goes_on_the_strips_at_the_right_and_at_the_bottom(index: int, strips: int) -> None:
    page = pages(tile_board(BOARD, PAPERS["a4"], 1.5))[index]
    assert words(page).count("tu posmaruj klejem") == strips


def test_every_sheet_shows_the_board_at_its_place() -> None:
    made = tile_board(BOARD, PAPERS["a4"], 1.5)
    picture = scaled_nodes(BOARD, 1.5)
    for tile in made.tiles():
        page = tile_page(made, tile, picture, WORDS["en"], Easel(THEME, scribe()))
        group = page.nodes[0]
        assert isinstance(group, Group) and group.clip is not None
        put = next(put for node, put in walk([group]) if node is SPOT)
        expected = made.origin(tile).apply(300, 195)
        assert put.apply(200, 130) == pytest.approx(expected)


def test_register_marks_are_clipped_off_the_part_that_stays_visible() -> None:
    made = tile_board(BOARD, PAPERS["a4"], 1.5)
    first = pages(made)[1]
    (marks,) = [node for node in first.nodes if isinstance(node, Group) and node.name == "register"]
    assert marks.clip is not None and marks.clip.even_odd
    corners = [step[1:3] for step in marks.clip.steps[5:9]]
    assert corners[0] == pytest.approx((14, 14))
    assert corners[2] == pytest.approx((14 + 222.75, 14 + 157.5))
    assert sum(isinstance(leaf, Line) for leaf in marks.children) == 6


def test_edges_that_are_laid_on_another_sheet_have_cut_marks() -> None:
    made = tile_board(BOARD, PAPERS["a4"], 1.5)
    last = pages(made)[4]
    marks = [node for node in last.nodes if isinstance(node, Line)]
    assert len(marks) == 8
    assert {round(line.x1, 3) for line in marks if line.x1 == line.x2} == {14, 14 + 222.75}
