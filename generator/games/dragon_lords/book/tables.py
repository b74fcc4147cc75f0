"""The tables of the rulebook by their ids, each read off the tables of figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from generator.book.blocks import TableData
from generator.games.dragon_lords.book.tables_advanced import (
    acceleration,
    advanced_phases,
    critical_hits,
    fumbles,
    initiative_rating,
    rider_abilities,
    spells,
    tactics,
    uneven_advanced,
)
from generator.games.dragon_lords.book.tables_basic import (
    allocation,
    close_combat,
    damage_points,
    movement_costs,
    phases,
    printed_parts,
    range_key,
    serious_effects,
    to_hit,
    trait_scales,
    turning_costs,
    uneven_basic,
)
from generator.games.dragon_lords.book.tables_design import (
    campaign_points,
    costs,
    derived,
    dragon_weapons,
    dragons,
    flight,
    reconstructed,
    weapons,
)
from generator.games.game import Job

TABLES: Mapping[str, Callable[[Job], TableData]] = {
    "printed-parts": printed_parts,
    "trait-scales": trait_scales,
    "damage-points": damage_points,
    "phases": phases,
    "movement-costs": movement_costs,
    "turning-costs": turning_costs,
    "range-key": range_key,
    "to-hit-modifiers": to_hit,
    "allocation-table": allocation,
    "serious-effects": serious_effects,
    "uneven-teams": uneven_basic,
    "advanced-phases": advanced_phases,
    "initiative-rating": initiative_rating,
    "acceleration": acceleration,
    "rider-abilities": rider_abilities,
    "spell-table": spells,
    "critical-table": critical_hits,
    "fumble-table": fumbles,
    "tactics-table": tactics,
    "costs": costs,
    "flight": flight,
    "weapons": weapons,
    "close-combat-modifiers": close_combat,
    "uneven-teams-advanced": uneven_advanced,
    "campaign-modifiers": campaign_points,
    "dragon-table": dragons,
    "dragon-weapons": dragon_weapons,
    "reconstructed": reconstructed,
    "derived": derived,
}
