"""Hits in a log: which section was struck, how much it was, whether the rider was hit instead, and a crash."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from generator.games.dragon_lords.logs.model import Hit
from generator.games.dragon_lords.logs.replay import Loc, TurnInPlay
from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import CampaignEvent, Direction, Section
from generator.games.dragon_lords.rules.blows import (
    must_crash,
    rider_at_risk,
    rider_falls,
    rider_hit,
    strike,
    without_rider,
)
from generator.games.dragon_lords.rules.breath import section_hit
from generator.games.dragon_lords.rules.crashes import crash, crash_dice
from generator.games.dragon_lords.rules.dragon import Dragon, grounded
from generator.games.dragon_lords.rules.tally import plain


@dataclass(frozen=True, slots=True)
class Judged:
    """A hit to be dealt: the section, the points, and whether the rider took it in the dragon's place."""

    section: Section
    points: int
    rider_killed: bool = False


def judge_side(
    turn: TurnInPlay, who: str, side: Direction | None, directions: tuple[Direction, ...], loc: Loc
) -> tuple[Direction, ...]:
    """The directions that a hit may have come from, by the line and the attacker's choice (Damage)."""
    if side is None:
        return directions
    if side in directions:
        return (side,)
    lies = " or ".join(plain(direction) for direction in directions)
    turn.note("wrong-side", who, f"the attack comes from the {lies}, not from the {plain(side)}", (*loc, "side"))
    return directions


def judge_section(
    turn: TurnInPlay, who: str, record: Hit, directions: tuple[Direction, ...], loc: Loc
) -> Section | None:
    """The section that was struck: the one that was marked, which must be the one that the roll names."""
    tables = turn.replay.tables
    roll = turn.rolled(tables.damage_allocation.dice, record.location, who, "the section", (*loc, "location"))
    if roll is None or not directions:  # no direction: two dragons in one hex, which has been found wrong
        return record.section
    found = {section_hit(tables, direction, roll): direction for direction in directions}
    if record.section is None:
        if len(found) > 1:
            choice = " or ".join(plain(direction) for direction in directions)
            message = f"the line meets two hexsides, {choice}, which differ for a roll of {roll}"
            turn.note("missing-side", who, message, loc, "write “side: …” with the one that the attacker chose")
        return next(iter(found))
    if record.section not in found:
        named = " or ".join(f"the {plain(section)} ({plain(found[section])})" for section in found)
        message = f"a roll of {roll} strikes {named}, not the {plain(record.section)}"
        turn.note("wrong-section", who, message, (*loc, "section"))
    return record.section


def judge_damage(turn: TurnInPlay, who: str, record: Hit, dice: Dice, loc: Loc, factor: int = 1) -> int:
    """The points of a hit: those that were marked, which must be those of the dice, ``factor`` times."""
    name = f"{dice}" if factor == 1 else f"{factor} × ({dice})"
    if record.dice is not None:
        shown = turn.rolled(replace(dice, modifier=0), record.dice, who, "damage", (*loc, "dice"))
        points = factor * ((shown if shown is not None else dice.count) + dice.modifier)
        if record.damage is None:
            return points
        if shown is not None and record.damage != points:
            message = f"damage {record.damage}, but {name} with {shown} on the dice makes {points}"
            turn.note("wrong-damage", who, message, (*loc, "damage"))
        return record.damage
    if record.damage is None:
        turn.note("missing-roll", who, f"the damage ({name}) is missing", loc, "write “dice: …” or “damage: …”")
        return 0
    if record.damage % factor or record.damage // factor not in dice.outcomes:
        least, most = factor * dice.minimum, factor * dice.maximum
        message = f"damage {record.damage} cannot be rolled: {name} makes {least} to {most}"
        turn.note("wrong-damage", who, message, (*loc, "damage"))
    return record.damage


