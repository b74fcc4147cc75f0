"""Things out of doors and in caves: trees, bushes, hay, carts, fires, mushrooms, crystals, bones."""

from __future__ import annotations

import math
from collections.abc import Callable

from generator.games.dragon_strike.boards.drawing.furniture_house import flame
from generator.games.dragon_strike.boards.drawing.sketch import Sketch
from generator.games.dragon_strike.boards.file import Decor


def tree(s: Sketch) -> None:
    """A single tree."""
    s.disc(1.4, 1.8, 8.6, "leaf_dark", "leaf_dark")
    s.blob(0, 0, 8.8, "leaf", "leaf_line", 0.12)
    s.blob(-1.8, -2.0, 5.2, "leaf_light", "leaf", 0.2, 1)
    for angle in (-0.25, 0.6, 1.45, 2.3):
        x, y = 5.4 * math.cos(angle), 5.4 * math.sin(angle)
        ax, ay = -math.sin(angle), math.cos(angle)
        s.curve(
            [(x - 1.6 * ax, y - 1.6 * ay), (x + math.cos(angle), y + math.sin(angle)), (x + 1.6 * ax, y + 1.6 * ay)],
            "leaf_line",
        )


def bush(s: Sketch) -> None:
    """Two bushes with berries."""
    for i, (x, y, r) in enumerate(((-3.4, 1.2, 5.2), (4.0, -1.6, 4.4), (2.6, 4.6, 3.2))):
        s.blob(x, y, r, "leaf", "leaf_line", 0.16, i)
        s.blob(x - 0.2 * r, y - 0.25 * r, 0.5 * r, "leaf_light", "leaf", 0.2, i + 5)
    for x, y in ((-4.6, 3.2), (5.2, 0.4), (3.4, 5.8)):
        s.disc(x, y, 0.6, "cap", "cap")


def flowers(s: Sketch) -> None:
    """Flowers in the grass."""
    for i in range(7):
        x, y = 9 * s.jitter(i), 8.5 * s.jitter(i + 20)
        role = ("cap", "gold", "violet_light", "white")[(s.seed + i) % 4]
        s.line([(x, y), (x + 0.4, y + 2.6)], "leaf_dark", 0.25)
        for dx, dy in ((0, -0.7), (0.75, 0.1), (0, 0.8), (-0.75, 0.1)):
            s.line([(x + dx, y + dy), (x + dx, y + dy + 0.01)], role, 1.15)
        s.line([(x, y), (x, y + 0.01)], "fire_light" if role != "gold" else "cap", 0.7)


def grave(s: Sketch) -> None:
    """A grave with its stone."""
    s.soft([(-4.6, -5), (4.6, -5), (5.0, 3), (4.2, 9.6), (-4.2, 9.6), (-5.0, 3)], "earth", "earth_dot")
    s.soft([(-5, -5.2), (-4.6, -9.4), (0, -11), (4.6, -9.4), (5, -5.2), (0, -4.8)], "boulder_light", "ink")
    s.line([(0, -9.4), (0, -6.2)], "ink", "outline")
    s.line([(-1.4, -8.3), (1.4, -8.3)], "ink", "outline")
    for i in range(3):
        x, y = 2.6 * s.jitter(i), 2.5 + 3.4 * s.jitter(i + 7)
        s.line([(x, y), (x + 0.4, y - 1.2)], "grass_line", "outline")


def hay(s: Sketch) -> None:
    """A heap of hay."""
    s.blob(0, 0, 9.2, "gold", "straw", 0.14)
    s.blob(-1, -1.2, 6.6, "straw_ground", "straw", 0.18, 1)
    for i in range(14):
        x, y = 7.4 * s.jitter(i), 7 * s.jitter(i + 30)
        s.line([(x, y), (x + 2.6 * s.jitter(i + 60), y + 2.2 * s.jitter(i + 90))], "wood_dark", "inner")


def cart(s: Sketch) -> None:
    """A cart with two wheels."""
    w = min(s.width - 12, 30.0)
    s.line([(w / 2 - 1, -2.6), (w / 2 + 7, -1.8)], "wood_line", 1.0)
    s.line([(w / 2 - 1, 2.6), (w / 2 + 7, 1.8)], "wood_line", 1.0)
    for y in (-9.2, 7.4):
        s.box(-5.2, y, 10.4, 1.8, "wood_dark")
    s.box(-w / 2, -6.6, w, 13.2, "wood")
    for i in range(1, 4):
        s.line([(-w / 2, -6.6 + 13.2 * i / 4), (w / 2, -6.6 + 13.2 * i / 4)])
    s.blob(-w / 5, -0.6, 4.2, "bone", "wood_line", 0.14)
    s.blob(w / 6, 1.2, 3.6, "straw_ground", "wood_line", 0.14, 3)


