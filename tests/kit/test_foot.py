"""The foot of a sheet."""

from __future__ import annotations

import io

import pypdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.backend.pdf import write_pdf
from generator.kit.foot import BAR, HEIGHT, foot
from generator.scene.geometry import Box
from generator.scene.page import Document, Page
from tests.kit.samples import easel, end_of, lines, texts

AREA = Box(8, 8, 194, 281)


def test_the_bar_is_exactly_100_mm() -> None:
    made = easel()
    foot(made, AREA, "100 mm", (), "imprint")
    (bar,) = [line for line in lines(made) if line.y1 == line.y2]
    assert bar.x2 - bar.x1 == 100.0
    assert BAR == 100.0
    assert bar.x1 == AREA.x


def test_the_bar_is_100_mm_in_the_finished_pdf() -> None:
    made = easel()
    foot(made, AREA, "100 mm", (), "imprint")
    data, _ = write_pdf(Document("foot", "Foot", "en-GB", lambda: iter([Page(210, 297, tuple(made.nodes))])))
    page = pypdf.PdfReader(io.BytesIO(data)).pages[0]
    spans = []
    for operands, operator in pypdf.generic.ContentStream(page.get_contents(), page.pdf).operations:
        if operator == b"m":
            start = [float(value) for value in operands]
        elif operator == b"l":
            end = [float(value) for value in operands]
            spans.append(abs(end[0] - start[0]))
    assert max(spans) / 72 * 25.4 == pytest.approx(100, abs=0.001)


def test_eleven_ticks_ten_millimetres_apart() -> None:
    made = easel()
    foot(made, AREA, "100 mm", (), "imprint")
    ticks = [line for line in lines(made) if line.x1 == line.x2]
    assert [tick.x1 - AREA.x for tick in ticks] == pytest.approx([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
    lengths = [round(tick.y1 - tick.y2, 6) for tick in ticks]
    assert lengths == [2.0, 1.2, 1.2, 1.2, 1.2, 2.0, 1.2, 1.2, 1.2, 1.2, 2.0]


def test_notes_and_imprint_end_at_the_right_one_below_the_other() -> None:
    made = easel()
    above = foot(made, AREA, "100 mm", ("† a note",), "the imprint")
    scale, note, imprint = texts(made)
    assert (scale.text, note.text, imprint.text) == ("100 mm", "† a note", "the imprint")
    assert (scale.x + end_of(made, scale, "label")) / 2 == pytest.approx(AREA.x + 50)
    for text in (note, imprint):
        assert end_of(made, text, "label") == pytest.approx(AREA.right)
    assert note.y < imprint.y < AREA.bottom
    assert above == Box(8, 8, 194, 281 - HEIGHT - 2)


def test_a_note_without_room_is_a_finding() -> None:
    made = easel()
    foot(made, Box(0, 0, 120, 100), "100 mm", (), "an imprint that is far too long for the rest")
    assert [finding.code for finding in made.scribe.findings] == ["text-too-long"]


@given(st.builds(Box, st.floats(0, 50), st.floats(0, 50), st.floats(160, 300), st.floats(30, 300)))
def test_everything_stands_in_the_area_below_what_is_left(area: Box) -> None:
    made = easel()
    above = foot(made, area, "100 mm", ("note",), "imprint")
    assert area.contains(above)
    for line in lines(made):
        assert area.x <= line.x1 <= area.right and area.x <= line.x2 <= area.right + 1e-9
        assert above.bottom < line.y1 <= area.bottom and above.bottom < line.y2 <= area.bottom
    for text in texts(made):
        assert text.y - text.size * 0.7 > above.bottom
        assert text.y + text.size * 0.2 < area.bottom + 0.5
