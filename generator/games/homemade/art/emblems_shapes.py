"""Emblems that are plain shapes."""

from __future__ import annotations

from generator.games.homemade.art.drawing import Mark, body, light, line, shade
from generator.games.homemade.art.outlines import facets, outline, star, trail, turned
from generator.scene.geometry import polygon
from generator.scene.outlines import disc, joined

SHAPES: dict[str, tuple[Mark, ...]] = {
    "circle": (body(disc(50, 50, 42)), light(disc(50, 50, 30), 0.5)),
    "square": (
        body(facets((12, 12), (88, 12), (88, 88), (12, 88))),
        light(facets((24, 24), (76, 24), (76, 76), (24, 76))),
    ),
    "triangle": (body(facets((50, 10), (94, 86), (6, 86))), light(facets((50, 34), (74, 75), (26, 75)))),
    "diamond": (body(facets((50, 4), (84, 50), (50, 96), (16, 50))), shade(facets((50, 4), (84, 50), (50, 96)), 0.5)),
    "hex": (body(facets(*polygon(6, 50, 50, 46))), light(facets(*polygon(6, 50, 50, 32)))),
    "star": (
        body(star(5, 50, 53, 48, 20)),
        *(
            shade(facets((50, 53), tip, notch))
            for tip, notch in zip(polygon(5, 50, 53, 47), polygon(5, 50, 53, 20, 36), strict=True)
        ),
    ),
    "spark": (body(star(4, 50, 50, 48, 14)), light(star(4, 50, 50, 24, 8))),
    "sparks": (
        body(star(4, 40, 58, 38, 11)),
        body(star(4, 76, 28, 22, 7)),
        body(star(4, 78, 78, 14, 5)),
        light(star(4, 40, 58, 18, 6)),
    ),
    "heart": (
        body(outline("50,30 58,16 74,12 90,22 92,42 80,62 50,90 / 20,62 8,42 10,22 26,12 42,16 50,30")),
        light(outline("24,26 34,22 42,28 / 30,30 24,40 24,26"), 0),
    ),
    "shield": (
        body(outline("12,12 32,14 50,6 68,14 88,12 / 88,50 74,78 50,96 / 26,78 12,50 12,12")),
        shade(outline("50,6 68,14 88,12 / 88,50 74,78 50,96 / 50,6")),
        line(trail("50,8 / 50,94"), 0.5),
    ),
    "drop": (
        body(outline("50,4 62,26 76,50 80,68 68,88 50,95 32,88 20,68 24,50 38,26 50,4")),
        light(outline("34,56 32,68 38,80 48,85 / 40,72 34,56"), 0),
    ),
    "bolt": (
        body(facets((60, 4), (18, 56), (44, 56), (34, 96), (82, 40), (55, 40), (74, 4))),
        shade(facets((74, 4), (55, 40), (82, 40), (34, 96), (62, 46), (46, 46))),
    ),
    "sun": (
        *(body(turned(facets((50, 2), (57, 20), (43, 20)), angle)) for angle in range(0, 360, 30)),
        body(disc(50, 50, 25)),
        light(disc(50, 50, 17)),
    ),
    "moon": (
        body(outline("64,6 38,10 18,32 14,56 28,82 54,93 82,78 / 58,74 42,54 46,28 64,6")),
        line(trail("30,34 23,54 34,74"), 0.5),
    ),
    "snowflake": (
        body(joined(*(turned(facets((47, 6), (53, 6), (53, 50), (47, 50)), angle) for angle in range(0, 360, 60)))),
        *(
            body(turned(facets((50, 26), (36, 12), (40, 8), (50, 18), (60, 8), (64, 12)), angle))
            for angle in range(0, 360, 60)
        ),
        body(facets(*polygon(6, 50, 50, 9))),
    ),
    "ring": (Mark((*disc(50, 50, 44), *disc(50, 50, 30)), "body"), light(disc(50, 50, 30))),
}
