"""The colours of the woodcuts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from generator.scene.nodes import Paint, Pen
from generator.units import pt

#: What a shape is made of: the block's black, the paper that a gouge lays bare, the accents, and a pale print.
Tone = Literal["ink", "ground", "accent", "second", "bone", "pale"]


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours ``#rrggbb`` by tone. ``outline`` draws every shape as an empty outline of that width in mm, if not 0."""

    ink: str = "#1E1916"
    ground: str = "#FFFFFF"
    accent: str = "#A8321E"
    second: str = "#5C6B3A"
    bone: str = "#EFE6D6"
    pale: str = "#E2D6C2"
    outline: float = 0.0

    def color(self, tone: Tone) -> str:
        """The colour of a tone."""
        return str(getattr(self, tone))

    def paint(self, tone: Tone) -> Paint:
        """How a shape of that tone is put on paper."""
        if self.outline:
            return Paint(self.ground, Pen(self.ink, self.outline * (0.6 if tone == "ground" else 1.0)))
        return Paint(self.color(tone))

    def rim(self, tone: Tone, width: float) -> Paint:
        """A shape with a border of that width in mm around it, in one tone."""
        return Paint(self.color(tone), Pen(self.color(tone), width))

    def on(self, ground: str) -> Palette:
        """The same palette on paper of another colour, so that cuts show that colour."""
        return replace(self, ground=ground)

    def in_one(self, color: str) -> Palette:
        """Everything printed in one colour, as a pale picture under other things."""
        return replace(self, ink=color, accent=color, second=color, bone=color, pale=color)


#: Warm black, ember, moss and bone.
WOODCUT = Palette()
#: Black outlines without any fill: for thrifty printers and for colouring in.
LOW_INK = Palette(
    ink="#000000",
    accent="#000000",
    second="#000000",
    bone="#FFFFFF",
    pale="#FFFFFF",
    outline=pt(0.5),
)
