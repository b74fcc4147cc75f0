"""A paper pawn: a strip that folds into a tent, which stands on its base or lies on one of its faces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from generator.games.daredragon.art.figures import STAND, figure, marker
from generator.games.daredragon.art.palette import LOW_INK, WOODCUT
from generator.kit.easel import Easel
from generator.layout.lowink import OUTLINES
from generator.scene.geometry import Box, rotate
from generator.scene.nodes import Group, Node

#: A face, the strip with the name at its foot, and the base on which it stands, in mm.
WIDTH, FACE = 20.0, 31.0
NAME = 4.6
BASE = 8.0
STRIP = 2 * FACE + 2 * BASE
#: A marker's diameter in mm, and the dashes of a fold.
ROUND = 20.0
DASH = (1.6, 1.2)


@dataclass(frozen=True)
class Pawn:
    """Whose pawn it is: the drawing, the name, what stands on the base, and whether it is a part of the dragon."""

    drawing: str
    name: str
    note: str
    dragon: bool


def pawn(easel: Easel, x: float, y: float, who: Pawn, glue: str, outlined: bool = False) -> None:
    """The strip with its upper left corner at (x, y): base, back upside down, fold, front, base."""
    front = Box(x, y + BASE + FACE, WIDTH, FACE)
    own = Easel(easel.theme, easel.scribe)
    face(own, front, who, outlined)
    turned = Group(tuple(own.nodes), rotate(180, front.cx, front.y))
    easel.add([Group((*own.nodes, turned), name=f"pawn-{who.drawing}")])
    upper, lower = Box(x, y, WIDTH, BASE), Box(x, front.bottom, WIDTH, BASE)
    easel.rect(upper, "tint")
    easel.center(glue, upper.cx, upper.cy, "token", "quiet")
    easel.center(who.note, lower.cx, lower.cy, "token", "quiet")
    for fold in (upper.bottom, front.y, lower.y):
        easel.line(x, fold, x + WIDTH, fold, "hair", dash=DASH)
    easel.rect(Box(x, y, WIDTH, STRIP), None, "hair")


def drawing(nodes: Sequence[Node], outlined: bool) -> Sequence[Node]:
    """A drawing, as outlines that a thrifty printer keeps if it was drawn so: without it a pawn says too little."""
    return [replace(node, name=OUTLINES) if outlined and isinstance(node, Group) else node for node in nodes]


def face(easel: Easel, box: Box, who: Pawn, outlined: bool) -> None:
    """One face: the figure on its ground, the name below, light on dark for the dragon."""
    foot = Box(box.x, box.bottom - NAME, box.width, NAME)
    easel.rect(foot, "ink" if who.dragon else "bone")
    color = "bone" if who.dragon else "ink"
    easel.fit(who.name, foot.cx, foot.cy + 1.0, foot.width - 1.6, "token_name", "middle", color)
    width = box.width - 1.2
    height = width * STAND[1] / STAND[0]
    palette = LOW_INK if outlined else WOODCUT
    picture = figure(who.drawing, Box(box.x + 0.6, foot.y - height - 0.3, width, height), palette)
    easel.add(drawing(picture, outlined))


def round_marker(easel: Easel, x: float, y: float, name: str, outlined: bool = False) -> None:
    """Both faces of a round marker, one above the other across a fold, the upper one upside down."""
    upper, lower = Box(x, y, ROUND, ROUND), Box(x, y + ROUND, ROUND, ROUND)
    picture = drawing(marker(name, lower.inset(0.8), LOW_INK if outlined else WOODCUT), outlined)
    turned = Group(tuple(picture), rotate(180, lower.cx, lower.y))
    easel.add([Group((*picture, turned), name=f"marker-{name}")])
    for box in (upper, lower):
        easel.circle(box.cx, box.cy, ROUND / 2, None, "hair")
    easel.line(x - 2, lower.y, x + ROUND + 2, lower.y, "hair", dash=DASH)
