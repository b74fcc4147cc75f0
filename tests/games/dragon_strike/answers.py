"""What the rules answer to the worked examples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.crosschecks_cards import decks_of
from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.figures import Hero, Monster
from generator.games.dragon_strike.model.options import Feat
from generator.games.dragon_strike.rules import (
    attacks,
    dice,
    dragon,
    encounters,
    feats,
    harm,
    hourglass,
    searches,
    spells,
    turns,
)

Given = dict[str | int, Any]


def figure(content: DragonStrikeContent, name: str) -> Hero | Monster:
    """A hero or a monster by its id."""
    return content.hero(name) if name in content.tables.heroes.heroes else content.monster(name)


def attack(content: DragonStrikeContent, given: Given) -> Given:
    attacker, target = figure(content, given["attacker"]), figure(content, given["target"])
    result = attacks.resolve(content.tables.rules, attacker.attacks[0], given["rolls"], target.armor_class)
    return {"hits": list(result.hits), "damage": result.damage}


def attack_dice(content: DragonStrikeContent, given: Given) -> Given:
    attacker = figure(content, given["attacker"])
    return {"dice": [[str(strike.die) for strike in one.strikes] for one in attacker.attacks]}


def attacks_possible(content: DragonStrikeContent, given: Given) -> Given:
    facts = attacks.Facts(
        distance=given["distance"],
        clear_shot=given.get("clear_shot", True),
        airborne=given.get("airborne", False),
    )
    rules, attacker = content.tables.rules, figure(content, given["attacker"])
    refused = {one.strikes[0].weapon: attacks.refusal(rules, one, facts) for one in attacker.attacks}
    possible = attacks.possible(rules, attacker.attacks, facts)
    return {
        "weapons": [one.strikes[0].weapon for one in possible],
        "refused": {weapon: str(why) for weapon, why in refused.items() if why is not None},
    }


def breath(content: DragonStrikeContent, given: Given) -> Given:
    flame = content.monster("darkfyre").powers.breath
    assert flame is not None
    lost = {}
    for name, roll in given["rolls"].items():
        victim = figure(content, name)
        proof = victim.powers.immune if isinstance(victim, Monster) else ()
        lost[name] = harm.harm_taken(content.tables.rules, flame, victim.save, roll, proof)
    return {"lost": lost}


def breath_reach(content: DragonStrikeContent, given: Given) -> Given:
    flame = content.monster("darkfyre").powers.breath
    assert flame is not None
    return {"reached": [dragon.breath_reaches(flame, distance) for distance in given["distances"]]}


def after_turn(content: DragonStrikeContent, given: Given) -> Given:
    monster = content.monster(given["monster"])
    return {"hit_points": [harm.after_turn(monster, points) for points in given["hit_points"]]}


def body(content: DragonStrikeContent, given: Given) -> Given:
    return {"lies": [harm.body_lies(content.tables.rules, given["died"], now) for now in given["rounds"]]}


def sneak_attack(content: DragonStrikeContent, given: Given) -> Given:
    tables = content.tables
    attacker, target = figure(content, given["attacker"]), figure(content, given["target"])
    made, left = attacks.sneak_attack(tables.sneak_attacks, attacker.attacks[0], given["cards"])
    result = attacks.resolve(tables.rules, made, [given["roll"]], target.armor_class)
    return {"die": str(made.strikes[0].die), "hits": result.hits[0], "left": left}


def success(content: DragonStrikeContent, given: Given) -> Given:
    return {"succeeds": [dice.succeeds(content.tables.rules, Die.D12, roll) for roll in given["rolls"]]}


def success_odds(content: DragonStrikeContent, _given: Given) -> Given:
    return {str(die): str(dice.success_odds(content.tables.rules, die)) for die in Die}


def feat_odds(content: DragonStrikeContent, given: Given) -> Given:
    rules = content.tables.rules
    return {"odds": [str(feats.feat_odds(rules, Feat(feat), content.hero(name))) for name, feat in given["tries"]]}


def leap(content: DragonStrikeContent, given: Given) -> Given:
    rules, speed = content.tables.rules, content.hero(given["hero"]).speed
    refusal = feats.leap_refusal(rules, speed, given["moved"], given["spaces"])
    return {
        "longest": feats.longest_leap(rules, speed),
        "refusal": refusal and str(refusal),
        "left": feats.spaces_left(speed, given["moved"], given["spaces"]),
    }


def climb(content: DragonStrikeContent, given: Given) -> Given:
    rules, speed = content.tables.rules, content.hero(given["hero"]).speed
    refusal = feats.climb_refusal(rules, speed, given["moved"])
    climbed = 0 if given.get("failed") else rules.feats.climb_spaces
    return {
        "farthest_before": feats.farthest_before_climb(rules, speed),
        "refusal": refusal and str(refusal),
        "left": feats.spaces_left(speed, given["moved"], climbed),
    }


def trap_search(content: DragonStrikeContent, given: Given) -> Given:
    die = content.hero(given["hero"]).traps
    made = [searches.trap_search(content.tables.rules, die, roll) for roll in given["rolls"]]
    return {"found": [search.found for search in made], "sprung": [search.sprung for search in made]}


def passage_search(content: DragonStrikeContent, given: Given) -> Given:
    rules, die = content.tables.rules, content.hero(given["hero"]).secret_passages
    made = [searches.passage_search(rules, die, roll, given["traps"]) for roll in given["rolls"]]
    return {"found": [search.found for search in made], "sprung": [search.sprung for search in made]}


def search_reach(content: DragonStrikeContent, given: Given) -> Given:
    rules = content.tables.rules
    return {"covered": [searches.within_search(rules, distance, True) for distance in given["distances"]]}


def encounter(content: DragonStrikeContent, given: Given) -> Given:
    rules = content.tables.rules
    heroes = [content.hero(name) for name in given["heroes"]]
    monsters = [content.monster(name) for name in given["monsters"]]
    return {
        "heroes": encounters.hit_points(heroes),
        "budget": str(encounters.budget(rules, heroes)),
        "monsters": encounters.hit_points(monsters),
        "allowed": encounters.within_budget(rules, heroes, monsters),
    }


def hourglass_start(content: DragonStrikeContent, given: Given) -> Given:
    tables = content.tables
    start = hourglass.start_space(tables.rules, given["fastest"])
    answer: Given = {"start": start, "fits": hourglass.fits(tables.time_track, start)}
    if answer["fits"]:
        answer["dragon_round"] = hourglass.dragon_round(start)
        rounds = (0, 1, 11, 12, 13)
        answer["left_after"] = {count: hourglass.rounds_left(tables.time_track, start, count) for count in rounds}
    return answer


def picks(content: DragonStrikeContent, given: Given) -> Given:
    picked = spells.picks(content.hero(given["hero"]))
    return {**{str(level): count for level, count in picked.items()}, "total": sum(picked.values())}


def pick(content: DragonStrikeContent, given: Given) -> Given:
    deck, hero = content.tables.hero_spells, content.hero(given["hero"])
    findings = spells.pick_findings(deck, hero, given["picked"], given.get("taken", ()))
    return {"wrong": [finding.code for finding in findings]}


def play_round(content: DragonStrikeContent, given: Given) -> Given:
    order = turns.round_order(given["seats"], given["master"], given["allies"])
    return {"order": list(order), "too_many": list(turns.too_many_allies(content.tables.rules, given["allies"]))}


def box(content: DragonStrikeContent, _given: Given) -> Given:
    tables = content.tables
    decks = {name: sum(card.copies for card in cards.values()) for name, (_, cards) in decks_of(tables).items()}
    decks["monsters"] = len(tables.monsters.monsters)
    decks["sneak_attacks"] = tables.sneak_attacks.copies
    decks["reference"] = len(tables.reference_cards.cards)
    monsters = tables.monsters.monsters.values()
    on_cards, on_screen = len(tables.heroes.heroes), sum(monster.tracks for monster in monsters)
    spare = tables.components.clips.total - on_cards - on_screen
    return {
        "cards": sum(decks.values()),
        "decks": decks,
        "figures": len(tables.heroes.heroes) + sum(monster.figures for monster in monsters),
        "monster_figures": sum(monster.figures for monster in monsters),
        "markers": tables.markers.total,
        "clips": {"hero_cards": on_cards, "screen": on_screen, "spare": spare, "total": on_cards + on_screen + spare},
    }


ANSWERS: dict[str, Callable[[DragonStrikeContent, Given], Given]] = {
    "attack": attack,
    "attack-dice": attack_dice,
    "attacks-possible": attacks_possible,
    "breath": breath,
    "breath-reach": breath_reach,
    "after-turn": after_turn,
    "body": body,
    "sneak-attack": sneak_attack,
    "success": success,
    "success-odds": success_odds,
    "feat-odds": feat_odds,
    "leap": leap,
    "climb": climb,
    "trap-search": trap_search,
    "passage-search": passage_search,
    "search-reach": search_reach,
    "encounter": encounter,
    "hourglass": hourglass_start,
    "picks": picks,
    "pick": pick,
    "round": play_round,
    "box": box,
}
"""The rules that examples can try."""
