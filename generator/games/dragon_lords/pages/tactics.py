"""The close combat tactics: five boxes for each, and the result against each of the defender's."""

from __future__ import annotations

from generator.games.dragon_lords.model.options import Tactic
from generator.games.dragon_lords.pages.sheet import Sheet
from generator.games.dragon_lords.pages.words import marked, signed
from generator.kit.grid import Grid
from generator.kit.panel import panel, tick_box
from generator.scene.geometry import Box

#: From one box to the next, in mm.
PITCH = 3.9


def tactics(sheet: Sheet, box: Box) -> None:
    """One row a tactic: its name, the boxes to tick at each use, the modifier against each tactic of the defender."""
    table = sheet.tables.tactics
    easel = sheet.easel
    inner = panel(easel, box, sheet.t("tactics"), sheet.t("tactics_note"))
    names = {tactic: sheet.words.capital(sheet.words.name("tactic", tactic)) for tactic in Tactic}
    name_width = max(easel.width(name, "column") for name in names.values()) + 2.4
    boxes_width = table.uses * PITCH + 1.4
    result = (inner.width - name_width - boxes_width) / len(Tactic)
    head_height = 9.0
    row_height = (inner.height - head_height) / len(Tactic)
    grid = Grid.within(
        inner, [name_width, boxes_width, *[result] * len(Tactic)], [head_height, *[row_height] * len(Tactic)]
    )
    grid.stripes(easel)
    top = grid.cell(0, 2, columns=len(Tactic))
    easel.fit(sheet.t("tactics_against"), top.cx, top.y + 3.6, top.width, "label", "middle")
    used = grid.cell(0, 1)
    easel.label(sheet.t("tactics_used"), used.cx, used.bottom - 1.5, "label", "middle")
    for column, tactic in enumerate(Tactic, 2):
        cell = grid.cell(0, column)
        easel.label(names[tactic][0], cell.cx, cell.bottom - 1.4, "cell", "middle", "second")
    for row, tactic in enumerate(Tactic, 1):
        cell = grid.cell(row, 0)
        easel.label(names[tactic], cell.x + 1, cell.cy + 1.1, "column")
        boxes = grid.cell(row, 1)
        for use in range(table.uses):
            tick_box(easel, boxes.x + 0.5 + use * PITCH, boxes.cy, 3.0)
            sheet.tick(f"{tactic}.{use + 1}", Box(boxes.x + 0.5 + use * PITCH, boxes.cy - 1.5, 3.0, 3.0))
        for column, other in enumerate(Tactic, 2):
            cell = grid.cell(row, column)
            value = signed(table.modifier[tactic][other])
            easel.center(marked(value, table.is_reconstructed("modifier", tactic, other)), cell.cx, cell.cy, "cell")
    easel.line(grid.xs[0], grid.ys[1], grid.xs[-1], grid.ys[1], "hair")
    easel.line(grid.xs[2], grid.ys[1], grid.xs[2], grid.ys[-1], "hair")
    easel.line(grid.xs[0], grid.ys[-1], grid.xs[-1], grid.ys[-1], "hair")
