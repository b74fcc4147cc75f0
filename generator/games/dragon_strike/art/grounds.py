"""What a marker lies on: floor, water, grass, and what stands on them seen from above, on a grid of 100."""

from __future__ import annotations

from generator.games.dragon_strike.art.curves import bar, ribbon
from generator.games.dragon_strike.art.forces import flame, spot
from generator.games.dragon_strike.art.palette import Tone
from generator.games.dragon_strike.art.sketch import Mark, lines, plain, solid
from generator.scene.curves import facets, loop, shape
from generator.scene.geometry import translate
from generator.scene.outlines import disc, moved


def tile(tone: Tone = "bone") -> list[Mark]:
    """A plain square with a quiet inner edge."""
    return [plain(tone, bar(0, 0, 100, 100)), lines("4,4 / 96,4 / 96,96 / 4,96 / 4,4", 0, "hair")]


def water() -> list[Mark]:
    """Water: waves over the whole square."""
    rows = [
        f"{x},{y} {x + 9},{y - 5} {x + 18},{y} {x + 27},{y + 5} {x + 36},{y}"
        for x, y in ((8, 18), (56, 14), (26, 36), (60, 38), (6, 56), (48, 58), (22, 78), (60, 84))
    ]
    crests = [
        shape(f"{x},{y} {x + 9},{y - 5} {x + 18},{y} / {x + 9},{y - 1.5} {x},{y}")
        for x, y in ((26, 36), (48, 58), (22, 78))
    ]
    return [plain("water", bar(0, 0, 100, 100)), plain("paper", *crests), lines("|".join(rows), 0)]


def grass() -> list[Mark]:
    """Grass: tufts over the whole square."""
    places = ((16, 24), (48, 18), (80, 28), (30, 50), (64, 54), (90, 64), (14, 76), (46, 84), (76, 88))
    blades = "0,0 -5,-7 -9,-10 / -4,-9 -1,-6 / 0,-15 / 2,-6 5,-9 9,-11 / 5,-6 0,0"
    tufts = [moved(shape(blades), translate(x, y)) for x, y in places]
    return [plain("leaf", bar(0, 0, 100, 100)), solid("moss", *tufts, line="hair", depth=0)]


def campfire(alight: bool) -> list[Mark]:
    """A ring of stones with logs, alight or dead."""
    stones = [
        disc(50 + dx, 56 + dy, 9, 7.6)
        for dx, dy in (
            (-38, 2),
            (-30, -22),
            (-10, -34),
            (14, -34),
            (33, -20),
            (39, 4),
            (31, 26),
            (10, 37),
            (-14, 36),
            (-32, 24),
        )
    ]
    logs = [
        solid("bark", ribbon("26,70,5.4 50,58,5.4 74,42,5.4")),
        solid("bark", ribbon("26,42,5.4 50,56,5.4 74,72,5.4")),
    ]
    ends = plain("bone", disc(25, 70.6, 4), disc(25, 41.6, 4), disc(75, 41.4, 4), disc(75, 72.6, 4), line="hair")
    ash = plain("slate", loop("32,56 40,42 56,40 70,52 66,68 50,74 36,70"))
    if alight:
        return [solid("stone", *stones), *logs, ends, *spot(50, 44, 74, flame())]
    return [
        solid("stone", *stones),
        ash,
        *logs,
        ends,
        lines("40,30 36,22 42,14 38,6|60,32 64,24 58,16 62,8", 0, "inner", "slate"),
    ]


def fire() -> list[Mark]:
    """Flames on bare ground."""
    return [*tile("glow"), *spot(30, 60, 52, flame()), *spot(72, 58, 50, flame()), *spot(50, 48, 78, flame())]


def smoke() -> list[Mark]:
    """Billows of smoke."""
    puffs = ((26, 30, 20), (54, 22, 18), (78, 36, 18), (20, 60, 18), (44, 52, 22), (74, 66, 21), (40, 80, 18))
    return [
        *tile("pale"),
        *(solid("mist", disc(x, y, r)) for x, y, r in puffs),
        lines("20,26 26,20 34,24|38,48 46,40 56,46|68,62 76,56 84,62|34,78 40,72 48,76|72,32 78,27 84,32", 0),
    ]


