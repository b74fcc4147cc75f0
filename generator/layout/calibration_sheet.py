"""The calibration sheet: two sides that show what a printer does, with words that explain how to read it."""

from __future__ import annotations

from collections.abc import Iterator

from generator.kit.easel import Easel
from generator.kit.panel import blank_line, tick_box
from generator.kit.theme import Theme
from generator.layout.paper import Paper
from generator.layout.targets import BAR, arrow, back_scale, bar, front_target, stairs
from generator.layout.words import Say
from generator.scene.geometry import Box
from generator.scene.page import Bookmark, Document, Page
from generator.text.scribe import Scribe

#: What the sheet tells the user to type when nothing else is given.
COMMAND = "dragonpress printer new"
#: Lengths in mm: the white that the stairs at the edges need; half the height of the upright bar with its numbers;
#: how far the target with its arrow reaches above and below the middle; the height of the form.
INSET = 16.0
HALF_BAR = BAR / 2 + 4
ABOVE, BELOW = 27.0, 22.0
FORM = 22.5
STEPS = ("scale", "target", "flip", "edge")


def calibration_document(
    paper: Paper, say: Say, theme: Theme, scribe: Scribe, language: str, command: str = COMMAND
) -> Document:
    """The two sides of the calibration sheet.

    ``say`` gives the texts ``calibrate.*`` and ``press.*``; ``command`` is what the user types to enter the readings.
    The targets of both sides lie in the middle of the paper, so that it does not matter which way it is flipped.
    """
    title = say("calibrate.title")

    def pages() -> Iterator[Page]:
        front, back = Easel(theme, scribe), Easel(theme, scribe)
        draw_front(front, paper, say, command)
        draw_back(back, paper, say)
        yield Page(paper.width, paper.height, tuple(front.nodes), (Bookmark(title),), say("press.front"))
        yield Page(paper.width, paper.height, tuple(back.nodes), (), say("press.back"))

    return Document("calibration", title, language, pages, duplex="DuplexFlipLongEdge")


def draw_front(easel: Easel, paper: Paper, say: Say, command: str) -> None:
    """The front: what to do, both bars, the ring, the stairs, room for the readings."""
    area = paper.sheet.inset(INSET)
    cx, cy = paper.width / 2, paper.height / 2
    stairs(easel, paper.width, paper.height)
    easel.fit(say("calibrate.title"), area.x, area.y + 7, area.width, "title")
    intro = Box(area.x, area.y + 11, area.width, 19)
    easel.paragraph(say("calibrate.intro"), intro, "text")
    for step, box in zip(STEPS, step_boxes(paper, area), strict=True):
        easel.label(say(f"calibrate.{step}_title"), box.x, box.y + 3, "heading")
        easel.paragraph(say(f"calibrate.{step}"), Box(box.x, box.y + 4.6, box.width, box.height - 4.6), "text")
    bar(easel, area.x + 5, cy - BAR / 2, say("calibrate.down"), upright=True)
    bar(easel, cx - BAR / 2, cy + HALF_BAR + 8.5, say("calibrate.across"))
    front_target(easel, cx, cy)
    arrow(easel, cx, cy - ABOVE + 1, say("calibrate.top_edge"))
    easel.center(say("calibrate.front_side"), cx, cy + BELOW - 3, "value")
    draw_form(easel, Box(area.x, area.bottom - FORM, area.width, FORM), say, command)


def step_boxes(paper: Paper, area: Box) -> list[Box]:
    """Where the four steps stand: above the bars where the paper has room for them there, else around the target."""
    cy = paper.height / 2
    head = Box(area.x, area.y + 26, area.width, cy - HALF_BAR - area.y - 26)
    if head.height >= 43:
        rows = head.split_y((1, 1), 3)
    else:
        x = area.x + 14
        width = area.right - x
        rows = [
            Box(x, cy - HALF_BAR, width, HALF_BAR - ABOVE),
            Box(x, cy + BELOW, width, HALF_BAR - BELOW),
        ]
    return [box for row in rows for box in row.split_x((1, 1), 5)]


def draw_form(easel: Easel, box: Box, say: Say, command: str) -> None:
    """Room for the readings, step by step, and where to enter them."""
    lines = (
        (say("calibrate.across"), say("calibrate.down")),
        (say("calibrate.to_right"), say("calibrate.downwards")),
        (say("calibrate.long_edge"), say("calibrate.short_edge")),
        (say("calibrate.margin"),),
    )
    for step, cell, labels in zip(STEPS, box.split_x((1, 1, 1, 1), 4), lines, strict=True):
        easel.fit(say(f"calibrate.{step}_title"), cell.x, cell.y + 2.5, cell.width, "label", color="ink")
        for row, label in enumerate(labels):
            y = cell.y + 8.5 + row * 6
            if step == "flip":
                tick_box(easel, cell.x, y - 1)
                easel.fit(label, cell.x + 5, y, cell.width - 5, "label", color="ink")
                continue
            start = cell.x + easel.width(label, "label") + 1.5
            easel.label(label, cell.x, y, "label", color="ink")
            blank_line(easel, start, cell.right - 6, y + 0.4)
            easel.label("mm", cell.right, y, "label", "end", "ink")
    easel.fit(say("calibrate.enter", command=command), box.x, box.bottom - 1, box.width, "cell")


def draw_back(easel: Easel, paper: Paper, say: Say) -> None:
    """The back: the scale that the hole is read from, and the arrow."""
    cx, cy = paper.width / 2, paper.height / 2
    back_scale(easel, cx, cy)
    arrow(easel, cx, cy - ABOVE, say("calibrate.top_edge"))
    easel.center(say("calibrate.back_side"), cx, cy + BELOW - 3, "value")
    easel.label(say("calibrate.to_right") + " →", cx + 13, cy - 10.5, "label", color="ink")
    easel.label(say("calibrate.downwards") + " ↓", cx - 13, cy + 16, "label", "end", "ink")
    box = Box(cx - 45, cy + BELOW + 2, 90, 10)
    easel.paragraph(say("calibrate.hole_here"), box, "text", "middle")
