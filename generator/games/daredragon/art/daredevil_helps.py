"""Emblems of what daredevils do for each other."""

from __future__ import annotations

from generator.games.daredragon.art.cuts import RUN_OUT, arc, comb, gouge, gouged, gouges, rays, ribbon
from generator.games.daredragon.art.sketch import Mark, cut, ember, ink, paper, placed
from generator.scene.curves import facets, shape
from generator.scene.geometry import rotate, scale, translate
from generator.scene.outlines import disc


def shield() -> list[Mark]:
    """A shield that has seen claws."""
    body = shape("8,10 30,13 50,4 70,13 92,10 / 94,30 90,52 76,78 50,99 24,78 10,52 6,30 8,10")
    inner = shape("17,20 34,21 50,14 66,21 83,20 / 84,34 80,50 69,70 50,87 31,70 20,50 16,34 17,20")
    field = shape("20,23 36,24 50,18 64,24 80,23 / 81,35 77,49 66,68 50,83 34,68 23,49 19,35 20,23")
    return [
        ink(body),
        cut(inner, level=0),
        ink(field),
        cut(gouges("26,36 42,52 52,76|40,26 54,44 64,68|58,22 68,36 76,54", 6.5), level=0),
        cut(
            comb("9,22 9,40 16,62 32,84", "14,22 14,40 20,60 34,80", 12, 1.4),
            comb("91,22 91,40 84,62 68,84", "86,22 86,40 80,60 66,80", 12, 1.4),
            level=2,
        ),
        cut(*(disc(x, y, 1.6) for x, y in ((12.5, 15.5), (50, 9), (87.5, 15.5), (50, 93)))),
    ]


def draw_aggro() -> list[Mark]:
    """A horn that nobody can overhear."""
    horn = ribbon("0,34,3 6,52,5.5 20,68,8.5 42,74,12 62,62,16 72,42,20")
    return [
        ink(disc(0, 33, 4.6)),
        ink(horn),
        ink(ribbon("53,30,3 66,36,5 80,46,5 94,54,3"), halo=1.6),
        cut(gouge("58,32 72,38 88,49", 3.0), level=0),
        cut(gouges("1,45 6,46 12,44|13,66 18,62 22,56|32,78 35,70 34,62", 3.0, (0.8, 1, 1, 1, 0.8)), level=0),
        cut(comb("16,72 34,84 56,84", "22,68 38,74 56,72", 6, 2.4, 0.1)),
        ink(rays(72, 40, 27, 52, (-20, 4, 28, 52, 76), 7.0)),
        ember(shape("34,84 / 30,96 26,108 / 32,104 / 36,112 / 40,104 / 47,107 / 42,95 / 40,85")),
    ]


def helping_hand() -> list[Mark]:
    """Two hands that have hold of each other, one from below, one from above."""
    below = [
        ink(ribbon("-6,6,13 16,3,10.5 32,0,9.5 44,-1,12 55,0,13 63,5,10"), halo=1.6),
        ink(ribbon("40,-8,5.5 52,-15,5.4 64,-15,4.8 71,-11,3.4"), halo=1.4),
        ink(shape("-12,-12 / 12,-12 / 9,-4 / 13,3 / 9,9 / 13,19 / -10,24"), halo=1.6),
        cut(
            gouges("-13,-5 -4,-5 5,-6|-12,3 -4,2.6 6,2|-12,10 -5,10 3,9.6|-11,17 -4,16.4 6,15.6", 2.8, RUN_OUT), level=0
        ),
        cut(comb("19,-5 30,-8 40,-7", "19,3 30,1 40,2", 5, 2.0, 0.1)),
        cut(gouges("46,-12 54,-14.5 63,-13.5", 1.6), level=1),
    ]
    above = [
        ink(ribbon("106,6,13 86,3,11.5 70,0,10.5 58,2,12 50,6,10"), ribbon("72,8,9 58,17,7.5 42,19,5.5")),
        ink(shape("112,-11 / 90,-11 / 92,-3 / 88,4 / 92,11 / 88,19 / 112,22"), halo=1.6),
        cut(
            gouges("113,-6 104,-6 96,-7|113,2 104,2 95,1.4|113,9 104,9 97,9.6|113,16 104,15.6 95,14.6", 2.8, RUN_OUT),
            level=0,
        ),
        cut(comb("86,13 78,11 72,12", "84,6 77,4 71,5", 4, 1.8, 0.1)),
    ]
    lines = (
        "66,18,4.4 58,10,4.8 51,2,3.8",
        "58,21,4.6 49,13,5 42,4,3.8",
        "49,23,4.6 41,16,4.8 34,8,3.6",
        "41,22.5,4 34,18,4.2 28,12,3.2",
    )
    fingers = [
        *(ink(ribbon(line), halo=1.3) for line in lines),
        cut(
            gouges("51,4.6 53,2.4 55,3|42,7 44,4.6 46,5.2|34,10.6 36,8.4 38,9|28.4,14.2 30,12.2 31.6,12.8", 1.6),
            level=2,
        ),
        cut(gouges("57,12 60,15 63,18|48,15 51,18 54,21|40,17.6 43,20 46,22.4", 1.5)),
    ]
    return placed([*above, *below, *fingers], rotate(-45))


