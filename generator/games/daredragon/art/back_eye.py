"""The dragon deck's back: an eye that opens amid rings of scales."""

from __future__ import annotations

import math

from generator.games.daredragon.art.palette import Palette
from generator.scene.curves import shape
from generator.scene.geometry import Affine, Box, Point, rotate, scale, translate
from generator.scene.nodes import Node, Paint, Path, Pen, Step
from generator.scene.outlines import Steps, disc, joined, moved, within

#: The size that the drawing was made for, in mm.
_WIDTH, _HEIGHT = 63.5, 88.9
#: Half axes of the innermost ring, distance of the rings, and the breadth of a scale, in mm.
_A, _B, _STEP, _BREADTH = 22.0, 13.5, 6.4, 9.0


def _ring(a: float, b: float, count: int, offset: float) -> list[tuple[Point, float]]:
    """``count`` places at even distances on an ellipse around (0, 0), each with its outward bearing in degrees."""
    fine = 720
    line = [(a * math.cos(2 * math.pi * i / fine), b * math.sin(2 * math.pi * i / fine)) for i in range(fine)]
    lengths = [0.0]
    for i in range(fine // 2):
        lengths.append(lengths[-1] + math.dist(line[i], line[i + 1]))
    half: list[tuple[Point, float]] = []
    for k in range(count // 2):
        goal = (k + offset) / (count / 2) * lengths[-1]
        i = next(i for i in range(1, len(lengths)) if lengths[i] >= goal - 1e-9)
        t = (goal - lengths[i - 1]) / (lengths[i] - lengths[i - 1])
        angle = 2 * math.pi * (i - 1 + t) / fine
        x, y = a * math.cos(angle), b * math.sin(angle)
        half.append(((x, y), math.degrees(math.atan2(x / (a * a), -y / (b * b)))))
    # The other half is this one, turned: exactly, whatever the arithmetic.
    return half + [((-x, -y), bearing + 180) for (x, y), bearing in half]


def _scale(breadth: float, length: float) -> tuple[Steps, Steps]:
    """A scale whose tip points up and whose root is at (0, 0): its outline, and the cuts that shade it."""
    w, h = breadth / 2, length
    outline: Steps = (
        ("M", -w * 0.9, 0.0),
        ("C", -w * 1.15, -h * 0.45, -w * 0.75, -h * 0.8, 0.0, -h),
        ("C", w * 0.75, -h * 0.8, w * 1.15, -h * 0.45, w * 0.9, 0.0),
        ("Z",),
    )
    inner: tuple[Step, ...] = (
        ("M", -w * 0.98, -h * 0.16),
        ("C", -w * 1.12, -h * 0.5, -w * 0.72, -h * 0.82, 0.0, -h),
        ("C", w * 0.72, -h * 0.82, w * 1.12, -h * 0.5, w * 0.98, -h * 0.16),
        ("C", w * 0.88, -h * 0.48, w * 0.56, -h * 0.68, 0.0, -h * 0.84),
        ("C", -w * 0.56, -h * 0.68, -w * 0.88, -h * 0.48, -w * 0.98, -h * 0.16),
        ("Z",),
    )
    strokes: list[Step] = []
    for x, tip in ((-0.5, 0.5), (0.0, 0.72), (0.5, 0.56)):
        strokes += [
            ("M", w * (x - 0.1), -h * 0.1),
            ("L", w * x * 0.8, -h * tip),
            ("L", w * (x + 0.1), -h * 0.1),
            ("Z",),
        ]
    return outline, (*inner, *strokes)


def _eye(palette: Palette) -> list[Node]:
    """The eye itself, 40 mm wide, around (0, 0)."""
    lid = shape("-22,0 -15,-7 -7,-11.4 0,-12.6 7,-11.4 15,-7 22,0 / 15,7 7,11.4 0,12.6 -7,11.4 -15,7 -22,0")
    white = shape("-18.4,0 -12,-5.8 -5,-9 0,-9.8 5,-9 12,-5.8 18.4,0 / 12,5.8 5,9 0,9.8 -5,9 -12,5.8 -18.4,0")
    slit = shape("0,-9.6 2.2,-4 2.2,4 0,9.6 / -2.2,4 -2.2,-4 0,-9.6")
    rays: list[Step] = []
    for k in range(24):
        turn = rotate(7.5 + 15 * k)
        far = 8.4 if k % 2 else 7.4
        for command, x, y in (("M", -0.28, -far), ("L", 0.0, -4.6), ("L", 0.28, -far)):
            rays.append((command, *turn.apply(x, y)))
        rays.append(("Z",))
    lashes: list[Step] = []
    for x, y, dx, dy in ((4, -11.6, 0.5, 1.5), (8, -10.3, 0.9, 1.4), (11.5, -8.6, 1.1, 1.3), (14.8, -6.4, 1.3, 1.2)):
        for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
            lashes += [
                ("M", sx * (x - 0.5), sy * y),
                ("L", sx * (x - dx), sy * (y + dy)),
                ("L", sx * (x + 0.5), sy * (y + 0.1)),
                ("Z",),
            ]
    return [
        Path(lid, palette.paint("ink")),
        Path(tuple(lashes), palette.paint("bone")),
        Path(white, palette.paint("bone")),
        Path(disc(0, 0, 9.2), palette.paint("accent")),
        Path(tuple(rays), palette.paint("bone")),
        Path(slit, palette.paint("ink")),
    ]


def eye_back(width: float, height: float, area: Box, palette: Palette) -> list[Node]:
    """The pattern of a card of that size, filling the area that is printed."""
    size = min(width / _WIDTH, height / _HEIGHT)
    place = translate(area.cx, area.cy) @ scale(size)
    reach = math.hypot(area.width, area.height) / 2 / size
    # Rings so far out that even their flat sides pass the corners.
    count = math.ceil((reach - _B) / _STEP) + 1
    nodes: list[Node] = []
    line = Pen(palette.ink, 0.3 * size)
    for index in reversed(range(count)):
        a, b = _A + index * _STEP, _B + index * _STEP
        around = math.pi * (3 * (a + b) - math.sqrt((3 * a + b) * (a + 3 * b)))
        number = 2 * round(around / (_BREADTH + 0.12 * index) / 2)
        outline, shade = _scale(around / number * 1.04, _STEP * 1.72)
        shapes: list[Steps] = []
        shades: list[Steps] = []
        for (x, y), bearing in _ring(a - _STEP * 0.6, b - _STEP * 0.6, number, 0.25 if index % 2 else 0.75):
            at: Affine = place @ translate(x, y) @ rotate(bearing)
            shapes.append(moved(outline, at))
            shades.append(moved(shade, at))
        tiles, cuts = within(joined(*shapes), area), within(joined(*shades), area)
        if tiles:
            nodes += [Path(tiles, Paint(palette.bone, line)), Path(cuts, palette.paint("ink"))]
    nodes += [Path(moved(node.steps, place), node.paint) for node in _eye(palette) if isinstance(node, Path)]
    return nodes
