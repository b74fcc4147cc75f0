"""Lakes, rivers and marshes as nodes."""

from __future__ import annotations

import math
from collections.abc import Sequence

from generator.games.dragon_lords.maps.ink import MapInk
from generator.games.dragon_lords.maps.shapes import (
    Steps,
    beside,
    bounds,
    clockwise,
    sampled,
    scattered,
    smooth,
    stroke,
)
from generator.games.dragon_lords.maps.terrain import Lake, Marsh, River
from generator.scene.geometry import Point
from generator.scene.grain import swing
from generator.scene.nodes import Node, Step

#: Up to this width in mm a river is a brook.
BROOK = 2.4
#: How far inside the shore the lines lie that echo it, in hexes.
ECHOES = (0.05, 0.11, 0.18)


def banks(ink: MapInk, river: River) -> tuple[list[Point], list[Point]]:
    """The left and right bank of a river."""
    line = sampled(river.course, count=3)
    last = len(line) - 1
    left: list[Point] = []
    right: list[Point] = []
    for i, (here, there) in enumerate(zip(beside(line, 1.0), line, strict=True)):
        half = ink.mm(river.start + (river.end - river.start) * i / last) / 2
        nx, ny = here[0] - there[0], here[1] - there[1]
        left.append((there[0] + nx * half, there[1] + ny * half))
        right.append((there[0] - nx * half, there[1] - ny * half))
    return left, right


def ribbon(left: Sequence[Point], right: Sequence[Point]) -> Steps:
    """The area between two banks."""
    back = smooth(list(reversed(right)))
    return (*smooth(left), ("L", *right[-1]), *back[1:], ("Z",))


def rivers(ink: MapInk, rivers: Sequence[River]) -> list[Node]:
    """Rivers with their banks, and a thread of current."""
    nodes: list[Node] = []
    shores: list[Step] = []
    threads: list[Step] = []
    for river in rivers:
        left, right = banks(ink, river)
        nodes.append(ink.fill(ribbon(left, right), "water"))
        shores += [*smooth(left), *smooth(right)]
        if river.start > BROOK:
            threads += smooth(river.course)
    if shores:
        nodes.insert(0, ink.line(tuple(shores), "shore", 0.36))
    if threads:
        nodes.append(ink.line(tuple(threads), "shore", "faint", (2.6, 1.4)))
    return nodes


def lakes(ink: MapInk, lakes: Sequence[Lake]) -> list[Node]:
    """Lakes with lines that echo their shores, and their islands."""
    nodes: list[Node] = []
    for lake in lakes:
        shore = smooth(lake.shore, True)
        nodes.append(ink.area(shore, "water", "shore", 0.26))
        echoes: list[Step] = []
        box = bounds(lake.shore)
        for distance in ECHOES:
            if distance < 0.3 * min(box.width, box.height):
                echoes += smooth(inward(lake.shore, distance), True)
        for island in lake.islands:
            for distance in ECHOES[:2]:
                echoes += smooth(inward(island, -distance), True)
        nodes.append(ink.line(tuple(echoes), "shore", "faint"))
        nodes += [ink.area(smooth(island, True), "paper", "shore", 0.2) for island in lake.islands]
    return nodes


def inward(ring: Sequence[Point], distance: float) -> list[Point]:
    """A closed line inside another (outside if the distance is negative), without the loops that corners would make."""
    line = sampled(ring, closed=True, count=3)[:-1]
    shifted = beside(line, -distance if clockwise(line) else distance, closed=True)
    least = 0.9 * abs(distance)
    return [point for point in shifted if all(math.dist(point, other) >= least for other in line)]


def marshes(ink: MapInk, marshes: Sequence[Marsh]) -> list[Node]:
    """Tufts of reed over short lines of standing water."""
    water: list[Step] = []
    reeds: list[Step] = []
    for marsh in marshes:
        outline = sampled(marsh.edge, closed=True)[:-1]
        for index, (x, y) in enumerate(scattered(outline, 0.2, marsh.seed, 0.4)):
            long = 0.055 * (1 + 0.5 * swing(index, marsh.seed))
            water += stroke([(x - long, y), (x + long, y)])
            if index % 2:
                continue
            for lean, tall in ((-0.03, 0.055), (0.0, 0.075), (0.03, 0.055)):
                reeds += stroke([(x + lean * 0.3, y), (x + lean, y - tall)])
    nodes: list[Node] = []
    if water:
        nodes = [ink.line(tuple(water), "shore", "fine"), ink.line(tuple(reeds), "leaf", "fine")]
    return nodes


def meadows(ink: MapInk, rivers: Sequence[River]) -> list[Node]:
    """The green of the meadows on both banks of the rivers."""
    steps = tuple(step for river in rivers if river.start > BROOK for step in smooth(river.course))
    return [ink.line(steps, "meadow", 17.0)] if steps else []
