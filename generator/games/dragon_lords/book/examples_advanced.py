"""The worked examples of the advanced rules, of building a dragon and of a campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.games.dragon_lords.book.stage import account, flown, placed, summed, terms
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.options import (
    Altitude,
    Body,
    Breath,
    CampaignEvent,
    Claws,
    Range,
    Rating,
    Rider,
    Section,
    Tactic,
    Wings,
)
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.campaign import campaign_points
from generator.games.dragon_lords.rules.close_combat import (
    combat_damage,
    combat_score,
    tactics_modifier,
)
from generator.games.dragon_lords.rules.costs import cost_bounds, design_cost
from generator.games.dragon_lords.rules.damage import close_combat_modifier, fall_damage
from generator.games.dragon_lords.rules.flight import acceleration_allowance, bank_cost, turn_cost
from generator.games.dragon_lords.rules.hexes import distance
from generator.games.dragon_lords.rules.moves import LEVELS
from generator.games.dragon_lords.rules.riders import missile_damage
from generator.games.dragon_lords.rules.ruleset import ADVANCED
from generator.games.dragon_lords.rules.stats import stat_block
from generator.games.dragon_lords.rules.to_hit import own_dragon_to_hit, rider_to_hit
from generator.i18n.language import NBSP

#: The dragon that is built step by step.
WORKED = Design(name="", body=Body.LIGHT, wings=Wings.LARGE, breath=Breath.ICE, claws=Claws.DULL, rider=Rider.ARCHER)


def advanced_examples(content: DragonLordsContent) -> dict[str, Any]:
    """The examples by the names that the chapters use."""
    tables = content.tables
    return {
        "allowance": {
            "safe": tables.movement.fast.speed - 1,
            "tiny": acceleration_allowance(tables, Wings.TINY),
            "huge": acceleration_allowance(tables, Wings.HUGE),
        },
        "bank": banks(content),
        "carried": carried(tables),
        "falls": {
            "low": fall_damage(tables, Altitude.VERY_LOW),
            "high": fall_damage(tables, Altitude.HIGH),
            "top": fall_damage(tables, Altitude.VERY_HIGH),
        },
        "take_off": take_off(content),
        "archer": archer(content),
        "own_dragon": own_dragon_to_hit(tables, placed(content, "Slash", rules=ADVANCED)).total,
        "tactics": tactics(content),
        "legion": {
            "large": tables.budgets.legion // cost_bounds(tables)[1],
            "small": tables.budgets.legion // tables.budgets.legion_dragon,
        },
        "design": worked_design(tables),
        "campaign": campaign(tables),
    }


def banks(content: DragonLordsContent) -> dict[str, Any]:
    """What banks cost, and a move with three of them."""
    ratings = (Rating.A, Rating.D, Rating.G)
    moved = flown(content, content.dragon("Kelvinight"), "BL2 F1 BL1", Altitude.HIGH, ADVANCED)
    counted = account(moved)
    return {
        **counted,
        "ratings": [str(rating) for rating in ratings],
        "costs": [bank_cost(content.tables, rating) for rating in ratings],
        "speed": counted["spent"],
        "lost": LEVELS.index(Altitude.HIGH) - LEVELS.index(moved.pose.altitude),
    }


def carried(tables: Tables) -> dict[str, Any]:
    """A turn that goes on in the next move."""
    rating = Rating.E
    first, whole = turn_cost(tables, rating, 120), turn_cost(tables, rating, 180)
    return {
        "rating": str(rating),
        "first": first,
        "whole": whole,
        "rest": whole - first,
        "alone": turn_cost(tables, rating, 60),
    }


def take_off(content: DragonLordsContent) -> dict[str, int]:
    """A take-off of a heavy dragon."""
    tables, dragon = content.tables, content.dragon("Lectronist")
    minimum = tables.flight.minimum_speed[dragon.body]
    spent = flown(content, dragon, "T", Altitude.GROUND, ADVANCED).spent
    return {
        "minimum": minimum,
        "least": minimum + tables.movement.take_off.over_minimum,
        "most": tables.movement.take_off.fastest,
        "spent": spent,
        "rest": spent - tables.movement.climb,
    }


def archer(content: DragonLordsContent) -> dict[str, Any]:
    """An arrow at long range."""
    tables = content.tables
    attacker = placed(content, "Fiercival", rules=ADVANCED)
    target = placed(content, "Lectronist", (3, 0), rules=ADVANCED)
    tally = rider_to_hit(tables, attacker, target, Range.LONG)
    return {
        "attacker": attacker.name,
        "target": target.name,
        "hexes": distance(attacker.pose.place, target.pose.place),
        "terms": terms(tally),
        "needed": tally.total,
        "dice": missile_damage(tables, Rider.ARCHER, Range.LONG),
    }


def tactics(content: DragonLordsContent) -> dict[str, Any]:
    """A close combat with tactics and a lancer."""
    tables, rolls, chosen = content.tables, (7, 6), (Tactic.BITE, Tactic.SLASH)
    attacker, defender = (placed(content, name, rules=ADVANCED) for name in ("Tankerous", "Reaper"))
    worth = tactics_modifier(tables, *chosen)
    scores = [combat_score(tables, attacker, rolls[0], worth), combat_score(tables, defender, rolls[1])]
    modifier = close_combat_modifier(tables, stat_block(tables, attacker.design).rating)
    return {
        "attacker": attacker.name,
        "defender": defender.name,
        "tactics": [str(tactic) for tactic in chosen],
        "modifier": worth,
        "rolls": rolls,
        "modifiers": [modifier, scores[1].total - rolls[1]],
        "lance": scores[0].total - rolls[0] - modifier - worth,
        "scores": [score.total for score in scores],
        "dice": combat_damage(tables, attacker, chosen[0]),
    }


def worked_design(tables: Tables) -> Mapping[str, Any]:
    """A dragon built step by step."""
    block = stat_block(tables, WORKED)
    costs = [entry.points for entry in design_cost(tables, WORKED).entries]
    wing = block.tracks[Section.LEFT_WING]
    return {
        "body": str(WORKED.body),
        "wings": str(WORKED.wings),
        "breath": str(WORKED.breath),
        "claws": str(WORKED.claws),
        "costs": costs,
        "sum": summed(costs),
        "cost": block.cost,
        "rating": str(block.rating),
        "modifier": block.close_combat,
        "least": block.min_speed,
        "most": block.max_speed,
        "turns": f"{NBSP}/ ".join(str(points) for points in block.turn_costs.values()).replace(" ", NBSP),
        "breath_dice": block.breath_damage,
        "claws_dice": block.claw_damage,
        "body_points": block.damage_points[Section.BODY],
        "wing_points": wing.total,
        "wing_above": wing.above,
    }


def campaign(tables: Tables) -> dict[str, Any]:
    """The points of a good game."""
    events = {
        CampaignEvent.DAMAGE_POINT: 37,
        CampaignEvent.CRITICAL_HIT: 1,
        CampaignEvent.FUMBLE: 2,
        CampaignEvent.LAST_DRAGON: 1,
    }
    counted = campaign_points(tables, events)
    return {
        "damage": events[CampaignEvent.DAMAGE_POINT],
        "criticals": events[CampaignEvent.CRITICAL_HIT],
        "fumbles": events[CampaignEvent.FUMBLE],
        "sum": summed([term.value for term in counted.terms]),
        "total": counted.total,
    }
