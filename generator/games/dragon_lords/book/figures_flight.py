"""Diagrams of flight: facing, turns, climbs and dives, banks, take-off."""

from __future__ import annotations

import math

from generator.book.blocks import Figure
from generator.games.dragon_lords.book.drawing import Field, arc, arrowhead, dragon, label, tick, track
from generator.games.dragon_lords.book.stage import flown
from generator.games.dragon_lords.model.options import Altitude, Rating
from generator.games.dragon_lords.pages.words import Words
from generator.games.dragon_lords.rules.flight import turn_cost
from generator.games.dragon_lords.rules.hexes import DEGREES, Hex, ahead
from generator.games.dragon_lords.rules.moves import LEVELS, Moved
from generator.games.dragon_lords.rules.ruleset import ADVANCED, BASIC
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box

#: The rating whose turns are drawn, the angles to the right, and how far each turn is drawn from the middle.
RATING = Rating.E
ANGLES = (60, 120, 180)
#: The width of a note beside the turns, in mm.
SIDE_NOTE = 20.0


def draw_facing(easel: Easel, box: Box, job: Job) -> None:
    """A dragon that faces a side and flies on; one that faces a corner."""
    flat = 15.0
    left = Field(easel, (box.x + 12, box.bottom - flat / 2 - 0.5), flat)
    front = ahead(Hex(0, 0), 0)
    left.hexes([Hex(0, 0), front])
    left.hex(front, "tint_strong")
    left.dragon(Hex(0, 0), 0)
    x, y = left.center(Hex(0, 0))
    track(easel, [(x, y - flat * 0.42), (x, y - flat * 1.1)], "second")
    tick(easel, (x + 12.5, y), True)
    cost = job.texts.count("units.movement-points", job.content.tables.movement.forward)
    easel.paragraph(cost, Box(x + 9.5, y - flat - 4, 18, 8), "label", valign="middle")
    right = Field(easel, (box.x + 60, box.bottom - flat / 2 - flat / 2), flat)
    right.hex(Hex(0, 0))
    dragon(easel, right.center(Hex(0, 0)), flat * 0.8, DEGREES / 2, "quiet")
    x, y = right.center(Hex(0, 0))
    track(easel, [(x + flat * 0.22, y - flat * 0.38), (x + flat * 0.5, y - flat * 0.87)], "quiet")
    tick(easel, (x + 13.5, y), False)


def draw_turns(easel: Easel, box: Box, job: Job) -> None:
    """The maneuver diagram with the turns drawn in: to the right on one side, to the left on the other."""
    flat = box.height / 3 - 0.3
    field = Field(easel, (box.cx, box.cy), flat)
    middle = Hex(0, 0)
    costs = [turn_cost(job.content.tables, RATING, angle) for angle in ANGLES]
    ring = [ahead(middle, side) for side in range(6)]
    for side, place in enumerate(ring):
        field.hex(place, "tint_strong" if side == 0 else "paper", "inner", "ink")
        x, y = field.center(place)
        if side == 0:
            easel.center(str(RATING), x, y, "rating")
            continue
        turn = min(side, 6 - side)
        easel.center(str(costs[turn - 1]), x, y, "number")
        if side <= 3:
            easel.center(f"{ANGLES[turn - 1]}°", x, y + flat * 0.33, "label")
    field.hex(middle, "paper", "outline", "ink")
    field.dragon(middle, 0, size=0.72)
    center = field.center(middle)
    for reach, angle in zip((0.40, 0.46, 0.52), ANGLES, strict=True):
        arc(easel, center, flat * reach, 0, angle)
    for key, x in (("left", box.x), ("right", box.right - SIDE_NOTE)):
        align = "start" if key == "left" else "end"
        easel.paragraph(
            label(job, f"turn-cost-circle.{key}"), Box(x, box.bottom - 13, SIDE_NOTE, 12), "label", align, "bottom"
        )


