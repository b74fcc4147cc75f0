"""Landmarks with a sign of their own, seen from above: churches, castles, bridges, mills, stones."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from generator.games.dragon_lords.maps.ink import MapInk
from generator.games.dragon_lords.maps.shapes import Steps, crown, dot, polygon, ring, smooth, stroke
from generator.games.dragon_lords.maps.terrain import Landmark
from generator.scene.geometry import Point, rotate, scale, translate
from generator.scene.nodes import Node
from generator.scene.paths import transformed


@dataclass(frozen=True, slots=True)
class Stroke:
    """A part of a sign in hexes about its middle, north up: its fill and its line by colour role, either may lack."""

    steps: Steps
    fill: str = ""
    line: str = "wall"
    width: str | float = "fine"
    dash: tuple[float, ...] = ()


def roof(left: float, top: float, right: float, bottom: float) -> list[Stroke]:
    """A roof whose ridge runs along its longer side, lit from the upper left."""
    cx, cy = (left + right) / 2, (top + bottom) / 2
    whole = polygon([(left, top), (right, top), (right, bottom), (left, bottom)])
    if right - left > bottom - top:
        dark = polygon([(left, cy), (right, cy), (right, bottom), (left, bottom)])
        ridge = stroke([(left, cy), (right, cy)])
    else:
        dark = polygon([(cx, top), (right, top), (right, bottom), (cx, bottom)])
        ridge = stroke([(cx, top), (cx, bottom)])
    return [Stroke(whole, "roof", ""), Stroke(dark, "roof_shade", ""), Stroke(whole + ridge)]


def spire(x: float, y: float, half: float) -> list[Stroke]:
    """A square tower with a pyramid roof."""
    a, b, c, d = (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)
    whole = polygon([a, b, c, d])
    cross = stroke([a, c]) + stroke([b, d])
    return [
        Stroke(whole, "roof", ""),
        Stroke(polygon([b, c, d, (x, y)]), "roof_shade", ""),
        Stroke(whole + cross),
    ]


def church() -> list[Stroke]:
    """Tower in the west, nave, transept and chancel, in a round churchyard with trees."""
    yard = smooth([(0.26 * math.sin(t), -0.2 * math.cos(t)) for t in (k * math.pi / 4 for k in range(8))], True)
    graves = [(x, y) for x in (-0.1, 0.0, 0.1) for y in (0.115, 0.15)]
    crosses = tuple(step for x, y in graves for step in stroke([(x, y - 0.012), (x, y + 0.012)]))
    yews = [(-0.21, -0.08), (0.2, -0.1), (0.17, 0.13), (-0.19, 0.1)]
    return [
        Stroke(yard, "crop2", "wall", "faint"),
        Stroke(crosses, "", "wall", "faint"),
        *[Stroke(tuple(ring(x, y, 0.03)), "wood", "leaf", "faint") for x, y in yews],
        *roof(0.0, -0.09, 0.07, 0.09),
        *roof(-0.1, -0.045, 0.115, 0.045),
        *roof(0.115, -0.03, 0.17, 0.03),
        *spire(-0.13, 0.0, 0.045),
    ]


def chapel() -> list[Stroke]:
    """A small nave with a turret, and a lime tree on either side."""
    limes = [(-0.12, -0.03), (0.14, 0.0)]
    return [
        *[Stroke(tuple(ring(x, y, 0.035)), "wood", "leaf", "faint") for x, y in limes],
        *roof(-0.045, -0.07, 0.045, 0.08),
        *spire(0.0, -0.08, 0.03),
    ]


def farm() -> list[Stroke]:
    """Three wings about a yard."""
    yard = polygon([(-0.12, -0.11), (0.12, -0.11), (0.12, 0.11), (-0.12, 0.11)])
    return [
        Stroke(yard, "crop3", "hedge", "faint"),
        *roof(-0.12, -0.11, -0.055, 0.11),
        *roof(-0.03, -0.11, 0.12, -0.05),
        *roof(0.06, 0.0, 0.12, 0.11),
    ]


def castle() -> list[Stroke]:
    """A ruined castle: a broken curtain wall with round towers, and what is left of a keep."""
    corners = [(-0.36, -0.14), (-0.08, -0.31), (0.3, -0.22), (0.38, 0.1), (0.12, 0.3), (-0.28, 0.22)]
    parts: list[Stroke] = [Stroke(polygon(corners), "relief1", "")]
    # Each stretch of wall stands from one share of its side to another; the rest has fallen.
    for i, (first, last) in enumerate(((0.0, 1.0), (0.0, 0.62), (0.28, 1.0), (0.0, 0.4), (0.0, 0.72), (0.2, 1.0))):
        (ax, ay), (bx, by) = corners[i], corners[(i + 1) % 6]
        wall = stroke([(ax + (bx - ax) * t, ay + (by - ay) * t) for t in (first, last)])
        parts += [Stroke(wall, "", "wall", 1.15), Stroke(wall, "", "stone", 0.75)]
    rubble = [(0.19, -0.26), (0.23, -0.235), (0.3, 0.17), (0.23, 0.24), (0.18, 0.28), (-0.2, 0.26), (-0.33, 0.13)]
    parts.append(Stroke(tuple(step for x, y in rubble for step in dot(x, y)), "", "wall", 0.55))
    for x, y in (corners[0], corners[1], corners[3], corners[5]):
        parts.append(Stroke(tuple(ring(x, y, 0.062)), "stone"))
        parts.append(Stroke(tuple(ring(x, y, 0.03)), "paper", "wall", "faint"))
    keep = polygon([(-0.1, -0.1), (0.1, -0.1), (0.1, 0.1), (-0.1, 0.1)])
    hollow = polygon([(-0.055, -0.055), (0.055, -0.055), (0.055, 0.1), (-0.055, 0.055)])
    well = tuple(ring(0.2, 0.03, 0.025))
    return [
        *parts,
        Stroke(keep, "stone"),
        Stroke(hollow, "paper", "wall", "faint"),
        Stroke(well, "water", "wall", "faint"),
    ]


def windmill() -> list[Stroke]:
    """Four sails on a round mill."""
    parts: list[Stroke] = []
    for bearing in (35, 125, 215, 305):
        turn = rotate(bearing)
        sail = [turn.apply(x, y) for x, y in ((0.012, -0.06), (0.05, -0.06), (0.05, -0.19), (0.012, -0.19))]
        arm = [turn.apply(0, 0), turn.apply(0, -0.2)]
        parts += [Stroke(polygon(sail), "paper", "wall", "faint"), Stroke(stroke(arm))]
    return [*parts, Stroke(tuple(ring(0, 0, 0.055)), "roof"), Stroke(tuple(ring(0, 0, 0.015)), "wall", "")]


def watermill() -> list[Stroke]:
    """A house with its wheel on the water's side, which is to the south."""
    wheel = polygon([(-0.06, 0.07), (0.06, 0.07), (0.06, 0.105), (-0.06, 0.105)])
    blades = tuple(s for k in range(-2, 3) for s in stroke([(k * 0.024, 0.07), (k * 0.024, 0.105)]))
    return [*roof(-0.1, -0.06, 0.1, 0.06), Stroke(wheel, "paper"), Stroke(blades, "", "wall", "faint")]


