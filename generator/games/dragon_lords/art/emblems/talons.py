"""Dull and Sharpen: a talon whose point has snapped off, and one that is whetted on a stone."""

from __future__ import annotations

from generator.games.dragon_lords.art.emblems.drawing import Drawing, formed
from generator.games.dragon_lords.art.emblems.shapes import facets, shape, star, stroke
from generator.games.dragon_lords.art.palette import Fill
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.outlines import Steps


def talon(outline: Steps, *shades: tuple[Steps, Fill]) -> tuple[Mark, ...]:
    """A claw that grows out of a scaly toe."""
    return (
        *formed(outline, *shades),
        *formed(
            shape("4,18 14,10 26,10 35,16 / 43,6 56,7 63,16 65,28 58,41 46,45 37,41 / 28,47 14,46 5,42 / 1,30 4,18"),
            (
                shape(
                    "65,28 58,41 46,45 37,41 / 28,47 14,46 5,42 / 2,36 / 16,39 28,38 37,33 / 48,35 58,28 63,16 / 65,28"
                ),
                "shade",
            ),
        ),
        Mark(
            stroke("35,16 39,24 37,33", "10,12 14,20 13,30", "19,10 24,20 23,34", "46,8 51,16 50,26"), None, "inner", 1
        ),
        Mark(stroke("28,13 31,21", "55,10 58,18"), None, "hair", 2),
    )


SHARPEN = Drawing(
    (
        *formed(facets("4,74 56,68 64,72 64,84 12,92 4,88"), (facets("12,80 64,72 64,84 12,92"), "shade"), fill="tint"),
        Mark(stroke("4,74 / 12,80 / 64,72", "12,80 / 12,92"), None, "inner", 1),
        Mark(stroke("20,84 / 30,82", "38,83 / 44,82", "22,75 / 34,73"), None, "hair", 2),
        *talon(
            shape("56,9 74,12 88,26 94,46 92,62 84,80 / 82,62 77,50 70,43 58,40 / 52,24 56,9"),
            (shape("84,80 82,62 77,50 70,43 58,40 / 57,33 / 72,34 82,42 87,56 84,80"), "deep"),
        ),
        Mark(stroke("68,17 80,27 87,43", "66,25 75,31"), None, "hair", 2),
        Mark(star(84, 80, 15), "second", None),
    )
)

DULL = Drawing(
    (
        *talon(
            shape("56,9 74,12 88,26 94,46 94,54 / 88,56 / 90,62 / 83,59 / 80,64 / 77,50 70,43 58,40 / 52,24 56,9"),
            (shape("80,64 / 77,50 70,43 58,40 / 57,33 / 72,34 80,42 84,58 / 83,59 / 80,64"), "deep"),
        ),
        Mark(stroke("68,17 80,27 87,41", "66,25 75,31"), None, "hair", 2),
        Mark(stroke("88,56 / 85,49 / 88,44", "83,59 / 82,53"), None, "inner", 1),
        Mark(facets("80,74 90,70 93,80 84,90 79,84"), "glow", "mark"),
        Mark(facets("62,86 70,82 71,91 64,95"), "glow", "mark"),
        Mark(facets("44,78 51,76 53,83 47,87"), "glow", "mark"),
        Mark(facets("28,90 33,87 37,93 31,97"), "glow", "mark"),
    )
)
