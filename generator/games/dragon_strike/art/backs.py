"""Card backs: a wall of pale stone, and in its middle a sign for each deck. Turned by half a turn, each is the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from generator.games.dragon_strike.art import back_signs
from generator.games.dragon_strike.art.curves import bar
from generator.games.dragon_strike.art.palette import HAIR, INNER, OUTLINE, TORCH, Palette, Tone
from generator.games.dragon_strike.art.sketch import ART, OUTLINES, Mark, render
from generator.scene.geometry import Box, rotate
from generator.scene.nodes import Group, Node, Paint, Path, Rect, Step
from generator.scene.outlines import disc, joined, moved

#: Height of a course of stone in mm; courses are counted from the middle of the card.
_COURSE = 8.0
_BLOCK = 16.0

#: The sign of each deck and the tone of the panel that it lies on.
_SIGNS: dict[str, tuple[Callable[[], list[Mark]], Tone]] = {
    "hero-spells-first": (lambda: back_signs.stars(1), "glow"),
    "hero-spells-second": (lambda: back_signs.stars(2), "glow"),
    "hero-spells-third": (lambda: back_signs.stars(3), "glow"),
    "wizard-spells": (back_signs.vortex, "mist"),
    "treasures": (back_signs.treasure, "bone"),
    "traps": (back_signs.jaws, "pale"),
    "monsters": (back_signs.claws, "bone"),
    "sneak-attacks": (back_signs.daggers, "mist"),
    "reference": (back_signs.compass, "paper"),
    "heroes": (back_signs.swords, "glow"),
}

#: Every back.
BACKS = tuple(_SIGNS)


def _half_turned(steps: tuple[Step, ...], cx: float, cy: float) -> tuple[Step, ...]:
    """The steps together with themselves, turned by half a turn about (cx, cy)."""
    return joined(steps, moved(steps, rotate(180, cx, cy)))


def _joints(width: float, height: float, area: Box) -> tuple[Step, ...]:
    """The joints between the stones of the lower half, and by half a turn of the upper one."""
    cx, cy = width / 2, height / 2
    steps: list[Step] = []
    courses = int((area.bottom - cy) / _COURSE) + 1
    for k in range(courses):
        top, bottom = cy + (k * _COURSE if k else 0.0), cy + (k + 1) * _COURSE
        steps += [("M", area.x, bottom), ("L", area.right, bottom)]
        shift = 0.0 if k % 2 else _BLOCK / 2
        x = cx + shift
        while x < area.right:
            for at in sorted({x, 2 * cx - x}):
                steps += [("M", at, top), ("L", at, bottom)]
            x += _BLOCK
    return _half_turned(tuple(steps), cx, cy)


@cache
def back(name: str, width: float, height: float, bleed: float = 0.0, palette: Palette = TORCH) -> Group:
    """The back of a deck for a card from (0, 0) to (width, height) mm with ``bleed`` mm around it.

    In a group named ``art``. Raises KeyError for a deck that is not in ``BACKS``.
    """
    draw, tone = _SIGNS[name]
    area = Box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
    cx, cy = width / 2, height / 2
    radius = 0.4 * min(width, height)
    nodes: list[Node] = [
        Rect(area.x, area.y, area.width, area.height, Paint(palette.bone)),
        Path(_joints(width, height, area), Paint(None, palette.pen(INNER, "ink" if palette.outline else "stone"))),
    ]
    frame = Box(4, 4, width - 8, height - 8)
    nodes.append(Rect(frame.x, frame.y, frame.width, frame.height, Paint(None, palette.pen(HAIR)), 2.0))
    corner = _half_turned(joined(disc(4, 4, 1.6), disc(width - 4, 4, 1.6)), cx, cy)
    nodes.append(Path(corner, palette.paint("amber", palette.pen(INNER))))
    nodes += [
        Path(disc(cx, cy, radius), palette.paint("pale", palette.pen(OUTLINE))),
        Path(disc(cx, cy, radius * 0.88), palette.paint(tone, palette.pen(INNER))),
    ]
    inner = radius * 0.78
    nodes += render(draw(), Box(cx - inner, cy - inner, 2 * inner, 2 * inner), palette, level=2).children
    return Group(
        tuple(nodes),
        clip=Path(bar(area.x, area.y, area.width, area.height), Paint()),
        name=OUTLINES if palette.outline else ART,
    )
