"""Fast flight and the slow turns that pay for it."""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.flight import slow_turns_owed


@dataclass(frozen=True, slots=True)
class Tempo:
    """Turns of fast flight in a row up to now, and slow turns that must come before the next fast one."""

    fast: int = 0
    owed: int = 0


AT_REST = Tempo()


def is_fast(tables: Tables, speed: int | None) -> bool:
    """Whether a speed is fast flight; a dragon on the ground (no speed) never is (2. Record Speed)."""
    return speed is not None and speed >= tables.movement.fast.speed


def after_turn(tables: Tables, tempo: Tempo, speed: int | None) -> Tempo:
    """The tempo after a turn at ``speed`` (2. Record Speed).

    The first slow turn after fast flight is already one of those that the dragon owes.
    """
    if is_fast(tables, speed):
        return Tempo(tempo.fast + 1, tempo.owed)
    return Tempo(0, max(tempo.owed + slow_turns_owed(tables, tempo.fast) - 1, 0))
