"""Emblems of dragons and of what belongs to them."""

from __future__ import annotations

from generator.games.homemade.art.drawing import Mark, body, light, line, shade
from generator.games.homemade.art.outlines import facets, mirrored, outline, trail
from generator.scene.outlines import disc, joined

WING = outline("55,36 / 64,20 80,12 98,18 / 92,30 93,46 / 83,40 75,48 73,63 / 65,54 59,57 56,66 / 55,36")
FINGERS = joined(trail("62,26 / 92,44"), trail("61,28 / 73,60"), trail("59,32 / 57,62"))
TRUNK = outline(
    "50,3 55,9 57,17 54,26 57,36 58,50 54,66 52,78 56,90 / 64,88"
    " / 58,97 52,97 49,84 47,70 43,54 42,38 46,26 43,17 45,9 50,3"
)

BEASTS: dict[str, tuple[Mark, ...]] = {
    "dragon": (
        body(WING),
        body(mirrored(WING)),
        line(FINGERS, 0.5),
        line(mirrored(FINGERS), 0.5),
        body(TRUNK),
        line(joined(*(trail(f"46,{y} 50,{y - 3} 54,{y}") for y in (36, 44, 52, 60))), 0.5),
        light(joined(disc(47.4, 12, 1.5), disc(52.6, 12, 1.5)), 0),
    ),
    "dragon-head": (
        body(
            outline(
                "10,60 22,48 40,42 52,30 / 66,4 / 66,26 / 84,12 / 78,36 88,54 92,76 86,96 / 52,96"
                " / 56,82 50,74 36,76 18,74 10,68 / 10,60"
            )
        ),
        shade(outline("78,36 88,54 92,76 86,96 / 70,96 / 76,70 70,50 78,36")),
        light(outline("46,50 54,45 62,48 / 56,54 46,50"), 0.9),
        line(trail("14,66 26,63 40,64 50,60"), 0.9),
        Mark(disc(17, 57, 1.8), "line", 0),
        light(joined(facets((24, 64), (27, 64), (25.5, 69)), facets((34, 64), (37, 64), (35.5, 69))), 0),
    ),
    "wing": (
        body(
            outline("12,14 / 40,4 70,8 94,26 / 86,40 86,58 / 72,50 62,58 60,76 / 46,64 34,70 28,92 / 16,70 10,40 12,14")
        ),
        line(joined(trail("14,20 / 84,54"), trail("14,20 / 60,72"), trail("14,20 / 30,86")), 0.5),
        shade(outline("12,14 / 40,4 70,8 94,26 / 66,18 40,14 12,14"), 0.5),
    ),
    "claw": tuple(
        body(outline(f"{x},6 {x + 9},30 {x + 4},60 {x - 16},94 / {x - 8},62 {x - 8},30 {x},6")) for x in (30, 54, 78)
    ),
    "egg": (
        body(outline("50,5 70,22 82,56 74,84 50,95 26,84 18,56 30,22 50,5")),
        light(outline("36,24 28,42 27,58 / 33,44 36,24"), 0),
        *(
            line(trail(f"{x - 7},{y} {x},{y + 6} {x + 7},{y}"), 0.5)
            for x, y in ((42, 44), (58, 44), (50, 58), (34, 60), (66, 60), (42, 73), (58, 73))
        ),
    ),
    "eye": (
        light(outline("4,52 24,30 50,20 76,30 96,52 / 76,72 50,80 24,72 4,52"), 0.9),
        body(disc(50, 50, 24)),
        Mark(outline("50,28 57,42 57,58 50,72 / 43,58 43,42 50,28"), "line", 0),
    ),
    "fish": (
        body(outline("4,50 20,32 44,24 66,36 76,46 / 96,26 / 92,50 / 96,74 / 76,54 66,64 44,76 20,68 4,50")),
        line(trail("30,32 36,50 30,68"), 0.5),
        Mark(disc(19, 46, 2.6), "line", 0),
        line(joined(trail("46,38 52,46 46,54"), trail("58,42 63,50 58,58")), 0.5),
    ),
    "feather": (
        body(
            outline(
                "22,82 14,62 24,40 / 30,44 / 30,34 44,20 / 48,25 / 50,17 70,8 92,6 / 92,28 84,46 / 76,46 / 78,54 66,66"
                " / 60,64 / 60,72 44,82 22,82"
            )
        ),
        line(trail("5,97 22,80 50,50 84,14"), 0.9, False),
        line(trail("22,80 50,50 84,14")),
        line(joined(trail("36,65 / 28,54"), trail("48,52 / 40,38"), trail("60,40 / 54,26"))),
        line(joined(trail("40,61 / 52,68"), trail("52,48 / 66,54"), trail("66,33 / 80,36"))),
    ),
}
