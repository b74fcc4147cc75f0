"""The standard layout of the map as a small diagram, with the edges that dragons start from."""

from __future__ import annotations

from enum import Enum
from string import ascii_uppercase

from generator.games.dragon_lords.pages.sheet import Sheet
from generator.scene.geometry import Box, rotate, translate
from generator.scene.nodes import Group


class Edge(Enum):
    """Which edges of the map dragons may start from."""

    ALL = "all"
    FACING = "facing"


def layout_diagram(sheet: Sheet, box: Box, edges: Edge) -> None:
    """The sheets of the map by their letters, seen from above, and the starting edges thick in colour."""
    easel, t, table = sheet.easel, sheet.words.texts, sheet.tables.map
    rim = 7.0
    cell_ratio = (table.hexes_per_sheet.across * 3**0.5 / 2) / table.hexes_per_sheet.along
    columns, rows = table.sheets.across, table.sheets.along
    height = box.height - 2 * rim
    width = min(height / rows * cell_ratio * columns, box.width - 2 * rim)
    whole = Box(box.cx - width / 2, box.y + rim, width, height)
    cells = [cell for row in whole.split_y([1] * rows) for cell in row.split_x([1] * columns)]
    for cell, letter in zip(cells, ascii_uppercase, strict=False):
        easel.rect(cell, "tint", "hair")
        easel.center(letter, cell.cx, cell.cy, easel.style("number", color="lead"))
    easel.rect(whole, None, "outline")
    bars = {
        "top": Box(whole.x, whole.y - 2, whole.width, 2),
        "bottom": Box(whole.x, whole.bottom, whole.width, 2),
        "left": Box(whole.x - 2, whole.y, 2, whole.height),
        "right": Box(whole.right, whole.y, 2, whole.height),
    }
    used = bars if edges is Edge.ALL else {key: bars[key] for key in ("top", "bottom")}
    for bar in used.values():
        easel.rect(bar, "second")
    if edges is Edge.FACING:
        easel.label(t("scenarios.team_edge", n=1), whole.cx, whole.y - 3.4, "label", "middle")
        easel.label(t("scenarios.team_edge", n=2), whole.cx, whole.bottom + 5.4, "label", "middle")
        return
    easel.label(t("scenarios.any_edge"), whole.cx, whole.y - 3.4, "label", "middle")
    style = easel.style("label")
    turned = easel.scribe.label(t("scenarios.any_edge"), 0, 0, style, "middle")
    easel.add([Group(turned, translate(whole.right + 3.4, whole.cy) @ rotate(90))])
