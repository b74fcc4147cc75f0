"""The slug: what stands in the margin of a sheet of cards – the bar that proves the scale, and which sheet it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from generator.kit.easel import Easel
from generator.layout.marks import ARM, CLEARANCE
from generator.scene.geometry import Affine, Box, rotate, translate
from generator.scene.nodes import Group, Node
from generator.text.style import TextStyle

#: The length of the bar in mm. It is a promise: a test measures it in the finished PDF.
BAR = 100.0
#: Gaps in mm: between the bar and its words, between one thing and the next, between the band and the cut marks.
GAP = 2.5
APART = 8.0
OFF_MARKS = 0.2
#: Sizes in points that the words are tried at.
SIZES = (8.0, 7.0)


@dataclass(frozen=True, slots=True)
class Band:
    """A free strip of the margin; ``put`` maps its own coordinates (x along it, y across it) to the sheet."""

    length: float
    depth: float
    put: Affine


def bands(sheet: Box, extent: Box, margin: float) -> list[Band]:
    """The strips around the cards that a printer reaches: below, above, right and left of them.

    ``extent`` is all that cards and bleed cover; the strips keep clear of the cut marks around it. Words at the sides
    are read from the left, as on the spine of a book that lies face up.
    """
    used = extent.inset(-(CLEARANCE + ARM + OFF_MARKS))
    wide, high = sheet.width - 2 * margin, sheet.height - 2 * margin
    right = translate(sheet.right - margin, sheet.y + margin) @ rotate(90)
    left = translate(used.x, sheet.y + margin) @ rotate(90)
    return [
        Band(wide, sheet.bottom - margin - used.bottom, translate(sheet.x + margin, used.bottom)),
        Band(wide, used.y - margin - sheet.y, translate(sheet.x + margin, sheet.y + margin)),
        Band(high, sheet.right - margin - used.right, right),
        Band(high, used.x - margin - sheet.x, left),
    ]


def bar(easel: Easel, x: float, y: float) -> None:
    """The bar with a tick every 10 mm, its line at ``y``."""
    for index in range(11):
        height = 1.6 if index in (0, 5, 10) else 1.0
        at = x + index * BAR / 10
        easel.line(at, y, at, y - height, "hair")
    easel.line(x, y, x + BAR, y, "inner")


class At(Enum):
    """Where an entry stands in its strip: behind the bar that begins it, at its start, or at its end."""

    BAR = "bar"
    START = "start"
    END = "end"


Entry = tuple[str, At]


def slug(easel: Easel, strips: Sequence[Band], note: str, label: str, advice: str = "") -> list[Node]:
    """The bar with its ``note`` (if there is one) at the start of a strip, the ``label`` at the end of one, ``advice``.

    Bar and label share the first strip that has room for them, and advice goes into another; if that cannot be, advice
    and label share one, or each has its own. What has room nowhere is left out.
    """
    bar_note, sheet, words = (note, At.BAR), (label, At.END), (advice, At.START)
    plans = [[[bar_note, sheet], [words]], [[bar_note], [words, sheet]], [[bar_note], [sheet], [words]]]
    found: list[list[Node]] = []
    for plan in plans:
        groups = [group for group in ([entry for entry in group if entry[0]] for group in plan) if group]
        found = arranged(easel, strips, groups)
        if len(found) == len(groups):
            break
    return [node for nodes in found for node in nodes]


def arranged(easel: Easel, strips: Sequence[Band], groups: Sequence[Sequence[Entry]]) -> list[list[Node]]:
    """The nodes of the groups that have room, each in a strip of its own."""
    free, found = list(strips), list[list[Node]]()
    for group in groups:
        place = placed(easel, free, group)
        if place is not None:
            free.remove(place[0])
            found.append(place[1])
    return found


def placed(easel: Easel, strips: Sequence[Band], entries: Sequence[Entry]) -> tuple[Band, list[Node]] | None:
    """The first strip that has room for all the entries, at the largest size there, and their nodes on it."""
    for band in strips:
        for size in SIZES:
            style = easel.style("label", "ink", size)
            need = sum(easel.width(text, style) + (BAR + GAP if at is At.BAR else 0.0) for text, at in entries)
            need += APART * (len(entries) - 1)
            if style.em <= band.depth and need <= band.length:
                made = (drawn(easel, band, text, style, at) for text, at in entries)
                return band, [Group(tuple(nodes), band.put, name="slug") for nodes in made]
    return None


def drawn(easel: Easel, band: Band, text: str, style: TextStyle, at: At) -> list[Node]:
    """The nodes of one entry in a strip's own coordinates, along its middle."""
    pad = Easel(easel.theme, easel.scribe)
    baseline = band.depth / 2 + style.em * 0.25
    if at is At.BAR:
        bar(pad, 0, baseline)
    x = {At.BAR: BAR + GAP, At.START: 0.0, At.END: band.length}[at]
    pad.label(text, x, baseline, style, "end" if at is At.END else "start")
    return pad.nodes


def fold_label(easel: Easel, text: str, fold: Affine, extent: Box) -> Node:
    """The words on a fold line, just above it at its start."""
    pad = Easel(easel.theme, easel.scribe)
    pad.label(text, 2, -0.7, easel.style("label", "ink", SIZES[-1]))
    upright = fold.a < 0
    put = translate(fold.e / 2, extent.bottom) @ rotate(-90) if upright else translate(extent.x, fold.f / 2)
    return Group(tuple(pad.nodes), put, name="slug")
