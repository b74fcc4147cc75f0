"""What riders may do in a turn: their reach, their targets, what their missiles do."""

from __future__ import annotations

from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Range, Rider, Spell
from generator.games.dragon_lords.model.riders import MissileAbility
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.arcs import in_rider_arc
from generator.games.dragon_lords.rules.dragon import Dragon
from generator.games.dragon_lords.rules.hexes import distance
from generator.games.dragon_lords.rules.tally import Tally, many, plain
from generator.games.dragon_lords.rules.to_hit import OWN_DRAGON, own_dragon_to_hit, rider_to_hit


def reaches(tables: Tables, rider: Rider, spell: Spell | None = None) -> dict[Range, int]:
    """How many hexes a rider's missile or spell goes at medium and at long range; empty if there is neither."""
    if spell is not None:
        card = tables.spells.spells[spell]
        return {Range.MEDIUM: card.medium, Range.LONG: card.long}
    ability = tables.riders.abilities[rider]
    if isinstance(ability, MissileAbility):
        return {Range.MEDIUM: ability.medium.reach, Range.LONG: ability.long.reach}
    return {}


def rider_range(tables: Tables, attacker: Dragon, target: Dragon, spell: Spell | None = None) -> Range | None:
    """The range that a target is at for the attacker's rider; none if it is out of reach (Rider Abilities Table)."""
    if attacker.rider is None:
        return None
    if attacker.name == target.name:
        return OWN_DRAGON if spell is not None else None
    hexes = distance(attacker.pose.place, target.pose.place)
    return next((at for at, reach in reaches(tables, attacker.rider, spell).items() if hexes <= reach), None)


def rider_fault(tables: Tables, attacker: Dragon, target: Dragon, spell: Spell | None = None) -> str:
    """Why a rider may not act upon a target, in words; empty if it may (5. Rider Actions).

    Engaged dragons may be aimed at, the opponent of the rider's own dragon too.
    """
    rider = attacker.rider
    if rider is None:
        return "it has no rider"
    if attacker.rider_rests:
        return f"its {plain(rider)} is saddlesore and loses this action"
    if (rider is Rider.WIZARD) != (spell is not None):
        return "a wizard must name a spell" if spell is None else f"its {plain(rider)} casts no spells"
    if rider is Rider.LANCER:
        return "a lancer acts in close combat only"
    if spell is None and attacker.name == target.name:
        return f"its {plain(rider)} cannot shoot at its own dragon"
    if not in_rider_arc(tables, attacker.pose.place, attacker.pose.facing, target.pose.place):
        return "the target is outside the rider's arc of fire"
    if rider_range(tables, attacker, target, spell) is None:
        hexes = many(distance(attacker.pose.place, target.pose.place), "hex", "hexes")
        what = plain(spell) if spell is not None else f"its {plain(rider)}"
        return f"the target is {hexes} away, and {what} reaches {max(reaches(tables, rider, spell).values())}"
    if spell is not None and attacker.magic_points < (cost := tables.spells.spells[spell].cost):
        return f"{plain(spell)} costs {cost} magic points, and its wizard has {attacker.magic_points} left"
    return ""


def action_to_hit(tables: Tables, attacker: Dragon, target: Dragon, at: Range) -> Tally:
    """The number that a rider needs, on its own dragon too (Rolling to Hit)."""
    if attacker.name == target.name:
        return own_dragon_to_hit(tables, attacker)
    return rider_to_hit(tables, attacker, target, at)


def missile_damage(tables: Tables, rider: Rider, at: Range) -> Dice:
    """The dice of a missile at medium or long range (Rider Abilities Table). Raises KeyError for other riders."""
    ability = tables.riders.abilities[rider]
    if not isinstance(ability, MissileAbility):
        raise KeyError(rider)
    return ability.medium.damage if at is Range.MEDIUM else ability.long.damage
