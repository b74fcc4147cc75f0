"""A board on a diagram: the part that is shown, spaces light and dark, figures, ways and labels."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from generator.games.dragon_strike.adventures.fields import square
from generator.games.dragon_strike.boards.board import Door, GameBoard
from generator.games.dragon_strike.boards.drawing import plan as drawing
from generator.games.dragon_strike.boards.drawing import shapes
from generator.games.dragon_strike.boards.drawing.plan import Plan
from generator.games.dragon_strike.boards.legend import Barrier
from generator.games.dragon_strike.boards.squares import Square
from generator.games.dragon_strike.book.scenes import Scene, SceneFigure
from generator.games.dragon_strike.pages.pictures import figure, marker, symbol
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box, Point, translate
from generator.scene.nodes import Group, Paint, Path
from generator.scene.paths import polygon_path

#: How dark the spaces are that a diagram leaves out, and how light those that it shows, by roles of the theme.
LIGHT, DARK = "glow", "stone"


@dataclass
class Stage:
    """A part of a board at its place on the paper. ``size`` is the side of a space in mm."""

    job: Job
    easel: Easel
    scene: Scene
    size: float
    x: float
    y: float
    board: GameBoard = field(init=False)

    def __post_init__(self) -> None:
        self.board = self.scene.board

    @classmethod
    def within(cls, job: Job, easel: Easel, scene: Scene, box: Box) -> Stage:
        """The part of the scene's board as large as it fits into a box, in its middle."""
        first, last = scene.part
        columns, rows = last.column - first.column + 1, last.row - first.row + 1
        size = min(box.width / columns, box.height / rows)
        x = box.cx - size * columns / 2
        y = box.cy - size * rows / 2
        return cls(job, easel, scene, size, x - (first.column - 1) * size, y - (first.row - 1) * size)

    @property
    def area(self) -> Box:
        """The part that is shown, on the paper."""
        first, last = self.scene.part
        size = self.size
        columns, rows = last.column - first.column + 1, last.row - first.row + 1
        return Box(self.x + (first.column - 1) * size, self.y + (first.row - 1) * size, columns * size, rows * size)

    def box(self, square: Square, grow: float = 1.0) -> Box:
        """The box of a space, or a larger or smaller one around its middle."""
        cx, cy = self.middle(square)
        side = self.size * grow
        return Box(cx - side / 2, cy - side / 2, side, side)

    def middle(self, square: Square) -> Point:
        """The middle of a space on the paper."""
        return self.x + (square.column - 0.5) * self.size, self.y + (square.row - 0.5) * self.size

    def ground(self, light: Collection[Square] | None = None, arrows: bool = False, secrets: bool = False) -> None:
        """The board itself. ``light`` spaces stand out against the others; without it all are alike."""
        plan = Plan(self.job.theme, self.job.scribe, self.size)
        for at in self.board.squares:
            if light is not None and self.board.is_space(at):
                here = plan.box(at)
                shade = shapes.box(here.x, here.y, here.width, here.height)
                plan.put(shade, LIGHT if at in light else DARK)
            else:
                drawing.ground(plan, self.board, at)
        drawing.grid(plan, self.board)
        for at in self.board.squares:
            drawing.symbol(plan, self.board, at)
        drawing.sides(plan, self.board)
        for edge in sorted(self.board.barriers):
            drawing.barrier_line(plan, edge, self.board.barriers[edge], secrets)
        for door in self.board.doors:
            if door.kind is not Barrier.SECRET or secrets:
                self.door(plan, door)
        if arrows:
            for start in self.board.starts:
                drawing.arrow(plan, start.square, start.direction)
        clip = frame(self.area.inset(-self.size * drawing.WALL))
        placed = Group(tuple(plan.nodes), translate(self.x, self.y))
        self.easel.add([Group((placed,), clip=clip, name="board")])

    def door(self, plan: Plan, door: Door) -> None:
        """A door as it is now: an open one stands across its line."""
        if door.edges[0] not in self.scene.state.open:
            drawing.opening(plan, door)
            return
        for edge in door.edges:
            (x1, y1), (x2, y2) = drawing.ends(plan, edge)
            half, thick = self.size * 0.36, self.size * 0.1
            along = (x1, y1) if edge == door.edges[0] else (x2, y2)
            if edge.upright:
                plan.put(shapes.box(along[0] - half, along[1] - thick / 2, 2 * half, thick), "paper", "inner")
            else:
                plan.put(shapes.box(along[0] - thick / 2, along[1] - half, thick, 2 * half), "paper", "inner")

    def figures(self) -> None:
        """All figures of the scene, from the back to the front."""
        for each in sorted(self.scene.file.figures, key=lambda one: (one.at[1:], one.at)):
            self.stand(each)

    def stand(self, each: SceneFigure) -> None:
        """A figure on its space, on a wing marker if it hovers; the dragon lies over two spaces."""
        at = square(each.at)
        if each.hovers:
            self.easel.add(marker(self.job, "wing", self.box(at, 0.8)))
            lifted = self.box(at, 0.9)
            self.easel.add(
                figure(self.job, each.who, Box(lifted.x, lifted.y - self.size * 0.3, lifted.width, lifted.height))
            )
        elif each.rear is not None:
            (ax, ay), (bx, by) = self.middle(at), self.middle(square(each.rear))
            side = self.size * 1.7
            self.easel.add(figure(self.job, each.who, Box((ax + bx - side) / 2, (ay + by - side) / 2, side, side)))
        else:
            self.easel.add(figure(self.job, each.who, self.box(at, 0.92)))

    def piece(self, sign: str, at: Square, grow: float = 0.9) -> None:
        """A sign of the maps."""
        self.easel.add(symbol(self.job, sign, self.box(at, grow)))

    def chip(self, text: str, at: Square) -> None:
        """A word or a number in the middle of a space, on a small light ground."""
        x, y = self.middle(at)
        width = max(self.easel.width(text, "fig_number") + 1.4, 4.0)
        self.easel.rect(Box(x - width / 2, y - 2.1, width, 4.2), "paper", "hair", "quiet", 1.2)
        self.easel.center(text, x, y, "fig_number")

    def way(self, squares: Sequence[Square], color: str = "second", pen: str = "outline") -> None:
        """An arrow from space to space; the first and the last end short of the middles."""
        points = [self.middle(square) for square in squares]
        points[0] = towards(points[0], points[1], self.size * 0.34)
        self.arrow(points, color, pen)

    def arrow(self, points: Sequence[Point], color: str = "second", pen: str = "outline") -> None:
        """A line with a head at its end."""
        for (x1, y1), (x2, y2) in pairwise(points):
            self.easel.line(x1, y1, x2, y2, pen, color)
        self.easel.polygon(head(points[-2], points[-1], min(self.size * 0.24, 2.2)), color)

    def tick(self, at: Point, color: str = "second") -> None:
        """A tick: like this."""
        x, y = at
        points = ((x - 1.7, y), (x - 0.4, y + 1.5), (x + 1.9, y - 1.7))
        for pen, tone in (("bar", "paper"), ("outline", color)):
            for (x1, y1), (x2, y2) in pairwise(points):
                self.easel.line(x1, y1, x2, y2, pen, tone)

    def cross(self, at: Point, color: str = "band_traps", half: float = 1.6) -> None:
        """A cross: not like this."""
        x, y = at
        self.easel.line(x - half, y - half, x + half, y + half, "bar", "paper")
        self.easel.line(x - half, y + half, x + half, y - half, "bar", "paper")
        self.easel.line(x - half, y - half, x + half, y + half, "outline", color)
        self.easel.line(x - half, y + half, x + half, y - half, "outline", color)


def frame(box: Box) -> Path:
    """The outline of a box, to clip a drawing."""
    corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    return polygon_path(corners, Paint())


def towards(start: Point, end: Point, distance: float) -> Point:
    """The point so many mm from ``start`` on the way to ``end``."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    return start[0] + dx / length * distance, start[1] + dy / length * distance


def head(start: Point, end: Point, length: float) -> list[Point]:
    """The head of an arrow."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    size = math.hypot(dx, dy) or 1.0
    ux, uy = dx / size, dy / size
    back = end[0] - ux * length, end[1] - uy * length
    half = length * 0.45
    return [end, (back[0] - uy * half, back[1] + ux * half), (back[0] + uy * half, back[1] - ux * half)]
