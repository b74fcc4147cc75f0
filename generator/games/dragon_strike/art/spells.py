"""Emblems of the heroes' spells, on a grid of 100."""

from __future__ import annotations

from generator.games.dragon_strike.art.curves import star
from generator.games.dragon_strike.art.forces import (
    bolt,
    cloud,
    flame,
    hand,
    heart,
    sparkle,
    spider,
    spot,
    web,
    wing,
)  # fmt: skip
from generator.games.dragon_strike.art.palette import Tone
from generator.games.dragon_strike.art.sketch import Mark, lines, mirrored, plain, solid
from generator.games.dragon_strike.art.stones import boulder, wall
from generator.scene.curves import facets, loop, shape
from generator.scene.geometry import rotate
from generator.scene.outlines import disc, moved


def webbed() -> list[Mark]:
    """Web: a web and the one who spun it."""
    return [*web(), *spot(64, 62, 30, spider(), 20)]


def heart_in_rays() -> list[Mark]:
    """The sign of those who are charmed: a heart in rays."""
    rays = [moved(facets("48,4 52,4 51,-10 49,-10"), rotate(30 * k - 75, 50, 56)) for k in range(6)]
    return [solid("gold", *rays), *spot(50, 56, 80, heart())]


def charm() -> list[Mark]:
    """Charm: a monster in love."""
    return [
        solid("moss", shape("24,46 / 4,36 0,48 / 6,64 22,68"), shape("76,46 / 96,36 100,48 / 94,64 78,68")),
        solid("moss", shape("50,26 70,30 82,46 82,70 70,90 50,98 30,90 18,70 18,46 30,30 50,26")),
        *spot(35, 54, 24, heart()),
        *spot(65, 54, 24, heart()),
        plain("dot", shape("30,72 50,77 70,72 / 66,86 50,91 34,86 30,72")),
        solid("bone", facets("37,74 40,64 44,76"), facets("56,76 60,64 63,74"), depth=0),
        *spot(50, 13, 22, heart()),
        *spot(80, 16, 15, heart()),
    ]


def invisibility() -> list[Mark]:
    """Invisibility: somebody of whom only an outline is left."""
    return [
        Mark(shape("14,99 16,76 26,64 40,58 / 36,52 / 64,52 / 60,58 / 74,64 84,76 86,99"), "mist", "dash", over=True),
        Mark(disc(50, 30, 25), "mist", "dash", over=True),
        plain("dot", disc(44, 28, 3.4), disc(58, 28, 3.4)),
        lines("44,40 51,43 58,40", 0),
        sparkle(14, 22, 12, level=0),
        sparkle(88, 40, 9, level=0),
    ]


def levitation() -> list[Mark]:
    """Levitation: a boulder that floats."""
    return [
        solid("stone", disc(50, 94, 34, 5), depth=0),
        *spot(50, 34, 66, boulder()),
        lines("30,72 30,84|43,74 43,86|57,74 57,86|70,72 70,84", 0, "bold", "violet"),
        *spot(8, 36, 26, mirrored(wing())),
        *spot(92, 36, 26, wing()),
    ]


def magic_dart() -> list[Mark]:
    """Magic dart: a star with a tail of light."""
    return [
        solid("glow", shape("4,98 20,70 40,46 62,24 / 78,38 / 54,62 30,82 4,98"), depth=3),
        solid("lilac", shape("16,88 32,66 50,50 66,32 / 72,38 / 54,56 36,74 16,88"), depth=0),
        solid("gold", star(72, 28, 27, 11, 5, 12)),
        sparkle(20, 46, 9, "gold"),
        sparkle(58, 82, 9, "gold"),
    ]


def shining_shield() -> list[Mark]:
    """Shield: a shield made of light."""
    return [
        solid("gold", star(50, 48, 49, 36, 16), depth=0),
        solid("glow", shape("22,22 36,24 50,18 64,24 78,22 / 80,50 70,72 50,88 / 30,72 20,50 22,22")),
        solid("violet", shape("32,33 50,28 68,33 / 69,50 62,64 50,75 / 38,64 31,50 32,33")),
        plain("glow", star(50, 49, 14, 5, 4)),
    ]


def darkness() -> list[Mark]:
    """Darkness: night, with a moon that gives no light."""
    return [
        solid("ink", star(50, 50, 49, 40, 12, 15)),
        plain("violet", disc(50, 50, 34)),
        plain("glow", shape("62,24 46,24 32,36 30,52 38,68 54,74 68,70 / 54,64 46,52 48,38 62,24")),
        plain("paper", star(66, 42, 6, 2.4, 4), star(58, 58, 4, 1.6, 4), star(72, 58, 3.4, 1.4, 4), level=1),
    ]


def flight() -> list[Mark]:
    """Flight: a pair of wings."""
    return [*spot(22, 52, 58, mirrored(wing())), *spot(78, 52, 58, wing()), solid("amber", star(50, 56, 18, 9, 6))]


