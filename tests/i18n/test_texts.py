"""Texts by key, and what is found when languages are laid side by side."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError, Finding, Place, Severity, has_errors
from generator.i18n.language import load_language
from generator.i18n.texts import Entry, Texts, check_forms, compare_texts, load_texts, merged, placeholders
from generator.resources import content_folder

PL = load_language(content_folder("languages", "pl.yaml"))
EN = load_language(content_folder("languages", "en.yaml"))
CARDS = {"one": "{{ n }} karta", "few": "{{ n }} karty", "many": "{{ n }} kart", "other": "{{ n }} karty"}


def loaded(tmp_path: Path, **files: str) -> Texts:
    folder = tmp_path / "text" / "pl"
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return load_texts(folder, PL, tmp_path)


def refused(tmp_path: Path, **files: str) -> list[Finding]:
    with pytest.raises(ContentError) as caught:
        loaded(tmp_path, **files)
    return list(caught.value.findings)


def polish(**entries: Entry) -> Texts:
    return Texts(PL, entries, {key: Place("pl.yaml", line, 1) for line, key in enumerate(entries, 1)})


def english(**entries: Entry) -> Texts:
    return Texts(EN, entries, {key: Place("en.yaml", line, 1) for line, key in enumerate(entries, 1)})


def codes(findings: list[Finding]) -> list[str]:
    return [finding.code for finding in findings]


class TestLoading:
    def test_keys_are_dotted_and_texts_know_their_place(self, tmp_path: Path) -> None:
        texts = loaded(
            tmp_path, sheet="sheet:\n  title: Karta smoka\n  parts: {head: głowa, tail: ogon}\n", foot="a: b\n"
        )
        assert texts.keys == {"sheet.title", "sheet.parts.head", "sheet.parts.tail", "a"}
        assert texts("sheet.parts.tail") == "ogon"
        assert texts.where("sheet.title") == Place("text/pl/sheet.yaml", 2, 10)
        assert getattr(texts("sheet.title"), "place", None) == Place("text/pl/sheet.yaml", 2, 10)
        assert texts.has("a") and not texts.has("sheet")

    def test_an_empty_folder_has_no_texts(self, tmp_path: Path) -> None:
        assert loaded(tmp_path).keys == frozenset()

    @pytest.mark.parametrize(
        ("text", "line", "key"),
        [("a: 5\n", 1, "a"), ("a: b\nc: [d, e]\n", 2, "c"), ("a: b\nc: {}\n", 2, "c"), ("a: true\n", 1, "a")],
    )
    def test_what_is_no_text_is_refused(self, tmp_path: Path, text: str, line: int, key: str) -> None:
        (finding,) = refused(tmp_path, sheet=text)
        assert (finding.code, finding.message) == ("wrong-type", f"“{key}” must be a text")
        assert (finding.where.file, finding.where.line) == ("text/pl/sheet.yaml", line)

    def test_a_text_or_plural_form_that_is_not_written_yet_is_no_text(self, tmp_path: Path) -> None:
        texts = loaded(tmp_path, sheet="a: b\nc: ~\nd: {one: ~, other: ~}\ne: {one: x, few: ~}\n")
        assert texts.entries == {"a": "b", "e": {"one": "x"}}
        assert {key: place.line for key, place in texts.gaps.items()} == {"c": 2, "d": 3}
        assert [str(finding).splitlines()[0] for finding in check_forms(texts)][:2] == [
            "text/pl/sheet.yaml:2:4: error missing-translation “c” is not translated into pl yet",
            "text/pl/sheet.yaml:3:4: error missing-translation “d” is not translated into pl yet",
        ]

    @pytest.mark.parametrize("text", ["- a\n- b\n", "just words\n"])
    def test_a_file_must_hold_keys(self, tmp_path: Path, text: str) -> None:
        (finding,) = refused(tmp_path, sheet=text)
        assert (finding.code, finding.message) == ("wrong-type", "the file must hold texts by their keys")
        assert finding.where == Place("text/pl/sheet.yaml", 1, 1)

    def test_empty_files_and_faults_of_all_files_are_told_at_once(self, tmp_path: Path) -> None:
        findings = refused(tmp_path, a="", b="x: 1\n", c="# only a remark\n", d="y: [\n")
        assert [finding.where.file for finding in findings] == [f"text/pl/{name}.yaml" for name in "abcd"]
        assert codes(findings)[:3] == ["empty-file", "wrong-type", "empty-file"]

    def test_a_key_in_two_files_is_told_with_both_places(self, tmp_path: Path) -> None:
        (finding,) = refused(tmp_path, a="sheet: {title: A}\n", b="x: y\nsheet:\n  title: B\n")
        assert finding.code == "duplicate-key"
        assert finding.message == "“sheet.title” stands already at text/pl/a.yaml:1:16"
        assert finding.where == Place("text/pl/b.yaml", 3, 10)

    def test_a_plural_form_that_is_no_text_is_told(self, tmp_path: Path) -> None:
        (finding,) = refused(tmp_path, a="cards:\n  one: karta\n  few: 3\n  many: kart\n  other: karty\n")
        assert (finding.message, finding.where.line) == ("“cards.few” must be a text", 3)

    def test_a_misspelt_plural_class_is_told(self, tmp_path: Path) -> None:
        (finding,) = refused(tmp_path, a="cards: {one: karta, few: karty, mny: kart, other: karty}\n")
        assert (finding.code, finding.message) == ("unknown-plural", "“mny” is no plural class")
        assert finding.hint == "did you mean “many”?"

    def test_a_plural_without_other_is_plural_all_the_same(self, tmp_path: Path) -> None:
        texts = loaded(tmp_path, a="cards: {one: karta, few: karty}\n")
        assert texts.keys == {"cards"}
        assert codes(check_forms(texts)) == ["missing-plural"]

    def test_later_sets_override_earlier_ones(self) -> None:
        texts = merged(PL, [polish(a="1", b="2"), polish(x="-", b="3")])
        assert {key: texts(key) for key in texts.keys} == {"a": "1", "b": "3", "x": "-"}
        assert texts.where("b") == Place("pl.yaml", 2, 1)


class TestAsking:
    def test_figures_are_filled_in(self) -> None:
        texts = polish(hit="{{ name }}: {{ n }} × {{ figures.wing }}")
        assert texts("hit", name="Żmij", n=3, figures={"wing": 2}) == "Żmij: 3 × 2"

    def test_what_is_filled_in_is_never_read_again(self) -> None:
        name = "{{ 7 * 7 }} {% x %} <b>&amp;</b> **"
        assert polish(a="{{ name }}")("a", name=name) == name

    def test_an_unknown_key_gets_the_nearest(self) -> None:
        with pytest.raises(ContentError) as caught:
            polish(**{"sheet.title": "x"})("sheet.titel")
        (finding,) = caught.value.findings
        assert finding.message == "no text “sheet.titel” [pl]"
        assert finding.hint == "did you mean “sheet.title”?"

    def test_an_unknown_key_is_not_answered_with_all_keys(self) -> None:
        texts = polish(**{f"key{number:03}": "x" for number in range(200)})
        with pytest.raises(ContentError) as caught:
            texts("ŻÓŁW")
        assert caught.value.findings[0].hint == ""

    @pytest.mark.parametrize(
        ("number", "text"),
        [
            (0, "0 kart"),
            (1, "1 karta"),
            (2, "2 karty"),
            (5, "5 kart"),
            (12, "12 kart"),
            (22, "22 karty"),
            (25, "25 kart"),
            (101, "101 kart"),
            (1.5, "1,5 karty"),
            (12_345, "12\u00a0345 kart"),
        ],
    )
    def test_counted_texts(self, number: float, text: str) -> None:
        assert polish(cards=CARDS).count("cards", number) == text

    def test_a_plain_text_can_be_counted_too(self) -> None:
        assert polish(a="razem {{ n }}").count("a", 3) == "razem 3"

    def test_a_plural_text_needs_a_number(self) -> None:
        with pytest.raises(ContentError) as caught:
            polish(cards=CARDS)("cards")
        assert codes(list(caught.value.findings)) == ["plural-text"]
        assert caught.value.findings[0].where == Place("pl.yaml", 1, 1)

    def test_a_form_that_is_lacking_is_told_with_its_class(self) -> None:
        with pytest.raises(ContentError) as caught:
            polish(cards={"one": "karta"}).count("cards", 5)
        (finding,) = caught.value.findings
        assert (finding.code, finding.message) == ("missing-plural", "“cards” lacks the plural form many [pl]")

    def test_an_undefined_figure_stands_at_the_text(self) -> None:
        with pytest.raises(ContentError) as caught:
            polish(a="x", b="{{ wngs }}")("b", wings=3)
        (finding,) = caught.value.findings
        assert (finding.code, finding.where) == ("template-error", Place("pl.yaml", 2, 1))
        assert finding.message == "the template cannot be filled in: 'wngs' is undefined"
        assert finding.hint == "did you mean “wings”?"

    @given(st.text(st.characters(exclude_characters="{%")))
    def test_a_text_without_figures_is_given_as_it_is(self, text: str) -> None:
        assert polish(a=text)("a") == text


class TestComparing:
    def test_two_languages_in_step_have_no_findings(self) -> None:
        one = english(title="Dragon", cards={"one": "{{ n }} card", "other": "{{ n }} cards"})
        assert compare_texts([one, polish(title="Smok", cards=CARDS)]) == []

    def test_missing_keys_on_both_sides(self) -> None:
        findings = compare_texts([english(a="one", b="two"), polish(a="raz", c="trzy")])
        assert [(finding.message, finding.where) for finding in findings] == [
            ("“c” is missing in en", Place("pl.yaml", 2, 1)),
            ("“b” is missing in pl", Place("en.yaml", 2, 1)),
        ]
        assert has_errors(findings)

    def test_a_lacking_plural_form_names_all_that_are_needed(self) -> None:
        (finding,) = check_forms(polish(cards={"one": "karta", "other": "karty"}))
        assert finding.message == "“cards” lacks the plural forms few, many"
        assert finding.hint == "pl needs one, few, many, other"

    def test_figures_must_be_the_same(self) -> None:
        findings = compare_texts([english(a="{{ n }} {{ wings.size }}"), polish(a="{{ body }}")])
        assert [(finding.code, finding.message) for finding in findings] == [
            ("placeholder-mismatch", "“a” and its en text differ in their figures: body, wings.size")
        ]

    def test_figures_are_found_in_all_forms(self) -> None:
        assert placeholders({"one": "{{ a }}", "other": "{{b.c}} {{ d|upper }}"}) == {"a", "b.c", "d"}

    @pytest.mark.parametrize(
        ("text", "found"),
        [
            ("Draw a card now", True),
            ("Draw two", False),
            ("Dragon Lords", False),
            ("100 mm · 63 × 88 mm", False),
            ("{{ some }} {{ long }} {{ name }} {{ here }}", False),
            ("{{ name }} draws three cards", True),
            ("A B C D", False),
        ],
    )
    def test_english_left_in_polish_is_a_warning(self, text: str, found: bool) -> None:
        findings = compare_texts([english(a=text), polish(a=text)])
        assert codes(findings) == (["untranslated"] if found else [])
        if found:
            assert findings[0].message == "“a” reads the same in pl and en"
            assert findings[0].severity is Severity.WARNING
            assert findings[0].where == Place("pl.yaml", 1, 1)

    def test_english_left_in_one_plural_form(self) -> None:
        one = english(cards={"one": "draw one more card", "other": "draw {{ n }} more cards"})
        two = polish(cards={**CARDS, "other": "draw {{ n }} more cards"})
        assert codes(compare_texts([one, two])) == ["untranslated"]


class TestQuotes:
    @pytest.mark.parametrize(
        "text",
        [
            "„Smok”",
            "„Smok «Żmij» leci”",
            "„a” i „b”",
            '{{ t("sheet.title") }} {# "x" #}',
            '{% if a == "„" %}x{% endif %}',
            "it’s",
        ],
    )
    def test_paired_quotes_are_right(self, text: str) -> None:
        assert check_forms(polish(a=text)) == []

    @pytest.mark.parametrize(
        ("text", "code", "message"),
        [
            ('"Smok"', "straight-quote", "“a” has a straight quote"),
            ("„Smok", "unpaired-quote", "“a” does not close a quotation with ”"),
            ("Smok”", "unpaired-quote", "“a” closes a quotation with ” that was not opened"),
            ("”Smok„ i „kot”", "unpaired-quote", "“a” closes a quotation with ” that was not opened"),
            ("„Smok «Żmij”", "unpaired-quote", "“a” does not close a quotation with ”"),
            ("„Smok“", "foreign-quote", "“a” has the quote “, which pl does not use"),
        ],
    )
    def test_wrong_quotes_are_warnings(self, text: str, code: str, message: str) -> None:
        findings = check_forms(polish(a=text))
        assert (code, message) in [(finding.code, finding.message) for finding in findings]
        assert all(finding.severity is Severity.WARNING for finding in findings)
        assert all(finding.where == Place("pl.yaml", 1, 1) for finding in findings)
        assert {finding.hint for finding in findings} == {"write „…”"}

    def test_english_has_its_own_quotes_and_its_apostrophe(self) -> None:
        assert check_forms(english(a="“The dragon’s claw” and ‘so on’")) == []
        findings = check_forms(english(a="„Dragon”"))
        assert codes(findings) == ["foreign-quote", "unpaired-quote"]

    def test_a_fault_in_several_forms_is_one_finding(self) -> None:
        entry = {name: f'"{name}"' for name in CARDS}
        assert codes(check_forms(polish(a=entry))) == ["straight-quote"]

    @given(st.text(st.sampled_from('„”«»“"a '), max_size=12))
    def test_what_is_opened_in_order_and_closed_in_order_is_right_and_nothing_else(self, text: str) -> None:
        rest = text
        while (shorter := rest.replace("a", "").replace(" ", "").replace("„”", "").replace("«»", "")) != rest:
            rest = shorter
        assert (check_forms(polish(a=text)) == []) == (rest == "")


class TestFallingBack:
    ENGLISH = Texts(EN, {"a": "A", "b": "B {{ x }}", "cards": {"one": "{{ n }} card", "other": "{{ n }} cards"}})

    def test_english_stands_in_and_says_so(self) -> None:
        found: list[Finding] = []
        gaps = {"b": Place("pl.yaml", 4, 1)}
        texts = Texts(PL, {"a": "Ą"}, gaps=gaps).falling_back(self.ENGLISH, found.append)
        assert (texts("a"), texts("b", x=5), texts.count("cards", 2)) == ("Ą", "B 5", "2 cards")
        assert texts.has("cards") and not texts.has("d")
        assert [(f.code, f.where, f.severity) for f in found] == [
            ("missing-translation", Place("pl.yaml", 4, 1), Severity.WARNING),
            ("missing-translation", Place(), Severity.WARNING),
        ]
        assert found[0].message == "“b” is not translated into pl: its en text is printed"

    def test_english_stands_in_for_a_plural_form(self) -> None:
        found: list[Finding] = []
        texts = Texts(PL, {"cards": {"one": "{{ n }} karta"}}).falling_back(self.ENGLISH, found.append)
        assert (texts.count("cards", 1), texts.count("cards", 2)) == ("1 karta", "2 cards")
        assert len(found) == 1

    def test_a_text_that_no_language_has_is_refused(self) -> None:
        with pytest.raises(ContentError):
            Texts(PL, {}).falling_back(self.ENGLISH, lambda _finding: None)("d")


def test_english_apostrophes_are_curled() -> None:
    root = content_folder()
    files = [*root.glob("*/text/en/**/*.*"), *root.glob("*/glossary/en.yaml"), *root.glob("*/adventures/*.en.yaml")]
    straight = [
        line
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(r"\w'\w", re.sub(r"\{[{%].*?[}%]\}", "", line)) and not line.lstrip().startswith(("# ", "<!--"))
    ]
    assert len(files) > 50 and straight == []
