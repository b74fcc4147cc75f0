"""A drawing on its own grid, and how it comes onto a card: in the game's pens, with the detail its size carries."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from generator.games.dragon_lords.art.ink import silhouette
from generator.games.dragon_lords.art.limbs import sampled
from generator.games.dragon_lords.art.palette import WIDTHS, Fill, Palette, Stroke
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.geometry import Affine, Box
from generator.scene.nodes import Group, Node, Paint, Path, Pen
from generator.scene.outlines import Steps
from generator.scene.paths import transformed

#: Heights in mm from which a drawing has inner lines, and all its detail. Below the first it is a silhouette.
LINES_FROM, DETAIL_FROM = 15.0, 20.0


@dataclass(frozen=True, slots=True)
class Drawing:
    """Marks from back to front on a grid of ``width`` by ``height`` units."""

    marks: tuple[Mark, ...]
    width: float = 100.0
    height: float = 100.0

    def bounds(self, level: int = 2) -> Box:
        """The smallest box of the grid around the marks of at most a level of detail."""
        line = [point for mark in self.marks if mark.level <= level for point in outline_points(mark)]
        xs, ys = [x for x, _ in line], [y for _, y in line]
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    def into(self, box: Box) -> Affine:
        """The map that puts the grid into a box, as large as it goes and in its middle."""
        size = min(box.width / self.width, box.height / self.height)
        return Affine(a=size, d=size, e=box.cx - size * self.width / 2, f=box.cy - size * self.height / 2)

    def reach(self) -> float:
        """How far the drawing reaches from the middle of what is drawn, in units."""
        box = self.bounds()
        points = (point for mark in self.marks for point in outline_points(mark))
        return max(math.dist(point, (box.cx, box.cy)) for point in points)

    def box_within(self, cx: float, cy: float, r: float, largest: float) -> Box:
        """The box that puts the drawing into a circle, its grid no wider than ``largest`` mm."""
        size = min(r / self.reach(), largest / self.width)
        middle = self.bounds()
        return Box(cx - size * middle.cx, cy - size * middle.cy, size * self.width, size * self.height)


def outline_points(mark: Mark) -> list[tuple[float, float]]:
    """Points along all outlines of a mark."""
    found: list[tuple[float, float]] = []
    rest = list(mark.steps)
    while rest:
        end = next((i for i, step in enumerate(rest) if i and step[0] == "M"), len(rest))
        found += sampled(rest[:end], 6)
        rest = rest[end:]
    return found


def detail(height: float) -> int:
    """The level of detail that a height in mm carries."""
    return 2 if height >= DETAIL_FROM else 1 if height >= LINES_FROM else 0


def drawn(drawing: Drawing, box: Box, palette: Palette, level: int | None = None) -> Group:
    """The drawing in a box as one picture, with the detail that its height carries unless a ``level`` is given.

    At level 0 it is a dark silhouette, if the palette allows one.
    """
    place = drawing.into(box)
    level = detail(place.d * drawing.height) if level is None else level
    if level == 0 and palette.solid:
        nodes: list[Node] = silhouette(drawing.marks, place, palette)
    else:
        nodes = [node(mark, place, palette) for mark in drawing.marks if mark.level <= level]
    return Group(tuple(nodes), name="art")


def node(mark: Mark, place: Affine, palette: Palette) -> Path:
    """One mark on the page."""
    fill = palette.fill(mark.fill) if mark.fill else None
    return Path(transformed(mark.steps, place), Paint(fill, pen(mark.stroke, palette) if mark.stroke else None))


def pen(stroke: Stroke, palette: Palette) -> Pen:
    """The pen of a kind of line."""
    return Pen(palette.second if stroke in ("spark", "mark") else palette.ink, WIDTHS[stroke])


def put(marks: tuple[Mark, ...], transform: Affine) -> tuple[Mark, ...]:
    """Marks under a map."""
    return tuple(replace(mark, steps=transformed(mark.steps, transform)) for mark in marks)


def formed(outline: Steps, *shades: tuple[Steps, Fill], fill: Fill = "paper", level: int = 0) -> tuple[Mark, ...]:
    """A body: its area, shades of form over it, and the outline over both."""
    return (
        Mark(outline, fill, None, level),
        *(Mark(steps, tone, None, max(level, 1)) for steps, tone in shades),
        Mark(outline, None, "outline", level),
    )
