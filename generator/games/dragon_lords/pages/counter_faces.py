"""The faces of the counters: an altimeter with its level, claw marks for close combat, a quiet back."""

from __future__ import annotations

from collections.abc import Sequence

from generator.games.dragon_lords.model.options import Altitude
from generator.games.dragon_lords.pages.emblem import emblem
from generator.games.dragon_lords.pages.words import Words
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.layout.lowink import INK
from generator.scene.geometry import Box, rotate, translate
from generator.scene.nodes import Node, group

#: The side of a counter in mm: five eighths of an inch, as usual, and small enough for a hex to hold it any way round.
SIZE = 16.0
FACE = Box(0, 0, SIZE, SIZE)
#: How far a face is drawn beyond the cut, in mm.
BLEED = 1.0
WHOLE = FACE.inset(-BLEED)
#: Levels whose ground is so dark that they are written in white.
DARK = frozenset({Altitude.HIGH, Altitude.VERY_HIGH})
#: The altimeter: a bar a level, and the ground below them.
BARS = Box(1.7, 1.5, 3.5, 6.9)
GROUND = 0.9
#: Where the name stands.
WORDS = Box(1.0, 8.9, SIZE - 2.0, 5.9)


def altitude_face(job: Job, altitude: Altitude) -> Sequence[Node]:
    """How high: as bars, as a number, and in words; the sky darkens with the height."""
    easel = Easel(job.theme, job.scribe)
    words = Words(job.texts)
    level = job.content.tables.altitudes.levels[altitude]
    ink = "paper" if altitude in DARK else "ink"
    easel.rect(WHOLE, f"sky_{level}")
    altimeter(easel, level, max(job.content.tables.altitudes.levels.values()), ink)
    easel.center(str(level), (BARS.right + SIZE) / 2 - 0.4, BARS.cy + 0.15, "counter_number", ink)
    name = words.capital(words.name("altitude", altitude))
    easel.paragraph(name, WORDS, "counter_name", "middle", "middle", ink, job.texts.where(f"names.altitude.{altitude}"))
    return easel.nodes


def altimeter(easel: Easel, level: int, levels: int, ink: str) -> None:
    """A bar a level above the hatched ground, filled up to the level."""
    ground = Box(BARS.x, BARS.bottom - GROUND, BARS.width, GROUND)
    easel.line(ground.x, ground.y, ground.right, ground.y, "outline", ink)
    for index in range(5):
        x = ground.x + 0.35 + index * (ground.width - 0.7) / 4
        easel.line(x, ground.y + 0.1, x - 0.45, ground.bottom, "hair", ink)
    room = Box(BARS.x, BARS.y, BARS.width, BARS.height - GROUND - 0.45)
    bars = Easel(easel.theme, easel.scribe)
    for index, bar in enumerate(reversed(room.split_y([1] * levels, 0.5)), 1):
        bars.rect(bar, ink if index <= level else None, "hair", ink, 0.2)
    easel.add([group(bars.nodes, name=INK)])


def engaged_face(job: Job) -> Sequence[Node]:
    """Two dragons that fly at each other."""
    easel = Easel(job.theme, job.scribe)
    easel.rect(WHOLE, "engaged")
    colors = job.theme.color("paper"), job.theme.color("engaged")
    for side in (-1, 1):
        easel.add(emblem(SIZE / 2 + side * 3.3, 5.0, 8.2, *colors, rotate(-90 * side)))
    where = job.texts.where("counters.engaged")
    text = job.texts("counters.engaged")
    easel.paragraph(text, WORDS, "counter_name", "middle", "middle", "paper", where)
    return easel.nodes


def back_face(job: Job) -> Sequence[Node]:
    """A dragon in a compass ring, the same on all altitude counters."""
    easel = Easel(job.theme, job.scribe)
    easel.rect(WHOLE, "counter_back")
    middle = SIZE / 2
    for radius in (6.6, 7.0):
        easel.circle(middle, middle, radius, None, "hair", "paper")
    for bearing in range(0, 360, 15):
        turn = translate(middle, middle) @ rotate(bearing)
        inner, outer = turn.apply(0, -6.6), turn.apply(0, -6.1 if bearing % 45 else -5.6)
        easel.line(*inner, *outer, "hair", "paper")
    easel.add(emblem(middle, middle - 0.2, 10.4, job.theme.color("paper"), job.theme.color("counter_back")))
    return easel.nodes
