"""Diagrams of paper: the play sheet, bodies and wings, the game log, the duel on the map, a legion."""

from __future__ import annotations

from dataclasses import replace

from generator.book.blocks import Figure
from generator.games.dragon_lords.art.creature import creature
from generator.games.dragon_lords.art.likeness import draw_likeness
from generator.games.dragon_lords.book.drawing import arrowhead, bubble, label, track
from generator.games.dragon_lords.book.play import FIRST_DUEL
from generator.games.dragon_lords.book.telling import TurnTold, move_of, read_log, tell
from generator.games.dragon_lords.model.options import Body, LogColumn, RulesPart, Wings
from generator.games.dragon_lords.pages.likeness_panel import palette
from generator.games.dragon_lords.pages.play_sheet import draw as draw_play_sheet
from generator.games.dragon_lords.pages.sheet import new_sheet
from generator.games.dragon_lords.pages.words import Words
from generator.games.dragon_lords.rules.costs import cost_bounds
from generator.games.dragon_lords.rules.hex_numbers import column_and_row
from generator.games.dragon_lords.rules.hexes import Hex
from generator.games.dragon_lords.rules.stats import stat_block
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.hexes import flat_top
from generator.layout.paper import Paper
from generator.scene.geometry import Box, Point, scale, translate
from generator.scene.nodes import group

#: The paper that the play sheet in the book is drawn for, and where its parts lie on it, in mm.
SHEET = Paper(name="A4", width=210, height=297, margin=10)
PARTS: tuple[tuple[str, Point], ...] = (
    ("name", (0, 22)),
    ("traits", (0, 37)),
    ("figures", (0, 52)),
    ("tracks", (0, 112)),
    ("maneuver", (0, 208)),
    ("direction", (0, 258)),
    ("allocation", (128, 172)),
    ("rider", (210, 208)),
)
#: The margin beside the small sheet that takes the numbers, in mm.
MARGIN = 6.0
#: The height of the name above its text in the legend, in mm.
LEGEND_HEAD = 5.0
#: The height of the head of the log's columns and of a row, in mm.
LOG_HEAD, LOG_ROW = 12.5, 7.0
#: Dragons of one scale are drawn so much larger than the art and made smaller, so that all of them have lines.
LARGE = 0.6


def draw_play_sheet_anatomy(easel: Easel, box: Box, job: Job) -> None:
    """A real play sheet made small, numbered, with the names of its parts beside it."""
    block = stat_block(job.content.tables, job.content.dragon("Lectronist"))
    sheet = new_sheet(replace(job, paper=SHEET, options={}), block)
    draw_play_sheet(sheet)
    factor = (box.height - 1) / SHEET.height
    width = SHEET.width * factor
    place = Box(box.x + MARGIN, box.y, width, box.height - 1)
    easel.rect(Box(place.x + 0.8, place.y + 0.8, place.width, place.height), "tint_strong")
    easel.rect(place, "paper", "hair", "quiet")
    easel.add([group(sheet.easel.nodes, translate(place.x, place.y) @ scale(factor))])
    left, y = place.right + 2 * MARGIN, box.y + 1
    texts = [label(job, f"play-sheet-anatomy.{key}.text") for key, _ in PARTS]
    heights = [legend_height(easel, text, box.right - left - 6.4) for text in texts]
    gap = (box.height - 2 - sum(heights)) / (len(PARTS) - 1)
    for number, ((key, spot), text, height) in enumerate(zip(PARTS, texts, heights, strict=True), 1):
        numbered(easel, place, spot, factor, number)
        bubble(easel, (left + 2.3, y + 2.3), str(number), radius=2.3)
        room = box.right - left - 6.4
        easel.fit(label(job, f"play-sheet-anatomy.{key}.name"), left + 6.4, y + 3.5, room, "caption")
        easel.paragraph(text, Box(left + 6.4, y + LEGEND_HEAD, room, height - LEGEND_HEAD), "choice")
        y += height + gap


def legend_height(easel: Easel, text: str, width: float) -> float:
    """The height of an entry beside the small sheet, in mm."""
    style = easel.style("choice")
    return LEGEND_HEAD + len(easel.scribe.lines(text, style, width)) * style.line_height + 0.1


