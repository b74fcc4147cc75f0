"""All tables of the game together; a field ``hero_spells`` is read from ``hero-spells.yaml``."""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.dragon_strike.model.box import Components, Markers, ReferenceCards, SneakAttack, TimeTrack
from generator.games.dragon_strike.model.cards import HeroSpells, Traps, Treasures, WizardSpells
from generator.games.dragon_strike.model.dice import DiceTable
from generator.games.dragon_strike.model.figures import HeroTable, MonsterTable
from generator.games.dragon_strike.model.rules import Bounds, RuleFigures


@dataclass(frozen=True, slots=True)
class Tables:
    """The figures of Dragon Strike, as loaded from YAML."""

    dice: DiceTable
    rules: RuleFigures
    bounds: Bounds
    heroes: HeroTable
    monsters: MonsterTable
    hero_spells: HeroSpells
    wizard_spells: WizardSpells
    treasures: Treasures
    traps: Traps
    sneak_attacks: SneakAttack
    reference_cards: ReferenceCards
    markers: Markers
    time_track: TimeTrack
    components: Components
