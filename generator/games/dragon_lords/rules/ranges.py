"""Ranges: which one a number of hexes is, and whether breath reaches up or down to its target."""

from __future__ import annotations

from generator.games.dragon_lords.model.options import Range
from generator.games.dragon_lords.model.tables import Tables


def range_of(tables: Tables, hexes: int) -> Range | None:
    """The range of a target so many hexes away; none if no breath reaches it (The Range Key)."""
    return next((name for name, band in tables.ranges.bands.items() if hexes in band), None)


def breath_can_bend(hexes: int, levels: int) -> bool:
    """Whether a dragon can bend its neck to a target ``hexes`` away and ``levels`` above or below.

    It cannot if the target is nearer than it is high or deep (5. Breath Combat).
    """
    return hexes >= levels
