"""Languages: counting, numbers, lists, sorting, binding."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError, Finding
from generator.i18n.language import PLURAL_CLASSES, Language, load_language
from generator.resources import content_folder

FOLDER = content_folder("languages")
PL = load_language(FOLDER / "pl.yaml")
EN = load_language(FOLDER / "en.yaml")
NBSP = "\u00a0"


def findings_of(tmp_path: Path, text: str) -> list[Finding]:
    path = tmp_path / "xx.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_language(path, "languages/xx.yaml")
    return list(caught.value.findings)


class TestCounting:
    @pytest.mark.parametrize(
        ("number", "plural"),
        [
            (0, "many"),
            (1, "one"),
            (2, "few"),
            (4, "few"),
            (5, "many"),
            (11, "many"),
            (12, "many"),
            (14, "many"),
            (21, "many"),
            (22, "few"),
            (24, "few"),
            (25, "many"),
            (101, "many"),
            (102, "few"),
            (112, "many"),
            (1.5, "other"),
            (2.0, "few"),
            (-1, "one"),
        ],
    )
    def test_polish(self, number: float, plural: str) -> None:
        assert PL.plural_class(number) == plural

    @pytest.mark.parametrize(
        ("number", "plural"), [(0, "other"), (1, "one"), (2, "other"), (21, "other"), (101, "other"), (1.5, "other")]
    )
    def test_english(self, number: float, plural: str) -> None:
        assert EN.plural_class(number) == plural

    @given(st.integers(0, 100_000))
    def test_every_number_has_a_class_of_its_language(self, number: int) -> None:
        assert PL.plural_class(number) in {"one", "few", "many"}
        assert EN.plural_class(number) in {"one", "other"}

    @given(st.integers(0, 10_000), st.integers(1, 50))
    def test_polish_counts_by_the_last_two_digits(self, number: int, hundreds: int) -> None:
        if number != 1:
            assert PL.plural_class(number + 100 * hundreds) == PL.plural_class(number % 100 + 100)


class TestNumbers:
    @pytest.mark.parametrize(
        ("number", "polish", "english"),
        [
            (0, "0", "0"),
            (1234, "1234", "1234"),
            (9999, "9999", "9999"),
            (9999.9999, f"10{NBSP}000", "10,000"),
            (10_000, f"10{NBSP}000", "10,000"),
            (1_234_567, f"1{NBSP}234{NBSP}567", "1,234,567"),
            (63.5, "63,5", "63.5"),
            (1234.5, "1234,5", "1234.5"),
            (12345.678, f"12{NBSP}345,678", "12,345.678"),
            (2.0, "2", "2"),
            (-3, "−3", "−3"),
            (-12_345, f"−12{NBSP}345", "−12,345"),
        ],
    )
    def test_numbers_are_written_as_the_language_does(self, number: float, polish: str, english: str) -> None:
        assert PL.number(number) == polish
        assert EN.number(number) == english

    @given(st.integers(-10_000_000, 10_000_000))
    def test_no_digit_is_lost(self, number: int) -> None:
        for language in (PL, EN):
            written = language.number(number)
            assert int(written.replace("−", "-").replace(NBSP, "").replace(",", "")) == number
            assert " " not in written and "-" not in written


class TestLists:
    @pytest.mark.parametrize(
        ("items", "polish", "polish_or", "english", "english_or"),
        [
            ([], "", "", "", ""),
            (["A"], "A", "A", "A", "A"),
            (["A", "B"], "A i B", "A lub B", "A and B", "A or B"),
            (["♥", "♦", "♠"], "♥, ♦ i ♠", "♥, ♦ lub ♠", "♥, ♦ and ♠", "♥, ♦ or ♠"),
        ],
    )
    def test_lists(self, items: list[str], polish: str, polish_or: str, english: str, english_or: str) -> None:
        assert (PL.listing(items), PL.listing(items, "or")) == (polish, polish_or)
        assert (EN.listing(iter(items)), EN.listing(items, "or")) == (english, english_or)


class TestSorting:
    def test_polish_letters_stand_after_their_plain_ones(self) -> None:
        words = [
            "żaba",
            "zło",
            "źle",
            "łuk",
            "lew",
            "luk",
            "Łoś",
            "ćma",
            "cel",
            "ósmy",
            "oko",
            "śmigło",
            "sen",
            "ą",
            "b",
        ]
        assert sorted(words, key=PL.sort_key) == [
            *("ą", "b", "cel", "ćma", "lew", "luk", "Łoś", "łuk", "oko", "ósmy", "sen", "śmigło"),
            *("zło", "źle", "żaba"),
        ]

    def test_a_shorter_word_and_a_space_come_first(self) -> None:
        words = ["smokowi", "smok złoty", "smok", "smok-widmo", "smoka", "smok 2", "Smok"]
        assert sorted(words, key=PL.sort_key) == [
            "Smok",
            "smok",
            "smok 2",
            "smok złoty",
            "smok-widmo",
            "smoka",
            "smokowi",
        ]

    def test_a_foreign_letter_sorts_as_the_one_under_its_accent(self) -> None:
        assert sorted(["résumé", "rez", "resume", "ret"], key=EN.sort_key) == ["resume", "résumé", "ret", "rez"]
        assert sorted(["ж", "zebra", "łza"], key=EN.sort_key) == ["zebra", "łza", "ж"]

    def test_accents_may_be_written_apart(self) -> None:
        assert PL.sort_key("z\u0307aba") == PL.sort_key("żaba")

    @given(st.lists(st.text(st.sampled_from("aąbcćlłńoózźż- "), min_size=1, max_size=6), max_size=8))
    def test_the_order_depends_on_the_words_only(self, words: list[str]) -> None:
        backwards = words[::-1]
        assert sorted(words, key=PL.sort_key) == sorted(backwards, key=PL.sort_key)

    @given(st.text(st.sampled_from("aąlłzżAĄ"), max_size=5), st.text(st.sampled_from("aąlłzż"), min_size=1, max_size=3))
    def test_a_beginning_comes_before_the_whole(self, word: str, more: str) -> None:
        assert PL.sort_key(word) < PL.sort_key(word + more)

    @given(st.text(max_size=8), st.text(max_size=8))
    def test_any_two_words_can_be_compared(self, one: str, two: str) -> None:
        key_one, key_two = PL.sort_key(one), PL.sort_key(two)
        assert (key_one < key_two) or (key_two < key_one) or key_one == key_two


class TestBinding:
    @pytest.mark.parametrize(
        ("text", "bound"),
        [
            ("smok i dom", "smok i~dom"),
            ("i w domu", "i~w~domu"),
            ("A w Gdańsku", "A~w~Gdańsku"),
            ("(i dom, „W lesie”", "(i~dom, „W~lesie”"),
            ("w  domu", "w~~domu"),
            ("na dom", "na dom"),
            ("raz, i", "raz, i"),
            ("raz i ", "raz i "),
            ("i\nw domu", "i\nw~domu"),
            ("kino z napisami", "kino z~napisami"),
            ("np. smok, str. 5 i nr 7", "np.~smok, str.~5 i~nr~7"),
            ("Np. smok", "Np.~smok"),
            ("zasięg 12 mm, 25 % i 3 PB", "zasięg 12~mm, 25~% i~3~PB"),
            ("12 mmm", "12 mmm"),
            ("k6 mm", "k6~mm"),
            ("smok – zwierz", "smok~– zwierz"),
            ("smok –", "smok~–"),
            ("smok –, a", "smok~–, a"),
            ("– Stój!", "– Stój!"),
            ("\n– Stój!", "\n– Stój!"),
            ("2–4", "2–4"),
            ("–1 –2 –3", "–1 –2 –3"),
            ("a – b", "a~– b"),
        ],
    )
    def test_polish(self, text: str, bound: str) -> None:
        assert PL.glue(text) == bound.replace("~", NBSP)

    @pytest.mark.parametrize(
        ("text", "bound"),
        [
            ("see a dragon", "see a dragon"),
            ("No. 5, e.g. this", "No.~5, e.g.~this"),
            ("5 DP and 100 % (actual size)", "5~DP and 100~% (actual size)"),
            ("a dragon – or two", "a dragon~– or two"),
        ],
    )
    def test_english(self, text: str, bound: str) -> None:
        assert EN.glue(text) == bound.replace("~", NBSP)

    @given(st.text(st.sampled_from("aiwzAZnp.r 5m%–(„\n" + NBSP), max_size=40))
    def test_only_spaces_change_and_each_into_one(self, text: str) -> None:
        for language in (PL, EN):
            glued = language.glue(text)
            assert len(glued) == len(text)
            assert all(a == b or (a, b) == (" ", NBSP) for a, b in zip(text, glued, strict=True))
            assert language.glue(glued) == glued

    @given(st.lists(st.sampled_from(["smok", "leci", "i", "w", "z", "dom"]), min_size=2, max_size=30))
    def test_two_longer_words_can_always_be_parted(self, words: list[str]) -> None:
        glued = PL.glue(" ".join(words))
        breaks = sum(1 for word in words[:-1] if len(word) > 1)
        assert glued.count(" ") == breaks


class TestFiles:
    def test_polish_and_english_say_how_they_set_compounds(self) -> None:
        assert PL.repeat_hyphen
        assert not EN.repeat_hyphen

    @pytest.mark.parametrize("language", [PL, EN])
    def test_the_shipped_languages_are_sound(self, language: Language) -> None:
        assert set(language.plural) <= set(PLURAL_CLASSES)
        assert len(set(language.alphabet)) == len(language.alphabet)
        assert len(PL.alphabet) == 35

    def test_a_locale_that_cldr_does_not_know_stands_on_its_line(self, tmp_path: Path) -> None:
        text = (FOLDER / "en.yaml").read_text(encoding="utf-8").replace("en_GB", "xx_YY")
        (finding,) = findings_of(tmp_path, text)
        assert (finding.code, finding.message) == ("unknown-locale", "“xx_YY” is no locale of CLDR")
        assert (finding.where.file, finding.where.line) == ("languages/xx.yaml", 4)

    def test_plural_classes_must_be_those_of_the_locale(self, tmp_path: Path) -> None:
        text = (FOLDER / "pl.yaml").read_text(encoding="utf-8").replace("[one, few, many, other]", "[one, other]")
        (finding,) = findings_of(tmp_path, text)
        assert finding.code == "wrong-plural"
        assert finding.hint == "write [one, few, many, other]"
        assert finding.where.line == 7
