"""Functional marks of 3 to 6 mm, in ink alone, with real holes: times, kinds of action, effects, glances."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from generator.games.daredragon.art.cuts import arc, gouged, gouges, ribbon
from generator.games.daredragon.art.palette import WOODCUT, Palette
from generator.games.daredragon.art.sketch import Mark, framed, ink, mirrored, render
from generator.scene.curves import facets, shape
from generator.scene.geometry import Box, rotate, scale, translate
from generator.scene.nodes import Node
from generator.scene.outlines import Steps, disc, hollow, joined, moved

_BARS = joined(facets("10,2 90,2 90,16 10,16"), facets("10,84 90,84 90,98 10,98"))
_GLASS = shape("18,16 / 82,16 / 80,34 70,44 59,50 / 70,56 80,66 82,84 / 18,84 / 20,66 30,56 41,50 / 30,44 20,34 18,16")


def _hourglass() -> Steps:
    upper = shape("31,22 / 69,22 / 67,30 / 33,30 / 31,22")
    lower = shape("50,55 / 60,61 68,68 69,74 / 50,64 / 31,74 / 32,68 40,61 50,55")
    return joined(_BARS, hollow(_GLASS, upper, lower))


def _warm_up() -> Steps:
    """The sand still stands above."""
    lower = shape("50,55 / 62,62 69,70 70,80 / 30,80 / 31,70 38,62 50,55")
    return joined(_BARS, hollow(_GLASS, lower), facets("46.5,55 53.5,55 52.5,82 47.5,82"))


def _cool_down() -> Steps:
    """The moon: time to rest."""
    return shape("62,4 38,6 16,24 10,50 18,78 40,95 64,96 86,82 / 62,80 44,66 40,46 46,22 62,4")


def _pawn(height: float = 100.0) -> Steps:
    body = shape("40,34 / 60,34 / 64,58 78,84 / 84,98 / 16,98 / 22,84 36,58 40,34")
    return moved(joined(disc(50, 20, 19), body), translate(50, 98) @ scale(height / 100) @ translate(-50, -98))


def _area() -> Steps:
    small = [moved(_pawn(), translate(x, 100) @ scale(0.56) @ translate(-50, -98)) for x in (10, 118)]
    middle = moved(_pawn(), translate(64, 100) @ scale(0.74) @ translate(-50, -98))
    return joined(*small, middle, gouged(arc(64, 96, 86, -76, 76), 15, (0.2, 0.7, 0.95, 1.0, 0.95, 0.7, 0.2)))


def _prone() -> Steps:
    lying = moved(_pawn(), translate(50, 60) @ rotate(90) @ scale(0.84, 0.72) @ translate(-50, -50))
    return joined(lying, facets("2,92 98,92 98,100 2,100"))


def _knock_down() -> Steps:
    falling = moved(_pawn(), translate(46, 62) @ rotate(58) @ scale(0.72) @ translate(-50, -56))
    return joined(
        falling,
        facets("0,90 100,90 100,99 0,99"),
        gouges("2,40 10,20 28,8|24,52 30,38 40,28", 9, (0.2, 0.8, 1, 0.7, 0)),
    )


def _guard() -> Steps:
    outer = shape("8,8 50,2 92,8 / 94,34 88,58 72,80 50,99 / 28,80 12,58 6,34 8,8")
    inner = shape("20,19 50,14.5 / 50,84 / 36,70 23,52 19,34 20,19")
    return hollow(outer, inner)


def _attack() -> Steps:
    blade = joined(
        shape("50,-4 / 59,8 60,30 / 58,66 / 42,66 / 40,30 41,8 50,-4"),
        shape("24,62 / 50,66 76,62 / 78,72 / 50,76 22,72 / 24,62"),
        facets("44,74 56,74 55,94 45,94"),
        disc(50, 97, 8),
    )
    return moved(blade, rotate(45, 50, 50))


def _claws() -> Steps:
    return joined(
        *(moved(gouged([(78, -4), (66, 46), (28, 96)], 17, (0, 0.7, 1, 0.8, 0)), translate(x, 0)) for x in (-32, 0, 32))
    )


def _palm() -> Steps:
    fingers = (
        "30,56,8 26,36,8 25,16,7",
        "45,52,8 44,28,8 44,4,7",
        "61,52,8 63,28,8 64,8,7",
        "76,58,7.5 81,38,7.5 84,22,6.5",
    )
    thumb = ribbon("34,78,10 18,66,9 4,52,7")
    return joined(
        *(ribbon(finger) for finger in fingers),
        thumb,
        shape("22,52 / 84,54 / 83,74 76,88 72,100 / 38,100 / 32,88 24,74 22,52"),
    )


def _special() -> Steps:
    spikes = [gouged([(50, 50), *arc(50, 50, 50, 60 * i, 60 * i)[:1]], 26, (1.0, 0.8, 0.5, 0.25, 0)) for i in range(6)]
    return joined(*spikes)


def _flame_outline() -> Steps:
    return shape(
        "52,100 30,97 14,82 12,62 20,44 / 26,54 32,56 / 30,34 40,16 58,0 / 56,18 68,30 82,46 90,66 84,86 70,97 52,100"
    )


def _flame() -> Steps:
    return hollow(_flame_outline(), shape("52,93 40,88 38,76 46,66 52,54 / 58,66 66,74 64,87 52,93"))


def _flame_open() -> Steps:
    core = shape(
        "52,92 35,89 24,80 21,66 25,56 / 34,67 40,62 / 39,44 44,32 51,20 / 53,34 63,44 74,54 80,68 76,81 66,89 52,92"
    )
    return hollow(_flame_outline(), core)


def _glare(steps: int) -> list[Mark]:
    eye = hollow(
        shape("0,52 22,28 48,18 74,28 96,52 / 74,74 48,82 22,74 0,52"),
        shape("16,52 30,38 48,31 66,38 80,52 / 66,64 48,69 30,64 16,52"),
    )
    heads = [shape(f"{x},24 / {x + 34},52 / {x},80 / {x + 10},52") for x in ((102,) if steps == 1 else (100, 128))]
    return [ink(eye, shape("58,30 67,41 67,58 58,70 / 50,58 50,41 58,30"), *heads)]


def _heal() -> Steps:
    return facets("36,4 64,4 64,36 96,36 96,64 64,64 64,96 36,96 36,64 4,64 4,36 36,36")


def _discard() -> Steps:
    card = hollow(facets("14,2 74,2 74,64 14,64"), facets("24,12 64,12 64,54 24,54"))
    return joined(moved(card, rotate(-8, 44, 34)), facets("56,60 70,60 70,76 84,76 63,100 42,76 56,76"))


def _entangled() -> Steps:
    """A noose."""
    loop = hollow(disc(50, 34, 44, 32), disc(50, 34, 31, 19.5))
    end = gouged([(52, 62), (40, 80), (58, 90), (84, 84), (96, 98)], 13, (1, 1, 1, 1, 1, 1, 0.7))
    return joined(loop, moved(facets("40,56 62,56 62,74 40,74"), rotate(12, 51, 65)), end)


def _target() -> Steps:
    return joined(
        hollow(disc(50, 50, 40), disc(50, 50, 28)),
        shape("50,30 57,42 57,58 50,70 / 43,58 43,42 50,30"),
        *(moved(facets("45,-2 55,-2 55,20 45,20"), rotate(angle, 50, 50)) for angle in (0, 90, 180, 270)),
    )


def _turn() -> Steps:
    sweep = gouged(arc(50, 50, 38, 20, 296), 17, (0.2, 0.5, 0.75, 0.9, 1, 1, 1, 1, 1, 1, 1))
    return joined(sweep, moved(shape("-6,-25 / 32,0 / -6,25 / 0,0"), translate(15, 38) @ rotate(-64)))


_DRAWINGS: dict[str, Callable[[], Steps]] = {
    "hourglass": _hourglass,
    "warm-up": _warm_up,
    "cool-down": _cool_down,
    "attack": _attack,
    "claw-attack": _claws,
    "area-attack": _area,
    "guard": _guard,
    "support": _palm,
    "special": _special,
    "standing": _pawn,
    "knock-down": _knock_down,
    "prone": _prone,
    "flame": _flame,
    "flame-open": _flame_open,
    "heal": _heal,
    "discard": _discard,
    "entangled": _entangled,
    "target": _target,
    "turn": _turn,
}
_GLARES = ("glare-right", "glare-left", "far-glare-right", "far-glare-left")

#: Every mark by name.
MARKS = (*_DRAWINGS, *_GLARES)


@cache
def _sketch(name: str) -> tuple[tuple[Mark, ...], tuple[float, float]]:
    """The marks and the grid; glances are wider than high."""
    if name in _GLARES:
        steps = 2 if name.startswith("far") else 1
        width = 170.0 if steps == 2 else 144.0
        marks = framed(_glare(steps), width, 70, 1)
        return tuple(mirrored(marks, width) if name.endswith("left") else marks), (width, 70.0)
    return tuple(framed([ink(_DRAWINGS[name]())])), (100.0, 100.0)


def mark(name: str, box: Box, palette: Palette = WOODCUT) -> tuple[Node, ...]:
    """The mark as large as the box allows, in a group named ``mark``. Raises KeyError for a name not in ``MARKS``."""
    marks, grid = _sketch(name)
    return render(marks, box, palette, grid, name="mark")
