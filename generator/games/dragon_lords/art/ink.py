"""From marks to nodes: colours, pens that suit the size, lines broken off at damage circles."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence

from generator.games.dragon_lords.art.curves import joined, straight
from generator.games.dragon_lords.art.limbs import sampled
from generator.games.dragon_lords.art.palette import WIDTHS, Palette, Stroke
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.geometry import Affine, Box
from generator.scene.nodes import Node, Paint, Path, Pen, Step
from generator.scene.outlines import Steps

#: The share of a broken line that must be left for it to be drawn at all.
LEAST = 0.5


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
        """What is left of open lines: of each the longest clear piece, if that is most of it."""
        kept: list[Steps] = []
        for line in subpaths(steps):
            points = sampled(line, 5)
            free = [not self.near(x, y) for x, y in points]
            if all(free):
                kept.append(line)
                continue
            pieces = [
                [point for point, _ in run]
                for clear, run in itertools.groupby(zip(points, free, strict=True), key=lambda pair: pair[1])
                if clear
            ]
            longest = max(pieces, key=len, default=[])
            if len(longest) > LEAST * len(points):
                kept.append(straight(longest, closed=False))
        return joined(kept)


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
