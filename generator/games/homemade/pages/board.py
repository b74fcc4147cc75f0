"""A board: its map of hexes or squares under the title, and the legend below."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from generator.games.game import Job
from generator.games.homemade.art.colors import BLACK, WHITE, Inks, colored, is_dark, mix, tonal
from generator.games.homemade.art.terrain import strewn
from generator.games.homemade.model.board_file import BoardFile, Grid, Ground
from generator.games.homemade.pages.common import color_of, picture, wording
from generator.games.homemade.wording import Wording
from generator.kit.easel import Easel
from generator.layout.board import Board
from generator.layout.tiling import letters
from generator.scene.geometry import Box, Point, polygon
from generator.scene.nodes import Group, Node, Paint, Pen
from generator.scene.paths import polygon_path

#: Margin around a board, its head and a line of its legend, and the coast around the map, in mm.
MARGIN, HEAD, LINE, COAST = 9.0, 24.0, 13.0, 1.6
#: Columns of the legend, and the narrowest one in mm.
COLUMNS, NARROWEST = 3, 48.0
#: Spaces narrower than this, in mm, have less room for an emblem; and the smallest mark in points.
ROOMY, LEAST_MARK = 16.0, 7.0


def compose(job: Job, name: str) -> Board:
    """The board, drawn at its true size."""
    words = wording(job)
    plan = Plan(job, words, name, words.content.board(name))
    title = f"{words.title} – {words.document(name)}"
    return Board(title, plan.width, plan.height, partial(draw, plan), words.content.board(name).true_size)


@dataclass(frozen=True)
class Space:
    """A space of the board: its middle in mm from the corner of the map, its ground, its name."""

    x: float
    y: float
    letter: str
    name: str


@dataclass(frozen=True)
class Plan:
    """Where everything lies on a board."""

    job: Job
    words: Wording
    name: str
    file: BoardFile

    @property
    def pitch(self) -> float:
        """From one row to the next in mm."""
        return self.file.cell * (math.sqrt(3) / 2 if self.file.grid is Grid.HEX else 1.0)

    @property
    def high(self) -> float:
        """The height of a space in mm."""
        return self.file.cell * (2 / math.sqrt(3) if self.file.grid is Grid.HEX else 1.0)

    @cached_property
    def spaces(self) -> tuple[Space, ...]:
        """All spaces; rows have letters and spaces numbers, both from the top left."""
        rows = [(index, row) for index, row in enumerate(self.file.map) if row.strip()]
        first = min(len(row) - len(row.lstrip()) for _, row in rows)
        top = rows[0][0]
        found = []
        for index, row in rows:
            columns = [(column, letter) for column, letter in enumerate(row) if not letter.isspace()]
            for number, (column, letter) in enumerate(columns, 1):
                x = (column - first) / 2 * self.file.cell + self.file.cell / 2
                y = (index - top) * self.pitch + self.high / 2
                found.append(Space(x, y, letter, f"{letters(index - top)}{number}"))
        return tuple(found)

    @cached_property
    def grounds(self) -> list[tuple[str, Ground]]:
        """The letters that the legend explains, in their order, and only those that the map has."""
        used = {space.letter for space in self.spaces}
        return [(letter, ground) for letter, ground in self.file.legend.items() if ground.listed and letter in used]

    @property
    def map(self) -> tuple[float, float]:
        """Width and height of the map."""
        half = self.file.cell / 2
        return max(space.x for space in self.spaces) + half, max(space.y for space in self.spaces) + self.high / 2

    @property
    def width(self) -> float:
        """Width of the board."""
        return max(self.map[0], min(COLUMNS, max(1, len(self.grounds))) * NARROWEST, 90.0) + 2 * MARGIN

    @property
    def columns(self) -> int:
        """Columns of the legend."""
        return max(1, min(COLUMNS, int((self.width - 2 * MARGIN) / NARROWEST)))

    @property
    def rows(self) -> int:
        """Lines of the legend."""
        return -(-len(self.grounds) // self.columns)

    @property
    def height(self) -> float:
        """Height of the board."""
        legend = self.rows * LINE + 6.0 if self.rows else 0.0
        return MARGIN + HEAD + self.map[1] + legend + MARGIN


def draw(plan: Plan) -> Sequence[Node]:
    """The nodes of the board."""
    easel = Easel(plan.job.theme, plan.job.scribe)
    head(easel, plan)
    top = MARGIN + HEAD
    draw_map(easel, plan, (plan.width - plan.map[0]) / 2, top)
    legend(easel, plan, top + plan.map[1] + 6.0)
    return easel.nodes


def draw_map(easel: Easel, plan: Plan, left: float, top: float) -> None:
    """All spaces, with a strong line around them."""
    coast = Paint(None, Pen(plan.job.theme.color("ink"), 2 * COAST))
    edge = tuple(polygon_path(outline(plan, left + space.x, top + space.y), coast) for space in plan.spaces)
    easel.add([Group(edge, name="art")])
    for space in plan.spaces:
        draw_space(easel, plan, space, left + space.x, top + space.y)


def head(easel: Easel, plan: Plan) -> None:
    """The title of the game, and what it says under it."""
    middle, width = plan.width / 2, plan.width - 2 * MARGIN
    easel.fit(plan.words.title, middle, MARGIN + 9.5, width, "board_title", "middle")
    line = plan.words.optional("tagline")
    if line:
        easel.fit(line, middle, MARGIN + 17.2, width, "board_line", "middle")


def outline(plan: Plan, x: float, y: float, size: float = 0.0) -> list[Point]:
    """The corners of a space about its middle."""
    side = size or plan.file.cell
    if plan.file.grid is Grid.HEX:
        return polygon(6, x, y, side / math.sqrt(3))
    half = side / 2
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]


def inks(plan: Plan, ground: Ground, letter: str, color: str) -> Inks:
    """What the emblem of a ground is drawn in."""
    if not ground.ink:
        return tonal(color) if not is_dark(color) else colored(mix(color, WHITE, 0.85), color)
    where = plan.words.content.where(plan.name, "legend", letter, "ink")
    return colored(color_of(plan.job, ground.ink, where), plan.job.theme.color("ink"), plan.job.theme.color("glow"))


def draw_space(
    easel: Easel, plan: Plan, space: Space, x: float, y: float, size: float = 0.0, named: bool = True
) -> None:
    """A space, at its own size or small for the legend."""
    content, side = plan.words.content, size or plan.file.cell
    ground = plan.file.legend[space.letter]
    color = color_of(plan.job, ground.color, content.where(plan.name, "legend", space.letter, "color"))
    dark = is_dark(color)
    rule = mix(color, BLACK, 0.28) if not dark else mix(color, WHITE, 0.4)
    easel.add([polygon_path(outline(plan, x, y, side), Paint(color, Pen(rule, 0.25)))])
    soft = mix(color, BLACK, 0.22) if not dark else mix(color, WHITE, 0.3)
    easel.add([strewn(ground.pattern, x, y, side, soft, mix(color, WHITE, 0.4), bool(ground.emblem or ground.mark))])
    if ground.emblem:
        marked = bool(ground.mark) and named
        large = side * (0.44 if marked and side < ROOMY else 0.54)
        where = content.where(plan.name, "legend", space.letter, "emblem")
        box = Box(
            x - large / 2, y - large / 2 - (side * (0.12 if side < ROOMY else 0.04) if marked else 0.0), large, large
        )
        easel.add([picture(ground.emblem, box, inks(plan, ground, space.letter, color), where)])
    ink = WHITE if dark else plan.job.theme.color("ink")
    if ground.mark and named:
        where = content.where(plan.name, "legend", space.letter, "mark")
        mark = plan.words.fill(ground.mark, where).strip()
        style = easel.style("space_mark", ink)
        style = style.sized(min(style.size, max(LEAST_MARK, side * 0.6)))
        y_mark = y + (side * 0.43 if ground.emblem else style.em * 0.34)
        easel.add(easel.scribe.fit_label(mark, x, y_mark, side * 0.5, style, LEAST_MARK, "middle", where))
    if plan.file.coordinates and named:
        high = 0.42 if plan.file.grid is Grid.HEX else 0.36
        color = "#FFFFFF" if dark else mix(color, BLACK, 0.5)
        easel.label(space.name, x, y - side * high + 0.8, "space_name", "middle", color)


def legend(easel: Easel, plan: Plan, top: float) -> None:
    """What each ground is."""
    if not plan.grounds:
        return
    box = Box(MARGIN, top, plan.width - 2 * MARGIN, plan.rows * LINE)
    columns = box.split_x([1] * plan.columns, 5)
    for index, (letter, ground) in enumerate(plan.grounds):
        row, column = divmod(index, plan.columns)
        cell = columns[column]
        y = top + row * LINE + LINE / 2
        draw_space(easel, plan, Space(0, 0, letter, ""), cell.x + 5.2, y, 9.6, named=False)
        text = plan.words.text(f"{plan.name}.legend.{ground.name}")
        words = Box(cell.x + 13, y - LINE / 2 + 0.8, cell.width - 13, LINE - 1.6)
        easel.paragraph(text, words, "board_legend", valign="middle")