def flame_burst() -> list[Mark]:
    """Flame burst: flames to all sides."""
    tongue = flame()
    marks: list[Mark] = []
    for k in range(6):
        angle = 60 * k
        x, y = rotate(angle, 50, 50).apply(50, 23)
        marks += spot(x, y, 46, tongue, angle)
    return [*marks, solid("glow", star(50, 50, 20, 11, 8))]


def boot_at(x: float, y: float, size: float) -> list[Mark]:
    """A boot in a hurry."""
    return spot(x, y, size, [
        solid("hide", shape("30,4 / 66,4 / 64,50 / 80,62 98,70 99,88 / 30,88 / 28,60 34,40 30,4")),
        solid("bark", shape("27,87 / 99,87 / 99,96 / 56,96 / 54,91 / 50,97 / 27,97")),
        solid("gold", shape("26,2 / 70,2 / 68,18 50,22 28,18")),
        lines("36,62 48,58 60,53|44,70 54,64 64,60", 1),
    ])  # fmt: skip


def haste() -> list[Mark]:
    """Haste: a boot that leaves only wind behind."""
    return [
        *boot_at(64, 50, 74),
        lines("30,16 14,16 2,20|28,36 12,36 -6,42|28,56 14,58 0,62|26,76 8,78 -4,84", 0, "heavy", "violet"),
    ]


def mend() -> list[Mark]:
    """Mend: a heart, sewn up."""
    return [
        *spot(50, 50, 96, heart()),
        lines("26,62 46,48 62,40 80,30", 0, "bold"),
        lines("32,48 40,62|46,38 54,54|60,30 68,46|74,22 80,36", 0, "bold"),
    ]


def great_mending() -> list[Mark]:
    """Great mending: a sun that is a heart."""
    return [
        solid("gold", star(50, 50, 49, 36, 14), depth=0),
        solid("glow", disc(50, 50, 34), depth=0),
        *spot(50, 52, 46, heart()),
    ]


def dispel() -> list[Mark]:
    """Dispel: a star, broken in two."""
    return [
        solid("violet", facets("44,2 36,30 4,34 30,54 20,94 40,82 46,60 38,48 50,32")),
        solid("lilac", facets("60,2 70,32 98,38 76,56 82,92 54,76 60,58 52,46 64,30")),
        sparkle(50, 94, 8, "gold"),
        sparkle(88, 14, 8, "gold"),
        sparkle(14, 14, 8, "gold"),
    ]


def fireball() -> list[Mark]:
    """Fireball: a ball of fire with its trail."""
    return [
        solid(
            "ember",
            shape(
                "2,4 24,8 44,18 / 30,2 56,10 74,26 / 66,6 92,26 98,54 96,82 74,98 50,96 30,90 "
                "14,72 18,52 / 8,58 4,44 12,34 / 16,40 22,42 / 12,26 2,4"
            ),
        ),
        solid("gold", disc(60, 62, 29), line="hair"),
        plain("glow", loop("66,44 80,56 78,76 62,82 50,74 60,64 58,52")),
        lines("20,22 34,32 42,38|40,18 52,26 58,30", 1, tone="gold"),
    ]


def lightning() -> list[Mark]:
    """Lightning bolt: out of a cloud."""
    return [*spot(54, 66, 68, bolt()), *spot(48, 28, 92, cloud())]


def hold() -> list[Mark]:
    """Hold: a hand that says stop."""
    return [
        solid("violet", star(50, 50, 49, 42, 16), depth=0),
        plain("mist", disc(50, 50, 37), line="inner"),
        *spot(50, 50, 62, hand("glow")),
    ]


def passage() -> list[Mark]:
    """Passage: an opening in a wall."""
    return [
        *wall(),
        solid("glow", shape("28,98 / 28,52 34,36 50,28 66,36 72,52 / 72,98"), depth=0),
        solid("ink", shape("36,98 / 36,56 40,44 50,38 60,44 64,56 / 64,98")),
        plain("gold", facets("44,98 47,80 53,80 56,98"), level=1),
    ]


def mirror_image() -> list[Mark]:
    """Mirror image: one hero thrice."""

    def likeness(x: float, coat: Tone, skin: Tone, helmet: Tone) -> list[Mark]:
        hero = [
            solid(coat, shape("20,99 20,78 28,64 42,58 / 58,58 / 72,64 80,78 80,99")),
            solid(skin, disc(50, 34, 22)),
            solid(helmet, shape("26,34 / 28,14 40,5 50,4 60,5 72,14 74,34 / 66,28 50,26 34,28")),
            solid(helmet, facets("46,2 54,2 54,44 46,44")),
        ]
        return spot(x, 52, 88, hero)

    return [
        *likeness(18, "mist", "paper", "pale"),
        *likeness(82, "mist", "paper", "pale"),
        *likeness(50, "violet", "skin", "steel"),
    ]
