"""Emblems of the magical treasures, on a grid of 100."""

from __future__ import annotations

from generator.games.dragon_strike.art import arms, dragon, goods
from generator.games.dragon_strike.art.curves import ribbon, star
from generator.games.dragon_strike.art.evil import zeds
from generator.games.dragon_strike.art.forces import burst, flake, flame, heart, ring_of, sparkle, spot
from generator.games.dragon_strike.art.sketch import Mark, fitted, lines, placed, plain, solid
from generator.scene.curves import facets, shape
from generator.scene.geometry import Box, rotate, scale, translate
from generator.scene.outlines import disc, moved


def _aslant(weapon: list[Mark], turn: float, *gleams: tuple[float, float, float]) -> list[Mark]:
    """A weapon laid aslant, with gleams of magic."""
    return [*placed(weapon, rotate(turn, 50, 50)), *(sparkle(x, y, size, level=0) for x, y, size in gleams)]


def sword() -> list[Mark]:
    """Magic sword."""
    return _aslant(arms.sword(), 40, (30, 24, 12), (84, 62, 9))


def battle_axe() -> list[Mark]:
    """Magic battle-axe."""
    return _aslant(arms.axe(), 24, (22, 14, 11), (84, 78, 9))


def dagger() -> list[Mark]:
    """Magic dagger, which flies home."""
    return [*_aslant(arms.dagger(), -36, (80, 26, 10)), lines("34,12 10,30 4,60 22,84", 0, "bold", "violet")]


def bow() -> list[Mark]:
    """Magic bow."""
    return _aslant(arms.bow(), 0, (24, 16, 10), (84, 82, 9))


def plate_mail() -> list[Mark]:
    """Wondrous plate mail."""
    return _aslant(arms.plate_mail(), 0, (88, 10, 12))


def spear() -> list[Mark]:
    """Dragonbane spear: a dragon has good reason to mind it."""
    return [
        *fitted(dragon.head(), Box(0, 36, 74, 60)),
        *placed(arms.spear("glow"), rotate(42, 50, 50)),
    ]


def flask_of_fire() -> list[Mark]:
    """Flask of fire, alight."""
    return [
        *spot(50, 60, 80, goods.flask("drop", "ember", flame("gold", "glow", "paper"), 46, 74)),
        *spot(50, 12, 30, flame()),
    ]


def protection() -> list[Mark]:
    """Ring of protection: its stone is a shield."""
    return goods.ring(arms.shield())


def spell_storing() -> list[Mark]:
    """Ring of spell storing: a star is caught in it."""
    return goods.ring([solid("violet", disc(50, 50, 46)), plain("glow", star(50, 50, 38, 16, 5))])


def free_action() -> list[Mark]:
    """Ring of free action: a link that has sprung."""
    link = [solid("slate", ribbon("36,20,8 16,34,8 14,66,8 36,84,8"), ribbon("64,20,8 84,34,8 86,66,8 64,84,8"))]
    return goods.ring([*link, plain("glow", star(50, 50, 26, 9, 4), line="hair")], "steel")


def lightning_wand() -> list[Mark]:
    """Wand of lightning: sparks leap from it."""
    spark = facets("0,4 14,-3 11,-8 30,-20 24,-26 46,-44 32,-24 38,-18 20,-4 24,2")
    sparks = [
        solid("gold", spark, depth=1.6),
        solid("gold", moved(spark, rotate(-38) @ scale(0.7)), moved(spark, rotate(38) @ scale(0.7)), depth=1.2),
    ]
    return [*goods.wand([]), *placed(sparks, translate(62, 36) @ scale(0.92))]


def frost_wand() -> list[Mark]:
    """Wand of frost."""
    return goods.wand(flake(), "slate")


def opening_wand() -> list[Mark]:
    """Wand of opening."""
    return goods.wand(goods.padlock(shut=False))


def scroll() -> list[Mark]:
    """Scroll of spells."""
    return goods.scroll(burst("violet", "lilac", 8))


def healing() -> list[Mark]:
    """Potion of healing: a heart."""
    return goods.flask("round", "ember", heart("bone"), 34, 78)


def elixir() -> list[Mark]:
    """Elixir of life: golden, in a heart of glass."""
    return [
        *goods.flask("heart", "gold", [plain("glow", star(50, 50, 48, 20, 8), line="hair")], 40, 74),
        sparkle(90, 22, 12, level=0),
        sparkle(10, 22, 9, level=0),
    ]


def invulnerability() -> list[Mark]:
    """Potion of invulnerability: a shield, in a square bottle."""
    return goods.flask("square", "lilac", arms.shield("amber"), 38, 74)


def invisible() -> list[Mark]:
    """Potion of invisibility: is there a bottle?"""
    marks = goods.flask("tall", "mist")
    ghost = [Mark(mark.steps, mark.fill, "dash", 0.0, mark.level, over=True) for mark in marks if mark.fill]
    return [*ghost, plain("dot", disc(42, 72, 3), disc(58, 72, 3)), lines("42,84 50,87 58,84", 0)]


def fire_resistance() -> list[Mark]:
    """Potion of fire resistance: a flame in water."""
    return goods.flask("cone", "water", flame(), 42, 78)


def giant_strength() -> list[Mark]:
    """Potion of giant strength: an arm that shows its muscle."""
    arm = shape(
        "6,92 / 16,60 12,34 18,10 / 34,2 40,14 36,24 / 34,44 40,54 / 54,34 76,34 92,52 / 98,74 92,96 / 50,98 24,96 6,92"
    )
    return goods.flask("drop", "leaf", [solid("skin", arm), lines("40,54 48,62 60,62|20,16 30,18", 1)], 46, 74)


def dust() -> list[Mark]:
    """Sleeping dust: a pouch that makes dream."""
    return [*spot(44, 62, 76, goods.pouch("violet")), *zeds((60, 6, 16), (80, 2, 20)), sparkle(86, 44, 8, level=0)]


def crystal_ball() -> list[Mark]:
    """Crystal ball."""
    return goods.crystal_ball([plain("dot", disc(50, 46, 0.1), level=2)])


def sands() -> list[Mark]:
    """Sands of time: an hourglass that is turned back."""
    arrow = [
        solid("violet", ribbon("74,12,4 92,30,4 96,54,4 88,76,4 74,88,4"), depth=0),
        solid("violet", facets("80,96 62,92 76,76"), depth=0),
    ]
    return [*spot(40, 50, 88, goods.hourglass("glow")), *arrow]


def gem() -> list[Mark]:
    """A cut gem, for treasure of one's own."""
    return [
        solid("violet", facets("24,14 76,14 98,40 50,96 2,40")),
        plain("lilac", facets("24,14 38,40 2,40"), facets("50,14 62,40 38,40"), facets("76,14 98,40 62,40")),
        lines("2,40 98,40|24,14 38,40 50,14 62,40 76,14".replace("38,40 50,14 62,40", "/ 38,40 / 50,14 / 62,40 /"), 0),
        lines("38,40 50,96|62,40 50,96", 0),
        sparkle(86, 12, 12),
    ]


def hoop() -> list[Mark]:
    """A plain ring, for treasure of one's own."""
    return [solid("gold", ring_of(50, 54, 32, 8), depth=4), sparkle(80, 18, 14)]
