"""The plan of the map: how the sheets lie, how they are numbered, cut, joined and turned."""

from __future__ import annotations

from collections.abc import Callable

from generator.games.dragon_lords.maps.grid import PITCH, SheetGrid
from generator.games.dragon_lords.maps.ink import MapInk
from generator.games.dragon_lords.maps.overview import overview
from generator.games.dragon_lords.model.game import MapSheets
from generator.games.dragon_lords.pages.map_letters import ASIDE
from generator.games.dragon_lords.pages.words import DAGGER, marked
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.foot import foot
from generator.kit.hexes import corner_radius, flat_top
from generator.kit.panel import panel
from generator.layout.lowink import ART
from generator.layout.placement import box_path
from generator.scene.geometry import Box, rotate, scale, translate
from generator.scene.nodes import Group, group
from generator.scene.page import Bookmark, Page

#: Between the sheets of the picture, and around it for the labels, in mm.
SPACE = 1.6
LEFT, ABOVE, RIGHT = 11.0, 10.0, 8.0
#: Height of the head of the page, and of a step's small picture.
HEAD, PICTURE = 18.0, 17.0
#: The number that is explained: a hex of the first sheet, a little off its middle.
EXAMPLE = (4, 7)
#: Another order of the sheets; those with a minus lie upside down.
OTHER_ORDER = ("F", "C-", "B-", "E", "D", "A-")


def plan_page(job: Job, grids: dict[str, SheetGrid], hex_mm: float) -> Page:
    """The page with the plan."""
    easel = Easel(job.theme, job.scribe)
    notes = (f"{DAGGER} {job.texts('foot.reconstructed')}",)
    body = foot(easel, job.paper.area, job.texts("foot.scale"), notes, job.texts("maps.imprint"))
    title = job.texts("maps.plan.title")
    easel.label(job.texts("maps.kicker"), body.x, body.y + 3.2, "subtitle")
    easel.label(title, body.x, body.y + 13.6, easel.style("title", size=24))
    body = Box(body.x, body.y + HEAD, body.width, body.height - HEAD)
    right = picture(job, easel, grids, body, hex_mm)
    steps(job, easel, Box(right, body.y + 1, body.right - right, body.height - 1), hex_mm)
    return Page(job.paper.width, job.paper.height, tuple(easel.nodes), (Bookmark(title),), job.texts("maps.plan.label"))


def picture(job: Job, easel: Easel, grids: dict[str, SheetGrid], body: Box, hex_mm: float) -> float:
    """The sheets in the standard layout; returns where the room to its right begins."""
    first = next(iter(grids.values()))
    across, along = (max(getattr(grid, way) for grid in grids.values()) + 1 for way in ("across", "along"))
    size = (body.height - 2 * ABOVE - (along - 1) * SPACE) / (along * first.height)
    ink = MapInk.of(job.theme, size)
    left, top = body.x + LEFT, body.y + ABOVE
    width, height = first.width * size, first.height * size
    for letter, grid in grids.items():
        sheet = Box(left + grid.across * (width + SPACE), top + grid.along * (height + SPACE), width, height)
        put = translate(sheet.x, sheet.y) @ scale(size)
        easel.add([Group(overview(letter, ink, hex_mm), put, box_path(grid.box), ART)])
        easel.add([Group((ink.line(grid.lines(0.0), "grid", 0.06),), put, box_path(grid.box))])
        easel.rect(sheet, None, "hair")
        tag(job, easel, letter, sheet)
        cells = list(grid.cells())
        if grid.along == 0:
            span = f"{cells[0].column:02d}–{cells[-1].column:02d}"
            easel.label(span, sheet.cx, sheet.y - 1.4, "label", "middle")
        if grid.across == 0:
            span = f"{grid.along * grid.rows + 1:02d}–{(grid.along + 1) * grid.rows:02d}"
            easel.label(span, sheet.x - 1.6, sheet.cy + 1, "label", "end")
    whole = Box(left, top, across * width + (across - 1) * SPACE, along * height + (along - 1) * SPACE)
    setting_up(job, easel, whole)
    return whole.right + RIGHT


def tag(job: Job, easel: Easel, letter: str, sheet: Box) -> None:
    """The letter and the name of a sheet in its corner."""
    name = job.texts(f"maps.sheets.{letter}.title")
    width = 7.6 + easel.width(name, "label")
    easel.rect(Box(sheet.x, sheet.y, width, 6.2), "paper", "hair")
    easel.label(letter, sheet.x + 3.4, sheet.y + 4.8, "plan_letter", "middle")
    easel.label(name, sheet.x + 6.4, sheet.y + 4.2, "label")


def setting_up(job: Job, easel: Easel, whole: Box) -> None:
    """The two edges that teams start from, and how far they are apart."""
    for y, baseline in ((whole.y - 5.4, whole.y - 6.6), (whole.bottom + 1.6, whole.bottom + 5.2)):
        easel.line(whole.x, y, whole.right, y, "outline", "second")
        easel.label(job.texts("maps.plan.edge"), whole.cx, baseline, "caption", "middle", "second")
    x = whole.right + 2.4
    easel.line(x, whole.y, x, whole.bottom, "hair", "quiet")
    for y, way in ((whole.y, 1), (whole.bottom, -1)):
        easel.polygon([(x, y), (x - 0.8, y + 2.2 * way), (x + 0.8, y + 2.2 * way)], "quiet")
    text = Easel(job.theme, job.scribe)
    table: MapSheets = job.content.tables.map
    length = job.texts("maps.plan.length", hexes=table.hexes_edge_to_edge)
    text.label(length, 0, 0, "label", "middle")
    easel.add([group(text.nodes, translate(x + 3.4, whole.cy) @ rotate(-90))])


