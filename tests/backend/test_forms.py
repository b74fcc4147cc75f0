"""Fillable fields: names, values and appearances, with every letter that can be typed."""

from __future__ import annotations

import io
import re
from typing import Any

import pypdf
import pypdfium2
import pytest

from generator.backend.form_font import BEYOND_ASCII, CODES, LETTERS, encoded, form_font
from generator.backend.pdf import write_pdf
from generator.errors import ContentError
from generator.scene.geometry import Box
from generator.scene.nodes import Entry, Node, Tick
from generator.scene.page import Document, Page

POLISH = "Zażółć gęślą jaźń ĄĆĘŁŃÓŚŹŻ „–”"


def made(*nodes: Node) -> bytes:
    data, _ = write_pdf(Document("form", "Form", "pl-PL", lambda: iter([Page(100, 80, nodes)])))
    return data


def test_every_letter_has_a_code_of_its_own_in_one_byte() -> None:
    assert len(set(LETTERS)) == len(LETTERS)
    assert len(set(CODES.values())) == len(LETTERS)
    assert max(CODES.values()) <= 255
    assert set("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ") <= set(BEYOND_ASCII)
    assert encoded("Ala") == b"Ala"


def test_values_are_read_back_as_they_were_given() -> None:
    data = made(
        Entry("name", Box(10, 10, 60, 8), POLISH, 4, tip="Imię"),
        Entry("notes", Box(10, 30, 60, 30), "raz\ndwa", 3, multiline=True),
        Tick("head.1", Box(80, 10, 3, 3), round=True, ticked=True),
        Tick("head.2", Box(85, 10, 3, 3)),
    )
    reader = pypdf.PdfReader(io.BytesIO(data))
    fields = reader.get_fields()
    assert fields is not None
    values = {name: field.value for name, field in fields.items()}
    assert values == {"name": POLISH, "notes": "raz\ndwa", "head.1": "/Yes", "head.2": "/Off"}
    form: Any = reader.trailer["/Root"]
    assert "/NeedAppearances" not in form["/AcroForm"]


def test_the_font_of_the_fields_is_embedded_and_names_its_letters() -> None:
    reader = pypdf.PdfReader(io.BytesIO(made(Entry("name", Box(10, 10, 60, 8), "ż", 4))))
    root: Any = reader.trailer["/Root"]
    font = root["/AcroForm"]["/DR"]["/Font"]["/Fira"]
    assert "/FontFile2" in font["/FontDescriptor"]
    differences = font["/Encoding"]["/Differences"]
    assert differences[0] == 128
    assert differences[1 + BEYOND_ASCII.index("ż")] == "/zdotaccent"
    assert font["/LastChar"] == 255 and len(font["/Widths"]) == 255 - 32 + 1
    assert form_font().width("W") > form_font().width("i") > 0


@pytest.mark.parametrize("letter", "Łóôöüý÷")
def test_letters_that_other_programs_type_by_the_base_encoding_have_their_width(letter: str) -> None:
    data = made(Entry("name", Box(10, 10, 60, 8), "", 4))
    writer = pypdf.PdfWriter(clone_from=pypdf.PdfReader(io.BytesIO(data)))
    page: Any = writer.pages[0]
    writer.update_page_form_field_values(page, {"name": letter}, auto_regenerate=False)
    written = page["/Annots"][0].get_object()["/AP"]["/N"].get_object().get_data().decode("latin-1")
    (code,) = re.search(r"\((.)\) Tj", written).groups()  # type: ignore[union-attr]
    root: Any = writer.root_object
    widths = root["/AcroForm"]["/DR"]["/Font"]["/Fira"]["/Widths"]
    assert widths[ord(code) - 32] == round(form_font().width(letter) * 1000)


def test_what_is_prefilled_is_seen() -> None:
    nodes = (Entry("name", Box(10, 10, 60, 8), "MMMM", 6), Tick("t", Box(80, 10, 6, 6), round=True, ticked=True))
    dark, light = ink(made(*nodes)), ink(made(Entry("name", Box(10, 10, 60, 8)), Tick("t", Box(80, 10, 6, 6))))
    assert dark > light + 200


def ink(data: bytes) -> int:
    """How many dark pixels the first page shows with its fields."""
    document = pypdfium2.PdfDocument(data)
    document.init_forms()
    picture = document[0].render(scale=1, may_draw_forms=True).to_pil().convert("L")
    return sum(count for level, count in enumerate(picture.histogram()) if level < 128)


def test_marks_of_one_size_are_written_once() -> None:
    one = made(*(Tick(f"t{i}", Box(10 + 4 * i, 10, 3, 3), round=True) for i in range(2)))
    many = made(*(Tick(f"t{i}", Box(2 + 3.2 * i, 10, 3, 3), round=True) for i in range(30)))
    assert one.count(b"/Subtype /Form") == many.count(b"/Subtype /Form")


def test_two_fields_of_one_name_and_letters_that_cannot_be_typed_are_refused() -> None:
    with pytest.raises(ValueError, match="two fields are called t"):
        made(Tick("t", Box(1, 1, 3, 3)), Tick("t", Box(5, 1, 3, 3)))
    with pytest.raises(ContentError) as caught:
        made(Entry("name", Box(10, 10, 60, 8), "มังกร"))
    assert caught.value.findings[0].code == "missing-glyph"


def test_the_same_form_gives_the_same_bytes() -> None:
    nodes = (Entry("name", Box(10, 10, 60, 8), POLISH), Tick("t", Box(80, 10, 3, 3)))
    assert made(*nodes) == made(*nodes)
