"""Warrior, wizard and dwarf, standing, on a grid of 80 by 100."""

from __future__ import annotations

from generator.games.dragon_strike.art import arms
from generator.games.dragon_strike.art.bodies import boot, face, fist, held, limb
from generator.games.dragon_strike.art.forces import spot
from generator.games.dragon_strike.art.sketch import Mark, lines, mirrored, placed, plain, solid
from generator.scene.curves import facets, shape
from generator.scene.geometry import rotate, translate
from generator.scene.outlines import disc


def warrior() -> list[Mark]:
    """A man in mail with a shield at his back hand and his sword raised."""
    return [
        solid("violet", shape("36,24 / 24,30 14,46 9,68 3,90 / 12,87 18,93 26,87 32,92 / 46,66 46,30")),
        lines("24,40 18,62 14,86|32,44 28,66 26,86", 1),
        limb("slate", "35,60,6.6 29,74,5.6 26,88,4.6"),
        boot("bark", 26, 90),
        limb("slate", "45,60,6.6 53,73,5.6 55,88,4.6"),
        boot("bark", 55, 90),
        solid(
            "steel",
            shape("30,27 40,23 51,27 / 53,42 50,52 / 58,71 / 50,68 44,72 36,68 28,72 22,69 / 30,52 27,38 30,27"),
        ),
        lines("24,65 32,63 40,66 48,63 55,65|27,58 34,57 41,59 48,57 52,58", 1),
        solid("amber", shape("34,25 40,24 47,26 / 48,50 53,66 / 44,69 36,67 28,67 / 33,50 34,25")),
        solid("hide", shape("29,50 40,52 51,50 / 52,55 40,57 28,55")),
        plain("gold", disc(41, 53.6, 2.6), line="inner"),
        plain("violet", facets("41,32 45,38 41,44 37,38"), line="inner", level=1),
        # The shield arm.
        limb("steel", "31,31,5.6 20,40,5 17,52,4.2"),
        *spot(17, 56, 33, arms.shield("ember")),
        # Head and helmet.
        limb("skin", "41,26,4 42,20,4"),
        *face("skin", 43, 14, 0.95),
        solid("steel", shape("34,18 33,9 37,3 44,1 50,5 51,11 / 45,10.6 40,11 / 39,16 39,24 / 34,24 34,18")),
        solid("gold", shape("33,9 40,8 51,10 / 51.4,12.4 40,10.8 33,12")),
        solid("ember", shape("38,3 / 34,-3 26,-4 18,0 / 22,3 20,8 / 28,5 36,6")),
        # The sword arm.
        *held(arms.sword(), 66, 40, 56, 9),
        limb("steel", "50,31,5.6 60,42,5 65,42,3.8"),
        limb("hide", "60,43,4.4 65,41,4"),
        fist("skin", 66.5, 40.5, 3.8),
        solid(
            "steel",
            shape("44,30 46,25 52,25 57,30 57,36 / 50,35 44,30"),
            shape("36,30 34,25 29,25 25,30 24,36 / 30,35 36,30"),
        ),
    ]


def _hat() -> list[Mark]:
    """A pointed hat with a star."""
    marks = [
        solid("violet", shape("32,16 / 36,2 34,-8 26,-14 / 40,-16 48,-6 52,14")),
        solid("violet", shape("20,18 32,13 44,16 54,11 64,13 / 56,20 44,21 32,21 20,18")),
        plain("gold", shape("32.6,14 42,14.6 51.4,11 / 52,15 42,18.4 32,17"), line="inner"),
        plain("gold", facets("40,-4 42,0 46,1 42.6,3 43,7 40,4.6 37,7 37.4,3 34,1 38.6,0"), line="hair", level=1),
    ]
    return placed(marks, translate(0.5, -2.5) @ rotate(-4, 42, 14))


