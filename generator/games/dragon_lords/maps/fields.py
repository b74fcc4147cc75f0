"""Fields as nodes: ploughland, meadows, stubble, orchards and vineyards between hedges."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from generator.games.dragon_lords.maps.ink import BUSHES, MapInk
from generator.games.dragon_lords.maps.shapes import dot, polygon
from generator.games.dragon_lords.maps.terrain import Block
from generator.scene.geometry import Point
from generator.scene.grain import grain, swing
from generator.scene.nodes import Node, Step

#: The share of fields that lie fallow and are not drawn.
FALLOW = 0.12
Quad = tuple[Point, Point, Point, Point]


def fields(ink: MapInk, blocks: Sequence[Block]) -> list[Node]:
    """Ploughland, meadows, stubble, orchards and vineyards between hedges."""
    crops: dict[str, list[Step]] = {"crop1": [], "crop2": [], "crop3": []}
    ploughed: list[Step] = []
    stubble: list[Step] = []
    vines: list[Step] = []
    fruit: list[Step] = []
    edges: list[Step] = []
    bushes: list[Step] = []
    for block in blocks:
        for index, quad in enumerate(split(block.corners, block.size, block.seed)):
            field = shrunk(quad, 0.016)
            chance = grain(block.seed, index, 7)
            if block.crop == "mixed" and chance < FALLOW:
                continue
            edges += polygon(field)
            if block.crop == "orchard":
                crops["crop2"] += polygon(field)
                fruit += [step for x, y in grid_points(shrunk(quad, 0.06), 0.115) for step in dot(x, y)]
                continue
            if block.crop == "vines":
                crops["crop1"] += polygon(field)
                vines += furrows(shrunk(quad, 0.035), 0.06, lengthwise=False)
                continue
            if chance < 0.34:
                crops["crop1"] += polygon(field)
                ploughed += furrows(field, 0.058, lengthwise=True)
            elif chance < 0.56:
                crops["crop2"] += polygon(field)
            elif chance < 0.74:
                crops["crop3"] += polygon(field)
            elif chance < 0.88:
                stubble += furrows(shrunk(quad, 0.04), 0.07, lengthwise=True)
            if grain(block.seed, index, 8) < 0.4:
                side = int(4 * grain(block.seed, index, 9))
                p, q = quad[side], quad[(side + 1) % 4]
                bushes += [("M", *p), ("L", *q)]
    nodes: list[Node] = [ink.fill(tuple(steps), role) for role, steps in crops.items() if steps]
    looks = (
        (ploughed, "furrow", "faint", ()),
        (stubble, "furrow", 0.2, (0.01, 0.95)),
        (vines, "vine", 0.34, (0.01, 0.75)),
        (edges, "hedge", "faint", ()),
        (bushes, "leaf", 0.5, BUSHES),
    )
    nodes += [ink.line(tuple(steps), role, width, dash) for steps, role, width, dash in looks if steps]
    if fruit:
        nodes.append(ink.line(tuple(fruit), "leaf", 0.8))
    return nodes


def field_areas(ink: MapInk, blocks: Sequence[Block]) -> list[Node]:
    """Whole blocks of fields in one tint each, for pictures in little."""
    areas: dict[str, list[Step]] = {"crop1": [], "crop2": [], "crop3": []}
    for index, block in enumerate(blocks):
        areas[f"crop{index % 3 + 1}"] += polygon(block.corners)
    return [ink.area(tuple(steps), role, "hedge", 0.08) for role, steps in areas.items() if steps]


def grid_points(quad: Quad, pace: float) -> Iterator[Point]:
    """Points of a regular planting."""
    a, b, c, d = quad
    wide = max(1, round((math.dist(a, b) + math.dist(d, c)) / 2 / pace))
    high = max(1, round((math.dist(a, d) + math.dist(b, c)) / 2 / pace))
    for i in range(wide + 1):
        for j in range(high + 1):
            yield at(quad, i / wide, j / high)


def split(quad: Quad, size: float, seed: int) -> Iterator[Quad]:
    """A quadrilateral cut into fields, each time across its longer side."""
    a, b, c, d = quad
    wide = (math.dist(a, b) + math.dist(d, c)) / 2
    high = (math.dist(a, d) + math.dist(b, c)) / 2
    longer, shorter = max(wide, high), min(wide, high)
    limit = size * (0.8 + 0.7 * grain(seed, 1))
    if longer < limit * 1.35 or (longer < limit * 2.2 and shorter < limit * 0.5):
        yield quad
        return
    share = 0.5 + 0.15 * swing(seed, 2)
    tilt = 0.035 * swing(seed, 3)
    one, two = share + tilt, share - tilt
    if wide >= high:
        p, q = at(quad, one, 0), at(quad, two, 1)
        yield from split((a, p, q, d), size, 2 * seed + 1)
        yield from split((p, b, c, q), size, 2 * seed + 2)
    else:
        p, q = at(quad, 0, one), at(quad, 1, two)
        yield from split((a, b, q, p), size, 2 * seed + 1)
        yield from split((p, q, c, d), size, 2 * seed + 2)


def shrunk(quad: Quad, gap: float) -> Quad:
    """A field within its hedges."""
    a, b, c, d = quad
    wide = min(0.45, gap / ((math.dist(a, b) + math.dist(d, c)) / 2))
    high = min(0.45, gap / ((math.dist(a, d) + math.dist(b, c)) / 2))
    return part(quad, wide, high, 1 - wide, 1 - high)


def furrows(quad: Quad, pace: float, lengthwise: bool) -> list[Step]:
    """Parallel lines over a field, along its longer side or across it."""
    a, b, c, d = quad
    wide = math.dist(a, b) + math.dist(d, c)
    high = math.dist(a, d) + math.dist(b, c)
    upright = (high > wide) is lengthwise
    count = max(2, round((wide if upright else high) / 2 / pace))
    steps: list[Step] = []
    for i in range(1, count):
        share = i / count
        p, q = (at(quad, share, 0), at(quad, share, 1)) if upright else (at(quad, 0, share), at(quad, 1, share))
        steps += [("M", *p), ("L", *q)]
    return steps


def at(quad: Quad, u: float, v: float) -> Point:
    """A point of a quadrilateral, by shares along its top and down its sides."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad
    p, q, r, s = (1 - u) * (1 - v), u * (1 - v), u * v, (1 - u) * v
    return ax * p + bx * q + cx * r + dx * s, ay * p + by * q + cy * r + dy * s


def part(quad: Quad, left: float, top: float, right: float, bottom: float) -> Quad:
    """A part of a quadrilateral."""
    return at(quad, left, top), at(quad, right, top), at(quad, right, bottom), at(quad, left, bottom)
