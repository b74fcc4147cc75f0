"""Hills as nodes: tints and contour lines."""

from __future__ import annotations

from collections.abc import Sequence

from generator.games.dragon_lords.maps.ink import MapInk
from generator.games.dragon_lords.maps.relief import Contour
from generator.games.dragon_lords.maps.seams import HEIGHT, WIDTH
from generator.games.dragon_lords.maps.shapes import smooth
from generator.scene.geometry import Point
from generator.scene.nodes import Node

#: Every so many contours one is drawn stronger.
INDEX = 3
#: How far inside the sheet tinted ground stays.
CLEAR = 0.05


def relief(ink: MapInk, lines: Sequence[Contour]) -> list[Node]:
    """The ground above each closed contour, a shade warmer from one to the next.

    Hills that reach over an edge of the sheet have no tint: the sheet beyond may not close their contours.
    """
    return [
        ink.fill(smooth(contour.points, True), f"relief{min(contour.level - 1, 4)}")
        for contour in lines
        if contour.closed and contour.level > 1 and within(contour.points)
    ]


def within(points: Sequence[Point]) -> bool:
    """Whether points lie well inside the sheet."""
    return all(CLEAR < x < WIDTH - CLEAR and CLEAR < y < HEIGHT - CLEAR for x, y in points)


def contour_lines(ink: MapInk, lines: Sequence[Contour]) -> list[Node]:
    """Contours, some of them stronger."""
    nodes: list[Node] = []
    for strong, width in ((False, "fine"), (True, 0.24)):
        steps = [
            step
            for contour in lines
            if (contour.level % INDEX == 0) is strong
            for step in smooth(contour.points, contour.closed)
        ]
        if steps:
            nodes.append(ink.line(tuple(steps), "contour", width))
    return nodes
