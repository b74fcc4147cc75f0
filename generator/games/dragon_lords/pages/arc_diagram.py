"""The arc of fire drawn on hexes: how far it reaches and which area each hex belongs to."""

from __future__ import annotations

import math

from generator.games.dragon_lords.model.options import Area
from generator.games.dragon_lords.pages.sheet import Sheet
from generator.games.dragon_lords.pages.words import marked, signed
from generator.kit.hexes import corner_radius, flat_top
from generator.scene.geometry import Box

KEY_HEIGHT = 6.0
#: Fill of each area: dark enough to tell apart in grey, light enough for the letters.
FILLS = {Area.DARK: "arc_dark", Area.GREY: "arc_grey", Area.LIGHT: "paper"}


def arc_diagram(sheet: Sheet, box: Box) -> None:
    """The hexes in front of a dragon at the bottom that looks up the page, shaded by area, with their ranges."""
    easel = sheet.easel
    reach = sheet.tables.ranges.farthest
    flat = min(box.width / (1.5 * 2 * reach + 2) * math.sqrt(3), (box.height - KEY_HEIGHT) / (reach + 1))
    side = corner_radius(flat)
    cx, cy = box.cx, box.y + flat * (reach + 0.5) + 1
    for column in range(-reach, reach + 1):
        for row in range(-reach, reach + 1):
            distance = max(abs(column), abs(row), abs(column + row))
            if not 0 < distance <= reach:
                continue
            # Axial coordinates: a column to the right is half a hex lower.
            x, y = cx + column * 1.5 * side, cy + (row + column / 2) * flat
            area = area_of(sheet, column, row)
            if area is None:
                continue
            easel.polygon(flat_top(x, y, flat), FILLS[area], "hair")
            easel.center(str(distance), x, y, easel.style("label", size=8))
    easel.polygon(flat_top(cx, cy, flat), "paper", "inner")
    size = flat * 0.28
    easel.polygon(
        [(cx, cy - size), (cx + size * 0.8, cy + size), (cx, cy + size * 0.5), (cx - size * 0.8, cy + size)], "ink"
    )
    key(sheet, Box(box.x, cy + flat / 2 + 1, box.width, KEY_HEIGHT))


def area_of(sheet: Sheet, column: int, row: int) -> Area | None:
    """The area of a hex given by its steps from the dragon; a hex on the border belongs to the better area."""
    x, y = column * 1.5, (row + column / 2) * math.sqrt(3)
    bearing = abs(math.degrees(math.atan2(x, -y)))
    for area, widest in sheet.tables.arc_of_fire.areas.items():
        if bearing <= widest + 1e-6:
            return area
    return None


def key(sheet: Sheet, box: Box) -> None:
    """What the shades mean."""
    easel, t, table = sheet.easel, sheet.words.texts, sheet.tables.to_hit
    for area, cell in zip(Area, box.split_x([1] * len(Area), 2), strict=True):
        easel.polygon(flat_top(cell.x + 2.2, cell.cy, 3.4), FILLS[area], "hair")
        name = t(f"reference.arc_key.{area}")
        ours = sheet.tables.arc_of_fire.is_reconstructed("areas", area)
        easel.fit(
            f"{name} {marked(signed(table.area[area]), ours)}", cell.x + 5, cell.cy + 1.1, cell.width - 5, "label"
        )
