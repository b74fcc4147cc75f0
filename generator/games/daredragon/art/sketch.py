"""Marks: the shapes of a drawing on its own grid, before they have colours, a size and a place on the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from generator.games.daredragon.art.palette import Palette, Tone
from generator.scene.geometry import Affine, Box, scale, translate
from generator.scene.nodes import Group, Node, Path
from generator.scene.outlines import Steps, flat, joined, moved
from generator.scene.paths import transformed

#: Sizes in mm (the shorter side of the box) from which marks of level 1 and 2 are drawn.
LEVELS = (0.0, 12.0, 22.0)


@dataclass(frozen=True, slots=True)
class Mark:
    """Outlines of one tone.

    ``level`` is the least detail at which the mark is drawn. ``halo`` is the breadth, in units of the grid, of the
    rim (of bare paper, mostly) that parts the mark from what lies behind it, as a woodcutter parts black from black.
    """

    steps: Steps
    tone: Tone = "ink"
    level: int = 0
    halo: float = 0.0
    rim: Tone = "ground"


def ink(*parts: Steps, halo: float = 0.0, level: int = 0) -> Mark:
    """A black shape."""
    return Mark(joined(*parts), "ink", level, halo)


def cut(*parts: Steps, level: int = 1) -> Mark:
    """Places where the black is cut away."""
    return Mark(joined(*parts), "ground", level)


def paper(*parts: Steps, line: float = 1.1, level: int = 0) -> Mark:
    """A bare shape with a black contour ``line`` units broad: a face, a beard, a blade."""
    return Mark(joined(*parts), "ground", level, line, "ink")


def ember(*parts: Steps, halo: float = 0.0, level: int = 0) -> Mark:
    """The one red of a drawing."""
    return Mark(joined(*parts), "accent", level, halo)


def placed(marks: Iterable[Mark], transform: Affine) -> list[Mark]:
    """The marks under a map, halos with them."""
    grow = abs(transform.a * transform.d - transform.b * transform.c) ** 0.5
    return [replace(mark, steps=moved(mark.steps, transform), halo=mark.halo * grow) for mark in marks]


def negative(marks: Iterable[Mark]) -> list[Mark]:
    """Black for white and white for black."""
    swap: dict[Tone, Tone] = {"ink": "ground", "ground": "ink"}
    return [replace(mark, tone=swap.get(mark.tone, mark.tone), rim=swap.get(mark.rim, mark.rim)) for mark in marks]


def mirrored(marks: Iterable[Mark], width: float = 100.0) -> list[Mark]:
    """The marks looking the other way."""
    return placed(marks, translate(width, 0) @ scale(-1, 1))


def framed(marks: Sequence[Mark], width: float = 100.0, height: float = 100.0, margin: float = 2.0) -> list[Mark]:
    """The marks made as large as a grid of that size allows, centred in it."""
    line = [point for mark in marks for point in flat(mark.steps, 4)]
    left, right = min(x for x, _ in line), max(x for x, _ in line)
    top, bottom = min(y for _, y in line), max(y for _, y in line)
    size = min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top))
    shift = translate(width / 2 - size * (left + right) / 2, height / 2 - size * (top + bottom) / 2)
    return placed(marks, shift @ scale(size))


def detail(box: Box) -> int:
    """The level of detail that a box has room for."""
    size = min(box.width, box.height)
    return max(level for level, least in enumerate(LEVELS) if size >= least)


def render(
    marks: Sequence[Mark],
    box: Box,
    palette: Palette,
    grid: tuple[float, float] = (100.0, 100.0),
    name: str = "art",
    level: int | None = None,
) -> tuple[Node, ...]:
    """The drawing, as large as the box allows and centred in it, as one group."""
    size = min(box.width / grid[0], box.height / grid[1])
    place = translate(box.cx - size * grid[0] / 2, box.cy - size * grid[1] / 2) @ scale(size)
    shown = detail(box) if level is None else level
    if name == "mark":  # too small for an outline; it stays solid in every palette
        palette = replace(palette, outline=0.0)
    nodes: list[Node] = []
    for mark in marks:
        if mark.level > shown:
            continue
        steps = transformed(mark.steps, place)
        if mark.halo and not palette.outline:
            nodes.append(Path(steps, palette.rim(mark.rim, 2 * mark.halo * size)))
        nodes.append(Path(steps, palette.paint(mark.tone)))
    return (Group(tuple(nodes), name=name),)
