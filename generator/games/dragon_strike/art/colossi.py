"""The giant and the dragon Darkfyre, each on a grid of its own with the ground at 99."""

from __future__ import annotations

from generator.games.dragon_strike.art.bodies import face
from generator.games.dragon_strike.art.curves import disc, facets, ribbon, shape
from generator.games.dragon_strike.art.forces import spot
from generator.games.dragon_strike.art.sketch import Mark, lines, plain, solid
from generator.games.dragon_strike.art.stones import boulder


def giant() -> list[Mark]:
    """A bald giant with a beard, a fur, and a boulder above his head; 90 units more than other grids are high."""
    return [
        solid("skin", shape("24,64 / 42,66 / 38,82 / 40,91 / 50,95 51,99 / 18,99 / 20,90 20,76")),
        solid("skin", shape("46,66 / 64,62 / 66,78 / 64,90 / 75,94 76,99 / 44,99 / 47,88")),
        solid("bark", ribbon("20,86,1.6 30,88,1.6 40,86,1.6"), ribbon("47,86,1.6 56,88,1.6 65,86,1.6")),
        lines("26,99 27,96|34,99 35,96|54,99 55,96|63,99 64,96", 1),
        *spot(44, -18, 58, boulder()),
        solid("skin", shape("26,26 14,18 8,2 14,-12 / 24,-12 / 22,2 28,10 38,14 / 40,22 26,26")),
        solid("skin", shape("62,24 74,16 80,0 72,-14 / 62,-12 / 66,0 60,8 50,14 / 48,22 62,24")),
        solid(
            "skin", shape("10,-8 12,-18 22,-19 26,-11 22,-6 14,-4"), shape("62,-10 64,-20 74,-20 77,-12 72,-6 65,-5")
        ),
        lines("15,-18 16,-13|19,-19 20,-14|67,-20 68,-15|71,-20 72,-15", 1),
        solid("skin", shape("24,24 36,18 52,18 64,24 / 68,40 62,58 / 46,66 26,58 / 20,40 24,24")),
        solid(
            "hide",
            shape(
                "24,25 32,20 / 48,40 66,36 / 66,50 64,62 70,78 / 62,74 / 56,82 / 48,75 / 40,83 / "
                "33,74 / 22,80 / 24,60 20,44 24,25"
            ),
        ),
        lines("30,30 36,38|28,44 34,50|46,50 50,56|38,62 42,68|54,62 58,68|30,64 32,70", 1),
        solid("bark", shape("22,58 44,64 66,57 / 67,64 44,71 21,65")),
        plain("gold", disc(46, 67, 4), line="inner"),
        *face("skin", 46, 13, 1.25, beard=True),
        solid("ember", shape("38,14 38,24 42,34 48,42 / 54,36 57,27 55,22 / 56,20 52,18 47,20 43,20 / 41,16 38,14")),
        lines("43,24 45,30 48,36|50,24 50,30 49,36", 1),
        solid("skin", disc(38.5, 13, 3, 3.6)),
        plain("gold", disc(38, 18, 1.6), line="inner"),
    ]


