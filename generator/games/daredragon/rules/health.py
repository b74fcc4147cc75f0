"""What health points do: hand limits, penalties to damage and warm-up, and their ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from generator.errors import ContentError, Finding
from generator.games.daredragon.model_rules import Band, Health, HealthRange

B = TypeVar("B", bound=Band)


def band_of(bands: Sequence[B], health: int) -> B:
    """The band that holds the health points. Raises ContentError if none does (2.3)."""
    for band in bands:
        if band.holds(health):
            return band
    raise ContentError([Finding("off-health-track", f"{health} health points are not on the track")])


def hand_limit(effects: Health, health: int) -> int:
    """The most cards that a daredevil may hold (2.3)."""
    return band_of(effects.daredevil.hand_limits, health).limit


def daredevil_steps(effects: Health, health: int) -> int:
    """Steps for a daredevil's damage by their own health (2.3)."""
    return band_of(effects.daredevil.damage, health).steps


def part_steps(effects: Health, health: int) -> int:
    """Steps for the damage of an attack with a part of that health (2.3)."""
    return band_of(effects.part.damage, health).steps


def part_warm_up(effects: Health, health: int) -> int:
    """Turns added to the warm-up of an attack with a part of that health (2.3)."""
    return band_of(effects.part.warm_up, health).turns


def wounded(track: HealthRange, health: int, damage: int) -> int:
    """Health points after damage; they never drop below the end of the track (1.2)."""
    return max(track.least, health - damage)


def healed(track: HealthRange, health: int, points: int) -> int:
    """Health points after healing, never above the end of the track."""
    return min(track.most, health + points)
