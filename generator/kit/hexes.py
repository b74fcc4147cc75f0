"""Hexagons: outlines and the ring of neighbours, for diagrams that look along a facing (up the page)."""

from __future__ import annotations

import math

from generator.scene.geometry import Point, polygon

#: Bearing of the middle of each hexside from the facing, clockwise, in degrees: front, front right, … front left.
HEXSIDE_BEARINGS = (0, 60, 120, 180, 240, 300)


def corner_radius(flat: float) -> float:
    """Centre to corner of a hexagon that measures ``flat`` mm from side to side."""
    return flat / math.sqrt(3)


def flat_top(cx: float, cy: float, flat: float) -> list[Point]:
    """The corners of a hexagon with a side at the top, ``flat`` mm from side to side."""
    return polygon(6, cx, cy, corner_radius(flat), start=30)


def toward(cx: float, cy: float, bearing: float, distance: float) -> Point:
    """The point at a bearing (degrees clockwise from up) and distance in mm."""
    angle = math.radians(bearing)
    return cx + distance * math.sin(angle), cy - distance * math.cos(angle)


def neighbours(cx: float, cy: float, flat: float) -> list[Point]:
    """The centres of the six hexes around one, clockwise from the front."""
    return [toward(cx, cy, bearing, flat) for bearing in HEXSIDE_BEARINGS]
