"""Fireball and Lightning Bolt: what flies from the wizard's hand."""

from __future__ import annotations

from generator.games.dragon_lords.art.emblems.drawing import Drawing, formed
from generator.games.dragon_lords.art.emblems.shapes import facets, shape, stroke
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.outlines import disc

FIREBALL = Drawing(
    (
        Mark(
            shape(
                "62,92 82,86 92,66 86,46 72,34 / 70,20 58,6 / 57,18 50,24 / 38,18 18,4 / 25,20 29,32 / 18,34 4,30"
                " / 12,42 23,49 / 18,58 8,68 / 20,70 34,66 / 37,82 48,90 62,92"
            ),
            "glow",
            "outline",
        ),
        Mark(
            shape(
                "62,86 78,80 84,66 79,50 66,42 / 62,30 / 57,38 50,40 / 42,30 30,22 / 36,36 38,46 / 30,50"
                " / 40,56 / 42,74 50,84 62,86"
            ),
            "paper",
            "spark",
            1,
        ),
        Mark(disc(64, 66, 13), "second", None),
        Mark(stroke("72,62 70,56 64,55 58,59 57,66 61,72 67,72"), None, "hair", 2),
        Mark(stroke("12,12 20,22", "6,48 14,54", "34,8 40,13"), None, "hair", 2),
    )
)

LIGHTNING_BOLT = Drawing(
    (
        Mark(facets("50,34 70,34 57,56 73,54 34,98 46,68 30,70"), "second", None),
        Mark(facets("66,40 80,40 88,60 81,60 90,80 70,62 78,61"), "second", None),
        *formed(
            shape(
                "20,46 7,42 4,30 15,22 / 18,8 36,2 50,10 / 60,2 80,6 83,20 / 96,22 97.5,39 85,46 / 72,50 62,44"
                " / 50,50 40,44 / 30,52 20,46"
            ),
            (
                shape(
                    "20,46 7,42 4,30 / 16,38 28,35 / 40,41 52,35 / 64,41 76,35 / 88,37 96.6,32"
                    " / 95,42 85,46 / 72,50 62,44 / 50,50 40,44 / 30,52 20,46"
                ),
                "shade",
            ),
        ),
        Mark(stroke("16,22 22,18 30,20", "50,10 45,14 44,20", "82,20 74,18 69,22"), None, "inner", 1),
        Mark(stroke("24,30 34,26", "56,26 66,24"), None, "hair", 2),
    )
)
