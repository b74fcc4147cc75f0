"""The things that adventures are about: seal, flute, scepter, sunstone, on a grid of 100."""

from __future__ import annotations

from generator.games.dragon_strike.art.curves import bar, ribbon, star
from generator.games.dragon_strike.art.sketch import Mark, lines, placed, plain, solid
from generator.scene.curves import facets, loop, shape
from generator.scene.geometry import scale, translate
from generator.scene.outlines import disc


def seal() -> list[Mark]:
    """A seal of wax with a crown."""
    return [
        solid("gold", shape("30,60 / 18,98 / 34,90 / 46,99 / 52,64"), shape("70,60 / 82,98 / 66,90 / 54,99 / 48,64")),
        solid(
            "ember",
            shape(
                "50,4 62,8 72,6 80,16 92,24 92,38 96,50 86,60 82,72 68,74 58,82 46,78 32,80 "
                "24,70 12,64 10,50 4,38 14,28 18,14 32,12 40,4 50,4"
            ),
        ),
        plain("ember", disc(50, 42, 28), line="inner"),
        solid("glow", facets("30,56 26,30 40,42 50,24 60,42 74,30 70,56"), depth=0),
        lines("32,62 68,62", 0),
    ]


def flute() -> list[Mark]:
    """A wooden flute."""
    return [
        solid("hide", ribbon("6,90,7 34,62,6.4 62,34,5.8 88,8,5")),
        solid("gold", ribbon("24,72,7.6 32,64,7.6"), ribbon("70,26,6.4 77,19,6.2"), ribbon("3,93,7.6 9,87,7.6")),
        plain("dot", disc(40, 56, 2.6), disc(48, 48, 2.6), disc(56, 40, 2.6), disc(64, 32, 2.6), disc(17, 79, 2.8)),
        solid("violet", disc(68, 76, 6, 5), disc(88, 68, 6, 5)),
        lines("73,75 / 73,54 / 93,46 / 93,67", 0, "bold"),
    ]


def scepter_orb() -> list[Mark]:
    """The head of the scepter; its shaft leaves by the lower edge."""
    return [
        solid("steel", facets("44,60 56,60 56,100 44,100"), depth=3),
        solid("steel", shape("50,62 30,62 18,50 14,34 / 26,44 34,46 / 66,46 74,44 86,34 / 82,50 70,62 50,62")),
        solid("violet", disc(50, 32, 22)),
        plain("mist", shape("56,16 66,22 69,32 / 62,28 56,16"), level=1),
        solid("gold", bar(40, 62, 20, 8)),
        solid("gold", facets("47,2 53,2 54,12 46,12")),
    ]


def scepter_shaft() -> list[Mark]:
    """The middle of the scepter, from edge to edge."""
    return [
        solid("steel", bar(44, 0, 12, 100), depth=3),
        solid("gold", bar(40, 12, 20, 7), bar(40, 81, 20, 7)),
        lines("44,34 56,26|44,48 56,40|44,62 56,54|44,76 56,68", 0),
        solid("steel", shape("44,42 30,36 22,46 24,58 / 32,52 44,58"), shape("56,42 70,36 78,46 76,58 / 68,52 56,58")),
    ]


def scepter_foot() -> list[Mark]:
    """The foot of the scepter; its shaft comes in by the upper edge."""
    return [
        solid("steel", facets("44,0 56,0 56,62 44,62"), depth=3),
        solid("gold", bar(40, 12, 20, 7)),
        lines("44,34 56,26|44,48 56,40", 0),
        solid("gold", shape("36,56 50,52 64,56 / 68,66 62,74 / 38,74 32,66 36,56")),
        solid("violet", facets("40,74 60,74 66,82 50,97 34,82")),
        lines("34,82 66,82", 1),
    ]


def sunstone() -> list[Mark]:
    """A stone that shines like the sun."""
    return [
        solid("gold", star(50, 50, 48, 34, 12, 0), depth=0),
        solid("glow", facets("36,26 64,26 78,46 70,70 50,80 30,70 22,46")),
        plain("amber", facets("40,40 60,40 66,54 50,66 34,54"), line="inner"),
        lines("36,26 40,40|64,26 60,40|78,46 66,54|50,80 50,66|22,46 34,54|70,70 66,54|30,70 34,54", 0),
    ]


def footprints() -> list[Mark]:
    """Prints of bare feet."""
    toes = [disc(x, y, r) for x, y, r in ((-7, -22, 4), (-1, -25, 3.4), (4.6, -24, 3), (9, -20.6, 2.7), (12, -16, 2.4))]
    right = solid("lilac", loop("-8,-12 2,-17 9,-9 6,8 6,20 -2,23 -6,14 -5,0"), *toes, depth=0)
    return [
        *placed([right], translate(34, 60) @ scale(-1, 1)),
        *placed([right], translate(66, 44)),
    ]
