"""A face on a sheet: which card, which side, the boxes that it takes, and the map that puts it there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from generator.scene.geometry import Affine, Box
from generator.scene.nodes import Paint, Path
from generator.scene.paths import polygon_path


class Side(StrEnum):
    """The side of a card."""

    FRONT = "front"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Placement:
    """One face on a sheet: the card's index, its side, its trim box, the box that its bleed covers, and its map."""

    card: int
    side: Side
    box: Box
    bleed: Box
    put: Affine


def image(put: Affine, box: Box) -> Box:
    """The box that a box becomes under a map that turns by right angles or mirrors."""
    x1, y1 = put.apply(box.x, box.y)
    x2, y2 = put.apply(box.right, box.bottom)
    return Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))


def undone(put: Affine) -> Affine:
    """The inverse of a map that turns, mirrors and shifts without changing lengths."""
    return Affine(put.a, put.c, put.b, put.d, -(put.a * put.e + put.b * put.f), -(put.c * put.e + put.d * put.f))


def box_path(box: Box) -> Path:
    """The outline of a box, to clip to."""
    corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    return polygon_path(corners, Paint())
