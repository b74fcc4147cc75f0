"""The backs of spell and rider cards: a compass among contour lines, a wyvern on either side; the same upside down."""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.dragon_lords.art.curves import joined
from generator.games.dragon_lords.art.emblems.contours import Hill, contours, turned
from generator.games.dragon_lords.art.emblems.drawing import drawn
from generator.games.dragon_lords.art.emblems.frame import chart_frame
from generator.games.dragon_lords.art.emblems.rose import degrees, edge_ticks, hexagon, point
from generator.games.dragon_lords.art.emblems.wyvern import wyvern
from generator.games.dragon_lords.art.palette import WIDTHS, Palette
from generator.scene.geometry import Box, rotate
from generator.scene.nodes import Group, Node, Paint, Path, Pen, Rect
from generator.scene.outlines import Steps, disc

#: Hills of one half of a card; the other half has the same, turned.
_HILLS = (Hill(9, 8, 21, 7.4), Hill(58, 26, 16, 5.2), Hill(30, 34, 13, 2.2), Hill(-4, 48, 15, 4.2))
#: The size of the wyverns in mm, how far they stand inside the cut, and how far the compass reaches.
_WYVERN, _MARGIN, _REACH = (45.0, 29.0), 5.4, 13.2


@dataclass(frozen=True, slots=True)
class BackColors:
    """Colours of a back: ground, contour lines, the lines of frame and compass."""

    ground: str
    contour: str
    line: str


def spell_back(trim: Box, bleed: float, palette: Palette, colors: BackColors) -> tuple[Node, ...]:
    """The back of the spells: dark, a round compass of degrees with a rose of eight points."""
    cx, cy, r = trim.cx, trim.cy, _REACH
    ring = joined((disc(cx, cy, r), disc(cx, cy, r - 1.9), degrees(cx, cy, r)))
    points = [point(cx, cy, 45 + 90 * i, r * 0.62, r * 0.2, 45) for i in range(4)]
    points += [point(cx, cy, 90 * i, r * 0.86, r * 0.22, 45) for i in range(4)]
    return back(trim, bleed, palette, colors, ring, points)


def rider_back(trim: Box, bleed: float, palette: Palette, colors: BackColors) -> tuple[Node, ...]:
    """The back of the riders: light, a hexagon like those of the map with a rose of six points."""
    cx, cy, r = trim.cx, trim.cy, _REACH
    ring = joined((hexagon(cx, cy, r), hexagon(cx, cy, r - 2.2), edge_ticks(cx, cy, r)))
    points = [point(cx, cy, 30 + 60 * i, r * 0.46, r * 0.17, 30) for i in range(6)]
    points += [point(cx, cy, 60 * i, r * 0.76, r * 0.2, 30) for i in range(6)]
    return back(trim, bleed, palette, colors, ring, points)


def back(
    trim: Box, bleed: float, palette: Palette, colors: BackColors, ring: Steps, points: list[tuple[Steps, Steps]]
) -> tuple[Node, ...]:
    """Ground, contour lines, frame, compass and wyverns. Each point of the rose has a light face and a dark one."""
    cx, cy = trim.cx, trim.cy
    outer = trim.inset(-bleed)
    fine, edge = Pen(colors.line, WIDTHS["hair"]), Pen(palette.ink, WIDTHS["inner"])
    land = contours(turned(_HILLS, cx, cy), outer)
    width, height = _WYVERN
    flying = drawn(wyvern(), Box(cx - width / 2, trim.y + _MARGIN, width, height), palette, level=1)
    return (
        Rect(outer.x, outer.y, outer.width, outer.height, Paint(colors.ground)),
        Group((Path(land, Paint(None, Pen(colors.contour, WIDTHS["hair"]))),), name="art"),
        chart_frame(trim, fine),
        Path(ring, Paint(None, fine)),
        *(
            Path(face, Paint(fill, edge))
            for light, dark in points
            for face, fill in ((light, palette.paper), (dark, palette.second))
        ),
        flying,
        Group((flying,), rotate(180, cx, cy)),
    )
