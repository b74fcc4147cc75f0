"""The giant, on a grid of its own with the ground at 99."""

from __future__ import annotations

from generator.games.dragon_strike.art.bodies import face
from generator.games.dragon_strike.art.curves import ribbon
from generator.games.dragon_strike.art.forces import spot
from generator.games.dragon_strike.art.sketch import Mark, lines, plain, solid
from generator.games.dragon_strike.art.stones import boulder
from generator.scene.curves import shape
from generator.scene.outlines import disc


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
