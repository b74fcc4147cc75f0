"""The archer: hooded, the longbow drawn to the cheek."""

from __future__ import annotations

from generator.games.dragon_lords.art.emblems.drawing import formed
from generator.games.dragon_lords.art.emblems.mount import FACE, arm, leg, mounted
from generator.games.dragon_lords.art.emblems.shapes import facets, shape, stroke
from generator.games.dragon_lords.art.sketch import Mark

_FEATHERS = ("9,72 3,64 8,59 15,69", "15,69 11,59 18,57 22,67", "22,67 20,56 27,57 28,66")

_BODY = (
    *formed(
        shape("32,94 36,80 36,66 40,56 50,52 59,55 63,64 60,78 66,94 / 48,99 32,94"),
        (shape("32,94 36,80 36,66 40,56 / 45,64 43,78 44,97 / 32,94"), "shade"),
    ),
    *formed(shape("35,79 48,82 61,78 / 62,83 / 48,87 35,84 / 35,79"), fill="deep", level=1),
    *(Mark(facets(feather), "second", "inner") for feather in _FEATHERS),
    *formed(
        facets("8,73 29,64 41,93 29,99"),
        (facets("8,73 15,70 34,97 29,99"), "shade"),
        fill="tint",
    ),
    Mark(stroke("11,79 / 32,70"), None, "inner", 1),
)

_BOW = (
    Mark(stroke("92,6 / 66,46 / 92,92"), None, "inner"),
    *arm("56,58 74,55 96,50", (0, 5.8), (0.5, 4.8), (1, 3.6)),
    *formed(
        shape(
            "92,7 / 93.6,4 96,7 / 100,22 103.4,36 103.4,49 103.4,62 100,77 96,92 / 93.6,95 92,92"
            " / 95.4,77 98,62 98,49 98,36 95.4,22 92,7"
        )
    ),
    *formed(facets("64,44.8 101,45.2 101,47.4 64,47")),
    *formed(facets("101,41.6 112,46.3 101,51 103,46.3"), fill="deep"),
    *formed(shape("94,46 98,43.6 105,44.6 106.4,55 99,57.4 94,54 / 94,46")),
    Mark(stroke("98,48.5 / 105.6,48.5", "98,52 / 105.8,52"), None, "hair", 2),
)

_HOOD = (
    *formed(FACE),
    Mark(stroke("63,34 / 66.6,34.6"), None, "inner", 1),
    *formed(
        shape(
            "66,27 62,32 60,40 62,50 67,58 / 58,64 46,64 35,60 / 40,54 42,46 42,37 / 34,31 24,31 13,40 / 19,24 34,16"
            " 48,14 60,17 66,27"
        ),
        (
            shape(
                "67,58 / 58,64 46,64 35,60 / 40,54 42,46 42,37 / 34,31 24,31 13,40 / 26,26 40,27 / 48,36 48,48 54,56"
                " 67,58"
            ),
            "shade",
        ),
        fill="tint",
    ),
    Mark(stroke("60,22 56,30 55,40 58,50"), None, "inner", 1),
    Mark(stroke("38,58 50,61 63,58"), None, "hair", 2),
)

_UPPER_ARM = arm("44,62 33,58 22,51", (0, 6.8), (0.5, 5.8), (1, 5))

_DRAW = (
    *arm("21,50 38,47 60,46", (0, 5), (0.4, 5), (1, 3.2)),
    *formed(shape("58,42 65,41 70,44 70,49 64,51 58,50 / 58,42")),
    Mark(stroke("64,44.4 / 70,44.8", "64,47.2 / 70,47.6"), None, "hair", 2),
    Mark(stroke("52,42.6 / 53,49.8"), None, "inner", 1),
)

ARCHER = mounted(_BODY, _BOW, _UPPER_ARM, _HOOD, _DRAW, legs=leg("tint", "deep"))
