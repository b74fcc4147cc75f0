"""Parts of figures that face the reader's right: limbs, boots, faces, hands that hold something."""

from __future__ import annotations

from collections.abc import Iterable

from generator.games.dragon_strike.art.curves import ribbon
from generator.games.dragon_strike.art.palette import Tone
from generator.games.dragon_strike.art.sketch import Mark, placed, plain, solid
from generator.scene.curves import shape, stroke
from generator.scene.geometry import rotate, scale, translate
from generator.scene.outlines import disc, moved


def limb(tone: Tone, text: str) -> Mark:
    """An arm, leg, neck or tail: ``"x,y,half …"`` along its middle."""
    return solid(tone, ribbon(text))


def boot(tone: Tone, x: float, y: float, size: float = 1.0, turn: float = 0.0) -> Mark:
    """A boot whose ankle is at (x, y) and whose sole is 9 units below."""
    outline = shape("-5.4,-6 / 5.4,-6 / 5,2 8,4.4 13,6 14,9 / -6,9 / -6,2 -5.4,-6")
    return solid(tone, moved(outline, translate(x, y) @ rotate(turn) @ scale(size)))


def fist(tone: Tone, x: float, y: float, radius: float = 3.6) -> Mark:
    """A closed hand."""
    return solid(tone, disc(x, y, radius, radius * 0.95))


def face(tone: Tone, x: float, y: float, size: float = 1.0, beard: bool = False) -> list[Mark]:
    """A face in three-quarter profile, 14 units high about (x, y)."""
    place = translate(x, y) @ scale(size)
    outline = shape(
        "-6,-5 0,-8 5,-7 / 5.6,-2.4 / 8.8,2 7.8,3.2 / 6,3.4 / 6.6,5.4 / 6.2,7 5,9.2 2,10 / -2.4,9 -5,6 -6.4,0 -6,-5"
    )
    marks = [
        solid(tone, moved(outline, place)),
        Mark(moved(stroke("1.6,-3.6 3.6,-4.2 5.8,-3"), place), None, "bold", level=1, over=True),
        plain("dot", moved(disc(3.7, -0.9, 0.9, 1.2), place)),
    ]
    if not beard:
        marks.append(Mark(moved(stroke("3.4,6 4.8,6.3 6.2,5.7"), place), None, "inner", level=1, over=True))
    return marks


def held(marks: Iterable[Mark], x: float, y: float, size: float, turn: float, grip: float = 83.0) -> list[Mark]:
    """A thing from the grid of 100, upright there and gripped at (50, grip), in a hand at (x, y)."""
    return placed(marks, translate(x, y) @ rotate(turn) @ scale(size / 100) @ translate(-50, -grip))
