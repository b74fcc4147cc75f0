"""The scribe: fallback, labels, paragraphs, fitting, and what it notes."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError, Place, PlacedText, Severity
from generator.i18n.compare import bare, forms
from generator.i18n.language import Language, load_language
from generator.i18n.texts import load_texts
from generator.resources import content_folder, data_root
from generator.scene.geometry import Box
from generator.scene.nodes import Face, Text
from generator.text.breaking import fits, size_steps
from generator.text.markup import Span
from generator.text.scribe import Scribe
from generator.text.style import TextStyle
from generator.units import pt

FIRA = Face("Fira Sans")
STYLE = TextStyle(FIRA, 72 / 25.4)  # one em is one millimetre
CHAIN = ("Fira Sans", "Arimo")
WHERE = Place("cards.yaml", 4, 8)
NBSP = "\u00a0"
PL: Language = load_language(content_folder("languages", "pl.yaml"))
EN: Language = load_language(content_folder("languages", "en.yaml"))

SMALL = ["a", "i", "o", "u", "w", "z", "A", "I", "O", "U", "W", "Z"]
PIECES = st.sampled_from([*SMALL, "(i", "„W", "smok", "leci", "dom,", "w.", "biało-czerwony", "–", "5", "mm"])
WORDS = st.builds(Span, PIECES, st.booleans(), st.booleans())


def spaced(words: list[Span]) -> list[Span]:
    """Words in any emphasis with plain spaces between them."""
    return [span for word in words for span in (word, Span(" "))][:-1]


PROSE = st.lists(WORDS, min_size=1, max_size=25).map(spaced)


def scribe(language: Language = PL) -> Scribe:
    return Scribe(language.code, CHAIN, language.glue, repeat_hyphen=language.repeat_hyphen)


def set_lines(made: Scribe, text: str | list[Span], width: float) -> list[str]:
    return ["".join(run.text for run in line.runs) for line in made.lines(text, STYLE, width)]


def rows(nodes: tuple[Text, ...]) -> list[str]:
    """The lines of set nodes, from top to bottom."""
    heights = sorted({node.y for node in nodes})
    return ["".join(node.text for node in nodes if node.y == y) for y in heights]


class TestFallback:
    """One face after another, character by character."""

    def test_suits_come_from_arimo_within_fira(self) -> None:
        made = scribe()
        nodes = made.label("as ♠ i 10 ♥♦♣", 5, 10, STYLE)
        assert [(node.text, node.face.family) for node in nodes] == [
            ("as ", "Fira Sans"),
            ("♠", "Arimo"),
            (" i 10 ", "Fira Sans"),
            ("♥♦♣", "Arimo"),
        ]
        assert made.findings == []

    def test_runs_touch_each_other(self) -> None:
        first, second, third = scribe().label("n♠n", 5, 10, STYLE)
        assert first.x == 5
        assert second.x == pytest.approx(5 + 0.586)
        assert third.x == pytest.approx(5 + 0.586 + 0.5312, abs=1e-4)
        assert first.y == second.y == third.y == 10

    def test_marcellus_borrows_what_it_lacks(self) -> None:
        nodes = scribe().label("Ϟ Smok ♥", 0, 0, TextStyle(Face("Marcellus"), 24))
        assert [(node.text, node.face.family) for node in nodes] == [
            ("Ϟ", "Fira Sans"),
            (" Smok ", "Marcellus"),
            ("♥", "Arimo"),
        ]

    def test_a_borrowed_letter_keeps_size_colour_and_tracking(self) -> None:
        style = TextStyle(Face("Fira Sans", 600), 10, "#4A6C8C", tracking=0.06, capitals=True)
        first, second = scribe().label("as♠", 0, 0, style)
        assert (first.text, first.face) == ("AS", Face("Fira Sans", 600))
        assert (second.text, second.face) == ("♠", Face("Arimo", 400))
        assert first.size == second.size == pt(10)
        assert first.color == second.color == "#4A6C8C"
        assert first.tracking == second.tracking == pytest.approx(pt(10) * 0.06)

    def test_a_narrow_space_is_set_as_a_space_and_never_as_a_box(self) -> None:
        (node,) = scribe().label("12\u202f345", 0, 0, STYLE)
        assert node.text == f"12{NBSP}345"

    def test_accents_are_joined_to_their_letters(self) -> None:
        (node,) = scribe().label("z\u0307o\u0301łw", 0, 0, STYLE)
        assert node.text == "żółw"


class TestTop:
    """How high a text reaches."""

    def test_accents_count(self) -> None:
        # Read off the outlines of Fira Sans: H 689, Ż 906, Ǻ 1104 thousandths of an em.
        em = pt(STYLE.size)
        tops = [scribe().top(text, STYLE) for text in ("H", "aHa", "Żh", "Ǻ", "", " ")]
        assert tops == pytest.approx([0.689 * em, 0.689 * em, 0.906 * em, 1.104 * em, 0, 0])


class TestWritingThatNeedsShaping:
    """Letters cannot be set one beside the other where they run to the left or carry marks of their own."""

    def test_writing_from_right_to_left_is_told_though_a_font_has_its_letters(self) -> None:
        made = scribe()
        assert made.label("דרקון", 0, 0, STYLE, where=WHERE) == ()
        (finding,) = made.findings
        assert (finding.code, finding.where) == ("unset-letter", WHERE)
        assert finding.message.startswith("“ד” (U+05D3), “ר” (U+05E8), ")
        assert finding.message.endswith("in “דרקון” cannot be set [pl]")

    def test_a_mark_that_makes_no_letter_is_told_by_its_code(self) -> None:
        made = scribe()
        (node,) = made.label("Za\u0337lgo\u0301", 0, 0, STYLE)
        assert node.text == "Zalgó"
        assert [finding.message for finding in made.findings] == ["U+0337 in “Za\u0337lgo\u0301” cannot be set [pl]"]

    def test_a_text_may_have_both_troubles(self) -> None:
        made = scribe()
        made.paragraph("龍 ה", Box(0, 0, 40, 20), STYLE)
        assert [finding.code for finding in made.findings] == ["missing-glyph", "unset-letter"]

    @pytest.mark.parametrize("text", ["Zażółć gęślą jaźń", "Ωμέγα", "Дракон й", "é ü ß ñ", "½ † € „…” –"])
    def test_all_other_letters_are_set(self, text: str) -> None:
        made = scribe()
        assert "".join(node.text for node in made.label(text, 0, 0, STYLE)) == text
        assert made.findings == []


class TestMissingGlyphs:
    """A letter that no font has is told, never drawn."""

    def test_the_finding_names_letters_fonts_language_and_place(self) -> None:
        made = scribe()
        nodes = made.label("龍 and 🐉 and 龍", 0, 0, STYLE, where=WHERE)
        assert "".join(node.text for node in nodes) == " and  and "
        (finding,) = made.findings
        assert finding.code == "missing-glyph"
        assert finding.severity is Severity.ERROR
        assert finding.message == "no glyph for “龍” (U+9F8D), “🐉” (U+1F409) in “龍 and 🐉 and 龍” [pl]"
        assert finding.where == WHERE
        assert finding.hint == "these fonts were tried: Fira Sans, Arimo; use letters that they have"

    def test_a_letter_that_cannot_be_seen_is_told_by_its_code(self) -> None:
        made = scribe()
        made.label("raz\ndwa\t", 0, 0, STYLE)
        assert made.findings[0].message == "no glyph for U+000A, U+0009 in “raz dwa” [pl]"

    def test_a_paragraph_has_one_finding_for_all_its_words_and_sizes(self) -> None:
        made = scribe()
        text = PlacedText("龍 **龍** smok 🐉 " * 5, WHERE)
        made.paragraph(text, Box(0, 0, 10, 4), TextStyle(FIRA, 9), 6)
        missing = [finding for finding in made.findings if finding.code == "missing-glyph"]
        assert len(missing) == 1
        assert missing[0].message.startswith("no glyph for “龍” (U+9F8D), “🐉” (U+1F409) in “龍 龍 smok")
        assert missing[0].where == WHERE

    def test_fitting_a_label_tells_it_once_and_at_its_place(self) -> None:
        made = scribe()
        made.fit_label(PlacedText("龍 smok", WHERE), 0, 0, 1, TextStyle(FIRA, 9), 8)
        assert [(finding.code, finding.where) for finding in made.findings] == [
            ("text-too-long", WHERE),
            ("missing-glyph", WHERE),
        ]

    def test_the_same_text_twice_is_one_finding(self) -> None:
        made = scribe()
        for _ in range(3):
            made.label("龍", 0, 0, STYLE, where=WHERE)
        assert len(made.findings) == 1

    def test_measuring_notes_nothing(self) -> None:
        made = scribe()
        assert made.width("n龍", STYLE) == pytest.approx(0.586)
        assert made.findings == []

    def test_a_place_is_kept_in_capitals(self) -> None:
        made = scribe()
        made.label(PlacedText("龍", WHERE), 0, 0, TextStyle(FIRA, 9, capitals=True))
        assert made.findings[0].where == WHERE

    @pytest.mark.parametrize("text", ["a **bold** word", "an *italic* word"])
    def test_a_style_that_has_no_font_is_an_error_where_the_text_stands(self, text: str) -> None:
        with pytest.raises(ContentError) as caught:
            scribe().paragraph(PlacedText(text, WHERE), Box(0, 0, 50, 50), TextStyle(Face("Marcellus"), 9))
        (finding,) = caught.value.findings
        assert (finding.code, finding.where) == ("unknown-font", WHERE)


class TestLabels:
    """One line of text."""

    @pytest.mark.parametrize(("anchor", "x"), [("start", 50.0), ("middle", 50 - 0.586), ("end", 50 - 1.172)])
    def test_the_anchor_stands_at_x(self, anchor: str, x: float) -> None:
        (node,) = scribe().label("nn", 50, 10, STYLE, anchor)
        assert node.x == pytest.approx(x)

    def test_the_space_after_the_last_letter_is_not_aligned(self) -> None:
        style = TextStyle(FIRA, STYLE.size, tracking=0.1)
        (node,) = scribe().label("nn", 50, 10, style, "end")
        assert node.x == pytest.approx(50 - 1.172 - 0.1)

    def test_capitals_are_centred_on_a_point(self) -> None:
        (node,) = scribe().centered("nn", 50, 10, STYLE)
        assert (node.x, node.y) == pytest.approx((50 - 0.586, 10 + 0.689 / 2))

    @pytest.mark.parametrize("name", ["<b>Żmij</b> & Co", "*Gwiazda*", "**", "{{ 7*7 }}", "{% x %}", "a\\*b", "i z"])
    def test_a_name_is_set_letter_by_letter(self, name: str) -> None:
        made = scribe()
        assert "".join(node.text for node in made.label(name, 0, 0, STYLE)) == name
        assert "".join(node.text for node in made.fit_label(name, 0, 0, 100, STYLE, 1)) == name
        block = made.paragraph(made.user_spans(name), Box(0, 0, 100, 50), STYLE)
        assert rows(block.nodes)[0].replace(NBSP, " ") == name
        assert made.findings == []

    def test_an_empty_text_is_nothing(self) -> None:
        made = scribe()
        assert made.label("", 0, 0, STYLE) == ()
        assert made.fit_label("", 0, 0, 5, STYLE, 1) == ()

    def test_a_label_shrinks_in_quarter_points(self) -> None:
        style = TextStyle(FIRA, 9)
        width = scribe().width("mini", style.sized(8.5))
        (node,) = scribe().fit_label("mini", 0, 0, width, style, 8)
        assert node.size == pt(8.5)
        (node,) = scribe().fit_label("mini", 0, 0, width - 0.01, style, 8)
        assert node.size == pt(8.25)

    def test_a_label_that_cannot_shrink_enough_is_a_finding(self) -> None:
        made = scribe()
        (node,) = made.fit_label(PlacedText("mini", WHERE), 0, 0, 3.0, TextStyle(FIRA, 9), 8)
        assert node.size == pt(8)
        (finding,) = made.findings
        # 2.007 em at 8 pt (2.822 mm) are 5.66 mm.
        assert finding.message == "“mini” is 2.7 mm too wide for its box at 8 pt [pl]"
        assert (finding.code, finding.where) == ("text-too-long", WHERE)
        assert finding.hint == "there is room for 3.0 mm: shorten it"

    @given(st.text(st.sampled_from("amiwz ♠–"), min_size=1, max_size=25), st.floats(0.5, 60))
    def test_a_label_takes_the_largest_size_that_fits(self, text: str, width: float) -> None:
        style, smallest = TextStyle(FIRA, 12), 8.0
        made = scribe()
        size = made.fit_label(text, 0, 0, width, style, smallest)[0].size
        fitting = [step for step in size_steps(12, smallest) if made.width(text, style.sized(step)) <= width + 1e-6]
        assert size == pytest.approx(pt(fitting[0] if fitting else smallest))
        assert bool(made.findings) == (not fitting)


class TestParagraphs:
    """Text wrapped into a box."""

    def test_lines_stand_a_leading_apart(self) -> None:
        block = scribe().paragraph("raz\ndwa\ntrzy", Box(10, 20, 30, 10), STYLE)
        assert [(node.x, node.y) for node in block.nodes] == [
            pytest.approx(place) for place in ((10, 20.8), (10, 22.05), (10, 23.3))
        ]
        assert (block.lines, block.size) == (3, STYLE.size)
        assert block.height == pytest.approx(3.5)

    @pytest.mark.parametrize(("align", "x"), [("start", 10), ("middle", 24.414), ("end", 38.828)])
    def test_lines_are_aligned_in_the_box(self, align: str, x: float) -> None:
        block = scribe().paragraph("nn", Box(10, 20, 30, 10), STYLE, align=align)
        assert block.nodes[0].x == pytest.approx(x)

    @pytest.mark.parametrize(("valign", "y"), [("top", 20.8), ("middle", 25.3), ("bottom", 29.8)])
    def test_a_block_stands_at_the_top_in_the_middle_or_at_the_bottom(self, valign: str, y: float) -> None:
        block = scribe().paragraph("nn", Box(10, 20, 30, 10), STYLE, valign=valign)
        assert block.nodes[0].y == pytest.approx(y)

    def test_a_text_too_high_tells_language_size_and_surplus_lines(self) -> None:
        made = scribe()
        text = PlacedText("raz\ndwa\ntrzy\ncztery", WHERE)
        block = made.paragraph(text, Box(0, 0, 30, pt(8) * 2.5), TextStyle(FIRA, 9), 8)
        assert (block.lines, block.size) == (4, 8)
        (finding,) = made.findings
        assert finding.message == "“raz dwa trzy cztery” does not fit at 8 pt: 2 lines too many [pl]"
        assert (finding.code, finding.where, finding.severity) == ("text-too-long", WHERE, Severity.ERROR)

    def test_one_line_too_many_and_a_box_with_no_room(self) -> None:
        made = scribe(EN)
        made.paragraph("one\ntwo", Box(0, 0, 30, 1.2), STYLE)
        made.paragraph("six", Box(0, 0, 30, 0.5), STYLE)
        assert [finding.message.partition(": ")[2] for finding in made.findings] == [
            "1 line too many [en]",
            "1 line too many [en]",
        ]

    def test_a_word_too_wide_is_named(self) -> None:
        made = scribe()
        made.paragraph("o mini", Box(0, 0, 2.0, 30), STYLE)
        (finding,) = made.findings
        # Bound to its word: 584 + 265 + 2007 thousandths.
        assert finding.message.endswith("does not fit at 2.83465 pt: “o mini” is 0.9 mm too wide [pl]")

    def test_a_long_text_is_cut_short_in_the_message(self) -> None:
        made = scribe()
        made.paragraph("raz dwa " * 50, Box(0, 0, 5, 5), STYLE)
        assert made.findings[0].message.startswith("“raz dwa raz dwa raz dwa raz dwa raz dwa …” does not fit")

    def test_a_text_as_spans_is_not_read_again(self) -> None:
        block = scribe().paragraph([Span("2 * 3 *"), Span("b", bold=True)], Box(0, 0, 50, 5), STYLE)
        assert [(node.text, node.face.weight) for node in block.nodes] == [("2 * 3 *", 400), ("b", 700)]

    def test_open_markup_is_told_where_the_text_stands(self) -> None:
        with pytest.raises(ContentError) as caught:
            scribe().lines(PlacedText("**bold", WHERE), STYLE, 10)
        assert caught.value.findings[0].where == WHERE

    @given(PROSE, st.floats(4, 40), st.floats(2, 25))
    def test_a_paragraph_takes_the_largest_size_that_fits(self, text: list[Span], width: float, height: float) -> None:
        style, smallest = TextStyle(FIRA, 9), 7.1
        made, box = scribe(), Box(0, 0, width, height)
        block = made.paragraph(text, box, style, smallest)
        fitting = [
            size
            for size in size_steps(9, smallest)
            if fits(made.lines(text, style.sized(size), width), style.sized(size), width, height)
        ]
        assert block.size == (fitting[0] if fitting else smallest)
        assert bool(made.findings) == (not fitting)
        for node in block.nodes if fitting else ():
            end = node.x + made.width(node.text, TextStyle(node.face, block.size))
            assert node.x >= 0 and end <= width + 1e-5
            assert node.y - 0.8 * node.size >= -1e-6 and node.y + 0.2 * node.size <= height + 1e-5

    def test_a_deck_of_54_fits_measures_each_word_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        made, style = scribe(), TextStyle(FIRA, 9)
        calls = 0
        plain = Scribe.stretches

        def counted(self: Scribe, text: str, own: TextStyle) -> tuple[list[tuple[str, TextStyle]], list[str]]:
            nonlocal calls
            calls += 1
            return plain(self, text, own)

        monkeypatch.setattr(Scribe, "stretches", counted)
        for card in range(54):
            made.paragraph(f"Karta {card}: **smok** zieje ogniem i leci dalej.", Box(0, 0, 30, 6), style, 6)
        assert calls == 54 * 3  # once a span, however many sizes were tried


class TestPolishLines:
    """What a Polish line may not end or begin with."""

    @pytest.mark.parametrize("word", SMALL)
    def test_a_word_of_one_letter_never_ends_a_line(self, word: str) -> None:
        text = f"smok {word} dom"
        width = scribe().width(f"smok {word}", STYLE) + 0.1
        assert set_lines(scribe(), text, width) == ["smok", f"{word}{NBSP}dom"]

    @pytest.mark.parametrize(
        ("text", "lines"),
        [
            ("smok i w domu", ["smok", f"i{NBSP}w{NBSP}domu"]),
            ("smok (i domek)", ["smok", f"(i{NBSP}domek)"]),
            ("smok „W domu”", ["smok", f"„W{NBSP}domu”"]),
            ("smok **i** domek", ["smok", f"i{NBSP}domek"]),
            ("smok **i** *z* domu", ["smok", f"i{NBSP}z{NBSP}domu"]),
            ("smok **i w** domu", ["smok", f"i{NBSP}w{NBSP}domu"]),
            ("smok w  domu", ["smok", f"w{NBSP}{NBSP}domu"]),
        ],
    )
    def test_also_in_a_row_after_a_bracket_and_across_markup(self, text: str, lines: list[str]) -> None:
        assert set_lines(scribe(), text, 4.1) == lines

    def test_words_of_two_letters_may_end_a_line(self) -> None:
        assert set_lines(scribe(), "smok na domu", scribe().width("smok na", STYLE) + 0.1) == ["smok na", "domu"]

    def test_a_dash_never_begins_a_line(self) -> None:
        width = scribe().width("smok zieje", STYLE) + 0.1
        assert set_lines(scribe(), "smok zieje – i leci", width) == ["smok", f"zieje{NBSP}–", f"i{NBSP}leci"]

    def test_a_unit_stays_with_its_number(self) -> None:
        width = scribe().width("zasięg 12", STYLE) + 0.1
        assert set_lines(scribe(), "zasięg 12 mm dalej", width) == ["zasięg", f"12{NBSP}mm", "dalej"]

    def test_a_compound_repeats_its_hyphen(self) -> None:
        assert set_lines(scribe(), "smok biało-czerwony", 7.5) == ["smok biało-", "-czerwony"]
        assert set_lines(scribe(EN), "dragon blood-curdling", 8.5) == ["dragon blood-", "curdling"]

    def test_english_may_end_a_line_with_a(self) -> None:
        assert set_lines(scribe(EN), "see a dragon", scribe(EN).width("see a", STYLE) + 0.1) == ["see a", "dragon"]

    @given(PROSE, st.floats(1, 30))
    def test_no_line_of_any_text_does(self, text: list[Span], width: float) -> None:
        lines = set_lines(scribe(), text, width)
        for line in lines[:-1]:
            last = re.split(r"[ \u00a0]", line)[-1]
            assert last.lstrip("(„") not in SMALL
        for line in lines[1:]:
            assert not line.startswith(("–", f"{NBSP}"))

    @given(PROSE)
    def test_a_text_is_never_one_chain(self, text: list[Span]) -> None:
        words = [span.text for span in text if span.text.strip("(„") not in [*SMALL, "–", "mm", " "]]
        chains = set_lines(scribe(), text, 0.1)
        assert len(chains) >= len(words)


class TestShippedTexts:
    """Every text that is shipped can be set, and by the rules of its language."""

    @pytest.mark.parametrize("language", [EN, PL], ids=lambda language: language.code)
    @pytest.mark.parametrize("width", [18, 40])
    def test_all_letters_have_a_font_and_no_line_ends_badly(self, language: Language, width: float) -> None:
        made = scribe(language)
        for folder in sorted(content_folder().glob(f"*/text/{language.code}")):
            texts = load_texts(folder, language, data_root())
            for key, entry in texts.entries.items():
                for form in forms(entry):
                    lines = [line.rstrip() for line in set_lines(made, bare(form), width)]
                    if language is PL:
                        assert [
                            line for line in lines[:-1] if re.split(r"[ \u00a0]", line)[-1].lstrip("(„") in SMALL
                        ] == [], key
                        assert [line for line in lines[1:] if line.startswith("–")] == [], key
        assert made.findings == []