def bridge() -> list[Stroke]:
    """The parapets of a bridge whose road runs north and south."""
    sides: list[Stroke] = []
    for s in (-1, 1):
        line = [(s * 0.075, -0.15), (s * 0.045, -0.11), (s * 0.045, 0.11), (s * 0.075, 0.15)]
        sides.append(Stroke(stroke(line), "", "wall", 0.26))
    deck = polygon([(-0.04, -0.11), (0.04, -0.11), (0.04, 0.11), (-0.04, 0.11)])
    return [Stroke(deck, "paper", ""), *sides]


def stones() -> list[Stroke]:
    """A ring of standing stones, one fallen."""
    parts: list[Stroke] = [Stroke(tuple(ring(0, 0, 0.25)), "", "hedge", "faint", (0.8, 0.8))]
    for k in range(9):
        turn = rotate(40 * k)
        half, deep = (0.022, 0.03) if k != 5 else (0.014, 0.05)
        corners = [turn.apply(x, -0.18 + y) for x, y in ((-half, -deep), (half, -deep), (half, deep), (-half, deep))]
        parts.append(Stroke(polygon(corners), "stone"))
    return [*parts, Stroke(polygon([(-0.05, -0.02), (0.05, -0.025), (0.05, 0.025), (-0.05, 0.02)]), "stone")]


def tower() -> list[Stroke]:
    """A round watchtower with its battlements."""
    teeth = tuple(
        s for k in range(12) for s in stroke([rotate(30 * k).apply(0, -0.075), rotate(30 * k).apply(0, -0.055)])
    )
    return [
        Stroke(tuple(ring(0, 0, 0.075)), "stone"),
        Stroke(tuple(ring(0, 0, 0.05)), "paper", "wall", "faint"),
        Stroke(teeth),
    ]


def jetty() -> list[Stroke]:
    """A landing stage that reaches out to the south, with two boats."""
    deck = polygon([(-0.022, -0.04), (0.022, -0.04), (0.022, 0.24), (-0.022, 0.24)])
    planks = tuple(s for k in range(1, 8) for s in stroke([(-0.022, 0.035 * k - 0.04), (0.022, 0.035 * k - 0.04)]))
    return [Stroke(deck, "paper"), Stroke(planks, "", "wall", "faint"), *boat(0.075, 0.13), *boat(-0.08, 0.19)]


