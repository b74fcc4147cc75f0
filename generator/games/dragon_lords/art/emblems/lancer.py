"""The lancer: plate from head to foot, a plumed helmet, a couched lance with a pennon."""

from __future__ import annotations

from generator.games.dragon_lords.art.emblems.drawing import formed
from generator.games.dragon_lords.art.emblems.mount import arm, leg, mounted
from generator.games.dragon_lords.art.emblems.shapes import facets, shape, stroke
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.outlines import disc

_BODY = (
    *formed(
        shape("64,54 77,50 88,54 / 90,68 86,80 76,92 / 66,84 62,70 64,54"),
        (shape("88,54 / 90,68 86,80 76,92 / 78,72 77,50 88,54"), "shade"),
    ),
    *formed(
        shape("32,94 36,80 35,66 38,55 47,50 57,51 63,58 65,68 61,80 64,94 / 48,98 32,94"),
        (shape("32,94 36,80 35,66 38,55 / 43,62 43,78 44,97 / 32,94"), "shade"),
    ),
    Mark(stroke("36,80 48,84 62,80", "34,87 48,91 62,87", "50,52 58,62 58,76"), None, "inner", 1),
)

_HELM = (
    Mark(shape("54,20 46,9 34,5 22,9 14,20 9,38 / 17,30 19,38 / 26,30 30,37 / 36,28 44,28 / 54,20"), "tint", "outline"),
    Mark(shape("9,38 12,28 22,18 36,16 54,20 / 44,28 36,28 / 30,37 26,30 / 19,38 17,30 / 9,38"), "deep", None, 1),
    Mark(shape("54,20 46,9 34,5 22,9 14,20 9,38 / 17,30 19,38 / 26,30 30,37 / 36,28 44,28 / 54,20"), None, "outline"),
    *formed(shape("46,46 47,52 56,56 66,53 69,48 / 60,42 / 46,46"), fill="shade"),
    *formed(
        shape("44,46 42,32 47,22 57,17 67,21 72,30 / 80,37 72,44 68,48 / 56,46 44,46"),
        (shape("44,46 42,32 47,22 / 49,32 54,42 68,48 / 56,46 44,46"), "shade"),
    ),
    Mark(stroke("57,17 66,25 72,30", "54,37 / 80,37"), None, "inner", 1),
    Mark(facets("60,32.5 73,33 73,35 60,35.4"), "ink", None),
    Mark(stroke("61,40 / 69,41", "62,43 / 68,43.5"), None, "hair", 2),
)

_LANCE = (
    Mark(shape("107,42 94,38 84,31 / 91,39 / 83,43 90,47 96,48 / 107,42"), "second", "inner"),
    *formed(facets("2,79 4,84 60,65 112,41 111,39.4 58,59")),
    *formed(facets("61,50 68,60 60,71 64,61"), fill="shade"),
)

_ARM = (
    *arm("42,60 36,72", (0, 6), (1, 5.4)),
    *arm("37,73 46,70 58,63", (0, 5), (0.5, 4.6), (1, 3.8)),
    *formed(disc(37, 73, 4.6), fill="shade"),
    *formed(shape("33,64 33,56 40,51 49,53 51,61 / 42,66 33,64")),
    Mark(stroke("34,60 42,61 50,58"), None, "inner", 1),
)

LANCER = mounted(_BODY, _HELM, _LANCE, _ARM, legs=leg("paper", "paper"))
