"""Things in houses: tables, beds, shelves, barrels, thrones, hearths and their like, seen from above."""

from __future__ import annotations

import math
from collections.abc import Callable

from generator.games.dragon_strike.boards.drawing.shapes import ring
from generator.games.dragon_strike.boards.drawing.sketch import Sketch
from generator.games.dragon_strike.boards.file import Decor


def table(s: Sketch) -> None:
    """A table with benches on both long sides."""
    upright = s.height > s.width
    w, h = (s.width - 9, s.height - 6) if upright else (s.width - 6, s.height - 9)
    if upright and s.height > 30:
        for x in (-w / 2 - 2.9, w / 2 + 0.9):
            s.box(x, -h / 2 + 2, 2, h - 4, "wood_dark")
    elif not upright and s.width > 30:
        for y in (-h / 2 - 2.9, h / 2 + 0.9):
            s.box(-w / 2 + 2, y, w - 4, 2, "wood_dark")
    s.box(-w / 2, -h / 2, w, h, "wood")
    count = 3
    for i in range(1, count):
        if upright:
            s.line([(-w / 2 + w * i / count, -h / 2), (-w / 2 + w * i / count, h / 2)])
        else:
            s.line([(-w / 2, -h / 2 + h * i / count), (w / 2, -h / 2 + h * i / count)])
    places = max(1, int(max(w, h) / 16))
    for i in range(places):
        a = (i - (places - 1) / 2) * 14 + 2 * s.jitter(i)
        x, y = (2.2 * s.jitter(i + 9), a) if upright else (a, 2.2 * s.jitter(i + 9))
        s.disc(x, y, 2.5, "bone", "wood_line")
        s.disc(x, y, 1.5, "white", "wood_line")
        s.disc(x + (3.4 if upright else 4.2), y - 2.2, 1.0, "gold", "wood_line")


def chair(s: Sketch) -> None:
    """A chair."""
    s.box(-4, s.top + 1, 8, 7.5, "wood")
    s.box(-4.6, s.top, 9.2, 1.8, "wood_dark")


def bench(s: Sketch) -> None:
    """A bench."""
    y = s.top if s.backed else -2.4
    s.box(-s.width / 2 + 3.5, y, s.width - 7, 4.8, "wood")
    s.line([(-s.width / 2 + 3.5, y + 2.4), (s.width / 2 - 3.5, y + 2.4)])


def bed(s: Sketch) -> None:
    """A bed with its pillow at the wall."""
    t = -s.height / 2 + 2.6
    s.box(-6.2, t, 12.4, 19.5, "wood_dark")
    s.box(-5.4, t + 0.9, 10.8, 17.8, "bone")
    s.soft([(-4.2, t + 1.8), (4.2, t + 1.8), (4.4, t + 5.6), (-4.4, t + 5.6)], "white")
    s.box(-5.4, t + 7.6, 10.8, 11.1, "cloth_light" if s.seed % 3 else "violet_light")
    s.line([(-5.4, t + 9.4), (5.4, t + 9.4)], "wood_line")


def shelf(s: Sketch) -> None:
    """A shelf full of books and bottles against a wall."""
    t = -s.height / 2 + 2.2
    w = s.width - 5
    s.box(-w / 2, t, w, 5.6, "wood_dark")
    x, i = -w / 2 + 0.8, 0
    while x < w / 2 - 2.6:
        wide = 1.5 + 0.7 * (1 + s.jitter(i))
        role = ("cloth_light", "violet_light", "bone", "gold", "leaf_light", "cloth")[(s.seed + i * 5) % 6]
        s.box(x, t + 0.8 + 0.6 * abs(s.jitter(i + 40)), wide, 3.8, role)
        x, i = x + wide + (0.5 if i % 4 else 1.6), i + 1


def rack(s: Sketch) -> None:
    """A rack of swords, axes and spears."""
    t = -s.height / 2 + 2.4
    w = s.width - 6
    s.box(-w / 2, t, w, 2.6, "wood_dark")
    count = max(3, int(w / 5.5))
    for i in range(count):
        x = -w / 2 + w * (i + 0.5) / count
        kind = (s.seed + i) % 3
        s.line([(x, t + 1), (x, t + 11.5)], "wood_line" if kind else "iron", 0.75)
        if kind == 0:
            s.line([(x - 1.7, t + 3.4), (x + 1.7, t + 3.4)], "iron", 0.6)
        elif kind == 1:
            s.poly([(x, t + 8), (x + 2.8, t + 7.2), (x + 2.8, t + 11.3), (x, t + 10.4)], "stone2", "iron")
        else:
            s.poly([(x - 1, t + 10), (x, t + 13.4), (x + 1, t + 10)], "stone3", "iron")


