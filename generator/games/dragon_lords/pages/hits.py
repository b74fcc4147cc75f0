"""Where a hit strikes, and what serious damage does to this dragon."""

from __future__ import annotations

from generator.games.dragon_lords.model.options import Section
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.pages.sheet import Sheet
from generator.games.dragon_lords.pages.words import marked, signed
from generator.games.dragon_lords.rules.damage import Powers, after_serious_damage, close_combat_modifier
from generator.kit.grid import Grid
from generator.kit.panel import panel
from generator.scene.geometry import Box

#: The height of the two lines above the damage allocation, in mm.
HEAD = 7.2


def allocation(sheet: Sheet, box: Box) -> None:
    """The damage allocation table: a row for each roll, a column for each hexside."""
    table = sheet.tables.damage_allocation
    easel = sheet.easel
    note = sheet.t("allocation_note", dice=sheet.words.dice(table.dice))
    inner = panel(easel, box, sheet.t("allocation"), note)
    directions = sheet.tables.directions.hexsides
    row = (inner.height - HEAD) / len(table.rows)
    grid = Grid.within(inner, [1.15, *[1] * len(directions)], [HEAD, *[row] * len(table.rows)])
    grid.stripes(easel)
    first = grid.cell(0, 0)
    easel.center(sheet.t("roll"), first.cx, first.cy, "label")
    for column, (number, place) in enumerate(directions.items(), 1):
        cell = grid.cell(0, column)
        easel.center(str(number), cell.cx, cell.y + cell.height * 0.3, "cell", "second")
        easel.center(sheet.words.name("direction-short", place), cell.cx, cell.y + cell.height * 0.72, "label")
    for row, (roll, cells) in enumerate(table.rows.items(), 1):
        all_ours = all(table.is_reconstructed("rows", roll, place) for place in cells)
        cell = grid.cell(row, 0)
        easel.center(marked(str(roll), all_ours), cell.cx, cell.cy, "cell")
        for column, (place, section) in enumerate(cells.items(), 1):
            cell = grid.cell(row, column)
            own = table.is_reconstructed("rows", roll, place) and not all_ours
            easel.center(marked(sheet.words.name("section-short", section), own), cell.cx, cell.cy, "cell")
    easel.line(grid.xs[0], grid.ys[1], grid.xs[-1], grid.ys[1], "hair")
    easel.line(grid.xs[1], grid.ys[0], grid.xs[1], grid.ys[-1], "hair")
    easel.line(grid.xs[0], grid.ys[-1], grid.xs[-1], grid.ys[-1], "hair")


def serious(sheet: Sheet, box: Box) -> None:
    """One line for each section: what is left to this dragon when more than half of the section is gone."""
    easel = sheet.easel
    inner = panel(easel, box, sheet.t("serious"), sheet.t("serious_note"))
    effects = serious_effects(sheet)
    rows = inner.split_y([1, 1, 1, 1.5])
    label_width = max(easel.width(name, "cell") for name, _ in effects) + 2.4
    for index, ((name, effect), row) in enumerate(zip(effects, rows, strict=True)):
        if index % 2 == 0:
            easel.rect(row, "tint")
        easel.label(name, row.x + 1, row.cy + 1.1, "cell")
        cell = Box(row.x + label_width, row.y, row.width - label_width - 0.6, row.height)
        easel.paragraph(effect, cell, "small", valign="middle")
    easel.line(inner.x, inner.bottom, inner.right, inner.bottom, "hair")


def serious_effects(sheet: Sheet) -> list[tuple[str, str]]:
    """Section and effect, in words. A blank sheet tells the rule, a dragon's sheet the result."""
    figures = {} if sheet.block is None else results(sheet.tables, sheet.block.powers)
    lines = sheet.job.rendered(
        "serious-damage.j2",
        **figures,
        blank=sheet.block is None,
        rule=sheet.tables.serious_damage,
        name=sheet.words.name,
        capital=sheet.words.capital,
        dice=sheet.words.dice,
        signed=signed,
    )
    pairs = (line.partition("|") for line in lines.splitlines() if line.strip())
    return [(name.strip(), effect.strip()) for name, _, effect in pairs]


def results(tables: Tables, before: Powers) -> dict[str, object]:
    """What the dragon is left with after serious damage to each section, one at a time."""
    head = after_serious_damage(tables, before, [Section.HEAD])
    body = after_serious_damage(tables, before, [Section.BODY])
    tail = after_serious_damage(tables, before, [Section.TAIL])
    costs = tables.turning.costs[tail.rating]
    turns = [
        marked(str(cost), tables.turning.is_reconstructed("costs", tail.rating, turn)) for turn, cost in costs.items()
    ]
    return {
        "before": before,
        "head": head,
        "body": body,
        "tail": tail,
        "wing": after_serious_damage(tables, before, [Section.LEFT_WING]),
        "wings": after_serious_damage(tables, before, [Section.LEFT_WING, Section.RIGHT_WING]),
        "breath_damage": tables.weapons.breath[head.breath],
        "claw_damage": tables.weapons.claws[body.claws],
        "close_combat": close_combat_modifier(tables, tail.rating),
        "turns": turns,
    }
