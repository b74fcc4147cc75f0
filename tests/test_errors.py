"""Findings, places, and the one exception that carries them."""

from __future__ import annotations

import copy
import pickle

import pytest

from generator.errors import (
    NOWHERE,
    ContentError,
    Finding,
    Place,
    PlacedText,
    Severity,
    did_you_mean,
    has_errors,
    place_of,
    raise_if_errors,
    sorted_findings,
)

WHERE = Place("content/dragons.yaml", 12, 5)


def test_a_finding_reads_as_file_line_column_and_a_hint_below() -> None:
    finding = Finding("unknown-key", "no key “wngs”", WHERE, hint="did you mean “wings”?")
    assert str(finding) == "content/dragons.yaml:12:5: error unknown-key no key “wngs”\n    did you mean “wings”?"


def test_a_finding_without_a_hint_is_one_line() -> None:
    finding = Finding("text-too-long", "too long", WHERE, Severity.WARNING)
    assert str(finding) == "content/dragons.yaml:12:5: warning text-too-long too long"


@pytest.mark.parametrize(
    ("place", "expected"),
    [(Place("a.yaml"), "a.yaml:1:1"), (Place("a.yaml", 7), "a.yaml:7:1"), (NOWHERE, "-:1:1")],
)
def test_a_place_always_has_three_parts(place: Place, expected: str) -> None:
    assert str(place) == expected


def test_findings_are_sorted_by_place_then_gravity_and_each_comes_once() -> None:
    late = Finding("a", "late", Place("b.yaml", 1, 1))
    note = Finding("a", "note", Place("a.yaml", 10, 1), Severity.NOTE)
    warning = Finding("z", "warning", Place("a.yaml", 10, 1), Severity.WARNING)
    error = Finding("z", "error", Place("a.yaml", 10, 1))
    early = Finding("z", "early", Place("a.yaml", 9, 80))
    assert sorted_findings([late, note, error, early, warning, error]) == [early, error, warning, note, late]


def test_findings_that_differ_in_their_hints_only_keep_one_order() -> None:
    findings = [Finding("a", "m", WHERE, hint=hint) for hint in "dbacfe"]
    assert [finding.hint for finding in sorted_findings(findings)] == list("abcdef")


def test_only_errors_stop_the_press() -> None:
    warning = Finding("a", "m", WHERE, Severity.WARNING)
    note = Finding("a", "m", WHERE, Severity.NOTE)
    assert not has_errors([warning, note])
    raise_if_errors([warning, note])
    with pytest.raises(ContentError) as caught:
        raise_if_errors(finding for finding in (warning, Finding("b", "n", WHERE)))
    assert [finding.code for finding in caught.value.findings] == ["b", "a"]


def test_the_exception_tells_every_finding() -> None:
    error = ContentError([Finding("a", "one", WHERE), Finding("b", "two", NOWHERE)])
    assert str(error) == "error b two\ncontent/dragons.yaml:12:5: error a one"


def test_findings_cross_from_one_process_to_another() -> None:
    error = ContentError([Finding("a", "one", WHERE, hint="h"), Finding("b", "two", Place("z.yaml"))])
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, ContentError)
    assert again.findings == error.findings
    assert str(again) == str(error)


def test_a_placed_text_is_a_text_and_keeps_its_place_when_copied() -> None:
    text = PlacedText("Smok", WHERE)
    assert text == "Smok"
    for copied in (copy.copy(text), copy.deepcopy(text), pickle.loads(pickle.dumps(text))):
        assert copied == "Smok"
        assert copied.place == WHERE


def test_a_given_place_goes_before_the_one_that_a_text_knows() -> None:
    other = Place("other.yaml", 1, 1)
    assert place_of(PlacedText("Smok", WHERE), NOWHERE) == WHERE
    assert place_of(PlacedText("Smok", WHERE), other) == other
    assert place_of("Smok", NOWHERE) == NOWHERE


@pytest.mark.parametrize(
    ("word", "options", "hint"),
    [
        ("wngs", ["body", "wings"], "did you mean “wings”?"),
        ("Tail Lash", ["tail-lash", "claws"], "did you mean “tail-lash”?"),
        ("a4", ["A4", "letter"], "did you mean “A4”?"),
        ("xyz", ["body", "wings"], "write one of: body, wings"),
        ("xyz", [], ""),
        (3, ["body"], "write one of: body"),
    ],
)
def test_a_hint_names_the_nearest_option_or_all(word: object, options: list[str], hint: str) -> None:
    assert did_you_mean(word, options) == hint
