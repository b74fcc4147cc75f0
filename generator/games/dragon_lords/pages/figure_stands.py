"""Figures that stand up: a strip with the dragon on both sides, folded at the top, with flaps at its feet."""

from __future__ import annotations

from generator.games.dragon_lords.art.ink import painted
from generator.games.dragon_lords.figures.dragon import rising
from generator.games.dragon_lords.figures.stature import HEIGHT, WIDTH
from generator.games.dragon_lords.pages.figure_hexes import badge
from generator.games.dragon_lords.pages.figure_set import Figure
from generator.kit.easel import Easel
from generator.scene.geometry import Affine, Box, scale, translate
from generator.scene.nodes import Node, group

#: One side of the figure in mm.
PANEL = Box(0, 0, 30.0, 48.0)
#: The strip at the foot of a side that shows where the dragon flies.
GROUND = 4.0
#: How far the drawing stays from the cut.
SAFE = 0.9
#: How much narrower a flap is at its end, on either side.
TAPER = 1.2
FOLD = (1.6, 1.0)


def flap(flat: float) -> Box:
    """A flap that fits a hex of ``flat`` mm from side to side with its width along the facing."""
    return Box(0, 0, flat - 4.0, 0.57 * flat)


def length(flat: float) -> float:
    """The length of a whole strip in mm."""
    return 2 * (PANEL.height + flap(flat).height)


def strip(easel: Easel, figure: Figure, x: float, y: float, flat: float, glue: str) -> None:
    """The whole strip from its top left corner: flap, back, front, flap; it stands on a hex of ``flat`` mm."""
    feet, cx = flap(flat), x + PANEL.width / 2
    fold = y + length(flat) / 2
    easel.add([group(side(easel, figure, mirrored=False), translate(x, fold), "front")])
    # The back stands on its head above the fold.
    over = Affine(a=-1, d=-1, e=x + PANEL.width, f=fold)
    easel.add([group(side(easel, figure, mirrored=True), over, "back")])
    outline(easel, x, y, feet)
    for line in (fold, fold - PANEL.height, fold + PANEL.height):
        half = (PANEL.width if line == fold else feet.width) / 2
        easel.line(cx - half, line, cx + half, line, "inner", "quiet", FOLD)
    easel.label(glue, cx, y + length(flat) - feet.height / 2 + 1, "label", "middle")


def outline(easel: Easel, x: float, y: float, feet: Box) -> None:
    """The line that a strip is cut along."""
    inset = (PANEL.width - feet.width) / 2
    top = y + feet.height
    middle = top + PANEL.height
    left = [(x + inset + TAPER, y), (x + inset, top), (x, top)]
    upper = [*reversed(left), *((2 * x + PANEL.width - u, v) for u, v in left)]
    lower = [(u, 2 * middle - v) for u, v in reversed(upper)]
    easel.polygon([*upper, *lower], None, "hair", "quiet")


def side(easel: Easel, figure: Figure, mirrored: bool) -> list[Node]:
    """One side of the figure from its top left corner; the dragon flies to the right, or to the left if mirrored."""
    on = Easel(easel.theme, easel.scribe)
    room = Box(0, 0, PANEL.width, PANEL.height - GROUND).inset(SAFE)
    factor = min(room.width / WIDTH, room.height / HEIGHT)
    put = translate(room.cx - WIDTH * factor / 2, room.bottom - HEIGHT * factor) @ scale(factor)
    ground(on)
    on.add(painted(rising(*figure.steps), put, figure.palette, 2))
    picture = group(on.nodes, Affine(a=-1, e=PANEL.width) if mirrored else Affine(), "picture")
    letter = Easel(easel.theme, easel.scribe)
    x = PANEL.width - 3.6
    badge(letter, figure.letter, PANEL.width - x if mirrored else x, PANEL.height - GROUND / 2)
    return [picture, *letter.nodes]


def ground(on: Easel) -> None:
    """The strip at the foot, with an arrow that points the way."""
    below = Box(0, PANEL.height - GROUND, PANEL.width, GROUND)
    on.rect(below, "tint_strong")
    on.line(3, below.cy, 20.4, below.cy, "inner", "lead")
    on.polygon([(23, below.cy), (20, below.cy - 1.1), (20, below.cy + 1.1)], "lead")
