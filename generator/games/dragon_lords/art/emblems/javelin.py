"""The javelin thrower: bare-armed in a short cloak, a javelin poised over the shoulder, a round shield."""

from __future__ import annotations

from generator.games.dragon_lords.art.emblems.drawing import formed
from generator.games.dragon_lords.art.emblems.mount import FACE, arm, elbow, leg, mounted
from generator.games.dragon_lords.art.emblems.shapes import facets, shape, stroke
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.outlines import disc

_BODY = (
    *arm("56,57 68,62 80,61", (0, 5.5), (0.5, 4.6), (1, 3.6)),
    *formed(disc(90, 60, 12, 19), (shape("90,41 98,45 102,60 98,75 90,79 / 95,70 96,60 95,50 90,41"), "shade")),
    Mark(disc(88, 60, 8, 14), None, "inner", 1),
    Mark(disc(87, 60, 4, 6), "second", None),
    *formed(
        shape("46,51 36,56 26,66 18,80 4,94 / 14,93 17,99 / 26,93 31,97 / 36,88 40,84 / 44,70 46,51"),
        (shape("46,51 38,64 34,78 31,97 / 26,93 17,99 / 14,93 4,94 / 22,86 34,66 46,51"), "shade"),
        fill="tint",
    ),
    *formed(
        shape("32,94 37,80 36,66 40,55 50,50 59,53 63,62 60,76 64,94 / 48,98 32,94"),
        (shape("32,94 37,80 36,66 40,55 / 44,62 43,76 44,97 / 32,94"), "shade"),
    ),
    *formed(shape("36,79 48,82 61,78 / 61,83 / 48,87 35,84 / 36,79"), fill="deep", level=1),
    Mark(stroke("43,56 51,66 61,72"), None, "inner", 1),
)

_HEAD = (
    *formed(FACE),
    *formed(
        shape("64,31 60,29 56,33 56,40 52,46 / 46,44 43,34 47,24 55,19 63,21 67,27 / 64,31"),
        (shape("52,46 / 46,44 43,34 / 47,38 56,36 / 56,40 52,46"), "deep"),
        fill="shade",
    ),
    Mark(stroke("44.4,31 54,27 66,28.4"), None, "mark"),
    Mark(disc(63.5, 34.5, 1), "ink", None, 1),
    Mark(stroke("64,44 / 67,43.6"), None, "inner", 2),
)

_THROW = (
    *formed(facets("0,25.6 0,28 96,12 96,9.6")),
    *formed(facets("94,6.4 112,8.4 96,15.4 98,11"), fill="deep"),
    *arm("42,58 32,54 24,45", (0, 6.4), (0.5, 5.4), (1, 4.8)),
    *arm("24,46 27,36 33,25", (0, 4.8), (0.4, 4.9), (1, 3.2)),
    elbow(24.6, 45.4, 4.3),
    *formed(shape("28,25 29,18 34,15 40,17 40,23 35,27 / 28,25")),
    Mark(stroke("33.6,17 / 34.4,23", "37,17 / 37.4,22.6"), None, "hair", 2),
    *formed(shape("34,62 35,53 43,48 52,51 53,60 / 46,64 34,62"), fill="tint"),
    Mark(stroke("36,58 44,60 52,57"), None, "hair", 2),
)

JAVELIN_THROWER = mounted(_BODY, _HEAD, _THROW, legs=leg("paper", "tint"))
