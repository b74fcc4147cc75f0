"""Gargoyle, manscorpion, fire elemental and troll, standing, each on a grid of its own with the ground at 99."""

from __future__ import annotations

from generator.games.dragon_strike.art import arms
from generator.games.dragon_strike.art.bodies import face, fist, held, limb
from generator.games.dragon_strike.art.curves import ribbon
from generator.games.dragon_strike.art.sketch import Mark, lines, placed, plain, solid
from generator.scene.curves import facets, shape
from generator.scene.geometry import scale, translate
from generator.scene.outlines import disc


def _bat_wings() -> list[Mark]:
    """Two wings of stone, spread."""
    marks = [
        solid("slate", shape("40,48 / 26,44 / 18,22 / 4,6 / 2,30 6,50 / 0,62 / 14,62 / 16,74 / 28,66 / 42,66")),
        lines("18,22 14,40 14,60|18,22 8,38 4,56|26,44 24,56 28,66", 0),
        solid("slate", shape("62,48 / 76,42 / 82,20 / 96,2 / 99,28 96,48 / 102,60 / 88,60 / 86,72 / 74,64 / 60,64")),
        lines("82,20 87,40 88,58|82,20 92,36 98,54|76,42 77,54 74,64", 0),
    ]
    return placed(marks, translate(51, 60) @ scale(1.08, 1.4) @ translate(-51, -60))


def gargoyle() -> list[Mark]:
    """A squatting creature of stone with a bat's wings, horns and a tail."""
    return [
        *_bat_wings(),
        solid("stone", ribbon("34,86,4 18,88,3.6 8,80,3 6,70,2.4"), shape("6,74 / -2,70 / 5,60 / 14,68")),
        solid("stone", shape("40,42 51,38 63,42 / 68,58 64,76 / 52,86 40,80 / 34,62 40,42")),
        lines("44,50 52,54 61,50|45,60 52,63 61,60|46,70 53,72 60,70", 1),
        # Legs.
        solid("stone", shape("40,66 28,68 22,80 30,90 / 26,93 / 20,99 / 44,99 / 44,93 / 38,89 46,80")),
        solid("stone", shape("58,68 70,66 80,76 78,90 / 84,92 / 90,99 / 62,99 / 62,92 / 66,88 56,82")),
        lines("28,99 29,95|35,99 36,95|70,99 71,95|78,99 79,95|30,76 36,80|72,74 66,80", 1),
        # Arms.
        limb("stone", "42,47,5.6 32,60,5 38,74,4.2"),
        solid("stone", shape("34,72 / 43,72 / 46,80 / 44,88 / 41,80 / 39,89 / 36,80 / 33,86 32,78")),
        limb("stone", "61,47,5.6 74,54,5 84,48,4.2"),
        solid("stone", shape("82,53 / 81,44 / 88,40 / 97,42 / 90,45 / 99,49 / 90,50 / 95,55 / 87,55")),
        # Head.
        solid(
            "stone",
            shape("44,24 / 36,18 32,6 36,-4 / 41,6 49,14"),
            shape("58,16 / 66,12 70,2 66,-8 / 77,0 75,16 66,24"),
        ),
        solid(
            "stone", shape("42,30 42,20 50,14 60,14 67,20 / 69,26 74,30 73,34 / 70,36 70,41 62,45 52,44 45,39 42,30")
        ),
        solid("stone", shape("46,28 / 34,24 30,30 / 36,36 46,36")),
        plain("gold", shape("58,26 64,24 67,27 / 63,30 58,29 58,26"), line="hair"),
        plain("dot", disc(64, 27, 1.2)),
        lines("55,22 62,21 68,25", 0, "bold"),
        plain("dot", shape("56,36 64,37 71,35 / 68,40 61,41 56,36")),
        plain("paper", facets("60,36.6 61.4,40 63,36.8"), facets("66,36.6 67.2,39.4 68.6,36")),
    ]


