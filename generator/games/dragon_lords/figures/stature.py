"""Measures of the rising dragon by body weight and wing size, on the drawing's own sheet of 45 × 66 units."""

from __future__ import annotations

from dataclasses import dataclass

from generator.scene.geometry import Point

WIDTH, HEIGHT = 45.0, 66.0

#: The middle of the body from the back of the skull over neck, chest and hips to where the tail's tip begins.
SPINE: tuple[Point, ...] = (
    (29.3, 12.4),
    (25.6, 12.8),
    (23.2, 16.2),
    (23.4, 21.0),
    (24.2, 26.0),
    (23.2, 31.5),
    (20.8, 37.0),
    (17.6, 42.2),
    (13.8, 47.2),
    (10.6, 52.4),
    (10.8, 57.8),
    (15.6, 61.4),
    (22.6, 61.8),
    (29.4, 59.4),
    (34.4, 55.0),
)
#: Where along that line, as shares of its length, chest, hips and the root of the tail are.
NECK, CHEST, HIPS, ROOT = 0.17, 0.30, 0.46, 0.58
#: Where wings and legs grow out of the body.
SHOULDER: Point = (20.6, 27.4)
FORELEG: Point = (24.8, 30.6)
HINDLEG: Point = (18.2, 41.0)


@dataclass(frozen=True, slots=True)
class Stature:
    """Half widths of chest, neck, root of the tail and limbs; how much larger the head is drawn."""

    chest: float
    neck: float
    tail: float
    limb: float
    head: float


STATURES = (
    Stature(chest=3.5, neck=1.55, tail=1.6, limb=0.9, head=0.86),
    Stature(chest=4.6, neck=2.0, tail=2.1, limb=1.1, head=0.92),
    Stature(chest=5.8, neck=2.5, tail=2.6, limb=1.3, head=0.98),
    Stature(chest=7.1, neck=3.1, tail=3.2, limb=1.55, head=1.04),
    Stature(chest=8.5, neck=3.7, tail=3.9, limb=1.85, head=1.10),
)

#: How large the wings are drawn, by wing size.
SPANS = (0.60, 0.72, 0.83, 0.92, 1.0)
