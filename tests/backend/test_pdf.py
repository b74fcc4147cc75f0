"""The PDF backend, read back with other libraries than the one that wrote it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import pypdf
import pytest
from PIL import Image, ImageChops

from generator.backend.pdf import write_pdf
from generator.backend.png import write_png
from generator.scene.geometry import Box, rotate, translate
from generator.scene.nodes import Circle, Face, Group, Line, Link, Node, Paint, Path, Pen, Rect, Text
from generator.scene.page import Bookmark, Document, Page
from generator.units import to_pt

FACE = Face("Fira Sans", 400)
PEN = Pen("#000000", 0.3)


def document(nodes: Sequence[Node], **page: object) -> Document:
    made = Page(210, 297, tuple(nodes), **page)  # type: ignore[arg-type]
    return Document("proof", "Próba", "pl-PL", lambda: iter([made]))


def read(data: bytes) -> pypdf.PdfReader:
    return pypdf.PdfReader(io.BytesIO(data))


def operations(data: bytes) -> list[tuple[list[float], str]]:
    page = read(data).pages[0]
    content = pypdf.generic.ContentStream(page.get_contents(), page.pdf)
    found: list[tuple[list[float], str]] = []
    for operands, operator in content.operations:
        numbers = [float(value) for value in operands if isinstance(value, int | float)]
        found.append((numbers, operator.decode()))
    return found


def test_a_line_of_100_mm_is_100_mm_long() -> None:
    data, pages = write_pdf(document([Line(10, 290, 110, 290, PEN)]))
    assert pages == 1
    steps = operations(data)
    start = next(numbers for numbers, operator in steps if operator == "m")
    end = next(numbers for numbers, operator in steps if operator == "l")
    assert end[0] - start[0] == pytest.approx(100 / 25.4 * 72, abs=0.001)
    assert start[1] == pytest.approx((297 - 290) / 25.4 * 72, abs=0.001)
    assert start[1] == end[1]


def test_a_rectangle_has_its_size_and_place() -> None:
    data, _ = write_pdf(document([Rect(20, 30, 63.5, 88.9, Paint(None, PEN))]))
    numbers = next(numbers for numbers, operator in operations(data) if operator == "re")
    assert numbers == pytest.approx([to_pt(20), to_pt(297 - 30 - 88.9), to_pt(63.5), to_pt(88.9)], abs=0.001)


def test_a_group_moves_and_turns_clockwise_on_the_page() -> None:
    data, _ = write_pdf(document([Group((Line(0, 0, 10, 0, PEN),), translate(50, 60) @ rotate(90))]))
    matrix = next(n for n, operator in operations(data) if operator == "cm" and n != [1, 0, 0, 1, 0, 0])
    a, b, c, d, e, f = matrix
    ends = [(to_pt(x), to_pt(297)) for x in (0, 10)]
    turned = [(a * x + c * y + e, b * x + d * y + f) for x, y in ends]
    # A line to the right, turned clockwise by a quarter, runs down the page.
    assert turned[0] == pytest.approx((to_pt(50), to_pt(297 - 60)), abs=0.01)
    assert turned[1] == pytest.approx((to_pt(50), to_pt(297 - 70)), abs=0.01)


def test_letters_and_signs_are_extracted_as_themselves() -> None:
    text = "Zażółć gęślą jaźń ĄĆĘŁŃÓŚŹŻ „–” − † ‡ ×"
    data, _ = write_pdf(document([Text(10, 20, text, FACE, 4)]))
    assert read(data).pages[0].extract_text().strip() == text


def test_only_embedded_fonts_are_named() -> None:
    faces = [FACE, Face("Fira Sans", 700), Face("Marcellus"), Face("Arimo"), Face("Fira Sans Condensed", 600)]
    data, _ = write_pdf(document([Text(10, 20 + i * 5, "Ala", face, 4) for i, face in enumerate(faces)]))
    fonts = fonts_of(data)
    assert fonts and all(embedded for _, embedded in fonts), fonts


def test_an_empty_document_names_no_standard_font_either() -> None:
    data, _ = write_pdf(document([Circle(10, 10, 3, Paint("#aabbcc", PEN))]))
    assert all(embedded for _, embedded in fonts_of(data))
    assert b"Helvetica" not in data


def fonts_of(data: bytes) -> list[tuple[str, bool]]:
    """Name of every font in the file, and whether its outlines are in the file."""
    found: list[tuple[str, bool]] = []
    reader = read(data)
    for index in range(1, len(reader.xref[0]) + 1):
        entry = reader.get_object(index)
        if isinstance(entry, dict) and entry.get("/Type") == "/Font":
            descriptor = entry.get("/FontDescriptor")
            embedded = descriptor is not None and "/FontFile2" in descriptor.get_object()
            found.append((str(entry.get("/BaseFont")), embedded))
    return found


def test_title_language_outline_label_and_print_manners() -> None:
    data, _ = write_pdf(document([], bookmarks=(Bookmark("Źródło"),), label="Źródło", trim=Box(5, 5, 200, 287)))
    reader = read(data)
    root: Any = reader.trailer["/Root"]
    assert reader.metadata is not None
    assert reader.metadata.title == "Próba"
    assert root["/Lang"] == "pl-PL"
    assert root["/ViewerPreferences"]["/PrintScaling"] == "/None"
    assert [entry["/Title"] for entry in reader.outline] == ["Źródło"]  # type: ignore[call-overload]
    assert reader.page_labels[0].startswith("Źródło")
    trim = [float(value) for value in reader.pages[0].trimbox]
    assert trim == pytest.approx([to_pt(5), to_pt(5), to_pt(205), to_pt(292)], abs=0.01)


def test_links_lead_to_their_target() -> None:
    data, _ = write_pdf(document([Link(Box(10, 10, 30, 5), "https://example.org/")]))
    annotations: Any = read(data).pages[0]["/Annots"]
    annotation = annotations[0].get_object()
    assert annotation["/A"]["/URI"] == "https://example.org/"


def test_the_same_scene_gives_the_same_bytes() -> None:
    nodes: list[Node] = [Text(10, 20, "Żółw", FACE, 4), Circle(50, 50, 3, Paint("#ffffff", PEN))]
    assert write_pdf(document(nodes)) == write_pdf(document(nodes))


def test_unchanged_state_is_not_repeated_and_comes_back_after_a_group() -> None:
    red, blue = Paint("#ff0000"), Paint("#0000ff")
    box = Rect(0, 0, 1, 1, red)
    data, _ = write_pdf(document([box, box, Group((Rect(0, 0, 1, 1, blue),)), box]))
    colors = [numbers for numbers, operator in operations(data) if operator == "rg"]
    assert colors.count([1, 0, 0]) == 1
    assert colors.count([0, 0, 1]) == 1


def test_a_clip_is_closed_with_its_group() -> None:
    square = Path((("M", 0, 0), ("L", 10, 0), ("L", 10, 10), ("Z",)), Paint())
    data, _ = write_pdf(document([Group((Rect(0, 0, 50, 50, Paint("#000000")),), clip=square)]))
    names = [operator for _, operator in operations(data)]
    assert names.index("q") < names.index("W") < names.index("re") < names.index("Q")


def test_a_drawing_that_comes_again_is_written_once_and_looks_the_same() -> None:
    blade = Group(tuple(Line(0, i, 20, i + 0.5, PEN) for i in range(30)))
    once, _ = write_pdf(document([Group((blade,), translate(10, 10))]))
    often, _ = write_pdf(document([Group((blade,), translate(10 + 25.4 * i, 10)) for i in range(7)]))
    assert often.count(b"/Subtype /Form") == 1 and once.count(b"/Subtype /Form") == 0
    pictures = [Image.open(io.BytesIO(next(write_png(data, 50)))).convert("L") for data in (once, often)]
    first = pictures[0].crop((15, 15, 62, 85))
    for shift in (0, 3):
        place = 50 * shift
        again = pictures[1].crop((15 + place, 15, 62 + place, 85))
        assert max(level for level, count in enumerate(ImageChops.difference(first, again).histogram()) if count) < 90


def test_a_stamp_leaves_colours_and_pens_as_they_were() -> None:
    blade = Group(tuple(Rect(0, i, 1, 0.5, Paint("#0000ff")) for i in range(20)))
    box = Rect(50, 50, 1, 1, Paint("#ff0000"))
    data, _ = write_pdf(document([box, blade, blade, blade, box]))
    picture = Image.open(io.BytesIO(next(write_png(data, 254)))).convert("RGB")
    assert picture.getpixel((505, 505)) == (255, 0, 0)
