"""What is written on a map sheet: hex numbers, place names, heights, the letter of the sheet."""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.dragon_lords.maps.grid import Cell, SheetGrid
from generator.games.dragon_lords.maps.terrain import Country, Name
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box, Point
from generator.scene.nodes import Node

#: From the side of a hex to the baseline of a number at its top, and from a number at its bottom to the side, in mm.
TOP, BOTTOM = 2.5, 0.9
#: From the middle of a hex to the middle of its number, in hexes.
ASIDE = 0.165
#: The width of a place name in hexes: it stays within its hex.
NAME_WIDTH = 0.94
NAME_HEIGHT = 8.0


@dataclass(frozen=True, slots=True)
class Letters:
    """Numbers, names, and the clear ground that some names stand on, which lies below the grid."""

    clearings: tuple[Node, ...]
    numbers: tuple[Node, ...]
    names: tuple[Node, ...]


def letters(job: Job, land: Country, grid: SheetGrid, trim: Box, hex_mm: float) -> Letters:
    """All that is written on a sheet."""
    ground, numbers, names = (Easel(job.theme, job.scribe) for _ in range(3))
    for cell in grid.cells():
        x, y = number_place(cell, hex_mm)
        numbers.label(cell.number, trim.x + x, trim.y + y, "hex_number", "middle")
    for name in land.names:
        place_name(job, land, name, ground, names, trim, hex_mm)
    numbers.center(land.letter, trim.x + 0.27 * hex_mm, trim.bottom - 0.62 * hex_mm, "sheet_letter")
    return Letters(tuple(ground.nodes), tuple(numbers.nodes), tuple(names.nodes))


def number_place(cell: Cell, hex_mm: float) -> Point:
    """Where the number of a hex stands, the middle of its baseline in mm from the corner of the sheet.

    At the upper left of the hex, clear of what runs through its middle; where only its right or lower half lies on the
    sheet, at the lower right. So both halves of a hex that two sheets share have their number, whichever way up.
    """
    x, y = cell.x * hex_mm, cell.y * hex_mm
    if cell.side > 0:
        return x + ASIDE * hex_mm, y + hex_mm / 2 - BOTTOM
    return x - ASIDE * hex_mm, y - hex_mm / 2 + TOP


def place_name(job: Job, land: Country, name: Name, ground: Easel, texts: Easel, trim: Box, hex_mm: float) -> None:
    """A name within its hex, on clear ground where it stands on woods or fields."""
    key = f"maps.sheets.{land.letter}.{name.key}"
    text = name.key if name.role == "height" else job.texts(key)
    width = NAME_WIDTH * hex_mm
    x, y = trim.x + name.x * hex_mm, trim.y + name.y * hex_mm
    role = f"map_{name.role}"
    box = Box(x - width / 2, y - NAME_HEIGHT / 2, width, NAME_HEIGHT)
    block = texts.paragraph(text, box, role, "middle", "middle", where=job.texts.where(key))
    if name.ground:
        lines = job.scribe.lines(text, texts.style(role, size=block.size), width)
        wide = max(line.width for line in lines) + 2.4
        clear = Box(x - wide / 2, y - block.height / 2 - 0.1, wide, block.height + 0.4)
        ground.rect(clear, f"map_{name.ground}", radius=1.4)
