"""Things to wear: gauntlets, boots, a winged cloak, an amulet, on a grid of 100."""

from __future__ import annotations

from generator.games.dragon_strike.art.forces import spot, wing
from generator.games.dragon_strike.art.sketch import Mark, lines, mirrored, plain, solid
from generator.scene.curves import facets, shape
from generator.scene.outlines import disc


def gauntlet() -> list[Mark]:
    """A mailed fist."""
    return [
        solid("steel", shape("26,64 / 72,64 / 84,97 / 50,99 14,97")),
        lines("22,76 50,79 77,76|18,87 50,90 80,87", 1),
        solid("steel", shape("20,60 16,40 22,22 / 40,14 62,14 80,20 / 88,36 84,52 76,64 / 50,68 26,66 20,60")),
        solid(
            "steel",
            shape("22,22 22,6 34,6 38,18 / 38,36 24,38 22,22"),
            shape("38,18 38,2 52,2 54,16 / 54,36 40,38 38,18"),
            shape("54,16 56,3 68,4 70,18 / 70,36 56,37 54,16"),
            shape("70,18 74,8 84,12 86,24 / 84,38 72,36 70,18"),
        ),
        solid("steel", shape("16,44 26,40 50,44 56,54 50,62 30,58 / 18,58 16,44")),
        plain("ember", disc(74, 50, 5), line="hair"),
    ]


def boots() -> list[Mark]:
    """A boot with a wing at its heel."""
    feather = spot(22, 44, 56, mirrored(wing()), -16)
    return [
        *feather,
        solid("hide", shape("34,14 / 66,14 / 64,56 / 80,68 97,76 98,90 / 34,90 / 30,70 36,50 34,14")),
        solid("bark", shape("32,88 / 98,88 / 98,96 / 56,96 / 54,92 / 50,97 / 32,97")),
        solid("gold", shape("30,6 / 70,6 / 68,22 / 50,28 32,22")),
        lines("38,66 50,62 62,58|46,74 56,68 66,62", 1),
    ]


def cloak() -> list[Mark]:
    """A cloak that is half wings."""
    left = mirrored(spot(76, 44, 62, wing("mist")))
    right = spot(76, 44, 62, wing("mist"))
    return [
        *left,
        *right,
        solid("violet", shape("38,22 50,28 62,22 / 70,50 78,92 / 66,97 58,92 50,98 42,92 34,97 22,92 / 30,50 38,22")),
        lines("44,40 40,66 36,88|56,40 60,66 64,88|50,38 50,88", 1),
        solid("violet", shape("34,24 36,8 50,2 64,8 66,24 / 58,32 50,34 42,32 34,24")),
        plain("dot", shape("42,24 44,14 50,11 56,14 58,24 / 50,29 42,24")),
        solid("gold", facets("50,28 55,34 50,40 45,34")),
    ]


def amulet() -> list[Mark]:
    """An amulet with the sign of an eye."""
    return [
        lines("24,2 28,24 42,40|76,2 72,24 58,40", 0, "bold"),
        solid("gold", facets("50,34 74,44 84,68 74,90 50,99 26,90 16,68 26,44")),
        solid("violet", disc(50, 67, 23)),
        plain("paper", shape("31,67 40,58 50,55 60,58 69,67 / 60,76 50,79 40,76 31,67"), line="hair"),
        plain("dot", disc(50, 67, 7)),
    ]
