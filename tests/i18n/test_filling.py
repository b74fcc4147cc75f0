"""Gaps in data, and another language in them."""

from __future__ import annotations

from generator.i18n.filling import filled, gaps

ENGLISH = {"title": "The flute", "rules": ["One", "Two"], "rooms": {"A": {"name": "Gate"}}}


def test_gaps_are_what_waits_for_a_translation() -> None:
    assert list(gaps({"a": None, "b": ["x", None], "c": {"d": "y", "e": None}})) == [("a",), ("b", 1), ("c", "e")]
    assert list(gaps(ENGLISH)) == []


def test_another_language_fills_gaps_and_what_is_not_there() -> None:
    draft = {"title": None, "rules": ["Eins"], "rooms": {"A": {"name": "Tor"}}}
    assert filled(draft, ENGLISH) == (
        {"title": "The flute", "rules": ["Eins", "Two"], "rooms": {"A": {"name": "Tor"}}},
        [("title",), ("rules", 1)],
    )
    assert filled(None, ENGLISH) == (ENGLISH, [()])
    assert filled(ENGLISH, {}) == (ENGLISH, [])
