"""The map: six sheets of countryside whose hexes meet in any order, and a plan of the standard layout."""

from __future__ import annotations

from collections.abc import Iterator

from generator.errors import ContentError, Finding
from generator.games.dragon_lords.maps import seams
from generator.games.dragon_lords.maps.grid import SheetGrid
from generator.games.dragon_lords.maps.ink import MapInk
from generator.games.dragon_lords.maps.sheets import COUNTRIES, country, countryside
from generator.games.dragon_lords.model.game import MapSheets
from generator.games.dragon_lords.pages.map_letters import letters
from generator.games.dragon_lords.pages.map_margins import ROOM, margins
from generator.games.dragon_lords.pages.map_plan import plan_page
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.layout.lowink import ART
from generator.layout.marks import cut_marks
from generator.layout.placement import box_path
from generator.scene.geometry import Box, scale, translate
from generator.scene.nodes import Group
from generator.scene.page import Bookmark, Document, Page

#: From side to side of a hex in mm, unless another size is asked for: the most that both papers hold.
HEX_MM = 24.0
#: The least that holds a counter.
SMALLEST_HEX = 18.0
#: How far the land is drawn beyond the cut, in mm.
BLEED = 3.0


def compose(job: Job) -> Document:
    """The map sheets and the plan. ``hex_mm`` among the options is the size of a hex from side to side in mm.

    Raises ContentError for hexes that are too large for the paper or too small for counters, and for a table of the
    map that asks for other sheets than the countryside is drawn for.
    """
    table: MapSheets = job.content.tables.map
    check_table(table)
    hex_mm = hex_size(job, table)
    grids = sheet_grids(table)

    def pages() -> Iterator[Page]:
        for letter, grid in grids.items():
            yield sheet_page(job, letter, grid, hex_mm)
        yield plan_page(job, grids, hex_mm)

    title = f"Dragon Lords – {job.texts('documents.maps')}"
    return Document("maps", title, job.texts.language.tag, pages)


def sheet_grids(table: MapSheets) -> dict[str, SheetGrid]:
    """The grid of each sheet by its letter, in the standard layout: row by row, the first row at the top."""
    size, across = table.hexes_per_sheet, table.sheets.across
    places = [divmod(index, across) for index in range(across * table.sheets.along)]
    return {
        land.letter: SheetGrid(size.across, size.along, column, row)
        for land, (row, column) in zip(COUNTRIES, places, strict=True)
    }


def check_table(table: MapSheets) -> None:
    """Refuse a map that the countryside is not drawn for."""
    wanted = (seams.COLUMNS, seams.ROWS, len(COUNTRIES))
    size, sheets = table.hexes_per_sheet, table.sheets
    if (size.across, size.along, sheets.across * sheets.along) != wanted:
        message = f"the countryside is drawn for {wanted[2]} sheets of {wanted[1]} by {wanted[0]} hexes"
        raise ContentError([Finding("no-such-map", message, hint="keep the figures of the shipped table “map”")])


def hex_size(job: Job, table: MapSheets) -> float:
    """The size of a hex in mm, from the options. Raises ContentError if the sheet does not fit the paper."""
    wanted = float(job.options.get("hex_mm") or HEX_MM)
    grid = SheetGrid(table.hexes_per_sheet.across, table.hexes_per_sheet.along)
    margin = max(job.paper.card_margin, job.how.margin or 0.0)
    largest = min((job.paper.height - 2 * margin) / grid.height, (job.paper.width - 2 * ROOM) / grid.width)
    if not SMALLEST_HEX <= wanted <= largest:
        message = f"hexes of {wanted:g} mm do not do on {job.paper.name}"
        hint = f"ask for {SMALLEST_HEX:g} to {int(largest * 10) / 10:g} mm from side to side"
        raise ContentError([Finding("bad-hex-size", message, hint=hint)])
    return wanted


def trim_box(job: Job, grid: SheetGrid, hex_mm: float) -> Box:
    """What is left of a sheet when it is cut, in the middle of the paper."""
    width, height = grid.width * hex_mm, grid.height * hex_mm
    return Box((job.paper.width - width) / 2, (job.paper.height - height) / 2, width, height)


def sheet_page(job: Job, letter: str, grid: SheetGrid, hex_mm: float) -> Page:
    """One map sheet; to save ink, only its hexes are printed."""
    easel = Easel(job.theme, job.scribe)
    trim = trim_box(job, grid, hex_mm)
    ink = MapInk.of(job.theme, hex_mm)
    put = translate(trim.x, trim.y) @ scale(hex_mm)
    reach = BLEED / hex_mm
    clip = box_path(grid.box.inset(-reach))
    easel.add([Group(countryside(letter, ink), put, clip, ART)])
    names = letters(job, country(letter), grid, trim, hex_mm)
    easel.add([Group(names.clearings, name=ART)])
    lines = (ink.line(grid.lines(reach), "grid", "line"), ink.line(grid.centres(), "grid", 0.42))
    easel.add([Group(lines, put, clip, "hexes")])
    easel.add(names.numbers)
    easel.add([Group(names.names, name=ART)])
    easel.add(cut_marks([trim], [trim], BLEED, job.paper.sheet))
    title = job.texts(f"maps.sheets.{letter}.title")
    margins(easel, job, letter, grid, trim)
    bookmark = Bookmark(f"{letter} · {title}")
    return Page(job.paper.width, job.paper.height, tuple(easel.nodes), (bookmark,), letter, trim)
