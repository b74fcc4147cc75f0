"""Which of the optional rules a game is played by."""

from __future__ import annotations

from generator.source.model import Model


class RuleSet(Model):
    """The rules of one game, switch by switch; all are off in the usual game."""

    killing_dragon_wins: bool = False
    """The heroes win as well when the dragon dies, whatever else they have done (How to Win: Option)."""
    timed_questions: bool = False
    """A talk with a monster lasts a minute, however many questions fit in (Question a Monster: Option)."""


USUAL = RuleSet()
