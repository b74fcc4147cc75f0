"""The SVG backend: millimetres, embedded letters, one element a node."""

from __future__ import annotations

import base64
import io
import re
import xml.etree.ElementTree as ET

from fontTools.ttLib import TTFont

from generator.backend.svg import SvgWriter, fmt, write_svg
from generator.scene.geometry import Box, rotate, scale
from generator.scene.nodes import Circle, Face, Group, Line, Link, Paint, Path, Pen, Rect, Text
from generator.scene.page import Document, Page

NS = "{http://www.w3.org/2000/svg}"
PEN = Pen("#112233", 0.3, (1.0, 2.0))


def drawn(*nodes: object) -> ET.Element:
    page = Page(210, 297, tuple(nodes))  # type: ignore[arg-type]
    (data,) = write_svg(Document("proof", "Próba", "pl-PL", lambda: iter([page])))
    return ET.fromstring(data)


def test_the_root_is_in_millimetres_and_the_inside_in_plain_numbers() -> None:
    root = drawn(Rect(10, 20, 63.5, 88.9, Paint("#ffffff", PEN), 3))
    assert root.attrib["width"] == "210mm"
    assert root.attrib["height"] == "297mm"
    assert root.attrib["viewBox"] == "0 0 210 297"
    rect = root.find(f"{NS}rect")
    assert rect is not None
    assert (rect.attrib["width"], rect.attrib["height"], rect.attrib["rx"]) == ("63.5", "88.9", "3")
    assert rect.attrib["stroke-dasharray"] == "1 2"


def test_a_line_of_100_mm_is_100_units_long() -> None:
    line = drawn(Line(10, 5, 110, 5, PEN)).find(f"{NS}line")
    assert line is not None
    assert float(line.attrib["x2"]) - float(line.attrib["x1"]) == 100


def test_text_is_one_element_a_run_with_its_letters_embedded() -> None:
    root = drawn(Text(10, 20, "Źdźbło & <b>", Face("Fira Sans", 700), 4, "#000000", 0.2))
    text = root.find(f"{NS}text")
    assert text is not None and text.text == "Źdźbło & <b>"
    assert text.attrib["letter-spacing"] == "0.2"
    style = "".join(element.text or "" for element in root.iter(f"{NS}style"))
    match = re.search(r"font-family:'Fira Sans 700';src:url\(data:font/ttf;base64,([^)]+)\)", style)
    assert match is not None
    font = TTFont(io.BytesIO(base64.b64decode(match.group(1))))
    assert {chr(code) for code in font.getBestCmap()} == set("Źdźbło & <b>")


def test_groups_turn_and_clip() -> None:
    square = Path((("M", 0, 0), ("L", 10, 0), ("C", 1, 2, 3, 4, 5, 6), ("Z",)), Paint())
    root = drawn(Group((Circle(5, 5, 2, Paint("#ff0000")),), rotate(90), square))
    group = root.find(f"{NS}g")
    assert group is not None
    assert group.attrib["transform"].startswith("matrix(")
    assert group.attrib["clip-path"] == "url(#clip1)"
    clip = root.find(f".//{NS}clipPath/{NS}path")
    assert clip is not None and clip.attrib["d"] == "M0 0L10 0C1 2 3 4 5 6Z"


def test_links_wrap_an_area() -> None:
    anchor = drawn(Link(Box(1, 2, 3, 4), "https://example.org/")).find(f"{NS}a")
    assert anchor is not None and anchor.find(f"{NS}rect") is not None


def test_numbers_are_short() -> None:
    assert fmt(2.0) == 2
    assert fmt(1 / 3) == 0.3333
    assert isinstance(fmt(-0.00001), int)


def test_a_drawing_within_a_page_is_as_fine_as_the_page_shows_it() -> None:
    small = Group((Circle(5.12345, 5, 2, Paint("#ff0000")),), scale(0.1))
    large = Group((Circle(0.123456, 0.5, 0.25, Paint("#ff0000")),), scale(100))
    page = Page(20, 20, (small, large, Circle(1.23456, 2, 1, Paint("#ff0000"))))
    text = SvgWriter(page, Document("a", "A", "en", lambda: iter([page])), inline="a").inline_text()
    assert 'cx="5.1"' in text and 'cx="0.1235"' in text and 'cx="1.23"' in text
    assert text.startswith("<svg") and "font-face" not in text