def manscorpion() -> list[Mark]:
    """A man in front, a scorpion behind: two swords, many legs, a sting above it all."""
    segments = (
        (21, 66, 10.5), (11, 54, 9.6), (6, 41, 8.8), (7, 28, 8), (13, 16, 7.2), (23, 8, 6.6),
    )  # fmt: skip
    legs = (
        "34,76,3 20,64,2.6 12,80,2.2 8,98,1",
        "40,78,3 30,70,2.6 24,84,2.2 22,98,1",
        "50,80,3 48,72,2.6 42,86,2.2 40,98,1",
        "58,80,3 62,72,2.6 62,86,2.2 58,98,1",
        "64,76,3 76,68,2.6 80,84,2.2 76,98,1",
    )
    return [
        solid("bark", shape("28,4 / 38,2 46,10 45,22 / 38,14 29,14")),
        *(solid("amber", disc(x, y, r)) for x, y, r in reversed(segments)),
        *(limb("bark", text) for text in legs[:2]),
        solid("amber", shape("14,72 24,60 42,60 60,62 70,70 68,80 54,85 34,85 18,82 14,72")),
        lines("28,61 25,72 30,84|40,60 38,72 42,85|52,61 51,72 54,85", 0),
        *(limb("bark", text) for text in legs[2:]),
        # The man.
        limb("skin", "50,38,5 40,48,4.4 34,40,3.6"),
        *held(arms.sword(), 33, 39, 44, -28),
        fist("skin", 33, 39, 4),
        solid("skin", shape("49,36 58,32 68,36 / 71,50 67,60 / 70,70 60,75 50,70 / 53,58 47,48 49,36")),
        lines("59,36 59,46|51,46 58,49 66,46|59,52 59,60|54,58 59,60 65,58", 1),
        solid("bark", shape("49,62 60,66 70,62 / 72,70 60,75 48,70")),
        solid("amber", shape("46,42 46,34 54,31 60,35 / 56,39 46,42"), shape("60,35 65,31 73,34 74,42 / 66,40 60,35")),
        *held(arms.sword(), 88, 50, 46, 22),
        limb("skin", "69,39,5 78,50,4.4 87,51,3.6"),
        limb("bark", "80,50,4.2 85,51,3.9"),
        fist("skin", 88, 50.5, 4),
        limb("skin", "59,34,3.8 60,28,3.8"),
        *face("skin", 61, 20, 0.95, beard=True),
        solid("ink", shape("56,28 62,28 68,26 / 67,32 63,38 60,33 56,28"), depth=0),
        solid("ink", shape("53,26 50,16 54,9 61,8 68,11 / 62,13 58,16 57,24 / 54,34 46,38 / 51,32 53,26"), depth=0),
        plain("gold", shape("52,13 61,12 68.4,11 / 68.4,14 61,15 52,17"), line="inner"),
    ]


def fire_elemental() -> list[Mark]:
    """A walking bonfire with arms of flame and eyes of coal."""
    body = (
        "50,99 30,98 24,90 / 30,90 / 22,80 22,68 30,56 / 26,58 / 18,52 8,52 2,42 / 0,30 8,20 / "
        "8,28 14,32 / 13,22 20,14 / 20,26 24,38 32,40 "
        "/ 32,28 40,16 / 40,22 44,26 / 44,12 54,-8 / 54,6 62,14 66,26 / 69,22 / 72,32 70,40 / "
        "78,36 80,24 / 86,32 84,38 / 90,34 91,24 "
        "/ 100,38 94,54 80,58 72,58 / 80,70 80,84 / 84,82 / 80,96 66,99 50,99"
    )
    middle = (
        "50,96 38,94 34,84 / 38,84 / 33,72 38,60 42,54 / 34,52 24,50 14,44 / 10,40 / 20,42 30,46 "
        "40,44 / 40,34 45,28 / 48,32 / 48,20 54,8 "
        "/ 56,18 62,26 62,36 / 64,44 / 74,46 84,44 90,40 / 88,50 78,54 66,54 / 70,66 70,80 / 73,80 / 70,92 50,96"
    )
    core = "52,92 43,88 42,78 46,66 48,58 / 50,62 / 54,50 / 58,60 62,72 / 62,84 52,92"
    return [
        solid("ember", shape(body)),
        plain("gold", shape(middle)),
        plain("glow", shape(core), level=1),
        plain("dot", shape("44,34 50,37 52,41 / 47,42 44,38 44,34"), shape("64,32 58,36 56,41 / 61,41 64,37 64,32")),
        plain("dot", shape("46,48 54,46 63,47 / 60,52 54,54 49,52 46,48")),
        plain("glow", facets("50,47 51.6,50 53.4,46.6"), facets("57,46.6 58,50 60,47"), level=1),
        plain(
            "gold",
            shape("6,12 / 10,4 / 13,12 9,16 6,12"),
            shape("88,14 / 92,6 / 95,14 91,18 88,14"),
            shape("70,10 / 73,3 / 76,10 73,13 70,10"),
            line="inner",
        ),
    ]


