"""Strokes that the diagrams share: arrows, arcs, round tables, badges."""

from __future__ import annotations

import math
from collections.abc import Sequence

from generator.games.daredragon.art.palette import WOODCUT
from generator.kit.easel import Easel
from generator.scene.geometry import Box, Point
from generator.scene.nodes import Path
from generator.scene.paths import spline_steps

#: Lengths in mm: the head of an arrow, and half its width.
HEAD, HALF = 2.6, 1.15


def arrow(easel: Easel, points: Sequence[Point], color: str = "ink", pen: str = "outline", head: bool = True) -> None:
    """A smooth line through points with a head at its end."""
    (x0, y0), (x1, y1) = points[-2], points[-1]
    if len(points) > 2:
        # The last stretch of a curve points more steeply than its chord.
        x0, y0 = x0 + (x0 - points[-3][0]) * -0.35, y0 + (y0 - points[-3][1]) * -0.35
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    end = (x1 - ux * HEAD * 0.8, y1 - uy * HEAD * 0.8) if head else (x1, y1)
    line = [*points[:-1], end]
    easel.add([Path(tuple(spline_steps(line)), easel.paint(None, pen, color))])
    if head:
        bx, by = x1 - ux * HEAD, y1 - uy * HEAD
        corners = [(x1, y1), (bx - uy * HALF, by + ux * HALF), (bx + uy * HALF, by - ux * HALF)]
        easel.polygon(corners, color)


def arc_points(cx: float, cy: float, radius: float, start: float, end: float, number: int = 12) -> list[Point]:
    """Points on a circle from one bearing to another; bearings in degrees clockwise from straight up."""
    return [at(cx, cy, radius, start + (end - start) * index / number) for index in range(number + 1)]


def at(cx: float, cy: float, radius: float, bearing: float) -> Point:
    """The point on a circle at a bearing in degrees clockwise from straight up."""
    angle = math.radians(bearing)
    return cx + radius * math.sin(angle), cy - radius * math.cos(angle)


def sector(cx: float, cy: float, inner: float, outer: float, start: float, end: float) -> list[Point]:
    """The corners of a piece of a ring."""
    return [*arc_points(cx, cy, outer, start, end, 24), *reversed(arc_points(cx, cy, inner, start, end, 24))]


def badge(easel: Easel, x: float, y: float, text: str, color: str = "ink", radius: float = 2.5) -> None:
    """A filled disc with a short text on it."""
    easel.circle(x, y, radius, color)
    easel.center(text, x, y, easel.style("board_small", "paper"))


def seat(easel: Easel, x: float, y: float, name: str, radius: float = 5.0, fill: str = "paper") -> None:
    """A place at the table: a disc with its name."""
    easel.circle(x, y, radius, fill, "outline")
    easel.center(name, x, y, easel.style("name", size=12))


def pale_dragon(easel: Easel, box: Box) -> None:
    """The dragon as a pale print."""
    from generator.games.daredragon.art.board_art import dragon_picture

    easel.add(dragon_picture(box, WOODCUT, easel.theme.color("tint_strong")))


def small_card(easel: Easel, box: Box, text: str = "", fill: str = "paper", color: str = "ink") -> None:
    """A playing card, small, with its rank on it."""
    easel.rect(box, fill, "inner", color, 0.8)
    if text:
        easel.center(text, box.cx, box.cy, easel.style("board_small", color))


def tag(easel: Easel, text: str, cx: float, cy: float, color: str = "ink") -> None:
    """Words on a line: the line is broken behind them."""
    width = easel.width(text, "board_small") + 1.6
    easel.rect(Box(cx - width / 2, cy - 1.9, width, 3.8), "paper")
    easel.center(text, cx, cy, "board_small", color)
