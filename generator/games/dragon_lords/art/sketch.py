"""Marks: the strokes and areas of a drawing, before they have colours and a place on the page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from generator.games.dragon_lords.art.curves import both
from generator.games.dragon_lords.art.palette import Fill, Stroke
from generator.scene.outlines import Steps


@dataclass(frozen=True, slots=True)
class Mark:
    """An outline with a fill, a line, or both.

    ``level`` is the least detail at which the mark is drawn: 0 always, 1 from small pictures up, 2 on large ones.
    Lines that ``yields`` says so are broken off where damage circles stand.
    """

    steps: Steps
    fill: Fill | None = None
    stroke: Stroke | None = None
    level: int = 0
    yields: bool = False


def pair(mark: Mark) -> Mark:
    """The mark and its mirror image as one."""
    return replace(mark, steps=both(mark.steps))


def pairs(marks: Iterable[Mark]) -> Iterator[Mark]:
    """Each mark with its mirror image."""
    return (pair(mark) for mark in marks)


def merged(marks: Iterable[Mark]) -> list[Mark]:
    """Marks of one look as one mark, in the order in which the looks first appear."""
    looks: dict[tuple[Fill | None, Stroke | None, int, bool], list[Mark]] = {}
    for mark in marks:
        looks.setdefault((mark.fill, mark.stroke, mark.level, mark.yields), []).append(mark)
    return [replace(same[0], steps=tuple(step for mark in same for step in mark.steps)) for same in looks.values()]
