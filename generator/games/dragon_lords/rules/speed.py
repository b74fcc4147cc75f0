"""Which speeds a dragon may record for a turn, and what sets the limits."""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.dragon_lords.model.options import Spell
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.dragon import Dragon
from generator.games.dragon_lords.rules.flight import acceleration_allowance
from generator.games.dragon_lords.rules.powers import min_speed, powers_now
from generator.games.dragon_lords.rules.ruleset import RuleSet
from generator.games.dragon_lords.rules.wounds import Fate, fate


@dataclass(frozen=True, slots=True)
class Limit:
    """A speed that may not be passed, in movement points, and what sets it."""

    speed: int
    why: str


def least_speed(tables: Tables, dragon: Dragon) -> Limit:
    """The lowest speed in the air (2. Record Speed; Advanced 2. Record Speed: Being on the Ground)."""
    least = min_speed(tables, dragon)
    if dragon.on_ground:
        over = tables.movement.take_off.over_minimum
        return Limit(least + over, f"a take-off needs its minimum speed of {least} and {over} more")
    return Limit(least, "its minimum speed")


def greatest_speed(tables: Tables, rules: RuleSet, dragon: Dragon) -> Limit:
    """The highest speed in the air, whichever rule sets it (2. Record Speed; Quicken and Slow of The Spells)."""
    return min(_upper_limits(tables, rules, dragon), key=lambda limit: limit.speed)


def speed_fault(tables: Tables, rules: RuleSet, dragon: Dragon, speed: int | None) -> str:
    """Why a dragon may not record a speed (none: it stays on the ground), in words; empty if it may."""
    if speed is None:
        return "" if dragon.on_ground else "it flies, and cannot stay on the ground"
    if fate(rules, dragon.wounds) is Fate.GROUNDED:
        return f"speed {speed}, but with a wing or the tail at 0 it must stay on the ground"
    least, greatest = least_speed(tables, dragon), greatest_speed(tables, rules, dragon)
    if speed < least.speed:
        return f"speed {speed} is below {least.speed}: {least.why}"
    if speed > greatest.speed:
        return f"speed {speed} is above {greatest.speed}: {greatest.why}"
    return ""


def _upper_limits(tables: Tables, rules: RuleSet, dragon: Dragon) -> list[Limit]:
    limits = [_maximum(tables, dragon), *_tempo_limits(tables, dragon)]
    if dragon.on_ground:
        limits.append(Limit(tables.movement.take_off.fastest, "the highest speed for a take-off"))
    elif dragon.speed is not None:
        limits.append(_acceleration(tables, rules, dragon, dragon.speed))
    if dragon.magic.count(Spell.SLOW):
        over = tables.spells.spells[Spell.SLOW].effect.over_minimum or 0
        limits.append(Limit(min_speed(tables, dragon) + over, f"slowed to {over} over its minimum speed"))
    return limits


def _maximum(tables: Tables, dragon: Dragon) -> Limit:
    maximum = powers_now(tables, dragon).maximum_speed
    if dragon.magic.count(Spell.QUICKEN):
        over = tables.spells.spells[Spell.QUICKEN].effect.over_maximum or 0
        return Limit(maximum + over, f"its maximum speed of {maximum}, quickened by {over}")
    if maximum < tables.flight.maximum_speed[dragon.design.wings]:
        return Limit(maximum, "its maximum speed with a wing badly hurt")
    return Limit(maximum, "its maximum speed")


def _acceleration(tables: Tables, rules: RuleSet, dragon: Dragon, last: int) -> Limit:
    """The speed of last turn and what the dragon may add to it (2. Record Speed, New Acceleration Allowances)."""
    by_wings = rules.acceleration_allowances
    faster = acceleration_allowance(tables, dragon.design.wings if by_wings else None)
    quicken = tables.spells.spells[Spell.QUICKEN].effect
    if dragon.magic.count(Spell.QUICKEN):
        faster = faster + (quicken.allowance or 0) if by_wings else quicken.acceleration or 0
    return Limit(last + faster, f"{faster} more than its last speed of {last}")


def _tempo_limits(tables: Tables, dragon: Dragon) -> list[Limit]:
    fast, tempo = tables.movement.fast, dragon.tempo
    if tempo.owed:
        turns = "slow turn" if tempo.owed == 1 else "slow turns"
        return [Limit(fast.speed - 1, f"it still owes {tempo.owed} {turns} for flying at {fast.speed} or more")]
    if tempo.fast >= fast.turns:
        return [Limit(fast.speed - 1, f"it has flown at {fast.speed} or more for {tempo.fast} turns in a row")]
    return []
