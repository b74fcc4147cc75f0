"""Panels, labelled fields and boxes to tick."""

from __future__ import annotations

import pytest

from generator.kit.panel import HEAD, blank_line, labelled, panel, tick_box
from generator.scene.geometry import Box
from generator.units import pt
from tests.kit.samples import WHERE, box_of, easel, end_of, lines, rects, texts

BOX = Box(10, 20, 80, 40)


def test_a_panel_gives_the_box_below_its_heading() -> None:
    made = easel()
    inner = panel(made, BOX, "Speed")
    assert inner == Box(10, 25, 80, 35)
    assert BOX.contains(inner)
    (heading,) = texts(made)
    assert heading.text == "SPEED"
    assert (heading.x, heading.y) == pytest.approx((10, 23.2))
    (rule,) = lines(made)
    assert (rule.x1, rule.x2) == (10, 90)
    assert rule.y1 == rule.y2 == pytest.approx(20 + HEAD - 0.6)
    assert heading.y < rule.y1 < inner.y


def test_a_note_ends_at_the_right_and_leaves_the_heading_alone() -> None:
    made = easel()
    panel(made, BOX, "Speed", "in hexes a turn")
    heading, note = texts(made)
    assert end_of(made, note, "label") == pytest.approx(90)
    assert note.y == heading.y
    assert note.x >= 10 + made.width("Speed", "heading") + 3 - 1e-6


def test_a_note_without_room_is_a_finding() -> None:
    made = easel()
    panel(made, Box(0, 0, 30, 10), "A heading that is long", "and a note")
    assert [finding.code for finding in made.scribe.findings] == ["text-too-long"]


def test_a_field_has_its_label_above_its_value() -> None:
    made = easel()
    labelled(made, BOX, "Name", "Smaragd <b>*", where=WHERE)
    label, value = texts(made)
    assert (label.text, value.text) == ("Name", "Smaragd <b>*")
    assert label.x == value.x == pytest.approx(11.6)
    assert label.y < value.y < BOX.bottom
    assert made.scribe.findings == []


def test_a_value_that_does_not_fit_is_told_at_its_place() -> None:
    made = easel()
    labelled(made, Box(0, 0, 20, 12), "Name", "A very long name for so small a field", where=WHERE)
    assert texts(made)[1].size == pt(8)
    assert [finding.where for finding in made.scribe.findings] == [WHERE]


def test_a_box_to_tick_is_a_square_on_its_centre() -> None:
    made = easel()
    tick_box(made, 10, 20)
    tick_box(made, 10, 20, 5, "tint")
    small, large = rects(made)
    assert box_of(small) == Box(10, 18.4, 3.2, 3.2)
    assert box_of(large) == Box(10, 17.5, 5, 5)
    assert (small.paint.fill, large.paint.fill) == ("#FFFFFF", "#F1F1F1")


def test_a_line_to_write_on() -> None:
    made = easel()
    blank_line(made, 10, 60, 30)
    (line,) = lines(made)
    assert (line.x1, line.y1, line.x2, line.y2) == (10, 30, 60, 30)