def steps(job: Job, easel: Easel, box: Box, hex_mm: float) -> None:
    """Five steps from the printer to the first turn, three of them with a picture."""
    table: MapSheets = job.content.tables.map
    column, row = EXAMPLE
    size = table.hexes_per_sheet
    figures = {
        "sheets": table.sheets.across * table.sheets.along,
        "along": marked(str(size.along), table.is_reconstructed("hexes_per_sheet", "along")),
        "across": marked(str(size.across), table.is_reconstructed("hexes_per_sheet", "across")),
        "size": job.texts.language.number(hex_mm),
        "hexes": table.hexes_edge_to_edge,
        "number": f"{column:02d}{row:02d}",
        "column": f"{column:02d}",
        "row": f"{row:02d}",
    }
    pictures: dict[str, Callable[[Easel, Box], None] | None] = {
        "print": None,
        "cut": joining,
        "order": lambda on, room: orders(job, on, room),
        "numbers": numbering,
        "start": None,
    }
    y = box.y
    for key, draw in pictures.items():
        inner = panel(easel, Box(box.x, y, box.width, 10), job.texts(f"maps.plan.{key}"))
        text = job.texts(f"maps.plan.{key}_text", **figures)
        block = easel.paragraph(text, Box(box.x, inner.y + 0.6, box.width, 60), "brief")
        y = inner.y + 0.6 + block.height + 1.5
        if draw is not None:
            draw(easel, Box(box.x, y, box.width, PICTURE))
            y += PICTURE + 1.5
        y += 2.5


def joining(easel: Easel, box: Box) -> None:
    """Two sheets that come together at a column of halves."""
    flat, apart = 7.4, 3.0
    radius = corner_radius(flat)
    for side in (-1, 1):
        edge = box.cx + side * apart / 2
        width = 3 * PITCH * flat
        sheet = Box(edge - width if side < 0 else edge, box.y, width, box.height)
        inside = Easel(easel.theme, easel.scribe)
        inside.rect(sheet, "tint")
        for column in range(-1, 5):
            x = edge + side * column * PITCH * flat
            for line in range(-1, 4):
                y = box.cy + (line - 1 + column % 2 / 2) * flat
                inside.polygon(flat_top(x, y, flat), None, "hair", "quiet")
        easel.add([Group(tuple(inside.nodes), clip=box_path(sheet))])
        easel.line(edge, box.y, edge, box.bottom, "outline", "second")
        start = edge + side * 14
        easel.line(start, box.cy, edge + side * (radius + 1.5), box.cy, "inner", "ink")
        tip = edge + side * radius
        easel.polygon([(tip, box.cy), (tip + side * 2, box.cy - 0.9), (tip + side * 2, box.cy + 0.9)], "ink")


def orders(job: Job, easel: Easel, box: Box) -> None:
    """The standard layout and another one, some sheets upside down."""
    letters = [item.strip("-") for item in sorted(OTHER_ORDER)]
    wide, high = 8.2, box.height / 3
    for middle, order in ((box.cx - 16, letters), (box.cx + 16, OTHER_ORDER)):
        for index, item in enumerate(order):
            down, across = divmod(index, 2)
            sheet = Box(middle + (across - 1) * wide, box.y + down * high, wide, high)
            easel.rect(sheet, "tint" if (down + across) % 2 else "paper", "hair")
            letter = Easel(job.theme, job.scribe)
            letter.center(item.strip("-"), 0, 0, "caption")
            turn = rotate(180) if item.endswith("-") else rotate(0)
            easel.add([group(letter.nodes, translate(sheet.cx, sheet.cy) @ turn)])
    easel.line(box.cx - 5, box.cy, box.cx + 4, box.cy, "inner")
    easel.polygon([(box.cx + 5, box.cy), (box.cx + 3, box.cy - 0.9), (box.cx + 3, box.cy + 0.9)], "ink")


def numbering(easel: Easel, box: Box) -> None:
    """A hex with its number, its column and its row pointed out."""
    flat = 14.0
    column, row = EXAMPLE
    cx, cy = box.cx, box.cy + 1
    for dx, dy in ((PITCH, 0.5), (PITCH, -0.5), (-PITCH, 0.5), (-PITCH, -0.5)):
        inside = Easel(easel.theme, easel.scribe)
        inside.polygon(flat_top(cx + dx * flat, cy + dy * flat, flat), None, "hair", "quiet")
        easel.add([Group(tuple(inside.nodes), clip=box_path(box))])
    easel.polygon(flat_top(cx, cy, flat), "tint", "inner")
    easel.circle(cx, cy, 0.4, "quiet")
    text = f"{column:02d}{row:02d}"
    easel.label(text, cx - ASIDE * flat, cy - flat / 2 + 3.6, "label", "middle")
