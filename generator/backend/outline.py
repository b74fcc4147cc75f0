"""Outlines for the screen, written short: no finer than a screen shows them, each point by its way from the last."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from generator.scene.nodes import Step

#: A curve that spans fewer mm on the page is drawn straight, and points nearer to each other than this are one.
STRAIGHT, NEAR = 0.5, 0.15


def slim(steps: Sequence[Step], scale: float) -> Iterator[Step]:
    """The steps of a path without what is too small to be seen where one of its units is ``scale`` mm."""
    x = y = 0.0
    kept = (0.0, 0.0)
    waiting: Step | None = None
    for step in steps:
        if len(step) == 1:
            waiting = None
            yield step
            continue
        previous = x, y
        x, y = step[-2], step[-1]
        long = step[0] == "C" and math.hypot(x - previous[0], y - previous[1]) * scale >= STRAIGHT
        if step[0] == "M" or long:
            if waiting is not None:
                yield waiting
            waiting, kept = None, (x, y)
            yield step
        elif bends(step, previous, scale) or math.hypot(x - kept[0], y - kept[1]) * scale >= NEAR:
            waiting, kept = None, (x, y)
            yield step if bends(step, previous, scale) else ("L", x, y)
        else:
            waiting = ("L", x, y)
    if waiting is not None:
        yield waiting


def bends(step: Step, start: tuple[float, float], scale: float) -> bool:
    """Whether a curve between near ends goes far from them all the same, as a loop does."""
    if len(step) != 7:
        return False
    reach = max(math.hypot(step[1] - start[0], step[2] - start[1]), math.hypot(step[3] - start[0], step[4] - start[1]))
    return reach * scale >= STRAIGHT


def written(steps: Sequence[Step], digits: int) -> str:
    """The ``d`` attribute of a path: relative steps of so many decimals. Rounding errors do not add up."""
    factor = 10**digits
    parts: list[str] = []
    x = y = first_x = first_y = 0
    letter = ""
    for step in steps:
        if len(step) == 1:
            parts.append("z")
            letter = ""
            x, y = first_x, first_y
            continue
        points = [round(value * factor) for value in step[1:]]
        moves = [value - (y if index % 2 else x) for index, value in enumerate(points)]
        x, y = points[-2], points[-1]
        if step[0] == "M":
            first_x, first_y = x, y
        way = joined([decimal(value, digits) for value in moves])
        # A letter that stands already is not repeated; a first pair after “m” would be a line.
        again = step[0] == letter and step[0] != "M"
        parts.append((way if way[0] == "-" else f" {way}") if again else step[0].lower() + way)
        letter = step[0]
    return "".join(parts)


def decimal(value: int, digits: int) -> str:
    """A number of so many decimals from its whole count of the last of them: 120 is 1.2, -5 is -.05."""
    if digits == 0 or value == 0:
        return str(value)
    sign = "-" if value < 0 else ""
    whole, rest = divmod(abs(value), 10**digits)
    tail = f"{rest:0{digits}d}".rstrip("0")
    return f"{sign}{whole or ''}.{tail}" if tail else f"{sign}{whole}"


def joined(numbers: Sequence[str]) -> str:
    """Numbers one after the other with a space where they would else run together."""
    text = numbers[0]
    for before, number in pairwise(numbers):
        runs_on = number[0] != "-" and not (number[0] == "." and "." in before)
        text += f" {number}" if runs_on else number
    return text
