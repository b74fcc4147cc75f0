"""The frame of a card as the edge of a chart: a hairline all round, graduated inwards."""

from __future__ import annotations

from generator.games.dragon_lords.art.curves import joined, straight
from generator.scene.geometry import Box
from generator.scene.nodes import Paint, Path, Pen
from generator.scene.outlines import Steps

#: How far the line stands inside the cut, and the lengths of the ticks: of each, of every fifth, of every tenth; in mm.
INSET = 3.2
SHORT, LONG, LONGEST = 0.55, 0.9, 1.3


def chart_frame(trim: Box, pen: Pen) -> Path:
    """The frame inside the cut of a card. It is the same when the card is turned upside down."""
    box = trim.inset(INSET)
    around = straight([(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)])
    return Path(joined((around, *scale(box))), Paint(None, pen))


def scale(box: Box) -> list[Steps]:
    """The ticks along all four sides, about 1 mm apart, a multiple of ten on each side."""
    ticks: list[Steps] = []
    across, down = (10 * round(length / 10) for length in (box.width, box.height))
    for i in range(1, across):
        x, length = box.x + box.width * i / across, tick(i)
        ticks.append(straight([(x, box.y), (x, box.y + length)], closed=False))
        ticks.append(straight([(x, box.bottom), (x, box.bottom - length)], closed=False))
    for i in range(1, down):
        y, length = box.y + box.height * i / down, tick(i)
        ticks.append(straight([(box.x, y), (box.x + length, y)], closed=False))
        ticks.append(straight([(box.right, y), (box.right - length, y)], closed=False))
    return ticks


def tick(i: int) -> float:
    """The length of the i-th tick of a side."""
    return LONGEST if i % 10 == 0 else LONG if i % 5 == 0 else SHORT
