"""The dragon's limbs: a clawed hand, a foot, the tip of the tail."""

from __future__ import annotations

from functools import cache

from generator.games.daredragon.art.cuts import RUN_OUT, comb, gouges, ribbon
from generator.games.daredragon.art.sketch import Mark, cut, ink
from generator.scene.curves import shape


def digit(finger: str, claw: str) -> list[Mark]:
    """A finger or toe and the claw at its end."""
    return [ink(ribbon(claw), halo=1.3), ink(ribbon(finger), halo=1.3)]


@cache
def hand() -> tuple[Mark, ...]:
    """Four clawed fingers of a forearm that comes from the upper left; the wrist is at (42, 38)."""
    marks: list[Mark] = []
    fingers = (
        ("38,46,7 40,60,6.5 34,70,5", "36,67,5.6 28,76,4 26,92,0"),
        ("44,48,7 54,62,6.5 52,74,5.2", "53,71,5.8 48,82,4.2 50,99,0"),
        ("50,42,7 66,52,6.5 69,64,5.2", "69,61,5.8 69,74,4.2 76,90,0"),
        ("48,34,7 66,34,6.5 78,42,5.2", "76,40,5.8 84,49,4.2 96,62,0"),
    )
    for finger, claw in fingers:
        marks += digit(finger, claw)
    return (
        *marks,
        cut(gouges("52,36 60,35 69,37|55,45 62,50 66,56|46,53 50,60 50,67", 1.8), level=2),
        cut(gouges("80,46 84,51 90,57|70,68 71,75 74,83|50,78 49.5,85 50,92|31,76 28.5,81 27.5,87", 1.4)),
    )


@cache
def paw() -> tuple[Mark, ...]:
    """A forearm that reaches from the upper left and strikes down to the right, on a grid of 100."""
    return (
        ink(shape("2,18 / 0,40 / 14,28")),
        ink(ribbon("0,4,15 14,14,14 30,27,11 42,38,13")),
        cut(gouges("-12,17 0,19 8,26|-3,10 8,13 15,20|3,2 12,5 19,11", 3.4, RUN_OUT), level=0),
        *hand(),
        cut(comb("15,5 24,12 36,21 48,29", "15,14 22,21 32,29 42,36", 6, 2.2, 0.12)),
    )


@cache
def toes() -> tuple[Mark, ...]:
    """Three toes on the ground, their ankle at (50, 74), their claws at about (98, 92)."""
    return (
        *digit("58,68,9 74,68,8.5 84,75,6.5", "82,73,6.6 91,78,4.6 98,92,0"),
        *digit("50,73,9 63,76,8.5 70,83,6.5", "68,81,6.8 76,86,4.8 81,97,0"),
        *digit("40,74,9 47,79,8.5 52,85,6.5", "50,84,6.8 57,89,4.8 60,98,0"),
        cut(gouges("62,66 72,64 80,68|54,71 62,72 67,77|44,73 48,76 50,80", 1.8), level=2),
        cut(gouges("86,75 92,81 95,87|72,84 76,88 79,93|54,87 57,91 59,95", 1.4)),
    )


@cache
def foot() -> tuple[Mark, ...]:
    """A hind leg that comes down from above, its toes to the right, on a grid of 100."""
    leg = ribbon("46,0,23 48,16,24 46,36,19 42,54,13 44,70,14")
    spur = ribbon("34,68,8 24,72,6 14,84,0")
    return (
        ink(spur, halo=1.3),
        ink(leg, ribbon("34,72,11 48,74,13 60,75,11")),
        cut(gouges("28,-1 30,8 34,17|38,-1 39,10 40,22|48,-1 48.5,12 48,26|57,-1 57,9 56,18", 4.0, RUN_OUT), level=0),
        *toes(),
        cut(comb("26,14 29,34 31,48 32,60", "38,18 40,36 38,50 40,62", 7, 2.6, -0.1)),
    )


def spade() -> list[Mark]:
    """The tip of a tail as an arrow that points to the right, joined at (0, 0); about 30 long."""
    return [
        ink(shape("-2,-4 6,-5 / 2,-15 / 14,-11 24,-6 33,0 / 24,6 14,11 2,15 / 6,5 -2,4"), halo=1.2),
        cut(gouges("8,0 16,-0.5 26,0", 2.0), level=1),
        cut(gouges("8,-8 13,-6.5 19,-3.5|8,8 13,6.5 19,3.5", 1.3), level=2),
    ]
