"""The colours of the pictures, and the shade that gives them form."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from generator.scene.nodes import Paint, Pen
from generator.units import pt

#: What a shape is made of. ``dot`` is a small black spot, such as an eye, that even thrifty printers print.
Tone = Literal[
    "ink", "dot", "paper", "amber", "gold", "glow", "violet", "lilac", "mist", "stone", "slate", "pale", "steel",
    "skin", "hide", "bark", "leaf", "moss", "water", "ember", "bone",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours ``#rrggbb`` by tone. Where ``outline`` is set, every shape is white with a black edge."""

    ink: str = "#1B1B22"
    dot: str = "#1B1B22"
    paper: str = "#FFFFFF"
    amber: str = "#B8741A"
    gold: str = "#E2A63C"
    glow: str = "#F8DC9A"
    violet: str = "#4B3B78"
    lilac: str = "#8877B5"
    mist: str = "#D3CBE6"
    stone: str = "#A5A29E"
    slate: str = "#6C6A70"
    pale: str = "#DDDAD4"
    steel: str = "#DCE2E8"
    skin: str = "#F3CFA4"
    hide: str = "#9A6A3A"
    bark: str = "#5E4028"
    leaf: str = "#9DB266"
    moss: str = "#5F7A3C"
    water: str = "#A9CCDD"
    ember: str = "#B93A20"
    bone: str = "#F4ECD8"
    shadow: str = "#2A2148"
    outline: bool = False

    def color(self, tone: Tone) -> str:
        """The colour of a tone."""
        return str(getattr(self, tone))

    def shade(self, tone: Tone) -> str:
        """The colour of a tone one shade darker: a little of the shadow's violet mixed in."""
        return mixed(self.color(tone), self.shadow, 0.3)

    def pen(self, width: float, tone: Tone = "ink") -> Pen:
        """A pen of that width in mm."""
        return Pen(self.color(tone), width)

    def paint(self, tone: Tone, pen: Pen | None = None) -> Paint:
        """How a shape of that tone is put on paper."""
        return Paint(self.color(tone), pen)


@cache
def mixed(color: str, other: str, share: float) -> str:
    """A colour with that share (0 to 1) of another in it."""
    pairs = zip(bytes.fromhex(color[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


#: Stone, torchlight and royal violet.
TORCH = Palette()
_WHITE = "#FFFFFF"
#: Black outlines without any fill: for thrifty printers and for colouring in.
LOW_INK = Palette(
    ink="#000000", dot="#000000", paper=_WHITE, amber=_WHITE, gold=_WHITE, glow=_WHITE, violet=_WHITE, lilac=_WHITE,
    mist=_WHITE, stone=_WHITE, slate=_WHITE, pale=_WHITE, steel=_WHITE, skin=_WHITE, hide=_WHITE, bark=_WHITE,
    leaf=_WHITE, moss=_WHITE, water=_WHITE, ember=_WHITE, bone=_WHITE, shadow=_WHITE, outline=True,
)  # fmt: skip

#: Widths in mm of the one pen: around a picture, within it, and the finest.
OUTLINE, INNER, HAIR = pt(0.9), pt(0.5), pt(0.3)
