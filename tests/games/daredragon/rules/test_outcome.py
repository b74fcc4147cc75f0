"""Tests of the end of the fight."""

from __future__ import annotations

from dataclasses import replace

from generator.games.daredragon.rules.outcome import Outcome, outcome
from generator.games.daredragon.rules.state import Fight


def test_outcomes(fight: Fight) -> None:
    beaten = replace(fight, parts=tuple(replace(part, health=0) for part in fight.parts))
    fallen = replace(fight, daredevils=tuple(replace(daredevil, health=0) for daredevil in fight.daredevils))
    assert outcome(fight) is Outcome.OPEN
    assert outcome(beaten) is Outcome.VICTORY
    assert outcome(fallen) is Outcome.DEFEAT
    assert outcome(replace(beaten, daredevils=fallen.daredevils)) is Outcome.VICTORY
    assert outcome(beaten.with_part(replace(beaten.parts[2], health=1))) is Outcome.OPEN
