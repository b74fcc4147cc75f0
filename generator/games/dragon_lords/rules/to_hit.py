"""The number that breath and riders need on the dice, with the account of it, and whether a roll reaches it."""

from __future__ import annotations

from generator.games.dragon_lords.model.options import Area, Range, Reward
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.arcs import area_of
from generator.games.dragon_lords.rules.campaign import base_to_hit
from generator.games.dragon_lords.rules.dragon import Dragon
from generator.games.dragon_lords.rules.hexes import distance, hexes_between
from generator.games.dragon_lords.rules.moves import Pose
from generator.games.dragon_lords.rules.ranges import range_of
from generator.games.dragon_lords.rules.ruleset import RuleSet
from generator.games.dragon_lords.rules.scales import RANGES, step
from generator.games.dragon_lords.rules.tally import Tally, Term, plain, tally

OWN_DRAGON = Range.SHORT
"""The range at which a wizard casts spells on its own dragon (Rider Actions: The Wizard)."""


def levels_apart(tables: Tables, one: Pose, other: Pose) -> int:
    """The difference in altitude, in levels."""
    levels = tables.altitudes.levels
    return abs(levels[one.altitude] - levels[other.altitude])


def breath_range(tables: Tables, rules: RuleSet, attacker: Dragon, target: Dragon) -> Range | None:
    """The range that the attacker takes its target to be at; none if it is out of reach (The Range Key).

    Distort Range shifts it, but brings nothing into reach or out of it.
    """
    hexes = distance(attacker.pose.place, target.pose.place)
    if range_of(tables, hexes) is None:
        return None
    counted = hexes
    if rules.count_empty_hexes:
        counted = max(hexes_between(attacker.pose.place, target.pose.place), 1)
    found = range_of(tables, counted)
    return None if found is None else step(RANGES, found, attacker.magic.distortion)


def breath_to_hit(tables: Tables, rules: RuleSet, attacker: Dragon, target: Dragon) -> Tally:
    """The number needed to hit with breath (Attack Resolution, To-Hit Modifiers Table).

    A target out of range or out of the arc, which may not be breathed at, adds nothing for it.
    """
    base = Term("base", base_to_hit(tables, Reward.DRAGON_TO_HIT, attacker.reward(Reward.DRAGON_TO_HIT)))
    area = area_of(tables, attacker.pose.place, attacker.pose.facing, target.pose.place)
    at = breath_range(tables, rules, attacker, target)
    return tally(
        base, *_size(tables, target), *_area(tables, area), *_range(tables, at), *_height(tables, attacker, target)
    )


def rider_to_hit(tables: Tables, attacker: Dragon, target: Dragon, at: Range) -> Tally:
    """The number that a rider needs to hit another dragon: as for breath, but all around (Rolling to Hit)."""
    base = Term("base", base_to_hit(tables, Reward.RIDER_TO_HIT, attacker.reward(Reward.RIDER_TO_HIT)))
    return tally(base, *_size(tables, target), *_range(tables, at), *_height(tables, attacker, target))


def own_dragon_to_hit(tables: Tables, dragon: Dragon) -> Tally:
    """The number that a wizard needs for a spell on its own dragon: sizes do not count (Rider Actions: The Wizard)."""
    base = Term("base", base_to_hit(tables, Reward.RIDER_TO_HIT, dragon.reward(Reward.RIDER_TO_HIT)))
    return tally(base, *_range(tables, OWN_DRAGON))


def hits(tables: Tables, needed: int, roll: int) -> bool:
    """Whether a roll hits: the lowest never does, the highest always (Attack Resolution)."""
    if roll <= tables.to_hit.always_misses:
        return False
    return roll >= needed or roll >= tables.to_hit.always_hits


def _size(tables: Tables, target: Dragon) -> list[Term]:
    design, table = target.design, tables.to_hit
    return [
        Term(f"{plain(design.wings)} wings", table.wings.get(design.wings, 0)),
        Term(f"{plain(design.body)} body", table.body.get(design.body, 0)),
    ]


def _area(tables: Tables, area: Area | None) -> list[Term]:
    return [] if area is None else [Term(f"{area} area", tables.to_hit.area[area])]


def _range(tables: Tables, at: Range | None) -> list[Term]:
    return [] if at is None else [Term(f"{plain(at)} range", tables.to_hit.range.get(at, 0))]


def _height(tables: Tables, attacker: Dragon, target: Dragon) -> list[Term]:
    """What altitude is worth: the difference, and a firm stand on the ground (Advanced To-Hit Modifiers)."""
    levels = levels_apart(tables, attacker.pose, target.pose)
    apart = next(band.modifier for band in tables.to_hit.altitude if levels in band)
    firm = tables.to_hit.attacker_on_ground if attacker.on_ground else 0
    return [Term(f"{levels} levels apart", apart), Term("on the ground", firm)]
