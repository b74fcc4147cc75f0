"""The tables that a dragon is designed by, on one page, in the order of the steps."""

from __future__ import annotations

from generator.games.dragon_lords.model.building import TURNS
from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rating, Rider, Wings
from generator.games.dragon_lords.pages.rider_box import ability_texts
from generator.games.dragon_lords.pages.sheet import Sheet
from generator.games.dragon_lords.pages.words import DAGGER, marked, signed
from generator.games.dragon_lords.rules.costs import cost_bounds
from generator.games.dragon_lords.rules.flight import bank_cost
from generator.kit.foot import above_foot, foot
from generator.kit.panel import panel
from generator.kit.table import plain_table
from generator.scene.geometry import Box
from generator.scene.nodes import Text, walk

GAP = 6.0


def draw(sheet: Sheet) -> None:
    """Title and six panels."""
    job, easel, texts = sheet.job, sheet.easel, sheet.words.texts
    body = above_foot(job.paper.area)
    easel.label(sheet.t("kicker"), body.x, body.y + 3.2, "subtitle")
    easel.label(texts("blank.tables"), body.x, body.y + 14.4, easel.style("title", size=24))
    panels = Box(body.x, body.y + 20, body.width, body.height - 20)
    first, second, third, fourth = panels.split_y([56, 50, 48, 72], GAP)
    costs(sheet, second)
    left, right = first.split_x([1.15, 1], GAP + 2)
    speed(sheet, left)
    budgets(sheet, right)
    left, right = third.split_x([1.15, 1], GAP + 2)
    weapons(sheet, left)
    points(sheet, right)
    left, right = fourth.split_x([1, 1.15], GAP + 2)
    ratings(sheet, left)
    riders(sheet, right)
    marks = any(DAGGER in node.text for node, _ in walk(easel.nodes) if isinstance(node, Text))
    notes = (f"{DAGGER} {texts('foot.reconstructed')}",) if marks else ()
    foot(easel, job.paper.area, texts("foot.scale"), notes, sheet.t("imprint"))


def step(sheet: Sheet, box: Box, key: str, text: str = "") -> Box:
    """A panel of one step, with a sentence under its heading."""
    inner = panel(sheet.easel, box, sheet.words.texts(f"blank.{key}"))
    if not text:
        return inner
    height = 8.4
    sheet.easel.paragraph(text, Box(inner.x, inner.y + 0.6, inner.width, height), "small")
    return Box(inner.x, inner.y + height + 0.6, inner.width, inner.height - height - 0.6)


def named(sheet: Sheet, kind: str, option: str) -> str:
    """The name of an option with a large first letter."""
    return sheet.words.capital(sheet.words.name(kind, option))


def speed(sheet: Sheet, box: Box) -> None:
    """Minimum speed by body, maximum speed by wings, and the rating where they meet."""
    texts, flight = sheet.words.texts, sheet.tables.flight
    inner = step(sheet, box, "step_1", texts("blank.step_1_text"))
    wings = list(reversed(Wings))
    head = ["", texts("blank.min_speed_short"), *(f"{named(sheet, 'wings', w)}" for w in wings)]
    top = ["", texts("blank.max_speed_short"), *(str(flight.maximum_speed[w]) for w in wings)]
    rows = [top]
    for body in Body:
        cells = [marked(flight.rating[body][w].value, flight.is_reconstructed("rating", body, w)) for w in wings]
        rows.append([named(sheet, "body", body), str(flight.minimum_speed[body]), *cells])
    plain_table(sheet.easel, inner, head, rows, [22, 9, *[13] * len(wings)])


def budgets(sheet: Sheet, box: Box) -> None:
    """The account to fill in, and the usual budgets."""
    easel, texts, tables = sheet.easel, sheet.words.texts, sheet.tables
    inner = panel(easel, box, sheet.t("cost_title"))
    rows = [sheet.t(f"traits.{trait}") for trait in ("body", "wings", "breath", "claws", "rider")] + [sheet.t("total")]
    line = 5.6
    for index, name in enumerate(rows, 1):
        y = inner.y + index * line
        total = index == len(rows)
        easel.label(name, inner.x + 1, y - 1.4, "cell" if total else "text")
        easel.line(
            inner.right - 16, y - 0.4, inner.right, y - 0.4, "inner" if total else "hair", "ink" if total else "quiet"
        )
    least, most = cost_bounds(tables)
    note = (
        texts("blank.bounds", least=least, most=most)
        + " "
        + texts(
            "blank.budgets",
            single=tables.budgets.single_dragon,
            riders=tables.budgets.single_dragon_with_riders,
            campaign=tables.budgets.campaign,
        )
    )
    top = inner.y + len(rows) * line + 2
    easel.paragraph(note, Box(inner.x, top, inner.width, inner.bottom - top), "small")


