"""The picture field of a face: sky, a halo, and hills that roll on from card to card."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from generator.games.homemade.art.colors import WHITE, mix
from generator.games.homemade.art.outlines import star
from generator.layout.cards import MAX_BLEED, CardSize
from generator.scene.geometry import Point
from generator.scene.nodes import Circle, Group, Node, Paint, Path, Rect, Step
from generator.scene.paths import spline_steps

#: How much white is in the sky, the far hills, the near hills and the halo.
SKY, FAR, NEAR, HALO = 0.84, 0.72, 0.58, 0.95


def scenery(size: CardSize, bottom: float, color: str, seed: str, halo: bool) -> Node:
    """The field from the top of the card to ``bottom`` mm, beyond the cut on the other sides.

    The hills follow from ``seed``, the name of the card. It is a picture, and left out where ink is saved.
    """
    return Group(tuple(parts(size, bottom, color, zlib.crc32(seed.encode("utf-8")), halo)), name="art")


def parts(size: CardSize, bottom: float, color: str, seed: int, halo: bool) -> Iterator[Node]:
    """Sky, stars, halo, far and near hills."""
    left, width = -MAX_BLEED, size.width + 2 * MAX_BLEED
    yield Rect(left, -MAX_BLEED, width, bottom + MAX_BLEED, Paint(mix(color, WHITE, SKY)))
    if not halo:
        return
    pale = Paint(mix(color, WHITE, HALO))
    for index in range(7):
        x = size.width * ((seed >> index) % 97) / 96
        y = bottom * (0.08 + 0.5 * ((seed >> (index + 7)) % 89) / 88)
        yield Path(star(4, x, y, 0.9 + index % 3 * 0.3, 0.28), pale)
    yield Circle(size.width * 0.56, bottom * 0.57, bottom * 0.4, pale)
    for white, share, turn in ((FAR, 0.72, 0), (NEAR, 0.87, 5)):
        yield Path(hill(left, width, bottom, bottom * share, (seed >> turn) % 29 / 28), Paint(mix(color, WHITE, white)))


def hill(left: float, width: float, bottom: float, top: float, phase: float) -> tuple[Step, ...]:
    """A rolling line about ``top``, filled down to ``bottom``."""
    swing = (bottom - top) * 0.4
    heights = (0.2, -0.8, 0.5, -0.3, 0.9, -0.6, 0.3)
    shift = round(phase * len(heights))
    points: list[Point] = [(left + width * i / 6, top + swing * heights[(i + shift) % len(heights)]) for i in range(7)]
    return (*spline_steps(points), ("L", left + width, bottom), ("L", left, bottom), ("Z",))
