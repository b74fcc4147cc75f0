"""Diagrams of combat: who can be reached, the arc, the direction of an attack, a damage track, engaging, riders."""

from __future__ import annotations

import math

from generator.book.blocks import Figure
from generator.games.dragon_lords.book.drawing import Field, bubble, dragon, label, tick
from generator.games.dragon_lords.book.examples import half_way
from generator.games.dragon_lords.book.figures_turn import on
from generator.games.dragon_lords.book.stage import placed
from generator.games.dragon_lords.model.options import Altitude
from generator.games.dragon_lords.model.riders import MissileAbility
from generator.games.dragon_lords.pages.arc_diagram import arc_diagram
from generator.games.dragon_lords.pages.words import Words
from generator.games.dragon_lords.rules.arcs import area_of
from generator.games.dragon_lords.rules.breath import breath_fault
from generator.games.dragon_lords.rules.engaging import engaging_fault
from generator.games.dragon_lords.rules.hexes import DEGREES, Hex, ahead, distance, entry_sides
from generator.games.dragon_lords.rules.ruleset import BASIC
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.hexes import flat_top, toward
from generator.scene.geometry import Box, Point

#: Who might be breathed at, seen from the dragon in hex 0, 0: where, how high; and how high that dragon is.
BREATH_TARGETS = (
    ((2, -4), Altitude.MEDIUM),
    ((1, -2), Altitude.LOW),
    ((-1, -1), Altitude.VERY_HIGH),
    ((-3, 3), Altitude.LOW),
)
BREATHER = Altitude.LOW
#: Who might be engaged: where, how high; the dragon faces up the page at high altitude.
NEIGHBOURS = (((0, -1), Altitude.HIGH), ((1, -1), Altitude.HIGH))
OTHER = ((0, -1), Altitude.MEDIUM)
#: The target faces the front right; one attacker comes in by a side, the other by a corner.
TARGET_FACING = 1
ATTACKERS = ((2, 0), (-1, -1))


def short_altitude(job: Job, altitude: Altitude) -> str:
    """The letters of an altitude."""
    return Words(job.texts).name("altitude-short", altitude)


def flag(easel: Easel, at: Point, text: str) -> None:
    """The letters of an altitude beside a dragon."""
    x, y = at
    width = max(easel.width(text, "label") + 1.8, 4.6)
    easel.rect(Box(x - width / 2, y - 1.9, width, 3.8), "paper", "hair", "quiet", 0.6)
    easel.center(text, x, y, easel.style("label", color="ink"))


def draw_breath_line(easel: Easel, box: Box, job: Job) -> None:
    """A dragon at the bottom and four others; the rules say whom it can breathe at."""
    flat = 8.6
    field = Field(easel, (box.cx, box.bottom - flat * 2.6), flat)
    shown = [Hex(q, r) for q in range(-4, 5) for r in range(-7, 6) if within(Hex(q, r))]
    for here in shown:
        inside = area_of(job.content.tables, Hex(0, 0), 0, here)
        field.hex(here, "tint" if inside else "paper", "hair", "deep")
    attacker = placed(job.content, "Lectronist", altitude=BREATHER)
    results = []
    for place, altitude in BREATH_TARGETS:
        target = placed(job.content, "Kelvinight", place, 3, altitude)
        good = not breath_fault(job.content.tables, attacker, target)
        start, end = field.center(Hex(0, 0)), field.center(Hex(*place))
        easel.line(*start, *end, "inner", "lead" if good else "second", () if good else (1.2, 1.0))
        results.append(good)
    for number, ((place, altitude), good) in enumerate(zip(BREATH_TARGETS, results, strict=True), 1):
        field.dragon(Hex(*place), 3, "second", 0.82)
        x, y = field.center(Hex(*place))
        flag(easel, (x - flat * 0.62, y + flat * 0.36), short_altitude(job, altitude))
        tick(easel, (x + flat * 0.62, y + flat * 0.3), good)
        bubble(easel, (x + flat * 0.5, y - flat * 0.5), str(number), "ink", 1.9)
    field.dragon(Hex(0, 0), 0, "lead", 0.86)
    x, y = field.center(Hex(0, 0))
    flag(easel, (x - flat * 0.62, y + flat * 0.36), short_altitude(job, BREATHER))


def within(place: Hex) -> bool:
    """Whether a hex belongs to the piece of map that is shown."""
    row = place.r + place.q / 2
    return -4.1 <= row <= 2.1


def draw_arc(easel: Easel, box: Box, job: Job) -> None:
    """The arc of fire, as on the reference sheet."""
    arc_diagram(on(easel, job), box)


def draw_direction(easel: Easel, box: Box, job: Job) -> None:
    """A target with numbered hexsides, and two attackers whose lines enter it."""
    flat = 16.0
    field = Field(easel, (box.cx - 6, box.y + flat * 2 + 0.5), flat)
    middle = Hex(0, 0)
    for place in [ahead(middle, side) for side in range(6)] + [Hex(*one) for one in ATTACKERS]:
        field.hex(place, "paper", "hair", "deep")
    field.hex(middle, "tint", "outline", "ink")
    corners = flat_top(*field.center(middle), flat)
    for number, attacker in enumerate(ATTACKERS):
        start = Hex(*attacker)
        sides = entry_sides(start, middle, TARGET_FACING)
        color = ("lead", "second")[number]
        for side in sides:
            turned = (TARGET_FACING + side - 1) % 6
            first, last = corners[(turned - 1) % 6], corners[turned % 6]
            thick(easel, first, last, color)
        here, there = field.center(start), field.center(middle)
        easel.line(*here, *there, "inner", color, (1.4, 1.0))
        facing = nearest(start, middle)
        field.dragon(start, facing, color, 0.6)
    dragon(easel, field.center(middle), flat * 0.46, TARGET_FACING * DEGREES, "ink")
    for side in range(6):
        turned = (TARGET_FACING + side) % 6
        x, y = toward(*field.center(middle), turned * DEGREES, flat * 0.37)
        easel.center(str(side + 1), x, y, "value", "second" if side == 0 else "ink")
    front = toward(*field.center(middle), TARGET_FACING * DEGREES, flat * 0.98)
    easel.label(label(job, "direction-of-attack.front"), front[0], front[1] + 1, "label", "middle")