def first_aid() -> list[Mark]:
    """A flask and a bandage."""
    flask = shape("40,26 / 40,40 28,50 18,66 18,84 28,97 50,100 72,97 82,84 82,66 72,50 60,40 / 60,26")
    inner = shape("24,66 36,69 50,64 64,69 76,66 / 76,83 68,92 50,94 32,92 24,83 24,66")
    roll = [
        paper(disc(0, 0, 17), line=2.0),
        ink(gouged(arc(0, 0, 11.5, -60, 200), 3.0), gouged(arc(0, 0, 5.5, 120, 400), 2.6)),
        paper(shape("-2,17 / 24,17 30,14 36,16 / 36,6 30,4 24,7 / 15,8 / 12,12 6,16 -2,17"), line=2.0),
        ink(gouges("22,9 22,12 22,15|27,7.5 27,10 27,13|32,7 32,10 32,13", 1.3), level=1),
    ]
    return [
        ink(flask),
        cut(inner, level=0),
        ember(shape("27,70 38,73 50,68 62,73 73,70 / 72,83 65,89 50,91 35,89 28,83 27,70")),
        cut(disc(42, 78, 2.6), disc(52, 82, 1.8), disc(48, 74.5, 1.4), level=1),
        cut(gouges("36,52 29,59 26,64|38,45 33,49 30,53", 3.4)),
        ink(facets("34,20 66,20 66,28 34,28"), halo=1.2),
        ink(shape("42,18 / 40,4 / 50,2 60,4 / 58,18"), halo=1.2),
        cut(gouges("45,6 46,11 46,16|52,5 52,10 52,16", 1.6)),
        *placed(roll, translate(80, 83)),
    ]


def _face() -> list[Mark]:
    """A face in profile with an open mouth, looking right; the neck is at (4, 26)."""
    return [
        paper(
            shape(
                "1,5 8,1.6 13,2.6 13.6,7 / 17.6,11.6 / 14.6,13 / 15,14.6 / "
                "10.6,16.6 / 14,18.6 / 13.4,22 10,24 / 9,28 / -1,28 / -1,12 1,5"
            ),
            line=1.1,
        ),
        ink(gouge("7.4,9 10,7.8 12.8,9", 1.7), disc(10, 11, 1.3)),
    ]


def intervention_dodge() -> list[Mark]:
    """One pushes, one falls, and the claws meet nobody."""
    claws = [gouged(arc(46, -48, radius, 112, 166), 6.6, (0, 0.6, 1.0, 0.8, 0)) for radius in (54, 68, 82)]
    hood = shape("-4,27 / -7,14 -3,4 5,-1 14,0 / 16,4 / 9,4 4,8 3,16 5,24 / 8,29 / -4,27")
    fallen = [
        ink(shape("-3,16 -6,9 / -3,3 3,-1 / 10,-2 16,2 / 14,6 / 9,5 5,8 3,12 / 3,18 / -3,16"), halo=0.8),
    ]
    return [
        ember(*claws),
        # The one who falls: legs, coat, arms, head, hat.
        ink(ribbon("74,80,7 60,73,6 50,66,4.8"), shape("54,60 / 48,72 / 40,70 / 36,60 / 40,55 / 46,61"), halo=1.2),
        ink(ribbon("74,82,7 60,88,6 48,90,4.8"), shape("50,84 / 50,96 / 42,97 / 36,89 / 38,82 / 44,86"), halo=1.2),
        ink(shape("66,76 / 76,66 88,56 98,54 / 106,60 106,70 / 96,82 82,92 / 72,94 / 72,86 / 64,84 / 66,76"), halo=1.2),
        cut(comb("74,92 86,88 100,76", "74,84 84,80 96,70", 6, 2.0)),
        ink(ribbon("102,62,5.6 114,66,4.8 122,60,4"), halo=1.2),
        paper(disc(124, 58, 4.6), line=1.2),
        ink(ribbon("92,58,5.6 84,46,4.8 86,36,4"), halo=1.2),
        paper(disc(86, 33, 4.6), line=1.2),
        *placed([*_face(), *fallen], translate(116, 30) @ rotate(24) @ scale(-1.06, 1.06)),
        # The one who pushes: legs, cloak, coat, arms, head.
        ink(ribbon("22,70,8.6 8,80,7 -2,90,5.6 -12,95,4.8"), shape("-8,90 / -8,101 / -16,106 / -22,98 / -20,90")),
        ink(shape("34,42 / 22,40 12,46 0,44 / 6,52 / -4,58 / 6,62 / 0,70 / 14,70 26,66"), halo=1.2),
        ink(
            ribbon("24,70,9 40,76,7.6 40,88,6 38,96,5"),
            shape("32,93 / 43,93 / 47,97 54,99 / 55,104 / 31,104"),
            halo=1.2,
        ),
        ink(shape("16,72 / 22,58 32,44 / 40,40 48,44 50,50 / 42,62 36,78 / 28,75 22,80 / 16,72"), halo=1.2),
        cut(comb("20,76 28,74 35,77", "24,66 30,66 37,68", 4, 1.8)),
        ink(ribbon("46,48,6 58,60,5.2 70,66,4.4"), halo=1.2),
        paper(disc(73, 67.5, 4.8), line=1.2),
        *placed([*_face(), ink(hood, halo=0.8)], translate(42, 16) @ rotate(12) @ scale(1.06)),
    ]