def numbered(easel: Easel, place: Box, at: Point, factor: float, number: int) -> None:
    """The number of a part: in the margin with a line to the sheet, or on the sheet itself."""
    x, y = place.x + at[0] * factor, place.y + at[1] * factor
    if at[0] <= 0:
        easel.line(x - 3, y, x + 3.2, y, "inner", "second")
        x -= 3.4
    elif at[0] >= SHEET.width:
        easel.line(x + 3, y, x - 3.2, y, "inner", "second")
        x += 3.4
    bubble(easel, (x, y), str(number), radius=2.3)


def draw_bodies_and_wings(easel: Easel, box: Box, job: Job) -> None:
    """Five bodies over five pairs of wings."""
    words = Words(job.texts)
    upper, lower = box.split_y([1, 1], 3)
    shades = palette(easel.theme)
    for row, kind, scale_ in ((upper, "body", Body), (lower, "wings", Wings)):
        cells = row.split_x([1] * 5, 3)
        largest = creature(3, 5, 3, 3).bounds(1)
        factor = min(cells[0].width / largest.width, (row.height - 5.5) / largest.height) / LARGE
        for number, (cell, option) in enumerate(zip(cells, scale_, strict=True), 1):
            body, wings = (number, 3) if kind == "body" else (3, number)
            size = creature(body, wings, 3, 3).bounds(1)
            place = Box(0, 0, size.width * LARGE, size.height * LARGE)
            nodes = draw_likeness(body, wings, 3, 3, place, shades).nodes
            corner = (cell.cx - place.width * factor / 2, cell.y + (cell.height - 5.5 - place.height * factor) / 2)
            easel.add([group(nodes, translate(*corner) @ scale(factor))])
            name = words.capital(words.name(kind, option))
            easel.fit(name, cell.cx, cell.bottom - 0.8, cell.width, "caption", "middle")


def draw_game_log(easel: Easel, box: Box, job: Job) -> None:
    """The head and three rows of a log, as the first player of the duel kept it."""
    log, _ = read_log(FIRST_DUEL)
    name, other = list(log.dragons)
    columns = job.content.tables.game_log.columns
    shares = {LogColumn.TURN: 10, LogColumn.SPEED: 15, LogColumn.INITIATIVE: 17, LogColumn.BREATH_TARGET: 20}
    cells = Box(box.x, box.y, box.width, LOG_HEAD + 3 * LOG_ROW).split_x([shares.get(c.column, 13) for c in columns])
    for cell, spec in zip(cells, columns, strict=True):
        if spec.rules is RulesPart.ADVANCED:
            easel.rect(cell, "advanced")
        head = Box(cell.x + 0.5, cell.y + 0.5, cell.width - 1, LOG_HEAD - 1)
        easel.paragraph(job.texts(f"names.log-column.{spec.column}"), head, "label", "middle", "middle", "ink")
    for number, turn in enumerate(tell(job.content, FIRST_DUEL)):
        y = box.y + LOG_HEAD + (number + 0.5) * LOG_ROW
        for cell, text in zip(cells, log_row(turn, name, other), strict=False):
            easel.fit(text, cell.cx, y + 1.2, cell.width - 1.6, "caption", "middle", "lead")
        easel.line(box.x, y - LOG_ROW / 2, box.right, y - LOG_ROW / 2, "hair", "quiet")
    whole = Box(box.x, box.y, box.width, LOG_HEAD + 3 * LOG_ROW)
    for cell in cells[1:]:
        easel.line(cell.x, whole.y, cell.x, whole.bottom, "hair", "quiet")
    easel.rect(whole, None, "outline")
    notes = Box(box.x, whole.bottom + 2.5, box.width, box.bottom - whole.bottom - 2.5).split_x([1, 1], 4)
    spots = ((cells[2].cx, box.y + LOG_HEAD + LOG_ROW * 0.9), (cells[1].cx, whole.bottom - LOG_ROW * 0.1))
    for (x, _), note, key in zip(spots[::-1], notes, ("speed", "initiative"), strict=True):
        easel.paragraph(
            label(job, f"game-log-anatomy.{key}"), Box(note.x + 3, note.y + 1, note.width - 3, note.height), "label"
        )
        easel.line(x, whole.bottom, x, note.y + 0.5, "inner", "second")
        easel.line(x, note.y + 0.5, note.x + 1, note.y + 0.5, "inner", "second")
        easel.line(note.x + 1, note.y + 0.5, note.x + 1, note.y + 5, "inner", "second")