def troll() -> list[Mark]:
    """Long nose, long arms, a hump and warts."""
    return [
        solid("moss", shape("34,70 / 52,72 / 46,84 / 48,90 / 56,94 57,99 / 26,99 / 28,90 26,80")),
        solid("moss", shape("56,72 / 74,68 / 76,84 / 76,90 / 86,94 87,99 / 56,99 / 58,88")),
        lines("34,99 35,95|42,99 43,95|64,99 65,95|73,99 74,95", 1),
        # The arm behind, knuckles on the ground.
        solid("moss", shape("32,36 20,42 12,60 10,80 / 4,86 4,94 10,98 20,97 22,88 / 22,72 30,60 40,54")),
        lines("8,98 9,92|13,98 13,92", 1),
        solid(
            "leaf", shape("26,44 30,28 44,18 60,20 72,30 / 78,46 74,62 78,76 / 66,80 52,82 36,78 / 32,64 26,56 26,44")
        ),
        solid("bark", shape("34,66 54,71 76,66 / 80,84 / 70,80 / 64,90 / 58,80 / 48,88 / 44,79 / 32,82")),
        lines("44,42 56,47 68,42|54,50 55,60|40,72 39,78|68,72 70,78", 1),
        plain(
            "moss",
            disc(40, 30, 2.6),
            disc(36, 42, 2),
            disc(48, 26, 1.8),
            disc(64, 58, 2.2),
            disc(42, 58, 2.4),
            line="hair",
            level=1,
        ),
        # Head, low between the shoulders.
        solid("leaf", shape("54,16 / 44,8 38,10 / 42,20 52,26")),
        solid(
            "leaf",
            shape("52,28 50,16 56,6 68,3 78,8 80,14 / 92,20 98,30 94,36 84,30 / 82,34 86,40 82,48 70,50 58,44 52,28"),
        ),
        solid("bark", shape("54,8 / 50,-4 / 58,2 / 62,-8 / 67,1 / 74,-6 / 76,5 / 82,2 / 80,12 / 68,8 56,14")),
        plain("glow", disc(76, 18, 3.6), line="inner"),
        plain("dot", disc(77, 18.4, 1.4)),
        lines("70,12 76,12 82,15", 0, "bold"),
        plain("dot", shape("66,38 76,40 85,38 / 82,45 74,46 66,38")),
        solid("bone", facets("68,40 70,32 73,41"), facets("79,41 82,33 84,40"), depth=0),
        plain("moss", disc(92, 26, 1.8), disc(60, 34, 1.6), line="hair", level=1),
        # The arm in front, clawing.
        solid(
            "leaf",
            shape(
                "68,30 80,36 90,50 92,62 / 98,66 100,74 / 96,72 / 97,82 / 92,75 / 90,84 / 86,76 "
                "/ 82,82 / 80,72 82,64 76,54 68,48"
            ),
        ),
        lines("72,38 80,46", 1),
        plain("moss", disc(84, 52, 2), line="hair", level=1),
    ]
