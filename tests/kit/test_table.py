"""Plain tables."""

from __future__ import annotations

import pytest

from generator.kit.table import plain_table
from generator.scene.geometry import Box
from tests.kit.samples import box_of, easel, end_of, lines, rects, texts

BOX = Box(10, 20, 100, 36)
ROWS = [["Fire", "3", "♥"], ["Ice", "12", "♠"], ["<b>*", "0", "–"]]


def test_the_rows_share_what_the_head_leaves() -> None:
    grid = plain_table(easel(), BOX, ["Breath", "Cost", "Suit"], ROWS, [2, 1, 1])
    assert grid.ys == pytest.approx((20, 26, 36, 46, 56))
    assert grid.xs == pytest.approx((10, 60, 85, 110))


def test_cells_are_set_letter_by_letter_each_in_its_column() -> None:
    made = easel()
    grid = plain_table(made, BOX, ["Breath", "Cost", "Suit"], ROWS, [2, 1, 1])
    found = [text.text for text in texts(made)]
    assert found == ["Breath", "Cost", "Suit", "Fire", "3", "♥", "Ice", "12", "♠", "<b>*", "0", "–"]
    assert made.scribe.findings == []
    for index, text in enumerate(texts(made)):
        cell, role = grid.cell(index // 3, index % 3), "label" if index < 3 else "cell"
        assert cell.y < text.y < cell.bottom
        if index % 3 == 0:
            assert text.x == pytest.approx(cell.x + 1)
        else:
            assert (text.x + end_of(made, text, role)) / 2 == pytest.approx(cell.cx, abs=0.1)


def test_other_columns_may_be_aligned_left() -> None:
    made = easel()
    plain_table(made, BOX, ["a", "b", "c"], [["d", "e", "f"]], [1, 1, 2], left=frozenset({1}))
    a, b, c = texts(made)[:3]
    assert b.x == pytest.approx(36)
    assert a.x > 11 and c.x > 61


def test_stripes_and_rules_close_the_table() -> None:
    made = easel()
    plain_table(made, BOX, ["a"], [["b"], ["c"], ["d"]], [1])
    assert [box_of(rect) for rect in rects(made)] == [Box(10, 26, 100, 10), Box(10, 46, 100, 10)]
    assert [(line.y1, line.x1, line.x2) for line in lines(made)] == [(26, 10, 110), (56, 10, 110)]


def test_a_table_without_rows_is_a_head() -> None:
    made = easel()
    plain_table(made, BOX, ["a", "b"], [], [1, 1])
    assert [text.text for text in texts(made)] == ["a", "b"]


def test_a_text_too_long_for_its_cell_is_a_finding() -> None:
    made = easel()
    plain_table(made, Box(0, 0, 20, 20), ["a", "b"], [["a text that is too long", "b"]], [1, 1])
    assert [finding.code for finding in made.scribe.findings] == ["text-too-long"]
