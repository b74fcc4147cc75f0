"""The dragon's four parts, standing, on a grid of 70 by 100."""

from __future__ import annotations

from generator.games.daredragon.art.beast import head
from generator.games.daredragon.art.claws import hand, spade, toes
from generator.games.daredragon.art.cuts import RUN_OUT, comb, gouges, ribbon, scallops, spines
from generator.games.daredragon.art.sketch import Mark, cut, ink, paper, placed
from generator.scene.curves import shape
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
        *placed(hand(), translate(x, y) @ rotate(-104) @ scale(0.6) @ translate(-42, -38)),
    ]


def paws() -> list[Mark]:
    """Two paws that have just noticed somebody."""
    return [
        ink(spines("27,74 29,54 37,36", 2, 7)),
        *_arm(44, 31, "46,27,7 41,46,8.5 38,66,9.5 40,97,12"),
        cut(comb("33,52 30,66 29,82", "40,56 36,68 36,82", 5, 1.7, 0.1)),
        cut(gouges("31,98 33,91 35,86|39,98 39,90 39,81|47,98 46,91 45,84", 2.6, RUN_OUT), level=0),
        ink(spines("0,94 4,76 12,62", 2, 7)),
        *_arm(20, 57, "22,53,7 16,68,8.5 13,82,9.5 12,97,11"),
        cut(comb("9,74 5,83 3,92", "16,77 11,85 9,92", 3, 1.7, 0.1)),
        cut(gouges("4,98 6,93 8,88|11,98 12,91 13,85|19,98 19,92 18,87", 2.6, RUN_OUT), level=0),
    ]


def leg() -> list[Mark]:
    """One hind leg, its hip at the upper left."""
    return [
        ink(ribbon("18,68,5 12,74,4 6,82,0")),
        ink(ribbon("46,46,9.5 32,58,8 19,69,6.5"), ribbon("19,66,6.5 24,78,6.5 32,86,8 40,88,8"), halo=0.9),
        ink(
            shape(
                "3,28 2,20 / 16,22 / 6,12 / 19,13 / 15,3 / 27,8 36,12 47,22 54,38 55,49 49,56 40,56 26,48 10,37 3,28"
            ),
            halo=0.9,
        ),
        cut(comb("6,33 16,43 28,51 40,57 50,56", "12,26 23,34 33,42 42,48 48,48", 9, 2.2, 0.1)),
        cut(scallops([(20, 25, 46), (26, 28, 48), (32, 31, 48), (38, 34, 48)], 7, 1.2)),
        *placed(toes(), translate(10, 47) @ scale(0.515)),
    ]


def legs() -> list[Mark]:
    """Two hind legs in mid stride."""
    return [
        *placed(leg(), translate(27, 12) @ scale(0.8)),
        *leg(),
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
