"""The drawing on the cover: a dragon over the hexes that its breath reaches."""

from __future__ import annotations

from generator.games.dragon_lords.art.likeness import draw_likeness
from generator.games.dragon_lords.book.drawing import Field
from generator.games.dragon_lords.model.options import Area
from generator.games.dragon_lords.pages.likeness_panel import palette
from generator.games.dragon_lords.rules.arcs import area_of
from generator.games.dragon_lords.rules.hexes import Hex, distance
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box

FILLS = {Area.DARK: "deep", Area.GREY: "tint_strong", Area.LIGHT: "tint"}
#: The dragon: body, wings, breath, claws.
DRAGON = (4, 5, 5, 5)


def draw_cover(easel: Easel, box: Box, job: Job) -> None:
    """The arc of fire opens up the page; the dragon lies at its lower end."""
    reach = job.content.tables.ranges.farthest
    flat = box.width / (1.5 * 2 * reach + 2) * 3**0.5
    middle = Hex(0, 0)
    field = Field(easel, (box.cx, box.y + flat * (reach + 0.5)), flat)
    for q in range(-reach, reach + 1):
        for r in range(-reach, reach + 1):
            place = Hex(q, r)
            area = area_of(job.content.tables, middle, 0, place) if distance(middle, place) <= reach else None
            if area is not None:
                field.hex(place, FILLS[area], "hair", "deep")
    top = box.y + flat * (reach - 2.2)
    room = Box(box.x + box.width * 0.08, top, box.width * 0.84, box.bottom - top)
    easel.add(draw_likeness(*DRAGON, room, palette(easel.theme)).nodes)
