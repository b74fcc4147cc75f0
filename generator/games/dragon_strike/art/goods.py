"""Rings, wands, scrolls, flasks and other goods, on a grid of 100."""

from __future__ import annotations

from collections.abc import Sequence

from generator.games.dragon_strike.art.curves import bar, ribbon
from generator.games.dragon_strike.art.forces import ring_of, sparkle, spot
from generator.games.dragon_strike.art.palette import Tone
from generator.games.dragon_strike.art.sketch import Mark, lines, plain, solid
from generator.scene.curves import facets, loop, shape
from generator.scene.outlines import disc


def ring(stone: Sequence[Mark], band_tone: Tone = "gold") -> list[Mark]:
    """A ring that bears a stone or sign."""
    return [
        solid(band_tone, ring_of(50, 66, 27, 5.5), depth=3.0),
        lines("30,60 27,70 32,82", 1),
        solid(band_tone, shape("34,44 / 38,34 62,34 66,44 / 60,50 40,50 34,44")),
        *spot(50, 26, 46, stone),
    ]


def wand(tip: Sequence[Mark], wood: Tone = "bark") -> list[Mark]:
    """A wand from the lower left whose power shows at its tip."""
    return [
        solid(wood, ribbon("4,96,3.4 30,70,3 56,44,2.2")),
        solid("gold", ribbon("2,98,4.4 12,88,4.4"), ribbon("50,50,4 60,40,4")),
        lines("18,78 24,82|26,70 32,74|34,62 40,66", 1),
        *spot(73, 27, 54, tip),
    ]


def scroll(sign: Sequence[Mark] = ()) -> list[Mark]:
    """A scroll, half unrolled."""
    return [
        solid("bone", shape("20,14 / 80,14 / 82,40 78,60 80,86 / 20,86 / 18,60 22,40 20,14")),
        lines("30,32 44,31 58,32|30,40 40,39 52,40|34,66 50,65 70,66|34,74 48,73 60,74", 1),
        solid(
            "bone",
            shape("12,6 50,4 88,6 / 92,14 88,22 50,20 12,22 8,14 12,6"),
            shape("12,78 50,80 88,78 / 92,86 88,94 50,96 12,94 8,86 12,78"),
        ),
        solid("amber", disc(9, 14, 5, 8), disc(91, 14, 5, 8), disc(9, 86, 5, 8), disc(91, 86, 5, 8)),
        *spot(56, 50, 36, sign),
    ]


#: Outline of each form of flask, and of the liquid in it.
_FLASKS = {
    "round": (
        "38,24 / 40,36 / 16,46 6,66 14,88 34,97 66,97 86,88 94,66 84,46 60,36 / 62,24",
        "9,64 30,60 50,65 70,69 91,64 / 88,86 66,95 34,95 12,86 9,64",
    ),
    "tall": (
        "38,20 / 38,34 / 24,42 22,54 / 22,92 28,98 / 72,98 78,92 / 78,54 76,42 62,34 / 62,20",
        "24,56 40,53 56,58 76,55 / 76,91 71,96 / 29,96 24,91",
    ),
    "cone": (
        "40,20 / 40,40 / 8,88 12,97 / 50,99 88,97 92,88 / 60,40 / 60,20",
        "28,62 42,59 58,64 73,62 / 90,88 86,95 / 50,97 14,95 10,88",
    ),
    "square": (
        "38,22 / 38,36 / 14,38 / 10,44 / 10,92 / 14,97 / 86,97 / 90,92 / 90,44 / 86,38 / 62,36 / 62,22",
        "12,54 36,51 60,56 88,53 / 88,91 / 85,95 / 15,95 / 12,91",
    ),
    "heart": (
        "40,20 / 40,34 / 20,36 6,50 10,68 / 28,86 50,99 / 72,86 90,68 / 94,50 80,36 60,34 / 60,20",
        "9,56 30,54 50,58 70,54 91,56 / 89,67 71,84 50,96 / 29,84 11,67 9,56",
    ),
    "drop": (
        "42,18 / 40,32 28,44 16,60 14,80 28,96 50,98 72,96 86,80 84,60 72,44 60,32 58,18",
        "17,62 38,66 62,60 83,62 / 85,80 71,94 50,96 29,94 15,80 17,62",
    ),
}


def flask(form: str, liquid: Tone, sign: Sequence[Mark] = (), size: float = 34, at: float = 73) -> list[Mark]:
    """A flask of one of six forms, with a sign upon its liquid. Raises KeyError for a form that it does not know."""
    outline, fill = _FLASKS[form]
    return [
        solid("pale", shape(outline), depth=2.5),
        plain(liquid, shape(fill), line="hair"),
        solid("hide", shape("41,4 / 59,4 / 61,18 / 39,18")),
        solid("pale", shape("34,17 / 66,17 / 67,25 / 33,25")),
        *spot(50, at, size, sign),
        lines("30,50 26,56 25,60" if form != "cone" else "42,46 36,54 33,58", 1, tone="paper"),
    ]


def crystal_ball(inside: Sequence[Mark] = ()) -> list[Mark]:
    """A crystal ball on its stand."""
    return [
        solid("gold", shape("22,74 / 78,74 / 74,84 86,97 / 14,97 26,84 22,74")),
        solid("lilac", disc(50, 44, 41)),
        plain("mist", loop("52,10 74,22 80,44 66,40 56,48 48,38 36,26"), level=0),
        *inside,
        plain("paper", loop("62,16 72,22 77,32 70,30 64,24"), level=1),
        solid("gold", shape("16,68 34,80 50,82 66,80 84,68 / 82,78 66,88 50,90 34,88 18,78 16,68")),
        lines("30,92 50,93 70,92", 1),
    ]


