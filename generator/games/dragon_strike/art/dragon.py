"""The dragon Darkfyre, on a grid of 180 by 150 with the ground at 99."""

from __future__ import annotations

from generator.games.dragon_strike.art.curves import ribbon
from generator.games.dragon_strike.art.sketch import Mark, lines, placed, plain, solid
from generator.scene.curves import facets, shape
from generator.scene.geometry import scale, translate


def head() -> list[Mark]:
    """The head, jaws open, its nape near (128, 18)."""
    return [
        solid("bone", shape("128,4 / 116,2 106,-6 102,-20 / 114,-12 132,-6"), depth=2),
        solid("ember", shape("130,16 / 118,14 / 126,21 / 118,27 / 134,27")),
        solid(
            "ember",
            shape(
                "124,14 122,4 130,-5 144,-8 / 150,-9 / 152,-4 164,-1 170,-4 174,2 174,9 / 160,12 150,13 "
                "/ 158,19 166,22 / 164,27 / 160,30 146,28 134,25 124,14"
            ),
        ),
        plain("dot", shape("148,13 160,12.4 173,9.6 / 166,18 163,20 158,18.6 148,13")),
        solid("paper", facets("154,12 156,17 159,12"), facets("161,12 163,17 166,11.6"), depth=0),
        solid("paper", facets("168,11 170,15 172.6,10"), facets("155,18 158,13.6 160,19.6"), depth=0),
        plain("gold", shape("140,0 148,-3 153,1 / 147,5 140,0"), line="inner"),
        plain("dot", shape("147,-2 / 149,1 / 147.4,4 / 146,1")),
        lines("136,-4 146,-6 155,-1", 0, "bold"),
        lines("132,10 138,14 137,22|168,2 170,0 172,3", 1),
        solid("bone", shape("136,0 / 128,-8 124,-18 127,-30 / 134,-18 144,-7"), depth=2),
    ]


def _wing(near: bool) -> list[Mark]:
    """A wing swept up and back: membrane, arm, and three fingers."""
    web = shape(
        "94,62 / 86,30 76,6 64,-16 / 40,-26 10,-22 -14,-2 / 2,2 12,14 12,30 / 24,28 36,36 42,50 / 52,48 62,54 70,68"
    )
    bones = [
        solid("ember", ribbon("64,-14,2.4 38,-22,1.9 12,-18,1.5 -12,-2,0.7"), depth=1),
        solid("ember", ribbon("66,-10,2.2 44,-2,1.7 26,12,1.3 13,29,0.7"), depth=1),
        solid("ember", ribbon("68,-6,2.2 56,14,1.7 48,32,1.3 43,49,0.7"), depth=1),
        solid("ember", ribbon("96,64,6 86,34,4.4 76,8,3.8 64,-16,2.6")),
        solid("bone", shape("60,-16 / 62,-30 / 70,-24 70,-14 64,-12")),
    ]
    folds = lines("30,-12 18,-6 8,6|46,12 38,20 34,32|62,30 58,42 62,52", 1)
    marks = [solid("violet" if near else "lilac", web, depth=5), folds, *bones]
    return marks if near else placed(marks, translate(20, -16) @ scale(0.9))


def darkfyre() -> list[Mark]:
    """The dragon: two wings like sails, a long neck, a barbed tail, jaws agape."""
    return [
        *_wing(near=False),
        # The tail.
        solid("ember", ribbon("66,76,13 44,90,9 24,93,6.6 6,88,5 -8,76,3.8 -10,62,2.6")),
        solid("amber", shape("-9,64 / -22,62 / -14,36 / 2,56 / -6,60")),
        solid(
            "amber",
            facets("22,87 14,79 28,86"),
            facets("36,83 30,73 43,80"),
            facets("49,75 46,63 57,70"),
            facets("8,84 -1,80 11,79"),
        ),
        # The far legs.
        solid("ember", shape("74,78 / 90,80 / 88,90 / 94,94 / 102,95 / 102,99 / 78,99"), depth=5),
        solid("ember", shape("114,68 / 126,66 / 126,82 / 132,90 / 142,92 / 142,99 / 116,99 / 116,86"), depth=5),
        # Neck, breast and belly.
        solid(
            "ember",
            shape(
                "46,78 54,64 70,56 92,50 108,42 116,28 118,14 128,2 / 140,6 / 142,18 / 136,28 132,42 130,58 120,74 "
                "102,88 78,94 58,90 46,78"
            ),
        ),
        plain(
            "glow",
            shape("141,18 135,30 131,44 128,58 118,74 102,87 86,92 / 98,80 110,66 117,50 123,34 130,22 141,18"),
            line="inner",
        ),
        lines("129,26 135,28|125,36 132,40|121,46 130,51|117,56 127,62|111,66 121,72|103,76 112,81|95,83 101,88", 0),
        solid(
            "amber",
            facets("104,43 98,33 112,38"),
            facets("113,32 106,23 117,26"),
            facets("117,20 109,12 119,14"),
            facets("94,49 88,40 101,46"),
        ),
        *_wing(near=True),
        # The near legs.
        solid(
            "ember",
            shape("56,66 68,60 84,64 88,78 / 82,88 72,90 / 78,93 / 88,94 / 90,99 / 52,99 / 58,92 / 50,84 48,74 56,66"),
        ),
        lines("62,72 74,70 80,78", 1),
        solid("bone", facets("80,99 84,92 96,99"), facets("69,99 73,92 82,99"), facets("57,99 62,92 70,99"), depth=0),
        solid(
            "ember",
            shape("98,64 110,58 118,66 / 116,78 106,86 / 108,91 / 120,93 / 120,99 / 90,99 / 94,90 90,82 92,72 98,64"),
        ),
        lines("102,72 110,69 114,74", 1),
        solid(
            "bone",
            facets("110,99 114,92 126,99"),
            facets("100,99 104,92 112,99"),
            facets("90,99 94,93 101,99"),
            depth=0,
        ),
        *head(),
    ]
