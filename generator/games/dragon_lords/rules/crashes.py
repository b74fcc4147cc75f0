"""Crashes: where a fall hurts, how much, and the dragon afterwards."""

from __future__ import annotations

from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Altitude, Section
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.blows import Struck, strike
from generator.games.dragon_lords.rules.breath import section_hit
from generator.games.dragon_lords.rules.damage import fall_damage
from generator.games.dragon_lords.rules.dragon import Dragon, grounded
from generator.games.dragon_lords.rules.ruleset import RuleSet


def crash_section(tables: Tables, roll: int) -> Section:
    """The section that a crash hurts: the roll in the rear column (Crashing to the Ground)."""
    return section_hit(tables, tables.altitudes.fall_direction, roll)


def crash_dice(tables: Tables, fallen_from: Altitude) -> Dice | None:
    """The damage of a crash, one lot for each level fallen; none from the ground (Crashing to the Ground)."""
    return fall_damage(tables, fallen_from)


def crash(rules: RuleSet, dragon: Dragon, section: Section, points: int) -> Struck:
    """The dragon down on the ground, with the damage of its fall. It may fly again unless a track is empty."""
    return strike(rules, grounded(dragon), section, points)
