"""Tests of the editions of the rules."""

from __future__ import annotations

import pytest

from generator.errors import ContentError
from generator.games.daredragon.rules.ruleset import CURRENT, RuleSet


def test_the_current_edition() -> None:
    assert CURRENT.version == "1.0.2"
    assert not CURRENT.frees_at_once
    assert not CURRENT.judges_at_start


def test_the_older_edition() -> None:
    older = RuleSet("1.0")
    assert older.frees_at_once
    assert older.judged(now=2, at_start=14) == 14
    assert older.judged(now=2, at_start=None) == 2
    assert CURRENT.judged(now=2, at_start=14) == 2


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(ContentError, match=r"there are no rules “1\.1”"):
        RuleSet("1.1")
