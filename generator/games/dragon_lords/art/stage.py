"""From the drawing's own sheet to a box of the page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from generator.games.dragon_lords.art.proportions import HEIGHT, WIDTH
from generator.scene.geometry import Affine, Box, Point

#: How much more a sheet may be stretched one way than the other.
STRETCH = 1.12
#: The smallest box in mm that takes a dragon with its circles.
SMALLEST = (188.0, 106.0)


@dataclass(frozen=True, slots=True)
class Stage:
    """The map from the drawing's sheet to a box of the page."""

    box: Box
    transform: Affine

    @property
    def middle(self) -> float:
        """x of the dragon's midline on the page."""
        return self.transform.e

    def at(self, x: float, y: float) -> Point:
        """A point of the sheet on the page."""
        return self.transform.apply(x, y)

    def height(self, y: float) -> float:
        """The sheet's height of a height on the page."""
        return (y - self.transform.f) / self.transform.d

    def line(self, points: Iterable[Point]) -> list[Point]:
        """A polyline of the sheet on the page."""
        return [self.transform.apply(*point) for point in points]

    @property
    def mirror(self) -> Affine:
        """The reflection in the dragon's midline, on the page."""
        return Affine(a=-1.0, e=2 * self.middle)


def stretched(box: Box) -> Stage:
    """The whole sheet over a box, a little stretched if need be and in its middle; the same for every dragon.

    Raises ValueError for a box that is too small for damage circles of full size.
    """
    if box.width < SMALLEST[0] or box.height < SMALLEST[1]:
        raise ValueError(f"a dragon with its circles needs {SMALLEST[0]:g} × {SMALLEST[1]:g} mm")
    across, down = box.width / WIDTH, box.height / HEIGHT
    across, down = min(across, down * STRETCH), min(down, across * STRETCH)
    return Stage(box, Affine(a=across, d=down, e=box.cx, f=box.y + (box.height - HEIGHT * down) / 2))


def fitted(box: Box, part: Box) -> Stage:
    """A part of the sheet as large as a box allows, in its middle."""
    factor = min(box.width / part.width, box.height / part.height)
    return Stage(box, Affine(a=factor, d=factor, e=box.cx - part.cx * factor, f=box.cy - part.cy * factor))
