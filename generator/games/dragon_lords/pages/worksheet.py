"""The design worksheet: the tables that a dragon is built from, and room to reckon three dragons side by side."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.dragon_lords.pages.design_tables import costs, points, speed, weapons
from generator.games.dragon_lords.pages.reference_page import GAP, framed
from generator.games.dragon_lords.pages.sheet import Sheet
from generator.games.game import Job
from generator.kit.panel import blank_line, panel
from generator.scene.geometry import Box
from generator.scene.page import Bookmark, Document, Page

DRAGONS = 3
LINE = 7.0
TRAITS = ("body", "wings", "breath", "claws", "rider")
FIGURES = ("min_speed", "max_speed", "breath_damage", "claw_damage", "rating", "close_combat")


def compose(job: Job) -> Document:
    """One page."""
    t = job.texts
    title = t("worksheet.title")

    def pages() -> Iterator[Page]:
        nodes = framed(job, t("worksheet.kicker"), title, draw)
        yield Page(job.paper.width, job.paper.height, nodes, bookmarks=(Bookmark(title),))

    return Document("design-worksheet", f"Dragon Lords – {title}", t.language.tag, pages)


def draw(sheet: Sheet, body: Box) -> None:
    """Tables above, dragons below."""
    lower = 5 + LINE * (len(TRAITS) + len(FIGURES) / 2 + 3) + 4
    upper = Box(body.x, body.y, body.width, body.height - lower - GAP)
    first, second, third = upper.split_y([52, 50, 46], GAP)
    costs(sheet, second)
    left, right = first.split_x([1.25, 1], GAP + 2)
    speed(sheet, left)
    points(sheet, right)
    weapons(sheet, third)
    dragons = Box(body.x, body.bottom - lower, body.width, lower).split_x([1] * DRAGONS, GAP)
    for number, box in enumerate(dragons, 1):
        dragon(sheet, box, number)


def dragon(sheet: Sheet, box: Box, number: int) -> None:
    """Name, the five traits with their costs, the total against the budget, and what follows from them."""
    easel, t = sheet.easel, sheet.words.texts
    inner = panel(easel, box, t("worksheet.dragon", n=number), t("worksheet.cost"))
    cost_x = inner.right - 14
    y = inner.y
    rows = [t("worksheet.name"), *(sheet.t(f"traits.{trait}") for trait in TRAITS)]
    for index, label in enumerate(rows):
        y += LINE
        blank_line(easel, inner.x, inner.right if index == 0 else cost_x - 2, y)
        if index:
            blank_line(easel, cost_x, inner.right, y)
        easel.fit(label, inner.x, y - 4.2, cost_x - inner.x - 2, "label")
    y += LINE
    easel.label(sheet.t("total"), inner.x, y - 1.4, "cell")
    easel.rect(Box(cost_x, y - LINE + 1, 14, LINE - 1), "paper", "inner")
    y += LINE
    easel.label(t("worksheet.budget"), inner.x, y - 1.4, "label")
    blank_line(easel, cost_x, inner.right, y - 0.6)
    for row in range(len(FIGURES) // 2):
        y += LINE
        for cell, figure in zip(
            Box(inner.x, y - LINE, inner.width, LINE).split_x([1, 1], 3), FIGURES[2 * row : 2 * row + 2], strict=True
        ):
            easel.fit(sheet.t(f"figures.{figure}"), cell.x, y - 4.2, cell.width, "label")
            blank_line(easel, cell.x, cell.right, y)
