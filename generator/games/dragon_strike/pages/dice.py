"""The three dice as they are shown on cards and sheets: by shape, by colour and by name."""

from __future__ import annotations

from generator.games.dragon_strike.art.dice import DIE_TEXT, die_room
from generator.games.dragon_strike.art.dice import die as drawn_die
from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.pages.pictures import palette
from generator.games.dragon_strike.wording import written
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box
from generator.scene.nodes import Group
from generator.units import to_pt

#: Names on dice are no smaller than this, in points.
SMALLEST = 7.0


def draw_die(job: Job, easel: Easel, die: Die, cx: float, cy: float, size: float) -> None:
    """A die ``size`` mm high with its name on the face that looks at the reader."""
    box = Box(cx - size / 2, cy - size / 2, size, size)
    room = die_room(die, box)
    colors = palette(job)
    style = easel.style("die")
    name = written(job.texts, die)
    widest = to_pt(room.width / (easel.width(name, style) / style.em))
    points = max(SMALLEST, min(widest, to_pt(room.height)))
    color = colors.color(DIE_TEXT[die])
    text = easel.scribe.centered(name, room.cx, room.cy, style.sized(points).colored(color))
    # One drawing: where ink is spared, the name stays white on the dark face of the die.
    easel.add([Group((drawn_die(die, box, colors), *text), name="outlines")])
