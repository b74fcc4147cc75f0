"""Maneuver diagram and direction template: hexagons that look along the dragon's facing, which is up."""

from __future__ import annotations

from generator.games.dragon_lords.model.options import Direction
from generator.games.dragon_lords.pages.sheet import Sheet
from generator.games.dragon_lords.pages.words import marked
from generator.kit.hexes import HEXSIDE_BEARINGS, corner_radius, flat_top, neighbours, toward
from generator.kit.panel import panel
from generator.scene.geometry import Box

#: Turn in degrees that leads to each neighbour, clockwise from the front right.
TURNS = (60, 120, 180, 120, 60)


def maneuver(sheet: Sheet, box: Box) -> None:
    """The hex of the dragon, the rating in the hex in front of it, the costs of turning in the other five."""
    inner = panel(sheet.easel, box, sheet.t("maneuver"), sheet.t("maneuver_note"))
    easel = sheet.easel
    foot = 4.6
    flat = min((inner.height - foot - 1) / 3, inner.width / 5 * 3**0.5)
    cx, cy = inner.cx, inner.y + 1 + flat * 1.5
    ring = neighbours(cx, cy, flat)
    for index, (x, y) in enumerate(ring):
        easel.polygon(flat_top(x, y, flat), "tint_strong" if index == 0 else "paper", "inner")
    easel.polygon(flat_top(cx, cy, flat), "paper", "outline")
    arrow(sheet, cx, cy, flat * 0.3)
    baseline = inner.y + 1 + flat * 3 + 3.8
    if sheet.block is None:
        easel.label(sheet.t("bank", points="____"), cx, baseline, "label", "middle")
        for index, (x, y) in enumerate(ring):
            sheet.entry(
                f"turn.{index}", Box(x - flat * 0.4, y - flat * 0.3, flat * 0.8, flat * 0.6), size=14, centered=True
            )
        return
    block = sheet.block
    rating = marked(block.rating.value, block.is_reconstructed("rating"))
    easel.center(rating, *ring[0], "rating")
    for turn, center in zip(TURNS, ring[1:], strict=True):
        cost = marked(str(block.turn_costs[turn]), block.is_reconstructed(f"turn_costs.{turn}"))
        easel.center(cost, *center, "number")
    text = sheet.t("bank", points=marked(str(block.bank_cost), block.is_reconstructed("bank_cost")))
    easel.label(text, cx, baseline, "label", "middle")


def arrow(sheet: Sheet, cx: float, cy: float, size: float) -> None:
    """An arrowhead that points along the facing."""
    corners = [
        (cx, cy - size),
        (cx + size * 0.8, cy + size * 0.9),
        (cx, cy + size * 0.4),
        (cx - size * 0.8, cy + size * 0.9),
    ]
    sheet.easel.polygon(corners, "ink")


def direction(sheet: Sheet, box: Box) -> None:
    """One hex whose sides are numbered and named, as attacks arrive through them."""
    inner = panel(sheet.easel, box, sheet.t("direction"))
    easel = sheet.easel
    names = {Direction(d): number for number, d in sheet.tables.directions.hexsides.items()}
    line = 4.2
    flat = min(inner.height - 2 * line - 1.5, (inner.width - 4) * 0.56)
    cx, cy = inner.cx, inner.y + 0.5 + line + flat / 2
    easel.polygon(flat_top(cx, cy, flat), "paper", "outline")
    arrow(sheet, cx, cy, flat * 0.16)
    side = corner_radius(flat)
    for (place, number), bearing in zip(names.items(), HEXSIDE_BEARINGS, strict=True):
        x, y = toward(cx, cy, bearing, flat * 0.36)
        easel.center(str(number), x, y, "value", "second")
        name = sheet.words.name("direction", place)
        if bearing in (0, 180):
            baseline = cy - flat / 2 - 1.2 if bearing == 0 else cy + flat / 2 + 3.4
            easel.label(name, cx, baseline, "label", "middle")
            continue
        right = bearing < 180
        x = cx + (side * 0.84 + 1.1) * (1 if right else -1)
        words = name.split(" ", 1)
        upper = bearing in (60, 300)
        baseline = cy + (-flat / 4 if upper else flat / 4) + 1.0
        room = (inner.right - x) if right else (x - inner.x)
        for offset, word in enumerate(words):
            shift = (offset - (len(words) - 1) / 2) * 3.4 + (-1.2 if upper else 1.2)
            easel.fit(word, x, baseline + shift, room, "label", "start" if right else "end")
