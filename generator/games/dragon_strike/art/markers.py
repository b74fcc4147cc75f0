"""The faces of the cardboard markers by name, each filling its square: what lies on the board is seen from above."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from generator.games.dragon_strike.art import forces, goods, grounds, relics, spells, stones
from generator.games.dragon_strike.art.palette import TORCH, Palette, Tone
from generator.games.dragon_strike.art.sketch import MARK, Mark, fitted, plain, render
from generator.scene.geometry import Box
from generator.scene.nodes import Group, Node, Path, Rect
from generator.scene.outlines import disc

#: How many squares a marker covers, across and down, where it is not one.
SQUARES: dict[str, tuple[int, int]] = {"carriage": (2, 1), "damaged-carriage": (2, 1)}

_INSIDE = Box(11, 11, 78, 78)


def _on(tone: Tone, marks: list[Mark]) -> list[Mark]:
    """A thing in the middle of a plain square."""
    return [*grounds.tile(tone), *fitted(marks, _INSIDE)]


def _door() -> list[Mark]:
    return [plain("pale", grounds.tile()[0].steps), *fitted(stones.door(), Box(6, 3, 88, 95), ground=True)]


def _hidden() -> list[Mark]:
    return [*grounds.tile("mist"), Mark(disc(50, 50, 43), "paper", "dash", over=True), *relics.footprints()]


def _carriage(damaged: bool) -> list[Mark]:
    return fitted(grounds.carriage(damaged), Box(4, 4, 192, 92))


_FACES: dict[str, Callable[[], list[Mark]]] = {
    "door": _door,
    "carriage": lambda: _carriage(False),
    "damaged-carriage": lambda: _carriage(True),
    "chest": lambda: _on("bone", stones.chest()),
    "hourglass": lambda: _on("bone", goods.hourglass()),
    "charm": lambda: _on("glow", spells.heart_in_rays()),
    "darkness": lambda: _on("lilac", spells.darkness()),
    "web": lambda: _on("paper", forces.web()),
    "invisibility": _hidden,
    "wing": lambda: _on("mist", spells.flight()),
    "fire": grounds.fire,
    "smoke": grounds.smoke,
    "dead-campfire": lambda: [*grounds.tile("pale"), *fitted(grounds.campfire(False), _INSIDE)],
    "water": grounds.water,
    "grass": grounds.grass,
    "boulder": lambda: _on("pale", stones.boulder()),
    "tunnel": grounds.tunnel,
    "rubble": grounds.rubble,
    "pit": grounds.pit,
    "seal": lambda: _on("bone", relics.seal()),
    "flute": lambda: _on("bone", relics.flute()),
    "scepter-orb": lambda: [*grounds.tile("bone"), *relics.scepter_orb()],
    "scepter-shaft": lambda: [*grounds.tile("bone"), *relics.scepter_shaft()],
    "scepter-foot": lambda: [*grounds.tile("bone"), *relics.scepter_foot()],
    "sunstone": lambda: _on("mist", relics.sunstone()),
    "pouch": lambda: _on("bone", goods.pouch()),
    "crystal-ball": lambda: _on("mist", goods.crystal_ball()),
}

#: Every face, by the name that the content gives it.
MARKERS = tuple(_FACES)


@cache
def _sketch(name: str) -> tuple[Mark, ...]:
    return tuple(_FACES[name]())


def grid(name: str) -> tuple[float, float]:
    """The grid of a face: 100 a square."""
    across, down = SQUARES.get(name, (1, 1))
    return 100.0 * across, 100.0 * down


@lru_cache(maxsize=512)
def marker(name: str, box: Box, palette: Palette = TORCH, bleed: float = 0.0) -> Group:
    """One face of a marker, filling the box (25 mm a square) in a group named ``mark``.

    With a ``bleed`` in mm the ground goes on beyond the box. Raises KeyError for a face that is not in ``MARKERS``.
    """
    marks = _sketch(name)
    drawn = render(marks, box, palette, grid(name), MARK)
    ground: list[Node] = []
    if marks[0].fill and marks[0].over and not palette.outline:
        outer = box.inset(-bleed)
        ground.append(Rect(outer.x, outer.y, outer.width, outer.height, palette.paint(marks[0].fill)))
    frame = Path(
        (("M", box.x, box.y), ("L", box.right, box.y), ("L", box.right, box.bottom), ("L", box.x, box.bottom), ("Z",)),
        palette.paint("paper"),
    )
    return Group((*ground, Group(drawn.children, clip=frame)), name=drawn.name)
