"""Low ink: what goes, what turns black, what keeps an outline."""

from __future__ import annotations

import pytest

from generator.layout.lowink import low_ink, luminance
from generator.scene.geometry import Box, translate
from generator.scene.nodes import Circle, Face, Group, Line, Link, Paint, Pen, Rect, Text

FACE = Face("Fira Sans")
GREY = Pen("#888888", 0.3, (1.0, 1.0))


def test_luminance_of_black_red_and_white() -> None:
    assert luminance("#000000") == 0
    assert luminance("#FF0000") == pytest.approx(0.2126)
    assert luminance("#FFFFFF") == pytest.approx(1)


def test_light_grounds_vanish() -> None:
    assert low_ink([Rect(0, 0, 9, 9, Paint("#FFFFFF")), Rect(0, 0, 9, 9, Paint("#EFE6D6"))]) == ()


def test_a_dark_shape_becomes_an_outline() -> None:
    (shape,) = low_ink([Circle(5, 5, 3, Paint("#A8321E"))])
    assert isinstance(shape, Circle)
    assert shape.paint.fill is None
    assert shape.paint.pen is not None
    assert shape.paint.pen.color == "#000000"


def test_an_outlined_shape_loses_its_fill_and_keeps_its_pen_in_black() -> None:
    (shape,) = low_ink([Rect(0, 0, 9, 9, Paint("#22303C", GREY))])
    assert isinstance(shape, Rect)
    assert shape.paint == Paint(None, Pen("#000000", 0.3, (1.0, 1.0)))


def test_letters_and_lines_turn_black_never_grey() -> None:
    text, line = low_ink([Text(0, 0, "Ś", FACE, 3, "#FFFFFF"), Line(0, 0, 1, 1, GREY)])
    assert isinstance(text, Text) and text.color == "#000000"
    assert isinstance(line, Line) and line.pen.color == "#000000"


def test_pictures_are_left_out_at_any_depth() -> None:
    art = Group((Circle(1, 1, 1, Paint("#000000")),), name="art")
    kept = Text(0, 0, "A", FACE, 3)
    (group,) = low_ink([art, Group((art, kept), translate(5, 5))])
    assert isinstance(group, Group)
    assert group.children == (kept,)
    assert group.transform == translate(5, 5)


def test_marks_whose_fill_means_something_keep_it() -> None:
    (group,) = low_ink([Group((Group((Circle(1, 1, 1, Paint("#A8321E")),)),), name="ink")])
    assert isinstance(group, Group) and isinstance(group.children[0], Group)
    assert group.children[0].children == (Circle(1, 1, 1, Paint("#000000")),)


def test_drawings_in_outlines_stay_as_they_are() -> None:
    drawing = Group((Circle(1, 1, 1, Paint("#FFFFFF", Pen("#000000", 0.2))),), name="outlines")
    assert low_ink([Group((drawing,))]) == (Group((drawing,)),)


def test_links_stay() -> None:
    link = Link(Box(0, 0, 1, 1), "#a")
    assert low_ink([link]) == (link,)