def thick(easel: Easel, first: Point, last: Point, color: str) -> None:
    """A hexside in a strong line."""
    (x1, y1), (x2, y2) = first, last
    length = math.hypot(x2 - x1, y2 - y1)
    nx, ny = -(y2 - y1) / length * 0.55, (x2 - x1) / length * 0.55
    easel.polygon([(x1 + nx, y1 + ny), (x2 + nx, y2 + ny), (x2 - nx, y2 - ny), (x1 - nx, y1 - ny)], color)


def nearest(start: Hex, target: Hex) -> int:
    """The facing that looks most towards a target."""
    return min(range(6), key=lambda side: distance(ahead(start, side), target) * 10 + side)


def draw_damage_track(easel: Easel, box: Box, job: Job) -> None:
    """Circles in rows of ten, the line half-way, those crossed off."""
    example = half_way(job.content.tables)
    radius, step, columns = 1.7, 4.6, 10
    x0 = box.x + 3
    y = box.y + 3
    count = 0
    line_y = 0.0
    for part in (example["above"], example["total"] - example["above"]):
        for start in range(0, part, columns):
            for column in range(min(columns, part - start)):
                x = x0 + column * step
                easel.circle(x, y, radius, "paper", "inner")
                count += 1
                if count <= example["damage"]:
                    s = radius * 0.95
                    easel.line(x - s, y + s, x + s, y - s, "outline", "second")
            y += step
        if not line_y:
            line_y = y - step / 2 + 0.6
            y += 1.2
    right = x0 + (columns - 1) * step + 2.6
    easel.line(x0 - 2.6, line_y, right + 1, line_y, "outline", "second")
    notes = Box(right + 3.5, box.y, box.right - right - 3.5, box.height)
    easel.paragraph(
        label(job, "damage-track.line"), Box(notes.x, line_y - 4.5, notes.width, 9), "label", valign="middle"
    )
    easel.paragraph(
        label(job, "damage-track.serious"), Box(notes.x, line_y + 5.4, notes.width, 9), "label", color="second"
    )
    easel.paragraph(label(job, "damage-track.top"), Box(notes.x, box.y, notes.width, 7), "label")


def draw_engaging(easel: Easel, box: Box, job: Job) -> None:
    """Two pictures: same altitude, in front and to the side; and in front, at another altitude."""
    flat = 14.0
    attacker = placed(job.content, "Lectronist", altitude=Altitude.HIGH)
    for x, others in ((box.x + 16, NEIGHBOURS), (box.x + 60, (OTHER,))):
        field = Field(easel, (x, box.bottom - flat / 2 - 0.5), flat)
        field.hexes([Hex(0, 0), *(ahead(Hex(0, 0), side) for side in (0, 1))])
        field.dragon(Hex(0, 0), 0, "lead", 0.72)
        cx, cy = field.center(Hex(0, 0))
        flag(easel, (cx - flat * 0.33, cy + flat * 0.33), short_altitude(job, Altitude.HIGH))
        for place, altitude in others:
            target = placed(job.content, "Kelvinight", place, 2, altitude)
            good = not engaging_fault(BASIC, attacker, target)
            field.dragon(Hex(*place), 2, "second", 0.66)
            tx, ty = field.center(Hex(*place))
            flag(easel, (tx - flat * 0.33, ty + flat * 0.33), short_altitude(job, altitude))
            tick(easel, (tx + flat * 0.36, ty - flat * 0.26), good)


def draw_riders(easel: Easel, box: Box, job: Job) -> None:
    """A row of hexes for each missile: medium range dark, long range light."""
    table = job.content.tables
    words = Words(job.texts)
    missiles = {
        rider: ability for rider, ability in table.riders.abilities.items() if isinstance(ability, MissileAbility)
    }
    farthest = max(ability.long.reach for ability in missiles.values())
    names = {rider: words.capital(words.name("rider", rider)) for rider in missiles}
    margin = 26.0
    rows = box.split_y([1] * len(missiles), 2.0)
    flat = min(rows[0].height, (box.width - margin) / (farthest + 1.2))
    for row, (rider, ability) in zip(rows, missiles.items(), strict=True):
        easel.fit(names[rider], box.x, row.cy + 1.1, margin - 2, "caption")
        for number in range(farthest + 1):
            x = box.x + margin + flat * (number + 0.5)
            near, far = number <= ability.medium.reach, number <= ability.long.reach
            fill = "paper" if number == 0 or not far else "arc_dark" if near else "arc_grey"
            corners = [(row.cy - y + x, row.cy + (px - x)) for px, y in flat_top(x, row.cy, flat)]
            easel.polygon(corners, fill, "hair", "quiet")
            if number:
                easel.center(str(number), x, row.cy, easel.style("label", color="ink"))
            else:
                dragon(easel, (x, row.cy), flat * 0.8, 90)


FIGURES = {
    "breath-line": Figure(80, 62, draw_breath_line),
    "arc-of-fire": Figure(80, 57, draw_arc),
    "direction-of-attack": Figure(80, 57, draw_direction),
    "damage-track": Figure(80, 23, draw_damage_track),
    "whom-to-engage": Figure(80, 32, draw_engaging),
    "rider-reach": Figure(80, 30, draw_riders),
}
