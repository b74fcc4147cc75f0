"""Emblems of the evil wizard's spells, on a grid of 100."""

from __future__ import annotations

from generator.games.dragon_strike.art.curves import bar, ribbon, star
from generator.games.dragon_strike.art.forces import cloud, flame, sparkle, spot
from generator.games.dragon_strike.art.sketch import Mark, lines, plain, solid
from generator.games.dragon_strike.art.stones import door
from generator.scene.curves import facets, shape
from generator.scene.outlines import disc


def zeds(*places: tuple[float, float, float]) -> list[Mark]:
    """Letters that sleepers breathe: x, y and size of each."""
    letter = ((0, 0), (1, 0), (1, 0.28), (0.42, 0.72), (1, 0.72), (1, 1), (0, 1), (0, 0.72), (0.58, 0.28), (0, 0.28))
    return [
        solid("violet", facets(" ".join(f"{x + a * s:.2f},{y + b * s:.2f}" for a, b in letter)), depth=0)
        for x, y, s in places
    ]


def black_bolt() -> list[Mark]:
    """Black bolt: lightning that darkens."""
    return [
        solid("lilac", star(50, 50, 49, 30, 9, 10), depth=0),
        solid("ink", facets("30,4 64,4 56,34 80,34 42,98 50,58 24,60"), depth=0),
        plain("violet", facets("36,10 56,10 47,42 66,42 50,70 55,50 34,52"), level=1),
    ]


def ring_of_fire() -> list[Mark]:
    """Ring of fire: flames around somebody."""
    back = [mark for x, y, s in ((24, 36, 34), (50, 28, 36), (76, 36, 34)) for mark in spot(x, y, s, flame())]
    front = [
        mark
        for x, y, s in ((12, 66, 40), (88, 66, 40), (32, 80, 42), (68, 80, 42), (50, 84, 40))
        for mark in spot(x, y, s, flame())
    ]
    figure = [
        solid("violet", shape("36,84 38,52 44,42 / 56,42 / 62,52 64,84")),
        solid("violet", shape("36,46 / 50,12 / 64,46 / 50,50")),
        plain("dot", shape("43,44 / 50,30 / 57,44 / 50,47")),
    ]
    return [*back, *figure, *front]


def slumber() -> list[Mark]:
    """Slumber: an eye that has closed."""
    return [
        solid("mist", shape("4,56 24,40 48,36 72,42 90,56 / 70,76 48,82 24,76 4,56")),
        plain("lilac", shape("4,56 24,44 48,40 72,45 90,56 / 70,67 48,71 24,67 4,56"), line="inner"),
        lines("14,64 8,74|28,71 24,83|44,75 43,89|60,74 63,87|76,68 82,79", 0, "bold"),
        *zeds((58, 16, 14), (76, 2, 20)),
    ]


def terror() -> list[Mark]:
    """Terror: a face that screams."""
    return [
        solid("mist", shape("50,2 76,8 90,34 84,58 76,80 / 66,92 56,99 44,99 34,92 24,80 16,58 10,34 24,8 50,2")),
        plain("dot", disc(34, 38, 9, 12), disc(66, 38, 9, 12)),
        plain("paper", disc(36, 36, 3), disc(68, 36, 3), level=1),
        plain("dot", shape("50,58 60,62 64,76 58,90 50,92 42,90 36,76 40,62 50,58")),
        lines("22,22 32,16 40,20|78,22 68,16 60,20", 0, "bold"),
        solid(
            "skin",
            shape("4,52 10,44 18,46 22,58 26,74 20,92 8,98 2,80"),
            shape("96,52 90,44 82,46 78,58 74,74 80,92 92,98 98,80"),
        ),
        lines("10,48 14,62|16,47 19,60|90,48 86,62|84,47 81,60", 1),
    ]


def vanish() -> list[Mark]:
    """Vanish: a hat, and smoke where its owner was."""
    return [
        *spot(50, 72, 92, cloud("pale")),
        solid("violet", shape("30,52 / 44,24 48,4 72,6 / 62,14 62,30 74,50")),
        solid("violet", shape("12,56 30,48 52,54 74,46 92,50 / 78,62 52,66 26,64 12,56")),
        plain("gold", shape("33,46 50,50 71,44 / 73,49 52,55 31,52"), line="inner"),
        sparkle(14, 24, 12),
        sparkle(90, 22, 9),
    ]


