"""Emblems of the daredevils' attacks."""

from __future__ import annotations

from generator.games.daredragon.art.claws import spade
from generator.games.daredragon.art.cuts import DASH, RUN_OUT, along, band, comb, gouge, gouges, ribbon, spines
from generator.games.daredragon.art.sketch import Mark, cut, ink, paper, placed
from generator.scene.curves import facets, points, shape
from generator.scene.geometry import rotate, scale, translate
from generator.scene.outlines import disc, joined


def rope(text: str, half: float, twists: int, halo: float = 1.4) -> list[Mark]:
    """A rope along a curve."""
    line = along(points(text), [i / 24 for i in range(25)])
    edge = band(line, [half] * len(line))
    lays = []
    for i in range(twists):
        a, b = along(line, [(i + 0.25) / twists, (i + 0.85) / twists])
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = (dx * dx + dy * dy) ** 0.5 or 1.0
        nx, ny = -dy / length * half * 0.95, dx / length * half * 0.95
        lays.append(
            gouge(
                f"{a[0] + nx},{a[1] + ny} {(a[0] + b[0]) / 2},{(a[1] + b[1]) / 2} {b[0] - nx},{b[1] - ny}", half * 0.55
            )
        )
    return [ink(edge, halo=halo), cut(*lays)]


def axe() -> list[Mark]:
    """An upright battle axe, blade to the right, on a grid of 100."""
    haft = ribbon("49,100,4.4 50,60,3.8 50,4,3.8")
    blade = shape("53,13 66,13 76,8 84,0 / 95,14 98,28 92,44 84,54 / 76,45 66,36 53,34")
    poll = shape("47,14 / 36,11 / 33,24 / 36,36 / 47,33")
    return [
        ink(haft),
        ink(blade, poll, facets("43,10 57,10 57,37 43,37"), halo=1.2),
        cut(gouge("82,6 89,20 89,34 82,49", 2.6), level=0),
        cut(comb("56,16 66,16 76,13", "58,25 68,25 80,22", 5, 1.7, 0.1)),
        cut(gouges("45,13 45,24 45,34|37,15 36,24 37.5,33", 1.6)),
        cut(gouges("45.5,66 54,70|45.5,73 54,77|45.5,80 54,84|45.5,87 54,91", 2.0), level=1),
    ]


def strike() -> list[Mark]:
    """An axe that lands."""
    chips = joined(shape("99,2 / 112,-4 / 103,11"), shape("103,25 / 117,27 / 102,34"), shape("98,47 / 110,57 / 93,56"))
    return placed([ink(chips), *axe()], rotate(40))


def quick_strike() -> list[Mark]:
    """A knife in flight."""
    blade = shape("38,-9 70,-9.6 88,-6 / 106,0 / 88,6 70,9.6 38,9")
    knife = [
        ink(gouges("30,-15 12,-16 -12,-15|-3,0 -14,0.5 -30,0|30,15 12,16 -8,15", 5.4, DASH)),
        ink(blade),
        cut(gouges("42,0 66,0 94,0", 3.4), level=0),
        cut(comb("46,-8.8 64,-9.2 84,-6.4", "50,-2.4 66,-2.4 84,-1.8", 6, 1.8), level=2),
        ink(ribbon("34,-21,3.4 37,-11,4.6 37.5,0,5.2 37,11,4.6 34,21,3.4"), halo=1.2),
        ink(ribbon("8,0,4.8 20,0,5.8 34,0,5.2"), disc(6, 0, 7.6)),
        cut(gouges("15,-5.6 20,5.6|21,-5.6 26,5.6|27,-5.6 32,5.6", 2.4)),
        cut(disc(5.5, 0, 2.2)),
    ]
    return placed(knife, rotate(-36))


def precision_strike() -> list[Mark]:
    """A bolt in the gap between two scales."""
    plate = shape("0,-17 11,-16 / 16,0 12,14 0,25 -12,14 -16,0 / -11,-16 0,-17")
    marks: list[Mark] = []
    for x, y in ((32, 94), (66, 94), (100, 94), (49, 69), (83, 69), (32, 44), (66, 44), (100, 44)):
        plate_marks = [
            ink(plate, halo=1.6),
            cut(comb("-10,-13 -13,0 -9,12 -2,20", "-4,-10 -6,0 -3,10 1,14", 6, 2.0, -0.1)),
            cut(gouges("9,-10 11,0 8,12", 1.8), level=2),
        ]
        marks += placed(plate_marks, translate(x, y) @ scale(1.06))
    bolt = [
        paper(facets("-76,-3 -4,-3 -4,3 -76,3"), line=1.6),
        ink(shape("-66,-4 / -78,-15 / -58,-15 / -48,-4"), shape("-66,4 / -78,15 / -58,15 / -48,4"), halo=1.4),
        paper(shape("-16,-10 / 14,0 / -16,10 / -10,0"), line=1.6),
        cut(gouges("-70,-12 -62,-5|-64,-12.5 -56,-5|-70,12 -62,5|-64,12.5 -56,5", 1.6)),
    ]
    return [*marks, *placed(bolt, translate(65, 62) @ rotate(50))]


