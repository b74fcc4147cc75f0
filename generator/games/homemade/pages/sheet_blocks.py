"""The parts of a sheet as blocks that flow over its columns."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from generator.errors import Place
from generator.games.game import Job
from generator.games.homemade.art.colors import colored
from generator.games.homemade.pages.common import color_of, picture, wording
from generator.games.homemade.pages.sheet_text import Entry, Heading, Part, Rows, spot
from generator.kit.easel import Easel
from generator.kit.flow import Flowing
from generator.kit.panel import panel
from generator.scene.geometry import Box
from generator.text.breaking import TextLine, block_height
from generator.text.scribe import Scribe
from generator.text.style import TextStyle

#: From a bullet, and from an emblem, to its text, in ems.
INDENT, PICTURED = 1.25, 2.5
#: Between entries in ems, and before a heading in mm.
BETWEEN, BEFORE = 0.6, 6.0
#: Padding of the cells of a table in mm.
CELL = 1.1
_NUMBER = re.compile(r"\**[+−–-]?\d*\**")


def blocks_of(job: Job, parts: Iterable[Part], style: TextStyle, width: float, where: Place) -> list[Flowing]:
    """The blocks for a column ``width`` mm wide; ``where`` is the template that the parts come from."""
    folder = wording(job).content.folder
    return [block for part in parts for block in block_of(job, part, style, width, spot(folder, where, begin(part)))]


def begin(part: Part) -> str:
    """How the line of a part begins."""
    if isinstance(part, Heading):
        return part.title
    if isinstance(part, Rows):
        return next((cell for row in (part.head, *part.rows) for cell in row if cell), "")
    return f"@{part.emblem}" if part.emblem else part.text


def block_of(job: Job, part: Part, style: TextStyle, width: float, where: Place) -> Iterator[Flowing]:
    """The block of a part."""
    if isinstance(part, Heading):
        yield Flowing(6.4, partial(draw_heading, part=part), BEFORE, keeps=True)
    elif isinstance(part, Rows):
        heights = row_heights(job, part, style, width, where)
        draw = partial(draw_rows, part=part, style=style, heights=heights, where=where)
        yield Flowing(sum(heights), draw, BETWEEN * style.em)
    else:
        lines = job.scribe.lines(part.text, style, width - indent(part, style), where)
        height = block_height(len(lines), style)
        if part.emblem:
            height = max(height, PICTURED * style.em * 0.92)
        yield Flowing(
            height, partial(draw_entry, job, part=part, style=style, lines=lines, where=where), BETWEEN * style.em
        )


def indent(part: Entry, style: TextStyle) -> float:
    """How far the text of an entry stands in, in mm."""
    if part.emblem:
        return PICTURED * style.em + 1.2
    return INDENT * style.em if part.bullet or part.number else 0.0


def draw_heading(easel: Easel, box: Box, part: Heading) -> None:
    """A heading over a rule."""
    panel(easel, box, part.title, part.note)


def draw_entry(
    job: Job, easel: Easel, box: Box, part: Entry, style: TextStyle, lines: Sequence[TextLine], where: Place
) -> None:
    """An entry with what stands before it."""
    left = indent(part, style)
    height = block_height(len(lines), style)
    top = box.y + max(0.0, (box.height - height) / 2) if part.emblem else box.y
    baseline = top + style.em * 0.8
    if part.number:
        easel.label(part.number, box.x + 0.2, baseline, style.weighted(700), color="second")
    elif part.bullet:
        easel.circle(box.x + 1.0, baseline - style.em * 0.26, 0.5, "second")
    elif part.emblem:
        side = PICTURED * style.em * 0.92
        inks = colored(color_of(job, part.color, where), job.theme.color("ink"))
        easel.add([picture(part.emblem, Box(box.x, box.y + (box.height - side) / 2, side, side), inks, where)])
    area = Box(box.x + left, top, box.width - left, height)
    easel.add(easel.scribe.place(lines, area, style).nodes)


def widths(scribe: Scribe, part: Rows, style: TextStyle, width: float) -> list[float]:
    """The widths of the columns: each as wide as its longest text, the longest ones cut down to what is left."""
    table = [part.head, *part.rows] if part.head else list(part.rows)
    wanted = [
        max(scribe.width(row[index].replace("*", ""), style) for row in table) + 2 * CELL + 0.6
        for index in range(len(table[0]))
    ]
    if sum(wanted) <= width:
        extra = (width - sum(wanted)) / len(wanted)
        return [each + extra for each in wanted]
    fair = width / len(wanted)
    narrow = sum(each for each in wanted if each <= fair)
    wide = sum(each for each in wanted if each > fair)
    return [each if each <= fair else each * (width - narrow) / wide for each in wanted]


def row_heights(job: Job, part: Rows, style: TextStyle, width: float, where: Place) -> list[float]:
    """The heights of the rows, the head first if there is one."""
    across = widths(job.scribe, part, style, width)
    heights = [5.0] if part.head else []
    for row in part.rows:
        lines = max(
            len(job.scribe.lines(cell, style, room - 2 * CELL, where)) for cell, room in zip(row, across, strict=True)
        )
        heights.append(block_height(max(1, lines), style) + 2 * CELL)
    return heights


def numbered(part: Rows) -> set[int]:
    """The columns that hold nothing but numbers: they are centred."""
    columns = zip(*part.rows, strict=True)
    return {index for index, column in enumerate(columns) if all(_NUMBER.fullmatch(cell) for cell in column)}


def draw_rows(easel: Easel, box: Box, part: Rows, style: TextStyle, heights: Sequence[float], where: Place) -> None:
    """A table: the head small, every other row tinted."""
    across, numeric = widths(easel.scribe, part, style, box.width), numbered(part)
    table = [part.head, *part.rows] if part.head else list(part.rows)
    y = box.y
    for index, (row, height) in enumerate(zip(table, heights, strict=True)):
        head = bool(part.head) and index == 0
        if not head and index % 2:
            easel.rect(Box(box.x, y, box.width, height), "tint")
        x = box.x
        for column, (cell, width) in enumerate(zip(row, across, strict=True)):
            if head:
                at, anchor = (x + width / 2, "middle") if column in numeric else (x + CELL, "start")
                easel.fit(cell, at, y + 3.4, width - 2 * CELL, "label", anchor)
            else:
                area = Box(x + CELL, y + CELL, width - 2 * CELL, height - 2 * CELL)
                align = "middle" if column in numeric else "start"
                easel.add(easel.scribe.paragraph(cell, area, style, align=align, where=where).nodes)
            x += width
        y += height
    for edge in ([box.y + heights[0]] if part.head else []) + [box.bottom]:
        easel.line(box.x, edge, box.right, edge, "hair")
