"""The crossbow shooter: broad-brimmed iron hat, padded coat, the crossbow levelled at the cheek."""

from __future__ import annotations

from generator.games.dragon_lords.art.emblems.drawing import formed
from generator.games.dragon_lords.art.emblems.mount import FACE, arm, elbow, leg, mounted
from generator.games.dragon_lords.art.emblems.shapes import facets, shape, stroke
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.outlines import disc

_BODY = (
    *arm("57,59 70,65 84,56", (0, 5.6), (0.5, 4.8), (1, 3.6)),
    *formed(
        shape("24,102 31,84 34,68 38,56 49,51 59,54 64,64 62,78 66,92 / 46,104 24,102"),
        (shape("24,102 31,84 34,68 38,56 / 44,64 42,80 40,104 / 24,102"), "shade"),
    ),
    Mark(
        stroke("40,58 / 37,80", "47,62 / 47,82", "54,62 / 57,81", "36,86 / 32,102", "47,88 / 46,103"), None, "hair", 2
    ),
    *formed(shape("32,80 48,84 63,79 / 64,84 / 48,88 31,85 / 32,80"), fill="deep", level=1),
)

_BOW = (
    Mark(stroke("97,20 / 72,46 / 97,74"), None, "inner"),
    *formed(
        shape(
            "96,16 / 101,29 105,40 106,48 105,56 101,67 96,80 / 94,75 / 98,64 100,56 100,48 100,40 98,32 94,21 / 96,16"
        ),
        fill="deep",
    ),
    *formed(
        shape("38,54 / 52,47 66,46 / 108,44.4 / 109,50 / 70,53 62,57 / 42,64 / 38,54"),
        (shape("42,64 / 41,61 / 60,54 70,51 / 109,48 / 109,50 / 70,53 62,57 / 42,64"), "shade"),
    ),
    Mark(facets("76,42.6 104,41.2 104,43 76,44.6"), "second", "inner"),
    *formed(facets("103,38.6 112,42 103,45.6 104.6,42.2")),
    *formed(shape("81,49 89,47.6 92,53 88,59 80,57.4 / 81,49")),
    Mark(stroke("84,49 / 84.4,57.6", "87.6,48.6 / 88,57.6"), None, "hair", 2),
)

_HAT = (
    *formed(FACE),
    *formed(shape("52,40 58,43 67,45.6 / 68,52 62,58 54,55 50,46 52,40"), fill="shade"),
    Mark(stroke("56,46 60,53", "61,46 63,54"), None, "hair", 2),
    Mark(disc(63.5, 36, 1), "ink", None, 1),
    *formed(
        shape("27,36 36,31 43,27 45,15 54,7 64,12 67,24 75,28 86,37 / 72,34.6 56,32.6 40,34 27,36"),
        (shape("27,36 36,31 43,27 45,15 / 49,23 53,29 86,37 / 72,34.6 56,32.6 40,34 27,36"), "shade"),
    ),
    Mark(stroke("43,27 54,29 67,24"), None, "inner", 1),
    Mark(stroke("54,7 58,16 58,28"), None, "hair", 2),
    *formed(disc(54, 6.4, 2)),
)

_POUCH = (
    Mark(stroke("31,82 / 32,92", "35,81 / 35,92", "39,82 / 38,92"), None, "mark"),
    *formed(shape("29,88 41,89 / 40,103 / 28,102 / 29,88"), fill="tint"),
    Mark(stroke("29,92 / 41,93"), None, "inner", 1),
)

_ARM = (
    *arm("41,60 37,68 40,77", (0, 7), (0.5, 6.2), (1, 5.4)),
    *arm("40,77 50,70 58,61", (0, 5.4), (0.5, 5), (1, 3.8)),
    elbow(40.4, 76, 4.7),
    *formed(shape("54,56 61,54 66,57 64,64 57,65 / 54,56")),
    Mark(stroke("58,60 / 65,60.4"), None, "hair", 2),
    Mark(stroke("34,62 40,65 47,62", "35,69 40,71 45,69"), None, "hair", 2),
)

CROSSBOW_SHOOTER = mounted(_BODY, _POUCH, _HAT, _BOW, _ARM, legs=leg("shade", "tint"))
