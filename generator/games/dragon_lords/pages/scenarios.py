"""The scenarios: free-for-all and team game, fair uneven teams worked out from points, set-up diagrams, variations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.games.dragon_lords.art.likeness import draw_likeness
from generator.games.dragon_lords.model.game import TeamSide
from generator.games.dragon_lords.model.options import RulesPart
from generator.games.dragon_lords.pages.layout_diagram import Edge, layout_diagram
from generator.games.dragon_lords.pages.likeness_panel import palette
from generator.games.dragon_lords.pages.reference_page import GAP, largest
from generator.games.dragon_lords.pages.sheet import Sheet
from generator.games.dragon_lords.rules.costs import cost_bounds, design_cost
from generator.games.game import Job
from generator.kit.column import Column
from generator.scene.geometry import Box
from generator.scene.page import Bookmark, Document, Page
from generator.text.style import TextStyle


def compose(job: Job) -> Document:
    """A page of the basic scenarios and one of the advanced."""
    t = job.texts

    def pages() -> Iterator[Page]:
        for key, fill in (("title", basic), ("title_advanced", advanced)):
            title = t(f"scenarios.{key}")
            nodes = largest(job, t("scenarios.kicker"), title, fill, size=11)
            yield Page(job.paper.width, job.paper.height, nodes, bookmarks=(Bookmark(title),))

    name = f"Dragon Lords – {t('documents.scenarios')}"
    return Document("scenarios", name, t.language.tag, pages, duplex="DuplexFlipLongEdge")


def basic(sheet: Sheet, body: Box, style: TextStyle) -> None:
    """Free-for-all and team game, each with its diagram."""
    t, tables = sheet.words.texts, sheet.tables
    left, right = (Column(sheet.easel, box, style) for box in body.split_x([1, 1], GAP + 2))
    height = body.height * 0.4
    left.heading(t("scenarios.free.title"))
    figures = {
        "free": t.language.listing(even_dragons(sheet), "or"),
        "pair": t.language.listing(pair(sheet)),
        "dice": sheet.words.dice(tables.initiative.dice),
    }
    left.entries([t(f"scenarios.free.{key}", **figures) for key in ("players", "dragons", "setup", "win")])
    left.heading(t("scenarios.all_edges"))
    layout_diagram(sheet, left.take(height), Edge.ALL)
    left.close(t("scenarios.free.title"))
    right.heading(t("scenarios.team.title"))
    right.entries([t(f"scenarios.team.{key}", **figures) for key in ("players", "dragons", "setup", "win")])
    right.heading(t("scenarios.edges"))
    layout_diagram(sheet, right.take(height), Edge.FACING)
    right.heading(t("scenarios.uneven"))
    uneven(sheet, right, RulesPart.BASIC)
    right.close(t("scenarios.team.title"))
    left.heading(t("scenarios.standard"))
    left.entry(t("scenarios.standard_text", across=tables.map.sheets.across, along=tables.map.sheets.along))


def advanced(sheet: Sheet, body: Box, style: TextStyle) -> None:
    """The advanced scenarios, dragons of one's own, and variations."""
    t, tables = sheet.words.texts, sheet.tables
    left, right = (Column(sheet.easel, box, style) for box in body.split_x([1, 1], GAP + 2))
    least, most = cost_bounds(tables)
    budgets = tables.budgets
    left.heading(t("scenarios.advanced.free.title"))
    left.entry(t("scenarios.advanced.free.text"))
    left.heading(t("scenarios.advanced.team.title"))
    left.entry(t("scenarios.advanced.team.text"))
    left.heading(t("scenarios.uneven"))
    uneven(sheet, left, RulesPart.ADVANCED)
    left.heading(t("scenarios.advanced.three.title"))
    left.entry(t("scenarios.advanced.three.text"))
    left.close(t("scenarios.title_advanced"))
    right.heading(t("scenarios.advanced.own.title"))
    right.entry(t("scenarios.advanced.own.text"))
    right.entry(
        t(
            "scenarios.advanced.own.budgets",
            single=budgets.single_dragon,
            riders=budgets.single_dragon_with_riders,
        )
    )
    right.heading(t("scenarios.advanced.legion.title"))
    total, cost = budgets.legion, budgets.legion_dragon
    right.entry(t("scenarios.advanced.legion.text", least=least, most=most))
    example = {"points": total, "most": most, "large": total // most, "small": total // cost, "cost": cost}
    right.entry(t("scenarios.advanced.legion.example", **example))
    right.heading(t("scenarios.advanced.finale.title"))
    right.entry(t("scenarios.advanced.finale.text"))
    right.close(t("scenarios.advanced.own.title"))
    top = max(left.y, right.y) + 10
    if body.bottom - top > 60:
        place = Box(body.x + 15, top, body.width - 30, body.bottom - top)
        sheet.easel.add(draw_likeness(3, 5, 3, 4, place, palette(sheet.easel.theme)).nodes)


def even_dragons(sheet: Sheet) -> list[str]:
    """The ready-made dragons without riders, which the basic rules can use."""
    return [dragon.name for dragon in sheet.job.content.dragons.dragons if dragon.rider is None]


def pair(sheet: Sheet) -> list[str]:
    """The first dragons of equal cost among those."""
    dragons = [dragon for dragon in sheet.job.content.dragons.dragons if dragon.rider is None]
    first = design_cost(sheet.tables, dragons[0]).total
    return [dragon.name for dragon in dragons if design_cost(sheet.tables, dragon).total == first]


def uneven(sheet: Sheet, column: Column, rules: RulesPart) -> None:
    """Teams of unlike size that are a fair match, with the points of each side worked out from its dragons."""
    t = sheet.words.texts
    rows = []
    for teams in sheet.tables.teams.teams:
        if teams.rules is not rules:
            continue
        sides = (teams.larger, teams.smaller)
        players = sum(side.players for side in sides)
        points = {total for side in sides for total in totals(sheet, side)}
        shown = "/".join(str(total) for total in sorted(points))
        rows.append((str(players), *(side_text(sheet, side) for side in sides), shown))
    keys = ("players", "larger", "smaller", "points")
    head = tuple(t(f"scenarios.columns.{key}") for key in keys)
    column.table(head, rows, (0.8, 2.75, 2.5, 0.85), 6.0, frozenset({1, 2}))


def totals(sheet: Sheet, side: TeamSide) -> Sequence[int]:
    """The design points of a side, for each dragon that it may fly."""
    dragon = sheet.job.content.dragon
    return [side.players * design_cost(sheet.tables, dragon(name)).total for name in side.dragons]


def side_text(sheet: Sheet, side: TeamSide) -> str:
    """A side in words: how many, and which dragons."""
    t = sheet.words.texts
    return t("scenarios.each", count=side.players, names=" / ".join(side.dragons))
