"""Who wins, and when."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from generator.games.dragon_strike.rules.ruleset import USUAL, RuleSet


class HeroState(StrEnum):
    """Where a hero is."""

    ON_BOARD = "on-board"
    ESCAPED = "escaped"
    DEAD = "dead"


class Winner(StrEnum):
    """Who has won."""

    HEROES = "heroes"
    DRAGON_MASTER = "dragon-master"


def winner(
    heroes: Sequence[HeroState], goal_reached: bool, dragon_dead: bool = False, ruleset: RuleSet = USUAL
) -> Winner | None:
    """Who has won, or None while the adventure goes on (How to Win).

    The heroes win together: goal reached, then everybody off the board alive. Once one of them is dead, or all
    have left without the goal, that can no longer be.
    """
    if dragon_dead and ruleset.killing_dragon_wins:
        return Winner.HEROES
    if HeroState.DEAD in heroes:
        return None if ruleset.killing_dragon_wins and HeroState.ON_BOARD in heroes else Winner.DRAGON_MASTER
    if HeroState.ON_BOARD in heroes:
        return None
    return Winner.HEROES if goal_reached else Winner.DRAGON_MASTER
