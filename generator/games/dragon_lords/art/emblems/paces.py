"""Quicken and Slow: an arrow with wings, and a snail."""

from __future__ import annotations

from generator.games.dragon_lords.art.curves import joined
from generator.games.dragon_lords.art.emblems.drawing import Drawing, formed
from generator.games.dragon_lords.art.emblems.shapes import facets, shape, stroke
from generator.games.dragon_lords.art.limbs import limb, profile
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.curves import points
from generator.scene.geometry import Affine
from generator.scene.outlines import Steps, disc
from generator.scene.paths import transformed

_UPSIDE_DOWN = Affine(d=-1, f=100)
_BONE = profile((0, 1.8), (0.5, 1.4), (1, 0.4))
_ARM = profile((0, 3.4), (0.3, 2.8), (0.45, 2.4), (1, 0.4))
_STALK = profile((0, 2.0), (1, 1.2))


def twice(steps: Steps) -> Steps:
    """The outline and its reflection in the arrow's shaft."""
    return steps + transformed(steps, _UPSIDE_DOWN)


def finger(text: str) -> Steps:
    """A finger of a wing."""
    return limb(points(text), _BONE)


QUICKEN = Drawing(
    (
        Mark(stroke("2,50 / 16,50", "8,42 / 20,42", "8,58 / 20,58"), None, "mark", 1),
        *formed(
            twice(shape("78,48 64,30 50,21 / 28,10 1,2 / 13,16 16,27 / 26,29 31,37 / 40,38 46,46 / 78,48")),
            (twice(shape("50,21 28,10 1,2 / 8,8 / 30,18 50,21")), "shade"),
            (twice(shape("50,21 34,22 16,27 / 22,28 / 38,26 50,21")), "shade"),
            (twice(shape("50,21 42,28 31,37 / 36,37 / 46,29 50,21")), "shade"),
            fill="tint",
        ),
        Mark(
            twice(joined(map(finger, ("50,21 34,21 16,27", "50,21 41,27 31,37", "50,21 49,33 46,46")))), "paper", "bone"
        ),
        *formed(twice(limb(points("78,48 65,33 50,21 27,10 1,2"), _ARM))),
        Mark(twice(stroke("16,10 22,18", "24,14 30,20", "26,25 30,31", "36,30 41,35")), None, "hair", 2),
        *formed(facets("26,47 70,47 70,53 26,53")),
        *formed(facets("99,50 60,31 69,50 60,69")),
        Mark(facets("99,50 69,50 60,69"), "second", None),
        Mark(facets("99,50 60,31 69,50 60,69"), None, "outline"),
    )
)

SLOW = Drawing(
    (
        *formed(limb(points("84,48 85,38 83,25"), _STALK, 1)),
        *formed(limb(points("90,47 93,38 96,29"), _STALK, 1)),
        Mark(disc(83, 23, 3.2), "ink", None),
        Mark(disc(96, 27, 3.2), "ink", None),
        *formed(
            shape(
                "1,92 12,85 24,80 / 46,74 66,72 74,66 / 78,58 76,50 80,44 90,44 97,50 96,60 92,73 86,83 76,92"
                " / 50,94 1,92"
            ),
            (shape("1,92 14,88 40,87 64,85 80,77 90,66 96,60 / 92,73 86,83 76,92 / 50,94 1,92"), "shade"),
        ),
        *formed(
            disc(44, 46, 34),
            (
                shape("68,70 56,78 40,80 22,72 12,58 10,44 / 16,58 28,68 44,70 60,64 70,52 75,32 / 78,46 76,60 68,70"),
                "deep",
            ),
        ),
        Mark(
            stroke("68,70 54,70 38,68 25,58 23,42 31,28 46,24 59,31 63,45 56,56 44,57 36,50 37,41 44,38 49,43 46,47"),
            None,
            "mark",
        ),
        Mark(
            stroke("14,34 22,38", "24,18 30,25", "42,12 44,21", "60,16 57,25", "73,28 66,33", "78,46 68,46"),
            None,
            "hair",
            2,
        ),
        Mark(stroke("87,60 92,58"), None, "inner", 1),
    )
)
