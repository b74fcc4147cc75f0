"""The foot of a sheet: the bar that proves the scale, the imprint, notes."""

from __future__ import annotations

from generator.kit.easel import Easel
from generator.scene.geometry import Box

#: The length of the bar in mm. It is a promise: a test measures it in the finished PDF.
BAR = 100.0
HEIGHT = 7.0


def above_foot(area: Box) -> Box:
    """What a foot leaves free of an area."""
    return Box(area.x, area.y, area.width, area.height - HEIGHT - 2)


def foot(easel: Easel, area: Box, scale_note: str, notes: tuple[str, ...], imprint: str) -> Box:
    """Draw the foot at the bottom of an area and return the area above it.

    The bar stands at the left with ``scale_note`` on it; ``notes`` and ``imprint`` stand at the right, a line each.
    """
    y = area.bottom - 0.4
    for index in range(11):
        x = area.x + index * BAR / 10
        height = 2.0 if index in (0, 5, 10) else 1.2
        easel.line(x, y, x, y - height, "hair", "quiet")
    easel.line(area.x, y, area.x + BAR, y, "inner", "quiet")
    easel.label(scale_note, area.x + BAR / 2, y - 2.8, "label", "middle")
    room = area.width - BAR - 6
    lines = [*notes, imprint]
    for index, line in enumerate(lines):
        baseline = y - (len(lines) - 1 - index) * 3.4 - 0.2
        easel.fit(line, area.right, baseline, room, "label", "end")
    return above_foot(area)
