"""The worked examples of the basic rules. What is given stands here; what comes out is worked out by the engine."""

from __future__ import annotations

from typing import Any

from generator.games.dragon_lords.book.play import ORIGINAL
from generator.games.dragon_lords.book.stage import account, flown, placed, terms
from generator.games.dragon_lords.book.telling import sight, tell
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.options import Altitude, Body, Breath, Claws, Rating, Section, Wings
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.blows import strike
from generator.games.dragon_lords.rules.breath import section_hit
from generator.games.dragon_lords.rules.close_combat import column_direction, combat_score
from generator.games.dragon_lords.rules.damage import Powers, after_serious_damage, close_combat_modifier, track
from generator.games.dragon_lords.rules.flight import Maneuver, fastest_next, path_cost, rating, slow_turns_owed
from generator.games.dragon_lords.rules.hexes import distance
from generator.games.dragon_lords.rules.moves import LEVELS, LOWEST
from generator.games.dragon_lords.rules.powers import breath_dice, claws_dice, powers_now
from generator.games.dragon_lords.rules.ranges import breath_can_bend
from generator.games.dragon_lords.rules.ruleset import BASIC, RuleSet
from generator.games.dragon_lords.rules.to_hit import breath_range, breath_to_hit, levels_apart


def examples(content: DragonLordsContent) -> dict[str, Any]:
    """The examples by the names that the chapters use."""
    tables = content.tables
    return {
        "notation": {"plain": tables.weapons.breath[Breath.FLAME], "plus": tables.weapons.breath[Breath.LIGHTNING]},
        **speeds(tables),
        **moves(content),
        "steep": steep(levels=3),
        "breath": breath(content),
        "printed": printed(content),
        "track": half_way(tables),
        "serious": serious(tables),
        "hit": hit(content),
        "fight": fight(content),
    }


def speeds(tables: Tables) -> dict[str, Any]:
    """Speeding up, and the rest that fast flight asks for."""
    fast, last = tables.movement.fast, 6
    return {
        "speed": {"last": last, "fastest": fastest_next(tables, Wings.LARGE, last)},
        "fast": {
            "speed": fast.speed + 2,
            "turns": fast.turns,
            "owed": slow_turns_owed(tables, fast.turns),
            "owed_one": slow_turns_owed(tables, 1),
            "slow": fast.speed - 1,
        },
    }


def moves(content: DragonLordsContent) -> dict[str, Any]:
    """A move with two turns, one with climbs and dives, and the whole ladder of altitudes."""
    flyer = content.dragon("Lectronist")
    turn = account(flown(content, flyer, "F3 R1 F2 L2"))
    climb = account(flown(content, content.dragon("Kelvinight"), "C2 F1 D2 F1", Altitude.LOW))
    levels, letter = len(LEVELS) - 1 - LEVELS.index(LOWEST), rating(content.tables, flyer.body, flyer.wings)
    return {
        "turn": {
            **turn,
            "dragon": flyer.name,
            "rating": str(letter),
            "costs": dict(content.tables.turning.costs[letter]),
            "speed": turn["spent"],
            "hexes": [3, 2],
            "degrees": [60, 120],
        },
        "climb": {
            **climb,
            "start": str(Altitude.LOW),
            "speed": climb["spent"],
            "climbs": 2,
            "dives": 2,
            "left": climb["points"][3],
        },
        "ladder": {
            "climbs": levels,
            "points": path_cost(content.tables, letter, [Maneuver.CLIMB] * levels),
            "down": path_cost(content.tables, letter, [Maneuver.DIVE] * levels),
        },
    }


def steep(levels: int) -> dict[str, int]:
    """How near a target so many levels off may be, at the least."""
    far = next(hexes for hexes in range(1, 99) if breath_can_bend(hexes, levels))
    return {"levels": levels, "near": far - 1, "far": far}


def breath(content: DragonLordsContent) -> dict[str, Any]:
    """A breath that much is added to and taken from."""
    tables = content.tables
    attacker = placed(content, "Reaper", altitude=Altitude.LOW)
    target = placed(content, "Zippinchill", (2, -2), facing=3, altitude=Altitude.HIGH)
    tally = breath_to_hit(tables, BASIC, attacker, target)
    return {
        "attacker": attacker.name,
        "target": target.name,
        "hexes": distance(attacker.pose.place, target.pose.place),
        "levels": levels_apart(tables, attacker.pose, target.pose),
        "range": str(breath_range(tables, BASIC, attacker, target)),
        "terms": terms(tally),
        "needed": tally.total,
    }


def printed(content: DragonLordsContent) -> dict[str, list[int]]:
    """What both need in the source's own example of play: by its tables, and as it is printed."""
    dragons = tell(content, ORIGINAL)[1].moved
    pairs = [("Kelvinight", "Lectronist"), ("Lectronist", "Kelvinight")]
    rules = {"by_table": BASIC, "as_printed": RuleSet(count_empty_hexes=True)}
    return {
        key: [sight(content.tables, rule, dragons[one], dragons[other]).needed for one, other in pairs]
        for key, rule in rules.items()
    }


def half_way(tables: Tables) -> dict[str, int]:
    """A track that has just gone past its line."""
    whole = track(tables.damage_points.body[Body.AVERAGE])
    return {"total": whole.total, "above": whole.above, "damage": whole.above + 3}


def serious(tables: Tables) -> dict[str, Any]:
    """What a dragon with flame and a rating of D keeps when head and tail are seriously damaged."""
    before = Powers(Breath.FLAME, Claws.SHARP, Rating.D, 0)
    after = after_serious_damage(tables, before, (Section.HEAD, Section.TAIL))
    return {
        "breath": before.breath,
        "breath_dice": tables.weapons.breath[before.breath],
        "breath_after": after.breath,
        "breath_dice_after": tables.weapons.breath[after.breath],
        "rating": str(before.rating),
        "rating_after": str(after.rating),
        "modifier": close_combat_modifier(tables, before.rating),
        "modifier_after": close_combat_modifier(tables, after.rating),
    }


def hit(content: DragonLordsContent) -> dict[str, Any]:
    """A hit that goes past the line of a small body."""
    tables, shown = content.tables, 13
    attacker, target = placed(content, "Reaper"), placed(content, "Zippinchill")
    dice = breath_dice(tables, attacker)
    struck = strike(BASIC, target, Section.BODY, shown + dice.modifier).dragon
    return {
        "attacker": attacker.name,
        "target": target.name,
        "dice": dice,
        "rolled": shown,
        "points": target.wounds.points[Section.BODY],
        "left": struck.wounds.left(Section.BODY),
        "claws": str(powers_now(tables, target).claws),
        "claws_after": str(powers_now(tables, struck).claws),
        "claws_dice": claws_dice(tables, target),
        "claws_dice_after": claws_dice(tables, struck),
    }


def fight(content: DragonLordsContent) -> dict[str, Any]:
    """A close combat, up to the section that is hit."""
    tables, rolls, column, location = content.tables, (6, 7), 2, 3
    winner, loser = placed(content, "Skyblazer"), placed(content, "Thilindis")
    scores = [combat_score(tables, dragon, roll) for dragon, roll in zip((winner, loser), rolls, strict=True)]
    direction = column_direction(tables, column)
    return {
        "winner": winner.name,
        "loser": loser.name,
        "rolls": rolls,
        "modifiers": [score.total - roll for score, roll in zip(scores, rolls, strict=True)],
        "scores": [score.total for score in scores],
        "column": column,
        "direction": str(direction),
        "location": location,
        "section": str(section_hit(tables, direction, location)),
    }
