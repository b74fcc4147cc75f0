"""What lies across the edges of every sheet, so that any two of them meet in any order and either way up.

The right edge of a sheet meets the left edge of another, or, where one of them is turned by half a turn, its right
edge. So all these edges carry the same land, and that land is the same when it is turned about the middle of the edge.
The top and bottom edges likewise. Nothing here is shaded on one side only.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from generator.games.dragon_lords.maps.fields import fields
from generator.games.dragon_lords.maps.grid import PITCH
from generator.games.dragon_lords.maps.ink import MapInk
from generator.games.dragon_lords.maps.relief import Hill
from generator.games.dragon_lords.maps.terrain import Block, Hedge
from generator.games.dragon_lords.maps.woods import hedges
from generator.scene.geometry import Affine, Point, translate
from generator.scene.nodes import Group, Node, group

#: The sheet that the countryside is drawn for: hexes across and along.
COLUMNS, ROWS = 9, 11
WIDTH, HEIGHT = (COLUMNS - 1) * PITCH, float(ROWS)
#: Where a river crosses the left and right edges, and lanes do; where the road crosses the top and bottom edges.
RIVER = HEIGHT / 2
LANES = (2.5, HEIGHT - 2.5)
ROAD = WIDTH / 2
#: How far a road or river runs straight on either side of an edge.
STRAIGHT = 0.28

#: Land across an upright edge, measured from the edge and from the top of the sheet.
UPRIGHT_BLOCKS = (
    Block(((-0.62, 3.25), (0.5, 3.02), (0.66, 3.98), (-0.7, 4.1)), 13, 0.55),
    Block(((-0.3, 4.2), (0.82, 4.08), (0.7, 4.78), (-0.16, 4.86)), 17, 0.5),
)
UPRIGHT_HEDGES = (Hedge(((-0.55, 1.9), (-0.1, 1.72), (0.3, 1.8), (0.62, 1.62))),)
UPRIGHT_HILL = Hill(-0.15, 1.05, 1.9, 0.8, 3.3, 82)
#: Land across a level edge, measured from the left of the sheet and from the edge.
LEVEL_BLOCKS = (Block(((1.12, -0.5), (1.95, -0.62), (2.2, 0.5), (1.0, 0.42)), 6, 0.5),)
LEVEL_HEDGES = (Hedge(((2.62, -0.6), (2.5, -0.1), (2.66, 0.55))),)


def west(y: float) -> tuple[Point, ...]:
    """A course that comes in over the left edge."""
    return ((-STRAIGHT, y), (0.0, y), (STRAIGHT, y))


def east(y: float) -> tuple[Point, ...]:
    """A course that goes out over the right edge."""
    return ((WIDTH - STRAIGHT, y), (WIDTH, y), (WIDTH + STRAIGHT, y))


def north() -> tuple[Point, ...]:
    """The road as it comes in over the top edge."""
    return ((ROAD, -STRAIGHT), (ROAD, 0.0), (ROAD, STRAIGHT))


def south() -> tuple[Point, ...]:
    """The road as it goes out over the bottom edge."""
    return ((ROAD, HEIGHT - STRAIGHT), (ROAD, HEIGHT), (ROAD, HEIGHT + STRAIGHT))


def turned(nodes: Iterable[Node], x: float, y: float) -> Group:
    """Nodes turned by half a turn about a point."""
    return group(nodes, Affine(a=-1.0, d=-1.0, e=2 * x, f=2 * y))


def hills() -> tuple[Hill, ...]:
    """The ridges that cross the left and right edges."""
    found = []
    for x in (0.0, WIDTH):
        found.append(replace(UPRIGHT_HILL, x=x + UPRIGHT_HILL.x))
        found.append(replace(UPRIGHT_HILL, x=x - UPRIGHT_HILL.x, y=HEIGHT - UPRIGHT_HILL.y, turned=True))
    return tuple(found)


def seam_land(ink: MapInk) -> list[Node]:
    """The land across all four edges of a sheet."""
    upright = [*fields(ink, UPRIGHT_BLOCKS), *hedges(ink, UPRIGHT_HEDGES)]
    level = [*fields(ink, LEVEL_BLOCKS), *hedges(ink, LEVEL_HEDGES)]
    upright.append(turned(list(upright), 0.0, HEIGHT / 2))
    level.append(turned(list(level), WIDTH / 2, 0.0))
    return [
        *upright,
        group(upright, translate(WIDTH, 0.0)),
        *level,
        group(level, translate(0.0, HEIGHT)),
    ]
