"""The emblems that a homemade game may name."""

from __future__ import annotations

from generator.errors import ContentError, Finding, did_you_mean
from generator.games.homemade.art.colors import Inks
from generator.games.homemade.art.drawing import Mark, drawn
from generator.games.homemade.art.emblems_beasts import BEASTS
from generator.games.homemade.art.emblems_nature import NATURE
from generator.games.homemade.art.emblems_shapes import SHAPES
from generator.games.homemade.art.emblems_things import THINGS
from generator.scene.geometry import Box
from generator.scene.nodes import Node

#: Every emblem by its name.
EMBLEMS: dict[str, tuple[Mark, ...]] = {**SHAPES, **NATURE, **THINGS, **BEASTS}

#: All their names, for descriptions.
NAMES = ", ".join(EMBLEMS)


def emblem(name: str, box: Box, inks: Inks) -> Node:
    """An emblem as large as its box allows. Raises ContentError for a name that is none."""
    if name not in EMBLEMS:
        raise ContentError([unknown_emblem(name)])
    return drawn(EMBLEMS[name], box, inks)


def unknown_emblem(name: str) -> Finding:
    """The finding for an emblem that there is none of."""
    return Finding("unknown-emblem", f"there is no emblem “{name[:60]}”", hint=did_you_mean(name, EMBLEMS))
