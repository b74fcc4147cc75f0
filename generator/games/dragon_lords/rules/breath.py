"""Breath combat: who may be breathed at, where a hit strikes, critical hits and fumbles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from generator.games.dragon_lords.model.combat import CriticalHit
from generator.games.dragon_lords.model.options import CriticalEffect, Direction, Section
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.arcs import area_of
from generator.games.dragon_lords.rules.dragon import Dragon, Status
from generator.games.dragon_lords.rules.hexes import distance, entry_sides
from generator.games.dragon_lords.rules.powers import powers_now
from generator.games.dragon_lords.rules.ranges import breath_can_bend
from generator.games.dragon_lords.rules.ruleset import RuleSet
from generator.games.dragon_lords.rules.scales import BREATH, CLAWS, RATINGS
from generator.games.dragon_lords.rules.tally import many
from generator.games.dragon_lords.rules.to_hit import levels_apart


def breath_fault(
    tables: Tables, attacker: Dragon, target: Dragon, *, attacker_engaged: bool = False, target_engaged: bool = False
) -> str:
    """Why a target may not be breathed at, in words; empty if it may (4. Record Breath Target; 5. Breath Combat)."""
    if attacker_engaged:
        return "it is engaged in close combat"
    if target_engaged:
        return "the target is engaged in close combat"
    place, facing = attacker.pose.place, attacker.pose.facing
    hexes, levels = distance(place, target.pose.place), levels_apart(tables, attacker.pose, target.pose)
    if hexes > tables.ranges.farthest:
        return f"the target is {many(hexes, 'hex', 'hexes')} away, and breath reaches {tables.ranges.farthest}"
    if area_of(tables, place, facing, target.pose.place) is None:
        return "the target is outside its arc of fire"
    if not breath_can_bend(hexes, levels):
        return f"the target is {many(levels, 'level')} off in altitude, but only {many(hexes, 'hex', 'hexes')} away"
    return ""


def attack_directions(tables: Tables, attacker: Dragon, target: Dragon) -> tuple[Direction, ...]:
    """Where the attack comes from, seen from the target; of two the attacker chooses (The Direction Template)."""
    sides = entry_sides(attacker.pose.place, target.pose.place, target.pose.facing)
    return tuple(tables.directions.hexsides[side] for side in sides)


def section_hit(tables: Tables, direction: Direction, roll: int) -> Section:
    """The section that a hit strikes (Damage Allocation Table)."""
    return tables.damage_allocation.rows[roll][direction]


def is_critical(tables: Tables, rules: RuleSet, needed: int, roll: int) -> bool:
    """Whether a roll to hit is a critical hit (Critical Hits, optional)."""
    table = tables.critical_hits
    return rules.critical_hits and roll == table.natural and needed <= table.needed_at_most


def is_fumble(tables: Tables, rules: RuleSet, roll: int) -> bool:
    """Whether a roll to hit turns the breath on the dragon itself (Fumbles, optional)."""
    return rules.fumbles and roll == tables.fumbles.natural


def critical_row(tables: Tables, target: Dragon, rolls: Sequence[int]) -> tuple[CriticalHit | None, int]:
    """The effect of a critical hit and how many of the rolls it took; none if one more roll is needed.

    An effect that could only lower what is at its lowest already, or break a leg too many, is rolled anew.
    """
    for number, roll in enumerate(rolls, start=1):
        row = tables.critical_hits.rows[roll]
        if row.without_rider is not None and target.rider is None:
            row = tables.critical_hits.rows[row.without_rider]
        if _can_take(tables, target, row):
            return row, number
    return None, len(rolls)


def after_critical(dragon: Dragon, row: CriticalHit) -> Dragon:
    """The target with the lasting effect of a critical hit; damage to the body comes with the damage of the breath."""
    scars, steps = dragon.scars, row.steps or 0
    match row.effect:
        case CriticalEffect.KILLED:
            return replace(dragon, status=Status.DESTROYED)
        case CriticalEffect.HEAD_SHOT:
            scars = replace(scars, head_shots=scars.head_shots + steps)
        case CriticalEffect.LEG_BROKEN:
            scars = replace(scars, broken_legs=scars.broken_legs + steps)
        case CriticalEffect.WING_TORN:
            scars = replace(scars, torn_wings=scars.torn_wings + steps)
        case CriticalEffect.DAZED:
            scars = replace(scars, dazed=scars.dazed + (row.initiative or 0))
        case CriticalEffect.RIDER_THROWN:
            return replace(dragon, rider=None)
        case CriticalEffect.BODY_DAMAGE:
            pass
    return replace(dragon, scars=scars)


def may_still_hit(tables: Tables, rules: RuleSet, hits_so_far: int) -> bool:
    """Whether a dragon that so many breaths have hurt this turn can be breathed at again (Multiple Hits, optional)."""
    return not rules.multiple_hits or hits_so_far < tables.multiple_hits.hits


def _can_take(tables: Tables, target: Dragon, row: CriticalHit) -> bool:
    powers = powers_now(tables, target)
    match row.effect:
        case CriticalEffect.HEAD_SHOT:
            return powers.breath is not BREATH[0]
        case CriticalEffect.LEG_BROKEN:
            return powers.claws is not CLAWS[0] and target.scars.broken_legs < tables.critical_hits.legs
        case CriticalEffect.WING_TORN:
            return powers.rating is not RATINGS[0]
        case _:
            return True