def boat(x: float, y: float) -> list[Stroke]:
    """A rowing boat, bow to the north."""
    hull = smooth(
        [(x, y - 0.065), (x + 0.027, y - 0.01), (x + 0.02, y + 0.05), (x - 0.02, y + 0.05), (x - 0.027, y - 0.01)], True
    )
    return [Stroke(hull, "paper"), Stroke(stroke([(x - 0.022, y + 0.01), (x + 0.022, y + 0.01)]), "", "wall", "faint")]


def sail() -> list[Stroke]:
    """A sailing boat with its wake."""
    hull = smooth([(0, -0.1), (0.035, -0.03), (0.03, 0.07), (-0.03, 0.07), (-0.035, -0.03)], True)
    cloth = (
        smooth([(0.012, -0.075), (0.075, 0.0), (0.05, 0.06)])
        + smooth([(0.05, 0.06), (0.035, 0.0), (0.012, -0.075)])[1:]
    )
    wake = smooth([(-0.03, 0.09), (-0.06, 0.19)]) + smooth([(0.03, 0.09), (0.06, 0.19)])
    return [Stroke(wake, "", "shore", "faint"), Stroke(hull, "roof"), Stroke(cloth, "paper")]


def quarry() -> list[Stroke]:
    """A bite out of a slope, hachured inwards, open to the south."""
    points = [(0.2 * math.sin(math.radians(b)), -0.15 * math.cos(math.radians(b))) for b in range(-110, 111, 22)]
    teeth = tuple(s for x, y in points for s in stroke([(x, y), (x * 0.72, y * 0.72)]))
    return [Stroke(smooth(points), "", "wall", "fine"), Stroke(teeth, "", "wall", "faint")]


def peak() -> list[Stroke]:
    """The triangle of a summit."""
    return [Stroke(polygon([(0, -0.05), (0.045, 0.03), (-0.045, 0.03)]), "paper", "wall", "line")]


def shrine() -> list[Stroke]:
    """A wayside shrine under a tree."""
    cross = stroke([(0, -0.06), (0, 0.05)]) + stroke([(-0.03, -0.025), (0.03, -0.025)])
    return [Stroke(tuple(crown(0.06, 0.01, 0.04)), "", "leaf"), Stroke(cross, "", "wall", 0.24)]


def rose() -> list[Stroke]:
    """A compass rose: sixteen points, a ring of ticks, the north marked by a lance."""
    parts: list[Stroke] = [Stroke(tuple(ring(0, 0, r)), "", "compass", "faint") for r in (0.40, 0.43)]
    ticks: list[Point] = []
    for bearing in range(0, 360, 10):
        turn = rotate(bearing)
        ticks += [turn.apply(0, -0.40), turn.apply(0, -0.43 if bearing % 30 else -0.45)]
    lines = tuple(s for a, b in zip(ticks[::2], ticks[1::2], strict=True) for s in stroke([a, b]))
    parts.append(Stroke(lines, "", "compass", "faint"))
    for step, (long, half) in ((22.5, (0.24, 0.035)), (45, (0.32, 0.055)), (90, (0.40, 0.07))):
        for k in range(round(360 / step)):
            if step < 90 and k % 2 == 0:
                continue
            turn = rotate(step * k)
            tip, right, left, heart = (
                turn.apply(*p) for p in ((0, -long), (half, -half * 1.3), (-half, -half * 1.3), (0.0, 0.0))
            )
            parts += [
                Stroke(polygon([tip, right, heart, left]), "paper", ""),
                Stroke(polygon([tip, right, heart]), "compass", ""),
                Stroke(polygon([tip, right, heart, left]), "", "compass", "faint"),
            ]
    lance = [(0, -0.60), (0.035, -0.50), (0, -0.52), (-0.035, -0.50)]
    return [
        *parts,
        Stroke(stroke([(0, -0.45), (0, -0.52)]), "", "compass", "fine"),
        Stroke(polygon(lance), "compass", ""),
    ]


SIGNS: dict[str, Callable[[], list[Stroke]]] = {
    "church": church,
    "chapel": chapel,
    "farm": farm,
    "castle": castle,
    "windmill": windmill,
    "watermill": watermill,
    "bridge": bridge,
    "stones": stones,
    "tower": tower,
    "jetty": jetty,
    "sail": sail,
    "quarry": quarry,
    "peak": peak,
    "shrine": shrine,
    "rose": rose,
}


def landmarks(ink: MapInk, marks: Sequence[Landmark]) -> list[Node]:
    """The signs where they stand, turned to their bearing."""
    nodes: list[Node] = []
    for mark in marks:
        put = translate(mark.x, mark.y) @ rotate(mark.bearing) @ scale(mark.size)
        for part in SIGNS[mark.kind]():
            steps = transformed(part.steps, put)
            if part.fill and part.line:
                nodes.append(ink.area(steps, part.fill, part.line, part.width))
            elif part.fill:
                nodes.append(ink.fill(steps, part.fill))
            else:
                nodes.append(ink.line(steps, part.line, part.width, part.dash))
    return nodes
