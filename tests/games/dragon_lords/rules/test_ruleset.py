"""The switches of a game's rules."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from generator.games.dragon_lords.rules.ruleset import ADVANCED, BASIC, EVERYTHING, RuleSet
from generator.source.model import check
from generator.source.reader import parse_yaml


def test_the_basic_game_has_all_switches_off() -> None:
    assert not any(BASIC.model_dump().values())
    assert [name for name, on in ADVANCED.model_dump().items() if on] == ["advanced"]
    assert [name for name, on in EVERYTHING.model_dump().items() if not on] == ["count_empty_hexes"]


def test_rules_do_not_change() -> None:
    with pytest.raises(ValidationError):
        BASIC.advanced = True  # type: ignore[misc]


def test_fumbles_need_critical_hits() -> None:
    _, findings = check(RuleSet, parse_yaml(b"advanced: true\nfumbles: true\n", "x.yaml"))
    assert [(finding.code, finding.where.line) for finding in findings] == [("wrong-rules", 2)]
    model, findings = check(RuleSet, parse_yaml(b"critical_hits: true\nfumbles: true\n", "x.yaml"))
    assert findings == []
    assert model is not None
