"""Standing paper figures of daredevils and dragon parts, and the two round markers, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from generator.games.daredragon.art import dragon_figures, gorrak_lirien, markers, odda_anselm, pip_magnus
from generator.games.daredragon.art.palette import WOODCUT, Palette
from generator.games.daredragon.art.sketch import Mark, framed, placed, render
from generator.scene.geometry import Box, translate
from generator.scene.nodes import Node

#: The grid that a figure stands on: its ground is the lower edge.
STAND = (82.0, 102.0)

_DAREDEVILS: dict[str, Callable[[], list[Mark]]] = {
    "gorrak": gorrak_lirien.gorrak,
    "lirien": gorrak_lirien.lirien,
    "pip": pip_magnus.pip,
    "magnus": pip_magnus.magnus,
    "odda": odda_anselm.odda,
    "anselm": odda_anselm.anselm,
}
_PARTS: dict[str, Callable[[], list[Mark]]] = {
    "jaws": dragon_figures.jaws,
    "paws": dragon_figures.paws,
    "legs": dragon_figures.legs,
    "tail": dragon_figures.tail,
}
#: How far a daredevil stands from the left edge of the grid, where it is not 6.
_SHIFT = {"anselm": 12.0, "lirien": 5.0}
_MARKERS: dict[str, Callable[[], list[Mark]]] = {"turn": markers.turn, "target": markers.target}

#: The figures that stand and lie, and the round markers.
FIGURES = (*_DAREDEVILS, *_PARTS)
MARKERS = tuple(_MARKERS)


@cache
def _sketch(name: str) -> tuple[Mark, ...]:
    if name in _PARTS:
        return tuple(framed(_PARTS[name](), *STAND, margin=1.0))
    return tuple(placed(_DAREDEVILS[name](), translate(_SHIFT.get(name, 6.0), 4)))


def figure(name: str, box: Box, palette: Palette = WOODCUT) -> tuple[Node, ...]:
    """A full figure that faces the reader's right and stands on the box's lower edge, in a group named ``art``.

    A box of STAND's proportions is filled; all figures of one box size share ground and height. Raises KeyError for
    a name that is not in ``FIGURES``.
    """
    size = min(box.width / STAND[0], box.height / STAND[1])
    ground = Box(box.x, box.bottom - size * STAND[1], box.width, size * STAND[1])
    return render(_sketch(name), ground, palette, STAND)


def marker(name: str, box: Box, palette: Palette = WOODCUT) -> tuple[Node, ...]:
    """A round marker of 16 to 20 mm, in a group named ``art``. Raises KeyError for a name not in ``MARKERS``."""
    return render(_MARKERS[name](), box, palette, level=2)
