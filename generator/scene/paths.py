"""Building paths: lines, curves, smooth splines, mirrors."""

from __future__ import annotations

from collections.abc import Sequence

from generator.scene.geometry import Affine, Point
from generator.scene.nodes import Paint, Path, Step


class Pencil:
    """Collects the steps of one path; each method returns the pencil, so that calls chain."""

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def move(self, x: float, y: float) -> Pencil:
        """Start a new outline at (x, y)."""
        self.steps.append(("M", x, y))
        return self

    def line(self, x: float, y: float) -> Pencil:
        """Straight to (x, y)."""
        self.steps.append(("L", x, y))
        return self

    def curve(self, x1: float, y1: float, x2: float, y2: float, x: float, y: float) -> Pencil:
        """A cubic curve to (x, y) with two control points."""
        self.steps.append(("C", x1, y1, x2, y2, x, y))
        return self

    def close(self) -> Pencil:
        """Back to the start of the outline."""
        self.steps.append(("Z",))
        return self

    def path(self, paint: Paint, even_odd: bool = False) -> Path:
        """The finished path."""
        return Path(tuple(self.steps), paint, even_odd)


def polygon_path(points: Sequence[Point], paint: Paint, closed: bool = True) -> Path:
    """Straight lines through the points."""
    pencil = Pencil().move(*points[0])
    for point in points[1:]:
        pencil.line(*point)
    return (pencil.close() if closed else pencil).path(paint)


def spline_steps(points: Sequence[Point], closed: bool = False, tension: float = 0.5) -> list[Step]:
    """A smooth curve through all points (cardinal spline, as cubic steps); tension 0 gives straight lines."""
    count = len(points)
    steps: list[Step] = [("M", *points[0])]
    spans = count if closed else count - 1
    k = tension / 3

    def at(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    for i in range(spans):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        steps.append(
            (
                "C",
                p1[0] + (p2[0] - p0[0]) * k,
                p1[1] + (p2[1] - p0[1]) * k,
                p2[0] - (p3[0] - p1[0]) * k,
                p2[1] - (p3[1] - p1[1]) * k,
                *p2,
            )
        )
    if closed:
        steps.append(("Z",))
    return steps


def transformed(steps: Sequence[Step], transform: Affine) -> tuple[Step, ...]:
    """The steps under an affine map."""
    result: list[Step] = []
    for step in steps:
        numbers = step[1:]
        moved: list[float] = []
        for x, y in zip(numbers[0::2], numbers[1::2], strict=True):
            moved.extend(transform.apply(x, y))
        result.append((step[0], *moved))  # type: ignore[arg-type]
    return tuple(result)
