"""The back of a deck: a pattern, and the emblem and the title twice, the second time turned. No side of it is up."""

from __future__ import annotations

from generator.games.game import Job
from generator.games.homemade.art.colors import BLACK, WHITE, inks_on, is_dark, mix
from generator.games.homemade.art.patterns import covered
from generator.games.homemade.model.deck_file import Back
from generator.games.homemade.pages.common import color_of, picture, wording
from generator.kit.easel import Easel
from generator.layout.cards import MAX_BLEED, CardSize, ground
from generator.layout.placement import box_path
from generator.scene.geometry import IDENTITY, Box, rotate
from generator.scene.nodes import Circle, Group, Node, Paint, Pen, Rect
from generator.units import pt

#: Where the middle of a medallion stands, its radius, and where the title stands, in shares of height and width.
MEDALLION, RADIUS, TITLE = 0.225, 0.2, 0.432


def back(job: Job, deck: str, look: Back, size: CardSize) -> tuple[Node, ...]:
    """The nodes of the back."""
    words = wording(job)
    color = color_of(job, look.color, words.content.where(deck, "back", "color"))
    soft = mix(color, WHITE, 0.2) if is_dark(color) else mix(color, BLACK, 0.14)
    bright = mix(color, WHITE, 0.86) if is_dark(color) else mix(color, BLACK, 0.6)
    whole = size.trim.inset(-MAX_BLEED)
    half = Easel(job.theme, job.scribe)
    if look.emblem:
        medallion(half, look, size, color, bright, job, deck)
    if look.title:
        where = words.content.where(deck, "back", "title")
        title = words.fill(look.title, where)
        y = size.height * (TITLE if look.emblem else 0.3)
        half.fit(title, size.width / 2, y, size.safe_zone.width - 5, "back_title", "middle", bright, where)
    halves = [Group(tuple(half.nodes), turn) for turn in (IDENTITY, rotate(180, size.width / 2, size.height / 2))]
    edge = size.trim.inset(size.safe)
    pen = Pen(bright, pt(0.5))
    return (
        ground(size, color),
        Group((covered(look.pattern, whole, soft),), clip=box_path(whole)),
        *plaques(look, size, color),
        Rect(edge.x, edge.y, edge.width, edge.height, Paint(None, pen), 1.6),
        *halves,
    )


def plaques(look: Back, size: CardSize, color: str) -> tuple[Node, ...]:
    """A quiet ground for the titles, so that the pattern does not run through the letters."""
    if not look.title:
        return ()
    middle = size.height * (TITLE if look.emblem else 0.3)
    top = middle - 7.0
    band = Rect(-MAX_BLEED, top, size.width + 2 * MAX_BLEED, size.height - 2 * top, Paint(color))
    return (Group((band,), name="art"),)


def medallion(half: Easel, look: Back, size: CardSize, color: str, bright: str, job: Job, deck: str) -> None:
    """The emblem in its ring."""
    x, y, radius = size.width / 2, size.height * MEDALLION, size.width * RADIUS
    well = mix(color, BLACK, 0.22) if is_dark(color) else mix(color, WHITE, 0.45)
    half.nodes.append(Group((Circle(x, y, radius + 1.6, Paint(color)),), name="art"))
    half.nodes.append(Circle(x, y, radius, Paint(well, Pen(bright, pt(0.5)))))
    side = radius * 1.36
    where = wording(job).content.where(deck, "back", "emblem")
    half.add(
        [
            picture(
                look.emblem, Box(x - side / 2, y - side / 2, side, side), inks_on(color, job.theme.color("glow")), where
            )
        ]
    )
