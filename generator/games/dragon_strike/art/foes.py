"""Orc, bugbear, death knight and the evil wizard, standing, each on a grid of its own with the ground at 99."""

from __future__ import annotations

from generator.games.dragon_strike.art import arms
from generator.games.dragon_strike.art.bodies import boot, fist, held, limb
from generator.games.dragon_strike.art.curves import ribbon
from generator.games.dragon_strike.art.forces import bolt, skull, spot
from generator.games.dragon_strike.art.sketch import Mark, lines, plain, solid
from generator.scene.curves import facets, shape
from generator.scene.outlines import disc


def orc() -> list[Mark]:
    """Small, stooped, tusked, under a pot of a helmet, with a spear."""
    return [
        limb("moss", "30,66,7 20,78,6 20,90,4.6"),
        boot("bark", 20, 90),
        limb("moss", "44,66,7 54,76,6 54,90,4.6"),
        boot("bark", 54, 90),
        solid("hide", shape("24,38 36,32 50,38 / 54,54 52,64 / 57,80 / 48,75 40,82 32,76 22,81 / 22,62 20,48 24,38")),
        lines("30,44 38,50 48,46|26,60 38,64 52,60|40,66 40,76", 1),
        solid("bark", shape("21,58 38,63 53,58 / 54,64 38,69 21,64")),
        *held(arms.spear(), 66, 62, 104, 8, 62),
        limb("moss", "25,42,6 11,54,5.2 14,68,4.4"),
        fist("moss", 15, 69, 4.6),
        # Head, thrust forward.
        solid("moss", shape("36,38 32,26 38,16 50,14 60,20 / 61,25 68,28 67,32 / 62,33 66,38 64,46 54,49 44,47 36,38")),
        solid("moss", shape("40,28 / 28,22 20,22 / 26,32 38,35")),
        plain("gold", shape("52,25 58,24 60,27 / 56,29 52,28 52,25"), line="hair"),
        plain("dot", disc(57, 26.6, 1.2)),
        solid("bone", shape("56,41 / 58,33 / 61,41"), shape("62,40 / 65,33 / 66,41"), depth=0),
        lines("50,40 58,42 66,40|50,21 55,21 61,24", 0, "bold"),
        solid("slate", shape("32,25 32,14 40,6 52,6 62,14 63,21 / 52,17 40,19 32,25")),
        solid("slate", shape("44,6 / 48,-5 / 53,6")),
        lines("36,20 48,14 61,17", 1),
        limb("moss", "49,47,6 58,58,5.4 66,62,4.4"),
        fist("moss", 67, 62, 4.6),
        solid("slate", shape("40,49 42,41 50,40 57,46 58,54 / 50,52 40,49")),
    ]


def bugbear() -> list[Mark]:
    """A hairy bully with a bear's ears and a raised club."""
    fur = (
        "28,38 40,32 54,34 64,42 / 68,50 / 65,56 / 69,64 / 64,70 / 66,78 / 60,80 / 54,88 / 48,80 / 42,88 / 36,80 "
        "/ 28,84 / 26,76 / 20,72 / 24,64 / 19,56 / 24,50 / 22,44 / 28,38"
    )
    return [
        *held(arms.club(), 15, 32, 66, -16, 88),
        solid("hide", shape("28,74 / 44,76 / 40,88 / 46,94 46,99 / 18,99 20,92 24,90")),
        solid("hide", shape("46,76 / 62,74 / 64,88 / 72,93 73,99 / 46,99 48,92")),
        lines("26,99 27,95|33,99 34,95|54,99 55,95|61,99 62,95", 1),
        solid("hide", shape(fur)),
        solid("bark", shape("22,64 44,70 66,64 / 70,80 / 58,78 / 52,90 / 46,80 / 36,88 / 32,78 / 20,80")),
        lines("34,46 38,50 36,54|48,48 50,53 47,57|56,50 58,55 56,59|40,58 43,62 41,66", 1),
        # The raised arm.
        solid("hide", shape("34,38 / 26,46 / 18,44 / 16,38 / 8,36 / 10,28 / 18,26 24,32 34,30 40,36")),
        fist("hide", 15, 31, 6),
        # Head.
        solid("hide", disc(38, 9, 5.4), disc(60, 6, 5.4)),
        plain("bark", disc(38, 9, 2.6), disc(60, 6, 2.6)),
        solid(
            "hide",
            shape(
                "34,34 / 28,30 / 32,26 / 29,20 / 36,10 48,4 60,8 66,16 / 68,22 / 75,26 76,32 "
                "70,36 / 62,42 50,44 42,41 / 34,34"
            ),
        ),
        solid("bone", shape("58,24 70,22 77,28 76,34 68,38 58,34 58,24")),
        plain("dot", shape("71,23 77,25 77,29 73,29 71,23")),
        plain("gold", disc(58, 19, 2.8), line="hair"),
        plain("dot", disc(59, 19, 1.2)),
        lines("53,14 58,14.6 63,17", 0, "bold"),
        solid("paper", facets("62,34 64,40 66,34"), facets("70,34 72,39 73.6,33"), depth=0),
        lines("60,33 68,36 75,33", 0),
        # The other arm.
        solid("hide", shape("56,42 66,44 76,56 / 82,58 / 80,64 / 84,70 / 76,78 66,76 / 64,70 / 68,64 58,58 54,50")),
        fist("hide", 76, 74, 6),
        lines("62,50 66,54 64,58|74,58 76,62 73,66", 1),
    ]


