"""Font files, coverage, widths."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError, Finding
from generator.scene.nodes import Face
from generator.text import fonts
from generator.text.fonts import (
    KEPT_WIDTHS,
    Metrics,
    covers,
    font_file,
    metrics,
    nearest_face,
    settable,
    text_width,
    usable,
)

FIRA = Face("Fira Sans")
LETTERS = st.text(st.sampled_from("aąbcćzźż ŁÓ12–…„”"), max_size=30)


def only_finding(error: ContentError) -> Finding:
    (finding,) = error.findings
    return finding


def test_a_face_has_its_own_file() -> None:
    assert font_file(FIRA).name == "FiraSans-Regular.ttf"
    assert font_file(Face("Fira Sans", 700, True)).name == "FiraSans-BoldItalic.ttf"


@pytest.mark.parametrize(
    ("face", "message"),
    [
        (Face("Comic Sans"), "no font file for Comic Sans 400 normal"),
        (Face("Marcellus", 700), "no font file for Marcellus 700 normal"),
        (Face("Marcellus", 400, True), "no font file for Marcellus 400 italic"),
    ],
)
def test_a_face_that_is_not_installed_is_named(face: Face, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        font_file(face)
    finding = only_finding(caught.value)
    assert (finding.code, finding.message) == ("unknown-font", message)
    assert finding.hint.startswith("install the fontpkg package of that family, or name another family in the theme")


def test_metrics_are_in_ems() -> None:
    m = metrics(FIRA)
    assert m.advance[ord("n")] == pytest.approx(0.586)
    assert m.advance[ord(" ")] == m.advance[0xA0] == pytest.approx(0.265)
    assert (m.cap_height, m.x_height) == pytest.approx((0.689, 0.527))
    assert (m.ascent, m.descent) == pytest.approx((0.935, 0.265))


def test_the_width_of_a_word_by_hand() -> None:
    assert text_width("mini", FIRA) == pytest.approx(0.857 + 0.282 + 0.586 + 0.282)
    assert text_width("", FIRA) == 0


@given(LETTERS, LETTERS)
def test_widths_add_up(one: str, two: str) -> None:
    assert text_width(one + two, FIRA) == pytest.approx(text_width(one, FIRA) + text_width(two, FIRA), abs=1e-9)


def test_polish_letters_and_suits_are_found_where_they_are() -> None:
    assert all(covers(FIRA, letter) for letter in "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”–…×−†Ϟ")
    assert not any(covers(FIRA, suit) for suit in "♠♥♦♣")
    assert all(covers(Face("Arimo"), suit) for suit in "♠♥♦♣")


def test_a_variable_font_is_used_at_its_default_weight_only() -> None:
    assert usable(Face("Arimo", 400))
    assert not usable(Face("Arimo", 700))
    with pytest.raises(ContentError) as caught:
        metrics(Face("Arimo", 700))
    finding = only_finding(caught.value)
    assert finding.code == "unusable-font"
    assert "would print at weight 400, not 700" in finding.message


def test_postscript_outlines_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "Outline.otf"
    pen = T2CharStringPen(500, None)
    builder = FontBuilder(1000, isTTF=False)
    builder.setupGlyphOrder([".notdef"])
    builder.setupCharacterMap({})
    builder.setupCFF("Outline", {}, {".notdef": pen.getCharString()}, {})
    builder.setupHorizontalMetrics({".notdef": (500, 0)})
    builder.setupHorizontalHeader()
    builder.setupPost()
    builder.save(path)
    monkeypatch.setattr(fonts, "font_file", lambda _face: path)
    with pytest.raises(ContentError) as caught:
        metrics(Face("Outline"))
    finding = only_finding(caught.value)
    assert finding.code == "unusable-font"
    assert finding.message == "Outline.otf has PostScript outlines, which cannot be embedded"
    assert finding.hint == "use a TrueType (.ttf) version of the font"


@pytest.mark.parametrize(
    ("family", "like", "expected"),
    [
        ("Fira Sans", Face("Marcellus", 400), Face("Fira Sans", 400)),
        ("Arimo", Face("Fira Sans", 600, True), Face("Arimo", 400, True)),
        ("Spectral", Face("Fira Sans", 900, True), Face("Spectral", 800, True)),
        ("Marcellus", Face("Fira Sans", 700, True), Face("Marcellus", 400)),
    ],
)
def test_a_fallback_is_as_near_as_its_family_allows(family: str, like: Face, expected: Face) -> None:
    assert nearest_face(family, like) == expected


def test_a_fallback_family_that_is_not_there_is_named() -> None:
    with pytest.raises(ContentError) as caught:
        nearest_face("Comic Sans", FIRA)
    assert only_finding(caught.value).message == "no font of the family Comic Sans can be used"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plain", "plain"),
        ("z\u0307o\u0301\u0142w", "żółw"),  # a Mac writes file names with the accents apart
        ("12\u202f345", "12\u00a0345"),
        ("zwier\u00adcia\u200bdło\ufeff\u2060", "zwierciadło"),
        ("i\u00a0dom", "i\u00a0dom"),
    ],
)
def test_a_text_is_made_ready_for_the_font(text: str, expected: str) -> None:
    assert settable(text) == expected


@given(st.text())
def test_making_ready_twice_is_making_ready_once(text: str) -> None:
    assert settable(settable(text)) == settable(text)


def test_the_memory_for_widths_is_bounded() -> None:
    m = Metrics({ord("a"): 0.5}, 0.7, 0.5, 0.9, 0.2)
    for number in range(KEPT_WIDTHS + 10):
        m.width(f"a{number}")
    assert len(m.known) <= KEPT_WIDTHS
    assert m.width("aa") == 1.0
