"""Where the circles, their half-way lines, leader lines and captions go on and beside a creature."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.games.dragon_lords.art.creature import Creature
from generator.games.dragon_lords.art.limbs import crossing
from generator.games.dragon_lords.art.proportions import MUZZLE
from generator.games.dragon_lords.art.stage import Stage
from generator.games.dragon_lords.art.tracks import (
    FIVE,
    HALF_GAP,
    OVERHANG,
    PITCH,
    RADIUS,
    Points,
    Ranks,
    Split,
    height,
    ranks,
    rows,
)
from generator.scene.geometry import Point

#: Between which heights of the sheet the half-way line may run, by body weight and by wing size.
BODY_LINES = ((57.0, 62.0), (60.6, 63.0), (64.6, 64.6), (60.6, 64.0), (60.6, 63.0))
WING_LINES = ((56.8, 57.4), (59.6, 60.6), (60.0, 61.6), (58.5, 62.4), (58.5, 62.4))
#: Where it runs best.
BEST_LINE = 60.6
#: Height of the tail, on the sheet, that the leader line of its panel points at.
TAIL_LEADER = 100.5
#: Room that a caption may take beside a panel and above a wing, in mm.
PANEL_CAPTION, WING_CAPTION = 24.0, 26.0


@dataclass(frozen=True, slots=True)
class Anchor:
    """Where a caption goes: its start, middle or end on the baseline at (x, y), and the free width, in mm."""

    x: float
    y: float
    align: Literal["start", "middle", "end"]
    width: float


@dataclass(frozen=True, slots=True)
class Layout:
    """Ranks and captions by section, and the leader lines of head and tail."""

    ranks: dict[str, Ranks]
    captions: dict[str, Anchor]
    leaders: tuple[tuple[Point, Point], ...]


def lines(body: int, wings: int) -> tuple[float, float]:
    """Heights of the half-way lines on body and wings: one line across the dragon wherever there is room for it."""
    (low, high), (lowest, highest) = BODY_LINES[body - 1], WING_LINES[wings - 1]
    if max(low, lowest) <= min(high, highest):
        shared = max(low, lowest, min(BEST_LINE, high, highest))
        return shared, shared
    return (low, highest) if low > highest else (high, lowest)


def first_row(split: Split, columns: int, line: float) -> float:
    """y of the first rank of a section whose half-way line runs at ``line``."""
    return line - len(rows(split.above, 5 * columns)) * PITCH + (PITCH - HALF_GAP) / 2


def body_ranks(stage: Stage, split: Split, body: int, line: float) -> Ranks:
    """The ranks on the back, about a half-way line at a height of the sheet."""
    columns = 2 if body >= 4 else 1
    middle, y = stage.at(0, line)
    apart = FIVE / 2 + 0.9 + 0.5 * (body - 4)

    def place(column: int) -> float:
        return middle if columns == 1 else middle + apart * (2 * column - 1)

    return ranks(split, columns, first_row(split, columns, y), place, crown=True)


def wing_ranks(stage: Stage, dragon: Creature, split: Split, wings: int, line: float) -> Ranks:
    """The ranks on the right wing, between trunk and inner finger and, on a large wing, one bay farther out."""
    columns = 2 if wings >= 4 else 1
    sides = [stage.line(line) for line in (dragon.trunk.edge, dragon.wing.fingers[3], dragon.wing.fingers[2])]
    y = stage.at(0, line)[1]
    top = first_row(split, columns, y)
    levels = (top, y, 2 * y - top)

    def place(column: int) -> float:
        inner = max(crossing(sides[column], level) for level in levels)
        outer = min(crossing(sides[column + 1], level) for level in levels)
        return (inner + outer) / 2

    return ranks(split, columns, top, place)


def head_panel(stage: Stage, dragon: Creature, split: Split) -> tuple[Ranks, list[tuple[Point, Point]]]:
    """The circles of the head in a panel to the right of it, joined to the muzzle."""
    x = stage.middle + stage.transform.a * (1.92 * dragon.build.head + 1.2)
    panel = ranks(split, 1, stage.box.y + RADIUS + 0.5, lambda _: x + FIVE / 2 + OVERHANG)
    muzzle = stage.at(0.42 * dragon.build.head + 0.7, MUZZLE + 1.6)
    return panel, [((x, panel.box.y), (x, panel.box.bottom)), ((x, muzzle[1]), muzzle)]


def tail_panel(stage: Stage, dragon: Creature, split: Split) -> tuple[Ranks, list[tuple[Point, Point]]]:
    """The circles of the tail in a panel to the left of it, joined to the tail."""
    build = dragon.build
    x = stage.middle - stage.transform.a * (0.58 * build.torso + 10.6 + 2.1 * build.limb)
    top = stage.box.bottom - RADIUS - 0.5 - height(split, 5)
    panel = ranks(split, 1, top, lambda _: x - FIVE / 2 - OVERHANG)
    station = next(station for station in dragon.trunk.stations if station.point[1] >= TAIL_LEADER)
    side = stage.at(station.point[0] - station.half - 0.9, station.point[1])
    return panel, [((x, panel.box.y), (x, panel.box.bottom)), ((x, side[1]), side)]


def captions(stage: Stage, dragon: Creature, found: dict[str, Ranks]) -> dict[str, Anchor]:
    """Places for the sections' names: beside the panels, below the ranks on the body, above the hands of the wings."""
    head, body, tail = found["head"], found["body"], found["tail"]
    below = body.box.bottom + 3.1
    room = 2 * stage.transform.a * dragon.trunk.half(stage.height(below)) - 3
    x = stage.at(*dragon.wing.wrist)[0]
    edge = [point[1] for point in stage.line(dragon.wing.fingers[0]) if x <= point[0] <= x + WING_CAPTION + 4]
    above = min(edge) - 2.1
    return {
        "head": Anchor(head.box.right + OVERHANG + 1.2, head.centres[0][1] + 1.0, "start", PANEL_CAPTION),
        "body": Anchor(stage.middle, below, "middle", room),
        "tail": Anchor(tail.box.x - OVERHANG - 1.2, tail.centres[0][1] + 1.0, "end", PANEL_CAPTION),
        "left_wing": Anchor(2 * stage.middle - x - 4, above, "end", WING_CAPTION),
        "right_wing": Anchor(x + 4, above, "start", WING_CAPTION),
    }


def layout(stage: Stage, dragon: Creature, points: Points, body: int, wings: int) -> Layout:
    """All sections of a creature on a stage."""
    on_body, on_wings = lines(body, wings)
    head, to_head = head_panel(stage, dragon, points.head)
    tail, to_tail = tail_panel(stage, dragon, points.tail)
    found = {
        "head": head,
        "body": body_ranks(stage, points.body, body, on_body),
        "tail": tail,
        "left_wing": wing_ranks(stage, dragon, points.left_wing, wings, on_wings).moved(stage.mirror),
        "right_wing": wing_ranks(stage, dragon, points.right_wing, wings, on_wings),
    }
    return Layout(found, captions(stage, dragon, found), (*to_head, *to_tail))
