"""The backs of both decks, for any card size. Turned by half a turn, each is the same.

A back is made once for a size: equal calls give the very same nodes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from generator.games.daredragon.art.back_eye import eye_back
from generator.games.daredragon.art.back_fire import fire_back
from generator.games.daredragon.art.palette import WOODCUT, Palette
from generator.scene.geometry import Box
from generator.scene.nodes import Group, Node, Paint, Path, Rect
from generator.scene.outlines import facet


def _back(
    pattern: Callable[[float, float, Box, Palette], list[Node]],
    width: float,
    height: float,
    bleed: float,
    palette: Palette,
) -> tuple[Node, ...]:
    """The pattern on its ground, cut off where the bleed ends."""
    area = Box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
    corners = [(area.x, area.y), (area.right, area.y), (area.right, area.bottom), (area.x, area.bottom)]
    ground = Rect(area.x, area.y, area.width, area.height, Paint(palette.bone))
    return (Group((ground, *pattern(width, height, area, palette)), clip=Path(facet(corners), Paint()), name="art"),)


@cache
def dragon_back(width: float, height: float, bleed: float = 0.0, palette: Palette = WOODCUT) -> tuple[Node, ...]:
    """A dragon's eye amid scales, for a card from (0, 0) to (width, height) mm with ``bleed`` mm around it."""
    return _back(eye_back, width, height, bleed, palette)


@cache
def daredevil_back(width: float, height: float, bleed: float = 0.0, palette: Palette = WOODCUT) -> tuple[Node, ...]:
    """Hands around a fire, for a card from (0, 0) to (width, height) mm with ``bleed`` mm around it."""
    return _back(fire_back, width, height, bleed, palette)
