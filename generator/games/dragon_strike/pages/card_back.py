"""The backs of the decks: stones in the colour of the deck, an emblem in the light, the name below."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.dragon_strike.pages.card_face import new_face, poker
from generator.games.dragon_strike.pages.pictures import emblem
from generator.games.game import Job
from generator.layout.cards import MAX_BLEED, ground
from generator.scene.geometry import Box
from generator.scene.nodes import Group, Line, Node, Pen
from generator.units import pt

#: The stones of the wall in mm, and the emblem that stands for a deck.
STONE = (15.0, 8.5)
EMBLEM = {
    "hero-spells": ("families", "spell"),
    "wizard-spells": ("families", "wizard-spell"),
    "treasures": ("families", "wonder"),
    "traps": ("families", "trap"),
    "sneak-attacks": ("sneak-attacks", "sneak-attack"),
    "reference": ("families", "scroll"),
    "monsters": ("families", "weapon"),
}


def courses(box: Box, pen: Pen) -> Iterator[Line]:
    """The joints of a wall of stones."""
    width, height = STONE
    rows = int(box.height / height) + 1
    for row in range(rows):
        y = box.y + row * height
        yield Line(box.x, y, box.right, y, pen)
        x = box.x + (width / 2 if row % 2 else 0)
        while x < box.right:
            if x > box.x:
                yield Line(x, y, x, min(y + height, box.bottom), pen)
            x += width


def back(job: Job, deck: str) -> tuple[Node, ...]:
    """The back of a deck."""
    face = new_face(job, deck)
    easel, theme, trim = face.easel, job.theme, poker().trim
    joint = Pen(theme.color("paper"), pt(0.3), butt=True)
    easel.add([ground(poker(), theme.color(face.color))])
    easel.add([Group(tuple(courses(trim.inset(-MAX_BLEED), joint)), name="art")])
    inner = trim.inset(5)
    easel.rect(inner, face.color, "outline", "lead", 2.0)
    easel.rect(inner.inset(1.2), None, "inner", "lead", 1.4)
    cy = trim.cy - 5
    easel.circle(trim.cx, cy, 19, face.pale, "outline", "lead")
    easel.add(emblem(job, *EMBLEM[deck], Box(trim.cx - 13, cy - 13, 26, 26)))
    easel.fit(job.texts(f"names.decks.{deck}"), trim.cx, trim.bottom - 14, inner.width - 6, "back_title", "middle")
    return tuple(easel.nodes)
