"""The two sides of a token."""

from __future__ import annotations

import math

from generator.errors import Place
from generator.games.game import Job
from generator.games.homemade.art.colors import BLACK, WHITE, inks_on, is_dark, mix
from generator.games.homemade.art.outlines import facets
from generator.games.homemade.model.token_file import Shape, TokenSide
from generator.games.homemade.pages.common import color_of, picture
from generator.games.homemade.wording import Wording
from generator.kit.easel import Easel
from generator.scene.geometry import Box, polygon
from generator.scene.nodes import Node, Paint, Path, Pen
from generator.scene.outlines import Steps, disc
from generator.text.breaking import size_steps
from generator.text.fonts import metrics
from generator.text.style import TextStyle
from generator.units import pt

#: How far backs reach beyond the cut, and where the inner line stands inside it, in mm.
BLEED, RIM = 1.0, 1.3


def shape_of(shape: Shape, size: float, inset: float) -> Steps:
    """The outline of a token whose box begins at (0, 0), moved inwards by ``inset`` mm."""
    if shape is Shape.CIRCLE:
        return disc(size / 2, size / 2, size / 2 - inset)
    if shape is Shape.SQUARE:
        return facets((inset, inset), (size - inset, inset), (size - inset, size - inset), (inset, size - inset))
    radius = size / math.sqrt(3)
    return facets(*polygon(6, size / 2, radius, radius - inset * 2 / math.sqrt(3)))


def token(job: Job, words: Wording, name: str, index: int, back: bool, bleed: float = BLEED) -> tuple[Node, ...]:
    """One side of a token in its own coordinates. Backs reach ``bleed`` mm beyond the cut, for sheets that shift."""
    file = words.content.tokens(name)
    kind = file.tokens[index]
    side, key = (kind.back, "back") if back and kind.back is not None else (kind.front, "front")
    where = words.content.where(name, "tokens", index, key)
    color = color_of(job, side.color, where)
    dark = is_dark(color)
    soft = mix(color, WHITE, 0.55) if dark else mix(color, BLACK, 0.4)
    easel = Easel(job.theme, job.scribe)
    edge = None if back and bleed else Pen(mix(color, BLACK, 0.3), pt(0.3))
    easel.add([Path(shape_of(file.shape, file.size, -bleed if back else 0.0), Paint(color, edge))])
    rim = min(RIM, file.size * 0.07)
    easel.add([Path(shape_of(file.shape, file.size, rim), Paint(None, Pen(soft, pt(0.5))))])
    filled(job, words, easel, side, name, index, key, color)
    return tuple(easel.nodes)


def filled(
    job: Job, words: Wording, easel: Easel, side: TokenSide, name: str, index: int, key: str, color: str
) -> None:
    """Emblem and mark, one above the other if there are both."""
    file = words.content.tokens(name)
    size = file.size
    cx = size / 2
    cy = size / math.sqrt(3) if file.shape is Shape.HEX else cx
    ink = WHITE if is_dark(color) else job.theme.color("ink")
    where = words.content.where(name, "tokens", index, key, "mark")
    mark = words.fill(side.mark, where).strip() if side.mark else ""
    if side.emblem:
        large = size * (0.5 if mark else 0.66)
        y = cy - (size * 0.12 if mark else 0.0)
        spot = words.content.where(name, "tokens", index, key, "emblem")
        easel.add(
            [
                picture(
                    side.emblem,
                    Box(cx - large / 2, y - large / 2, large, large),
                    inks_on(color, job.theme.color("glow")),
                    spot,
                )
            ]
        )
    if mark:
        style = job.theme.style("token_mark", ink)
        wanted = min(style.size, size * (0.6 if side.emblem else 1.3))
        room = size * (0.5 if side.emblem else 0.7)
        y = cy + (size * 0.28 if side.emblem else 0.0)
        smallest = min(wanted, job.theme.smallest("token_mark"))
        centered(easel, mark, cx, y, room, style.sized(wanted), smallest, where)


def centered(
    easel: Easel, text: str, cx: float, cy: float, room: float, style: TextStyle, smallest: float, where: Place
) -> None:
    """A word with its capitals in the middle, made smaller until it fits."""
    ems = easel.scribe.width(text, style) / style.em
    sizes = size_steps(style.size, smallest)
    sized = style.sized(next((size for size in sizes if ems * pt(size) <= room), sizes[-1]))
    baseline = cy + metrics(style.face).cap_height * sized.em / 2
    easel.add(easel.scribe.fit_label(text, cx, baseline, room, sized, smallest, "middle", where))
