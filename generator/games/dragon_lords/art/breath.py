"""The breath before the muzzle: a small sign of the breath weapon."""

from __future__ import annotations

from collections.abc import Callable

from generator.games.dragon_lords.art.curves import joined, loop, shifted, straight, trace
from generator.games.dragon_lords.art.proportions import MUZZLE, Build
from generator.games.dragon_lords.art.shards import bolt, crystal
from generator.games.dragon_lords.art.sketch import Mark, pair
from generator.scene.geometry import Point
from generator.scene.outlines import Steps

#: A place before the muzzle: to the right of the midline and forward of the nostrils.
Place = Callable[[float, float], Point]


def cold(at: Place) -> list[Mark]:
    """A snow star between gusts."""
    arms: list[Steps] = []
    star = at(0, 3.1)
    for bearing in range(0, 360, 60):
        knot = shifted(star, bearing, 1.25)
        twig = [shifted(knot, bearing - 50, 0.8), knot, shifted(knot, bearing + 50, 0.8)]
        arms += [straight([star, shifted(star, bearing, 2.3)], closed=False), straight(twig, closed=False)]
    curl = [at(1.3, 0.1), at(3.6, 1.3), at(5.4, 3.2), at(5.0, 4.8), at(3.9, 4.4), at(4.4, 3.6)]
    low = [at(2.6, 0.0), at(5.2, 0.9), at(7.0, 2.0)]
    gusts = trace(curl, closed=False) + trace(low, closed=False)
    return [Mark(joined(arms), None, "spark"), pair(Mark(gusts, None, "spark"))]


def lightning(at: Place) -> list[Mark]:
    """Three bolts."""
    return [
        pair(Mark(bolt(at(2.0, 0.3), 48, 5.2, 0.62, 1), "glow", "spark")),
        Mark(bolt(at(0, 0.2), 2, 6.0, 0.75, 1), "glow", "spark"),
    ]


def flame(at: Place) -> list[Mark]:
    """A flame with five tongues and a bright heart."""
    right = [at(0, 0), at(2.2, 0.5), at(2.6, 2.0), at(3.4, 2.9), at(3.1, 4.3)]
    tip = [at(1.5, 4.4), at(0.4, 5.2), at(0.3, 6.2)], [at(-0.7, 5.0), at(-0.9, 3.9), at(-1.5, 3.2)]
    left = [at(-3.4, 2.9), at(-2.6, 2.0), at(-2.2, 0.5), at(0, 0)]
    outline = trace(right, [at(2.2, 3.3), at(1.6, 3.1)], *tip, [at(-2.2, 3.5), at(-3.1, 4.3)], left)
    heart = trace([at(0, 0.5), at(1.1, 1.2), at(0.7, 2.3), at(0.1, 3.4)], [at(-0.9, 2.4), at(-1.0, 1.2), at(0, 0.5)])
    return [Mark(outline, "glow", "spark"), Mark(heart, "paper", "spark", 1)]


def ice(at: Place) -> list[Mark]:
    """A fan of shards."""
    marks: list[Mark] = []
    for bearing, length in ((-62, 3.6), (62, 3.6), (-32, 4.9), (32, 4.9), (0, 5.9)):
        marks += crystal(shifted(at(0, -0.2), bearing, 0.6), bearing, length, 0.62, "spark")
    return marks


def magma(at: Place) -> list[Mark]:
    """Three gobs and sparks."""
    marks: list[Mark] = []
    rim = (
        (0, 0),
        (0.35, 0.3),
        (0.62, 0.9),
        (0.84, 0.95),
        (1.0, 0.0),
        (0.84, -0.95),
        (0.62, -0.9),
        (0.35, -0.3),
        (0, 0),
    )
    for u, v, bearing, length, half in ((0, 0.6, 0, 5.2, 1.35), (2.7, 0.5, 42, 4.4, 1.0), (-2.7, 0.5, -42, 4.4, 1.0)):
        base = at(u, v)
        gob = [shifted(shifted(base, bearing, length * p), bearing + 90, half * q) for p, q in rim]
        marks.append(Mark(trace(gob), "glow", "spark"))
    for u, v, r in ((2.3, 5.7, 0.42), (5.7, 1.0, 0.36)):
        x, y = at(u, v)
        marks.append(pair(Mark(loop([(x + r, y), (x, y + r), (x - r, y), (x, y - r)]), "glow", "spark", 1)))
    return marks


_STYLES = (cold, lightning, flame, ice, magma)


def breath_sign(build: Build, breath: int) -> list[Mark]:
    """The sign, between the top of the sheet and the nostrils."""
    unit = 0.55 + 0.05 * build.head

    def at(across: float, forward: float) -> Point:
        return across * unit, MUZZLE - 0.7 - forward

    return _STYLES[breath - 1](at)
