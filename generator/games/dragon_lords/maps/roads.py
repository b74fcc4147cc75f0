"""Roads, lanes and tracks as nodes."""

from __future__ import annotations

from collections.abc import Sequence

from generator.games.dragon_lords.maps.ink import MapInk
from generator.games.dragon_lords.maps.shapes import smooth
from generator.games.dragon_lords.maps.terrain import Road
from generator.scene.nodes import Node, Step

#: Width of the roadway in mm, without its edges.
ROADWAYS = {"road": 1.25, "lane": 0.7}
#: Width of an edge in mm.
EDGE = 0.16


def roads(ink: MapInk, roads: Sequence[Road]) -> list[Node]:
    """All edges first, then all roadways, so that junctions are open."""
    nodes: list[Node] = []
    tracks = [step for road in roads if road.kind == "track" for step in smooth(road.course)]
    if tracks:
        nodes.append(ink.line(tuple(tracks), "road", 0.22, (1.1, 0.8)))
    courses: dict[str, list[Step]] = {kind: [] for kind in ROADWAYS}
    for road in roads:
        if road.kind in courses:
            courses[road.kind] += smooth(road.course)
    looks = [(kind, tuple(steps)) for kind, steps in reversed(courses.items()) if steps]
    nodes += [ink.line(steps, "road", ROADWAYS[kind] + 2 * EDGE) for kind, steps in looks]
    nodes += [ink.line(steps, "paper", ROADWAYS[kind]) for kind, steps in looks]
    return nodes
