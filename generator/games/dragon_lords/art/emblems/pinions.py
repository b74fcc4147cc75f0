"""Lethargy and Vigor: a wing that hangs down, chained to a weight, and one that lifts."""

from __future__ import annotations

from generator.games.dragon_lords.art.curves import joined
from generator.games.dragon_lords.art.emblems.drawing import Drawing, formed
from generator.games.dragon_lords.art.emblems.shapes import ring, shape, stroke
from generator.games.dragon_lords.art.limbs import limb, profile
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.curves import points
from generator.scene.outlines import Steps, disc

_BONE = profile((0, 2.0), (0.5, 1.5), (1, 0.4))
_ARM = profile((0, 3.6), (0.4, 4.2), (0.8, 2.6), (1, 3.0))


def bones(*texts: str) -> Steps:
    """Fingers of a wing, each along its points from the wrist to its tip."""
    return joined(limb(points(text), _BONE) for text in texts)


VIGOR = Drawing(
    (
        *formed(
            shape("13,94 10,70 18,44 34,24 / 40,14 50,3 / 64,18 93,26 / 82,46 96,68 / 76,72 64,94 / 42,84 13,94"),
            (shape("34,24 40,14 50,3 / 53,11 / 42,20 34,24"), "shade"),
            (shape("34,24 64,23 93,26 / 86,37 / 62,31 34,24"), "shade"),
            (shape("34,24 68,43 96,68 / 83,69 / 60,48 34,24"), "shade"),
            (shape("34,24 52,55 64,94 / 52,87 / 46,56 34,24"), "shade"),
            fill="tint",
        ),
        Mark(bones("34,24 41,13 50,3", "34,24 63,22 93,26", "34,24 69,42 96,68", "34,24 53,55 64,94"), "paper", "bone"),
        *formed(limb(points("15,94 13,72 20,47 34,24"), _ARM, 0.8)),
        Mark(stroke("18,86 17,71 23,52", "74,56 / 78,62", "68,60 / 70,66", "58,18 / 66,20"), None, "hair", 2),
        Mark(shape("34,21 25,18 / 21,8 / 30,12 38,20 / 34,21"), "second", None),
        Mark(stroke("6,30 / 12,36", "14,18 / 18,24", "3,46 / 9,49"), None, "mark", 1),
    )
)

LETHARGY = Drawing(
    (
        *formed(
            shape("7,12 28,3 46,6 60,16 / 80,34 90,66 / 74,60 60,82 / 46,66 27,80 / 26,64 15,58 / 18,36 7,12"),
            (shape("60,16 80,34 90,66 / 82,62 / 74,40 60,16"), "shade"),
            (shape("60,16 63,48 60,82 / 53,72 / 56,46 60,16"), "shade"),
            (shape("60,16 42,46 27,80 / 26,70 / 36,44 60,16"), "shade"),
            fill="tint",
        ),
        Mark(bones("60,16 42,44 27,80", "60,16 64,48 60,82", "60,16 80,36 90,66"), "paper", "bone"),
        *formed(limb(points("8,13 28,5 46,8 60,16"), _ARM, 0.8)),
        Mark(stroke("15,13 29,8 43,10", "40,52 / 38,60", "49,52 / 49,59"), None, "hair", 2),
        *(
            Mark(ring(link), None, "outline")
            for link in (
                "26,76 30,80 29,88 25,90 22,86 23,79",
                "27,86 33,85 39,88 39,92 33,93 27,90",
            )
        ),
        Mark(ring("37,88 43,87 48,88 48,92 43,93 37,92"), None, "outline"),
        Mark(disc(60, 86, 13), "second", None),
        Mark(disc(60, 86, 13), None, "outline"),
        Mark(stroke("52,82 56,78 61,77"), None, "hair", 2),
    )
)
