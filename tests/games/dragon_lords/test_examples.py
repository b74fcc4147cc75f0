"""The worked examples of the content, run against the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Altitude, Breath, Claws, Rating, Reward, Section, Wings
from generator.games.dragon_lords.rules import campaign, costs, damage, flight, ranges
from generator.games.dragon_lords.rules.checks import legion_findings
from generator.games.dragon_lords.rules.costs import Account, Component, Entry
from generator.games.dragon_lords.rules.stats import stat_block
from generator.resources import content_folder
from generator.source.reader import parse_yaml, read_yaml
from tests.games.dragon_lords import answers_fights, answers_moves

Given = dict[str | int, Any]


def path_cost(content: DragonLordsContent, given: Given) -> Given:
    path = [flight.Maneuver(word) for word in given["path"]]
    return {"points": flight.path_cost(content.tables, Rating(given["rating"]), path)}


def turn_costs(content: DragonLordsContent, given: Given) -> Given:
    rating = Rating(given["rating"])
    return {angle: flight.turn_cost(content.tables, rating, angle) for angle in (60, 120, 180)}


def fastest_next(content: DragonLordsContent, given: Given) -> Given:
    return {"speed": flight.fastest_next(content.tables, Wings(given["wings"]), given["last_speed"])}


def fastest_next_by_wings(content: DragonLordsContent, given: Given) -> Given:
    last = given["last_speed"]
    return {str(wings): flight.fastest_next(content.tables, wings, last, by_wings=True) for wings in Wings}


def slow_turns_owed(content: DragonLordsContent, given: Given) -> Given:
    return {"turns": flight.slow_turns_owed(content.tables, given["fast_turns"])}


def bank_cost(content: DragonLordsContent, given: Given) -> Given:
    return {"points": [flight.bank_cost(content.tables, Rating(rating)) for rating in given["ratings"]]}


def breath_can_bend(_content: DragonLordsContent, given: Given) -> Given:
    return {"allowed": ranges.breath_can_bend(given["hexes"], given["levels"])}


def initiative_modifier(content: DragonLordsContent, given: Given) -> Given:
    ratings = [Rating(rating) for rating in given["ratings"]]
    return {"modifiers": [flight.initiative_modifier(content.tables, rating) for rating in ratings]}


def fall_damage(content: DragonLordsContent, given: Given) -> Given:
    return {"dice": str(damage.fall_damage(content.tables, Altitude(given["altitude"])))}


def serious_damage(content: DragonLordsContent, given: Given) -> Given:
    tables = content.tables
    if "dragon" in given:
        powers = stat_block(tables, content.dragon(given["dragon"])).powers
    else:
        powers = damage.Powers(Breath.COLD, Claws.BLUNT, Rating(given["rating"]), 11)
    left = damage.after_serious_damage(tables, powers, [Section(section) for section in given["sections"]])
    fight: Given = {"rating": str(left.rating), "close_combat": damage.close_combat_modifier(tables, left.rating)}
    if "dragon" not in given:
        return fight
    dice: Given = {"breath": str(tables.weapons.breath[left.breath]), "claws": str(tables.weapons.claws[left.claws])}
    return {**dice, **fight, "maximum_speed": left.maximum_speed}


def half_way(_content: DragonLordsContent, given: Given) -> Given:
    tracks = [damage.track(points) for points in given["points"]]
    return {
        "above": [track.above for track in tracks],
        "below": [track.below for track in tracks],
        "over_half_from": [next(n for n in range(99) if track.over_half(n)) for track in tracks],
    }


def hit(_content: DragonLordsContent, given: Given) -> Given:
    suffered = Dice.parse(given["dice"]).total(given["rolled"])
    over = damage.over_half(given["points"], suffered)
    return {"damage": suffered, "left": given["points"] - suffered, "over_half": over}


def legion(_content: DragonLordsContent, given: Given) -> Given:
    accounts = [Account((Entry(Component.BODY, None, cost),)) for cost in given["costs"]]
    findings = legion_findings(accounts, given["points"], parse_yaml(b"legion: 1", "x.yaml"), ("legion",))
    return {"allowed": not findings, "left": given["points"] - sum(account.total for account in accounts)}


def cost_bounds(content: DragonLordsContent, _given: Given) -> Given:
    least, most = costs.cost_bounds(content.tables)
    return {"least": least, "most": most}


def dragon_costs(content: DragonLordsContent, given: Given) -> Given:
    dragons = [content.dragon(name) for name in given["dragons"]]
    return {"costs": [costs.design_cost(content.tables, dragon).total for dragon in dragons]}


def base_to_hit(content: DragonLordsContent, given: Given) -> Given:
    numbers = [campaign.base_to_hit(content.tables, Reward.DRAGON_TO_HIT, taken) for taken in given["taken"]]
    return {"numbers": numbers}


def rewards_earned(content: DragonLordsContent, given: Given) -> Given:
    return {"rewards": [campaign.rewards_earned(content.tables, points) for points in given["points"]]}


RULES: dict[str, Callable[[DragonLordsContent, Given], Given]] = {
    "path-cost": path_cost,
    "turn-costs": turn_costs,
    "fastest-next": fastest_next,
    "fastest-next-by-wings": fastest_next_by_wings,
    "slow-turns-owed": slow_turns_owed,
    "bank-cost": bank_cost,
    "breath-can-bend": breath_can_bend,
    "initiative-modifier": initiative_modifier,
    "fall-damage": fall_damage,
    "serious-damage": serious_damage,
    "half-way": half_way,
    "hit": hit,
    "legion": legion,
    "cost-bounds": cost_bounds,
    "costs": dragon_costs,
    "base-to-hit": base_to_hit,
    "rewards-earned": rewards_earned,
    **answers_moves.RULES,
    **answers_fights.RULES,
}
FILES = ("combat.yaml", "damage.yaml", "design.yaml", "example-of-play.yaml", "flight.yaml", "movement.yaml")


def examples() -> list[dict[str, Any]]:
    folder = content_folder("dragon-lords", "examples")
    sources: list[Any] = [read_yaml(folder / file).data for file in FILES]
    return [example for source in sources for example in source]


@pytest.mark.parametrize("example", examples(), ids=lambda example: example["id"])
def test_example(content: DragonLordsContent, example: dict[str, Any]) -> None:
    assert set(example) == {"id", "cite", "rule", "given", "expect"}
    assert RULES[example["rule"]](content, example["given"]) == example["expect"]


def test_every_rule_has_an_example_and_no_id_stands_twice() -> None:
    listed = examples()
    assert {example["rule"] for example in listed} == set(RULES)
    assert len({example["id"] for example in listed}) == len(listed)


def test_all_examples_are_read() -> None:
    folder = content_folder("dragon-lords", "examples")
    assert {path.name for path in folder.glob("*.yaml")} == set(FILES)
