"""Who wins."""

from __future__ import annotations

import pytest

from generator.games.dragon_strike.rules.ruleset import USUAL, RuleSet
from generator.games.dragon_strike.rules.winning import HeroState, Winner, winner

ON, OUT, DEAD = HeroState.ON_BOARD, HeroState.ESCAPED, HeroState.DEAD
OPTION = RuleSet(killing_dragon_wins=True)


@pytest.mark.parametrize(
    ("heroes", "goal", "dragon_dead", "rules", "won"),
    [
        ([ON, ON], False, False, USUAL, None),
        ([ON, OUT], True, False, USUAL, None),
        ([OUT, OUT], True, False, USUAL, Winner.HEROES),
        ([OUT, OUT], False, False, USUAL, Winner.DRAGON_MASTER),
        ([OUT, DEAD], True, False, USUAL, Winner.DRAGON_MASTER),
        ([ON, DEAD], True, False, USUAL, Winner.DRAGON_MASTER),
        ([ON, ON], False, True, USUAL, None),
        ([ON, DEAD], False, True, OPTION, Winner.HEROES),
        ([ON, DEAD], False, False, OPTION, None),
        ([OUT, DEAD], True, False, OPTION, Winner.DRAGON_MASTER),
    ],
)
def test_who_has_won(
    heroes: list[HeroState], goal: bool, dragon_dead: bool, rules: RuleSet, won: Winner | None
) -> None:
    assert winner(heroes, goal, dragon_dead, rules) == won
