"""The dragon's head in profile: the one face that cards, figures and board share."""

from __future__ import annotations

from functools import cache

from generator.games.daredragon.art.cuts import comb, gouge, gouges, ribbon
from generator.games.daredragon.art.sketch import Mark, cut, ember, ink, placed
from generator.scene.curves import shape
from generator.scene.geometry import rotate


@cache
def head(jaw: float = 0.0, tongue: bool = True) -> tuple[Mark, ...]:
    """The head with open jaws, facing right, on a grid of 100; the neck joins at (30, 66).

    ``jaw`` closes the jaws by that many degrees, up to 24.
    """
    far_horn = ribbon("46,27,4.5 35,15,3.8 22,10,2.4 9,13,0")
    near_horn = ribbon("40,33,6.5 27,24,5.5 13,24,3.4 1,34,0")
    frill = shape("34,44 26,42 / 10,42 / 22,49 24,52 / 3,60 / 22,62 24,65 / 9,80 / 28,76 36,76")
    upper = shape(
        "28,54 30,42 36,32 46,26 / 48,14 / 56,25 63,31 71,33 77,31 / 81,19 / 86,24 92,23 96,27 98.5,33 97.5,41 / 94,43 "
        "/ 92.5,55 / 87,43.5 / 84,44 / 82.5,51 / 79,44.5 / 76,45 / "
        "74.5,52 / 71,46 / 68,47 / 66.5,53 / 63,49.5 57,53 51,60 "
        "/ 44,67 33,67 28,54"
    )
    lower = shape(
        "34,60 / 51,60 57,65 61,68 / 61,61 / 66,70.5 / 69,72 / 70,64 / "
        "74.5,73.5 / 77.5,75 / 81,62 / 84.5,77 90,82 90,87 86,91 80,91 "
        "/ 78,100 / 70,90 58,88 44,83 34,60"
    )
    hinge = rotate(-jaw, 42, 62)
    marks = [ink(far_horn), ink(frill), ink(near_horn, halo=1.6)]
    if tongue:
        marks.append(ember(shape("46,62 58,60 66,63 73,59 80,55 / 77,60 / 86,61 / 77,66 68,69 58,68 48,66")))
    marks += placed(
        [
            ink(lower, halo=1.2),
            cut(comb("50,83.5 58,86 68,88 78,89.5", "56,75 64,78 72,80.5 82,83", 6, 2.0, 0.1)),
            cut(gouges("38,68 43,74 50,78", 2.0)),
        ],
        hinge,
    )
    marks += [
        ink(upper, halo=1.6),
        # The eye under its brow, and the nostril.
        cut(shape("50,33 55,37 61,39 67,38.5 / 64,43 58,44 53,41 50,33"), level=0),
        ink(shape("57.5,37 62,39.5 / 61,44 / 58,43.5 57,40"), level=1),
        cut(gouge("88,30 91.5,29 93.5,32", 3.2), level=0),
        # Light on brow, snout and cheek.
        cut(gouges("49.5,21 53,26 59,31.5|53.5,29 58,33 65,36.5 72,37|75,36 80,33.5 84,28", 1.5)),
        cut(comb("66,36.5 72,38 80,37", "70,42 76,43 84,41", 5, 1.3, 0.1), level=2),
        cut(comb("32,41 30,48 30.5,56 34,63", "45,43 43,50 43,56 44,61", 6, 2.6, -0.08)),
        cut(gouges("48,47 54,48 60,46|47,52 52,52 56,49.5|47,57 50,56 52,53.5", 1.6), level=2),
        # Rings of the horn, ribs of the frill.
        cut(comb("38,28 30,22.5 21,21 13,22.5", "35,32 27,26 20,25.5 13,25.5", 6, 1.3, 0.12)),
        cut(gouges("27,47 22,45.5 16,44.2|26,58.5 19,59.3 11,60|29,71.5 23,73 15,76.5", 2.2, (0, 1, 0.9, 0.5, 0))),
    ]
    return tuple(marks)
