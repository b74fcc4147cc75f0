"""The side of the screen that the heroes see: the emblem and the name of the game between heroes and monsters."""

from __future__ import annotations

from generator.games.dragon_strike.art.frames import game_emblem, panel_frame
from generator.games.dragon_strike.pages.pictures import figure, palette
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box

#: How deep the battlements reach, in mm.
BATTLEMENTS = 10.0


def draw_outside(job: Job, easel: Easel, box: Box, index: int) -> None:
    """One of three panels: the heroes, the title, the monsters."""
    easel.add([panel_frame(box, palette(job))])
    easel.rect(box, None, "hair")
    inner = Box(box.x + 8, box.y + BATTLEMENTS + 6, box.width - 16, box.height - BATTLEMENTS - 14)
    if index == 1:
        middle(job, easel, inner)
        return
    names = list(job.content.tables.heroes.heroes) if index == 0 else MONSTERS
    rows = [names[:3], names[3:6]]
    for row, room in zip(rows, inner.split_y([1.0] * 2, 6), strict=True):
        for name, cell in zip(row, room.split_x([1.0] * len(row), 6), strict=True):
            easel.add(figure(job, name, Box(cell.x, cell.y, cell.width, cell.height - 3)))
            easel.line(cell.x + 12, cell.bottom - 2.4, cell.right - 12, cell.bottom - 2.4, "inner", "stone")


#: The monsters that show themselves to the heroes.
MONSTERS = ["orc", "bugbear", "troll", "gargoyle", "death-knight", "manscorpion"]


def middle(job: Job, easel: Easel, box: Box) -> None:
    """The emblem over the name of the game, and the dragon."""
    easel.add([game_emblem(Box(box.x, box.y + 4, box.width * 0.42, box.height * 0.62), palette(job))])
    easel.add(figure(job, "darkfyre", Box(box.x + box.width * 0.44, box.y, box.width * 0.54, box.height * 0.7)))
    easel.label("Dragon Strike", box.cx, box.bottom - 18, "screen_title", "middle")
    easel.label(job.texts("documents.screen"), box.cx, box.bottom - 8, "kicker", "middle")
