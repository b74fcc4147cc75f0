"""The colours and pens of a likeness."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.units import pt

#: What an area is filled with: paper, three tints from light to less light, the second colour's tint, or full colour.
Fill = Literal["paper", "tint", "shade", "deep", "glow", "ink", "second"]
#: What a line is drawn with: outlines, inner lines, the fingers of a wing, hairlines, inner lines and strong lines in
#: the second colour.
Stroke = Literal["outline", "inner", "bone", "hair", "spark", "mark"]

#: Widths of the one pen, in mm.
WIDTHS: dict[Stroke, float] = {
    "outline": pt(0.9),
    "inner": pt(0.5),
    "bone": pt(0.5),
    "hair": pt(0.3),
    "spark": pt(0.5),
    "mark": pt(0.9),
}


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours ``#rrggbb``.

    ``ink`` draws lines, ``lead`` the leader lines and brackets beside the dragon, ``second`` the half-way lines, eyes
    and breath. ``tint`` fills wings and flanks, ``shade`` and ``deep`` are one and two steps darker for form, ``glow``
    is the second colour's tint. A ``solid`` palette may draw thumbnails as dark silhouettes.
    """

    ink: str = "#22303C"
    lead: str = "#4A6C8C"
    second: str = "#A4472A"
    paper: str = "#FFFFFF"
    tint: str = "#F0F4F7"
    shade: str = "#E2E8EE"
    deep: str = "#D3DCE4"
    glow: str = "#F6E9E5"
    solid: bool = True

    def fill(self, role: Fill) -> str:
        """The colour of a kind of area."""
        return str(getattr(self, role))


#: The chart colours of Dragon Lords.
CHART = Palette()

#: Black outlines without tints: for thrifty printers and for colouring in.
LOW_INK = Palette(
    ink="#000000",
    lead="#000000",
    second="#000000",
    tint="#FFFFFF",
    shade="#FFFFFF",
    deep="#FFFFFF",
    glow="#FFFFFF",
    solid=False,
)
