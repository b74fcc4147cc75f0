"""The two games that the book tells: their logs, replayed, with the figures that the chapters show."""

from __future__ import annotations

from typing import Any

from generator.games.dragon_lords.book.stage import summed
from generator.games.dragon_lords.book.telling import TurnTold, hex_number, move_of, read_log, sight, tell
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.logs.model import Breath, Combat, Log, RiderAction
from generator.games.dragon_lords.model.options import Section
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.arcs import area_of
from generator.games.dragon_lords.rules.breath import section_hit
from generator.games.dragon_lords.rules.close_combat import (
    column_direction,
    combat_damage,
    combat_score,
    tactics_modifier,
)
from generator.games.dragon_lords.rules.damage import fall_damage
from generator.games.dragon_lords.rules.dragon import Dragon
from generator.games.dragon_lords.rules.flight import slow_turns_owed
from generator.games.dragon_lords.rules.powers import breath_dice, powers_now
from generator.games.dragon_lords.rules.riders import action_to_hit, rider_range
from generator.games.dragon_lords.rules.tally import Tally

FIRST_DUEL = "first-duel"
DUEL = "wizard-and-lancer"
ORIGINAL = "example-of-play"
#: Figures after the point of an angle in the text.
DIGITS = 1


def first_duel(content: DragonLordsContent) -> dict[str, Any]:
    """The example of play: two dragons, basic rules, three turns."""
    log, _ = read_log(FIRST_DUEL)
    turns, names = tell(content, FIRST_DUEL), list(log.dragons)
    first, second, third = (_moves(content, log, turn, names) for turn in turns)
    return {
        "dragons": names,
        "start": [_state(turns[0].start[name]) for name in names],
        "owed": slow_turns_owed(content.tables, 1),
        "t1": first,
        "t2": {**second, **_sights(content, log, turns[1], names), **_hit(content.tables, turns[1], names)},
        "t3": {**third, "fight": _fight(content.tables, turns[2], turns[2].fights[0])},
    }


def duel(content: DragonLordsContent) -> dict[str, Any]:
    """The advanced example: a wizard against a lancer."""
    log, _ = read_log(DUEL)
    turns, names = tell(content, DUEL), list(log.dragons)
    return {
        "dragons": names,
        "t1": _lucky_breath(content, log, turns[0], names),
        "t2": _both_down(content, log, turns[1], names),
        "t3": _up_again(content, log, turns[2], names),
    }


def _state(dragon: Dragon) -> dict[str, Any]:
    return {"hex": hex_number(dragon), "altitude": str(dragon.pose.altitude), "speed": dragon.speed}


def _moves(content: DragonLordsContent, log: Log, turn: TurnTold, names: list[str]) -> dict[str, Any]:
    """Rolls, speeds and moves of a turn; the lists are in the order of the log's dragons."""
    moved = [move_of(content, log, turn, name) for name in names]
    entries = [turn.entries[name] for name in names]
    points = [[line.points for line in one.lines] for one in moved]
    ends = [turn.end[name] for name in names]
    return {
        "rolls": [entry.initiative for entry in entries],
        "logged": ["/".join(str(roll) for roll in entry.initiative) for entry in entries],
        "speed": [entry.speed for entry in entries],
        "speeds": [
            f"{entry.speed}" + (f"/{end.speed}" if turn.fights else "")
            for entry, end in zip(entries, ends, strict=True)
        ],
        "steps": [[{"count": line.step.count, "points": line.points} for line in one.lines] for one in moved],
        "sum": [summed([number for number in numbers if number]) for numbers in points],
        "spent": [one.spent for one in moved],
        "path": [len(one.path) for one in moved],
        "after": [_state(turn.moved[name]) for name in names],
        "end": [_state(end) for end in ends],
        "hexes": sight(content.tables, log.rules, *(turn.moved[name] for name in names)).hexes,
    }


def _sights(content: DragonLordsContent, log: Log, turn: TurnTold, names: list[str]) -> dict[str, Any]:
    """How each of the two sees the other after movement."""
    pairs = [(turn.moved[one], turn.moved[other]) for one, other in (names, names[::-1])]
    seen = [sight(content.tables, log.rules, *pair) for pair in pairs]
    areas = [area_of(content.tables, one.pose.place, one.pose.facing, other.pose.place) for one, other in pairs]
    return {
        "off": [round(abs(one.bearing), DIGITS) for one in seen],
        "area": [str(area) for area in areas],
        "grey": seen[1].needed - content.tables.to_hit.base,
        "range": seen[0].range,
        "needed": [one.needed for one in seen],
        "roll": [_breath(turn, name).to_hit for name in names],
        "side": seen[0].sides[0],
    }


def _hit(tables: Tables, turn: TurnTold, names: list[str]) -> dict[str, Any]:
    """The hit of the first dragon on the second."""
    record, dice = _breath(turn, names[0]), breath_dice(tables, turn.ridden[names[0]])
    section = record.section or Section.BODY
    return {
        "location": record.location,
        "section": str(section),
        "dice": dice,
        "shown": record.dice,
        "damage": (record.dice or 0) + dice.modifier,
        "points": turn.end[names[1]].wounds.points[section],
    }


def _scores(tables: Tables, turn: TurnTold, combat: Combat) -> list[Tally]:
    """The modified rolls of both, the attacker's first."""
    one, other = combat.attacker, combat.defender
    worth = tactics_modifier(tables, one.tactic, other.tactic) if one.tactic and other.tactic else 0
    return [
        combat_score(tables, turn.breathed[one.dragon], one.roll or 0, worth),
        combat_score(tables, turn.breathed[other.dragon], other.roll or 0),
    ]


