"""Weapons and armor, upright on a grid of 100, to be laid into other drawings."""

from __future__ import annotations

from generator.games.dragon_strike.art.curves import bar, ribbon
from generator.games.dragon_strike.art.palette import Tone
from generator.games.dragon_strike.art.sketch import Mark, lines, plain, solid
from generator.scene.curves import facets, shape
from generator.scene.outlines import disc


def sword(gem: Tone = "violet") -> list[Mark]:
    """A broad sword, point up."""
    return [
        solid("steel", shape("43,68 / 43,14 / 50,0 / 57,14 / 57,68")),
        plain("pale", facets("50,4 56.5,14.5 56.5,67 50,67"), level=1),
        lines("50,12 50,60", 1),
        solid("hide", bar(46.5, 74, 7, 18)),
        lines("46.5,79 53.5,77|46.5,84 53.5,82|46.5,89 53.5,87", 1),
        solid("gold", shape("28,66 36,69 50,68 64,69 72,66 / 74,72 64,77 50,75 36,77 26,72 28,66")),
        solid("gold", disc(50, 94.5, 5.5)),
        plain(gem, disc(50, 71.6, 2.6), line="hair", level=1),
    ]


def dagger() -> list[Mark]:
    """A slim dagger, point up."""
    return [
        solid("steel", shape("44,62 / 42,40 45,20 50,2 / 55,20 58,40 56,62")),
        lines("50,14 50,58", 1),
        solid("bark", bar(46, 67, 8, 20)),
        lines("46,73 54,71|46,79 54,77|46,85 54,83", 1),
        solid("gold", shape("31,58 40,62 50,61 60,62 69,58 / 68,66 60,69 50,68 40,69 32,66 31,58")),
        solid("gold", shape("44,86 / 56,86 / 58,93 / 50,99 / 42,93")),
    ]


def axe() -> list[Mark]:
    """A battle-axe with one great blade to the right."""
    return [
        solid("hide", ribbon("46,100,3.4 46,50,3 46,4,3")),
        lines("43,80 49,77|43,86 49,83|43,92 49,89", 1),
        solid(
            "steel",
            shape("50,14 62,16 72,10 78,1 / 90,14 95,29 90,45 79,58 / 72,47 62,41 50,43"),
            shape("42,16 / 30,20 / 24,28 / 30,36 / 42,40"),
        ),
        lines("77,8 85,19 87,30 84,41 78,51", 1),
        solid("gold", bar(40, 12, 12, 34)),
        plain("violet", disc(46, 29, 3.4), line="hair", level=1),
    ]


def bow(arrow: bool = True) -> list[Mark]:
    """A bow drawn to the right, with its arrow."""
    marks = [
        lines("36,4 14,50 36,96" if arrow else "36,4 36,96", 0),
        solid("hide", ribbon("36,2,1.6 52,14,3.2 63,34,3.6 64,50,4.4 63,66,3.6 52,86,3.2 36,98,1.6")),
        solid("gold", bar(59.4, 42, 9.4, 16)),
    ]
    if not arrow:
        return marks
    return [
        *marks,
        solid("bone", ribbon("14,50,1.5 50,50,1.5 84,50,1.5")),
        solid("steel", shape("80,41 / 98,50 / 80,59 / 84,50")),
        solid("amber", shape("12,50 / 4,42 / 18,43 / 26,50"), shape("12,50 / 4,58 / 18,57 / 26,50")),
    ]


def spear(pennant: Tone = "ember") -> list[Mark]:
    """A spear with a pennon, point up."""
    return [
        solid("hide", ribbon("50,100,2.4 50,60,2.4 50,26,2.4")),
        solid(pennant, shape("52,34 62,32 70,38 82,35 / 74,44 82,53 / 70,52 62,56 52,52")),
        solid("steel", shape("50,0 / 60,15 / 54,28 / 46,28 / 40,15")),
        lines("50,6 50,27", 1),
        solid("gold", bar(45, 27, 10, 6)),
    ]


def staff() -> list[Mark]:
    """A wizard's staff whose crook holds a crystal."""
    return [
        solid("bark", ribbon("50,100,2.6 51,66,2.6 49,36,3 41,26,3 39,14,2.8 47,4,2.6 59,5,2.2 64,13,1.2")),
        solid("lilac", facets("52,10 59,18 52,29 45,18")),
        lines("52,10 52,29", 1),
    ]


def plate_mail() -> list[Mark]:
    """A breastplate with its shoulders."""
    return [
        solid(
            "steel",
            shape("22,24 10,28 3,40 4,54 / 20,54 26,42 30,30"),
            shape("78,24 90,28 97,40 96,54 / 80,54 74,42 70,30"),
        ),
        lines("8,36 16,37 24,42|6,45 14,46 22,50|92,36 84,37 76,42|94,45 86,46 78,50", 1),
        solid("steel", shape("28,82 / 72,82 / 80,97 / 50,99 20,97")),
        lines("40,83 38,98|60,83 62,98", 1),
        solid(
            "steel",
            shape(
                "22,20 34,16 / 40,24 50,27 60,24 / 66,16 78,20 / 80,40 76,58 72,80 / 50,86 28,80 / 24,58 20,40 22,20"
            ),
        ),
        lines("50,28 50,82|30,40 40,46 50,44 60,46 70,40", 1),
        solid("gold", shape("28,74 50,80 72,74 / 72,82 50,88 28,82")),
        plain("violet", facets("50,34 56,41 50,50 44,41"), line="inner"),
    ]


def shield(device: Tone = "violet") -> list[Mark]:
    """A shield with a bar of light."""
    return [
        solid("steel", shape("10,10 30,12 50,3 70,12 90,10 / 92,44 78,78 50,98 / 22,78 8,44 10,10")),
        solid(device, shape("18,19 34,20 50,12 66,20 82,19 / 83,44 72,71 50,87 / 28,71 17,44 18,19")),
        plain("gold", shape("45,17 55,17 / 55,80 50,85 45,80"), shape("20,38 80,38 / 79,48 21,48"), line="inner"),
    ]


def club() -> list[Mark]:
    """A heavy club with iron studs, head up."""
    return [
        solid("hide", shape("46,100 / 54,100 / 56,70 64,40 66,18 / 60,4 50,0 40,4 34,18 / 36,40 44,70 46,100")),
        solid(
            "steel",
            facets("34,16 26,12 34,24"),
            facets("66,16 74,12 66,24"),
            facets("37,34 28,34 39,42"),
            facets("63,34 72,34 61,42"),
        ),
        lines("44,12 43,22|54,28 53,40|47,46 47.6,60|56,8 57,18", 1),
    ]


def hammer() -> list[Mark]:
    """A war hammer, head up."""
    return [
        solid("hide", ribbon("50,100,3 50,60,3 50,10,3")),
        solid("steel", facets("26,12 74,12 80,6 80,38 74,32 26,32 20,36 20,8")),
        solid("gold", bar(44, 8, 12, 28)),
    ]
