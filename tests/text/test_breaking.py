"""Lines of a given width, and the sizes that are tried."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.scene.nodes import Face
from generator.text.breaking import (
    TextLine,
    block_height,
    break_lines,
    fill,
    fits,
    measure,
    run_width,
    size_steps,
    styled,
)
from generator.text.markup import Span, parse_markup
from generator.text.style import TextStyle

FIRA = Face("Fira Sans")
STYLE = TextStyle(FIRA, 72 / 25.4)  # one em is one millimetre
NBSP = "\u00a0"

WORDS = st.text(st.sampled_from("abiłż-–.,(„”*12" + NBSP), min_size=1, max_size=9)
TEXTS = st.lists(st.tuples(WORDS, st.sampled_from([" ", " ", " ", "  ", "\n"])), max_size=25).map(
    lambda pairs: "".join(word + space for word, space in pairs)
)
SPANS = st.lists(st.builds(Span, TEXTS, st.booleans(), st.booleans()), max_size=4)
WIDTHS = st.floats(0.1, 25)


def as_given(text: str, style: TextStyle) -> list[tuple[str, TextStyle]]:
    return [(text, style)]


def lines_of(text: str, width: float, repeat_hyphen: bool = False) -> list[str]:
    return [written(line) for line in break_lines([Span(text)], STYLE, width, as_given, repeat_hyphen)]


def written(line: TextLine) -> str:
    return "".join(run.text for run in line.runs)


def wide(text: str) -> float:
    return run_width(text, STYLE)


def test_widths_are_in_millimetres() -> None:
    assert wide("mini") == pytest.approx(2.007)  # 857 + 282 + 586 + 282 thousandths of an em
    assert run_width("mini", STYLE.sized(144 / 25.4)) == pytest.approx(4.014)
    tracked = TextStyle(FIRA, STYLE.size, tracking=0.1)
    assert run_width("mini", tracked) == pytest.approx(2.407)


def test_a_line_holds_what_just_fits_and_not_a_hair_less() -> None:
    text = "raz dwa trzy"
    assert lines_of(text, wide(text)) == ["raz dwa trzy"]
    assert lines_of(text, wide(text) - 0.001) == ["raz dwa", "trzy"]
    assert lines_of(text, wide("dwa")) == ["raz", "dwa", "trzy"]


def test_a_word_that_is_too_wide_stands_alone() -> None:
    lines = break_lines([Span("a zwierciadło b")], STYLE, 1.0, as_given)
    assert [written(line) for line in lines] == ["a", "zwierciadło", "b"]
    assert lines[1].width == pytest.approx(wide("zwierciadło"))


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [""]),
        ("\n", [""]),
        ("a\n", ["a"]),
        ("a\n\n", ["a", ""]),
        ("a\n\nb", ["a", "", "b"]),
        ("a \n b", ["a", "b"]),
        ("  a  b  ", ["a  b"]),
        ("   ", [""]),
    ],
)
def test_line_feeds_and_stray_spaces(text: str, lines: list[str]) -> None:
    assert lines_of(text, 100) == lines


def test_no_line_breaks_at_an_unbreakable_space() -> None:
    assert lines_of(f"raz w{NBSP}domu", wide("raz w domu") - 0.001) == ["raz", f"w{NBSP}domu"]


def test_spaces_on_both_sides_of_a_mark_are_kept() -> None:
    lines = break_lines(parse_markup("a ** b**"), STYLE, 100, as_given)
    assert [written(line) for line in lines] == ["a  b"]


def test_runs_follow_the_markup_and_touch_each_other() -> None:
    (line,) = break_lines(parse_markup("ab **cd**ef"), STYLE, 100, as_given)
    assert [(run.text, run.style.face.weight) for run in line.runs] == [("ab ", 400), ("cd", 700), ("ef", 400)]
    edge = 0.0
    for run in line.runs:
        assert run.x == pytest.approx(edge)
        assert run.width == pytest.approx(run_width(run.text, run.style))
        edge += run.width
    assert line.width == pytest.approx(edge)


def test_a_word_in_two_styles_is_not_torn() -> None:
    spans = parse_markup("raz **dwa**trzy")
    lines = break_lines(spans, STYLE, wide("raz dwa"), as_given)
    assert [written(line) for line in lines] == ["raz", "dwatrzy"]


@pytest.mark.parametrize(
    ("base", "span", "weight", "italic"),
    [
        (400, Span("a"), 400, False),
        (400, Span("a", bold=True), 700, False),
        (600, Span("a", bold=True), 800, False),
        (800, Span("a", bold=True), 900, False),
        (400, Span("a", bold=True, italic=True), 700, True),
    ],
)
def test_bold_is_bolder_than_its_base(base: int, span: Span, weight: int, italic: bool) -> None:
    face = styled(span, TextStyle(Face("Fira Sans", base), 9)).face
    assert (face.weight, face.italic) == (weight, italic)


class TestCompounds:
    """Words with a hyphen or a dash in them."""

    def test_polish_repeats_the_hyphen_on_the_next_line(self) -> None:
        width = wide("flaga biało-")
        assert lines_of("flaga biało-czerwony", width, repeat_hyphen=True) == ["flaga biało-", "-czerwony"]

    def test_english_does_not(self) -> None:
        assert lines_of("a blood-red flag", wide("a blood-")) == ["a blood-", "red flag"]

    def test_an_unbroken_compound_has_its_one_hyphen(self) -> None:
        assert lines_of("biało-czerwony", 100, repeat_hyphen=True) == ["biało-czerwony"]

    def test_a_compound_moves_down_whole_if_its_first_part_does_not_fit(self) -> None:
        width = wide("biało-czerwony")
        assert lines_of("flagi biało-czerwony", width, repeat_hyphen=True) == ["flagi biało-", "-czerwony"]
        assert lines_of("czerwonawy biało-czerwony", width, True) == ["czerwonawy", "biało-czerwony"]

    def test_the_repeated_hyphen_counts_in_the_width(self) -> None:
        (_, second) = break_lines([Span("biało-czerwony")], STYLE, wide("biało-"), as_given, True)
        assert second.width == pytest.approx(wide("-czerwony"))

    def test_the_hyphen_keeps_its_style_on_both_lines(self) -> None:
        spans = parse_markup("**biało-**czerwony")
        first, second = break_lines(spans, STYLE, wide("czerwony") + 0.5, as_given, True)
        assert [(run.text, run.style.face.weight) for run in first.runs] == [("biało-", 700)]
        assert [(run.text, run.style.face.weight) for run in second.runs] == [("-", 700), ("czerwony", 400)]

    def test_a_mark_may_stand_anywhere_in_a_compound(self) -> None:
        for marked in ("**biało**-czerwony", "biało**-**czerwony", "biało-**czerwony**", "bia**ło-czer**wony"):
            lines = break_lines(parse_markup(marked), STYLE, wide("biało-") * 1.2, as_given, True)
            assert [written(line) for line in lines] == ["biało-", "-czerwony"], marked

    def test_three_parts(self) -> None:
        assert lines_of("niebiesko-biało-czerwony", 0.1, True) == ["niebiesko-", "-biało-", "-czerwony"]

    def test_a_dash_between_words_ends_the_line_and_is_not_repeated(self) -> None:
        assert lines_of("Warszawa–Kraków", 0.1, True) == ["Warszawa–", "Kraków"]
        assert lines_of("wait—there", 0.1, True) == ["wait—", "there"]

    @pytest.mark.parametrize(
        "text",
        [
            "2-4",
            "2–4",
            "10-letni",
            "e-mail",
            "X-ray",
            "k6-k8",
            "dwu-",
            "-krotny",
            "https://example.org/foo-bar",
            "a-b@foo-bar",
        ],
    )
    def test_nothing_is_torn_that_is_no_compound(self, text: str) -> None:
        assert lines_of(text, 0.1, True) == [text]


@given(SPANS, WIDTHS)
def test_wrapping_loses_and_moves_no_letter(spans: list[Span], width: float) -> None:
    lines = break_lines(spans, STYLE, width, as_given)
    given_letters = "".join(span.text for span in spans).replace("\n", "").replace(" ", "")
    assert "".join(map(written, lines)).replace(" ", "") == given_letters


@given(SPANS, WIDTHS)
def test_wrapping_keeps_the_style_of_every_letter(spans: list[Span], width: float) -> None:
    lines = break_lines(spans, STYLE, width, as_given)
    found = [(c, run.style) for line in lines for run in line.runs for c in run.text if c != " "]
    assert found == [(c, styled(span, STYLE)) for span in spans for c in span.text if c not in " \n"]


@given(TEXTS, WIDTHS)
def test_a_repeated_hyphen_is_the_only_letter_that_wrapping_adds(text: str, width: float) -> None:
    once, twice = lines_of(text, width), lines_of(text, width, repeat_hyphen=True)
    letters = "".join(once).replace(" ", "")
    added = [line for before, line in pairwise(twice) if before.endswith("-") and line[:1] == "-"]
    assert len("".join(twice).replace(" ", "")) <= len(letters) + len(added)
    assert "".join(twice).replace("-", "").replace(" ", "") == letters.replace("-", "")


@given(TEXTS, WIDTHS)
def test_no_line_is_too_wide_unless_nothing_in_it_can_be_broken(text: str, width: float) -> None:
    for line in break_lines([Span(text)], STYLE, width, as_given):
        if line.width > width + 1e-6:
            assert " " not in written(line)
            assert lines_of(written(line), 0.001) == [written(line)]


@given(TEXTS, WIDTHS)
def test_no_line_begins_or_ends_with_a_space(text: str, width: float) -> None:
    for line in lines_of(text, width):
        assert line.strip(" ") == line


@given(TEXTS, WIDTHS)
def test_each_line_takes_as_much_as_fits(text: str, width: float) -> None:
    rows = [row for row in text.split("\n") if row]
    for row in rows:
        lines = lines_of(row, width)
        for line, following in pairwise(lines):
            first = re.split(r" |(?<=[^\W\d_]{2}[-–])(?=[^\W\d_]{2})", following)[0]
            assert wide(line) + 2 * wide(" ") + wide(first) > width  # there were two spaces at most between them


@given(TEXTS, WIDTHS, st.floats(1, 2))
def test_a_wider_box_never_needs_more_lines(text: str, width: float, factor: float) -> None:
    assert len(lines_of(text, width * factor)) <= len(lines_of(text, width))


@given(SPANS, WIDTHS, st.floats(4, 30))
def test_words_measured_once_hold_at_every_size(spans: list[Span], width: float, size: float) -> None:
    again = break_lines(spans, STYLE.sized(size), width, as_given)
    filled = fill(measure(spans, STYLE, as_given), size, width)
    assert [written(line) for line in filled] == [written(line) for line in again]
    assert [line.width for line in filled] == pytest.approx([line.width for line in again])
    assert [run.style for line in filled for run in line.runs] == [run.style for line in again for run in line.runs]


def test_a_block_is_an_em_and_its_leadings_high() -> None:
    assert block_height(0, STYLE) == 0
    assert block_height(1, STYLE) == pytest.approx(1.0)
    assert block_height(3, STYLE) == pytest.approx(1.0 + 2 * 1.25)


def test_a_text_must_fit_both_ways() -> None:
    lines = break_lines([Span("raz dwa")], STYLE, wide("raz"), as_given)
    assert len(lines) == 2
    widest = max(line.width for line in lines)
    assert fits(lines, STYLE, widest, 2.25)
    assert not fits(lines, STYLE, widest, 2.24)
    assert not fits(lines, STYLE, widest - 0.01, 2.25)


@pytest.mark.parametrize(
    ("largest", "smallest", "sizes"),
    [
        (9, 8, [9, 8.75, 8.5, 8.25, 8]),
        (9, 9, [9]),
        (9, 8.9, [9, 8.9]),
        (9, 8.6, [9, 8.75, 8.6]),
        (9, 8.4, [9, 8.75, 8.5, 8.4]),
        (8, 9, [8]),
    ],
)
def test_the_sizes_that_are_tried(largest: float, smallest: float, sizes: list[float]) -> None:
    assert size_steps(largest, smallest) == sizes


@given(st.floats(4, 72), st.floats(4, 72))
def test_sizes_fall_from_the_largest_to_the_smallest(largest: float, smallest: float) -> None:
    sizes = size_steps(largest, smallest)
    assert sizes[0] == largest
    assert sizes[-1] == min(largest, smallest)
    assert sizes == sorted(sizes, reverse=True)
    assert all(0 < a - b <= 0.25 + 1e-9 for a, b in pairwise(sizes))
