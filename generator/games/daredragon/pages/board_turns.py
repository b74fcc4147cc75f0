"""The turn track: the spaces in turn order, and the arrows that lead from one to the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from generator.games.daredragon.model_board import DRAGON_SEAT, TurnSpace
from generator.games.daredragon.pages.edition import Edition
from generator.games.daredragon.pages.spots import along, area_box, turned
from generator.scene.geometry import Box, rotate, translate
from generator.scene.nodes import Group, Node, Paint, Path, Pen, Rect, Step
from generator.scene.paths import Pencil, transformed

#: The longest arrow, and what it leaves free at both ends, in mm.
ARROW = 14.0
FREE = 1.6


def spaces(edition: Edition, track: Sequence[TurnSpace], line: float) -> Iterator[Node]:
    """The spaces: light for a daredevil, dark for the dragon."""
    theme = edition.job.theme
    for space in track:
        box = area_box(space)
        dragon = space.seat == DRAGON_SEAT
        fill = theme.color("ink" if dragon else "paper")
        ground = Rect(box.x, box.y, box.width, box.height, Paint(fill, Pen(theme.color("ink"), line)))
        word = edition.texts("board.dragon") if dragon else edition.texts("board.seat", seat=space.seat)
        easel = edition.easel()
        length, _ = along(box, space.side)
        style = easel.style("board_space", "bone" if dragon else "ink")
        easel.center(word, 0, 0, style.sized(min(style.size, style.size * (length - 4) / easel.width(word, style))))
        yield Group((ground, turned(easel.nodes, space.side, box.cx, box.cy)), name=f"turn-{space.id}")


def arrows(edition: Edition, track: Sequence[TurnSpace]) -> Iterator[Node]:
    """An arrow from each space to the next."""
    for one, other in pairwise(track):
        yield Group((arrow(edition, area_box(one), area_box(other)),), name="arrow")


def arrow(edition: Edition, one: Box, other: Box) -> Node:
    """A cut that swells towards its head, in the gap between two boxes."""
    x1, x2 = gap(one.x, one.right, other.x, other.right)
    y1, y2 = gap(one.y, one.bottom, other.y, other.bottom)
    length = min(ARROW, max(abs(x2 - x1), abs(y2 - y1)) - 2 * FREE)
    bearing = (0 if x2 > x1 else 180) if abs(x2 - x1) > abs(y2 - y1) else (90 if y2 > y1 else -90)
    put = translate((x1 + x2) / 2, (y1 + y2) / 2) @ rotate(bearing)
    return Path(transformed(outline(length), put), edition.job.theme.paint("ink"))


def outline(length: float) -> list[Step]:
    """The outline of an arrow to the right around (0, 0)."""
    head, half = min(3.6, length * 0.6), length / 2
    pencil = Pencil().move(-half, 0).line(half - head, -0.7).line(half - head - 0.4, -2.0)
    return pencil.line(half, 0).line(half - head - 0.4, 2.0).line(half - head, 0.7).close().steps


def gap(start: float, end: float, other_start: float, other_end: float) -> tuple[float, float]:
    """From one stretch to another: across what lies between them, or the middle of what they share."""
    if other_start >= end:
        return end, other_start
    if other_end <= start:
        return start, other_end
    middle = (max(start, other_start) + min(end, other_end)) / 2
    return middle, middle
