"""Diagrams along a line: the dracometer, the health track, the window of a riposte, shields in a row."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import groupby

from generator.games.daredragon.art.marks import mark
from generator.games.daredragon.book.answers import answered, given
from generator.games.daredragon.book.drawing import arrow, tag
from generator.games.daredragon.content_text import signed, step_text
from generator.games.daredragon.model_deck import Owner
from generator.games.daredragon.pages.edition import edition_of
from generator.games.daredragon.rules.dracometer import shifted
from generator.games.daredragon.rules.health import daredevil_steps, hand_limit, part_steps, part_warm_up
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box


def dracometer_steps(easel: Easel, box: Box, job: Job) -> None:
    """The row of values, with arcs for one, two and three steps up from one of them."""
    edition = edition_of(job)
    scale = edition.content.figures.dracometer
    cells = box.split_x([1] * len(scale.steps), 0.6)
    row = Box(box.x, box.bottom - 9.0, box.width, 9.0)
    example = given("FT1")
    start = scale.steps.index(example["value"])
    reached = [scale.steps.index(shifted(scale, example["value"], steps)) for steps in example["steps"]]
    for index, (value, cell) in enumerate(zip(scale.steps, cells, strict=True)):
        on = index == start or index in reached
        field = Box(cell.x, row.y, cell.width, row.height)
        easel.rect(field, "lead" if on else "tint_strong")
        easel.center(str(value), field.cx, field.cy, easel.style("meter_small", "paper" if on else "ink"))
    x = cells[start].cx
    for steps, index in zip(example["steps"], reached, strict=True):
        end, height = cells[index].cx, 5.2 * steps
        arrow(easel, bow(x, end, row.y - 0.5, height))
        tag(easel, step_text(steps), (x + end) / 2, row.y - 0.5 - height, "lead")


def bow(x: float, end: float, base: float, height: float) -> list[tuple[float, float]]:
    """Points of a bow from one field over to another."""
    half = (end - x) / 2
    angles = [math.pi * (1 - index / 8) for index in range(9)]
    return [(x + half + half * math.cos(angle), base - height * math.sin(angle)) for angle in angles]


def health_track(easel: Easel, box: Box, job: Job) -> None:
    """The track from full to empty, with what it does to a daredevil above and to a part of the dragon below."""
    edition = edition_of(job)
    effects, setup = edition.content.figures.health, edition.content.figures.setup
    track = list(range(setup.health.most, setup.health.least - 1, -1))
    row = Box(box.x, box.y + 17.5, box.width, 8.0)
    cells = row.split_x([1] * len(track), 0.4)
    red = edition.content.figures.dracometer.steps
    for value, cell in zip(track, cells, strict=True):
        easel.rect(cell, "lead" if value in red else "paper", "hair")
        easel.center(str(value), cell.cx, cell.cy, easel.style("meter_small", "paper" if value in red else "ink"))

    def hand(value: int) -> str:
        return job.texts.count("words.cards", hand_limit(effects, value))

    def steps(value: int) -> str:
        moved = daredevil_steps(effects, value)
        return step_text(moved) if moved else ""

    def weak(value: int) -> str:
        moved, turns = part_steps(effects, value), part_warm_up(effects, value)
        return "\n".join([*([step_text(moved)] if moved else []), *([signed(turns)] if turns else [])])

    for words, up, level, name in (
        (hand, True, 0.0, "hand"),
        (steps, True, 6.6, "damage"),
        (weak, False, 0.0, "damage"),
    ):
        brackets(easel, list(zip(track, cells, strict=True)), words, up, level, name)
    label = job.texts("rulebook.figures.health-track.daredevil")
    easel.add(mark("standing", Box(box.x, box.y + 1.4, 3.2, 3.4)))
    easel.label(label, box.x + 4.4, box.y + 4.3, "board_note")
    easel.add(mark("claw-attack", Box(box.x, row.bottom + 4.0, 3.4, 3.4)))
    label = job.texts("rulebook.figures.health-track.part")
    easel.label(label, box.x + 4.6, row.bottom + 7.0, "board_note", color="lead")


def brackets(
    easel: Easel,
    fields: list[tuple[int, Box]],
    words: Callable[[int], str],
    up: bool,
    level: float,
    name: str,
) -> None:
    """A bracket for each stretch of the track that has something to say."""
    sign = -1 if up else 1
    color = "ink" if up else "lead"
    for text, group in groupby(fields, lambda pair: words(pair[0])):
        boxes = [cell for _, cell in group]
        if not text:
            continue
        left, right = boxes[0].x + 0.4, boxes[-1].right - 0.4
        edge = boxes[0].y if up else boxes[0].bottom
        y = edge + sign * (1.4 + level)
        easel.line(left, y, right, y, "outline", color)
        for x in (left, right):
            easel.line(x, y, x, y - sign * 1.0, "outline", color)
        lines = text.split("\n")
        for index, line in enumerate(lines):
            cy = y + sign * (2.6 + 4.2 * index)
            time = name == "damage" and "Ϟ" not in line
            x = (left + right) / 2
            width = easel.width(line, "board_small")
            x = min(x, right - width / 2) if width > right - left else x
            if time:
                easel.add(mark("warm-up", Box(x - width / 2 - 3.4, cy - 1.5, 3.0, 3.0)))
            easel.center(line, x, cy, "board_small", color)


def riposte_window(easel: Easel, box: Box, job: Job) -> None:
    """Turns after an attack of a part, with those open to a riposte, as a rule and after a dodge."""
    turns = edition_of(job).content.figures.modifiers.riposte_turns
    words, key = job.texts, "rulebook.figures.riposte-window"
    for (name, open_), place in zip(
        (("usual", turns.usual), ("dodged", turns.after_dodge)), box.split_y([1, 1], 3.0), strict=True
    ):
        easel.label(words(f"{key}.{name}"), place.x, place.y + 3.0, "board_small", color="quiet")
        row = Box(place.x, place.y + 4.6, place.width, place.height - 4.6)
        cells = row.split_x([1.25, *[1.5, 0.7] * 3][:6], 0.8)
        easel.rect(cells[0], "ink")
        in_cell(easel, cells[0], words(f"{key}.attack"), "bone")
        for index, cell in enumerate(cells[1:]):
            if index % 2:
                easel.rect(cell, "ink")
            elif index // 2 < open_:
                easel.rect(cell, "lead")
                in_cell(easel, cell, words(f"{key}.riposte"), "paper")
            else:
                easel.rect(cell, "paper", "inner")


def in_cell(easel: Easel, cell: Box, text: str, color: str) -> None:
    """A word in the middle of a cell."""
    easel.fit(text, cell.cx, cell.cy + 1, cell.width - 1, "token_name", "middle", color)


def shields(easel: Easel, box: Box, job: Job) -> None:
    """A blow that grows lighter at each of two shields and lands on the last shielder."""
    edition = edition_of(job)
    figures = edition.content.figures
    base = edition.content.action(Owner.DRAGON, given("book-two-shields")["action"]).damage or 0
    step = figures.modifiers.dragon_attack.shield.steps
    middle = shifted(figures.dracometer, base, step)
    last = answered(edition.content, "book-two-shields")["damage"]["C"]
    claw, first, second, target = box.split_x([0.9, 1, 1, 0.9], 2.0)
    y = box.y + 12.0
    easel.add(mark("claw-attack", Box(claw.cx - 6, y - 7, 12, 13)))
    for place in (first, second):
        easel.add(mark("guard", Box(place.cx - 5.5, y - 7, 11, 13)))
    easel.add(mark("standing", Box(target.cx - 4.5, y - 6, 9, 12)))
    for place, amount in ((claw, base), (first, middle), (second, last)):
        easel.center(str(amount), place.cx, y + 12.4, easel.style("meter", "lead"))
    easel.center(job.texts("rulebook.figures.shields.nothing"), target.cx, y + 12.4, easel.style("meter", "second"))
    for left, right in ((claw, first), (first, second)):
        arrow(easel, [(left.cx + 7.2, y), (right.cx - 6.8, y)], "lead")
        easel.center(step_text(step), (left.cx + right.cx) / 2, y - 3.0, easel.style("board_small", "lead"))
    for place, name in ((first, "first"), (second, "last"), (target, "target")):
        word = job.texts(f"rulebook.figures.shields.{name}")
        easel.fit(word, place.cx, y + 19.0, place.width + 3, "token_name", "middle")