def charge() -> list[Mark]:
    """Somebody who runs, spear first, and says so."""
    cloak = shape("56,30 / 42,25 28,30 14,24 0,29 / 9,36 / -4,42 / 10,48 / 2,57 / 20,58 34,55 44,56")
    return [
        ink(gouges("32,12 16,12 -4,12|48,0 38,0 24,0|4,70 -4,70.5 -14,70.5", 3.8, DASH)),
        ink(ribbon("44,60,8 28,70,7 20,80,5.4 8,84,4.6"), shape("9,78 / 11,90 / 6,99 / -2,101 / -4,85")),
        ink(cloak, halo=1.3),
        cut(comb("8,27 20,26 36,28", "10,38 24,40 38,42", 5, 2.4, 0.06)),
        ink(
            ribbon("46,58,10 63,62,8.6 69,70,7 66,82,5.4 64,90,4.8"),
            shape("58,88 / 69,88 / 73,92 82,95 / 83,100 / 57,100"),
            halo=1.3,
        ),
        ink(shape("40,64 / 40,52 48,38 56,29 66,29 74,37 / 66,50 60,68 / 53,64 47,70 / 40,64"), halo=1.3),
        cut(gouge("44,53 54,57 63,56", 2.0), comb("44,66 52,64 58,66", "47,57 53,59 59,59", 4, 1.6)),
        ink(ribbon("70,36,6 80,45,5.2 90,47,4.4"), halo=1.3),
        ink(ribbon("-4,61.5,2.2 50,54,2.2 100,47.4,2.2"), halo=1.2),
        paper(shape("95,38.5 / 122,44.5 / 97,56 / 100,47.4"), line=1.6),
        paper(disc(91, 48, 5.2), line=1.2),
        ink(ribbon("60,35,7 48,46,6.2 44,54,4.8"), halo=1.3),
        paper(disc(44, 55, 5.2), line=1.2),
        # Face and helmet.
        paper(
            shape(
                "72,11 82,9 87,10 87.5,15 / 92.5,20 / 89,21.6 / 89.5,23.5 / "
                "84.5,25.5 / 88.6,27.6 / 88,31 84,34 78,33 / 70,34 / 68,20 72,11"
            ),
            line=1.2,
        ),
        ink(
            shape(
                "66,22 64,10 70,1 80,-1 88,4 91,11 / 91,14 87,14 / 87,20 "
                "/ 84,20 / 83,15 76,16 / 73,22 / 72,30 / 68,30 / 66,22"
            ),
            halo=1.0,
        ),
        ink(shape("76,4 / 70,-8 58,-10 50,-4 / 60,-3 66,4"), halo=1.0),
        cut(gouges("70,14 71,8 76,4|76,12 78,7 83,5", 1.8)),
        ink(gouge("78,19.5 81,18.6 83.5,20", 1.8), ribbon("76,30,2.2 82,31.5,2.6 88,31,1.2"), level=0),
    ]


def entangle() -> list[Mark]:
    """A tail in a rope."""
    tail = ribbon("16,100,15 15,80,14 26,62,12 42,52,10 52,39,8 47,25,6 50,12,4.6")
    return [
        ink(spines("1,88 2,72 16,52 33,44 43,36", 4, 10, last=0.7)),
        ink(tail),
        cut(gouges("5,101 6,92 6,84|14,101 14,89 14,78|23,101 22,92 21,85", 4.2, RUN_OUT), level=0),
        *placed(spade(), translate(49, 14) @ rotate(-62) @ scale(1.2)),
        *rope("64,48 80,56 92,70 82,86 64,84 64,68 80,70 98,84 108,82", 4.2, 12, halo=1.8),
        *rope("-2,66 14,76 38,76", 4.2, 5, halo=1.8),
        *rope("12,49 26,60 48,64", 4.2, 5, halo=1.8),
        *rope("36,31 48,45 67,49", 4.2, 5, halo=1.8),
    ]
