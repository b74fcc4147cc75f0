"""The campaign: a roster with the rules of points and rewards, and a ledger of games."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.dragon_lords.model.options import CampaignEvent, Reward
from generator.games.dragon_lords.pages.reference_page import GAP, framed
from generator.games.dragon_lords.pages.sheet import Sheet
from generator.games.dragon_lords.pages.words import signed
from generator.games.game import Job
from generator.kit.column import Column
from generator.kit.grid import Grid
from generator.kit.panel import blank_line, panel, tick_box
from generator.scene.geometry import Box
from generator.scene.page import Bookmark, Document, Page

ROW = 8.6
FIELDS = ("campaign", "player", "points_each", "rules")


def compose(job: Job) -> Document:
    """Roster and ledger, front and back of one sheet."""
    t = job.texts

    def pages() -> Iterator[Page]:
        for key, fill in (("title", roster), ("ledger", ledger)):
            title = t(f"campaign.{key}")
            nodes = framed(job, t("campaign.kicker"), title, fill)
            yield Page(job.paper.width, job.paper.height, nodes, bookmarks=(Bookmark(title),))

    name = f"Dragon Lords – {t('documents.campaign')}"
    return Document("campaign", name, t.language.tag, pages, duplex="DuplexFlipLongEdge")


def roster(sheet: Sheet, body: Box) -> None:
    """Who plays what, the dragons with their rewards, and the rules between games."""
    easel, t = sheet.easel, sheet.words.texts
    for field, cell in zip(FIELDS, Box(body.x, body.y, body.width, 11).split_x([1.3, 1.2, 1, 1.6], 5), strict=True):
        blank_line(easel, cell.x, cell.right, cell.y + 7)
        easel.fit(t(f"campaign.{field}"), cell.x, cell.y + 10.4, cell.width, "label")
    rules_height = 82.0
    table = Box(body.x, body.y + 16, body.width, body.height - 16 - rules_height - GAP)
    dragons(sheet, panel(easel, table, t("campaign.roster")))
    rules(sheet, Box(body.x, body.bottom - rules_height, body.width, rules_height))


def dragons(sheet: Sheet, box: Box) -> None:
    """A row a dragon; the rewards are boxes to tick, as many of each kind as a dragon can have."""
    easel, t = sheet.easel, sheet.words.texts
    keys = ("dragon", "cost", "rider", "points", "rewards", "fate")
    count = int((box.height - 6) // ROW)
    widths = (42, 12, 34, 20, 62, 24)
    grid = Grid.within(box, widths, [6, *[(box.height - 6) / count] * count])
    for column, key in enumerate(keys):
        cell = grid.cell(0, column)
        easel.fit(t(f"campaign.columns.{key}"), cell.cx, cell.cy + 1.1, cell.width - 1, "column", "middle")
    counts = most_of_each(sheet)
    for row in range(1, count + 1):
        cell = grid.cell(row, 4)
        x = cell.x + 2
        for number, kind in enumerate(Reward, 1):
            easel.label(f"{number}", x, cell.cy + 1.1, "label", color="second")
            x += 2.6
            for _ in range(counts[kind]):
                tick_box(easel, x, cell.cy, 3.4)
                x += 4.4
            x += 1.6
    grid.rules(easel, 2, color="quiet")
    easel.line(box.x, grid.ys[1], box.right, grid.ys[1], "inner")
    for x in grid.xs[1:-1]:
        easel.line(x, box.y, x, box.bottom, "hair")
    easel.rect(box, None, "outline")


def most_of_each(sheet: Sheet) -> dict[Reward, int]:
    """How often a dragon can take each reward: down to its limit from the base number, or up to it from nothing."""
    base, table = sheet.tables.to_hit.base, sheet.tables.campaign.rewards
    return {kind: abs(((base if step.change < 0 else 0) - step.limit) // step.change) for kind, step in table.items()}


def rules(sheet: Sheet, box: Box) -> None:
    """What earns points, what they buy, and what happens between games."""
    easel, t, table = sheet.easel, sheet.words.texts, sheet.tables.campaign
    style = easel.style("text", size=8.5)
    left, middle, right = (Column(easel, cell, style) for cell in box.split_x([1, 1, 1.1], GAP))
    left.heading(t("campaign.earn"))
    events = [(t(f"names.campaign-event.{event}"), signed(table.points[event])) for event in CampaignEvent]
    left.table(("", ""), [(sheet.words.capital(name), points) for name, points in events], (4, 1), 5.4)
    left.close(t("campaign.earn"))
    middle.heading(t("campaign.buy"))
    middle.entry(t("campaign.buy_text", points=table.points_per_reward))
    for number, kind in enumerate(Reward, 1):
        step = table.rewards[kind]
        limit = signed(step.limit) if step.change > 0 else step.limit
        text = t(f"rewards.{kind}", change=signed(step.change), limit=limit)
        middle.entry(sheet.words.capital(text), str(number))
    middle.close(t("campaign.buy"))
    right.heading(t("campaign.how_title"))
    right.entries([t(f"campaign.how.{key}") for key in ("heal", "flee", "dead", "rider", "below")])
    right.close(t("campaign.how_title"))


def ledger(sheet: Sheet, body: Box) -> None:
    """A row a game: damage dealt, bonuses and penalties, change, running total."""
    easel, t = sheet.easel, sheet.words.texts
    blank_line(easel, body.x, body.x + 70, body.y + 7)
    easel.label(t("campaign.columns.dragon"), body.x, body.y + 10.4, "label")
    keys = ("game", "date", "damage", "modifiers", "change", "total")
    box = Box(body.x, body.y + 15, body.width, body.height - 15)
    count = int((box.height - 7) // ROW)
    grid = Grid.within(box, (14, 26, 34, 70, 22, 24), [7, *[(box.height - 7) / count] * count])
    for column, key in enumerate(keys):
        cell = grid.cell(0, column)
        easel.fit(t(f"campaign.columns.{key}"), cell.cx, cell.cy + 1.1, cell.width - 1, "column", "middle")
    for row in range(1, count + 1):
        cell = grid.cell(row, 0)
        easel.center(str(row), cell.cx, cell.cy, "value")
    easel.rect(grid.cell(1, 5, count), "tint")
    grid.rules(easel, 2, color="quiet")
    easel.line(box.x, grid.ys[1], box.right, grid.ys[1], "inner")
    for x in grid.xs[1:-1]:
        easel.line(x, box.y, x, box.bottom, "hair")
    easel.rect(box, None, "outline")
