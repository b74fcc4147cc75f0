"""A sketch: a thing is drawn about (0, 0) and comes to lie where it belongs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.games.dragon_strike.boards.drawing.canvas import Canvas, Layer
from generator.games.dragon_strike.boards.drawing.shapes import blob, box, polygon, ring, smooth, stroke
from generator.scene.geometry import Affine, Point
from generator.scene.grain import swing
from generator.scene.nodes import Paint, Step
from generator.scene.paths import transformed


@dataclass(frozen=True)
class Sketch:
    """Draws in mm about the middle of a thing's squares, which are ``width`` by ``height`` mm; its back is above.

    ``seed`` makes two things of a kind differ; ``backed`` says that the thing stands against a side.
    """

    canvas: Canvas
    layer: Layer
    put: Affine
    width: float
    height: float
    seed: int
    backed: bool

    @property
    def top(self) -> float:
        """How far up a thing with its back to a wall may reach."""
        return -self.height / 2 + (2.6 if self.backed else 3.0)

    def paint(self, fill: str, line: str = "wood_line", width: str | float = "inner") -> Paint:
        """A fill with an outline."""
        return self.canvas.area(fill, line, width)

    def steps(self, steps: Sequence[Step], paint: Paint) -> None:
        """Any shape, above all before it."""
        self.layer.above()
        self.layer.put(transformed(steps, self.put), paint)

    def box(self, x: float, y: float, width: float, height: float, fill: str, line: str = "wood_line") -> None:
        """A rectangle by its upper left corner."""
        self.steps(box(x, y, width, height), self.paint(fill, line))

    def disc(self, x: float, y: float, radius: float, fill: str, line: str = "wood_line") -> None:
        """A circle."""
        self.steps(ring(x, y, radius), self.paint(fill, line))

    def poly(self, points: Sequence[Point], fill: str, line: str = "wood_line") -> None:
        """A polygon."""
        self.steps(polygon(points), self.paint(fill, line))

    def soft(self, points: Sequence[Point], fill: str, line: str = "wood_line") -> None:
        """A closed smooth shape."""
        self.steps(smooth(points, True), self.paint(fill, line))

    def blob(self, x: float, y: float, radius: float, fill: str, line: str, rough: float = 0.18, key: int = 0) -> None:
        """A rounded heap."""
        self.soft(blob(x, y, radius, rough, self.seed * 31 + key, 8), fill, line)

    def line(self, points: Sequence[Point], role: str = "wood_line", width: str | float = "inner") -> None:
        """An open line."""
        self.steps(stroke(points), self.canvas.line(role, width))

    def curve(self, points: Sequence[Point], role: str = "wood_line", width: str | float = "inner") -> None:
        """An open smooth line."""
        self.steps(smooth(points), self.canvas.line(role, width))

    def jitter(self, key: int) -> float:
        """A number from -1 to 1 of this thing's own."""
        return swing(self.seed, key)