def wizard() -> list[Mark]:
    """An old man in a long robe, with a pointed hat, a staff and a spell in his hand."""
    return [
        boot("bark", 30, 90, 0.9),
        boot("bark", 48, 90, 0.9),
        solid(
            "violet", shape("30,28 40,25 49,29 / 52,46 56,66 62,93 / 52,91 44,95 34,92 24,95 16,92 / 22,66 27,46 30,28")
        ),
        lines("32,52 28,72 25,91|40,54 39,74 39,92|47,52 51,72 54,91", 1),
        solid("gold", shape("17,86 28,88 40,87 60,86 / 62,93 52,91 44,95 34,92 24,95 16,92")),
        # The staff, and the arm that holds it.
        *held(arms.staff(), 66, 54, 96, 0, 56),
        solid("violet", shape("46,30 52,32 60,42 66,48 / 66,58 58,66 50,58 44,44 46,30")),
        fist("skin", 66.5, 53, 3.6),
        # The arm with the spell.
        solid("violet", shape("33,31 28,32 18,44 10,46 / 10,56 18,66 26,56 34,46 33,31")),
        lines("13,48 16,56 20,61|62,50 61,56 58,61", 1),
        fist("skin", 9, 47, 3.6),
        *spot(
            8, 36, 18, [solid("gold", shape("50,2 58,36 92,30 66,54 84,88 50,68 16,88 34,54 8,30 42,36 50,2"), depth=0)]
        ),
        solid("hide", shape("27,56 40,59 52,56 / 53,61 40,64 26,61")),
        *face("skin", 42, 23.5, 1.0, beard=True),
        solid("paper", shape("35,24 34,34 36,46 40,58 / 47,46 50,36 48,29 / 50,26 46,25 42,27 38,26 35,24")),
        lines("39,30 40,40 41,50|44,30 45,38 44,46", 1),
        *_hat(),
    ]


def dwarf() -> list[Mark]:
    """A dwarf, as broad as high, with a battle-axe and a beard to his belt."""
    return [
        limb("slate", "28,72,8 24,82,7 23,90,6"),
        boot("bark", 23, 90, 1.15),
        limb("slate", "48,72,8 53,82,7 54,90,6"),
        boot("bark", 54, 90, 1.15),
        solid("steel", shape("20,42 38,35 56,42 / 62,58 58,68 / 62,82 / 50,79 38,83 26,79 14,82 / 18,68 14,58 20,42")),
        lines("17,76 28,73 38,77 48,73 60,76|18,69 28,67 38,70 48,67 58,69", 1),
        solid("hide", shape("16,64 38,68 60,64 / 61,71 38,75 15,71")),
        # The axe and the arm that bears it.
        *held(mirrored(arms.axe()), 2, 56, 84, -8, 72),
        limb("steel", "21,46,7.4 10,58,6.4 4,58,5"),
        fist("skin", 2, 57, 4.8),
        # Head: face, beard, helmet.
        *face("skin", 41, 31, 1.2, beard=True),
        solid(
            "amber",
            shape("29,30 24,44 28,58 36,72 / 41,66 / 46,73 / 54,58 56,44 50,36 / 54,35 54,33 47,33 42,36 34,36 29,30"),
        ),
        lines("33,42 34,54 37,64|41,42 41,54 41,62|49,42 49,52 46,62", 1),
        solid("amber", shape("40,37 48,34 56,38 / 60,42 / 50,42 42,41")),
        solid("steel", shape("26,32 24,20 32,11 42,10 51,15 53,24 / 44,23 34,24 / 32,32 / 26,32")),
        solid("gold", shape("24,22 38,20 53,22 / 54,27 38,25 25,27")),
        solid(
            "bone", shape("27,20 / 16,18 10,8 13,-2 / 20,8 30,11"), shape("48,15 / 58,12 62,3 58,-6 / 70,4 66,18 53,23")
        ),
        # The arm in front, fist on the belt.
        limb("steel", "55,46,7.4 65,57,6.6 57,66,5.4"),
        fist("skin", 55, 67, 4.8),
        solid(
            "steel",
            shape("14,50 14,42 22,38 30,42 30,49 / 22,46 14,50"),
            shape("46,48 47,40 56,38 64,44 64,53 / 56,47 46,48"),
        ),
        plain("gold", disc(38, 71, 4), line="inner"),
    ]
