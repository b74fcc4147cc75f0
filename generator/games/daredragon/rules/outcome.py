"""How the fight ends."""

from __future__ import annotations

from enum import StrEnum

from generator.games.daredragon.rules.state import Fight


class Outcome(StrEnum):
    """Won, lost, or still open."""

    VICTORY = "victory"
    DEFEAT = "defeat"
    OPEN = "open"


def outcome(fight: Fight) -> Outcome:
    """Victory with every part at 0, defeat with every daredevil at 0 (1.7)."""
    if all(state.health == 0 for state in fight.parts):
        return Outcome.VICTORY
    if all(daredevil.incapacitated for daredevil in fight.daredevils):
        return Outcome.DEFEAT
    return Outcome.OPEN
