"""Full figures of heroes and monsters by name: for cards, for the screen, and to stand on the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from generator.games.dragon_strike.art import beasts, dragon, foes, giant, heroes, rogues
from generator.games.dragon_strike.art.palette import TORCH, Palette
from generator.games.dragon_strike.art.sketch import Mark, fitted, render
from generator.scene.geometry import Box
from generator.scene.nodes import Group

_HEROES: dict[str, Callable[[], list[Mark]]] = {
    "warrior": heroes.warrior,
    "wizard": heroes.wizard,
    "thief-male": rogues.thief_male,
    "thief-female": rogues.thief_female,
    "elf": rogues.elf,
    "dwarf": heroes.dwarf,
}
_MONSTERS: dict[str, Callable[[], list[Mark]]] = {
    "orc": foes.orc,
    "bugbear": foes.bugbear,
    "gargoyle": beasts.gargoyle,
    "troll": beasts.troll,
    "fire-elemental": beasts.fire_elemental,
    "death-knight": foes.death_knight,
    "manscorpion": beasts.manscorpion,
    "giant": giant.giant,
    "teraptus": foes.teraptus,
    "darkfyre": dragon.darkfyre,
}
_ALL = {**_HEROES, **_MONSTERS}

#: The figures, by the ids of the content.
HEROES = tuple(_HEROES)
MONSTERS = tuple(_MONSTERS)
FIGURES = (*HEROES, *MONSTERS)

#: Width of a square in units of the figures' common grid: 25 mm on the board, so a unit is 0.3125 mm there.
SQUARE = 80.0
#: Width and height of each figure's own space in that grid, where it is not a hero's 80 by 100.
_SIZES: dict[str, tuple[float, float]] = {
    "orc": (80.0, 92.0),
    "bugbear": (80.0, 112.0),
    "gargoyle": (80.0, 100.0),
    "death-knight": (80.0, 112.0),
    "manscorpion": (80.0, 100.0),
    "fire-elemental": (80.0, 112.0),
    "troll": (80.0, 112.0),
    "giant": (80.0, 132.0),
    "teraptus": (80.0, 106.0),
    "darkfyre": (160.0, 126.0),
}
#: The share of its height that a figure uses which stoops, so that its head is no larger than others.
_STOOP = {"thief-male": 0.93, "dwarf": 0.94}
#: Room around a figure for its contour, in units of the grid.
_MARGIN = 2.0


def figure_size(name: str, square: float = 25.0) -> tuple[float, float]:
    """Width and height in mm of a figure beside the others, for squares of that many mm.

    Raises KeyError for a name that is not in ``FIGURES``.
    """
    if name not in _ALL:
        raise KeyError(name)
    width, height = _SIZES.get(name, (SQUARE, 100.0))
    return width * square / SQUARE, height * square / SQUARE


@cache
def sketch(name: str) -> tuple[Mark, ...]:
    """The marks of a figure on its own part of the grid, standing on the lower edge. Raises KeyError as above."""
    width, height = figure_size(name, SQUARE)
    head = height * (1 - _STOOP.get(name, 1.0)) + _MARGIN
    space = Box(_MARGIN, head, width - 2 * _MARGIN, height - head - _MARGIN)
    return tuple(fitted(_ALL[name](), space, ground=True))


@lru_cache(maxsize=512)
def figure(name: str, box: Box, palette: Palette = TORCH) -> Group:
    """A figure that faces the reader's right, as large as the box allows, standing on its lower edge.

    In a group named ``art``; a box of ``figure_size``'s proportions is filled. Raises KeyError for a name that is
    not in ``FIGURES``.
    """
    width, height = figure_size(name, SQUARE)
    size = min(box.width / width, box.height / height)
    stand = Box(box.x, box.bottom - size * height, box.width, size * height)
    return render(sketch(name), stand, palette, (width, height))
