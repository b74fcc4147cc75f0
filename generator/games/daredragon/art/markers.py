"""The turn marker and the target marker."""

from __future__ import annotations

from generator.games.daredragon.art.cuts import arc, gouged, rays
from generator.games.daredragon.art.sketch import Mark, cut, ember, ink
from generator.scene.curves import facets, shape
from generator.scene.geometry import rotate, translate
from generator.scene.outlines import disc, hollow, moved


def turn() -> list[Mark]:
    """An hourglass in a ring that runs clockwise."""
    sweeps = [gouged(arc(50, 50, 38.5, start, start + 96), 9, (0.1, 0.5, 0.8, 1, 1)) for start in (14, 134, 254)]
    heads = [
        moved(shape("-2,-9 / 13,0 / -2,9 / 1,0"), rotate(bearing, 50, 50) @ translate(50, 11.5))
        for bearing in (112, 232, 352)
    ]
    glass = shape(
        "31,28 / 69,28 / 68,37 61,45 54,50 / 61,55 68,63 69,72 / 31,72 / 32,63 39,55 46,50 / 39,45 32,37 31,28"
    )
    return [
        ink(hollow(disc(50, 50, 49), disc(50, 50, 46))),
        ink(*sweeps, *heads),
        ink(facets("28,23 72,23 72,29 28,29"), facets("28,71 72,71 72,77 28,77"), glass),
        cut(
            shape("37,32 / 63,32 / 62,36 / 38,36"),
            shape("50,53 / 57,58 62,64 63,68 / 37,68 / 38,64 43,58 50,53"),
            level=0,
        ),
        ember(shape("50,58 55,64 61,68 / 39,68 45,64 50,58"), facets("49,50 51,50 50.6,60 49.4,60")),
    ]


def target() -> list[Mark]:
    """The dragon's eye in a ring of teeth that point at whoever it is."""
    teeth = [moved(shape("44.2,5 / 55.8,5 / 50,20"), rotate(30 * k, 50, 50)) for k in range(12)]
    return [
        ink(hollow(disc(50, 50, 49), disc(50, 50, 44.5)), *teeth),
        ink(shape("17,50 28,38 40,32 50,30.5 60,32 72,38 83,50 / 72,62 60,68 50,69.5 40,68 28,62 17,50"), halo=1.6),
        cut(shape("23,50 34,41 44,37 50,36 56,37 66,41 77,50 / 66,59 56,63 50,64 44,63 34,59 23,50"), level=0),
        ember(disc(50, 50, 13.6)),
        cut(rays(50, 50, 8, 13, [22.5 + 45 * k for k in range(8)], 1.8)),
        ink(shape("50,36.5 53.6,44 53.6,56 50,63.5 / 46.4,56 46.4,44 50,36.5")),
    ]
