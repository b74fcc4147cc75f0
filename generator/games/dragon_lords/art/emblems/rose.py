"""The compass: rings of degrees, and roses of eight or twelve points."""

from __future__ import annotations

import math

from generator.games.dragon_lords.art.curves import joined, straight
from generator.scene.geometry import Point, polygon
from generator.scene.outlines import Steps


def spoke(cx: float, cy: float, bearing: float, start: float, end: float) -> Steps:
    """A straight stroke outwards along a bearing (degrees clockwise from straight up), between two distances."""
    x, y = math.sin(math.radians(bearing)), -math.cos(math.radians(bearing))
    return straight([(cx + x * start, cy + y * start), (cx + x * end, cy + y * end)], closed=False)


def degrees(cx: float, cy: float, r: float, every: float = 5.0, short: float = 0.7, long: float = 1.3) -> Steps:
    """The degree ticks of a ring, inwards from its rim: a short one ``every`` so many degrees, a long one each 30."""
    count = round(360 / every)
    bearings = (i * every for i in range(count))
    return joined(spoke(cx, cy, b, r - (long if b % 30 == 0 else short), r) for b in bearings)


def point(cx: float, cy: float, bearing: float, reach: float, waist: float, half: float) -> tuple[Steps, Steps]:
    """A point of a rose as its two faces, the left one and the right one.

    It reaches from the middle to ``reach`` mm; its shoulders stand ``waist`` mm out, ``half`` degrees to either side.
    """

    def at(angle: float, distance: float) -> Point:
        radians = math.radians(bearing + angle)
        return cx + distance * math.sin(radians), cy - distance * math.cos(radians)

    tip = at(0, reach)
    return straight([(cx, cy), at(-half, waist), tip]), straight([(cx, cy), at(half, waist), tip])


def hexagon(cx: float, cy: float, r: float, start: float = 0.0) -> Steps:
    """A hexagon with corners ``r`` mm from its middle."""
    return straight(polygon(6, cx, cy, r, start))


def edge_ticks(cx: float, cy: float, r: float, per_side: int = 12, short: float = 0.7, long: float = 1.3) -> Steps:
    """Ticks along the sides of such a hexagon, inwards; long ones at the corners and in the middle of each side."""
    corners = polygon(6, cx, cy, r)
    strokes = []
    for index, (x1, y1) in enumerate(corners):
        x2, y2 = corners[(index + 1) % 6]
        for i in range(per_side):
            x, y = x1 + (x2 - x1) * i / per_side, y1 + (y2 - y1) * i / per_side
            length = long if i % (per_side // 2) == 0 else short
            # Inwards is towards the middle of the side's own inner normal, or of the hexagon at a corner.
            nx, ny = (cx - (x1 + x2) / 2, cy - (y1 + y2) / 2) if i else (cx - x, cy - y)
            size = math.hypot(nx, ny)
            strokes.append(straight([(x, y), (x + nx / size * length, y + ny / size * length)], closed=False))
    return joined(strokes)
