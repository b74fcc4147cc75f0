"""Glossaries: one word for one thing, and the words that are not to be used for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import ContentError, Place
from generator.i18n.glossary import Glossary, Term, compare_glossaries, load_glossary, wrong_term, wrong_words

SAMPLE = """\
terms:
  hero:
    term: hero
    means: A figure that a player moves.
    avoid: [adventurer*, player character]
    forms: [heroes]
  attack: {term: attack, means: A try to hurt somebody., avoid: [strike]}
  sneak-attack: {term: sneak strike, means: An attack from behind.}
"""


def read(tmp_path: Path, text: str = SAMPLE) -> Glossary:
    path = tmp_path / "en.yaml"
    path.write_text(text, encoding="utf-8")
    return load_glossary(path, "en", "en.yaml")


def words(text: str, glossary: Glossary) -> list[tuple[int, str, str]]:
    return [(use.start, use.word, use.term.term) for use in wrong_words(text, glossary)]


def test_a_glossary_has_terms_in_order_that_know_their_place(tmp_path: Path) -> None:
    glossary = read(tmp_path)
    assert list(glossary.terms) == ["hero", "attack", "sneak-attack"]
    assert glossary.terms["hero"].forms == ("heroes",)
    assert glossary.terms["hero"].index is True
    assert glossary.where("attack") == Place("en.yaml", 7, 3)


def test_a_file_that_is_not_there_has_no_terms(tmp_path: Path) -> None:
    assert load_glossary(tmp_path / "none.yaml", "en").terms == {}


def test_words_to_avoid_are_found_in_any_case_and_as_whole_words(tmp_path: Path) -> None:
    glossary = read(tmp_path)
    assert words("Adventurers win.", glossary) == [(0, "Adventurers", "hero")]
    assert words("Each player\n  character strikes.", glossary) == [(5, "player\n  character", "hero")]
    assert words("He strikes; a lightning-strike.", glossary) == [(24, "strike", "attack")]
    assert words("A hero attacks. Two heroes do so.", glossary) == []


def test_a_word_to_avoid_within_a_term_is_right(tmp_path: Path) -> None:
    assert words("A sneak strike; a strike.", read(tmp_path)) == [(18, "strike", "attack")]


def test_a_word_alone_between_quotes_is_spoken_of(tmp_path: Path) -> None:
    assert words("Others call a hero “adventurer”.", read(tmp_path)) == []
    assert words("He said “adventurer, come”.", read(tmp_path)) == [(9, "adventurer", "hero")]
    assert words("strike", read(tmp_path)) == [(0, "strike", "attack")]


def test_a_finding_says_what_the_glossary_says(tmp_path: Path) -> None:
    (use,) = wrong_words("An adventurer", read(tmp_path))
    finding = wrong_term(use, Place("a.md", 3, 4), "en")
    assert str(finding) == (
        "a.md:3:4: error wrong-term “adventurer” is not the word for this [en]\n"
        "    the glossary says “hero”: A figure that a player moves."
    )


@pytest.mark.parametrize("word", ["foe", "fo*", "foes"])
def test_a_word_cannot_be_a_term_and_to_be_avoided(tmp_path: Path, word: str) -> None:
    text = f"terms:\n  a: {{term: foe, means: M., forms: [foes]}}\n  b: {{term: beast, means: M., avoid: ['{word}']}}\n"
    with pytest.raises(ContentError) as caught:
        read(tmp_path, text)
    (finding,) = caught.value.findings
    assert (finding.code, finding.where.line) == ("wrong-term", 3)
    assert "says “foe”" in finding.message


def test_a_word_to_avoid_needs_letters(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        read(tmp_path, "terms:\n  a: {term: foe, means: M., avoid: ['*']}\n")
    assert [finding.code for finding in caught.value.findings] == ["empty-text"]


def test_languages_have_the_same_terms(tmp_path: Path) -> None:
    english = read(tmp_path)
    polish = Glossary(
        "pl", {"hero": Term(term="bohater", means="Figura gracza."), **dict(list(english.terms.items())[1:2])}
    )
    assert [str(finding).splitlines()[0] for finding in compare_glossaries([english, polish])] == [
        "en.yaml:8:3: error missing-term the glossary in pl lacks the term “sneak-attack”"
    ]