def log_row(turn: TurnTold, name: str, other: str) -> list[str]:
    """What the player of a dragon writes in a turn of the duel."""
    entry = turn.entries[name]
    after = turn.end[name].speed
    speed = f"{entry.speed}/{after}" if turn.fights else f"{entry.speed}"
    target = other if entry.breath is not None else "×"
    return [str(turn.number), speed, "/".join(str(roll) for roll in entry.initiative), target]


def draw_example_map(easel: Easel, box: Box, job: Job) -> None:
    """The strip of map that the duel crosses, with its upper edge at the left."""
    log, _ = read_log(FIRST_DUEL)
    turns, names = tell(job.content, FIRST_DUEL), list(log.dragons)
    rows = job.content.tables.map.hexes_edge_to_edge
    flat = min(box.width / (rows + 0.5), box.height / 7.2 / 0.866)
    radius = flat / 3**0.5

    def spot(place: Hex) -> Point:
        column, row = column_and_row(place)
        across = (column - 11) * 1.5 * radius
        along = (row - 0.5 + (0.5 if column % 2 == 0 else 0.0)) * flat
        return box.x + along, box.cy - across

    for column in range(8, 15):
        for row in range(1, rows + 1 - (column + 1) % 2):
            x, y = spot(Hex(column - 1, row - 1 - (column - 1) // 2))
            corners = [(x + (py - y), y - (px - x)) for px, py in flat_top(x, y, flat)]
            easel.polygon(corners, "paper", "hair", "deep")
    for name, color in zip(names, ("lead", "second"), strict=True):
        for turn in turns:
            moved = move_of(job.content, log, turn, name)
            points = [spot(turn.start[name].pose.place), *(spot(place) for place in moved.path)]
            track(easel, points, color)
        start = spot(turns[0].start[name].pose.place)
        easel.circle(*start, 1.0, color)
    for name, color in zip(names, ("lead", "second"), strict=True):
        for turn in turns:
            moved = move_of(job.content, log, turn, name)
            bubble(easel, spot(moved.path[(len(moved.path) - 1) // 2]), str(turn.number), color, 1.9)
    first, last = (spot(turns[0].start[name].pose.place) for name in names)
    easel.label(names[0], first[0] - flat / 2, first[1] - 3, "caption", color="lead")
    easel.label(names[1], last[0] + flat / 2, last[1] - 3, "caption", "end", "second")
    easel.line(box.x + 6, box.y + 2, box.x + 2, box.y + 2, "inner", "quiet")
    arrowhead(easel, (box.x, box.y + 2), 3.14159, "quiet")
    north = label(job, "example-map.north")
    easel.rect(Box(box.x + 6.5, box.y, easel.width(north, "caption") + 2, 4), "paper")
    easel.label(north, box.x + 7.5, box.y + 3, "caption")


def draw_legion(easel: Easel, box: Box, job: Job) -> None:
    """Two bars: a few dear dragons, many cheap ones."""
    budgets, most = job.content.tables.budgets, cost_bounds(job.content.tables)[1]
    for row, cost, steps in zip(box.split_y([1, 1], 3), (most, budgets.legion_dragon), ((5, 5), (2, 2)), strict=True):
        number = budgets.legion // cost
        for cell in row.split_x([1] * number, 1.2):
            easel.rect(cell, "tint", "inner", "lead", 1.5)
            place = Box(cell.x + 1, cell.y + 1, cell.width - 2, cell.height - 6)
            easel.add(draw_likeness(*steps, 3, 3, place, palette(easel.theme)).nodes)
            points = job.texts.count("units.design-points-short", cost)
            easel.fit(points, cell.cx, cell.bottom - 1.4, cell.width - 1, "caption", "middle")


FIGURES = {
    "play-sheet-anatomy": Figure(140, 112, draw_play_sheet_anatomy, wide=True),
    "bodies-and-wings": Figure(140, 54, draw_bodies_and_wings, wide=True),
    "game-log-anatomy": Figure(80, 46, draw_game_log),
    "example-map": Figure(140, 31, draw_example_map, wide=True),
    "legion-bars": Figure(80, 42, draw_legion),
}
