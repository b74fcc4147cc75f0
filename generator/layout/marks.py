"""Cut marks: arms at the corners of every card, clipped to what is free; and the line to fold along."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from generator.scene.geometry import Affine, Box
from generator.scene.nodes import Line, Pen
from generator.units import pt

#: All lengths in mm: how long an arm is, how far it stays from cards and their bleed, and from the edge of the paper.
ARM = 3.0
CLEARANCE = 0.3
EDGE = 3.0
#: Arms shorter than this tell nothing and are left out.
SHORTEST = 0.5

MARK_PEN = Pen("#000000", pt(0.3), butt=True)
FOLD_PEN = Pen("#000000", pt(0.3), (2.0, 1.2), butt=True)

#: Start and end of a stretch along a line.
Stretch = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Extent:
    """A box as seen from one direction: its stretch along that direction, and across it."""

    along: Stretch
    across: Stretch


def level(box: Box) -> Extent:
    """A box as level lines see it."""
    return Extent((box.x, box.right), (box.y, box.bottom))


def upright(box: Box) -> Extent:
    """A box as upright lines see it."""
    return Extent((box.y, box.bottom), (box.x, box.right))


def free_stretches(stretch: Stretch, at: float, taken: Iterable[Extent]) -> list[Stretch]:
    """What is left of a stretch on the line ``at`` when the boxes ``taken`` are cut out of it."""
    left = [stretch]
    for box in taken:
        if box.across[0] < at < box.across[1]:
            low, high = box.along
            parts = [part for a, b in left for part in ((a, min(b, low)), (max(a, high), b))]
            left = [(a, b) for a, b in parts if a < b]
    return left


def merged(stretches: Iterable[Stretch]) -> list[Stretch]:
    """Stretches that touch or overlap as one."""
    result: list[Stretch] = []
    for start, end in sorted(stretches):
        if result and start <= result[-1][1] + 1e-6:
            result[-1] = (result[-1][0], max(end, result[-1][1]))
        else:
            result.append((start, end))
    return result


def arms(
    cards: Iterable[Extent], taken: Sequence[Extent], bleed: float, limit: Stretch
) -> list[tuple[float, float, float]]:
    """Arms along one direction as (line, start, end): outwards from both ends of both edges of every card."""
    found: dict[float, list[Stretch]] = {}
    reach = bleed + CLEARANCE + ARM
    for card in cards:
        low, high = card.along
        for at in card.across:
            for start, end in ((low - reach, low - bleed), (high + bleed, high + reach)):
                arm = max(start, limit[0]), min(end, limit[1])
                if arm[0] < arm[1]:
                    found.setdefault(round(at, 6), []).extend(free_stretches(arm, at, taken))
    return [
        (line, start, end) for line in sorted(found) for start, end in merged(found[line]) if end - start >= SHORTEST
    ]


def cut_marks(trims: Sequence[Box], taken: Sequence[Box], bleed: float, sheet: Box) -> list[Line]:
    """The marks for cards at ``trims``; they touch none of the boxes ``taken`` and stay off the edge of the paper.

    Where neighbours leave free room between their bleeds, the marks stand at the crossings of the gutters too.
    """
    kept_off = [box.inset(-CLEARANCE) for box in taken]
    across = arms(map(level, trims), [*map(level, kept_off)], bleed, (sheet.x + EDGE, sheet.right - EDGE))
    down = arms(map(upright, trims), [*map(upright, kept_off)], bleed, (sheet.y + EDGE, sheet.bottom - EDGE))
    return [
        *(Line(start, y, end, y, MARK_PEN) for y, start, end in across),
        *(Line(x, start, x, end, MARK_PEN) for x, start, end in down),
    ]


def fold_line(fold: Affine, cards: Box) -> Line:
    """The line that a fold leaves where it is, as far as the cut marks around ``cards`` reach."""
    reach = cards.inset(-(CLEARANCE + ARM))
    if fold.a < 0:
        return Line(fold.e / 2, reach.y, fold.e / 2, reach.bottom, FOLD_PEN)
    return Line(reach.x, fold.f / 2, reach.right, fold.f / 2, FOLD_PEN)
