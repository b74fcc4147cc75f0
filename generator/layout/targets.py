"""The measuring marks of the calibration sheet: bars, targets, the scale for the pin hole, stairs at the edges."""

from __future__ import annotations

from generator.kit.easel import Easel
from generator.scene.geometry import rotate, translate
from generator.scene.nodes import Group

#: Lengths in mm.
BAR = 100.0
RING = 8.0
SCALE_REACH = 10
STAIRS = 10
STEP = 4.6


def bar(easel: Easel, x: float, y: float, label: str, upright: bool = False) -> None:
    """A bar of 100 mm with a tick every 10 mm and short ones every millimetre, from (x, y) to the right or down."""
    pad = Easel(easel.theme, easel.scribe)
    for mm in range(int(BAR) + 1):
        height = 5.0 if mm % 50 == 0 else 3.6 if mm % 10 == 0 else 2.4 if mm % 5 == 0 else 1.4
        pad.line(mm, 0, mm, -height, "hair")
    pad.line(0, 0, BAR, 0, "inner")
    for mm in range(0, int(BAR) + 1, 10):
        pad.label(str(mm), mm, 3.2, "label", "middle", "ink")
    pad.label(label, BAR / 2, -6.4, "cell", "middle")
    turn = rotate(90) if upright else rotate(0)
    easel.add([Group(tuple(pad.nodes), translate(x, y) @ turn)])


def front_target(easel: Easel, cx: float, cy: float) -> None:
    """A ring with a cross in it, to push a pin through."""
    easel.circle(cx, cy, RING, None, "inner")
    easel.circle(cx, cy, 1.0, None, "hair")
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        easel.line(cx + dx * 0.3, cy + dy * 0.3, cx + dx * (RING + 6), cy + dy * (RING + 6), "hair")


def back_scale(easel: Easel, cx: float, cy: float) -> None:
    """Millimetre squares around the place where the hole should be, numbered to the right and down."""
    reach = SCALE_REACH
    for mm in range(-reach, reach + 1):
        pen, color = ("inner", "ink") if mm == 0 else ("hair", "ink") if mm % 5 == 0 else ("hair", "quiet")
        easel.line(cx + mm, cy - reach, cx + mm, cy + reach, pen, color)
        easel.line(cx - reach, cy + mm, cx + reach, cy + mm, pen, color)
    for mm in range(-reach, reach + 1, 5):
        text = f"−{-mm}" if mm < 0 else str(mm)
        easel.label(text, cx + mm, cy - reach - 1.2, "label", "middle", "ink")
        easel.label(text, cx - reach - 1.2, cy + mm + 1.0, "label", "end", "ink")


def arrow(easel: Easel, cx: float, top: float, label: str) -> None:
    """An arrow that points to the top of the page, and its words below it."""
    easel.polygon([(cx, top), (cx + 4, top + 6), (cx - 4, top + 6)], "ink")
    easel.label(label, cx, top + 9.6, "cell", "middle")


def stairs(easel: Easel, width: float, height: float) -> None:
    """At the middle of each edge, short lines 1 to 10 mm from the edge of the paper, each with its number."""
    turns = (
        translate(width / 2, 0),
        translate(width, height / 2) @ rotate(90),
        translate(width / 2, height) @ rotate(180),
        translate(0, height / 2) @ rotate(270),
    )
    for put in turns:
        pad = Easel(easel.theme, easel.scribe)
        for mm in range(1, STAIRS + 1):
            x = (mm - (STAIRS + 1) / 2) * STEP
            pad.line(x - STEP / 2, mm, x + STEP / 2, mm, "inner")
            pad.label(str(mm), x, mm + 3.2, "label", "middle", "ink")
        easel.add([Group(tuple(pad.nodes), put)])
