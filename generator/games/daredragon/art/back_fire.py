"""The daredevil deck's back: hands that warm themselves at one fire."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from generator.games.daredragon.art.cuts import gouged
from generator.games.daredragon.art.palette import Palette
from generator.scene.curves import facets, loop, shape, trace
from generator.scene.geometry import Affine, Box, Point, rotate, scale, translate
from generator.scene.nodes import Node, Paint, Path, Pen
from generator.scene.outlines import Steps, disc, joined, moved, within

#: The size that the drawing was made for, in mm; lengths below are mm from the fire's middle, arms point up.
_WIDTH, _HEIGHT = 63.5, 88.9
_OPEN_HAND = (
    "-2.7,-27 -3.1,-23.4 / -4.4,-21.4 -6.4,-19.6 -7.4,-17.2 -6.6,-16.4 "
    "-5.2,-17.6 -4.2,-18.6 / -4.3,-16 -4.1,-14.6 -3.3,-14.1 -2.5,-14.9 "
    "/ -2.3,-17.6 / -2.1,-14 -1.2,-12.7 -0.3,-14 / -0.2,-17.4 / 0.1,-14 1,-12.9 1.9,-14.2 / 1.9,-17.6 "
    "/ 2.2,-15.6 3.1,-14.7 3.9,-15.8 / 4.1,-19 3.5,-23 2.7,-27"
)
_FIST = "-2.7,-27 -3,-24 -3.8,-21.6 -3.4,-19.2 -1.8,-18.4 0,-18.2 2,-18.5 3.6,-19.4 3.9,-21.6 3,-24 2.7,-27"
_STICK = "-0.5,-24 / -0.35,-8 / 0.35,-8 / 0.5,-24"
_SAUSAGE = "-1.5,-14.2 0,-15.4 1.5,-14.2 1.7,-11.5 1.5,-8.8 0,-7.6 -1.5,-8.8 -1.7,-11.5"


def _half(y: float) -> float:
    """Half the breadth of a sleeve at a distance from the fire."""
    return 4.3 + (-y - 25.0) * 0.17


def _bands() -> Steps:
    parts = []
    for y in range(-30, -80, -7):
        w, v = _half(y), _half(y - 3)
        parts.append(shape(f"{-w},{y} 0,{y + 1.4} {w},{y} / {v},{y - 3} / 0,{y - 1.6} {-v},{y - 3} / {-w},{y}"))
    return joined(*parts)


def _folds() -> Steps:
    lines = ((-0.62, -29, -60), (-0.3, -33, -80), (0.0, -28.6, -66), (0.32, -34, -80), (0.64, -29, -58))
    return joined(*(gouged([(x * _half(a), a), (x * _half(b), b)], 1.7) for x, a, b in lines))


def _mail() -> Steps:
    parts = []
    for row, y in enumerate(range(-31, -78, -4)):
        count = 3 + row // 2
        w = _half(y) * 2 / count
        for i in range(count):
            x = -_half(y) + w * (i + 0.5)
            a, b, top = x - w * 0.42, x + w * 0.42, y + 2.6
            parts.append(facets(f"{a},{y} {a},{y + 1.4} {x},{top} {b},{y + 1.4} {b},{y} {x},{y + 1.5}"))
    return joined(*parts)


def _lozenges() -> Steps:
    parts = []
    for row, y in enumerate(range(-32, -80, -6)):
        for i in range(2 + row % 2):
            x = (i - (1 + row % 2) / 2) * _half(y) * 0.86
            parts.append(facets(f"{x},{y - 3} {x + 1.7},{y} {x},{y + 3} {x - 1.7},{y}"))
    return joined(*parts)


def _fur() -> Steps:
    parts = []
    for row, y in enumerate(range(-30, -78, -4)):
        count = 3 + (row % 2)
        for i in range(count):
            x = _half(y) * 0.8 * (2 * (i + 0.5) / count - 1)
            parts.append(facets(f"{x - 0.7},{y - 2.6} {x + 0.15},{y + 1.2} {x + 0.7},{y - 2.2} {x},{y - 0.8}"))
    return joined(*parts)


#: The sleeves of one side of the card: pattern, cuff, and whether the hand holds a sausage over the fire.
_SLEEVES: tuple[tuple[Callable[[], Steps], bool], ...] = (
    (_bands, False),
    (_mail, False),
    (_folds, True),
    (_lozenges, False),
    (_fur, False),
)


def _arm(pattern: Steps, sausage: bool, at: Affine, palette: Palette, line: Pen) -> list[Path]:
    bare = Paint(palette.bone, line)
    w, v = _half(-25), _half(-82)
    sleeve = facets(f"{-w},-25 {w},-25 {v},-82 {-v},-82")
    cuff = shape(f"{-w - 0.7},-24.4 0,-23.4 {w + 0.7},-24.4 / {w + 1},-28 / 0,-27 {-w - 1},-28 / {-w - 0.7},-24.4")
    nodes: list[Path] = [Path(moved(sleeve, at), bare), Path(moved(pattern, at), palette.paint("ink"))]
    if sausage:
        fingers = joined(*(gouged([(x, -18.8), (x + 0.1, -21.4)], 0.7) for x in (-1.9, -0.1, 1.8)))
        nodes += [
            Path(moved(shape(_STICK), at), palette.paint("ink")),
            Path(moved(loop(_SAUSAGE), at), bare),
            Path(
                moved(joined(*(gouged([(-0.9, y), (0.9, y - 0.8)], 0.6) for y in (-9.6, -11.2, -12.8))), at),
                palette.paint("ink"),
            ),
            Path(moved(shape(_FIST), at), bare),
            Path(moved(fingers, at), palette.paint("ink")),
        ]
    else:
        palm = joined(
            gouged([(-2.2, -20.2), (-0.4, -19.4), (1.6, -20)], 0.5),
            gouged([(-2.6, -18.6), (-1.4, -21), (-1.6, -23.4)], 0.5),
        )
        nodes += [Path(moved(shape(_OPEN_HAND), at), bare), Path(moved(palm, at), palette.paint("ink"))]
    return [*nodes, Path(moved(cuff, at), palette.paint("ink"))]


def _tongues(count: int, inner: float, outer: float, twist: float, turn: float) -> Steps:
    """A wheel of flames, all blown the same way round."""
    runs: list[list[Point]] = []
    for k in range(count):
        a = 360 / count * k + turn

        def polar(radius: float, bearing: float, a: float = a) -> Point:
            b = math.radians(a + bearing)
            return radius * math.sin(b), -radius * math.cos(b)

        step = 360 / count
        far = outer if k % 2 else outer * 0.84
        tip = polar(far, twist + step * 0.5)
        if not runs:
            runs.append([polar(inner, 0), polar((inner + far) / 2, twist * 0.3 + step * 0.1), tip])
        else:
            runs.append([polar((inner + far) / 2, twist * 0.3 + step * 0.1), tip])
        runs.append([polar((inner + far) / 2, twist * 0.6 + step * 0.66), polar(inner, step)])
    return trace(runs)


def _fire(at: Affine, palette: Palette, line: Pen) -> list[Path]:
    logs = joined(*(moved(facets("-1.1,-10.4 1.1,-10.4 1.1,10.4 -1.1,10.4"), rotate(18 + 60 * k)) for k in range(3)))
    stones = joined(
        *(moved(disc(0, -11.3, 1.6 + 0.25 * (k % 2), 1.15), rotate(18 * k)) for k in range(20) if k % 10 != 5)
    )
    return [
        Path(moved(stones, at), Paint(palette.bone, line)),
        Path(moved(logs, at), palette.paint("ink")),
        Path(
            moved(_tongues(12, 4.4, 10.2, 24, 0), at),
            palette.paint("accent") if palette.outline else Paint(palette.accent, Pen(palette.bone, line.width * 1.4)),
        ),
        Path(moved(_tongues(12, 2.6, 6.2, 24, 4), at), palette.paint("bone")),
        Path(moved(_tongues(8, 1.1, 3.2, 26, 0), at), palette.paint("accent")),
    ]


def _sparks(at: Affine, palette: Palette) -> Path:
    """What flies up between the arms."""
    sparks = []
    for radius, size in ((27, 0.9), (33, 1.6), (40, 1.1), (46, 2.0), (54, 1.4), (61, 2.2)):
        star = facets("0,-1.7 0.5,-0.4 1,0 0.4,0.5 0,1.7 -0.4,0.5 -1,0 -0.5,-0.4")
        sparks.append(moved(star, translate(0, -radius) @ scale(size)))
    return Path(moved(joined(*sparks), at), palette.paint("ink"))


def fire_back(width: float, height: float, area: Box, palette: Palette) -> list[Node]:
    """The pattern of a card of that size, filling the area that is printed."""
    size = min(width / _WIDTH, height / _HEIGHT)
    place = translate(area.cx, area.cy) @ scale(size)
    line = Pen(palette.ink, 0.36 * size)
    nodes: list[Path] = []
    for side in (0, 180):
        for index, (pattern, sausage) in enumerate(_SLEEVES):
            bearing = side + 36 * index + 18
            nodes.append(_sparks(place @ rotate(bearing + 18), palette))
            nodes += _arm(pattern(), sausage, place @ rotate(bearing) @ translate(0, -2.6), palette, line)
    nodes += _fire(place @ scale(1.22), palette, line)
    return [replace(node, steps=within(node.steps, area)) for node in nodes]
