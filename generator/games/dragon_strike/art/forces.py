"""Fire, lightning, stars, eyes, wings and other signs of power, on a grid of 100, to be laid into other drawings."""

from __future__ import annotations

import math
from collections.abc import Sequence

from generator.games.dragon_strike.art.curves import band, star
from generator.games.dragon_strike.art.palette import Tone
from generator.games.dragon_strike.art.sketch import Mark, lines, placed, plain, solid
from generator.scene.curves import facets, loop, shape
from generator.scene.geometry import Point, polygon, rotate, scale, translate
from generator.scene.outlines import Steps, disc, facet, hollow, joined, moved

_FLAME = (
    "50,99 26,95 13,78 17,58 28,44 / 30,54 36,58 / 33,36 44,18 58,1 / 56,20 66,32 76,46 / 80,40 "
    "79,32 / 90,50 89,72 80,88 66,97 50,99"
)


def flame(outer: Tone = "ember", middle: Tone = "gold", core: Tone = "glow") -> list[Mark]:
    """A flame of three tongues, one in another."""
    inner = shape(
        "50,97 36,94 28,82 32,68 40,58 / 42,66 46,68 / 46,54 52,44 58,36 / 58,48 66,58 72,68 / 76,82 66,94 50,97"
    )
    heart = shape("51,96 42,93 40,84 46,76 52,64 / 56,74 62,82 58,92 51,96")
    return [solid(outer, shape(_FLAME)), plain(middle, inner), plain(core, heart, level=1)]


def bolt(tone: Tone = "gold") -> list[Mark]:
    """A bolt of lightning that strikes down to the right."""
    return [solid(tone, facets("22,2 60,2 52,30 80,30 46,99 52,56 24,56"))]


def sparkle(x: float, y: float, size: float, tone: Tone = "glow", level: int = 1) -> Mark:
    """A four-pointed gleam."""
    return Mark(star(x, y, size, size * 0.32, 4), tone, "hair", 0.0, level)


def eye(iris: Tone = "violet") -> list[Mark]:
    """An open eye."""
    return [
        solid("paper", shape("2,50 20,30 50,20 80,30 98,50 / 80,70 50,80 20,70 2,50")),
        solid(iris, disc(50, 50, 25)),
        plain("dot", disc(50, 50, 12)),
        plain("paper", disc(58, 42, 5), level=1),
    ]


def wing(tone: Tone = "bone") -> list[Mark]:
    """One feathered wing, spread to the upper right, its root at the lower left."""
    feathers = [
        ("14,86 40,84 66,84 88,78 / 80,90 60,97 30,97 14,86", 0),
        ("12,80 40,72 70,66 97,52 / 92,70 70,82 36,88 12,80", 0),
        ("10,72 36,58 66,44 97,22 / 96,46 76,64 36,78 10,72", 0),
        ("6,64 22,36 50,16 92,2 / 90,26 70,46 40,62 10,70", 0),
    ]
    return [
        *(solid(tone, shape(text)) for text, _ in feathers),
        solid("gold", shape("2,90 0,66 10,40 30,22 50,16 / 34,34 24,56 24,78 / 18,92 8,96 2,90")),
        lines("38,40 60,30 80,14|40,58 64,48 86,34|42,72 66,66 84,58", 2),
        lines("10,60 14,74 20,84|16,48 20,58 23,68", 1),
    ]


def skull(tone: Tone = "bone") -> list[Mark]:
    """A skull, seen from the front."""
    return [
        solid(
            tone,
            shape(
                "50,4 76,9 92,30 90,54 80,68 / 74,72 / 74,92 66,97 50,98 34,97 26,92 / 26,72 / "
                "20,68 10,54 8,30 24,9 50,4"
            ),
        ),
        plain("dot", loop("20,46 30,38 43,44 42,58 31,62 22,58"), loop("80,46 70,38 57,44 58,58 69,62 78,58")),
        plain("dot", shape("50,60 / 56,72 / 50,70 / 44,72")),
        lines("40,80 40,96|50,80 50,97|60,80 60,96", 0),
    ]


def drop(tone: Tone = "water") -> list[Mark]:
    """A drop."""
    return [
        solid(tone, shape("50,2 / 62,28 80,50 80,70 70,90 50,97 30,90 20,70 20,50 38,28 50,2")),
        plain("paper", shape("34,58 32,70 38,80 / 40,70 34,58"), level=1),
    ]


