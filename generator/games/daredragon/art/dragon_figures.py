"""The dragon's four parts, standing, on a grid of 70 by 100."""

from __future__ import annotations

from generator.games.daredragon.art.beast import head
from generator.games.daredragon.art.claws import digit, hand, spade
from generator.games.daredragon.art.curves import loop, shape
from generator.games.daredragon.art.cuts import RUN_OUT, comb, gouges, ribbon, spines
from generator.games.daredragon.art.sketch import Mark, cut, ink, paper, placed
from generator.scene.geometry import rotate, scale, translate


def jaws() -> list[Mark]:
    """A neck that rises and a head that looks down its nose."""
    return [
        ink(spines("8,97 4,82 2,66 5,52 12,42", 5, 8.5)),
        ink(ribbon("24,36,8 14,50,10.5 13,66,12 19,82,14 22,96.5,15")),
        cut(gouges("9,99 10,92 10,86|16,98 16,90 15,82|23,97 22,91 20,85", 2.6, RUN_OUT), level=0),
        paper(shape("33,40 27,50 25,62 29,75 38,86 44,97 / 34,97 30,88 22,76 18,64 20,50 26,40 / 33,40"), line=0.8),
        ink(comb("20,48 18,60 20,72 28,86 35,97", "29,47 26,60 28,73 37,85 43,95", 10, 1.5, -0.12, even=True)),
        cut(comb("5,54 2,66 5,78", "12,54 9,67 12,78", 6, 1.8, 0.1)),
        *placed(head(), translate(8, 2) @ scale(0.6) @ rotate(4)),
    ]


def _arm(x: float, y: float, forearm: str) -> list[Mark]:
    """A forearm that rises from the ground; the hand, its wrist at (x, y), hooks over to the right."""
    return [
        ink(ribbon(forearm), halo=0.9),
        *placed(hand(), translate(x, y) @ rotate(-92) @ scale(0.62) @ translate(-42, -38)),
    ]


def paws() -> list[Mark]:
    """Two paws that have just noticed somebody."""
    return [
        ink(spines("28,74 34,54 44,41", 2, 7)),
        *_arm(50, 37, "52,34,7 45,50,8.5 40,68,9.5 40,97,12"),
        cut(comb("36,56 32,68 30,84", "43,60 38,70 37,84", 4, 1.7, 0.1)),
        cut(gouges("31,98 33,91 35,86|39,98 39,90 39,81|47,98 46,91 45,84", 2.6, RUN_OUT), level=0),
        ink(spines("0,94 6,76 15,63", 2, 7)),
        *_arm(24, 58, "27,55,7 18,70,8.5 13,84,9.5 12,97,11"),
        cut(comb("10,76 5,84 3,92", "17,79 11,86 9,92", 3, 1.7, 0.1)),
        cut(gouges("4,98 6,93 8,88|11,98 12,91 13,85|19,98 19,92 18,87", 2.6, RUN_OUT), level=0),
    ]


def _leg() -> list[Mark]:
    toes = [
        *digit("58,68,9 74,68,8.5 84,75,6.5", "82,73,6.6 91,78,4.6 98,92,0"),
        *digit("50,73,9 63,76,8.5 70,83,6.5", "68,81,6.8 76,86,4.8 81,97,0"),
        *digit("40,74,9 47,79,8.5 52,85,6.5", "50,84,6.8 57,89,4.8 60,98,0"),
        cut(gouges("62,66 72,64 80,68|54,71 62,72 67,77|44,73 48,76 50,80", 2.0), level=2),
        cut(gouges("86,75 92,81 95,87|72,84 76,88 79,93|54,87 57,91 59,95", 1.6)),
    ]
    return [
        ink(ribbon("18,68,5 12,74,4 6,82,0")),
        ink(ribbon("46,46,9.5 32,58,8 19,69,6.5"), ribbon("19,66,6.5 24,78,6.5 32,86,8 40,88,8"), halo=0.9),
        ink(loop("2,24 10,9 24,3 37,9 47,22 54,38 55,49 49,56 40,56 26,48 10,37"), halo=0.9),
        cut(comb("5,33 14,42 28,51 40,57 50,56", "12,26 21,35 32,43 42,49 48,48", 9, 2.2, 0.1)),
        cut(gouges("50,36 50,44 48,50|44,26 46,34 46,42", 1.6), level=2),
        *placed(toes, translate(10, 47) @ scale(0.515)),
    ]


def legs() -> list[Mark]:
    """Two hind legs in mid stride."""
    return [
        *placed(_leg(), translate(27, 12) @ scale(0.8)),
        *_leg(),
        cut(gouges("0,16 7,19 14,25|7,8 13,13 18,20|17,2 20,9 24,16|29,2 30,8 31,14", 2.8, RUN_OUT), level=0),
    ]


def tail() -> list[Mark]:
    """A tail that waits for somebody."""
    return [
        ink(spines("0,76 20,77 38,75 47,68 46,61 36,57 24,48 20,38 22,24 32,13", 11, 8.5, last=0.5)),
        ink(ribbon("0,86,11 20,88,11.5 42,86,11 56,74,9.5 54,60,8 38,52,7 26,40,6 28,24,5 42,14,4")),
        cut(comb("20,98 44,96 60,84 64,72", "20,90 42,88 56,76 57,68", 11, 2.0, -0.1)),
        cut(gouges("-1,79 6,80 13,81|-1,86 9,87 19,88|-1,93 6,93.5 13,94", 2.6, RUN_OUT), level=0),
        *placed(spade(), translate(41, 14) @ rotate(-14) @ scale(0.9)),
    ]
