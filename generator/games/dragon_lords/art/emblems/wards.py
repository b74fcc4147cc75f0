"""Force Shield and Heal: what protects and what mends."""

from __future__ import annotations

from generator.games.dragon_lords.art.curves import joined, straight, trace
from generator.games.dragon_lords.art.emblems.drawing import Drawing, formed
from generator.games.dragon_lords.art.emblems.shapes import arc, shape, stroke
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.geometry import polygon
from generator.scene.outlines import Steps


def wave(r: float, side: float, spread: float) -> Steps:
    """A crescent that swells out from the shield; ``side`` is its bearing."""
    outer = arc(50, 48, r, side - spread, side + spread)
    inner = arc(50 - (1.8 if side < 180 else -1.8), 48, r - 0.8, side + spread, side - spread)
    return trace(outer, inner)


FORCE_SHIELD = Drawing(
    (
        Mark(joined(wave(r, side, spread) for r, spread in ((42, 30), (48.5, 36)) for side in (90, 270)), "second"),
        *formed(
            shape("50,6 58,12 68,15 80,15 / 81,45 75,68 63,84 50,95 / 37,84 25,68 19,45 20,15 / 32,15 42,12 50,6"),
        ),
        Mark(
            shape("50,14 58,19 66,21 74,21 / 74,45 69,64 60,77 50,86 / 40,77 31,64 26,45 26,21 / 34,21 42,19 50,14"),
            "tint",
            "inner",
            1,
        ),
        Mark(shape("50,14 58,19 66,21 74,21 / 74,45 69,64 60,77 50,86 / 50,14"), "deep", None, 1),
        Mark(stroke("50,14 / 50,31", "50,61 / 50,86", "26,36 / 37,38", "63,38 / 74,36"), None, "inner", 1),
        Mark(straight(polygon(6, 50, 46, 15, 30)), "paper", "outline", 1),
        Mark(straight(polygon(6, 50, 46, 7.5, 30)), "second", None, 1),
        Mark(stroke("31,57 / 39,53", "34,63 / 42,58", "61,53 / 69,57", "58,58 / 66,63"), None, "hair", 2),
    )
)

HEAL = Drawing(
    (
        *formed(
            shape("50,96 30,80 10,60 5,36 16,15 35,11 50,27 / 65,11 84,15 95,36 90,60 70,80 50,96"),
            (shape("50,96 70,80 90,60 95,36 84,15 / 88,40 80,58 64,75 50,87 / 35,77 20,60 / 30,80 50,96"), "shade"),
        ),
        Mark(stroke("13,40 15,29 22,21 31,20"), None, "inner", 1),
        Mark(stroke("28,44 40,42 48,50 58,58 74,58"), None, "mark"),
        Mark(stroke("33,36 / 32,51", "42,36 / 37,51", "52,43 / 45,57", "60,50 / 54,64", "67,51 / 66,66"), None, "mark"),
        Mark(stroke("42,70 50,76 58,70", "34,62 42,68 50,62", "50,84 / 50,79"), None, "hair", 2),
    )
)