def raise_the_dead() -> list[Mark]:
    """Raise the dead: a hand of bones out of the earth."""
    fingers = (
        "38,62,4 30,44,3.6 28,26,3.2",
        "46,58,4 42,36,3.6 43,12,3.2",
        "55,58,4 57,34,3.6 60,10,3.2",
        "62,62,4 70,42,3.6 75,24,3.2",
        "66,72,4 82,66,3.6 90,54,3.2",
    )
    return [
        solid("bone", ribbon("48,98,5 49,80,5"), ribbon("57,98,4 57,80,4")),
        *(solid("bone", ribbon(text)) for text in fingers),
        solid("bone", shape("36,60 50,54 66,60 / 68,74 58,84 46,84 36,76 36,60")),
        lines("26,36 32,35|41,28 46,28|41,44 46,43|57,26 62,27|55,43 60,44|69,36 74,38|78,63 81,68", 0),
        solid("moss", shape("0,98 8,86 20,90 30,80 40,88 50,84 62,90 72,80 84,90 94,84 100,98")),
        lines("18,98 20,92|44,98 42,92|76,98 76,90", 1),
    ]


def stone_skin() -> list[Mark]:
    """Stone skin: a face of stone on which a blade breaks."""
    return [
        solid("stone", shape("14,98 / 12,80 24,70 / 20,46 / 26,24 50,16 74,24 / 80,46 / 76,70 / 88,80 86,98"), depth=6),
        solid("stone", facets("24,46 46,44 50,48 54,44 76,46 74,38 26,38")),
        plain("dot", facets("30,48 44,47 42,54 32,54"), facets("56,47 70,48 68,54 58,54")),
        solid("stone", facets("46,48 54,48 58,66 42,66")),
        lines("36,78 44,75 56,75 64,78|26,70 34,76 40,90|74,70 68,78", 0),
        lines("62,20 58,30 64,36|20,60 28,62 30,70|78,58 70,60", 1),
        solid("steel", facets("60,14 84,0 92,0 92,8 70,24 70,16"), facets("30,12 44,4 42,12 50,14 34,22"), depth=1.4),
        lines("50,6 52,0|58,4 62,-4|46,0 44,-6", 0, "bold"),
    ]


def wither() -> list[Mark]:
    """Wither: a sword that droops."""
    return [
        solid(
            "steel",
            shape("40,66 40,40 44,20 58,8 74,14 82,32 84,52 / 88,74 / 74,56 / 70,38 66,26 60,26 55,36 54,66"),
            depth=3,
        ),
        lines("47,62 48,40 54,22 64,18 74,30", 1),
        solid("gold", shape("24,64 36,68 47,67 58,68 70,64 / 70,72 58,75 47,74 36,75 24,72")),
        solid("hide", bar(43, 74, 8, 16)),
        solid("gold", disc(47, 94, 5)),
        *spot(88, 88, 18, [solid("moss", shape("50,2 / 62,28 80,50 80,70 70,90 50,97 30,90 20,70 20,50 38,28 50,2"))]),
    ]


def bend_the_will() -> list[Mark]:
    """Bend the will: a puppet on strings."""
    return [
        lines("22,18 26,66|50,18 50,44|78,18 74,66", 0),
        solid("hide", bar(8, 6, 84, 9), bar(45, 1, 10, 19)),
        solid("steel", ribbon("42,66,5 32,70,4.4 26,66,4"), ribbon("58,66,5 68,70,4.4 74,66,4")),
        solid("bark", ribbon("45,84,5 42,92,4.6 40,99,4.6"), ribbon("55,84,5 58,92,4.6 60,99,4.6")),
        solid("violet", shape("38,62 50,60 62,62 / 62,86 50,90 38,86")),
        solid("skin", disc(50, 48, 13)),
        plain("dot", disc(45, 47, 2), disc(55, 47, 2)),
        lines("46,54 50,53 54,54", 1),
    ]


def bar_the_door() -> list[Mark]:
    """Bar the door: a beam across it."""
    return [
        *spot(50, 50, 98, door()),
        solid("hide", facets("2,56 98,48 98,62 2,70")),
        solid("slate", bar(22, 50, 8, 20), bar(70, 46, 8, 20)),
    ]