def barrel(s: Sketch) -> None:
    """A barrel from above, or three of them."""
    for i, (x, y, r) in enumerate(((-4.2, 3.6, 5.2), (5.0, 4.4, 4.6), (0.6, -5.0, 5.0))):
        x, y = x + 0.8 * s.jitter(i), y + 0.8 * s.jitter(i + 5)
        s.disc(x, y, r, "wood_dark")
        s.disc(x, y, r - 0.9, "wood")
        for d in (-0.35, 0.35):
            s.line([(x + d * r, y - 0.75 * r), (x + d * r, y + 0.75 * r)])
        s.disc(x + 0.3 * r, y - 0.2 * r, 0.55, "wood_line")


def crate(s: Sketch) -> None:
    """Two crates and a sack."""
    s.box(-9, -8, 10.5, 10.5, "wood")
    s.line([(-9, -8), (1.5, 2.5)])
    s.line([(-9, 2.5), (1.5, -8)])
    s.box(-7.8, -6.8, 8.1, 8.1, "wood")
    for y in (-4.1, -1.4):
        s.line([(-7.8, y), (0.3, y)])
    s.box(-5, 4.2, 6.8, 5.8, "wood_dark")
    s.line([(-5, 7.1), (1.8, 7.1)])
    s.blob(6, 1.5, 4.3, "bone", "wood_line", 0.12)
    s.line([(4.8, -1.2), (6.2, 0.2), (7.4, -1.4)])


def carpet(s: Sketch) -> None:
    """A carpet with a border and fringes."""
    w, h = s.width - 10, s.height - 5
    for i in range(int(w / 2.2)):
        x = -w / 2 + 1 + i * 2.2
        for y, d in ((-h / 2, -1.2), (h / 2, 1.2)):
            s.line([(x, y), (x, y + d)], "cloth", "outline")
    s.box(-w / 2, -h / 2, w, h, "cloth_light", "cloth")
    s.box(-w / 2 + 2, -h / 2 + 2, w - 4, h - 4, "bone", "cloth")
    s.box(-w / 2 + 3.4, -h / 2 + 3.4, w - 6.8, h - 6.8, "cloth_light", "cloth")
    count = max(1, round(h / 25)) if h > w else max(1, round(w / 25))
    for i in range(count):
        a = (i + 0.5) / count - 0.5
        x, y = (0, a * (h - 8)) if h > w else (a * (w - 8), 0)
        r = min(w, h) * 0.22
        s.poly([(x, y - r), (x + r * 0.8, y), (x, y + r), (x - r * 0.8, y)], "bone", "cloth")
        s.poly([(x, y - r * 0.55), (x + r * 0.45, y), (x, y + r * 0.55), (x - r * 0.45, y)], "gold", "cloth")


def throne(s: Sketch) -> None:
    """A throne on a step."""
    t = -s.height / 2 + 2.6
    s.box(-15, t, 30, 20, "tile3", "ink")
    s.box(-13, t + 0.2, 26, 17.5, "tile1", "ink")
    s.box(-8.5, t + 0.4, 17, 14, "gold", "wood_line")
    s.box(-6, t + 4, 12, 10.8, "cloth", "wood_line")
    s.box(-8.5, t + 0.4, 17, 3.6, "gold", "wood_line")
    for x in (-8.5, 6):
        s.box(x, t + 4, 2.5, 10.4, "gold", "wood_line")
        s.disc(x + 1.25, t + 14.4, 1.7, "gold", "wood_line")
    s.poly(
        [(-3, t + 2.2), (-1.5, t + 0.9), (0, t + 2.4), (1.5, t + 0.9), (3, t + 2.2), (2.4, t + 3.4), (-2.4, t + 3.4)],
        "cloth",
    )


