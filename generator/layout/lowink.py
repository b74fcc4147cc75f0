"""The low-ink look: no fills, no pictures, and all lines and letters black, never merely grey."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from generator.scene.nodes import Circle, Group, Line, Link, Node, Paint, Path, Pen, Rect, Text
from generator.units import pt

#: A group of this name is a picture; it is left out.
ART = "art"
#: A group of this name keeps its fills, in black: small marks whose meaning is that they are filled.
INK = "ink"
#: A group of this name is a drawing in black outlines already, white where it hides what lies behind; it stays.
OUTLINES = "outlines"

BLACK = "#000000"
#: Fills lighter than this (relative luminance, 0 to 1) are grounds and vanish; darker shapes keep an outline.
GROUND = 0.6
OUTLINE = Pen(BLACK, pt(0.5))


def luminance(color: str) -> float:
    """The relative luminance of ``#rrggbb``, 0 for black to 1 for white (WCAG 2, relative luminance)."""
    channels = [value / 255 for value in bytes.fromhex(color[1:])]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def black(pen: Pen) -> Pen:
    """The pen in black."""
    return replace(pen, color=BLACK)


def light_paint(paint: Paint, keep_fill: bool) -> Paint | None:
    """A paint without its fill; ``None`` if nothing of it is left to see."""
    pen = black(paint.pen) if paint.pen is not None else None
    if keep_fill:
        return Paint(BLACK if paint.fill is not None else None, pen)
    if pen is None and paint.fill is not None and luminance(paint.fill) < GROUND:
        pen = OUTLINE
    return Paint(None, pen) if pen is not None else None


def low_ink(nodes: Iterable[Node], keep_fill: bool = False) -> tuple[Node, ...]:
    """The nodes as they are printed to save ink.

    Fills go, and a shape that was nothing but a dark fill becomes an outline, so that an emblem can still be told;
    pens and letters turn black; groups named ``art`` are left out, groups named ``ink`` keep their fills,
    and groups named ``outlines`` stay as they are.
    """
    return tuple(light for node in nodes for light in lightened(node, keep_fill))


def lightened(node: Node, keep_fill: bool) -> Iterator[Node]:
    """One node as it is printed to save ink, if anything is left of it."""
    match node:
        case Group() if node.name == OUTLINES:
            yield node
        case Group():
            if node.name != ART:
                children = low_ink(node.children, keep_fill or node.name == INK)
                if children:
                    yield replace(node, children=children)
        case Path() | Rect() | Circle():
            paint = light_paint(node.paint, keep_fill)
            if paint is not None:
                yield replace(node, paint=paint)
        case Line():
            yield replace(node, pen=black(node.pen))
        case Text():
            yield replace(node, color=BLACK)
        case Link():
            yield node
