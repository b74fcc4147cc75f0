"""The countryside of a sheet in little, for the plan: its large shapes, without patterns."""

from __future__ import annotations

from generator.games.dragon_lords.maps import seams
from generator.games.dragon_lords.maps.fields import field_areas
from generator.games.dragon_lords.maps.hills import relief
from generator.games.dragon_lords.maps.ink import MapInk
from generator.games.dragon_lords.maps.relief import contours
from generator.games.dragon_lords.maps.shapes import smooth
from generator.games.dragon_lords.maps.sheets import country
from generator.games.dragon_lords.maps.waters import BROOK
from generator.scene.nodes import Node, Step

#: Widths of lines in mm on a sheet in little.
ROAD, LANE, BROOK_WIDTH, HOUSES, EDGE = 0.32, 0.16, 0.16, 0.55, 0.1
#: How much of a river's width on a sheet it has in little: a little more than the scale would give.
RIVER = 1.2


def overview(letter: str, ink: MapInk, full_size: float) -> tuple[Node, ...]:
    """The land in hexes from the top left of the sheet; ``full_size`` is how long a hex is on the sheet, in mm."""
    land = country(letter)
    nodes: list[Node] = relief(ink, contours((*seams.hills(), *land.hills), seams.WIDTH, seams.HEIGHT))
    nodes += field_areas(ink, land.blocks)
    nodes += [ink.area(smooth(wood.edge, True), "wood_shade", "leaf", EDGE) for wood in land.woods]
    nodes += [ink.fill(smooth(glade.edge, True), "paper") for glade in land.glades]
    for river in land.rivers:
        main = river.start > BROOK
        width = RIVER * river.start * ink.hex_mm / full_size if main else BROOK_WIDTH
        nodes.append(ink.line(smooth(river.course), "shore", width))
    for lake in land.lakes:
        nodes.append(ink.area(smooth(lake.shore, True), "lake", "shore", EDGE))
        nodes += [ink.area(smooth(island, True), "paper", "shore", EDGE) for island in lake.islands]
    for kind, width in (("lane", LANE), ("road", ROAD)):
        steps: list[Step] = [step for road in land.roads if road.kind == kind for step in smooth(road.course)]
        nodes.append(ink.line(tuple(steps), "road", width))
    houses = tuple(step for row in land.rows for step in smooth(row.course))
    nodes.append(ink.line(houses, "wall", HOUSES, (0.01, 0.75)))
    return tuple(nodes)
