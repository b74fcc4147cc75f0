"""A drawing of marks on a grid of 100, and how it comes onto paper: one pen, flat fills, one shade for form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.games.homemade.art.colors import Inks
from generator.scene.geometry import Box, scale, translate
from generator.scene.nodes import Group, Node, Paint, Path, Pen
from generator.scene.outlines import Steps
from generator.scene.paths import transformed
from generator.units import pt

Fill = Literal["body", "shade", "light", "line", ""]
#: Widths of outlines and inner lines in points, and the size in mm from which a drawing has inner lines.
OUTLINE, INNER, LINES_FROM = 0.9, 0.5, 9.0


@dataclass(frozen=True, slots=True)
class Mark:
    """An outline with its fill; ``width`` is the pen in points, 0 for none. ``fine`` marks show on large ones only.

    A mark without fill that is not fine stands outside the body, and is drawn in the ink for that.
    """

    steps: Steps
    fill: Fill = "body"
    width: float = OUTLINE
    fine: bool = False


def body(steps: Steps) -> Mark:
    """A shape in the emblem's own colour."""
    return Mark(steps)


def shade(steps: Steps, width: float = 0.0) -> Mark:
    """A darker part."""
    return Mark(steps, "shade", width)


def light(steps: Steps, width: float = INNER) -> Mark:
    """A lighter part."""
    return Mark(steps, "light", width)


def line(steps: Steps, width: float = INNER, fine: bool = True) -> Mark:
    """A line alone."""
    return Mark(steps, "", width, fine)


def drawn(marks: tuple[Mark, ...], box: Box, inks: Inks) -> Node:
    """The drawing as large as the box allows, in its middle."""
    side = min(box.width, box.height)
    put = translate(box.cx - side / 2, box.cy - side / 2) @ scale(side / 100)
    thin = min(1.0, max(0.35, side / 15))
    nodes: list[Node] = []
    for mark in marks:
        if mark.fine and side < LINES_FROM:
            continue
        fill = getattr(inks, mark.fill) if mark.fill else None
        color = inks.line if mark.fill or mark.fine else inks.stroke
        pen = Pen(color, pt(mark.width * thin)) if mark.width else None
        nodes.append(Path(transformed(mark.steps, put), Paint(fill, pen)))
    return Group(tuple(nodes), name="emblem")
