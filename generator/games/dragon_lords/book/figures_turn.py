"""Diagrams of the turn: the ring of phases, the layout of the map, the steps of close combat."""

from __future__ import annotations

import math

from generator.book.blocks import Figure
from generator.games.dragon_lords.book.drawing import arrowhead, bubble, eye, label
from generator.games.dragon_lords.pages.layout_diagram import Edge, layout_diagram
from generator.games.dragon_lords.pages.sheet import Sheet
from generator.games.dragon_lords.pages.words import Words
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box

#: The phases clockwise from the upper left, and whether one is written down in secret.
PHASES = (
    ("initiative", False),
    ("speed", True),
    ("movement", False),
    ("target", True),
    ("breath", False),
    ("close", False),
)
STEPS = ("clinch", "roll", "hit", "own", "after")


def on(easel: Easel, job: Job) -> Sheet:
    """The parts of sheets on the easel of a diagram."""
    return Sheet(job, easel, Words(job.texts), job.content.tables)


def draw_turn_circle(easel: Easel, box: Box, job: Job) -> None:
    """Two columns of three phases, joined into a ring."""
    width, height, gap = 35.0, 15.0, 7.0
    left, right = box.x, box.right - width
    rows = [box.y + row * (height + gap) for row in range(3)]
    places = [(left, 0), (right, 0), (right, 1), (right, 2), (left, 2), (left, 1)]
    cells = [Box(x, rows[row], width, height) for x, row in places]
    for number, (cell, (key, secret)) in enumerate(zip(cells, PHASES, strict=True), 1):
        easel.rect(cell, "glow" if secret else "tint", "inner", "lead", 2.0)
        bubble(easel, (cell.x + 4.6, cell.cy), str(number), "second" if secret else "lead")
        name = job.texts(f"rulebook.phases.{key}.name")
        easel.paragraph(name, Box(cell.x + 8.6, cell.y + 1, width - 16, height - 2), "caption", valign="middle")
        if key != "movement" or not secret:
            eye(easel, (cell.right - 4.2, cell.cy - (0.8 if secret else 0)), not secret)
    for here, there in zip(cells, [*cells[1:], cells[0]], strict=True):
        dx, dy = there.cx - here.cx, there.cy - here.cy
        if abs(dx) > abs(dy):
            sign = 1 if dx > 0 else -1
            start, end = here.cx + sign * width / 2, there.cx - sign * width / 2
            easel.line(start, here.cy, end - sign, here.cy, "outline", "lead")
            arrowhead(easel, (end, here.cy), 0 if sign > 0 else math.pi)
        else:
            sign = 1 if dy > 0 else -1
            start, end = here.cy + sign * height / 2, there.cy - sign * height / 2
            easel.line(here.cx, start, here.cx, end - sign, "outline", "lead")
            arrowhead(easel, (here.cx, end), math.pi / 2 * sign)


def draw_map_layout(easel: Easel, box: Box, job: Job) -> None:
    """Where dragons start in a free-for-all and in a team game."""
    for cell, edge, key in zip(box.split_x([1, 1], 4), Edge, ("free", "team"), strict=True):
        layout_diagram(on(easel, job), Box(cell.x, cell.y, cell.width, cell.height - 6), edge)
        easel.fit(job.texts(f"scenarios.{key}.title"), cell.cx, cell.bottom - 1, cell.width, "caption", "middle")


def draw_close_combat(easel: Easel, box: Box, job: Job) -> None:
    """The steps of a fight from top to bottom."""
    gap = 4.0
    table = job.content.tables.close_combat
    words = Words(job.texts)
    figures = {
        "levels": job.texts.count("rulebook.units.levels", table.levels_lost),
        "speed": table.speed_lost,
        "dice": words.dice(table.dice),
        "die": words.dice(table.direction_dice),
        "location": words.dice(job.content.tables.damage_allocation.dice),
        "suffers": words.dice(table.winner_suffers),
    }
    cells = box.split_y([1] * len(STEPS), gap)
    for number, (cell, key) in enumerate(zip(cells, STEPS, strict=True), 1):
        easel.rect(cell, "tint", "inner", "lead", 2.0)
        bubble(easel, (cell.x + 4.8, cell.cy), str(number), "lead")
        text = label(job, f"close-combat-steps.{key}", **figures)
        easel.paragraph(
            text, Box(cell.x + 9.6, cell.y + 0.8, cell.width - 11.6, cell.height - 1.6), "small", valign="middle"
        )
        if number < len(STEPS):
            easel.line(cell.x + 4.8, cell.bottom, cell.x + 4.8, cell.bottom + gap - 1, "outline", "lead")
            arrowhead(easel, (cell.x + 4.8, cell.bottom + gap), math.pi / 2)


FIGURES = {
    "turn-circle": Figure(80, 60, draw_turn_circle),
    "map-layout": Figure(80, 66, draw_map_layout),
    "close-combat-steps": Figure(80, 72, draw_close_combat),
}
