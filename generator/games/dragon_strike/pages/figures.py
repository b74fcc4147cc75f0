"""The figures: strips that fold to tents, which stand on one square; the dragon on two."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.games.dragon_strike.art.figures import figure_size
from generator.games.dragon_strike.pages.pictures import figure, likeness
from generator.games.dragon_strike.pages.sheet import document_title, frame, new_easel, page, steps
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box, rotate
from generator.scene.nodes import Group
from generator.scene.page import Document, Page

#: In mm: width of a figure on one square and on two, height of a face, of the strip with its name, of its base.
WIDTHS = {1: 23.0, 2: 48.0}
FACE, NAME, BASE = 41.2, 4.8, 9.0
STRIP = 2 * (FACE + BASE)
GAP, ROW_GAP = 3.0, 6.0
DASH = (1.6, 1.2)
ROWS, IN_ROW = 2, 7
#: How wide a figure of one square is drawn, in mm; the others keep their proportions to it.
SQUARE = 21.2


@dataclass(frozen=True, slots=True)
class Stand:
    """One figure: whose, its name, a number if there are several, how many squares it covers."""

    id: str
    name: str
    number: int
    squares: int
    hero: bool


def stands(job: Job) -> list[Stand]:
    """All figures of the box: the heroes, then the monsters."""
    tables, t = job.content.tables, job.texts
    found = [Stand(name, t(f"heroes.{name}.name"), 0, 1, True) for name in tables.heroes.heroes]
    for name, monster in tables.monsters.monsters.items():
        words = t(f"monsters.{name}.name")
        for number in range(1, monster.figures + 1):
            shown = number if monster.figures > 1 else 0
            found.append(Stand(name, words, shown, monster.squares, False))
    return found


def laid_out(job: Job, width: float) -> list[list[list[Stand]]]:
    """The figures page by page and row by row."""
    rows: list[list[Stand]] = [[]]
    used = 0.0
    for stand in stands(job):
        own = WIDTHS[stand.squares]
        if used + own > width + 1e-6:
            rows.append([])
            used = 0.0
        rows[-1].append(stand)
        used += own + GAP
    return [rows[first : first + ROWS] for first in range(0, len(rows), ROWS)]


def compose(job: Job) -> Document:
    """As many pages as the figures take."""
    title = job.texts("documents.figures")
    sheets = laid_out(job, job.paper.area.width)

    def pages() -> Iterator[Page]:
        for number, rows in enumerate(sheets, 1):
            easel = new_easel(job)
            side = job.texts("press.sheet_of", n=number, total=len(sheets))
            body = frame(job, easel, title, side=side)
            y = body.y
            left = body.cx - (IN_ROW * (WIDTHS[1] + GAP) - GAP) / 2
            for row in rows:
                x = body.cx - (sum(WIDTHS[stand.squares] + GAP for stand in row) - GAP) / 2 if len(row) > 3 else left
                for stand in row:
                    draw(job, easel, x, y, stand)
                    x += WIDTHS[stand.squares] + GAP
                y += STRIP + ROW_GAP
            steps(
                job, easel, Box(body.x, y, body.width, body.bottom - y), ("figures.cut", "figures.glue", "figures.use")
            )
            yield page(job, easel, f"{title} {number}")

    return Document("figures", document_title(job, "figures"), job.texts.language.tag, pages)


def draw(job: Job, easel: Easel, x: float, y: float, stand: Stand) -> None:
    """The strip with its upper left corner at (x, y): base, back upside down, fold, front, base."""
    width = WIDTHS[stand.squares]
    front = Box(x, y + BASE + FACE, width, FACE)
    own = Easel(easel.theme, easel.scribe)
    face(job, own, front, stand)
    turned = Group(tuple(own.nodes), rotate(180, front.cx, front.y))
    easel.add([Group((*own.nodes, turned), name=f"stand-{stand.id}")])
    easel.rect(Box(x, y, width, BASE), "tint")
    easel.center(job.texts("press.glue_here"), front.cx, y + BASE / 2, "token")
    for fold in (y + BASE, front.y, front.bottom):
        easel.line(x, fold, x + width, fold, "hair", dash=DASH)
    easel.rect(Box(x, y, width, STRIP), None, "hair")


def face(job: Job, easel: Easel, box: Box, stand: Stand) -> None:
    """One face: the figure on its ground, the name below, with a number if there are several."""
    foot = Box(box.x, box.bottom - NAME, box.width, NAME)
    easel.rect(foot, "band_heroes" if stand.hero else "ink")
    width, height = figure_size(likeness(job, stand.id), SQUARE)
    easel.add(figure(job, stand.id, Box(box.cx - width / 2, foot.y - height - 0.3, width, height)))
    words = f"{stand.name} {stand.number}" if stand.number else stand.name
    easel.fit(words, foot.cx, foot.cy + 1.0, foot.width - 1.4, "token_name", "middle", "paper")