def altar(s: Sketch) -> None:
    """An altar with a cloth, two candles and a sun."""
    t = -s.height / 2 + 4
    w = s.width - 14
    s.box(-w / 2 - 2, t - 1, w + 4, 13.5, "stone2", "ink")
    s.box(-w / 2, t + 0.5, w, 10.5, "white", "ink")
    s.box(-4.6, t + 0.5, 9.2, 10.5, "violet_light", "violet")
    s.disc(0, t + 5.7, 2.9, "gold", "wood_line")
    for x in (-w / 2 + 3.4, w / 2 - 3.4):
        s.disc(x, t + 5.5, 2.0, "fire_light", "fire")
        s.disc(x, t + 5.5, 0.8, "fire", "fire")


def hearth(s: Sketch) -> None:
    """A fireplace in a wall."""
    t = -s.height / 2 + 1.2
    w = min(s.width - 8, 30)
    s.poly(
        [
            (-w / 2, t),
            (w / 2, t),
            (w / 2, t + 9.5),
            (w / 2 - 4, t + 9.5),
            (w / 2 - 5, t + 3),
            (-w / 2 + 5, t + 3),
            (-w / 2 + 4, t + 9.5),
            (-w / 2, t + 9.5),
        ],
        "boulder",
        "ink",
    )
    s.box(-w / 2 + 4.6, t + 2.8, w - 9.2, 6, "wall_top", "ink")
    s.line([(-5, t + 7.4), (5, t + 6.4)], "wood_line", 1.3)
    s.line([(-4.5, t + 6.0), (4.5, t + 7.6)], "wood_line", 1.3)
    flame(s, 0, t + 6.4, 4.6)


def flame(s: Sketch, x: float, y: float, size: float) -> None:
    """A fire seen from above: two tongues, the inner one light."""
    points = [
        (0, -1.0),
        (0.42, -0.45),
        (0.85, -0.5),
        (0.75, 0.25),
        (0.35, 0.7),
        (-0.3, 0.7),
        (-0.75, 0.3),
        (-0.7, -0.35),
        (-0.3, -0.3),
    ]
    s.soft([(x + a * size, y + b * size) for a, b in points], "fire", "cloth")
    s.soft([(x + a * size * 0.5, y + 0.15 * size + b * size * 0.5) for a, b in points], "fire_light", "fire")


def torch(s: Sketch) -> None:
    """A torch in its iron ring on a wall."""
    t = -s.height / 2 + 1.6
    s.box(-1.5, t, 3, 2.2, "iron", "ink")
    s.line([(0, t + 1), (0, t + 5.0)], "wood_line", 1.3)
    flame(s, 0, t + 6.6, 2.9)


def brazier(s: Sketch) -> None:
    """A brazier with coals."""
    for a, b in ((-5.6, -5.6), (5.6, -5.6), (5.6, 5.6), (-5.6, 5.6)):
        s.line([(0, 0), (a, b)], "iron", 1.2)
    s.disc(0, 0, 6.4, "wall_light", "ink")
    s.disc(0, 0, 5.0, "cloth", "ink")
    flame(s, 0, 0.3, 4.8)


def banner(s: Sketch) -> None:
    """A banner on a wall, flat as on a map."""
    t = -s.height / 2 + 1.9
    s.line([(-6.5, t), (6.5, t)], "wood_line", 1.0)
    s.poly([(-5.4, t), (5.4, t), (5.4, t + 6.6), (0, t + 9.2), (-5.4, t + 6.6)], "violet_light", "violet")
    s.poly([(0, t + 1.6), (1.8, t + 4), (0, t + 6.6), (-1.8, t + 4)], "gold", "violet")


def pillar(s: Sketch) -> None:
    """A pillar."""
    s.box(-5, -5, 10, 10, "stone2", "ink")
    s.disc(0, 0, 4.4, "stone3", "ink")


def statue(s: Sketch) -> None:
    """A statue on its base: a knight with a shield, from above."""
    s.box(-7, -7, 14, 14, "stone2", "ink")
    s.box(-5.6, -5.6, 11.2, 11.2, "stone3", "ink")
    s.soft([(-4.6, 0.4), (-2.2, -2.2), (2.2, -2.2), (4.6, 0.4), (2.4, 2.4), (-2.4, 2.4)], "boulder", "ink")
    s.disc(0, -0.3, 1.9, "boulder_light", "ink")
    s.line([(4.4, -3.4), (4.4, 4.6)], "ink", 0.7)
    s.soft([(-5.4, 0), (-3.2, -0.6), (-2.6, 2.6), (-4.2, 4.2)], "stone1", "ink")