def judge_hit(
    turn: TurnInPlay,
    who: str,
    record: Hit,
    target: Dragon,
    section: Section | None,
    dice: Dice,
    loc: Loc,
    factor: int = 1,
) -> Judged | None:
    """A hit on a section with the points it does; none if the log does not say which section."""
    if section is None:
        return None
    if not rider_at_risk(target, section):
        why = f"there is no roll for a rider: the hit on the {plain(section)} of {target.name} cannot strike one"
        turn.not_rolled(record.rider, who, why, (*loc, "rider"))
    else:
        table = turn.replay.tables.riders.hit
        roll = turn.rolled(table.dice, record.rider, who, f"the rider of {target.name}", (*loc, "rider"))
        if roll is not None and rider_hit(turn.replay.tables, roll):
            if record.damage:
                message = f"damage {record.damage}, but the hit struck the rider, and {target.name} takes none"
                turn.note("wrong-damage", who, message, (*loc, "damage"))
            return Judged(section, record.damage or 0, rider_killed=True)
    return Judged(section, judge_damage(turn, who, record, dice, loc, factor))


def says_hit(record: Hit) -> bool:
    """Whether a log speaks of a hit's consequences."""
    return any(part is not None for part in (record.location, record.section, record.dice, record.damage))


def recorded_hit(turn: TurnInPlay, record: Hit, directions: Collection[Direction], dice: Dice) -> Judged | None:
    """What the players marked for a hit that should not have been; none if they marked nothing. Nothing is judged."""
    table = turn.replay.tables.damage_allocation
    section = record.section
    if section is None and record.location in table.rows and directions:
        section = table.rows[record.location][next(iter(directions))]
    if section is None or not says_hit(record):
        return None
    points = record.damage if record.damage is not None else (record.dice or 0) + dice.modifier * bool(record.dice)
    return Judged(section, points)


def deal(turn: TurnInPlay, attacker: str, target: str, judged: Judged | None) -> int:
    """Let a hit take effect; the points that were ticked off. A dragon's blows at itself earn it nothing."""
    if attacker in turn.doubtful:
        turn.doubtful.add(target)
    if judged is None:
        return 0
    game = turn.replay
    struck = strike(game.rules, game.dragons[target], judged.section, judged.points)
    game.dragons[target] = struck.dragon
    if judged.rider_killed:
        game.lose_rider(target, without_rider(struck.dragon))
    if attacker != target:
        game.count(attacker, CampaignEvent.DAMAGE_POINT, struck.points)
    return struck.points


def crash_if_crippled(turn: TurnInPlay, names: Collection[str]) -> None:
    """Let the dragons crash that have lost a wing or the tail in the air (Crashing to the Ground)."""
    for name in names:
        if must_crash(turn.replay.rules, turn.replay.dragons[name]):
            replay_crash(turn, name)


def replay_crash(turn: TurnInPlay, name: str) -> None:
    """Bring a dragon down from where it is, with the rolls of its crash (Crashing to the Ground (close combat))."""
    game, loc = turn.replay, (*turn.entry_loc(name), "crash")
    dragon = game.dragons[name]
    height = dragon.pose.altitude
    turn.crashed.add(name)
    dice = crash_dice(game.tables, height)
    record = turn.entries[name].crash if name in turn.entries else None
    if dice is None:
        return
    if record is None:
        message = f"it crashes from {plain(height)} altitude, and the rolls for that ({dice}) are missing"
        turn.note("missing-crash", name, message, turn.entry_loc(name), "write “crash: {location: …, damage: …}”")
        game.dragons[name] = grounded(dragon)
        return
    section = judge_section(turn, name, record, (game.tables.altitudes.fall_direction,), loc)
    points = judge_damage(turn, name, record, dice, loc)
    fallen = crash(game.rules, dragon, section, points).dragon if section is not None else grounded(dragon)
    game.dragons[name] = fallen
    if dragon.rider is None:
        turn.not_rolled(record.rider, name, "it has no rider to roll for", (*loc, "rider"))
        return
    roll = turn.rolled(game.tables.riders.fall.dice, record.rider, name, "its rider's fall", (*loc, "rider"))
    if roll is not None and rider_falls(game.tables, roll):
        game.lose_rider(name, without_rider(fallen))