def darkfyre() -> list[Mark]:
    """The dragon: wings like sails, a long neck, a tail with a barb, fire in its throat; 180 units wide."""
    near = "84,50 / 78,28 66,4 44,-22 / 92,-28 / 132,-14 158,8 / 140,12 130,22 / 120,22 112,32 / 104,36 100,46 / 92,58"
    far = "98,48 / 104,20 116,-6 120,-34 / 150,-14 170,14 / 154,12 146,20 / 134,22 126,34 / 118,40 108,54"
    return [
        # The tail.
        solid("ember", ribbon("60,76,11 40,88,8.4 22,88,6.4 8,76,4.6 2,60,3.2 6,46,2.2")),
        solid("ember", shape("5,48 / -8,44 / 4,24 / 18,40 / 8,42")),
        # The far wing.
        solid("violet", shape(far)),
        lines("104,34 124,0 146,20|104,34 122,16 126,34", 0),
        # The far legs.
        limb_back(),
        solid("ember", shape("108,70 / 122,70 / 120,84 / 124,92 / 134,94 / 130,99 / 110,99 / 112,88")),
        # Body and neck.
        solid(
            "ember",
            shape(
                "44,76 52,62 70,54 90,50 104,44 112,30 116,16 124,6 / 138,4 / 142,14 / 134,24 "
                "130,40 126,58 116,74 98,86 76,92 56,88 44,76"
            ),
        ),
        plain(
            "glow",
            shape("138,14 132,26 128,42 124,58 114,74 98,86 84,90 / 94,78 106,66 114,50 120,32 126,18 138,14"),
            line="inner",
        ),
        lines("128,22 134,23|124,34 131,36|120,46 127,50|113,58 123,62|104,70 115,74|94,80 103,84", 0),
        # The spines.
        solid(
            "amber",
            *(
                facets(text)
                for text in (
                    "50,66 48,54 60,60",
                    "62,58 62,46 74,54",
                    "108,38 100,30 113,26",
                    "113,24 106,14 119,14",
                    "118,12 112,0 126,6",
                    "36,82 30,72 44,76",
                    "20,80 12,72 26,76".replace("26,76", "28,81"),
                )
            ),
        ),
        # The near wing.
        solid("violet", shape(near)),
        solid(
            "ember",
            ribbon("86,56,4.6 78,28,3.8 62,-2,3.2 44,-22,2"),
            ribbon("62,-2,2 96,-8,1.7 132,-14,0.8"),
            ribbon("66,4,1.8 100,4,1.5 140,12,0.8"),
            ribbon("74,20,1.8 98,20,1.5 120,22,0.8"),
        ),
        solid("bone", shape("46,-20 / 40,-32 / 36,-16 40,-16")),
        # The near legs.
        solid(
            "ember",
            shape("54,66 66,60 80,64 84,76 / 78,86 70,88 / 74,93 / 84,95 / 86,99 / 52,99 / 56,92 / 50,84 48,74 54,66"),
        ),
        solid("bone", facets("78,99 82,93 92,99"), facets("68,99 71,93 79,99"), facets("56,99 60,93 67,99"), depth=0),
        lines("60,72 70,70 76,76", 1),
        solid(
            "ember",
            shape("96,62 108,58 114,66 / 112,78 102,86 / 104,92 / 114,94 / 116,99 / 88,99 / 92,90 90,82 / 94,74 96,62"),
        ),
        solid(
            "bone", facets("108,99 111,93 121,99"), facets("98,99 101,93 109,99"), facets("89,99 92,94 99,99"), depth=0
        ),
        # The head.
        solid(
            "bone",
            shape("126,4 / 116,0 108,-10 106,-22 / 116,-12 130,-6"),
            shape("134,0 / 128,-8 126,-18 130,-28 / 134,-16 142,-6"),
        ),
        solid(
            "ember",
            shape(
                "124,14 122,4 130,-5 144,-8 / 152,-4 164,0 172,4 173,10 / 160,12 150,13 / 158,18 "
                "164,22 / 156,27 144,26 134,24 124,14"
            ),
        ),
        plain("dot", shape("150,13 160,12 172,10 / 164,17 156,18 150,13")),
        solid(
            "paper",
            facets("156,12 158,17 160.6,12"),
            facets("163,12 165,16 167.4,11"),
            facets("153,19 156,14 158,20"),
            depth=0,
        ),
        plain("gold", shape("142,-1 149,-3 153,1 / 147,4 142,-1"), line="inner"),
        plain("dot", disc(148, 0.4, 1.3)),
        lines("139,-5 147,-6 155,-1", 0, "bold"),
        plain("dot", disc(168, 4.6, 1.1)),
        solid("amber", facets("130,12 120,16 132,19"), facets("134,20 126,26 138,25")),
    ]


def limb_back() -> Mark:
    """The far hind leg."""
    return solid("ember", shape("70,76 / 86,78 / 84,88 / 88,93 / 98,95 / 98,99 / 74,99"))
