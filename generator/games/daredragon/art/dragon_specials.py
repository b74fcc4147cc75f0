"""Emblems of the dragon's other actions: glares and regeneration."""

from __future__ import annotations

from generator.games.daredragon.art.beast import head
from generator.games.daredragon.art.cuts import arc, band, comb, gouge, gouges
from generator.games.daredragon.art.sketch import Mark, cut, ember, ink, mirrored, placed
from generator.scene.curves import loop, shape
from generator.scene.geometry import rotate, scale, translate
from generator.scene.outlines import disc


def _eye() -> list[Mark]:
    """A dragon's eye that squints to the right, on a grid of 100 by 72."""
    lids = shape("0,52 12,36 30,24 50,20 70,25 86,36 / 102,38 / 92,52 76,63 56,68 34,67 14,60 0,52")
    brow = shape(
        "-4,44 / 2,28 / -6,14 / 14,17 / 20,-2 / 36,9 / 50,-8 / 60,7 / 78,-4 / 82,12 / 100,8 / 104,30 "
        "/ 92,26 76,18 58,14 40,16 20,25 6,35 -4,44"
    )
    white = shape("9,51 24,41 42,36 60,36 78,40 94,42 / 82,52 66,58 50,60 32,59 20,56 9,51")
    return [
        ink(lids),
        cut(white, level=0),
        ember(disc(63, 46.5, 15.5)),
        ink(shape("66,32 69.8,41 69.8,47 68.8,54 66,61 / 63,54 61.6,47 62,41 66,32")),
        ink(shape("9,51 20,56 32,59 50,60 66,58 82,52 94,42 / 99,40 / 92,52 76,63 56,68 34,67 14,60 4,53 / 9,51")),
        ink(shape("6,51 22,36 42,28 60,28 80,33 98,40 / 78,42.5 60,38.5 42,38.5 24,43 6,51")),
        cut(disc(54, 44.5, 2.6)),
        ink(brow, halo=1.8),
        # The horny plates of the brow, and the folds below the eye.
        cut(gouges("16,20 19,11 21,4|38,13 44,5 50,-1|62,10 69,4 76,1|83,15 89,13 96,13|4,31 2,24 -2,17", 3.4)),
        cut(comb("14,27 30,19 46,14.5 62,13.5 78,17 92,24", "16,19 32,10 49,4 63,8 80,10 95,17", 12, 1.5), level=2),
        cut(comb("16,59 32,64.5 50,66 68,64 84,57", "20,55 34,60 50,61.5 66,60 79,54.5", 10, 1.6), level=2),
        ink(gouges("10,64 30,74 52,76 72,72 90,60", 4.6)),
    ]


def _dart(heads: int) -> list[Mark]:
    """An arrow to the right, with one head or two, on a strip 26 high."""
    points = [shape(f"{x},0 / {x + 26},13 / {x},26 / {x + 6},13") for x in ((60,) if heads == 1 else (44, 66))]
    start = 64 if heads == 1 else 48
    return [
        ink(gouge(f"8,13 36,13 {start + 4},13", 9.0, (0.0, 0.45, 0.7, 0.9, 1.0))),
        *(ink(point, halo=1.4) for point in points),
    ]


def _glare(steps: int) -> list[Mark]:
    return [*_eye(), *placed(_dart(steps), translate(0, 82))]


def glare_right() -> list[Mark]:
    """An eye and one step to the right."""
    return _glare(1)


def glare_left() -> list[Mark]:
    """An eye and one step to the left."""
    return mirrored(_glare(1))


def far_glare_right() -> list[Mark]:
    """An eye and two steps to the right."""
    return _glare(2)


def far_glare_left() -> list[Mark]:
    """An eye and two steps to the left."""
    return mirrored(_glare(2))


def regeneration() -> list[Mark]:
    """A dragon that feeds on itself, around a small flame."""
    halves = (11.0, 12.5, 12.5, 11.0, 9.0, 6.5, 4.6)
    centres = [arc(50, 56, 36, -34 - 45 * i, -34 - 45 * i)[0] for i in range(len(halves))]
    outer = [arc(50, 56, 36 + h * 0.86, -34 - 45 * i, -34 - 45 * i)[0] for i, h in enumerate(halves)]
    inner = [arc(50, 56, 36 + h * 0.05, -34 - 45 * i, -34 - 45 * i)[0] for i, h in enumerate(halves)]

    def text(line: list[tuple[float, float]]) -> str:
        return " ".join(f"{x:.2f},{y:.2f}" for x, y in line)

    spikes = []
    for i in range(9):
        bearing = -62 - 26 * i
        size = 1 - i / 14
        base = 36 + 12 * size
        a, b = arc(50, 56, base, bearing + 9 * size, bearing - 9 * size)[::6]
        tip = arc(50, 56, base + 10 * size, bearing - 9, bearing - 9)[0]
        spikes.append((("M", *a), ("L", *tip), ("L", *b), ("Z",)))
    flame = loop("50,83 40,78 38,68 45,59 48,47 57,58 62,69 59,79")
    return [
        ink(*spikes),
        ink(band([*centres, (70, 27.5), (60, 23.5), (46, 25)], [*halves, 3.2, 2.6, 2])),
        cut(comb(text(outer[:-1]), text(inner[:-1]), 20, 2.4, 0.1)),
        *placed(head(tongue=False), translate(12, -8) @ scale(0.54) @ rotate(4)),
        ember(flame),
        cut(loop("50,80 46,75 48,69 51,64 54,70 55,75"), level=1),
    ]
