"""What the ground of a board's space is strewn with: a few quiet marks, so that tokens and pencil stand out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from generator.games.homemade.art.outlines import facets, trail
from generator.games.homemade.art.patterns import Terrain
from generator.scene.geometry import Point, scale, translate
from generator.scene.nodes import Group, Node, Paint, Path, Pen
from generator.scene.outlines import Steps, disc
from generator.scene.paths import transformed
from generator.units import pt

#: Where marks stand around the middle, in shares of the space from side to side; the middle stays free for an emblem.
RING: tuple[Point, ...] = ((-0.24, -0.24), (0.2, -0.28), (0.34, 0.04), (0.2, 0.28), (-0.18, 0.3), (-0.35, 0.02))
MIDDLE: tuple[Point, ...] = ((0.0, 0.0),)


def ripple(_index: int) -> Steps:
    """Two small waves."""
    return trail("-9,0 -4.5,-3 0,0 4.5,3 9,0")


def tuft(_index: int) -> Steps:
    """Blades of grass."""
    return (*trail("-4,3 / -5,-3"), *trail("0,3 / 0,-6"), *trail("4,3 / 5,-3"))


def roof(index: int) -> Steps:
    """A house from afar."""
    high = 4 + index % 3
    return (
        *facets((-6, 6), (6, 6), (6, 0), (-6, 0)),
        *facets((-8, 0), (0, -high - 1), (8, 0)),
    )


def stone(index: int) -> Steps:
    """A boulder."""
    wide = 3.4 + index % 3
    return (*disc(0, 0, wide, 2.6), *trail(f"{-wide / 2},-0.6 0,0.6"))


def conifer(_index: int) -> Steps:
    """A tree."""
    return (*facets((0, -9), (5, 4), (-5, 4)), *trail("0,4 / 0,7"))


def grain(index: int) -> Steps:
    """Grains of sand."""
    return (*disc(0, 0, 0.7), *disc(4 - index % 2, 3, 0.7), *disc(-4, 2 + index % 3, 0.7))


MARKS: dict[Terrain, Callable[[int], Steps]] = {
    Terrain.WATER: ripple,
    Terrain.GRASS: tuft,
    Terrain.ROOFS: roof,
    Terrain.STONES: stone,
    Terrain.TREES: conifer,
    Terrain.SAND: grain,
}
#: Terrains whose marks are filled with the ground itself, so that they hide one another.
SOLID = frozenset({Terrain.ROOFS, Terrain.TREES})


def strewn(terrain: Terrain, cx: float, cy: float, across: float, line: str, fill: str, free_middle: bool) -> Node:
    """The marks of a space ``across`` mm from side to side about its middle; ``free_middle`` leaves room there."""
    if terrain is Terrain.NONE:
        return Group(())
    places: Sequence[Point] = RING if free_middle else (*RING, *MIDDLE)
    pen = Pen(line, pt(0.5 if across >= 14 else 0.3))
    paint = Paint(fill if terrain in SOLID else None, pen)
    return Group(
        tuple(marks(terrain, cx, cy, across, sorted(places, key=lambda place: place[1]), paint)), name="ground"
    )


def marks(
    terrain: Terrain, cx: float, cy: float, across: float, places: Sequence[Point], paint: Paint
) -> Iterator[Node]:
    """The marks, from the top down."""
    for index, (x, y) in enumerate(places):
        put = translate(cx + x * across, cy + y * across) @ scale(across / 100)
        yield Path(transformed(MARKS[terrain](index), put), paint)