def hourglass(sand: Tone = "gold") -> list[Mark]:
    """An hourglass, nearly run out."""
    return [
        solid("hide", ribbon("20,10,3.4 20,50,2.6 20,90,3.4"), ribbon("80,10,3.4 80,50,2.6 80,90,3.4")),
        solid(
            "steel",
            shape(
                "28,12 / 72,12 / 72,32 64,42 54,50 / 64,58 72,68 72,88 / 28,88 / 28,68 36,58 46,50 / 36,42 28,32 28,12"
            ),
            depth=4.0,
        ),
        plain(
            sand,
            shape("33,32 50,35 67,32 / 60,42 51,49 49,49 40,42 33,32"),
            shape("50,62 60,74 70,80 / 70,86 / 30,86 / 30,80 40,74 50,62"),
        ),
        plain(sand, facets("49,48 51,48 51,66 49,66")),
        solid(
            "amber",
            shape("8,2 / 92,2 / 94,7 92,13 / 8,13 / 6,7 8,2"),
            shape("8,87 / 92,87 / 94,93 92,98 / 8,98 / 6,93 8,87"),
        ),
        lines("36,18 36,28", 1, tone="paper"),
    ]


def coin() -> list[Mark]:
    """A coin that shows a crown."""
    return [
        solid("amber", disc(46, 54, 42)),
        solid("gold", disc(50, 50, 44)),
        plain("glow", disc(50, 50, 35), line="inner"),
        solid("amber", facets("28,66 24,36 38,50 50,30 62,50 76,36 72,66")),
        lines("28,72 72,72", 1),
        sparkle(86, 14, 14),
    ]


def lantern() -> list[Mark]:
    """A lantern that shines."""
    return [
        lines("32,20 36,4 50,0 64,4 68,20", 0, "bold"),
        solid("slate", shape("20,30 / 50,12 / 80,30 / 76,36 / 24,36")),
        solid("glow", shape("26,36 / 74,36 / 78,80 / 22,80"), depth=0),
        *spot(
            50,
            60,
            40,
            [
                solid("ember", shape("50,96 24,84 30,54 50,4 / 70,54 76,84 50,96")),
                plain("gold", shape("50,92 36,82 40,64 50,40 / 60,64 64,82 50,92")),
            ],
        ),
        lines("38,36 36,80|62,36 64,80", 0),
        solid("slate", shape("14,80 / 86,80 / 90,96 / 10,96")),
        lines("18,88 82,88", 1),
    ]


def coil() -> list[Mark]:
    """A coil of rope with a grappling hook."""
    turns = (
        "23,52 34,60|17,62 29,67|15,74 28,75|20,87 31,82|32,97 38,87|62,97 56,87|73,86 62,81|77,74 "
        "64,74|75,62 63,66|67,52 58,60|55,46 51,57|36,46 41,57"
    )
    return [
        solid("slate", ribbon("78,48,3.4 79,30,3 80,8,2.6")),
        solid("slate", ribbon("80,10,2.6 68,2,2.8 58,8,2.4 58,20,0"), ribbon("80,10,2.6 92,2,2.8 101,8,2.4 101,20,0")),
        solid("slate", ring_of(78, 52, 5, 2), depth=1),
        solid("bone", ribbon("50,96,3.6 70,92,3.6 84,80,3.6 84,66,3.4 79,58,3")),
        solid("bone", ring_of(46, 72, 24, 8), depth=4.0),
        lines(turns, 1),
    ]


def lockpicks() -> list[Mark]:
    """Lockpicks on a ring."""
    return [
        solid(
            "steel",
            shape("24,28 / 32,30 / 22,88 / 26,98 / 14,96 / 13,88"),
            shape("38,30 / 46,30 / 48,84 / 58,86 / 56,94 / 40,94"),
            shape("54,28 / 62,25 / 80,76 88,74 / 90,84 76,88 / 72,80"),
        ),
        solid("gold", ring_of(42, 22, 17, 4), depth=2.0),
    ]


def pouch(tone: Tone = "hide") -> list[Mark]:
    """A pouch, drawn shut."""
    return [
        solid(tone, shape("36,30 / 14,52 6,74 18,94 50,98 82,94 94,74 86,52 64,30")),
        solid(tone, shape("36,30 / 26,10 38,14 44,6 52,12 62,5 74,12 / 64,30")),
        solid("gold", shape("32,26 50,30 68,26 / 69,34 50,38 31,34")),
        lines("66,32 76,44 74,56|62,34 66,46 62,54", 0),
        lines("32,52 26,66 28,80|48,44 46,56", 1),
    ]


def key() -> list[Mark]:
    """A key."""
    return [
        solid("gold", ring_of(50, 22, 15, 6), depth=3.0),
        solid("gold", bar(45, 40, 10, 58)),
        solid("gold", facets("55,70 74,70 74,78 66,78 66,84 74,84 74,94 55,94")),
    ]


def padlock(shut: bool = True) -> list[Mark]:
    """A padlock, shut or sprung."""
    bow_text = "28,54,6 28,28,6 50,10,6 72,28,6 72,54,6" if shut else "28,54,6 28,24,6 48,4,6 72,14,6 78,32,6"
    return [
        solid("steel", ribbon(bow_text), depth=2.6),
        solid("gold", shape("14,46 / 86,46 / 88,92 80,98 / 20,98 12,92")),
        plain("dot", disc(50, 66, 8), facets("46,68 54,68 57,86 43,86")),
    ]