def flake(tone: Tone = "water") -> list[Mark]:
    """A crystal of frost."""
    arm = joined(
        facets("47,50 53,50 53,6 50,1 47,6"), facets("51,22 66,12 68,16 51,30"), facets("49,22 34,12 32,16 49,30")
    )
    return [
        solid(tone, *(moved(arm, rotate(60 * k, 50, 50)) for k in range(6)), facet(polygon(6, 50, 50, 14)), depth=0)
    ]


def cloud(tone: Tone = "mist") -> list[Mark]:
    """A puff of cloud."""
    return [
        solid(
            tone,
            shape(
                "16,78 2,70 4,54 18,50 / 16,32 34,22 48,32 / 60,16 84,24 82,46 / 98,48 100,68 "
                "84,78 / 66,84 50,79 / 32,84 16,78"
            ),
        ),
        lines("30,60 38,66 48,64|58,52 66,56 74,52", 1),
    ]


def heart(tone: Tone = "ember") -> list[Mark]:
    """A heart."""
    return [
        solid(tone, shape("50,97 / 34,80 8,58 3,34 / 6,10 34,2 50,24 / 66,2 94,10 97,34 / 92,58 66,80 50,97")),
        plain("paper", shape("16,34 18,22 28,17 / 24,26 22,36 16,34"), level=1),
    ]


def spiral(turns: float = 2.5, half: float = 5.0, reach: float = 46.0) -> Steps:
    """A spiral ribbon out of the middle."""
    count = round(turns * 8)
    line: list[Point] = []
    for i in range(count + 1):
        angle, radius = math.radians(45 * i), 3 + (reach - 3) * i / count
        line.append((50 + radius * math.sin(angle), 50 - radius * math.cos(angle)))
    return band(line, [half * (0.35 + 0.65 * i / count) if i < count else 0.0 for i in range(count + 1)])


def spot(x: float, y: float, size: float, marks: Sequence[Mark], turn: float = 0.0) -> list[Mark]:
    """A drawing on the grid of 100, ``size`` units across about (x, y) and turned clockwise."""
    return placed(marks, translate(x, y) @ rotate(turn) @ scale(size / 100) @ translate(-50, -50))


def ring_of(x: float, y: float, radius: float, half: float) -> Steps:
    """A ring with a real hole."""
    return hollow(disc(x, y, radius + half), disc(x, y, radius - half))


def _around(radius: float, bearing: float) -> str:
    """A point about (50, 50) as text; the bearing is in degrees from straight up."""
    angle = math.radians(bearing)
    return f"{50 + radius * math.sin(angle):.2f},{50 - radius * math.cos(angle):.2f}"


def web(tone: Tone = "pale") -> list[Mark]:
    """A spider's web."""

    def ring(radius: float) -> list[str]:
        """The sagging threads between spokes."""
        return [
            f"{_around(radius, b)} {_around(radius * 0.78, b + 22.5)} {_around(radius, b + 45)}"
            for b in range(0, 360, 45)
        ]

    edge = " / ".join(part if k == 0 else part.split(" ", 1)[1] for k, part in enumerate(ring(48)))
    return [
        solid(tone, shape(edge), depth=0),
        lines("|".join(f"50,50 {_around(48, b)}" for b in range(0, 360, 45)), 0),
        lines("|".join(ring(30)), 0),
        lines("|".join(ring(15)), 1),
    ]


def spider() -> list[Mark]:
    """A small spider from above."""
    legs = "30,40 14,22 4,30|30,50 10,46 0,56|30,58 12,66 6,82|34,66 22,84 24,98"
    other = "70,40 86,22 96,30|70,50 90,46 100,56|70,58 88,66 94,82|66,66 78,84 76,98"
    return [lines(legs + "|" + other, 0, "bold"), solid("ink", disc(50, 62, 22, 26)), solid("ink", disc(50, 30, 13))]


def burst(tone: Tone = "gold", core: Tone = "glow", count: int = 12) -> list[Mark]:
    """A burst of light."""
    return [
        solid(tone, star(50, 50, 49, 28, count), depth=0),
        plain(core, star(50, 50, 33, 19, count, 180 / count), level=0),
    ]


def hand(tone: Tone = "skin") -> list[Mark]:
    """An open hand, fingers up."""
    return [
        solid(
            tone,
            shape(
                "30,98 / 28,80 18,68 6,54 / 4,44 14,42 20,50 28,58 / 26,40 24,18 / 26,8 34,8 36,18 40,40 "
                "/ 42,8 / 46,0 54,0 56,8 57,40 / 62,12 / 66,5 73,7 73,15 70,44 / 78,24 / 84,18 90,23 88,31 "
                "80,58 78,76 70,86 70,98"
            ),
        ),
        lines("34,70 46,62 66,66|48,98 44,84 36,74", 1),
    ]
