"""Plane geometry: points, boxes and affine maps. Millimetres, y downwards, angles in degrees clockwise."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Affine:
    """The map x' = a·x + c·y + e, y' = b·x + d·y + f (the order of SVG and PDF matrices)."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def __matmul__(self, inner: Affine) -> Affine:
        """The map that applies ``inner`` first, then this one."""
        return Affine(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            self.a * inner.e + self.c * inner.f + self.e,
            self.b * inner.e + self.d * inner.f + self.f,
        )

    def apply(self, x: float, y: float) -> Point:
        """The image of a point."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f


IDENTITY = Affine()


def translate(dx: float, dy: float) -> Affine:
    """Shift by (dx, dy) mm."""
    return Affine(e=dx, f=dy)


def scale(sx: float, sy: float | None = None) -> Affine:
    """Scale about the origin; one factor scales both ways."""
    return Affine(a=sx, d=sx if sy is None else sy)


def rotate(degrees: float, cx: float = 0.0, cy: float = 0.0) -> Affine:
    """Turn clockwise (as seen on the page) about (cx, cy)."""
    radians = math.radians(degrees)
    cos, sin = math.cos(radians), math.sin(radians)
    return Affine(cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its top left corner and size, in mm."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """y of the lower edge."""
        return self.y + self.height

    @property
    def cx(self) -> float:
        """x of the centre."""
        return self.x + self.width / 2

    @property
    def cy(self) -> float:
        """y of the centre."""
        return self.y + self.height / 2

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The box shrunk by dx on the left and right and dy (dx if not given) above and below."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.width - 2 * dx, self.height - 2 * dy)

    def contains(self, other: Box, tolerance: float = 1e-6) -> bool:
        """Whether ``other`` lies inside, within a tolerance in mm."""
        return (
            other.x >= self.x - tolerance
            and other.y >= self.y - tolerance
            and other.right <= self.right + tolerance
            and other.bottom <= self.bottom + tolerance
        )

    def split_x(self, widths: Iterable[float], gap: float = 0.0) -> list[Box]:
        """Columns with the given relative widths, ``gap`` mm apart."""
        parts = list(widths)
        free = self.width - gap * (len(parts) - 1)
        boxes, x = [], self.x
        for part in parts:
            width = free * part / sum(parts)
            boxes.append(Box(x, self.y, width, self.height))
            x += width + gap
        return boxes

    def split_y(self, heights: Iterable[float], gap: float = 0.0) -> list[Box]:
        """Rows with the given relative heights, ``gap`` mm apart."""
        parts = list(heights)
        free = self.height - gap * (len(parts) - 1)
        boxes, y = [], self.y
        for part in parts:
            height = free * part / sum(parts)
            boxes.append(Box(self.x, y, self.width, height))
            y += height + gap
        return boxes


def polygon(sides: int, cx: float, cy: float, radius: float, start: float = 0.0) -> list[Point]:
    """Corners of a regular polygon, clockwise; ``start`` is the first corner's bearing from straight up."""
    corners = []
    for index in range(sides):
        angle = math.radians(start + 360.0 * index / sides)
        corners.append((cx + radius * math.sin(angle), cy - radius * math.cos(angle)))
    return corners