def campfire(s: Sketch) -> None:
    """A camp fire in a ring of stones."""
    for i in range(9):
        a = 6.2832 * i / 9
        s.blob(8 * math.cos(a), 7.6 * math.sin(a), 1.9, "boulder", "ink", 0.2, i)
    for a in (0.4, 1.5, 2.6):
        s.line([(-5 * math.cos(a), -5 * math.sin(a)), (5 * math.cos(a), 5 * math.sin(a))], "wood_line", 1.5)
    flame(s, 0, 0, 5.4)


def mushrooms(s: Sketch) -> None:
    """A family of large mushrooms."""
    for i, (x, y, r) in enumerate(((-3.6, -2.4, 5.0), (4.6, 1.4, 4.0), (-1.8, 5.6, 3.0), (5.4, -5.8, 2.4))):
        role = ("cap", "cloth_light", "violet_light")[(s.seed + i) % 3]
        s.disc(x + 0.8, y + 1.0, r, "cave_line", "cave_line")
        s.disc(x, y, r, role, "wood_line")
        for k in range(4):
            a = 1.1 * i + 1.57 * k
            s.disc(x + 0.55 * r * math.cos(a), y + 0.55 * r * math.sin(a), 0.17 * r, "bone", "wood_line")


def crystals(s: Sketch) -> None:
    """A cluster of crystals."""
    for i, (x, y, h, lean) in enumerate(
        (
            (-3.4, 4.6, 13.0, -3.0),
            (2.8, 5.2, 10.5, 2.6),
            (0.2, 6.4, 8.0, 0.4),
            (-6.4, 6.0, 6.0, -3.2),
            (6.4, 6.4, 5.6, 3.0),
        )
    ):
        w = 0.19 * h
        top = (x + lean, y - h)
        s.poly(
            [(x - w, y), (top[0] - w * 0.9, top[1] + 0.25 * h), top, (top[0] + w * 0.9, top[1] + 0.25 * h), (x + w, y)],
            "crystal",
            "crystal_dark",
        )
        s.poly(
            [(x, y), (top[0], top[1] + 0.33 * h), top, (top[0] + w * 0.9, top[1] + 0.25 * h), (x + w, y)],
            "white" if i % 2 else "crystal",
            "crystal_dark",
        )


def stalagmites(s: Sketch) -> None:
    """Stalagmites: rings within rings."""
    for i, (x, y, r) in enumerate(((-3.2, 1.4, 5.2), (4.8, -3.0, 3.8), (4.0, 5.2, 2.6))):
        s.blob(x + 0.8, y + 1.0, r, "cave_line", "cave_line", 0.12, i)
        for k, f in enumerate((1.0, 0.66, 0.32)):
            s.blob(
                x - 0.1 * k * r,
                y - 0.12 * k * r,
                r * f,
                ("boulder_dark", "boulder", "boulder_light")[k],
                "ink",
                0.12,
                i * 7 + k,
            )


def bones(s: Sketch) -> None:
    """A skull and some bones."""
    for a, x, y in ((0.5, -3.6, 4.0), (-0.6, 3.0, 4.6), (1.9, 5.2, -2.2)):
        ux, uy = math.cos(a), math.sin(a)
        half = [(-3.6, 0.6), (-4.6, 1.5), (-5.3, 0.7), (-4.8, 0.0)]
        knuckles = [*half, *((u, -v) for u, v in half[2::-1])]
        shape = [*knuckles, *((-u, -v) for u, v in knuckles)]
        s.poly([(x + ux * u - uy * v, y + uy * u + ux * v) for u, v in shape], "bone")
    x, y = -2.2, -4.0
    s.soft(
        [
            (x - 3.3, y - 0.8),
            (x - 1.8, y - 3.4),
            (x + 1.8, y - 3.4),
            (x + 3.3, y - 0.8),
            (x + 2.2, y + 1.6),
            (x + 1.8, y + 3.2),
            (x - 1.8, y + 3.2),
            (x - 2.2, y + 1.6),
        ],
        "bone",
    )
    for d in (-1.3, 1.3):
        s.disc(x + d, y - 0.1, 0.85, "ink", "ink")
    for d in (-0.8, 0, 0.8):
        s.line([(x + d, y + 2.0), (x + d, y + 3.1)], "wood_line", "inner")


DRAWN: dict[Decor, Callable[[Sketch], None]] = {
    Decor.TREE: tree,
    Decor.BUSH: bush,
    Decor.FLOWERS: flowers,
    Decor.GRAVE: grave,
    Decor.HAY: hay,
    Decor.CART: cart,
    Decor.CAMPFIRE: campfire,
    Decor.MUSHROOMS: mushrooms,
    Decor.CRYSTALS: crystals,
    Decor.STALAGMITES: stalagmites,
    Decor.BONES: bones,
}
