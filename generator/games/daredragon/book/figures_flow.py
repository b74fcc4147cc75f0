"""The course of a turn as a chart, for a daredevil and for the dragon."""

from __future__ import annotations

from generator.games.daredragon.book.drawing import arrow
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box

#: Heights in mm of a head and of a step.
TITLE, STEP = 7.0, 12.0


def turn_flow(easel: Easel, box: Box, job: Job) -> None:
    """Both charts side by side."""
    left, right = box.split_x([0.8, 1.25], 8.0)
    daredevil(easel, left, job)
    dragon(easel, right, job)


def say(job: Job, name: str) -> str:
    """A word of the chart."""
    return job.texts(f"rulebook.figures.turn-flow.{name}")


def title(easel: Easel, box: Box, text: str, dark: bool) -> Box:
    """The head of a chart; gives what is left of its box."""
    head = Box(box.x, box.y, box.width, TITLE)
    easel.rect(head, "ink" if dark else "bone")
    easel.center(text, head.cx, head.cy, easel.style("name", "bone" if dark else "ink"))
    return Box(box.x, head.bottom + 3.0, box.width, box.bottom - head.bottom - 3.0)


def step(easel: Easel, box: Box, text: str, fill: str = "paper", pen: str | None = "inner") -> None:
    """A step in its box."""
    easel.rect(box, fill, pen, "ink", 1.2)
    easel.paragraph(text, box.inset(1.6, 1.0), "text", "middle", "middle")


def daredevil(easel: Easel, box: Box, job: Job) -> None:
    """What is due, then one of two things."""
    rest = title(easel, box, say(job, "daredevil"), dark=False)
    first = Box(rest.x, rest.y + 4, rest.width, STEP + 3)
    step(easel, first, say(job, "due"), "bone", None)
    low = Box(rest.x, first.bottom + 15, rest.width, STEP + 6)
    play, deal = low.split_x([1, 1], 10.0)
    for part, name in ((play, "play"), (deal, "deal")):
        arrow(easel, [(first.cx, first.bottom), (part.cx, part.y - 0.4)])
        step(easel, part, say(job, name))
    easel.center(say(job, "or"), low.cx, low.cy, "board_note", "quiet")


def dragon(easel: Easel, box: Box, job: Job) -> None:
    """Three questions from top to bottom, and what follows from yes."""
    rest = title(easel, box, say(job, "dragon"), dark=True)
    rows = rest.split_y([1, 1, 1, 0.62], 4.0)
    asked, done = zip(*(row.split_x([1, 1.35], 11.0) for row in rows[:3]), strict=True)
    yes = say(job, "yes")
    for index, (question, answer) in enumerate(
        (("up", ("effect",)), ("down", ("discard",)), ("free", ("top", "glare", "menace")))
    ):
        one, other = asked[index], done[index]
        step(easel, one, say(job, question), "bone", None)
        arrow(easel, [(one.right, one.cy), (other.x - 0.4, one.cy)])
        easel.center(yes, (one.right + other.x) / 2 - 0.8, one.cy - 2.2, "board_small", "quiet")
        text = ". ".join(say(job, name) for name in answer) + ("." if len(answer) > 1 else "")
        step(easel, other, text)
        below = asked[index + 1].y if index < 2 else rows[3].y
        arrow(easel, [(one.cx, one.bottom), (one.cx, below - 0.4)])
    # The dragon who has rested is free in the same turn.
    arrow(easel, [(done[1].cx, done[1].bottom), (done[1].cx, done[2].y - 0.4)])
    last = Box(rows[3].x, rows[3].y, rows[3].width, rows[3].height)
    step(easel, Box(last.x, last.y, asked[0].width, last.height), say(job, "busy"), "tint", None)
