"""The shipped content for property tests, and attacks made for tests."""

from __future__ import annotations

from generator.games.dragon_strike.content import load_content
from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.figures import Attack, Strike
from generator.games.dragon_strike.model.options import Reach
from generator.resources import content_folder

CONTENT = load_content(content_folder())
RULES = CONTENT.tables.rules


def blow(*dice: Die, reach: Reach = Reach.ADJACENT) -> Attack:
    """An attack with a strike for each die."""
    return Attack(reach=reach, strikes=tuple(Strike(weapon="sword", die=die) for die in dice))
