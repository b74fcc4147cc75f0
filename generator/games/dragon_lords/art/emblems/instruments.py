"""Distort Range, Spin and Saddlesore: dividers on a warped scale, an arrow whirled about, a thorny saddle."""

from __future__ import annotations

import math

from generator.games.dragon_lords.art.curves import joined, lerp, straight, trace
from generator.games.dragon_lords.art.emblems.drawing import Drawing, formed
from generator.games.dragon_lords.art.emblems.shapes import arc, facets, shape, stroke
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.geometry import Point, rotate
from generator.scene.outlines import Steps, disc
from generator.scene.paths import transformed


def warped(left: float, right: float) -> Steps:
    """A piece of the warped scale between two x, in short straight strokes so that neighbouring pieces meet."""

    def edge(depth: float) -> list[Point]:
        count = round((right - left) / 1.4)
        xs = [left + (right - left) * i / count for i in range(count + 1)]
        return [(x, 84 + depth - 5 * math.sin((x - 4) / 46 * math.tau)) for x in xs]

    return straight([*edge(-5), *reversed(edge(5))])


_LEG = "54,18 46,18 43,24 74,76 78,80 78,74 57,24"

DISTORT_RANGE = Drawing(
    (
        Mark(warped(4, 96), "paper", None),
        Mark(joined(warped(x, x + 11.5) for x in (4, 27, 50, 73)), "second", None, 1),
        Mark(warped(4, 96), None, "outline"),
        *formed(facets("46,18 54,18 57,24 26,76 22,80 22,74 43,24")),
        *formed(facets(_LEG), (facets("57,24 78,74 78,80 74,76 53,40"), "deep")),
        Mark(stroke("34,51 43,47 57,47 66,51"), None, "inner", 1),
        Mark(stroke("44,30 / 30,64"), None, "hair", 2),
        *formed(disc(50, 14, 10)),
        Mark(disc(50, 14, 4), "ink", None, 1),
    )
)


def turned(steps: Steps, degrees: float) -> Steps:
    """The outline turned about the middle."""
    return transformed(steps, rotate(degrees, 50, 50))


def whirl(start: float, end: float) -> Steps:
    """A bent arrow around the middle, thickening from its tail to its head."""
    outer, inner = arc(50, 50, 45, start, end), arc(50, 50, 36, start, end)
    blade = [lerp(a, b, 0.5 - 0.5 * min(1, 0.35 + i / 6)) for i, (a, b) in enumerate(zip(outer, inner, strict=True))]
    under = [lerp(a, b, 0.5 + 0.5 * min(1, 0.35 + i / 6)) for i, (a, b) in enumerate(zip(outer, inner, strict=True))]
    (tip,) = arc(50, 50, 40.5, end + 24, end + 24, 1)[1:]
    far, near = (arc(50, 50, r, end - 3, end - 3, 1)[0] for r in (50, 30))
    return trace(blade, [far], [tip], [near], [under[-1]], list(reversed(under))[1:], [blade[0]])


_ARROW = "50,20 70,76 50,63 30,76"

SPIN = Drawing(
    (
        *formed(joined(whirl(start, start + 96) for start in (-20, 160)), fill="tint"),
        Mark(joined(trace(arc(50, 50, 40.5, start, start + 46), closed=False) for start in (18, 198)), None, "hair", 2),
        Mark(turned(facets(_ARROW), -30), "glow", "spark", 1),
        *formed(turned(facets(_ARROW), 30)),
        Mark(turned(facets("50,20 70,76 50,63"), 30), "second", None, 1),
        Mark(turned(facets(_ARROW), 30), None, "outline"),
    )
)

_THORNS = (((29, 35), (24, 20), (36, 33)), ((44, 35), (47, 17), (51, 34)), ((58, 31), (66, 15), (65, 30)))

SADDLESORE = Drawing(
    (
        *formed(shape("47,66 46,78 / 36,92 / 38,96 / 58,96 / 60,92 / 51,78 52,66 / 47,66")),
        Mark(facets("42,90 54,90 48.5,81"), "tint", "inner", 1),
        *formed(
            shape("28,56 26,70 34,82 48,84 62,82 71,70 70,54 / 28,56"),
            (shape("28,56 26,70 34,82 48,84 62,82 71,70 70,54 / 62,55 / 62,68 54,76 40,76 31,72 28,56"), "shade"),
        ),
        *formed(
            shape(
                "3,40 2,28 8,22 15,25 22,38 36,46 52,46 64,40 72,28 72,18 78,12 87,14 91,20 89,26 / 84,28 82,34"
                " / 92,46 92,56 84,60 / 66,54 50,62 28,60 / 12,60 3,40"
            ),
            (shape("7,50 22,54 44,56 64,50 78,40 82,34 / 92,46 92,56 84,60 / 66,54 50,62 28,60 / 12,60 7,50"), "shade"),
        ),
        Mark(stroke("9,32 18,46 36,53 54,53 70,45 77,32", "79,20 84,21"), None, "inner", 1),
        Mark(stroke("32,66 34,74 42,78"), None, "hair", 2),
        Mark(joined(straight(thorn) for thorn in _THORNS), "second", None),
        Mark(stroke("20,39 28,34 38,36 48,33 58,33 68,27"), None, "mark"),
        Mark(stroke("14,14 / 10,6", "34,12 / 32,3", "56,9 / 58,2"), None, "mark", 1),
    )
)
