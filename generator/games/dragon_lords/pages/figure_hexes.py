"""Hexes for figures: the dragon from above as a counter, and a base for the one that stands up.

Both point to a side of the hex and carry the areas of the breath's arc of fire along their rim.
"""

from __future__ import annotations

import math

from generator.games.dragon_lords.art.likeness import LINES_FROM, draw_likeness
from generator.games.dragon_lords.model.combat import ArcOfFire
from generator.games.dragon_lords.model.options import Area
from generator.games.dragon_lords.pages.figure_set import Figure
from generator.kit.easel import Easel
from generator.kit.hexes import flat_top
from generator.layout.lowink import INK
from generator.scene.geometry import Box, Point, scale, translate
from generator.scene.nodes import group

#: How much smaller than a hex of the map a figure's hex is, from side to side, in mm.
CLEAR = 3.0
#: Width of the rim in mm.
RIM = 1.9
#: The colour roles of the areas.
SHADES = {Area.DARK: "rim_dark", Area.GREY: "rim_grey", Area.LIGHT: "rim_light"}


def rim_point(cx: float, cy: float, flat: float, bearing: float) -> Point:
    """The point of a hexagon's outline at a bearing from its middle."""
    off = (bearing + 30) % 60 - 30
    distance = flat / 2 / math.cos(math.radians(off))
    angle = math.radians(bearing)
    return cx + distance * math.sin(angle), cy - distance * math.cos(angle)


def stretch(first: float, last: float) -> list[float]:
    """The bearings of a stretch of rim: its ends, and the corners of the hexagon between them."""
    return [first, *(corner for corner in range(-330, 360, 60) if first < corner < last), last]


def arc_rim(easel: Easel, cx: float, cy: float, flat: float, arcs: ArcOfFire) -> None:
    """The rim in the shades of the areas, each on both sides of the facing."""
    start = 0.0
    for area, reach in sorted(arcs.areas.items(), key=lambda item: item[1]):
        sides = [(-reach, reach)] if start == 0 else [(-reach, -start), (start, reach)]
        for first, last in sides:
            bearings = stretch(first, last)
            outer = [rim_point(cx, cy, flat, bearing) for bearing in bearings]
            inner = [rim_point(cx, cy, flat - 2 * RIM, bearing) for bearing in reversed(bearings)]
            shape = Easel(easel.theme, easel.scribe)
            shape.polygon([*outer, *inner], SHADES[area])
            # To save ink, only the first area stays black.
            easel.add([group(shape.nodes, name=INK)] if start == 0 else shape.nodes)
        start = float(reach)


def arrow(easel: Easel, cx: float, cy: float, flat: float) -> None:
    """The facing: an arrowhead in the rim."""
    top = cy - flat / 2
    easel.polygon([(cx, top + 0.35), (cx + 1.5, top + RIM - 0.2), (cx - 1.5, top + RIM - 0.2)], "paper")


def blank(easel: Easel, cx: float, cy: float, flat: float, arcs: ArcOfFire) -> None:
    """A hex with its rim, its facing, and the line it is cut along."""
    easel.polygon(flat_top(cx, cy, flat), "paper")
    arc_rim(easel, cx, cy, flat, arcs)
    arrow(easel, cx, cy, flat)
    easel.polygon(flat_top(cx, cy, flat), None, "hair", "quiet")


def counter(easel: Easel, figure: Figure, cx: float, cy: float, flat: float, arcs: ArcOfFire) -> None:
    """The dragon from above."""
    blank(easel, cx, cy, flat, arcs)
    room = Box(cx - flat * 0.46, cy - flat * 0.5 + RIM + 0.5, flat * 0.92, flat - 2 * RIM - 0.4)
    # The likeness draws lines from a certain size on; here it is drawn at that size and made smaller.
    factor = room.width / LINES_FROM
    large = Box(0, 0, LINES_FROM, room.height / factor)
    dragon = draw_likeness(*figure.steps, large, figure.palette).nodes
    easel.add([group(dragon, translate(room.x, room.y) @ scale(factor))])
    badge(easel, figure.letter, cx - flat * 0.255, cy + flat * 0.31)


def base(easel: Easel, figure: Figure, cx: float, cy: float, flat: float, arcs: ArcOfFire, foot: Box) -> None:
    """A base with the place that the stand-up figure is glued to; ``foot`` is one of its flaps."""
    blank(easel, cx, cy, flat, arcs)
    place = Box(cx - foot.height / 2, cy + RIM / 2 - foot.width / 2, foot.height, foot.width)
    easel.rect(place, "tint", "hair", "quiet")
    easel.line(cx, place.bottom - 3, cx, place.y + 5.5, "inner", "lead")
    easel.polygon([(cx, place.y + 3), (cx + 1.1, place.y + 6), (cx - 1.1, place.y + 6)], "lead")
    badge(easel, figure.letter, cx + flat * 0.40, cy + flat * 0.08)


def badge(easel: Easel, letter: str, x: float, y: float, radius: float = 1.9) -> None:
    """The letter of a figure in a ring."""
    easel.circle(x, y, radius, "paper", "inner")
    easel.center(letter, x, y, "badge")
