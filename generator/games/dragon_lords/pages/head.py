"""The head of a play sheet: name, design points with their account, traits and the figures that follow from them."""

from __future__ import annotations

from enum import StrEnum

from generator.errors import PlacedText
from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rider, Wings
from generator.games.dragon_lords.pages.sheet import Sheet
from generator.games.dragon_lords.pages.words import marked, signed
from generator.games.dragon_lords.rules.costs import Component
from generator.kit.panel import blank_line, labelled, tick_box
from generator.scene.geometry import Box
from generator.text.fonts import settable
from generator.units import pt

ACCOUNT_WIDTH = 84.0
#: From the top of the head to where a name may reach, in mm: the line above it, and some air.
KICKER = 4.2
#: Largest size in points of a name that can be typed over.
NAME_SIZE = 24.0
TRAITS: dict[str, type[StrEnum]] = {"body": Body, "wings": Wings, "breath": Breath, "claws": Claws}
#: Heights in mm on a tall and on a short paper: of the head, of the rows of traits and figures, and of these rows on a
#: blank sheet, where the first holds the choices.
HEIGHTS = {True: 20.0, False: 18.0}
ROWS = {True: (10.5, 15.5), False: (9.6, 13.4)}
BLANK_ROWS = {True: (22.0, 12.0), False: (21.4, 11.6)}


def head(sheet: Sheet, box: Box) -> None:
    """Name at the left, design points and what they were spent on at the right."""
    easel = sheet.easel
    easel.label(sheet.t("kicker"), box.x, box.y + 3.2, "subtitle")
    left = box.width - ACCOUNT_WIDTH - 6
    baseline = box.bottom - 3.0
    if sheet.block is None:
        blank_line(easel, box.x, box.x + left, baseline - 1)
        easel.label(sheet.t("name"), box.x, baseline + 2.2, "label")
        sheet.entry("name", Box(box.x, baseline - 11, left, 9.6), size=20)
    elif sheet.fillable:
        typed_name(sheet, sheet.block.design.name, Box(box.x, baseline - 9, left, 12))
    else:
        printed_name(sheet, sheet.block.design.name, box.x, baseline, left, baseline - box.y - KICKER)
    account(sheet, Box(box.right - ACCOUNT_WIDTH, box.y, ACCOUNT_WIDTH, box.height))


def printed_name(sheet: Sheet, name: str, x: float, y: float, width: float, height: float) -> None:
    """The dragon's name on its baseline, as large as it fits with the accents of its letters."""
    easel, scribe = sheet.easel, sheet.job.scribe
    style, smallest = easel.style("title"), sheet.job.theme.smallest("title")
    with_accents = scribe.top(name, style)
    if with_accents > height:
        style = style.sized(max(smallest, style.size * height / with_accents))
    easel.add(scribe.fit_label(name, x, y, width, style, smallest, where=sheet.where))


def typed_name(sheet: Sheet, name: str, box: Box) -> None:
    """The dragon's name in a field, as large as it fits there."""
    smallest, style = sheet.job.theme.smallest("title"), sheet.easel.style("text").sized(NAME_SIZE)
    shown = sheet.job.scribe.fit_label(name, box.x, box.y, box.width - 2, style, smallest, where=sheet.where)
    size = shown[0].size / pt(1) if shown else NAME_SIZE
    sheet.entry("name", box, PlacedText(settable(name), sheet.where), size)


def account(sheet: Sheet, box: Box) -> None:
    """The design points: one column a component, and the total."""
    easel, texts = sheet.easel, sheet.words.texts
    total_width = 21.0
    columns = Box(box.x, box.y + 5.4, box.width - total_width, box.height - 5.4).split_x([1] * len(Component))
    easel.label(sheet.t("points"), box.right, box.y + 3.2, "subtitle", "end")
    for component, cell in zip(Component, columns, strict=True):
        easel.fit(texts(f"sheet.components.{component}"), cell.cx, cell.y + 3.4, cell.width - 0.8, "label", "middle")
        if sheet.block is None:
            blank = Box(cell.x + 1.6, cell.y + 4.6, cell.width - 3.2, 8)
            easel.rect(blank, "paper", "hair", "quiet")
            sheet.entry(f"cost.{component}", blank, size=12, centered=True)
    total = Box(box.right - total_width, box.y + 5.4, total_width, box.height - 5.4)
    if sheet.block is None:
        easel.label("=", total.x + 1.2, total.y + 10.4, "value")
        blank = Box(total.x + 5.4, total.y + 2.2, total.width - 5.4, 10.4)
        easel.rect(blank, "paper", "outline")
        sheet.entry("cost.total", blank, size=18, centered=True)
        return
    for index, (entry, cell) in enumerate(zip(sheet.block.account.entries, columns, strict=True)):
        spent = entry.option is not None
        text = str(entry.points) if spent else "–"
        easel.label(text, cell.cx, cell.y + 9.6, "value", "middle", None if spent else "quiet")
        if index:
            easel.label("+", cell.x, cell.y + 9.6, "value", "middle", "quiet")
    easel.label("=", total.x + 1.2, total.y + 9.6, "value", color="quiet")
    text = marked(str(sheet.block.cost), sheet.block.is_reconstructed("cost"))
    easel.label(text, total.right, total.y + 10.8, "points", "end")


