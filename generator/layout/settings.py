"""From options to an imposition: the profile first, the printer over it, what was asked for over both."""

from __future__ import annotations

from dataclasses import dataclass

from generator.errors import ContentError, Finding
from generator.layout.backs import Backs
from generator.layout.cards import MAX_BLEED
from generator.layout.imposition import Imposition
from generator.layout.paper import Paper
from generator.layout.printer import MAX_OFFSET, Printer
from generator.layout.profiles import Profile
from generator.scene.geometry import Point
from generator.units import parse_length


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked for on the command line; ``None`` where nothing was. Lengths in mm."""

    backs: Backs | None = None
    back_offset: Point | None = None
    bleed: float | None = None


def imposition(profile: Profile, paper: Paper, printer: Printer | None = None, asked: Asked = Asked()) -> Imposition:
    """How decks are put on paper.

    A printer chooses only between the long and the short edge: a profile that prints no backs, or prints them in
    another way, keeps to it. The margin of a printer counts where it is wider than the paper's.
    """
    backs = profile.backs
    offset, scale, margin = (0.0, 0.0), (1.0, 1.0), None
    if printer is not None:
        backs = printer.backs if backs.duplex else backs
        offset = (printer.back_offset.x, printer.back_offset.y)
        scale = (printer.scale.x, printer.scale.y)
        margin = max(paper.card_margin, printer.margin)
    return Imposition(
        paper,
        backs if asked.backs is None else asked.backs,
        profile.bleed if asked.bleed is None else asked.bleed,
        profile.back_bleed,
        offset if asked.back_offset is None else asked.back_offset,
        scale,
        margin,
        low_ink=profile.low_ink,
    )


def parse_offset(text: str) -> Point:
    """An offset such as ``1.5,-0.3`` (right, down; mm if no unit is given). Raises ContentError."""
    parts = text.split(",")
    if len(parts) != 2:
        raise ContentError([bad_offset(text)])
    try:
        x, y = parse_length(parts[0]), parse_length(parts[1])
    except ContentError:
        raise ContentError([bad_offset(text)]) from None
    if max(abs(x), abs(y)) > MAX_OFFSET:
        message = f"an offset of more than {MAX_OFFSET:g} mm is no printer's: “{text}”"
        raise ContentError([Finding("bad-offset", message)])
    return x, y


def bad_offset(text: str) -> Finding:
    """The finding for a text that is no offset."""
    hint = "write how far to the right and how far down, in mm, with a decimal point: 1.5,-0.3"
    return Finding("bad-offset", f"“{text}” is not an offset", hint=hint)


def parse_bleed(text: str) -> float:
    """A bleed such as ``3mm`` or ``2``, from 0 to 6 mm. Raises ContentError."""
    bleed = parse_length(text)
    if not 0 <= bleed <= MAX_BLEED:
        message = f"the bleed must be between 0 and {MAX_BLEED:g} mm, not {bleed:g}"
        raise ContentError([Finding("bad-bleed", message)])
    return bleed
