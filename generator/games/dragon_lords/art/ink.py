"""From marks to nodes: colours, pens that suit the size, lines broken off at damage circles."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from generator.games.dragon_lords.art.curves import Steps, straight
from generator.games.dragon_lords.art.limbs import sampled
from generator.games.dragon_lords.art.palette import WIDTHS, Palette, Stroke
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.geometry import Affine, Box, Point
from generator.scene.nodes import Node, Paint, Path, Pen, Step

#: Pieces shorter than this that are left of a line are dropped, in mm.
SHORTEST = 1.6


def placed(steps: Steps, transform: Affine) -> Steps:
    """The steps on the page, by a map that scales and shifts."""
    a, d, e, f = transform.a, transform.d, transform.e, transform.f
    result: list[Step] = []
    for step in steps:
        match step:
            case ("C", x1, y1, x2, y2, x, y):
                result.append(
                    ("C", a * x1 + e, d * y1 + f, a * x2 + e, d * y2 + f, a * x + e, d * y + f),
                )
            case (verb, x, y):
                result.append((verb, a * x + e, d * y + f))
            case _:
                result.append(step)
    return tuple(result)


def subpaths(steps: Steps) -> Iterator[Steps]:
    """The outlines that make up a path."""
    start = 0
    for i, step in enumerate(steps):
        if step[0] == "M" and i > start:
            yield steps[start:i]
            start = i
    yield steps[start:]


class Obstacles:
    """The blocks of circles and the captions that detail keeps clear of."""

    def __init__(self, zones: Iterable[Box]) -> None:
        self.zones = list(zones)

    def near(self, x: float, y: float) -> bool:
        """Whether a point lies in one of them."""
        return any(box.x <= x <= box.right and box.y <= y <= box.bottom for box in self.zones)

    def spared(self, steps: Steps) -> Steps:
        """What is left of open lines, each cut where it comes near."""
        kept: list[Steps] = []
        for line in subpaths(steps):
            points = sampled(line, 5)
            free = [not self.near(x, y) for x, y in points]
            if all(free):
                kept.append(line)
                continue
            run: list[Point] = []
            for point, clear in [*zip(points, free, strict=True), ((0.0, 0.0), False)]:
                if clear:
                    run.append(point)
                    continue
                if len(run) > 2 and math.dist(run[0], run[-1]) > SHORTEST:
                    kept.append(straight(run, closed=False))
                run = []
        return tuple(step for part in kept for step in part)


def pens(palette: Palette, factor: float = 1.0) -> dict[Stroke, Pen]:
    """The pens, thinned by a factor."""
    colors: dict[Stroke, str] = {"spark": palette.second, "mark": palette.second}
    return {stroke: Pen(colors.get(stroke, palette.ink), width * factor) for stroke, width in WIDTHS.items()}


def painted(
    marks: Sequence[Mark], transform: Affine, palette: Palette, level: int, obstacles: Obstacles | None = None
) -> list[Node]:
    """The marks of at most a level of detail on the page."""
    brushes = pens(palette, min(1.0, max(0.4, 1.3 * min(transform.a, transform.d))))
    nodes: list[Node] = []
    for mark in marks:
        if mark.level > level:
            continue
        steps = placed(mark.steps, transform)
        if obstacles is not None and mark.yields:
            steps = obstacles.spared(steps)
        if steps:
            fill = palette.fill(mark.fill) if mark.fill else None
            nodes.append(Path(steps, Paint(fill, brushes[mark.stroke] if mark.stroke else None)))
    return nodes


def silhouette(marks: Sequence[Mark], transform: Affine, palette: Palette) -> list[Node]:
    """The marks as one dark shape for pictures of thumbnail size; light lines set trunk, arms, head and fingers off."""
    width = WIDTHS["outline"] * max(0.3, 0.9 * min(transform.a, transform.d))
    line, halo = Pen(palette.paper, width), Pen(palette.paper, 2 * width)
    nodes: list[Node] = []
    for mark in marks:
        if mark.level or not mark.fill:
            continue
        steps = placed(mark.steps, transform)
        if mark.fill == "paper" and mark.stroke in (None, "outline"):
            nodes.append(Path(steps, Paint(None, halo)))
        nodes.append(Path(steps, Paint(palette.ink, line if mark.stroke == "bone" else None)))
    return nodes
