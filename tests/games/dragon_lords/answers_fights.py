"""What the rules answer to the worked examples of breath, close combat and campaigns."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.options import Altitude, CampaignEvent, Tactic
from generator.games.dragon_lords.rules import campaign, close_combat
from generator.games.dragon_lords.rules.arcs import area_of
from generator.games.dragon_lords.rules.breath import attack_directions, breath_fault, is_critical, section_hit
from generator.games.dragon_lords.rules.crashes import crash_section
from generator.games.dragon_lords.rules.dragon import Dragon
from generator.games.dragon_lords.rules.engaging import clinch
from generator.games.dragon_lords.rules.hex_numbers import hex_of
from generator.games.dragon_lords.rules.hexes import Compass, bearing, compass, distance, hexes_between
from generator.games.dragon_lords.rules.ruleset import BASIC, RuleSet
from generator.games.dragon_lords.rules.to_hit import breath_to_hit, hits, own_dragon_to_hit
from tests.games.dragon_lords.builders import dragon, pose

Given = dict[str | int, Any]


def _placed(content: DragonLordsContent, given: Given) -> Dragon:
    made = content.dragon(given["dragon"])
    return dragon(content.tables, made, pose(given["hex"], given["facing"], given["altitude"]), BASIC)


def _breath(content: DragonLordsContent, given: Given, rules: RuleSet) -> Given:
    attacker, target = _placed(content, given["attacker"]), _placed(content, given["target"])
    if breath_fault(content.tables, attacker, target):
        return {"allowed": False}
    needed = breath_to_hit(content.tables, rules, attacker, target)
    return {"allowed": True, "needed": needed.total, "account": str(needed)}


def breath(content: DragonLordsContent, given: Given) -> Given:
    return _breath(content, given, BASIC)


def breath_as_printed(content: DragonLordsContent, given: Given) -> Given:
    return _breath(content, given, RuleSet(count_empty_hexes=True))


def sight(content: DragonLordsContent, given: Given) -> Given:
    place, facing = hex_of(given["attacker"]["hex"]), Compass(given["attacker"]["facing"]).facing
    target = hex_of(given["target"]["hex"])
    return {
        "distance": distance(place, target),
        "between": hexes_between(place, target),
        "bearing": round(bearing(place, facing, target), 1),
        "area": str(area_of(content.tables, place, facing, target)),
    }


def attack(content: DragonLordsContent, given: Given) -> Given:
    attacker = dragon(content.tables, at=pose(given["from"]))
    target = dragon(content.tables, at=pose(given["at"], given["facing"]))
    directions = attack_directions(content.tables, attacker, target)
    sections = [section_hit(content.tables, direction, given["location"]) for direction in directions]
    return {"directions": [str(each) for each in directions], "sections": [str(each) for each in sections]}


def crash_sections(content: DragonLordsContent, given: Given) -> Given:
    return {"sections": [str(crash_section(content.tables, roll)) for roll in given["rolls"]]}


def own_dragon(content: DragonLordsContent, given: Given) -> Given:
    ridden = [dragon(content.tables, content.dragon(name)) for name in given["dragons"]]
    return {"needed": [own_dragon_to_hit(content.tables, each).total for each in ridden]}


def clinched(content: DragonLordsContent, given: Given) -> Given:
    rules = RuleSet(advanced=given.get("advanced", True))
    fighting = dragon(content.tables, content.dragon(given["dragon"]), pose(altitude=given["altitude"]), rules)
    after = clinch(content.tables, rules, replace(fighting, speed=given["speed"]))
    tactics = [Tactic(word) for word in given.get("tactics", ["bite", "bite"])]
    assert Altitude(given["altitude"]) is not after.dragon.pose.altitude
    return {
        "rolls": not close_combat.nobody_rolls(*tactics),
        "altitude": str(after.dragon.pose.altitude),
        "speed": after.dragon.speed,
        "crashes": after.stalls or after.fallen_from is not None,
    }


def rolls_that_hit(content: DragonLordsContent, given: Given) -> Given:
    rules = RuleSet(critical_hits=True)
    return {
        "hits": [hits(content.tables, given["needed"], roll) for roll in given["rolls"]],
        "critical": [is_critical(content.tables, rules, given["needed"], roll) for roll in given["rolls"]],
    }


def fight(content: DragonLordsContent, given: Given) -> Given:
    tables = content.tables
    attacker, defender = (dragon(tables, content.dragon(given[side])) for side in ("attacker", "defender"))
    own, other = (Tactic(word) for word in given.get("tactics", ["bite", "bite"]))
    modifier = close_combat.tactics_modifier(tables, own, other)
    first = close_combat.combat_score(tables, attacker, given["rolls"][0], modifier).total
    second = close_combat.combat_score(tables, defender, given["rolls"][1]).total
    winner = None if first == second else "attacker" if first > second else "defender"
    best, tactic = (attacker, own) if winner == "attacker" else (defender, other)
    damage = None if winner is None else str(close_combat.combat_damage(tables, best, tactic))
    return {"scores": [first, second], "winner": winner, "damage": damage}


def thrown(_content: DragonLordsContent, given: Given) -> Given:
    facing = Compass(given["facing"]).facing
    return {"facings": [str(compass(close_combat.thrown_facing(facing, roll))) for roll in given["rolls"]]}


def campaign_points(content: DragonLordsContent, given: Given) -> Given:
    events = {CampaignEvent(event): times for event, times in given["events"].items()}
    return {"points": campaign.campaign_points(content.tables, events).total}


def rewards_lost(content: DragonLordsContent, given: Given) -> Given:
    pairs = zip(given["before"], given["after"], strict=True)
    return {"lost": [campaign.rewards_lost(content.tables, before, after) for before, after in pairs]}


RULES = {
    "breath": breath,
    "breath-as-printed": breath_as_printed,
    "sight": sight,
    "attack": attack,
    "crash-section": crash_sections,
    "own-dragon": own_dragon,
    "clinch": clinched,
    "hits": rolls_that_hit,
    "close-combat": fight,
    "thrown-facing": thrown,
    "campaign-points": campaign_points,
    "rewards-lost": rewards_lost,
}
