"""The figures: six dragons that stand up, the same from above on hex counters, and bases with the arc of fire."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.dragon_lords.model.combat import ArcOfFire
from generator.games.dragon_lords.pages import figure_hexes, figure_stands
from generator.games.dragon_lords.pages.figure_set import FIGURES
from generator.games.dragon_lords.pages.maps import hex_size
from generator.games.dragon_lords.pages.words import DAGGER, Words, marked
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.foot import foot
from generator.scene.geometry import Box
from generator.scene.page import Bookmark, Document, Page

#: Heights of the head and of the texts at the foot, the least and the largest gap between rows, in mm.
HEAD, TEXT = 19.0, 38.0
GAP, MOST = 4.0, 9.0


def compose(job: Job) -> Document:
    """One page: a column a dragon. ``hex_mm`` among the options is the size of the map's hexes in mm.

    Raises ContentError for a size that the map does not have either.
    """
    hex_size(job, job.content.tables.map)
    title = job.texts("documents.figures")

    def pages() -> Iterator[Page]:
        easel = Easel(job.theme, job.scribe)
        draw(job, easel)
        yield Page(job.paper.width, job.paper.height, tuple(easel.nodes), (Bookmark(title),))

    return Document("figures", f"Dragon Lords – {title}", job.texts.language.tag, pages)


def draw(job: Job, easel: Easel) -> None:
    """Head, strips, counters, bases, what to do with them, foot."""
    arcs: ArcOfFire = job.content.tables.arc_of_fire
    notes = (f"{DAGGER} {job.texts('foot.reconstructed')}",)
    body = foot(easel, job.paper.area, job.texts("foot.scale"), notes, job.texts("maps.imprint"))
    easel.label(job.texts("figures.kicker"), body.x, body.y + 3.2, "subtitle")
    easel.label(job.texts("documents.figures"), body.x, body.y + 13.6, easel.style("title", size=24))
    flat = hex_size(job, job.content.tables.map) - figure_hexes.CLEAR
    length = figure_stands.length(flat)
    feet = figure_stands.flap(flat)
    panel = figure_stands.PANEL.width
    pitch = (body.width - panel) / (len(FIGURES) - 1)
    used = HEAD + length + 2 * flat + TEXT
    gap = min(MOST, max(GAP, (body.height - used) / 3))
    top = body.y + HEAD
    middle = top + length + gap + flat / 2
    for index, figure in enumerate(FIGURES):
        x = body.x + index * pitch
        figure_stands.strip(easel, figure, x, top, flat, job.texts("figures.glue"))
        figure_hexes.counter(easel, figure, x + panel / 2, middle, flat, arcs)
        figure_hexes.base(easel, figure, x + panel / 2, middle + flat + gap, flat, arcs, feet)
    steps(job, easel, Box(body.x, middle + 1.5 * flat + 2 * gap, body.width, TEXT), arcs)


def steps(job: Job, easel: Easel, box: Box, arcs: ArcOfFire) -> None:
    """What to do with the sheet, in three columns."""
    columns = box.split_x([1, 1, 1], 8)
    for key, column in zip(("stand", "counter", "arc"), columns, strict=True):
        easel.label(job.texts(f"figures.{key}"), column.x, column.y + 3.2, "heading")
        easel.line(column.x, column.y + 4.4, column.right, column.y + 4.4, "inner", "lead")
        inner = Box(column.x, column.y + 5.6, column.width, column.height - 5.6)
        if key == "arc":
            inner = legend(job, easel, inner, arcs)
        easel.paragraph(job.texts(f"figures.{key}_text"), inner, "brief")


def legend(job: Job, easel: Easel, box: Box, arcs: ArcOfFire) -> Box:
    """The shades of the rim with their names and angles; returns the room below."""
    words = Words(job.texts)
    start = 0
    line = 4.2
    for index, (area, reach) in enumerate(sorted(arcs.areas.items(), key=lambda item: item[1])):
        y = box.y + 0.8 + index * line
        easel.rect(Box(box.x, y, 5, 2.8), figure_hexes.SHADES[area], "hair", "quiet")
        angle = marked(f"{start}–{reach}°", arcs.is_reconstructed("areas", area))
        easel.label(f"{words.capital(words.name('area', area))} {angle}", box.x + 7, y + 2.4, "label")
        start = reach
    height = len(arcs.areas) * line + 1.6
    return Box(box.x, box.y + height, box.width, box.height - height)
