"""The two thieves and the elf, standing, on a grid of 80 by 100."""

from __future__ import annotations

from generator.games.dragon_strike.art import arms
from generator.games.dragon_strike.art.bodies import boot, face, fist, held, limb
from generator.games.dragon_strike.art.curves import ribbon
from generator.games.dragon_strike.art.sketch import Mark, lines, plain, solid
from generator.scene.curves import facets, shape
from generator.scene.outlines import disc


def thief_male() -> list[Mark]:
    """A hooded man, crouched, with a short sword and a whip."""
    return [
        # The whip.
        solid("bark", ribbon("11,50,2 6,36,1.8 12,24,1.6 22,19,1.4 23,9,1.2 14,5,0.9 6,9,0.6")),
        solid("moss", shape("34,28 / 24,38 16,56 14,78 / 22,76 26,84 34,76 / 44,60 46,34")),
        limb("bark", "33,64,6.8 22,76,6 20,90,4.4"),
        boot("hide", 20, 90),
        limb("bark", "44,64,6.8 60,72,6.2 58,90,4.4"),
        boot("hide", 58, 90),
        solid("hide", shape("31,34 40,30 50,35 / 52,48 50,58 / 54,72 / 42,69 / 28,72 / 31,58 28,46 31,34")),
        lines("40,32 41,46 41,56|33,38 40,42 49,39|35,60 34,69|46,60 48,69", 1),
        solid("bark", shape("29,56 40,58 51,56 / 52,61 40,63 28,61")),
        plain("gold", disc(41, 59.6, 2.4), line="inner"),
        limb("hide", "32,39,5.2 21,46,4.6 12,50,3.8"),
        fist("skin", 11, 50, 3.6),
        *held(arms.dagger(), 66, 50, 50, 22, 82),
        limb("hide", "49,39,5.2 57,52,4.6 65,51,3.6"),
        fist("skin", 66, 50, 3.6),
        # Hood.
        *face("skin", 44, 23, 0.95),
        solid(
            "moss",
            shape(
                "46,12 38,8 30,13 28,24 30,34 / 26,40 36,42 46,40 54,38 / 46,34 40,30 39,22 41,16 47,15 / 52,16 / 46,12"
            ),
        ),
        lines("33,16 32,24 35,34|30,38 38,38 46,37", 1),
        solid("ember", shape("41,25 / 46,25.6 51,26 / 50,31 46,34 41,31")),
    ]


def thief_female() -> list[Mark]:
    """A woman on her toes, a dagger behind her back and a grappling hook in her hand."""
    return [
        # Her plait, flying.
        solid("bark", ribbon("36,12,3.6 27,10,3.8 19,15,3.4 13,12,2.4 7,15,0")),
        limb("violet", "36,57,6 26,70,5 16,82,3.8"),
        boot("hide", 13, 84, 0.9, 28),
        limb("violet", "43,57,6.2 52,72,5.2 53,88,3.8"),
        boot("hide", 53, 90, 0.95),
        # The arm behind, with the dagger.
        *held(arms.dagger(), 15, 50, 40, -160, 82),
        limb("skin", "34,31,3.6 22,38,3.2 15,49,2.8"),
        solid("amber", shape("33,27 41,25 47,29 / 48,38 45,46 / 51,62 / 42,58 36,63 28,59 / 34,46 32,36 33,27")),
        lines("40,27 41,36 40,44|33,54 32,60|44,52 46,59", 1),
        solid("bark", shape("32,44 40,46 46,44 / 48,50 40,52 31,50")),
        plain("gold", facets("40,45.6 43,48.6 40,51.6 37,48.6"), line="inner"),
        solid("hide", shape("44,52 52,52 53,60 50,64 45,62 / 44,52")),
        # The arm with rope and hook.
        lines("64,20 63,40 68,60 62,80 66,98", 0, "heavy", "hide"),
        limb("skin", "47,31,3.6 56,32,3.2 63,24,2.8"),
        solid(
            "slate",
            ribbon("64,20,1.6 65,10,1.6 65,0,1.6"),
            ribbon("65,0,1.6 58,-5,1.7 53,0,1.5 54,6,0"),
            ribbon("65,0,1.6 72,-5,1.7 77,0,1.5 76,6,0"),
        ),
        fist("skin", 64, 22, 3.4),
        limb("bark", "51,32,3.8 56,32,3.8"),
        limb("skin", "40,27,3 41,21,3"),
        *face("skin", 42, 14, 0.88),
        solid("bark", shape("47,8 43,4 37,4 32,9 32,18 36,24 / 38,20 37,14 40,11 / 47,8")),
        solid("ember", shape("31,12 40,9 48,6 / 48.6,10 40,12.4 32,16")),
    ]


def elf() -> list[Mark]:
    """An elf with a drawn bow, a quiver and long hair."""
    return [
        # Cloak and quiver.
        solid("moss", shape("32,26 / 22,38 17,58 12,86 / 20,82 26,90 34,82 / 42,60 44,30")),
        solid("hide", shape("20,20 / 29,16 / 36,44 / 28,47")),
        solid("bone", facets("19,18 17,6 20,5 23,17"), facets("23,17 23,4 26,4 27,16"), depth=0),
        limb("hide", "35,58,5.8 30,73,4.8 27,88,3.6"),
        boot("bark", 27, 90, 0.9),
        limb("hide", "43,58,5.8 50,73,4.8 51,88,3.6"),
        boot("bark", 51, 90, 0.9),
        solid("leaf", shape("31,28 39,25 47,29 / 47,42 45,48 / 53,68 / 44,65 38,70 31,65 24,68 / 32,48 29,38 31,28")),
        lines("39,27 39,40 39,50|30,60 28,66|46,58 49,66", 1),
        solid("bark", shape("31,47 39,49 46,47 / 47,52 39,54 30,52")),
        plain("gold", disc(40, 50.6, 2.2), line="inner"),
        # Bow, string, arrow.
        lines("64,2 34,31 64,72", 0),
        solid("bark", ribbon("62,0,1.2 72,12,2.2 75,26,2.6 75,46,2.6 72,60,2.2 62,74,1.2")),
        solid("bone", ribbon("34,31,0.9 56,33,0.9 76,34.6,0.9")),
        solid("steel", facets("75,30.6 83,35 75,39 77,34.8")),
        # Arms.
        limb("leaf", "46,32,4.6 58,38,4.2 72,36,3.2"),
        limb("hide", "60,38,3.9 70,36,3.5"),
        fist("skin", 73.5, 36, 3.4),
        limb("leaf", "33,32,4.8 21,33,4.4 31,31,3.4"),
        fist("skin", 35, 31, 3.3),
        limb("skin", "40,27,3 41,22,3"),
        *face("skin", 42, 14, 0.88),
        solid("gold", shape("48,8 43,3 36,3 31,8 30,18 27,28 23,34 / 31,34 37,28 38,21 37,14 41,10 / 48,8")),
        lines("34,8 33,18 30,28|38,6 35,12", 1),
        solid("skin", shape("38,15 / 33,9 28,6 / 29,12 33,18 37,19")),
        plain("moss", shape("31,10 40,8 48,7 / 48,9 40,10.4 31,12.4"), line="inner"),
    ]
