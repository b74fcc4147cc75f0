"""Which texts the game needs in every language: names of options, effects, notes."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from generator.errors import Finding, Place
from generator.games.dragon_lords.model.design import NO_RIDER, ReadyDragons
from generator.games.dragon_lords.model.options import (
    Altitude,
    Area,
    Body,
    Breath,
    CampaignEvent,
    Claws,
    CriticalEffect,
    Direction,
    LogColumn,
    Range,
    Reward,
    Rider,
    RulesPart,
    Section,
    Spell,
    Tactic,
    Wings,
)
from generator.games.dragon_lords.rules.costs import Component
from generator.games.dragon_lords.rules.flight import Maneuver
from generator.i18n.texts import Texts

NAMED: dict[str, type[StrEnum]] = {
    "component": Component,
    "body": Body,
    "wings": Wings,
    "breath": Breath,
    "breath-with": Breath,
    "claws": Claws,
    "rider": Rider,
    "section": Section,
    "section-short": Section,
    "section-hit": Section,
    "direction": Direction,
    "direction-short": Direction,
    "direction-from": Direction,
    "altitude": Altitude,
    "altitude-short": Altitude,
    "altitude-at": Altitude,
    "range": Range,
    "area": Area,
    "spell": Spell,
    "tactic": Tactic,
    "critical-effect": CriticalEffect,
    "maneuver": Maneuver,
    "rules": RulesPart,
    "log-column": LogColumn,
    "campaign-event": CampaignEvent,
    "reward": Reward,
}
"""The groups below ``names``, and what each of them names."""


def missing_names(dragons: ReadyDragons, sets: Sequence[Texts]) -> list[Finding]:
    """A finding for every option, effect or note that has no text in one of the languages."""
    keys = [f"names.{group}.{option}" for group, options in NAMED.items() for option in options]
    keys += [f"names.rider.{NO_RIDER}"]
    keys += [f"spells.{spell}" for spell in Spell]
    keys += [f"critical-effects.{effect}" for effect in CriticalEffect]
    keys += [f"rewards.{reward}" for reward in Reward]
    keys += [f"notes.{dragon.note}" for dragon in dragons.dragons if dragon.note]
    return [
        Finding(
            "missing-translation",
            f"“{key}” is missing in {texts.language.code}",
            Place(f"content/dragon-lords/text/{texts.language.code}"),
            hint="add it to a file of this folder",
        )
        for texts in sets
        for key in keys
        if not texts.has(key)
    ]
