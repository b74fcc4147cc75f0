"""Engaging in close combat: who may, and what the clinch costs in altitude and speed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from generator.games.dragon_lords.model.options import Altitude
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.dragon import Dragon, grounded
from generator.games.dragon_lords.rules.hexes import ahead, distance
from generator.games.dragon_lords.rules.moves import LEVELS, LOWEST
from generator.games.dragon_lords.rules.powers import min_speed
from generator.games.dragon_lords.rules.ruleset import RuleSet
from generator.games.dragon_lords.rules.tally import many, plain


def engaging_fault(rules: RuleSet, attacker: Dragon, target: Dragon) -> str:
    """Why a dragon may not engage another from where its move ended, in words; empty if it may.

    Engaging in Close Combat; advanced: Fighting on the Ground, Crashing to the Ground (close combat). Whether the
    target has moved and is free is not asked here.
    """
    apart = distance(attacker.pose.place, target.pose.place)
    if apart != 1:
        return f"the target is {many(apart, 'hex', 'hexes')} away"
    if ahead(attacker.pose.place, attacker.pose.facing) != target.pose.place:
        return "it does not face the target"
    here, there = attacker.pose.altitude, target.pose.altitude
    if here is not there:
        return f"it is at {plain(here)} altitude, the target at {plain(there)}"
    if here is Altitude.VERY_LOW and not rules.advanced:
        return "close combat is not allowed at very low altitude"
    return ""


@dataclass(frozen=True, slots=True)
class Clinch:
    """A dragon in the clinch: it may have crashed before the fight, or must crash after it."""

    dragon: Dragon
    fallen_from: Altitude | None = None
    """Where it fell from before the fight."""
    stalls: bool = False
    """It is slower than its minimum speed, and crashes after the fight."""


def clinch(tables: Tables, rules: RuleSet, dragon: Dragon) -> Clinch:
    """What engaging does to one of the two (Close Combat Effects; advanced: Crashing to the Ground).

    In the air it loses altitude and speed, in the basic rules never below the lowest level or the minimum speed. In the
    advanced rules a level lost at very low altitude is a crash, and so is, after the fight, a speed below the minimum.
    On the ground nothing is lost.
    """
    if dragon.on_ground:
        return Clinch(dragon)
    table, least = tables.close_combat, min_speed(tables, dragon)
    level = LEVELS.index(dragon.pose.altitude) - table.levels_lost
    if not rules.advanced:
        level = max(level, LEVELS.index(LOWEST))
    if level <= LEVELS.index(Altitude.GROUND):
        return Clinch(grounded(dragon), fallen_from=dragon.pose.altitude)
    speed = None if dragon.speed is None else dragon.speed - table.speed_lost
    stalls = rules.advanced and speed is not None and speed < least
    if speed is not None and not stalls:
        speed = max(speed, least)
    pose = replace(dragon.pose, altitude=LEVELS[level])
    return Clinch(replace(dragon, pose=pose, speed=speed), stalls=stalls)
