"""What all riders share: the dragon's back, the saddle, the near leg, a face; all on one grid, at one height."""

from __future__ import annotations

import math
from collections.abc import Sequence

from generator.games.dragon_lords.art.curves import lerp, loop
from generator.games.dragon_lords.art.emblems.drawing import Drawing, formed
from generator.games.dragon_lords.art.emblems.shapes import facets, shape, stroke
from generator.games.dragon_lords.art.limbs import edges, profile
from generator.games.dragon_lords.art.palette import Fill
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.curves import points
from generator.scene.geometry import Point
from generator.scene.outlines import disc

#: The grid of a rider. Hips are at (44, 86), shoulders at (48, 54), the eyes at 34.
WIDTH, HEIGHT = 112.0, 120.0

BACK = (
    *(
        Mark(facets(plate), "deep", "inner")
        for plate in (
            "78,103 83,87 92,99",
            "89,100 95,82 101,92",
            "99,94 104,76 109,83",
            "12,111 7,98 22,107",
            "3,114 0,105 11,111",
        )
    ),
    Mark(
        shape("1,115 14,109 28,104 46,101 68,103 86,99 99,92 110,80 / 108,96 98,110 80,118 46,119.5 16,118.6 1,115"),
        "shade",
    ),
    Mark(shape("1,115 14,109 28,104 46,101 68,103 86,99 99,92 110,80 / 106,94 92,106 70,112 40,113 1,115"), "paper"),
    Mark(stroke("1,115 14,109 28,104 46,101 68,103 86,99 99,92 110,80"), None, "outline"),
    Mark(
        stroke(
            "83,110 88,105 87,100",
            "92,107 97,101 96,95",
            "100,103 105,96 104,88",
            "16,116 18,112 15,109",
            "8,117 9,114 7,112",
        ),
        None,
        "hair",
        2,
    ),
)

SADDLE = (
    *formed(shape("24,99 / 46,96 70,99 / 74,113 / 48,116 22,113 / 24,99"), fill="tint"),
    Mark(stroke("23,109 48,112 73,109"), None, "inner", 1),
    *formed(
        shape(
            "24,78 28,75 32,78 36,88 46,94 58,92 64,84 65,78 70,76 72,81 71,92 / 72,101 / 48,105 25,101 / 28,90 24,78"
        ),
        (shape("25,101 / 27,95 / 48,99 71,94 / 72,101 / 48,105 25,101"), "shade"),
    ),
)

FACE = shape("50,44 49,30 54,24 63,25 65,30 / 66,33 71,39 / 67,40 68,43 67,45 66,49 60,51 / 50,44")


def arm(text: str, *knots: tuple[float, float], fill: Fill = "paper") -> tuple[Mark, ...]:
    """A part of an arm along its points, rounded at both ends; ``knots`` give its half width along the way."""
    one, other = edges(points(text), profile(*knots))
    ends = [beyond(one, other, 0, 1), beyond(one, other, -1, -2)]
    return formed(loop([ends[0], *one[::3], one[-1], ends[1], other[-1], *reversed(other[::3])]), fill=fill)


def beyond(one: Sequence[Point], other: Sequence[Point], end: int, before: int) -> Point:
    """The point that rounds an end of a limb: half a width beyond it."""
    tip, inner = lerp(one[end], other[end], 0.5), lerp(one[before], other[before], 0.5)
    reach = 0.42 * math.dist(one[end], other[end]) / math.dist(tip, inner)
    return tip[0] + (tip[0] - inner[0]) * reach, tip[1] + (tip[1] - inner[1]) * reach


def elbow(x: float, y: float, r: float, fill: Fill = "paper") -> Mark:
    """Hides the seam where two parts of an arm meet."""
    return Mark(disc(x, y, r), fill)


def leg(fill: Fill, boot: Fill) -> tuple[Mark, ...]:
    """The near leg, knee forward."""
    return (
        *formed(
            shape("32,99 33,90 40,83 52,79 63,81 71,88 72,96 70,103 / 57,103 / 58,96 54,94 46,98 32,99"),
            (shape("32,99 33,91 / 44,93 58,88 64,92 62,103 / 57,103 / 58,96 54,94 46,98 32,99"), "shade"),
            fill=fill,
        ),
        *formed(
            shape("56,99 63,98 72,100 / 70,107 72,111 80,114 81,118 / 57,118 / 57.6,109 56,99"),
            (shape("57,118 / 57,114 / 68,115 80.6,116.4 / 81,118 / 57,118"), "deep"),
            fill=boot,
        ),
    )


def mounted(body: Sequence[Mark], *parts: Sequence[Mark], legs: Sequence[Mark] = ()) -> Drawing:
    """A rider in the saddle, from back to front: dragon and saddle, the body, the near leg, all else."""
    marks = [*BACK, *SADDLE, *body, *legs]
    for part in parts:
        marks += part
    return Drawing(tuple(marks), WIDTH, HEIGHT)
