"""All tables of the game together; a field ``close_combat`` is read from ``tables/close-combat.yaml``."""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.dragon_lords.model.building import (
    Acceleration,
    Altitudes,
    Budgets,
    DamagePoints,
    DesignCosts,
    Flight,
    InitiativeRoll,
    Movement,
    SeriousDamage,
    Turning,
    Weapons,
)
from generator.games.dragon_lords.model.combat import (
    ArcOfFire,
    CloseCombat,
    CriticalHits,
    DamageAllocation,
    Directions,
    Fumbles,
    MultipleHits,
    Ranges,
    Tactics,
    ToHit,
)
from generator.games.dragon_lords.model.game import Campaign, Components, GameLog, MapSheets, PlaySheet, TeamTable
from generator.games.dragon_lords.model.riders import Riders, Spells


@dataclass(frozen=True, slots=True)
class Tables:
    """The figures of Dragon Lords, as loaded from YAML."""

    costs: DesignCosts
    budgets: Budgets
    flight: Flight
    turning: Turning
    weapons: Weapons
    damage_points: DamagePoints
    serious_damage: SeriousDamage
    initiative: InitiativeRoll
    acceleration: Acceleration
    movement: Movement
    altitudes: Altitudes
    to_hit: ToHit
    ranges: Ranges
    arc_of_fire: ArcOfFire
    directions: Directions
    damage_allocation: DamageAllocation
    close_combat: CloseCombat
    critical_hits: CriticalHits
    fumbles: Fumbles
    multiple_hits: MultipleHits
    tactics: Tactics
    riders: Riders
    spells: Spells
    campaign: Campaign
    teams: TeamTable
    map: MapSheets
    game_log: GameLog
    play_sheet: PlaySheet
    components: Components