def pit() -> list[Mark]:
    """A pit from above."""
    return [
        *tile("pale"),
        solid("slate", facets("12,18 30,8 66,11 90,20 93,70 80,92 34,93 10,80"), depth=0),
        plain("ink", facets("22,32 34,22 64,24 80,30 82,68 72,82 36,83 20,74"), line="inner"),
        lines("12,18 22,32|90,20 80,30|80,92 72,82|10,80 20,74|30,8 34,22|66,11 64,24|93,70 82,68|34,93 36,83", 0),
        plain(
            "stone", facets("34,83 40,62 45,83"), facets("48,83 54,58 60,83"), facets("62,82 67,64 72,82"), line="inner"
        ),
    ]


def rubble() -> list[Mark]:
    """Fallen stones all over the square."""
    stones = (
        "8,34 20,18 38,22 40,40 24,48", "44,12 64,8 74,22 62,34 46,30", "76,32 92,28 96,48 84,56 72,48",
        "10,64 26,54 42,62 38,80 18,84", "44,46 62,40 74,54 64,68 46,66", "46,78 62,72 72,84 62,95 46,92",
        "78,68 92,64 96,80 86,90 76,84",
    )  # fmt: skip
    return [
        *tile("pale"),
        *(solid("stone", facets(text)) for text in stones),
        lines("20,18 26,32 40,40|64,8 58,20 46,30|62,40 60,54 46,66|26,54 28,68 18,84|92,28 84,40 72,48", 1),
        plain(
            "slate",
            disc(34, 10, 2.4),
            disc(8, 52, 2),
            disc(44, 72, 2),
            disc(84, 16, 2.2),
            disc(30, 92, 2.4),
            disc(72, 62, 1.8),
        ),
    ]


def tunnel() -> list[Mark]:
    """The mouth of a tunnel or a cave."""
    return [
        *tile("pale"),
        solid("stone", loop("10,50 14,26 34,11 60,10 84,22 92,46 88,74 68,90 36,91 16,78")),
        plain("ink", loop("24,52 28,36 42,26 60,28 74,38 76,56 68,72 50,77 34,72"), line="inner"),
        lines("12,40 26,42|30,14 38,28|64,11 60,28|86,30 73,38|88,66 73,64|60,90 54,77|24,84 34,72|12,64 25,58", 0),
        plain("slate", loop("34,64 42,56 58,58 66,66 52,74 40,72")),
    ]


def carriage(damaged: bool) -> list[Mark]:
    """A carriage from above, twice as long as broad, its shafts to the right; on a grid of 200 by 100."""

    def wheel(x: float, y: float) -> list[Mark]:
        return [
            solid("bark", bar(x - 17, y - 5, 34, 10)),
            lines(f"{x - 9},{y - 5} {x - 9},{y + 5}|{x},{y - 5} {x},{y + 5}|{x + 9},{y - 5} {x + 9},{y + 5}", 1),
        ]

    wheels = [(40, 14), (40, 86), (108, 14)]
    marks = [
        solid("hide", ribbon("120,38,2.4 160,36,2.2 194,34,1.8"), ribbon("120,62,2.4 160,64,2.2 194,66,1.8")),
        solid("hide", bar(166, 30, 6, 40)),
        *(mark for x, y in wheels for mark in wheel(x, y)),
    ]
    if not damaged:
        marks += wheel(108, 86)
    marks += [
        solid("amber", bar(122, 30, 18, 40)),
        solid("violet", shape("20,24 / 120,24 126,50 120,76 / 20,76 14,50 20,24")),
        plain("gold", bar(30, 32, 80, 3), bar(30, 65, 80, 3), line="hair"),
        plain("lilac", bar(48, 40, 44, 20), line="inner"),
        plain("gold", facets("70,42 76,50 70,58 64,50"), line="hair", level=1),
    ]
    if damaged:
        marks += [
            plain("dot", shape("96,76 / 90,60 / 102,62 / 98,46 / 112,58 / 120,52 / 118,76")),
            solid("bark", ribbon("130,88,4 140,84,4 148,90,4"), ribbon("146,80,4 156,86,4 166,82,4")),
            lines("20,30 34,42 28,52 44,64|132,92 136,82|152,94 158,82|60,24 56,34 64,38", 0),
            solid("hide", facets("104,90 124,94 122,98 102,94"), facets("80,84 98,88 97,92 79,88")),
        ]
    return marks