def _fight(tables: Tables, turn: TurnTold, combat: Combat) -> dict[str, Any]:
    """A fight that the attacker wins."""
    scores, hit = _scores(tables, turn, combat), combat.hit
    assert hit is not None and hit.column is not None and hit.location is not None
    section = section_hit(tables, column_direction(tables, hit.column), hit.location)
    dice = combat_damage(tables, turn.breathed[combat.attacker.dragon], combat.attacker.tactic)
    before, after = turn.breathed[combat.defender.dragon], turn.end[combat.defender.dragon]
    rolls = [combat.attacker.roll or 0, combat.defender.roll or 0]
    return {
        "rolls": rolls,
        "modifiers": [score.total - roll for score, roll in zip(scores, rolls, strict=True)],
        "sums": [summed([term.value for term in score.terms]) for score in scores],
        "scores": [score.total for score in scores],
        "column": hit.column,
        "location": hit.location,
        "section": str(section),
        "dice": dice,
        "shown": hit.dice,
        "damage": (hit.dice or 0) + dice.modifier,
        "total": after.wounds.taken(section),
        "max_before": powers_now(tables, before).maximum_speed,
        "max_after": powers_now(tables, after).maximum_speed,
        "suffers": combat.winner.roll if combat.winner is not None else 0,
        "thrown": combat.loser.facing if combat.loser is not None else 0,
    }


def _lucky_breath(content: DragonLordsContent, log: Log, turn: TurnTold, names: list[str]) -> dict[str, Any]:
    """The first turn of the duel: a spell, a miss, a critical hit."""
    tables, record = content.tables, _breath(turn, names[1])
    critical = (record.critical or (0,))[0]
    return {
        **_moves(content, log, turn, names),
        **_sights(content, log, turn, names),
        **_cast(tables, turn, names[0]),
        "critical": critical,
        "effect": str(tables.critical_hits.rows[critical].effect),
        "rating_before": str(powers_now(tables, turn.start[names[0]]).rating),
        "rating_after": str(powers_now(tables, turn.end[names[0]]).rating),
        "rider_roll": record.rider,
        "damage": turn.end[names[0]].wounds.taken(Section.BODY),
    }


def _both_down(content: DragonLordsContent, log: Log, turn: TurnTold, names: list[str]) -> dict[str, Any]:
    """The second turn of the duel: a fight that ends on the ground."""
    tables, combat = content.tables, turn.fights[0]
    fight, moved = _fight(tables, turn, combat), _moves(content, log, turn, names)
    before, after = (sum(dragons[names[0]].wounds.damage.values()) for dragons in (turn.breathed, turn.end))
    falls = [_fall(turn, name) for name in names]
    height = list(tables.altitudes.levels)
    low = height[height.index(turn.moved[names[0]].pose.altitude) - tables.close_combat.levels_lost]
    return {
        **moved,
        **_cast(tables, turn, names[0]),
        **{key: fight[key] for key in ("sums", "scores", "dice", "damage", "section", "suffers")},
        "hexes": moved["path"][0],
        "tactics": [str(combat.attacker.tactic), str(combat.defender.tactic)],
        "tactic": tactics_modifier(tables, combat.attacker.tactic, combat.defender.tactic)
        if combat.attacker.tactic and combat.defender.tactic
        else 0,
        "altitude": str(low),
        "fall": fall_damage(tables, low),
        "falls": falls,
        "absorbed": falls[0] + (fight["suffers"] or 0) - (after - before),
    }


def _up_again(content: DragonLordsContent, log: Log, turn: TurnTold, names: list[str]) -> dict[str, Any]:
    """The third turn of the duel: a take-off, and a breath from the ground."""
    up, down = (turn.entries[name] for name in names)
    seen = sight(content.tables, log.rules, turn.ridden[names[1]], turn.ridden[names[0]])
    record = _breath(turn, names[1])
    section = section_hit(content.tables, content.tables.directions.hexsides[5], record.location or 7)
    return {
        **_cast(content.tables, turn, names[0]),
        "leap": move_of(content, log, turn, names[0]).lines[0].points,
        "speed": up.speed,
        "magic": turn.end[names[0]].magic_points,
        "walk": down.ground_roll,
        "walked": sum(step.count for step in down.move if step.side is None),
        "terms": seen.account,
        "needed": seen.needed,
        "roll": record.to_hit,
        "section": str(section),
    }


def _cast(tables: Tables, turn: TurnTold, name: str) -> dict[str, Any]:
    """A wizard's spell: what it needed, what was rolled, what it cost and did."""
    record = _rider(turn, name)
    attacker, target = turn.moved[name], turn.moved[record.target]
    assert record.spell is not None
    at = rider_range(tables, attacker, target, record.spell)
    assert at is not None
    return {
        "spell": str(record.spell),
        "spell_needs": action_to_hit(tables, attacker, target, at).total,
        "spell_roll": record.to_hit,
        "spell_cost": tables.spells.spells[record.spell].cost,
        "spell_damage": record.damage,
        "spell_section": str(record.section or Section.BODY),
    }


def _breath(turn: TurnTold, name: str) -> Breath:
    record = turn.entries[name].breath
    assert record is not None
    return record


def _rider(turn: TurnTold, name: str) -> RiderAction:
    record = turn.entries[name].rider
    assert record is not None
    return record


def _fall(turn: TurnTold, name: str) -> int:
    record = turn.entries[name].crash
    assert record is not None
    return record.damage or 0
