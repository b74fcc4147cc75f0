"""Boulders, walls, doors, chests, stairs and other masonry, on a grid of 100."""

from __future__ import annotations

from generator.games.dragon_strike.art.curves import bar
from generator.games.dragon_strike.art.sketch import Mark, lines, plain, solid
from generator.scene.curves import facets, loop, shape
from generator.scene.outlines import disc


def boulder() -> list[Mark]:
    """A boulder."""
    return [
        solid("stone", shape("8,66 4,44 / 20,22 44,6 / 70,8 90,30 / 97,56 90,80 / 64,95 30,94 / 8,66")),
        plain("pale", shape("46,10 68,12 84,30 / 66,38 48,28 46,10"), level=1),
        lines("20,24 34,44 28,66|34,44 56,52 70,44|70,44 90,34|56,52 60,72 52,90|28,66 40,76", 1),
    ]


def wall() -> list[Mark]:
    """A wall of blocks."""
    return [
        solid("stone", shape("4,14 / 30,10 60,16 96,10 / 98,98 / 2,98"), depth=3),
        lines(
            (
                "4,32 96,32|4,54 97,54|3,76 97,76|30,12 30,32|66,14 66,32|16,32 16,54|50,32 50,54|"
                "84,32 84,54|30,54 30,76|68,54 68,76|16,76 16,98|84,76 84,98"
            ),
            0,
        ),
    ]


def rocks() -> list[Mark]:
    """Three rocks that tumble."""

    def rock(text: str, cracks: str) -> list[Mark]:
        return [solid("stone", facets(text)), lines(cracks, 1)]

    return [
        *rock("10,40 22,24 44,26 52,44 42,60 18,58", "22,24 30,40 52,44|30,40 18,58"),
        *rock("54,30 66,12 88,14 96,34 84,52 60,48", "66,12 74,30 96,34|74,30 60,48"),
        *rock("36,84 44,64 70,62 84,78 74,97 46,97", "44,64 56,80 84,78|56,80 46,97"),
    ]


def door() -> list[Mark]:
    """A door, from the front."""
    return [
        solid("stone", shape("6,98 / 6,46 14,20 50,4 86,20 94,46 / 94,98"), depth=3),
        lines("6,74 20,74|6,50 20,50|18,20 28,34|50,4 50,20|82,20 72,34|94,50 80,50|94,74 80,74", 1),
        solid("hide", shape("20,98 / 20,50 28,30 50,20 72,30 80,50 / 80,98")),
        lines("35,27 35,98|50,20 50,98|65,27 65,98", 1),
        solid("slate", bar(18, 46, 48, 6), bar(18, 78, 48, 6)),
        plain("gold", disc(71, 66, 4.4), line="inner"),
    ]


def chest(gold: bool = True) -> list[Mark]:
    """A treasure chest, from the front, its lid a little open."""
    return [
        solid("hide", shape("8,40 10,18 24,8 / 76,8 90,18 92,40")),
        *([solid("gold", shape("14,50 20,38 32,42 40,32 52,40 62,32 72,41 82,38 86,50"))] if gold else []),
        solid("hide", shape("6,48 / 94,48 / 90,94 / 10,94")),
        solid(
            "gold",
            facets("22,48 34,48 34,94 24,94"),
            facets("66,48 78,48 76,94 66,94"),
            facets("22,40 24,9 34,8 33,40"),
            facets("67,40 66,8 76,9 78,40"),
        ),
        solid("gold", shape("40,44 / 60,44 / 60,62 50,70 40,62")),
        plain("dot", disc(50, 53, 4), facets("48.4,54 51.6,54 52.6,63 47.4,63")),
        lines("8,70 24,70|34,70 66,70|76,70 92,70", 1),
    ]


def stairs() -> list[Mark]:
    """Stairs that rise to the right."""
    return [
        solid("stone", facets("4,96 4,80 24,80 24,62 44,62 44,44 64,44 64,26 84,26 84,8 96,8 96,96"), depth=4),
        lines("24,80 24,96|44,62 44,96|64,44 64,96|84,26 84,96", 1),
    ]


def archway() -> list[Mark]:
    """The mouth of a cave."""
    return [
        solid("stone", loop("4,90 8,56 22,26 44,8 66,10 86,32 96,62 97,92 70,97 30,97")),
        lines("12,60 24,50 22,40|30,22 38,30|70,18 64,28|88,50 76,52|10,80 22,78|92,82 82,80", 1),
        solid("ink", shape("24,97 24,66 34,46 50,38 66,46 78,66 78,97")),
    ]
