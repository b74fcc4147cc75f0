"""The four suits and the joker: red suits cut open, black suits solid, so that grey print tells the pairs apart."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from generator.games.daredragon.art.cuts import comb, gouges
from generator.games.daredragon.art.palette import WOODCUT, Palette
from generator.games.daredragon.art.sketch import Mark, cut, ember, framed, ink, render
from generator.scene.curves import shape
from generator.scene.geometry import Box, scale, translate
from generator.scene.nodes import Node
from generator.scene.outlines import Steps, disc, hollow, moved

#: The four suits and the joker.
SUITS = ("hearts", "diamonds", "spades", "clubs", "joker")

_HEART = "50,97 / 38,80 12,60 4,38 8,17 26,7 42,13 50,28 / 58,13 74,7 92,17 96,38 88,60 62,80 50,97"
_DIAMOND = "50,1 / 59,22 72,38 90,50 / 72,62 59,78 50,99 / 41,78 28,62 10,50 / 28,38 41,22 50,1"
_SPADE = (
    "50,2 / 58,18 78,34 92,52 90,70 76,77 62,72 54,63 / 57,82 68,97 / 50,94 32,97 / 43,82 46,63 "
    "/ 38,72 24,77 10,70 8,52 22,34 42,18 50,2"
)
_STEM = "46,50 / 54,50 / 57,80 68,97 / 50,94 32,97 / 43,80 46,50"
_CAP = (
    "18,78 / 14,56 8,42 -2,36 / 10,26 24,30 32,42 / 34,26 42,12 50,2 / 58,12 66,26 68,42 / 76,30 90,26 102,36 "
    "/ 92,42 86,56 82,78 / 66,74 50,73 34,74 18,78"
)


def _within(steps: Steps, size: float, cy: float) -> Steps:
    """The outline shrunk towards (50, cy)."""
    return moved(steps, translate(50, cy) @ scale(size) @ translate(-50, -cy))


def _hearts() -> list[Mark]:
    heart = shape(_HEART)
    return [
        ember(hollow(heart, _within(heart, 0.74, 45))),
        ember(comb("21,30 25,46 37,61 48,70", "38,30 41,44 46,54 52,60", 7, 3.2, 0.1), level=1),
        ember(comb("79,30 75,46 63,61 53,69", "72,30 68,43 60,52 54,58", 6, 2.4, -0.1), level=1),
    ]


def _diamonds() -> list[Mark]:
    stone = shape(_DIAMOND)
    return [
        ember(hollow(stone, _within(stone, 0.68, 50))),
        ember(
            gouges("50,28 50,34 50,46|50,72 50,66 50,54|31,50 38,50 47,50|69,50 62,50 53,50", 5.0, (0, 0.6, 1, 0.7, 0)),
            level=1,
        ),
        ember(gouges("42,40 45,44 48,48|58,40 55,44 52,48|42,60 45,56 48,52|58,60 55,56 52,52", 2.4), level=2),
    ]


def _spades() -> list[Mark]:
    return [
        ink(shape(_SPADE)),
        cut(gouges("50,16 50,34 50,62", 4.0)),
        cut(comb("18,46 26,37 38,27", "26,58 36,50 45,40", 6, 2.8, 0.12)),
        cut(comb("82,46 74,37 62,27", "77,52 69,44 58,36", 5, 2.0, -0.12), level=2),
        cut(gouges("50,72 50,80 50,90", 3.0), level=2),
    ]


def _clubs() -> list[Mark]:
    return [
        ink(disc(50, 26, 23), disc(26, 58, 23), disc(74, 58, 23), disc(50, 48, 10), shape(_STEM)),
        cut(gouges("50,38 50,48 50,66|42,52 36,55 26,58|58,52 64,55 74,58", 3.4)),
        cut(comb("32,22 36,14 44,9", "40,27 43,20 49,17", 4, 2.6, 0.1)),
        cut(comb("8,56 11,46 20,39", "17,58 19,51 26,46", 4, 2.6, 0.1)),
        cut(comb("56,56 59,47 67,40", "64,58 66,51 73,46", 4, 2.6, 0.1)),
        cut(gouges("50,72 50,80 50,90", 3.0), level=2),
    ]


def _joker() -> list[Mark]:
    bells = (disc(-3, 40, 7.5), disc(50, 4, 7.5), disc(103, 40, 7.5))
    return [
        ink(shape(_CAP)),
        ink(shape("14,84 / 34,79 50,78 66,79 86,84 / 84,96 / 66,91 50,90 34,91 16,96")),
        ember(*bells, halo=1.6),
        cut(gouges("34,44 32,58 33,70|66,44 68,58 67,70", 3.0), level=0),
        cut(comb("50,18 46,34 44,52", "57,24 55,40 52,56", 5, 2.6, 0.1)),
        cut(
            comb("14,38 18,50 20,62", "25,38 26,50 27,60", 3, 2.6),
            comb("76,38 74,48 73,60", "86,40 82,50 80,62", 3, 2.6),
        ),
    ]


_DRAWINGS: dict[str, Callable[[], list[Mark]]] = {
    "hearts": _hearts,
    "diamonds": _diamonds,
    "spades": _spades,
    "clubs": _clubs,
    "joker": _joker,
}


@cache
def _sketch(name: str, small: bool) -> tuple[Mark, ...]:
    marks = _DRAWINGS[name]()
    if small and name == "hearts":
        marks = [ember(hollow(shape(_HEART), _within(shape(_HEART), 0.5, 43)))]
    if small and name == "diamonds":
        marks = [ember(hollow(shape(_DIAMOND), _within(shape(_DIAMOND), 0.42, 50)))]
    return tuple(framed([mark for mark in marks if not small or mark.level == 0]))


def suit(name: str, box: Box, palette: Palette = WOODCUT) -> tuple[Node, ...]:
    """A large suit sign, in a group named ``art``. Raises KeyError for a name that is not in ``SUITS``."""
    return render(_sketch(name, False), box, palette)


def pip(name: str, box: Box, palette: Palette = WOODCUT) -> tuple[Node, ...]:
    """A small suit sign for 2 to 8 mm, in a group named ``mark``. Raises KeyError as :func:`suit` does."""
    return render(_sketch(name, True), box, palette, name="mark")
