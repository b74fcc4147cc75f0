"""The record speed phase of a log."""

from __future__ import annotations

from generator.games.dragon_lords.logs.replay import TurnInPlay
from generator.games.dragon_lords.rules.speed import speed_fault


def replay_speeds(turn: TurnInPlay) -> None:
    """Judge the speeds that were recorded; each dragon then flies as recorded (2. Record Speed)."""
    replay = turn.replay
    for name, entry in turn.entries_in_play():
        fault = speed_fault(replay.tables, replay.rules, replay.dragons[name], entry.speed)
        if fault:
            turn.note("illegal-speed", name, fault, (*turn.entry_loc(name), "speed"))
