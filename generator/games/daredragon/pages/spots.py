"""From the board's data to boxes, and words that are read from a side of the table."""

from __future__ import annotations

from collections.abc import Sequence

from generator.games.daredragon.model_board import Area, HealthField, Size, TableSide
from generator.scene.geometry import Affine, Box, rotate, translate
from generator.scene.nodes import Group, Node


def area_box(area: Area) -> Box:
    """The box of an area, in mm."""
    return Box(area.x, area.y, area.w, area.h)


def field_box(field: HealthField, size: Size) -> Box:
    """The box of a health field, in mm."""
    return Box(field.x, field.y, size.w, size.h)


def read_from(side: TableSide, cx: float, cy: float) -> Affine:
    """The map from upright words around (0, 0) to words around a point that are read from a side."""
    return translate(cx, cy) @ rotate(side.rotation)


def turned(nodes: Sequence[Node], side: TableSide, cx: float, cy: float, name: str = "") -> Group:
    """Nodes around (0, 0), put around a point and turned to a side."""
    return Group(tuple(nodes), read_from(side, cx, cy), name=name)


def along(box: Box, side: TableSide) -> tuple[float, float]:
    """Length and depth of a box as seen from a side."""
    upright = side in (TableSide.LEFT, TableSide.RIGHT)
    return (box.height, box.width) if upright else (box.width, box.height)
