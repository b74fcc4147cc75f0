"""The signs on card backs, on a grid of 100, each the same when turned by half a turn; so they have no shade."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from generator.games.dragon_strike.art import arms, goods
from generator.games.dragon_strike.art.curves import star
from generator.games.dragon_strike.art.forces import ring_of, spot
from generator.games.dragon_strike.art.sketch import Mark, lines, placed, plain, solid
from generator.scene.curves import facets, shape
from generator.scene.geometry import rotate
from generator.scene.outlines import disc


def _merged(marks: Iterable[Mark]) -> list[Mark]:
    """Each mark with its likeness upside down as one mark, so that neither lies over the other."""
    result = []
    for mark in marks:
        turned = placed([mark], rotate(180, 50, 50))[0]
        result.append(replace(mark, steps=(*mark.steps, *turned.steps), depth=0.0))
    return result


def _star(x: float, y: float, size: float) -> list[Mark]:
    """An eight-pointed star, the same when turned."""
    return [
        solid("violet", star(x, y, size, size * 0.46, 8), depth=0),
        plain("gold", star(x, y, size * 0.62, size * 0.26, 4), line="hair"),
        plain("paper", disc(x, y, size * 0.13), line="hair"),
    ]


def stars(count: int) -> list[Mark]:
    """Spells: one, two or three stars, for the level."""
    places = {1: ((50, 50, 38),), 2: ((29, 50, 25), (71, 50, 25)), 3: ((17, 50, 19), (50, 50, 19), (83, 50, 19))}[count]
    around = [solid("amber", disc(50, 4, 4), disc(50, 96, 4), depth=0)]
    wide = [lines("12,22 30,12 50,9 70,12 88,22|12,78 30,88 50,91 70,88 88,78", 0, "bold", "amber")]
    return [*wide, *around, *(mark for x, y, s in places for mark in _star(x, y, s))]


def vortex() -> list[Mark]:
    """Spells of the evil wizard: an eye in a whirl."""
    arm = shape("50,24 74,22 94,42 92,72 66,96 / 82,76 82,54 68,40 56,38")
    outer = shape("24,4 44,-1 64,4 76,14 / 62,12 44,12 30,20 18,34 / 12,22 24,4")
    return [
        *_merged([solid("violet", arm), solid("violet", outer)]),
        solid("paper", shape("22,50 34,39 50,34 66,39 78,50 / 66,61 50,66 34,61 22,50"), depth=0),
        plain("violet", disc(50, 50, 14), line="inner"),
        plain("dot", shape("50,37 54,50 50,63 / 46,50 50,37")),
    ]


def treasure() -> list[Mark]:
    """Treasures: a gem between two keys."""
    return [
        *_merged(spot(17, 50, 84, goods.key())),
        solid("violet", facets("50,12 72,36 72,64 50,88 28,64 28,36"), depth=0),
        plain("lilac", facets("50,26 62,40 62,60 50,74 38,60 38,40"), line="inner"),
        lines("50,12 50,26|72,36 62,40|72,64 62,60|50,88 50,74|28,64 38,60|28,36 38,40", 0),
    ]


def jaws() -> list[Mark]:
    """Traps: a ring of teeth."""
    tooth = [solid("steel", facets("43,8 57,8 50,32"), depth=0)]
    ring = [mark for k in range(12) for mark in placed(tooth, rotate(30 * k, 50, 50))]
    return [
        solid("slate", ring_of(50, 50, 43, 6), depth=0),
        *ring,
        solid("ember", facets("50,34 66,50 50,66 34,50"), depth=0),
        plain("dot", facets("50,42 58,50 50,58 42,50")),
    ]


def claws() -> list[Mark]:
    """Monsters: three rips."""
    side = solid("ember", shape("2,76 10,50 28,24 50,6 / 42,28 26,54 2,76"))
    middle = solid("ember", shape("22,98 28,70 46,42 78,2 / 72,30 54,58 22,98"))
    return [*_merged([side]), replace(middle, depth=0.0)]


def daggers() -> list[Mark]:
    """Sneak attacks: two daggers, point to hilt."""
    return _merged(spot(33, 50, 92, arms.dagger()))


def compass() -> list[Mark]:
    """Reference: a rose of eight points."""
    return [
        solid("amber", star(50, 50, 34, 14, 4, 45), depth=0),
        solid("violet", star(50, 50, 48, 14, 4), depth=0),
        lines("50,2 50,98|2,50 98,50", 0, "inner", "mist"),
        solid("gold", disc(50, 50, 10), depth=0),
    ]


def swords() -> list[Mark]:
    """Heroes: two swords, point to hilt."""
    return _merged(spot(34, 50, 96, arms.sword()))