def death_knight() -> list[Mark]:
    """A skull in a horned helm, black plate with spikes, a torn cloak, a sword set on its point."""
    return [
        solid(
            "violet",
            shape(
                "32,26 / 18,32 10,52 6,76 0,96 / 10,90 / 12,98 / 20,90 / 24,99 / 30,88 / 54,90 / "
                "58,98 / 64,90 / 70,96 / 66,70 58,36"
            ),
        ),
        lines("20,40 14,66 10,86|28,44 24,70 22,88", 1),
        limb("slate", "34,62,7 28,76,6.2 26,89,5.4"),
        limb("slate", "46,62,7 52,76,6.2 54,89,5.4"),
        solid(
            "slate",
            shape("20,88 / 32,88 / 32,92 42,96 / 42,99 / 18,99"),
            shape("48,88 / 60,88 / 60,92 70,96 / 70,99 / 46,99"),
        ),
        solid("slate", shape("22,78 27,70 34,76 / 31,82 24,82"), shape("47,76 54,70 60,78 / 57,82 50,82")),
        solid(
            "slate",
            shape("26,30 40,26 54,30 / 58,46 52,56 / 56,72 / 48,68 / 40,76 / 32,68 / 24,72 / 28,56 22,46 26,30"),
        ),
        lines("40,28 40,56|28,40 40,46 53,40|28,56 40,60 52,56|34,60 32,66|46,60 48,66", 1),
        plain("ember", facets("40,36 44,42 40,50 36,42"), line="inner"),
        limb("slate", "28,34,5.6 20,46,5.2 32,56,4.4"),
        solid(
            "slate",
            shape("30,36 28,26 18,24 12,30 / 4,24 / 10,36 / 4,42 / 16,44 / 30,36"),
            shape("50,36 52,26 62,24 68,30 / 76,24 / 70,36 / 76,42 / 64,44 / 50,36"),
        ),
        # Skull and helm.
        solid("bone", shape("31,10 40,6 48,9 50,15 / 50,20 / 47,22 / 46,28 / 37,28 / 36,22 31,18 31,10")),
        plain("ember", disc(39, 15.6, 2.6), disc(46.6, 15.6, 2.3)),
        plain("gold", disc(39.6, 15.6, 1), disc(47, 15.6, 1)),
        plain("dot", facets("43,18 45,21.4 41.8,21.4")),
        lines("39,24 39,28|42,24 42,28|45,24 45,28", 0),
        solid("slate", shape("28,22 26,8 34,0 44,-1 51,6 52,13 / 46,10 38,10 34,14 / 34,26 / 29,27 28,22")),
        solid(
            "bone",
            shape("27,8 / 18,6 12,-2 14,-12 / 20,-4 30,1"),
            shape("47,1 / 56,-2 59,-9 56,-17 / 66,-10 64,3 52,8"),
        ),
        # The sword, its point on the ground, and the hands on it.
        *held(arms.sword("ember"), 52, 52, 58, 174, 84),
        limb("slate", "53,34,5.6 62,46,5.2 54,54,4.4"),
        fist("slate", 51, 54, 5),
        fist("slate", 42, 56, 4.6),
        lines("42,56 51,54", 2),
    ]


def teraptus() -> list[Mark]:
    """The evil wizard: a collar like wings, a bald head, a skull on his staff, lightning in his hand."""
    return [
        solid("ink", shape("28,24 14,34 6,60 2,94 / 14,90 24,96 36,92 / 52,96 60,90 / 56,60 52,32")),
        solid("violet", shape("30,30 40,27 51,30 / 54,50 58,70 64,96 / 52,92 42,97 30,92 18,96 / 24,70 27,50 30,30")),
        solid("ember", shape("35,30 46,30 / 46,60 49,95 42,97 33,93 / 36,60 35,30")),
        lines("30,56 26,74 23,92|52,56 55,74 58,92|40,36 40,60 40,92", 1),
        plain("gold", shape("24,56 40,60 55,56 / 56,61 40,65 23,61"), line="inner"),
        # The staff.
        solid("bark", ribbon("14,99,1.9 13,60,1.9 13,22,1.9")),
        solid("bark", shape("7,24 2,10 6,0 / 7,12 13,19 / 19,12 20,0 / 25,10 19,24 13,28")),
        *spot(13, 10, 17, skull()),
        solid("violet", shape("32,33 24,34 16,46 10,52 / 14,62 24,66 32,54 38,42")),
        fist("skin", 13, 54, 3.7),
        # Collar and head.
        solid("violet", shape("36,36 / 22,30 16,16 18,2 / 28,8 36,18 / 46,18 54,6 63,-2 / 66,14 62,28 48,36 42,38")),
        plain(
            "ember",
            shape("36,33 / 26,27 21,17 22,8 / 30,14 36,22 / 47,22 54,12 60,6 / 61,16 57,25 47,33 42,35"),
            line="hair",
        ),
        solid(
            "skin",
            shape(
                "34,12 36,4 44,1 51,4 52,9 / 56,14 54.6,15.4 / 52.6,15.6 / 53,18 51,22 47,23 / "
                "44,27 39,28 / 37,22 34,18 34,12"
            ),
        ),
        lines("45,8 49,9 52,11", 0, "bold"),
        plain("gold", disc(49, 12, 1.6), line="hair"),
        plain("dot", disc(49.4, 12, 0.8)),
        solid("ink", shape("44,20 52,19 / 52,25 49,33 46,40 / 44,32 41,25 / 37,24 36,16 / 39,20 44,20"), depth=0),
        solid("slate", shape("33,10 36,2 44,-1 51,2 / 45,4 40,7 37,14 / 34,16 33,10")),
        # The hand with lightning.
        solid("violet", shape("46,32 53,33 64,36 74,34 / 78,44 70,52 58,50 48,44")),
        lines("74,38 70,45 64,48", 1),
        fist("skin", 76, 37, 3.8),
        *spot(78, 20, 30, bolt("lilac"), 14),
    ]