def draw_profile(easel: Easel, box: Box, job: Job, moved: Moved, start: Altitude, levels: tuple[Altitude, ...]) -> None:
    """A move from the side: a column for each hex, a line for each altitude, the points below."""
    words = Words(job.texts)
    names = [words.capital(words.name("altitude", level)) for level in levels]
    margin = max(easel.width(name, "label") for name in names) + 3
    foot = 10.0
    plot = Box(box.x + margin, box.y + 3, box.width - margin - 1, box.height - 3 - foot)
    step = plot.height / max(len(levels) - 1, 1)
    height = {level: plot.bottom - index * step for index, level in enumerate(levels)}
    places, points = profile(job, moved, start)
    width = plot.width / len(places)
    for level, name in zip(levels, names, strict=True):
        y = height[level]
        if level is Altitude.GROUND:
            easel.line(plot.x, y, plot.right, y, "outline", "ink")
        else:
            easel.line(plot.x, y, plot.right, y, "hair", "quiet", (0.8, 0.8))
        easel.label(name, plot.x - 2, y + 1.0, "label", "end")
    for index in range(1, len(places)):
        x = plot.x + index * width
        easel.line(x, plot.y - 2, x, plot.bottom + 2, "hair", "tint_strong")
    path = [(plot.x + (index + 0.5) * width, height[level]) for index, level in enumerate(places)]
    track(easel, path, "second")
    for x, y in path[1:-1]:
        easel.circle(x, y, 0.9, "second")
    easel.circle(*path[0], 1.7, "paper", "outline", "second")
    for index, cost in enumerate(points):
        easel.center(str(cost), plot.x + (index + 1.5) * width, plot.bottom + 5, "value")
    easel.fit(label(job, "points"), plot.x + width - 1.0, plot.bottom + 6.2, width + margin - 2, "label", "end")


def profile(job: Job, moved: Moved, start: Altitude) -> tuple[list[Altitude], list[int]]:
    """The altitudes hex by hex, the first one included, and the points that each hex cost."""
    places, points = [start], []
    movement = job.content.tables.movement
    for line in moved.lines:
        hexes = line.step.count if line.step.count > 1 or len(moved.lines) > 1 else len(moved.path)
        end = LEVELS.index(line.pose.altitude)
        begin = LEVELS.index(places[-1])
        for number in range(1, hexes + 1):
            rises = max(abs(end - begin), 1)
            level = begin + (1 if end > begin else -1 if end < begin else 0) * min(number, rises)
            places.append(LEVELS[level])
        share = line.points // hexes
        first = line.points - share * (hexes - 1)
        if hexes > 1 and line.points % hexes:
            share, first = movement.forward, line.points - movement.forward * (hexes - 1)
        points += [first, *[share] * (hexes - 1)]
    return places, points


def draw_climb(easel: Easel, box: Box, job: Job) -> None:
    """Two climbs, a hex ahead, two dives, a hex ahead."""
    moved = flown(job.content, job.content.dragon("Kelvinight"), "C2 F1 D2 F1", Altitude.LOW, BASIC)
    draw_profile(easel, box, job, moved, Altitude.LOW, (Altitude.LOW, Altitude.MEDIUM, Altitude.HIGH))


def draw_take_off(easel: Easel, box: Box, job: Job) -> None:
    """The leap, and the straight flight that belongs to it."""
    moved = flown(job.content, job.content.dragon("Lectronist"), "T", Altitude.GROUND, ADVANCED)
    draw_profile(easel, box, job, moved, Altitude.GROUND, (Altitude.GROUND, Altitude.VERY_LOW))


def draw_banks(easel: Easel, box: Box, job: Job) -> None:
    """One bank to the right, and two in a row."""
    flat = 12.5
    for x, banks in ((box.x + 12, 1), (box.x + 42, 2)):
        field = Field(easel, (x, box.bottom - flat * 0.5 - 0.5), flat)
        places = [Hex(0, 0)]
        for _ in range(banks):
            places.append(ahead(places[-1], 1))
        others = [ahead(place, side) for place in places[:-1] for side in (0,)]
        field.hexes(others)
        field.hexes(places, "tint_strong")
        field.dragon(places[0], 0, "quiet", 0.72)
        field.dragon(places[-1], 0, "lead", 0.72)
        track(easel, [field.center(place) for place in places[:-1]] + [short(field, places)], "second")
        if banks % job.content.tables.turning.bank.banks_per_level == 0:
            lx, ly = field.center(places[-1])
            lx += 9.6
            easel.line(lx, ly - 4, lx, ly + 2.4, "outline", "second")
            arrowhead(easel, (lx, ly + 4), math.pi / 2, "second")
            easel.label("−1", lx + 1.6, ly + 1.4, "value", color="second")


def short(field: Field, places: list[Hex]) -> tuple[float, float]:
    """A point shortly before the centre of the last hex."""
    (x1, y1), (x2, y2) = field.center(places[-2]), field.center(places[-1])
    return x1 + (x2 - x1) * 0.66, y1 + (y2 - y1) * 0.66


FIGURES = {
    "moving-and-facing": Figure(80, 32, draw_facing),
    "turn-cost-circle": Figure(80, 50, draw_turns),
    "climb-and-dive": Figure(80, 40, draw_climb),
    "bank-steps": Figure(80, 34, draw_banks),
    "take-off-leap": Figure(80, 26, draw_take_off),
}
