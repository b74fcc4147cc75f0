"""Marks: the shapes of a drawing on its own grid, and how they come to paper: contour, flat fill, one shade, line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from generator.games.dragon_strike.art.curves import thickness
from generator.games.dragon_strike.art.palette import HAIR, INNER, OUTLINE, Palette, Tone
from generator.scene.curves import stroke
from generator.scene.geometry import Affine, Box, scale, translate
from generator.scene.nodes import Group, Node, Paint, Path
from generator.scene.outlines import Steps, flat, joined, moved, split
from generator.scene.paths import transformed

#: Sizes in mm (the shorter side of the box) from which marks of level 1 and 2 are drawn.
LEVELS = (0.0, 11.0, 20.0)
#: Which way the light copy of a shape is shifted over its shade, in shares of the depth: light comes from the right.
LIGHT = (1.0, -0.55)
#: The name of a group that low ink leaves out, and of one that it keeps.
ART, MARK = "art", "mark"
#: The name of a group of black outlines that low ink leaves as it is.
OUTLINES = "outlines"

Line = Literal["inner", "hair", "bold", "heavy", "dash", "none"]
_WIDTHS: dict[Line, float] = {
    "inner": INNER, "hair": HAIR, "bold": OUTLINE, "heavy": 2 * OUTLINE, "dash": OUTLINE, "none": 0.0
}  # fmt: skip
#: Lengths of dashes and gaps in shares of the pen's width.
_DASH = (2.6, 2.2)


@dataclass(frozen=True, slots=True)
class Mark:
    """An outline with a fill, a line, or both.

    ``depth`` is how far, in units of the grid, the shade reaches into the shape. ``level`` is the least detail at
    which the mark is drawn. A mark that is ``over`` lies within others and has no part in the picture's contour.
    """

    steps: Steps
    fill: Tone | None = None
    line: Line = "inner"
    depth: float = 0.0
    level: int = 0
    over: bool = False
    tone: Tone = "ink"


def solid(fill: Tone, *parts: Steps, depth: float | None = None, level: int = 0, line: Line = "inner") -> Mark:
    """A body with its edge and its shade; the shade's depth follows from how thick the body is."""
    if depth is None:
        depth = 0.0 if fill in ("ink", "dot") else 0.34 * max(thickness(part) for part in parts)
    return Mark(joined(*parts), fill, line, depth, level)


def plain(fill: Tone, *parts: Steps, level: int = 0, line: Line = "none") -> Mark:
    """A flat spot upon a body, without an edge."""
    return Mark(joined(*parts), fill, line, 0.0, level, over=True)


def lines(text: str, level: int = 1, line: Line = "inner", tone: Tone = "ink") -> Mark:
    """Open lines within a body."""
    return Mark(stroke(text), None, line, 0.0, level, over=True, tone=tone)


def placed(marks: Iterable[Mark], transform: Affine) -> list[Mark]:
    """The marks under a map."""
    grow = abs(transform.a * transform.d - transform.b * transform.c) ** 0.5
    return [replace(mark, steps=moved(mark.steps, transform), depth=mark.depth * grow) for mark in marks]


def mirrored(marks: Iterable[Mark], width: float = 100.0) -> list[Mark]:
    """The marks looking the other way."""
    return placed(marks, translate(width, 0) @ scale(-1, 1))


def extent(marks: Iterable[Mark]) -> Box:
    """The smallest box around the marks."""
    line = [point for mark in marks for part in split(mark.steps) for point in flat(part, 8)]
    left, top = min(x for x, _ in line), min(y for _, y in line)
    return Box(left, top, max(x for x, _ in line) - left, max(y for _, y in line) - top)


def fitted(marks: Sequence[Mark], box: Box, ground: bool = False) -> list[Mark]:
    """The marks as large as a box allows, centred in it or standing on its lower edge."""
    found = extent(marks)
    size = min(box.width / found.width, box.height / found.height)
    dy = box.bottom - size * found.bottom if ground else box.cy - size * found.cy
    return placed(marks, translate(box.cx - size * found.cx, dy) @ scale(size))


def framed(marks: Sequence[Mark], width: float = 100.0, height: float = 100.0, margin: float = 3.0) -> list[Mark]:
    """The marks made as large as a grid of that size allows, centred in it."""
    return fitted(marks, Box(margin, margin, width - 2 * margin, height - 2 * margin))


def detail(box: Box) -> int:
    """The level of detail that a box has room for."""
    size = min(box.width, box.height)
    return max(level for level, least in enumerate(LEVELS) if size >= least)


def _body(mark: Mark, steps: Steps, palette: Palette, depth: float, width: float) -> list[Node]:
    """One mark on paper."""
    pen = palette.pen(width, "ink" if palette.outline else mark.tone) if width else None
    if pen is not None and mark.line == "dash":
        pen = replace(pen, dash=tuple(share * width for share in _DASH))
    if mark.fill is None:
        return [Path(steps, Paint(None, pen))]
    if palette.outline:
        return [Path(steps, palette.paint("dot" if mark.fill == "dot" else "paper", pen or palette.pen(HAIR)))]
    if not depth:
        return [Path(steps, palette.paint(mark.fill, pen))]
    light = transformed(steps, translate(depth * LIGHT[0], depth * LIGHT[1]))
    nodes: list[Node] = [
        Path(steps, Paint(palette.shade(mark.fill))),
        Group((Path(light, palette.paint(mark.fill)),), clip=Path(steps, Paint())),
    ]
    return [*nodes, Path(steps, Paint(None, pen))] if pen is not None else nodes


def render(
    marks: Sequence[Mark],
    box: Box,
    palette: Palette,
    grid: tuple[float, float] = (100.0, 100.0),
    name: str = ART,
    level: int | None = None,
    contour: float = OUTLINE,
) -> Group:
    """The drawing, as large as the box allows and centred in it, as one group.

    Pens keep their widths from about 16 mm up and grow thinner below. In an outline palette the group is named so
    that low ink leaves it as it is.
    """
    size = min(box.width / grid[0], box.height / grid[1])
    place = translate(box.cx - size * grid[0] / 2, box.cy - size * grid[1] / 2) @ scale(size)
    shown = detail(box) if level is None else level
    thin = min(1.0, 5.6 * size)
    bodies = [(mark, transformed(mark.steps, place)) for mark in marks if mark.level <= shown]
    nodes: list[Node] = []
    around = joined(*(steps for mark, steps in bodies if mark.fill and not mark.over))
    for mark, steps in bodies:
        if around and mark.fill and not mark.over:  # the contour comes behind the first body, upon the ground
            if contour:
                pen = palette.pen((1.2 if palette.outline else 2) * contour * thin)
                nodes.append(Path(around, palette.paint("paper" if palette.outline else "ink", pen)))
            around = ()
        depth = mark.depth * size if shown else 0.0
        nodes += _body(mark, steps, palette, depth, _WIDTHS[mark.line] * thin)
    return Group(tuple(nodes), name=OUTLINES if palette.outline else name)
