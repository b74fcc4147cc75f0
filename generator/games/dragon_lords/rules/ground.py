"""Movement along the ground."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from generator.games.dragon_lords.rules.hexes import Hex, ahead, turned
from generator.games.dragon_lords.rules.moves import Fault, Line, Moved, Pose
from generator.games.dragon_lords.rules.steps import Step, StepKind


def crawl(pose: Pose, steps: Sequence[Step], reach: int) -> Moved:
    """Move along the ground: ahead for ``reach`` hexes at most, with turns as one likes (On the Ground).

    ``reach`` is the roll for it, or 0 for a dragon that cannot leave its hex. Each hex costs one of its points.
    """
    lines: list[Line] = []
    faults: list[Fault] = []
    path: list[Hex] = []
    for index, step in enumerate(steps):
        points = 0
        if step.kind is StepKind.TURN:
            pose = replace(pose, facing=turned(pose.facing, (step.side or 0) * step.count))
        elif step.kind is StepKind.FORWARD:
            points = step.count
            for _ in range(step.count):
                pose = replace(pose, place=ahead(pose.place, pose.facing))
                path.append(pose.place)
        else:
            faults.append(Fault(index, step, "on the ground a dragon only walks ahead (F) and turns (L, R)"))
        lines.append(Line(index, step, points, pose))
        gone = sum(line.points for line in lines)
        if points and gone > reach:
            why = "it cannot leave its hex" if not reach else f"goes {gone} hexes, but the roll allows {reach}"
            faults.append(Fault(index, step, why))
    return Moved(tuple(lines), tuple(faults), tuple(path), pose)
