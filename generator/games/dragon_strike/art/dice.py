"""Dice as functional marks, told apart by outline: a diamond, a kite and a ten-sided ring of facets."""

from __future__ import annotations

from functools import lru_cache

from generator.games.dragon_strike.art.palette import TORCH, Palette, Tone
from generator.games.dragon_strike.art.sketch import MARK, Mark, lines, plain, render, solid
from generator.scene.curves import facets
from generator.scene.geometry import Box, polygon
from generator.scene.nodes import Group
from generator.scene.outlines import facet

#: The dice of the box.
DICE = ("d8", "d10", "d12")
#: The colour of what is written on a die: dark on blue and white, white on black.
DIE_TEXT: dict[str, Tone] = {"d8": "ink", "d10": "ink", "d12": "paper"}
#: Where on the grid of 100 a number has room.
_ROOM = {"d8": Box(27, 30, 46, 36), "d10": Box(28, 36, 44, 34), "d12": Box(27, 32, 46, 36)}


def _d8() -> list[Mark]:
    return [
        solid("water", facets("50,2 96,50 50,98 4,50"), depth=0),
        plain("paper", facets("50,2 80,66 20,66")),
        lines("50,2 / 80,66 / 20,66 / 50,2|20,66 4,50|80,66 96,50|20,66 50,98|80,66 50,98", 0, "hair"),
    ]


def _d10() -> list[Mark]:
    return [
        solid("pale", facets("50,2 95,58 95,68 50,98 5,68 5,58"), depth=0),
        plain("paper", facets("50,2 77,64 50,78 23,64")),
        lines("50,2 / 77,64 / 50,78 / 23,64 / 50,2|23,64 5,62|77,64 95,62|50,78 50,98", 0, "hair"),
    ]


def _d12() -> list[Mark]:
    outer, inner = polygon(10, 50, 50, 48), polygon(5, 50, 50, 32)
    spokes = "|".join(f"{x:.2f},{y:.2f} {outer[2 * k][0]:.2f},{outer[2 * k][1]:.2f}" for k, (x, y) in enumerate(inner))
    return [
        solid("slate", facet(outer), depth=0),
        plain("dot", facet(inner), line="hair"),
        lines(spokes, 0, "hair"),
    ]


_DRAWINGS = {"d8": _d8, "d10": _d10, "d12": _d12}


@lru_cache(maxsize=512)
def die(name: str, box: Box, palette: Palette = TORCH) -> Group:
    """A die, in a group named ``mark``; d8 is blue, d10 white, d12 black. Raises KeyError for one not in ``DICE``."""
    return render(_DRAWINGS[name](), box, palette, name=MARK)


def die_room(name: str, box: Box) -> Box:
    """Where in that box a number or name may be set on the die. Raises KeyError for one not in ``DICE``."""
    size, room = min(box.width, box.height) / 100, _ROOM[name]
    return Box(box.cx + (room.x - 50) * size, box.cy + (room.y - 50) * size, room.width * size, room.height * size)
