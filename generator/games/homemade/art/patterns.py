"""Patterns: what covers the back of a card, and what a space of a board is strewn with."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from enum import StrEnum

from generator.games.homemade.art.outlines import facets, star
from generator.scene.geometry import Box, Point
from generator.scene.nodes import Group, Line, Node, Paint, Path, Pen
from generator.scene.outlines import Steps
from generator.units import pt


class Pattern(StrEnum):
    """What covers a back."""

    PLAIN = "plain"
    STARS = "stars"
    SCALES = "scales"
    WAVES = "waves"
    DIAMONDS = "diamonds"
    RAYS = "rays"


class Terrain(StrEnum):
    """What a space of a board is strewn with."""

    NONE = "none"
    WATER = "water"
    GRASS = "grass"
    ROOFS = "roofs"
    STONES = "stones"
    TREES = "trees"
    SAND = "sand"


def lattice(box: Box, dx: float, dy: float) -> Iterator[Point]:
    """Points of a centred lattice, every other row shifted by half a step: the same when turned upside down."""
    rows, columns = math.ceil(box.height / dy / 2) + 1, math.ceil(box.width / dx / 2) + 1
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            shift = dx / 2 if row % 2 else 0.0
            yield box.cx + column * dx + shift, box.cy + row * dy


def covered(pattern: Pattern, box: Box, color: str) -> Node:
    """The pattern over a box, in one colour."""
    pen = Pen(color, pt(0.5))
    return Group(tuple(COVERS[pattern](box, pen)), name="art")


def stars(box: Box, pen: Pen) -> Iterator[Node]:
    """Small four-pointed stars and dots between them."""
    for x, y in lattice(box, 8, 4):
        large = round((y - box.cy) / 4) % 2 == 0
        yield Path(star(4, x, y, 1.5 if large else 0.7, 0.42 if large else 0.25), Paint(pen.color))


def scales(box: Box, pen: Pen) -> Iterator[Node]:
    """Dragon's scales. Each half of the card is the other one turned, so that no side is up."""
    for x, y in lattice(box, 7, 3.5):
        if abs(y - box.cy) < 0.01:
            continue
        down = 1 if y < box.cy else -1
        k = 3.5 * 0.5523
        yield Path(
            (
                ("M", x - 3.5, y),
                ("C", x - 3.5, y + down * k, x - k, y + down * 3.5, x, y + down * 3.5),
                ("C", x + k, y + down * 3.5, x + 3.5, y + down * k, x + 3.5, y),
            ),
            Paint(None, pen),
        )


def waves(box: Box, pen: Pen) -> Iterator[Node]:
    """Waves from edge to edge, each half of the card the other one turned."""
    step = 4.0
    for row in range(int(box.height / step / 2) + 2):
        for way in (1, -1):
            y = box.cy + way * (row + 0.5) * step
            points = [(box.cx + way * (x * 5 - 80), y - way * 0.9 * (1 if x % 2 else -1)) for x in range(33)]
            yield Path(wavy(points), Paint(None, pen))


def wavy(points: list[Point]) -> Steps:
    """A smooth line through turning points."""
    from generator.scene.paths import spline_steps

    return tuple(spline_steps(points, tension=1.1))


def diamonds(box: Box, pen: Pen) -> Iterator[Node]:
    """A net of diamonds with a dot in each."""
    for x, y in lattice(box, 8, 6):
        yield Path(facets((x, y - 6), (x + 4, y), (x, y + 6), (x - 4, y)), Paint(None, pen))
        yield Path(facets((x, y - 0.9), (x + 0.6, y), (x, y + 0.9), (x - 0.6, y)), Paint(pen.color))


def rays(box: Box, pen: Pen) -> Iterator[Node]:
    """Rays from the middle, long and short by turns."""
    reach = math.hypot(box.width, box.height) / 2
    for index in range(72):
        angle = math.radians(index * 5)
        sin, cos = math.sin(angle), math.cos(angle)
        inner = (17.0, 22.0)[index % 2]
        yield Line(box.cx + inner * sin, box.cy - inner * cos, box.cx + reach * sin, box.cy - reach * cos, pen)


COVERS: dict[Pattern, Callable[[Box, Pen], Iterator[Node]]] = {
    Pattern.PLAIN: lambda _box, _pen: iter(()),
    Pattern.STARS: stars,
    Pattern.SCALES: scales,
    Pattern.WAVES: waves,
    Pattern.DIAMONDS: diamonds,
    Pattern.RAYS: rays,
}