def rows(sheet: Sheet) -> tuple[float, float]:
    """The heights of the two rows of cells."""
    return (BLANK_ROWS if sheet.block is None else ROWS)[sheet.tall]


def traits_height(sheet: Sheet) -> float:
    """How much room the traits take, in mm."""
    return sum(rows(sheet))


def traits(sheet: Sheet, box: Box) -> None:
    """Two rows of cells: what the dragon is, and below each trait the figure that it gives."""
    easel = sheet.easel
    top, _ = rows(sheet)
    columns = box.split_x([1, 1, 1, 1, 0.84, 0.84])
    easel.rect(Box(box.x, box.y, box.width, top), "tint")
    for index, (cell, (figure, value, reconstructed)) in enumerate(zip(columns, figure_cells(sheet), strict=True)):
        label = sheet.t(f"figures.{figure}")
        below = Box(cell.x, box.y + top, cell.width, box.height - top)
        labelled(easel, below, label, sheet.flagged(figure, marked(value, reconstructed)), "figure")
        if sheet.block is None:
            sheet.entry(figure, Box(below.x + 1, below.y + 4.4, below.width - 2, below.height - 5), size=16)
        if index:
            start = box.y if index != 5 else box.y + top
            easel.line(cell.x, start, cell.x, box.bottom, "hair")
    for (trait, options), cell in zip(TRAITS.items(), columns[:4], strict=True):
        trait_cell(sheet, Box(cell.x, box.y, cell.width, top), trait, options)
    rider = Box(columns[4].x, box.y, box.right - columns[4].x, top)
    trait_cell(sheet, rider, "rider", Rider)
    easel.line(box.x, box.y + top, box.right, box.y + top, "hair")
    easel.rect(box, None, "outline")


def trait_cell(sheet: Sheet, cell: Box, trait: str, options: type[StrEnum]) -> None:
    """What the dragon has; on a blank sheet the options to mark, each with its cost."""
    label = sheet.t(f"traits.{trait}")
    if sheet.block is not None:
        labelled(sheet.easel, cell, label, sheet.flagged(trait, trait_name(sheet, trait)))
        return
    easel = sheet.easel
    easel.label(label, cell.x + 1.6, cell.y + 3.6, "label")
    costs = getattr(sheet.tables.costs, trait)
    count = len(options) + (1 if trait == "rider" else 0)
    choices = Box(cell.x + 1.6, cell.y + 4.8, cell.width - 2.4, cell.height - 5.4)
    columns = choices.split_x([1, 1.04], 1) if trait == "rider" else [choices]
    lines = choices.split_y([1] * 5)[: count // len(columns)]
    for index, option in enumerate([*options, *["none"] * (count - len(options))]):
        column, line = columns[index // len(lines)], lines[index % len(lines)]
        tick_box(easel, column.x, line.cy, 2.8)
        sheet.tick(f"{trait}.{option}", Box(column.x, line.cy - 1.4, 2.8, 2.8))
        name = sheet.words.name(trait, option)
        cost = (
            "" if option == "none" else marked(str(costs[option]), sheet.tables.costs.is_reconstructed(trait, option))
        )
        easel.fit(f"{name} {cost}".rstrip(), column.x + 3.9, line.cy + 1.0, column.width - 3.9, "choice")


def trait_name(sheet: Sheet, trait: str) -> str:
    """The option that the dragon has, in words; nothing on a blank sheet."""
    if sheet.block is None:
        return ""
    option = getattr(sheet.block.design, trait)
    return sheet.words.capital(sheet.words.name(trait, option if option is not None else "none"))


def figure_cells(sheet: Sheet) -> list[tuple[str, str, bool]]:
    """Name, value and whether it is reconstructed, for the six great figures."""
    names = ("min_speed", "max_speed", "breath_damage", "claw_damage", "rating", "close_combat")
    block = sheet.block
    if block is None:
        return [(name, "", False) for name in names]
    dice = sheet.words.dice
    values = (
        str(block.min_speed),
        str(block.max_speed),
        dice(block.breath_damage),
        dice(block.claw_damage),
        block.rating.value,
        signed(block.close_combat),
    )
    return [(name, value, block.is_reconstructed(name)) for name, value in zip(names, values, strict=True)]
