"""The easel draws by role."""

from __future__ import annotations

import pytest

from generator.errors import ContentError
from generator.scene.geometry import Box
from generator.scene.nodes import Circle, Line, Paint, Path, Pen, Rect
from generator.text.markup import Span
from generator.units import pt
from tests.kit.samples import WHERE, easel, texts

INK, QUIET, TINT = "#1B1B22", "#6A6A6A", "#F1F1F1"


def test_shapes_take_their_colours_and_pens_from_the_theme() -> None:
    made = easel()
    made.rect(Box(1, 2, 3, 4), "tint", "hair", radius=0.5)
    made.line(0, 0, 10, 0, "inner", "quiet", (1, 1))
    made.circle(5, 5, 2, pen="hair")
    made.polygon([(0, 0), (1, 0), (0, 1)], "tint")
    hair = Pen(INK, pt(0.3))
    assert made.nodes == [
        Rect(1, 2, 3, 4, Paint(TINT, hair), 0.5),
        Line(0, 0, 10, 0, Pen(QUIET, pt(0.5), (1, 1), butt=True)),
        Circle(5, 5, 2, Paint(None, hair)),
        Path((("M", 0, 0), ("L", 1, 0), ("L", 0, 1), ("Z",)), Paint(TINT, None)),
    ]
    assert made.paint("tint", "hair", "quiet") == Paint(TINT, Pen(QUIET, pt(0.3)))


def test_finished_nodes_go_on_top() -> None:
    made = easel()
    dot = Circle(0, 0, 1, Paint())
    made.line(0, 0, 1, 1)
    made.add([dot])
    assert made.nodes[-1] == dot


def test_styles_by_role_in_another_colour_or_size() -> None:
    made = easel()
    assert made.style("text").size == 9
    other = made.style("text", "quiet", 12)
    assert (other.size, other.color) == (12, QUIET)
    assert made.style(other) == other


def test_texts_by_role() -> None:
    made = easel()
    made.label("left", 10, 20, "text")
    made.label("right", 10, 20, "text", "end", "quiet")
    made.center("mid", 10, 20, "number")
    left, right, mid = texts(made)
    assert (left.x, left.y, left.color, left.size) == (10, 20, INK, pt(9))
    assert right.x + made.width("right", "text") == pytest.approx(10)
    assert right.color == QUIET
    assert mid.x + made.width("mid", "number") / 2 == pytest.approx(10)
    assert mid.y == pytest.approx(20 + 0.692 * pt(18) / 2, abs=0.001)


def test_a_line_shrinks_within_its_role_and_no_further() -> None:
    made = easel()
    width = made.width("Dragon", "value")
    made.fit("Dragon", 0, 0, width * 0.9, "value")
    assert pt(8) < texts(made)[0].size < pt(11)
    assert made.scribe.findings == []
    made.fit("Dragon", 0, 0, width * 0.5, "value", where=WHERE)
    assert texts(made)[1].size == pt(8)
    assert [(finding.code, finding.where) for finding in made.scribe.findings] == [("text-too-long", WHERE)]


def test_a_paragraph_reads_markup_and_gives_its_block() -> None:
    made = easel()
    block = made.paragraph("one **two**", Box(0, 0, 50, 10), "text", color="quiet")
    assert [(node.text, node.face.weight, node.color) for node in texts(made)] == [
        ("one ", 400, QUIET),
        ("two", 700, QUIET),
    ]
    assert tuple(texts(made)) == block.nodes
    made.paragraph([Span("a * b **")], Box(0, 0, 50, 10), "text")
    assert texts(made)[-1].text == "a * b **"


def test_a_role_that_the_theme_lacks_is_a_content_error() -> None:
    with pytest.raises(ContentError, match="no colour “tnt”"):
        easel().rect(Box(0, 0, 1, 1), "tnt")
    with pytest.raises(ContentError, match="no pen “hairs”"):
        easel().line(0, 0, 1, 1, "hairs")
    with pytest.raises(ContentError, match="no style “txt”"):
        easel().label("a", 0, 0, "txt")