def costs(sheet: Sheet, box: Box) -> None:
    """What each option costs, one column a component."""
    texts, table = sheet.words.texts, sheet.tables.costs
    inner = step(sheet, box, "step_2")
    sheet.easel.paragraph(texts("blank.step_2_text"), Box(inner.x, inner.y + 0.6, inner.width, 4), "small")
    inner = Box(inner.x, inner.y + 5, inner.width, inner.height - 5)
    kinds = {"body": Body, "wings": Wings, "breath": Breath, "claws": Claws, "rider": Rider}
    head: list[str] = []
    for kind in kinds:
        head += [sheet.t(f"traits.{kind}"), ""]
    rows: list[list[str]] = []
    for options in zip(*kinds.values(), strict=True):
        row: list[str] = []
        for kind, option in zip(kinds, options, strict=True):
            cost = getattr(table, kind)[option]
            row += [named(sheet, kind, option), marked(str(cost), table.is_reconstructed(kind, option))]
        rows.append(row)
    widths = [27, 7, 25, 7, 23, 7, 27, 7, 32, 7]
    grid = plain_table(sheet.easel, inner, head, rows, widths, frozenset({0, 2, 4, 6, 8}))
    for column in (2, 4, 6, 8):
        sheet.easel.line(grid.xs[column], grid.ys[0], grid.xs[column], grid.ys[-1], "hair", "quiet")


def weapons(sheet: Sheet, box: Box) -> None:
    """The dice of each weapon."""
    table = sheet.tables.weapons
    inner = step(sheet, box, "step_3")
    head = [sheet.t("traits.breath"), "", sheet.t("traits.claws"), ""]
    rows = [
        [
            named(sheet, "breath", breath),
            sheet.words.dice(table.breath[breath]),
            named(sheet, "claws", claws),
            sheet.words.dice(table.claws[claws]),
        ]
        for breath, claws in zip(Breath, Claws, strict=True)
    ]
    grid = plain_table(sheet.easel, inner, head, rows, [30, 20, 30, 20], frozenset({0, 2}))
    sheet.easel.line(grid.xs[2], grid.ys[0], grid.xs[2], grid.ys[-1], "hair", "quiet")


def points(sheet: Sheet, box: Box) -> None:
    """The damage points of each section."""
    texts, table = sheet.words.texts, sheet.tables.damage_points
    inner = step(sheet, box, "step_4")
    note = texts("blank.head_and_tail", head=table.head, tail=table.tail)
    sheet.easel.paragraph(note, Box(inner.x, inner.y + 0.6, inner.width, 4), "small")
    inner = Box(inner.x, inner.y + 5, inner.width, inner.height - 5)
    head = [sheet.t("traits.body"), texts("blank.points_short"), sheet.t("traits.wings"), texts("blank.each_wing")]
    rows = [
        [named(sheet, "body", body), str(table.body[body]), named(sheet, "wings", wings), str(table.wing[wings])]
        for body, wings in zip(Body, Wings, strict=True)
    ]
    grid = plain_table(sheet.easel, inner, head, rows, [30, 18, 30, 20], frozenset({0, 2}))
    sheet.easel.line(grid.xs[2], grid.ys[0], grid.xs[2], grid.ys[-1], "hair", "quiet")


def ratings(sheet: Sheet, box: Box) -> None:
    """Turning, banking, close combat and initiative by rating."""
    texts, tables = sheet.words.texts, sheet.tables
    inner = step(sheet, box, "step_5")
    head = [
        sheet.t("figures.rating"),
        *(f"{angle}°" for angle in TURNS),
        texts("blank.bank"),
        sheet.t("figures.close_combat"),
    ]
    rows = []
    for rating in Rating:
        costs = tables.turning.costs[rating]
        turns = [marked(str(costs[angle]), tables.turning.is_reconstructed("costs", rating, angle)) for angle in TURNS]
        modifier = signed(tables.close_combat.modifier[rating])
        rows.append([rating.value, *turns, str(bank_cost(tables, rating)), modifier])
    plain_table(sheet.easel, inner, head, rows, [22, 11, 11, 11, 14, 19], frozenset())


def riders(sheet: Sheet, box: Box) -> None:
    """What riders can do."""
    inner = step(sheet, box, "step_6")
    rows = []
    for rider in Rider:
        medium, long = ability_texts(sheet, rider)
        rows.append((named(sheet, "rider", rider), medium, long))
    easel = sheet.easel
    widths = [25, 37, 37]
    row_height = (inner.height - 6) / len(rows)
    x = inner.x
    scale = inner.width / sum(widths)
    heads = ["", sheet.t("medium"), sheet.t("long")]
    for column, width in enumerate(widths):
        easel.fit(heads[column], x + 1, inner.y + 4.1, width * scale - 1.4, "label")
        for index, row in enumerate(rows):
            y = inner.y + 6 + index * row_height
            if column == 0 and index % 2 == 0:
                easel.rect(Box(inner.x, y, inner.width, row_height), "tint")
            cell = Box(x + 1, y, width * scale - 2, row_height)
            easel.paragraph(row[column], cell, "cell" if column == 0 else "small", valign="middle")
        x += width * scale
    easel.line(inner.x, inner.y + 6, inner.right, inner.y + 6, "hair")
    easel.line(inner.x, inner.bottom, inner.right, inner.bottom, "hair")
