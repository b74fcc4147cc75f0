"""Frames of quiet stone, ornaments, and the emblem of the game: a torch over crossed blades."""

from __future__ import annotations

from functools import cache, lru_cache

from generator.games.dragon_strike.art import arms
from generator.games.dragon_strike.art.curves import bar
from generator.games.dragon_strike.art.forces import flame, spot
from generator.games.dragon_strike.art.palette import HAIR, INNER, OUTLINE, TORCH, Palette, Tone
from generator.games.dragon_strike.art.sketch import (
    ART,
    MARK,
    OUTLINES,
    Mark,
    extent,
    framed,
    lines,
    placed,
    plain,
    render,
    solid,
)
from generator.scene.curves import facets, shape
from generator.scene.geometry import Box, rotate
from generator.scene.nodes import Group, Node, Paint, Path, Rect


def torch() -> list[Mark]:
    """A torch, upright, alight."""
    return [
        solid("hide", shape("43,46 / 57,46 / 53,98 50,100 47,98")),
        lines("45,66 55,62|46,78 54,74", 1),
        solid("slate", shape("36,38 / 64,38 / 59,54 / 41,54")),
        plain("gold", bar(38, 42, 24, 4), line="hair"),
        *spot(50, 20, 42, flame()),
    ]


@cache
def _emblem() -> tuple[Mark, ...]:
    blades = [*placed(arms.sword(), rotate(52, 50, 62)), *placed(arms.sword(), rotate(-52, 50, 62))]
    return tuple(framed([*blades, *spot(50, 46, 112, torch())]))


@lru_cache(maxsize=64)
def game_emblem(box: Box, palette: Palette = TORCH) -> Group:
    """The emblem of the game, in a group named ``art``."""
    return render(_emblem(), box, palette)


@cache
def _torch() -> tuple[Mark, ...]:
    marks = torch()
    found = extent(marks)
    return tuple(framed(marks, 100 * found.width / found.height, 100, 2.0))


@lru_cache(maxsize=64)
def torch_light(box: Box, palette: Palette = TORCH) -> Group:
    """One torch, about two and a half times as high as wide, in a group named ``art``."""
    found = extent(torch())
    return render(_torch(), box, palette, (100 * found.width / found.height, 100))


@lru_cache(maxsize=256)
def card_frame(box: Box, palette: Palette = TORCH, tone: Tone = "stone", band: float = 3.0) -> Group:
    """A frame of stones, ``band`` mm broad, inside the box, in a group named ``art``; the middle stays empty.

    ``tone`` colours the corner stones and says, beside the words, which deck it is.
    """
    nodes: list[Node] = [Rect(box.x, box.y, box.width, box.height, Paint(palette.pale, palette.pen(INNER)), 1.5)]
    inner = box.inset(band)
    across, down = max(2, round(inner.width / 14)), max(2, round(inner.height / 14))
    joint = palette.pen(HAIR, "ink" if palette.outline else "stone")
    cuts = []
    for k in range(1, across):
        x = inner.x + inner.width * k / across
        cuts += [(x, box.y, x, inner.y), (x, inner.bottom, x, box.bottom)]
    for k in range(1, down):
        y = inner.y + inner.height * k / down
        cuts += [(box.x, y, inner.x, y), (inner.right, y, box.right, y)]
    steps = tuple(step for x1, y1, x2, y2 in cuts for step in (("M", x1, y1), ("L", x2, y2)))
    nodes.append(Path(steps, Paint(None, joint)))
    for x in (box.x, inner.right):
        for y in (box.y, inner.bottom):
            nodes.append(Rect(x, y, band, band, palette.paint(tone, palette.pen(INNER)), 0.6))
    nodes.append(Rect(inner.x, inner.y, inner.width, inner.height, Paint(palette.paper, palette.pen(INNER))))
    return Group(tuple(nodes), name=OUTLINES if palette.outline else ART)


@lru_cache(maxsize=64)
def divider(box: Box, palette: Palette = TORCH) -> Group:
    """A line that ends in points, with a gem in its middle, in a group named ``art``."""
    y, h = box.cy, min(box.height, 4.0) / 2
    left = facets(f"{box.x},{y} {box.cx - 2 * h},{y - 0.3} {box.cx - 2 * h},{y + 0.3}")
    right = facets(f"{box.right},{y} {box.cx + 2 * h},{y - 0.3} {box.cx + 2 * h},{y + 0.3}")
    gem = facets(f"{box.cx},{y - h} {box.cx + h},{y} {box.cx},{y + h} {box.cx - h},{y}")
    nodes = (Path((*left, *right), palette.paint("dot")), Path(gem, palette.paint("amber", palette.pen(INNER))))
    return Group(nodes, name=OUTLINES if palette.outline else ART)


@lru_cache(maxsize=64)
def panel_frame(box: Box, palette: Palette = TORCH) -> Group:
    """The edge of a screen's panel: a course of battlements above, a plain line around, in a group named ``art``."""
    tooth = 8.0
    count = max(3, round(box.width / tooth) | 1)
    step = box.width / count
    top, low = box.y, box.y + 0.4 * tooth
    corners = [(box.x, box.y + tooth)]
    for k in range(count):
        y = top if k % 2 == 0 else low
        corners += [(box.x + k * step, y), (box.x + (k + 1) * step, y)]
    corners.append((box.right, box.y + tooth))
    text = " ".join(f"{x:.3f},{y:.3f}" for x, y in corners)
    joints = tuple(
        s for k in range(1, count) for s in (("M", box.x + k * step, low + 0.6), ("L", box.x + k * step, box.y + tooth))
    )
    return Group(
        (
            Rect(box.x, box.y + tooth, box.width, box.height - tooth, Paint(None, palette.pen(OUTLINE))),
            Path(facets(text), Paint(palette.pale, palette.pen(OUTLINE))),
            Path(joints, Paint(None, palette.pen(HAIR, "ink" if palette.outline else "stone"))),
        ),
        name=OUTLINES if palette.outline else ART,
    )


@lru_cache(maxsize=256)
def title_plate(box: Box, palette: Palette = TORCH, tone: Tone = "glow") -> Group:
    """A plate with notched ends for a title, in a group named ``mark``."""
    n = min(box.height / 2, 4.0)
    corners = (
        f"{box.x + n},{box.y} {box.right - n},{box.y} {box.right},{box.cy} {box.right - n},{box.bottom} "
        f"{box.x + n},{box.bottom} {box.x},{box.cy}"
    )
    return Group((Path(facets(corners), palette.paint(tone, palette.pen(OUTLINE))),), name=MARK)