def anvil(s: Sketch) -> None:
    """An anvil on a block, with a hammer."""
    s.disc(0, 1, 7.2, "wood")
    s.disc(0, 1, 4.6, "wood")
    s.soft([(-7.4, -0.6), (-2.6, -2.2), (5.6, -2.2), (5.6, 3), (-2.6, 3), (-4.2, 1.0)], "boulder_dark", "ink")
    s.line([(7, 4.6), (3.2, 8.6)], "wood_line", 1.2)
    s.poly([(4.9, 4.1), (6.3, 2.7), (8.9, 5.3), (7.5, 6.7)], "boulder_dark", "ink")


def stall(s: Sketch) -> None:
    """A market stall under its striped awning."""
    w, h = s.width - 5, s.height - 7
    s.box(-w / 2 + 1.5, -h / 2 + h - 3, w - 3, 4, "wood")
    count = 6
    for i in range(count):
        role = "cloth_light" if i % 2 == 0 else "bone"
        x = -w / 2 + w * i / count
        s.poly(
            [
                (x, -h / 2),
                (x + w / count, -h / 2),
                (x + w / count, h / 2 - 3),
                (x + w / count / 2, h / 2 - 1.2),
                (x, h / 2 - 3),
            ],
            role,
            "cloth",
        )
    for i, role in enumerate(("gold", "cap", "leaf_dark", "gold", "cap")):
        s.disc(-w / 2 + 3.6 + i * (w - 7) / 4, h / 2 - 0.6, 1.3, role, "wood_line")


def trough(s: Sketch) -> None:
    """A trough with water."""
    t = -s.height / 2 + 2.8
    s.box(-s.width / 2 + 4, t, s.width - 8, 8, "wood_dark")
    s.box(-s.width / 2 + 5.4, t + 1.4, s.width - 10.8, 5.2, "water", "water_line")
    s.curve([(-4, t + 4), (-1.5, t + 3.4), (1, t + 4.2), (3.6, t + 3.6)], "water_line")


def well(s: Sketch) -> None:
    """A round well with its rope."""
    s.disc(0, 0, 10.2, "low_wall", "ink")
    for i in range(12):
        a = 6.2832 * i / 12
        s.line([(7.2 * math.cos(a), 7.2 * math.sin(a)), (10.2 * math.cos(a), 10.2 * math.sin(a))], "ink", "inner")
    s.disc(0, 0, 7.2, "water_deep", "ink")
    s.disc(0, 0, 4.6, "water", "water_line")
    s.box(-11, -1.1, 22, 2.2, "wood_dark")
    s.line([(1.5, 0), (1.5, 3.8)], "wood_line", 0.6)
    s.disc(1.5, 5, 1.9, "wood")


def fountain(s: Sketch) -> None:
    """The spout of a fountain: three bowls, the water running over."""
    for radius in (13.5, 10.8):
        s.steps(ring(0, 0, radius), s.canvas.line("water_line", "inner", (2.4, 1.6)))
    s.disc(0, 0, 8.2, "low_wall", "ink")
    s.disc(0, 0, 6.6, "water", "water_line")
    s.disc(0, 0, 4.2, "low_wall", "ink")
    s.disc(0, 0, 3.0, "water_deep", "water_line")
    s.disc(0, 0, 1.3, "white", "ink")
    for i in range(8):
        a = 6.2832 * i / 8
        s.line([(4.2 * math.cos(a), 4.2 * math.sin(a)), (6.2 * math.cos(a), 6.2 * math.sin(a))], "white", 0.5)


DRAWN: dict[Decor, Callable[[Sketch], None]] = {
    Decor.TABLE: table,
    Decor.CHAIR: chair,
    Decor.BENCH: bench,
    Decor.BED: bed,
    Decor.SHELF: shelf,
    Decor.RACK: rack,
    Decor.BARREL: barrel,
    Decor.CRATE: crate,
    Decor.CARPET: carpet,
    Decor.THRONE: throne,
    Decor.ALTAR: altar,
    Decor.HEARTH: hearth,
    Decor.TORCH: torch,
    Decor.BRAZIER: brazier,
    Decor.BANNER: banner,
    Decor.PILLAR: pillar,
    Decor.STATUE: statue,
    Decor.ANVIL: anvil,
    Decor.STALL: stall,
    Decor.TROUGH: trough,
    Decor.WELL: well,
    Decor.FOUNTAIN: fountain,
}
