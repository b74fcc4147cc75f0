"""The wizard: a tall hat, a long beard, wide sleeves, a staff with a shining star."""

from __future__ import annotations

from generator.games.dragon_lords.art.emblems.drawing import formed
from generator.games.dragon_lords.art.emblems.mount import FACE, arm, leg, mounted
from generator.games.dragon_lords.art.emblems.shapes import facets, shape, star, stroke
from generator.games.dragon_lords.art.sketch import Mark

_BODY = (
    *arm("58,59 70,66 82,65", (0, 6), (0.6, 6.4), (1, 4), fill="tint"),
    *formed(facets("88.4,22 91.4,22 85,114 82,114")),
    *formed(shape("88,26 82,20 84,9 / 86,15 90,17.6 94,15 97,9 / 98,20 92,26 / 88,26"), fill="deep"),
    Mark(star(90.5, 11, 8), "second", None),
    *formed(shape("81,61 88,58.6 92,62 91,68.6 83,70 / 81,61")),
    Mark(stroke("85,62.6 / 91.4,62", "85,65.6 / 91.4,65.4"), None, "hair", 2),
)

_ROBE = (
    *formed(
        shape(
            "40,56 30,66 26,82 14,98 3,110 / 16,107 24,113 / 34,106 48,110 / 58,104 72,106 / 74,97 70,88 64,82 / 64,72"
            " 62,60 56,53 48,52 40,56"
        ),
        (shape("40,56 30,66 26,82 14,98 3,110 / 16,107 24,113 / 34,106 / 34,88 38,70 40,56"), "shade"),
        (shape("72,106 / 74,97 70,88 64,82 / 58,90 52,94 44,95 / 58,97 64,100 / 66,105 / 72,106"), "shade"),
        fill="tint",
    ),
    Mark(stroke("40,86 40,97 46,108", "30,92 26,102 22,110"), None, "hair", 2),
)

_HEAD = (
    *formed(FACE),
    *formed(
        shape("52,40 58,43 66,43 70,46 / 72,58 70,70 64,86 / 60,79 / 56,83 / 54,72 50,62 49,50 52,40"),
        (shape("52,40 49,50 50,62 54,72 / 56,83 60,79 / 58,64 55,52 52,40"), "shade"),
    ),
    Mark(stroke("60,50 63,62 64,75", "66,52 67,62"), None, "hair", 2),
    *formed(
        shape("33,38 42,33 / 44,24 44,16 40,11 29,10 / 41,4 54,7 61,16 65,28 / 74,31 81,37 / 66,36 50,36 33,38"),
        (
            shape("33,38 42,33 / 44,24 44,16 40,11 29,10 / 42,9 49,14 51,23 52,32 / 66,34 81,37 / 66,36 50,36 33,38"),
            "shade",
        ),
        fill="tint",
    ),
    Mark(stroke("43,30 54,31 65,27"), None, "inner", 1),
    Mark(star(56, 20, 4), "ink", None, 1),
)

_SLEEVE = (
    *formed(shape("70,66 76,64 84,67 / 81,70 85,72.6 / 79,74 76,76.6 70,75 / 70,66")),
    *formed(
        shape("44,56 56,61 75,64 / 76,75 / 74,86 66,99 / 60,88 50,80 42,71 39,62 44,56"),
        (shape("76,75 / 74,86 66,99 / 60,88 50,80 42,71 / 54,76 66,78 76,75"), "shade"),
        fill="tint",
    ),
    Mark(stroke("75,64 72,70 76,75", "56,66 / 62,76"), None, "inner", 2),
)

WIZARD = mounted(leg("tint", "deep"), _BODY, _ROBE, _HEAD, _SLEEVE)
