"""The game log: a row a turn, basic columns white, advanced columns tinted."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.dragon_lords.model.options import LogColumn, RulesPart
from generator.games.dragon_lords.pages.sheet import Sheet, new_sheet
from generator.games.dragon_lords.pages.words import DAGGER, marked
from generator.games.game import Job
from generator.kit.foot import foot
from generator.kit.grid import Grid
from generator.kit.panel import blank_line, tick_box
from generator.scene.geometry import Box
from generator.scene.page import Bookmark, Document, Page

HEAD_HEIGHT = 33.0
COLUMN_HEAD = 11.0
#: The least height of a row in mm: room for a pencil.
ROW = 8.4
#: Relative widths of the columns.
WIDTHS = {
    LogColumn.TURN: 11,
    LogColumn.SPEED: 30,
    LogColumn.INITIATIVE: 26,
    LogColumn.BREATH_TARGET: 42,
    LogColumn.RIDER_ACTION: 45,
    LogColumn.COMBAT_TACTIC: 36,
}
#: Columns with a fine stroke between a first and a second entry.
PAIRED = {LogColumn.SPEED: "speed_hint", LogColumn.INITIATIVE: "initiative_hint"}


def compose(job: Job) -> Document:
    """One page of at least as many turns as the tables ask for."""
    title = job.texts("log.title")

    def pages() -> Iterator[Page]:
        sheet = new_sheet(job)
        draw(sheet)
        nodes = tuple(sheet.easel.nodes)
        yield Page(job.paper.width, job.paper.height, nodes, bookmarks=(Bookmark(title),))

    return Document("game-log", f"Dragon Lords – {title}", job.texts.language.tag, pages)


def draw(sheet: Sheet) -> None:
    """Head, table and foot."""
    job, easel = sheet.job, sheet.easel
    notes = (f"{DAGGER} {job.texts('foot.reconstructed')}",)
    body = foot(easel, job.paper.area, job.texts("foot.scale"), notes, sheet.t("imprint"))
    log_head(sheet, Box(body.x, body.y, body.width, HEAD_HEIGHT))
    top = body.y + HEAD_HEIGHT + 2
    reminder_height = 8.0
    room = body.bottom - top - COLUMN_HEAD - reminder_height
    turns = max(sheet.tables.game_log.turns, int(room // ROW))
    table(sheet, Box(body.x, top, body.width, room + COLUMN_HEAD), turns)
    reminder(sheet, Box(body.x, body.bottom - reminder_height + 2, body.width, reminder_height - 2))


def log_head(sheet: Sheet, box: Box) -> None:
    """Title, and the lines for player, dragon and the rules in use."""
    easel, texts = sheet.easel, sheet.words.texts
    easel.label(texts("log.kicker"), box.x, box.y + 3.2, "subtitle")
    easel.label(texts("log.title"), box.x, box.y + 14.4, sheet.easel.style("title", size=24))
    fields = Box(box.x + 62, box.y + 5, box.width - 62, 10).split_x([1.15, 1, 0.42], 5)
    for key, cell in zip(("player", "dragon", "sheet_number"), fields, strict=True):
        blank_line(easel, cell.x, cell.right, cell.bottom - 0.6)
        easel.label(texts(f"log.{key}"), cell.x, cell.bottom + 2.6, "label")
        sheet.entry(key, Box(cell.x, cell.bottom - 8, cell.width, 7.2), size=11)
    rules = Box(box.x, box.y + 22, box.width, 9)
    easel.rect(rules, "tint", "hair")
    x = rules.x + 2
    easel.label(texts("log.rules"), x, rules.cy + 1.1, "heading")
    x += easel.width(texts("log.rules"), "heading") + 5
    for key in ("basic", "advanced"):
        tick_box(easel, x, rules.cy)
        sheet.tick(key, Box(x, rules.cy - 1.6, 3.2, 3.2))
        easel.label(texts(f"log.rule_names.{key}"), x + 4.6, rules.cy + 1.1, "text")
        x += 4.6 + easel.width(texts(f"log.rule_names.{key}"), "text") + 5
    easel.label(texts("log.rule_names.optional"), x, rules.cy + 1.1, "text")
    x += easel.width(texts("log.rule_names.optional"), "text") + 2
    blank_line(easel, x, rules.right - 2, rules.bottom - 2)
    sheet.entry("optional", Box(x, rules.y + 1, rules.right - 2 - x, rules.height - 3), size=10)


def table(sheet: Sheet, box: Box, turns: int) -> None:
    """The columns in the order of the tables, one row a turn."""
    easel, texts = sheet.easel, sheet.words.texts
    log = sheet.tables.game_log
    order = sorted(range(len(log.columns)), key=lambda i: list(WIDTHS).index(log.columns[i].column))
    columns = [log.columns[index] for index in order]
    row_height = (box.height - COLUMN_HEAD) / turns
    grid = Grid.within(box, [WIDTHS[spec.column] for spec in columns], [COLUMN_HEAD, *[row_height] * turns])
    for place, spec in enumerate(columns):
        if spec.rules is RulesPart.ADVANCED:
            easel.rect(grid.cell(0, place, rows=turns + 1), "advanced")
    for place, (index, spec) in enumerate(zip(order, columns, strict=True)):
        cell = grid.cell(0, place)
        name = marked(texts(f"log.columns.{spec.column}"), log.is_reconstructed("columns", index))
        hint = PAIRED.get(spec.column)
        baseline = cell.y + (4.8 if hint else 6.8)
        easel.fit(name, cell.cx, baseline, cell.width - 1.6, "column", "middle")
        if hint:
            easel.fit(texts(f"log.{hint}"), cell.cx, cell.y + 9.0, cell.width - 1.0, "label", "middle")
    for row in range(1, turns + 1):
        cell = grid.cell(row, 0)
        easel.center(str(row), cell.cx, cell.cy, "value")
        for place, spec in enumerate(columns):
            entries(sheet, grid.cell(row, place), f"{spec.column}.{row}", spec.column in PAIRED)
            if spec.column in PAIRED:
                pair = grid.cell(row, place)
                reach = min(pair.height * 0.28, 2.4)
                easel.line(
                    pair.cx - reach * 0.5, pair.cy + reach, pair.cx + reach * 0.5, pair.cy - reach, "hair", "quiet"
                )
    grid.rules(easel, 2, color="quiet")
    for x in grid.xs[1:-1]:
        easel.line(x, box.y, x, box.bottom, "hair")
    easel.line(box.x, grid.ys[1], box.right, grid.ys[1], "inner")
    for row in range(5, turns, 5):
        easel.line(box.x, grid.ys[row + 1], box.right, grid.ys[row + 1], "inner")
    easel.rect(box, None, "outline")


def entries(sheet: Sheet, cell: Box, name: str, paired: bool) -> None:
    """The field or the two fields of a cell, in a fillable file."""
    if name.startswith(f"{LogColumn.TURN}."):
        return
    if not paired:
        sheet.entry(name, cell.inset(0.6), size=10)
        return
    for index, half in enumerate(cell.split_x([1, 1], 4), 1):
        sheet.entry(f"{name}.{index}", half.inset(0.6), size=11, centered=True)


def reminder(sheet: Sheet, box: Box) -> None:
    """The rules of speed in brief, and what the tint means."""
    easel, texts, tables = sheet.easel, sheet.words.texts, sheet.tables
    fast = tables.movement.fast
    figures = {
        "acceleration": tables.acceleration.basic,
        "fast": fast.speed,
        "turns": fast.turns,
        "rest": fast.slow_turns_for_each,
        "loss": tables.close_combat.speed_lost,
    }
    easel.fit(texts("log.reminder", **figures), box.x, box.y + 2.6, box.width, "note")
    easel.fit(texts("log.advanced_note"), box.x, box.y + 6.2, box.width, "note")
