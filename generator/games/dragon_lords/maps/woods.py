"""Woods, glades, hedges and single trees as nodes."""

from __future__ import annotations

from collections.abc import Sequence

from generator.games.dragon_lords.maps.ink import BUSHES, MapInk
from generator.games.dragon_lords.maps.shapes import Steps, bounds, crown, ring, smooth, stroke
from generator.games.dragon_lords.maps.terrain import Glade, Hedge, Wood
from generator.scene.geometry import Point, translate
from generator.scene.grain import grain, swing
from generator.scene.nodes import Group, Node, Paint, Path, Step
from generator.scene.paths import transformed

#: Dashes of round dots in mm: the edge of a wood, crowns, firs.
SCALLOPS = (0.01, 2.0, 0.01, 2.4, 0.01, 1.8)
CROWNS = (0.01, 3.6, 0.01, 5.4, 0.01, 4.2, 0.01, 3.1, 0.01, 6.2)
FIRS = (0.01, 2.4, 0.01, 3.3, 0.01, 2.1)


def woods(ink: MapInk, woods: Sequence[Wood]) -> list[Node]:
    """Woods with scalloped edges, shaded on their lower right, strewn with trees.

    Crowns are round dots of a dashed line: a dark one, and a light one shifted a little towards the sun.
    """
    nodes: list[Node] = []
    for wood in woods:
        edge = smooth(wood.edge, True)
        lit = transformed(edge, translate(-ink.mm(1.2), -ink.mm(1.5)))
        nodes += scallops(ink, edge)
        nodes.append(ink.fill(edge, "wood_shade"))
        inside = [ink.fill(lit, "wood"), *crowns(ink, wood)]
        nodes.append(Group(tuple(inside), clip=Path(edge, Paint())))
    return nodes


def scallops(ink: MapInk, edge: Steps) -> list[Node]:
    """Round dots along an edge, each with its outline; the inside is painted over."""
    return [ink.line(edge, "leaf", 2.46, SCALLOPS), ink.line(edge, "wood", 2.24, SCALLOPS)]


def crowns(ink: MapInk, wood: Wood) -> list[Node]:
    """Rows of trees over the area of a wood."""
    box = bounds(wood.edge).inset(-0.1)
    rows: list[Step] = []
    pace = wood.pace * (0.75 if wood.conifer else 1.0)
    y, row = box.y + pace * 0.7, 0
    while y < box.bottom:
        x = box.x - 0.4 * grain(row, wood.seed)
        line: list[Point] = []
        while x < box.right + 0.6:
            line.append((x, y + 0.42 * pace * swing(row, len(line), wood.seed)))
            x += 0.6
        rows += stroke(line)
        y, row = y + pace, row + 1
    if wood.conifer:
        return [ink.line(tuple(rows), "leaf", 0.75, FIRS)]
    lit = transformed(rows, translate(-ink.mm(0.2), -ink.mm(0.22)))
    return [ink.line(tuple(rows), "leaf", 1.75, CROWNS), ink.line(lit, "wood", 1.8, CROWNS)]


def glades(ink: MapInk, glades: Sequence[Glade]) -> list[Node]:
    """Open ground in a wood, with the wood's edge about it."""
    nodes: list[Node] = []
    for glade in glades:
        edge = smooth(glade.edge, True)
        nodes += [ink.fill(edge, "paper"), *scallops(ink, edge)]
    return nodes


def hedges(ink: MapInk, hedges: Sequence[Hedge]) -> list[Node]:
    """Hedges in the open: rows of bushes."""
    steps = tuple(step for hedge in hedges for step in smooth(hedge.course))
    return [ink.line(steps, "leaf", 0.5, BUSHES)] if steps else []


def trees(ink: MapInk, points: Sequence[Point]) -> list[Node]:
    """Single trees in the open."""
    if not points:
        return []
    rounds = [step for x, y in points for step in ring(x, y, 0.035)]
    shades = [step for x, y in points for step in crown(x, y, 0.035)]
    return [ink.area(tuple(rounds), "wood", "leaf", "faint"), ink.line(tuple(shades), "leaf", "line")]
