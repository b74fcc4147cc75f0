"""Roundels of the dragon's four parts: white on black, so that no one takes them for an action."""

from __future__ import annotations

from collections.abc import Sequence

from generator.games.daredragon.art.beast import head
from generator.games.daredragon.art.claws import foot, paw, spade
from generator.games.daredragon.art.cuts import comb, ribbon, spines
from generator.games.daredragon.art.sketch import Mark, cut, framed, ink, negative, placed
from generator.scene.geometry import rotate, scale, translate
from generator.scene.outlines import disc


def _roundel(marks: Sequence[Mark], size: float) -> list[Mark]:
    inside = placed(framed(marks, size, size, 0), translate(50 - size / 2, 50 - size / 2))
    return [ink(disc(50, 50, 48)), cut(disc(50, 50, 44.5), level=0), ink(disc(50, 50, 42.5)), *negative(inside)]


def jaws() -> list[Mark]:
    """A head."""
    return _roundel(head(tongue=False), 71)


def paws() -> list[Mark]:
    """A paw."""
    return _roundel(placed(paw(), rotate(-20)), 73)


def legs() -> list[Mark]:
    """A foot."""
    return _roundel(foot(), 67)


def tail() -> list[Mark]:
    """A tail."""
    return _roundel(
        [
            ink(spines("4,90 6,72 20,54 32,36 46,26", 5, 10, last=0.7)),
            ink(ribbon("12,100,13 15,76,12 32,58,10 44,40,8 58,36,6 72,44,4.6")),
            cut(comb("26,88 34,68 48,54", "18,86 28,64 42,48", 6, 2.6)),
            *placed(spade(), translate(70, 43) @ rotate(38) @ scale(1.2)),
        ],
        71,
    )
