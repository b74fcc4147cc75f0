"""The grid of cards on a sheet: how many fit, which way round, and where each lies."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.layout.cards import CardSize
from generator.scene.geometry import Affine, Box, Point, rotate, translate

#: Room in mm that is left between the bleeds of neighbours, where there is some to spare, for cut marks.
MARK_ROOM = 2.0
#: Lengths are compared with this tolerance in mm: three cards fill a Letter sheet to the last hundredth.
SLACK = 1e-6


@dataclass(frozen=True, slots=True)
class Frame:
    """A part of a sheet that cards and their bleed may fill.

    ``align`` says where in it the grid lies, from (0, 0), the top left, to (1, 1). ``fold`` is the map from the fronts
    to the backs on the same page where the sheet is folded.
    """

    area: Box
    align: Point = (0.5, 0.5)
    fold: Affine | None = None


@dataclass(frozen=True, slots=True)
class Grid:
    """Cards in columns and rows. ``x`` and ``y`` are the top left corner of the first card, all sizes as they lie.

    ``turned`` cards lie on their left side.
    """

    columns: int
    rows: int
    x: float
    y: float
    width: float
    height: float
    pitch_x: float
    pitch_y: float
    bleed: float
    turned: bool
    frame: Frame

    @property
    def capacity(self) -> int:
        """Cards on a full sheet."""
        return self.columns * self.rows

    def slot(self, index: int) -> Box:
        """The trim box of a place; places are counted row by row from the top left, from 0."""
        row, column = divmod(index, self.columns)
        return Box(self.x + column * self.pitch_x, self.y + row * self.pitch_y, self.width, self.height)

    def put(self, index: int) -> Affine:
        """The map from a face's own coordinates to the sheet."""
        box = self.slot(index)
        if self.turned:
            return translate(box.x, box.bottom) @ rotate(-90)
        return translate(box.x, box.y)

    @property
    def extent(self) -> Box:
        """All that the cards of a full sheet and their bleed cover."""
        last = self.slot(self.capacity - 1)
        return Box(self.x, self.y, last.right - self.x, last.bottom - self.y).inset(-self.bleed)


def count_along(room: float, length: float, bleed: float) -> int:
    """How many cards of that length, each with its bleed on both sides, fit into ``room`` mm."""
    return max(0, math.floor((room + SLACK) / (length + 2 * bleed)))


def layings(size: CardSize) -> Iterator[tuple[float, float, bool]]:
    """Width and height of a card as it lies, upright and turned."""
    yield size.width, size.height, False
    if size.width != size.height:
        yield size.height, size.width, True


def spread(room: float, length: float, bleed: float, count: int) -> tuple[float, float]:
    """The distance from card to card, and the length that all of them take with their outer bleed."""
    pitch = length + 2 * bleed
    if bleed and count > 1:
        pitch += min(MARK_ROOM, max(0.0, (room - count * pitch) / (count - 1)))
    return pitch, (count - 1) * pitch + length + 2 * bleed


def arranged(frame: Frame, size: CardSize, bleed: float) -> Grid | None:
    """The grid with most cards in a frame; upright cards if it is all the same, ``None`` if not one fits."""
    best: Grid | None = None
    for width, height, turned in layings(size):
        columns = count_along(frame.area.width, width, bleed)
        rows = count_along(frame.area.height, height, bleed)
        if columns * rows <= (best.capacity if best else 0):
            continue
        pitch_x, wide = spread(frame.area.width, width, bleed, columns)
        pitch_y, high = spread(frame.area.height, height, bleed, rows)
        x = frame.area.x + (frame.area.width - wide) * frame.align[0] + bleed
        y = frame.area.y + (frame.area.height - high) * frame.align[1] + bleed
        best = Grid(columns, rows, x, y, width, height, pitch_x, pitch_y, bleed, turned, frame)
    return best


def best_grid(frames: Iterable[Frame], size: CardSize, bleed: float) -> Grid | None:
    """The grid with most cards in any of the frames; the first frame wins a draw."""
    grids = [grid for frame in frames if (grid := arranged(frame, size, bleed)) is not None]
    return max(grids, key=lambda grid: grid.capacity, default=None)


def largest_bleed(frames: Iterable[Frame], size: CardSize, count: int) -> float:
    """The most bleed in mm with which ``count`` cards fit into one of the frames; below 0 if they do not fit at all."""
    best = -1.0
    for frame in frames:
        for width, height, _ in layings(size):
            for columns in range(1, count_along(frame.area.width, width, 0) + 1):
                rows = math.ceil(count / columns)
                across = (frame.area.width + SLACK - columns * width) / (2 * columns)
                down = (frame.area.height + SLACK - rows * height) / (2 * rows)
                best = max(best, min(across, down))
    return best
