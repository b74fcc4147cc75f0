"""The small markup."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError, Place, PlacedText
from generator.text.markup import Span, escape, parse_markup, plain

WHERE = Place("cards.yaml", 4, 8)
TRICKY = st.text(st.sampled_from("ab *\\\n{}<&"), max_size=20)


@pytest.mark.parametrize(
    ("text", "spans"),
    [
        ("", []),
        ("plain", [Span("plain")]),
        ("**bold** text", [Span("bold", bold=True), Span(" text")]),
        ("an *italic* word", [Span("an "), Span("italic", italic=True), Span(" word")]),
        ("***both***", [Span("both", bold=True, italic=True)]),
        ("**b *bi* b**", [Span("b ", bold=True), Span("bi", bold=True, italic=True), Span(" b", bold=True)]),
        ("one\ntwo", [Span("one\ntwo")]),
        (r"a \* and a \\", [Span("a * and a \\")]),
        (r"C:\path", [Span(r"C:\path")]),
        ("2 * 3 * 4", [Span("2 * 3 * 4")]),
        ("* a point", [Span("* a point")]),
        ("<b>A & B</b> {{ n }}", [Span("<b>A & B</b> {{ n }}")]),
        ("****", []),
    ],
)
def test_marks_are_read(text: str, spans: list[Span]) -> None:
    assert parse_markup(text) == spans


@pytest.mark.parametrize(
    ("text", "mark"), [("**bold", "**"), ("an *italic word", "*"), ("**b *i**", "*"), ("***x**", "*"), ("a* b", "*")]
)
def test_a_mark_that_is_not_closed_is_a_finding(text: str, mark: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse_markup(text, WHERE)
    (finding,) = caught.value.findings
    assert finding.code == "open-markup"
    assert finding.message == f"“{mark}” is opened and never closed in “{text}”"
    assert finding.where == WHERE
    assert finding.hint == f"close it with {mark}, or write \\* for a star"


def test_the_finding_stands_where_the_text_does() -> None:
    with pytest.raises(ContentError) as caught:
        parse_markup(PlacedText("**bold\nface", WHERE))
    (finding,) = caught.value.findings
    assert finding.where == WHERE
    assert "\n" not in finding.message


@given(TRICKY)
def test_plain_text_is_taken_letter_by_letter(text: str) -> None:
    assert plain(text) == ([Span(text)] if text else [])


@given(TRICKY)
def test_an_escaped_text_comes_back_letter_by_letter(text: str) -> None:
    assert parse_markup(escape(text)) == plain(text)


@given(TRICKY, TRICKY, TRICKY)
def test_an_escaped_name_leaves_the_markup_around_it_alone(before: str, name: str, after: str) -> None:
    spans = parse_markup(f"{escape(before)}**{escape(name)}x**{escape(after)}")
    assert [span.text for span in spans if span.bold] == [f"{name}x"]
    assert "".join(span.text for span in spans) == f"{before}{name}x{after}"


@given(st.text(st.sampled_from("ab *\\"), max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        spans = parse_markup(text, WHERE)
    except ContentError as error:
        assert [finding.code for finding in error.findings] == ["open-markup"]
    else:
        letters = "".join(span.text for span in spans)
        assert letters.replace("*", "").replace("\\", "") == text.replace("*", "").replace("\\", "")
        assert all(span.text for span in spans)
