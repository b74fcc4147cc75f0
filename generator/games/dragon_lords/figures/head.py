"""The head from the side, its mouth open: skull, jaws, teeth, eye."""

from __future__ import annotations

from collections.abc import Callable

from generator.games.dragon_lords.art.claws import tooth
from generator.games.dragon_lords.art.curves import trace
from generator.games.dragon_lords.art.sketch import Mark
from generator.games.dragon_lords.figures.stature import SPINE, Stature
from generator.scene.geometry import Point

#: A place on the head: forward of the back of the skull, and below the line of the neck's end.
Place = Callable[[float, float], Point]


def places(stature: Stature) -> Place:
    """Places on the head of a stature on the sheet."""
    x, y = SPINE[0]

    def at(forward: float, down: float) -> Point:
        return x - 0.6 + forward * stature.head, y - 0.4 + down * stature.head

    return at


def head(at: Place, stature: Stature, claws: int) -> list[Mark]:
    """The head as marks, the far teeth first."""
    size = 0.36 * stature.head
    nape = [at(-1.2, -1.9), at(1.0, -2.7), at(2.9, -3.3)]
    crown = [at(2.9, -3.3), at(4.4, -3.5), at(5.6, -2.9)]
    bridge = [
        at(5.6, -2.9),
        at(6.9, -1.9),
        at(8.6, -1.5),
        at(10.1, -1.6),
        at(11.2, -1.9),
        at(12.3, -1.5),
        at(12.9, -0.5),
    ]
    lip = [at(12.9, -0.5), at(13.0, 0.3), at(12.5, 0.9)]
    upper = [at(12.5, 0.9), at(11.4, 0.75), at(10.0, 0.5), at(8.2, 0.75), at(6.4, 1.35), at(4.7, 1.9)]
    lower = [at(4.7, 1.9), at(6.6, 2.6), at(8.6, 3.4), at(10.2, 3.9), at(11.3, 3.7)]
    chin = [at(11.3, 3.7), at(11.7, 4.2), at(11.1, 4.9)]
    jaw = [at(11.1, 4.9), at(8.8, 4.9), at(6.2, 4.2), at(4.0, 3.7), at(2.6, 3.7)]
    cheek = (
        [at(2.6, 3.7), at(0.7, 4.6)],
        [at(0.7, 4.6), at(1.2, 3.2)],
        [at(1.2, 3.2), at(-0.9, 3.4)],
        [at(-0.9, 3.4), at(0.0, 2.0)],
    )
    skull = trace(nape, crown, bridge, lip, upper, lower, chin, jaw, *cheek, closed=True)
    maw = trace([at(4.9, 1.9), at(7.0, 1.2), at(9.4, 0.6), at(11.6, 0.8)], [at(10.6, 3.6), at(8.0, 3.1), at(4.9, 1.9)])
    tongue = trace(
        [at(5.6, 2.0), at(7.6, 2.1), at(9.2, 2.6), at(10.6, 2.1)], [at(9.4, 3.2), at(7.4, 2.7), at(5.6, 2.0)]
    )
    marks = [Mark(maw, "glow", "inner"), Mark(tongue, "second", None, 1)]
    for x, y, bearing, scale in (
        (11.9, 0.75, 172, 1.5),
        (10.8, 0.6, 178, 0.9),
        (9.7, 0.5, 182, 1.0),
        (8.4, 0.7, 186, 0.8),
        (7.2, 1.05, 190, 0.7),
    ):
        marks.append(Mark(tooth(at(x, y), bearing, size * scale, claws), "paper", "hair"))
    for x, y, bearing, scale in ((10.9, 3.85, 8, 1.2), (9.5, 3.75, 4, 0.8), (8.2, 3.3, 0, 0.7)):
        marks.append(Mark(tooth(at(x, y), bearing, size * scale, claws), "paper", "hair"))
    marks.append(Mark(skull, "paper"))
    shade = trace(
        [at(0.2, 1.9), at(2.6, 2.2), at(4.7, 1.9)],
        [at(6.6, 2.6), at(8.6, 3.4), at(10.2, 3.9), at(11.3, 3.7)],
        [at(11.7, 4.2), at(11.1, 4.9)],
        [at(8.8, 4.9), at(6.2, 4.2), at(4.0, 3.7), at(2.6, 3.7)],
        [at(0.7, 4.6)],
        [at(1.2, 3.2)],
        [at(-0.9, 3.4)],
        [at(0.2, 1.9)],
    )
    marks.append(Mark(shade, "tint"))
    marks.append(Mark(trace(nape, crown, bridge, lip, upper, lower, chin, jaw, *cheek, closed=False), None, "outline"))
    eye = trace([at(5.0, -1.5), at(6.0, -1.9), at(7.1, -1.3)], [at(6.2, -0.9), at(5.0, -1.5)])
    marks.append(Mark(eye, "second", "inner"))
    brow = trace(
        [at(2.8, -2.2), at(4.4, -2.6), at(5.8, -2.3), at(7.6, -1.2)], [at(6.2, -1.75), at(4.8, -1.7), at(2.8, -2.2)]
    )
    marks.append(Mark(brow, "deep", "inner", 1))
    nostril = trace([at(11.4, -1.0), at(12.0, -1.05), at(12.1, -0.6)], [at(11.6, -0.6), at(11.4, -1.0)])
    marks.append(Mark(nostril, "ink", None, 1))
    lines = trace([at(8.4, -0.3), at(9.6, -0.6), at(10.8, -0.5)], closed=False) + trace(
        [at(3.0, 0.2), at(4.3, 0.6), at(5.6, 0.5)], closed=False
    )
    marks.append(Mark(lines, None, "hair", 2))
    return marks
