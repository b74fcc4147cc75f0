"""Emblems from outdoors: fire, water, weather, plants."""

from __future__ import annotations

from generator.games.homemade.art.drawing import Mark, body, light, line, shade
from generator.games.homemade.art.outlines import facets, outline, trail, turned
from generator.scene.outlines import disc, joined

NATURE: dict[str, tuple[Mark, ...]] = {
    "flame": (
        body(outline("54,3 62,20 76,38 83,60 75,84 50,96 25,84 17,62 27,40 / 36,52 / 45,36 46,18 54,3")),
        light(outline("51,92 36,84 34,70 44,58 50,44 / 56,56 66,68 65,82 51,92")),
    ),
    "embers": (
        body(outline("10,84 16,66 34,60 44,70 / 50,54 68,52 76,66 / 90,66 96,84 / 10,84")),
        shade(outline("30,84 40,72 50,70 58,84 / 30,84")),
        line(trail("30,48 24,38 32,28 28,18"), 0.9, False),
        line(trail("52,42 46,30 54,20 50,6"), 0.9, False),
        line(trail("74,46 68,36 76,26 72,16"), 0.9, False),
    ),
    "wave": (
        body(outline("4,64 16,40 38,24 62,26 74,40 / 62,38 55,46 60,58 74,62 96,52 / 96,88 / 4,88 / 4,64")),
        line(trail("14,74 26,68 38,74 50,80 62,74 74,70 88,76"), 0.5),
        line(trail("22,58 34,42 52,36"), 0.5),
    ),
    "cloud": (
        body(outline("24,78 8,68 10,52 26,46 / 28,28 48,20 64,30 68,42 / 84,38 95,52 88,72 74,78 / 24,78")),
        shade(outline("24,78 12,71 9,60 30,66 60,68 92,60 88,72 74,78 / 24,78")),
    ),
    "mist": (
        body(outline("20,24 / 74,24 / 80,29 74,34 / 20,34 / 14,29 20,24")),
        body(outline("34,42 / 92,42 / 97,47 92,52 / 34,52 / 28,47 34,42")),
        body(outline("10,60 / 66,60 / 71,65 66,70 / 10,70 / 4,65 10,60")),
        body(outline("36,78 / 80,78 / 85,83 80,88 / 36,88 / 30,83 36,78")),
    ),
    "mountain": (
        body(facets((2, 88), (38, 16), (56, 48), (68, 32), (98, 88))),
        shade(facets((38, 16), (46, 60), (40, 88), (66, 88), (56, 48))),
        light(facets((38, 16), (48, 35), (42, 42), (36, 34), (29, 41), (27, 38))),
    ),
    "tree": (
        body(facets((45, 78), (55, 78), (56, 96), (44, 96))),
        body(facets((50, 40), (86, 82), (14, 82))),
        body(facets((50, 20), (78, 58), (22, 58))),
        body(facets((50, 4), (70, 34), (30, 34))),
        shade(
            joined(
                facets((50, 4), (70, 34), (50, 34)),
                facets((50, 35), (62, 35), (78, 58), (50, 58)),
                facets((50, 59), (67, 59), (86, 82), (50, 82)),
            )
        ),
    ),
    "leaf": (
        body(outline("16,86 8,52 32,20 90,10 / 88,58 56,90 16,86")),
        shade(outline("16,86 40,58 90,10 / 88,58 56,90 16,86")),
        line(trail("6,96 16,86 44,54 78,22"), 0.9, False),
        line(
            joined(trail("34,66 / 32,46"), trail("50,48 / 48,32"), trail("38,62 / 58,66"), trail("54,44 / 72,46")), 0.5
        ),
    ),
    "flower": (
        *(body(turned(outline("50,44 36,26 40,8 50,4 60,8 64,26 50,44"), angle)) for angle in range(0, 360, 60)),
        *(line(turned(trail("50,34 / 50,18"), angle), 0.5) for angle in range(0, 360, 60)),
        light(disc(50, 50, 11), 0.9),
    ),
    "mushroom": (
        light(outline("40,50 / 60,50 / 60,70 68,90 / 32,90 / 40,70 40,50"), 0.9),
        body(outline("6,56 14,28 50,10 86,28 94,56 / 70,60 50,61 30,60 6,56")),
        light(disc(36, 34, 8, 7)),
        light(disc(62, 28, 6, 5)),
        light(disc(68, 46, 7, 5)),
    ),
    "wind": (
        line(trail("4,36 30,34 58,36 72,30 72,18 62,14 54,20"), 2.2, False),
        line(trail("10,52 44,50 76,52 92,46 92,34 84,30 78,36"), 2.2, False),
        line(trail("4,68 34,66 58,68 70,76 68,88 58,90 52,84"), 2.2, False),
    ),
}
