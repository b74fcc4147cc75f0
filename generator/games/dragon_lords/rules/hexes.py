"""Hexes: places and facings, distances and bearings, and the hexside that a straight line comes in by.

Hexes stand flat side up, in columns. A place has axial coordinates: ``q`` counts columns to the right, ``r`` counts
down the column, so that the hexes of one ``r`` run down to the right. Facings are the hexsides 0 to 5, clockwise from
the upper one. All of it is whole numbers but for the bearing, so no rounding decides a rule.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum

SIDES = 6
"""Hexsides of a hex; facings and turns count in them, 60° each."""

DEGREES = 360 // SIDES
"""Degrees from one hexside to the next."""

_STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class Compass(StrEnum):
    """The facings by the points of the compass, as on a map that lies with north up; in the order of their numbers."""

    N = "n"
    NE = "ne"
    SE = "se"
    S = "s"
    SW = "sw"
    NW = "nw"

    @property
    def facing(self) -> int:
        """The facing as a number of hexsides clockwise from north."""
        return tuple(Compass).index(self)


def compass(facing: int) -> Compass:
    """A facing by its point of the compass."""
    return tuple(Compass)[facing % SIDES]


@dataclass(frozen=True, slots=True, order=True)
class Hex:
    """A hex by its axial coordinates; also the way from one hex to another."""

    q: int
    r: int

    def __sub__(self, start: Hex) -> Hex:
        return Hex(self.q - start.q, self.r - start.r)

    def rotated(self, sides: int) -> Hex:
        """The way turned clockwise about its start by so many hexsides."""
        q, r = self.q, self.r
        for _ in range(sides % SIDES):
            q, r = -r, q + r
        return Hex(q, r)


def ahead(place: Hex, facing: int, hexes: int = 1) -> Hex:
    """The hex so many hexes straight ahead (Facing)."""
    q, r = _STEPS[facing % SIDES]
    return Hex(place.q + hexes * q, place.r + hexes * r)


def straight(place: Hex, facing: int, hexes: int) -> tuple[Hex, ...]:
    """The hexes of a straight line ahead, the nearest first, without the one it starts from."""
    return tuple(ahead(place, facing, number) for number in range(1, hexes + 1))


def distance(start: Hex, end: Hex) -> int:
    """Hexes from one to the other, the last one counted: 1 for neighbours (The Range Key)."""
    way = end - start
    return max(abs(way.q), abs(way.r), abs(way.q + way.r))


def hexes_between(start: Hex, end: Hex) -> int:
    """Empty hexes between two dragons, neither dragon's own counted."""
    return max(distance(start, end) - 1, 0)


def turned(facing: int, sides: int) -> int:
    """The facing after a turn by so many hexsides clockwise (to the right), negative to the left."""
    return (facing + sides) % SIDES


def bearing(place: Hex, facing: int, target: Hex) -> float:
    """How far off the facing a target lies, in degrees: 0 ahead, to the right up to 180, to the left below 0.

    Centre to centre. Raises ValueError if both are in one hex.
    """
    way = (target - place).rotated(-facing)
    if way == Hex(0, 0):
        raise ValueError("there is no bearing within a hex")
    return math.degrees(math.atan2(math.sqrt(3) * way.q, -(2 * way.r + way.q)))


def entry_sides(start: Hex, target: Hex, facing: int) -> tuple[int, ...]:
    """The hexsides of the target that a straight line from ``start`` comes in by, counted from 1 at its facing.

    Two of them if the line comes in by the corner between them; then the attacker chooses (5. Breath Combat: Damage).
    """
    way = start - target
    return tuple(side + 1 for side in range(SIDES) if _leaves_ahead(way.rotated(-turned(facing, side))))


def _leaves_ahead(way: Hex) -> bool:
    """Whether a way leaves the hex that it starts in by the upper hexside or one of that side's two corners.

    The corners lie 30° to each side: |x| = |y|·tan 30°, with x = 3q/2 and y = (2r + q)·√3/2.
    """
    return way != Hex(0, 0) and 3 * abs(way.q) <= -(2 * way.r + way.q)
