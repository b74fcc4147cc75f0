"""The arc of fire: which area of it a target lies in."""

from __future__ import annotations

from generator.games.dragon_lords.model.options import Area
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.hexes import Hex, bearing

SAME_ANGLE = 1e-9
"""Degrees within which two angles are one: far below the difference between any two hexes, above all rounding."""


def area_of(tables: Tables, place: Hex, facing: int, target: Hex) -> Area | None:
    """The area that a target lies in; none outside the arc or in the dragon's own hex (Dragon Arc of Fire).

    A hex whose centre lies on a border belongs to the area that is better for the attacker.
    """
    if place == target:
        return None
    off = abs(bearing(place, facing, target))
    return next((area for area, reach in tables.arc_of_fire.areas.items() if off <= reach + SAME_ANGLE), None)


def in_rider_arc(tables: Tables, place: Hex, facing: int, target: Hex) -> bool:
    """Whether a rider can aim at a target in another hex, or at its own dragon (Rider Actions: Rolling to Hit)."""
    return place == target or abs(bearing(place, facing, target)) <= tables.arc_of_fire.rider_arc / 2 + SAME_ANGLE
