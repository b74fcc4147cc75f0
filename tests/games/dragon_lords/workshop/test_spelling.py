"""Reading what people type."""

from __future__ import annotations

import pytest

from generator.errors import ContentError
from generator.games.dragon_lords.workshop.spelling import Reading, Vocabulary, folded

BODIES = Vocabulary(
    {
        "very-light": ["bardzo lekki", "very-light"],
        "light": ["lekki", "light"],
        "average": ["średni", "average"],
        "heavy": ["ciężki", "heavy"],
        "very-heavy": ["bardzo ciężki", "very-heavy"],
    },
    first=1,
)


@pytest.mark.parametrize(
    ("text", "plain"),
    [("Żądło Łuny", "zadlo-luny"), (" Very_Light ", "very-light"), ("Åse’s 2nd", "ase-s-2nd"), ("", ""), ("–", "")],
)
def test_folding(text: str, plain: str) -> None:
    assert folded(text) == plain


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("light", "light"),
        ("LEKKI", "light"),
        ("sredni", "average"),
        ("very light", "very-light"),
        ("very_heavy", "very-heavy"),
        ("bardzo c", "very-heavy"),
        ("3", "average"),
        ("av", "average"),
        ("h", "heavy"),
    ],
)
def test_what_is_understood(word: str, meant: str) -> None:
    assert BODIES.understand(word) == Reading(meant)
    assert BODIES.read(word, "--body") == meant


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("ligt", "did you mean “lekki”?"),
        ("very", "write one of: bardzo lekki, bardzo ciężki"),
        ("0", "write one of: bardzo lekki, lekki, średni, ciężki, bardzo ciężki"),
        ("6", "write one of: bardzo lekki, lekki, średni, ciężki, bardzo ciężki"),
        ("", "write one of: bardzo lekki, lekki, średni, ciężki, bardzo ciężki"),
        ("dragon", "write one of: bardzo lekki, lekki, średni, ciężki, bardzo ciężki"),
    ],
)
def test_what_is_not_understood(word: str, hint: str) -> None:
    with pytest.raises(ContentError) as caught:
        BODIES.read(word, "--body")
    (finding,) = caught.value.findings
    assert (finding.code, finding.message) == ("unknown-option", f"--body cannot be “{word}”")
    assert finding.hint == hint


def test_nothing_can_be_meant_too() -> None:
    riders: Vocabulary[str | None] = Vocabulary({None: ["none"], "lancer": ["lancer"]}, first=0)
    assert riders.read("none", "--rider") is None
    assert riders.read("0", "--rider") is None
    assert riders.read("1", "--rider") == "lancer"


def test_numbers_mean_nothing_where_things_are_not_numbered() -> None:
    assert not Vocabulary({"a": ["alpha"]}).understand("1").is_clear
