"""Lengths in millimetres."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError, Place, PlacedText
from generator.units import parse_length, pt, to_pt

WHERE = Place("papers.yaml", 3, 9)


def test_a_point_is_a_seventy_second_of_an_inch() -> None:
    assert pt(72) == 25.4
    assert pt(1) == pytest.approx(0.352778, abs=1e-6)
    assert to_pt(25.4) == 72


@given(st.floats(-1e6, 1e6))
def test_points_and_millimetres_go_both_ways(points: float) -> None:
    assert to_pt(pt(points)) == pytest.approx(points, rel=1e-12, abs=1e-12)


@pytest.mark.parametrize(
    ("text", "millimetres"),
    [
        ("63.5mm", 63.5),
        ("2.5 in", 63.5),
        ("6.35 cm", 63.5),
        ("9pt", 3.175),
        (" 8 ", 8.0),
        ("-3mm", -3.0),
        ("0", 0.0),
        (88.9, 88.9),
        (5, 5.0),
    ],
)
def test_a_length_is_read_with_its_unit(text: str | float, millimetres: float) -> None:
    assert parse_length(text) == pytest.approx(millimetres, abs=1e-12)


@given(st.decimals(min_value=-10_000, max_value=10_000, places=3), st.sampled_from(["mm", "cm", "in", "pt"]))
def test_what_is_written_is_what_is_read(number: object, unit: str) -> None:
    factor = {"mm": 1.0, "cm": 10.0, "in": 25.4, "pt": 25.4 / 72}[unit]
    assert parse_length(f"{number} {unit}") == pytest.approx(float(str(number)) * factor, rel=1e-12, abs=1e-9)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "mm",
        "5 feet",
        "5 MM",
        "5mm mm",
        "1e3",
        ".5mm",
        "5.mm",
        "--5",
        "+5",
        "5 5",
        "٣mm",
        "inf",
        "nan",
        "5;",
        "9" * 400,
    ],
)
def test_nothing_is_guessed(text: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse_length(text, WHERE)
    (finding,) = caught.value.findings
    assert finding.code == "bad-length"
    assert finding.where == WHERE
    assert finding.hint == "write a number and mm, cm, in or pt, for example 63.5mm"


def test_a_decimal_comma_gets_its_own_hint() -> None:
    with pytest.raises(ContentError) as caught:
        parse_length("63,5 mm")
    assert caught.value.findings[0].hint == "write the decimals with a point: 63.5 mm"


def test_the_place_that_a_text_knows_is_told() -> None:
    with pytest.raises(ContentError) as caught:
        parse_length(PlacedText("wide", WHERE))
    assert caught.value.findings[0].where == WHERE
