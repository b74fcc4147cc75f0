"""Tables in a book: columns as wide as their texts ask for, a head that is repeated, rows that stay whole."""

from __future__ import annotations

from collections.abc import Sequence

from generator.book.atoms import Atom, Draw, Frame
from generator.book.blocks import TableData
from generator.errors import NOWHERE, Finding, Place
from generator.kit.easel import Easel
from generator.scene.geometry import Box
from generator.text.breaking import TextLine
from generator.text.markup import parse_markup
from generator.text.scribe import shown
from generator.text.style import TextStyle

#: From a cell's edge to its text across and down, in mm.
PAD_X, PAD_Y = 1.1, 0.75
#: A table up to this height in mm is never divided.
WHOLE = 90.0
#: So many rows stay together at either end of a table that is divided.
FEWEST = 3


def table_atoms(
    easel: Easel, data: TableData, width: float, offset: float, frame: Frame | None, where: Place = NOWHERE
) -> list[Atom]:
    """The head, the rows and the notes of a table, ``offset`` mm from the left edge of the column."""
    head_style, cell_style = easel.style("book_head"), easel.style("book_cell")
    widths = column_widths(easel, data, width, where)
    head_lines = row_lines(easel, data.head, widths, head_style, where)
    rows = [row_lines(easel, row, widths, cell_style, where) for row in data.rows]
    has_head = any(data.head)
    head = Atom(
        row_height(head_lines, head_style) if has_head else 0.6,
        row_drawer(data, widths, head_lines, head_style, offset, head=True),
        before=0.8,
        frame=frame,
    )
    atoms = [head]
    heights = [row_height(lines, cell_style) for lines in rows]
    small = sum(heights) <= WHOLE
    for index, (lines, height) in enumerate(zip(rows, heights, strict=True)):
        breakable = not small and FEWEST <= index <= len(rows) - FEWEST
        draw = row_drawer(data, widths, lines, cell_style, offset, striped=index % 2 == 1)
        atoms.append(Atom(height, draw, 0.0, breakable, frame, head))
    note_style = easel.style("book_note")
    for note in data.notes:
        for index, line in enumerate(easel.scribe.lines(note, note_style, width, where)):
            draw = note_drawer(line, note_style, offset)
            atoms.append(Atom(note_style.line_height, draw, 0.8 if index == 0 else 0.0, False, frame))
    return atoms


def column_widths(easel: Easel, data: TableData, width: float, where: Place) -> list[float]:
    """The widths of the columns in mm, together ``width``: never narrower than their longest words."""
    count = len(data.head)
    natural, least = [0.0] * count, [0.0] * count
    for row, role in [(data.head, "book_head"), *((row, "book_cell") for row in data.rows)]:
        style = easel.style(role)
        for index, cell in enumerate(row):
            spans = parse_markup(cell, where)
            heavy = style.weighted(700) if any(span.bold for span in spans) else style
            text = "".join(span.text for span in spans)
            words = easel.scribe.glue(text).split(" ") if text else [""]
            natural[index] = max(natural[index], easel.scribe.width(text, heavy) + 2 * PAD_X)
            least[index] = max(least[index], *(easel.scribe.width(word, heavy) + 2 * PAD_X for word in words))
    over = sum(least) - width
    if over > 1e-6:
        title = shown(" | ".join(data.head))
        message = f"the table “{title}” is {over:.1f} mm too wide [{easel.scribe.language}]"
        easel.scribe.note(Finding("text-too-long", message, where, hint="shorten its words, or make it a wide table"))
        return [width * each / sum(least) for each in least]
    if data.widths:
        wanted = [width * share / sum(data.widths) for share in data.widths]
        return settled(wanted, least, width)
    if sum(natural) <= width:
        return [each * width / sum(natural) for each in natural]
    return settled([each * width / sum(natural) for each in natural], least, width)


def settled(wanted: Sequence[float], least: Sequence[float], width: float) -> list[float]:
    """Widths near the wanted ones, none below its least."""
    fixed: set[int] = set()
    while True:
        rest = width - sum(least[index] for index in fixed)
        total = sum(each for index, each in enumerate(wanted) if index not in fixed)
        factor = rest / total if total else 0.0
        narrow = {i for i, each in enumerate(wanted) if i not in fixed and each * factor < least[i] - 1e-9}
        if not narrow:
            return [least[i] if i in fixed else each * factor for i, each in enumerate(wanted)]
        fixed |= narrow


def row_lines(
    easel: Easel, row: Sequence[str], widths: Sequence[float], style: TextStyle, where: Place
) -> list[list[TextLine]]:
    """The lines of each cell."""
    return [easel.scribe.lines(cell, style, width - 2 * PAD_X, where) for cell, width in zip(row, widths, strict=True)]


def row_height(lines: Sequence[Sequence[TextLine]], style: TextStyle) -> float:
    """The height of a row in mm."""
    return max(1, *(len(cell) for cell in lines)) * style.line_height + 2 * PAD_Y


def row_drawer(
    data: TableData,
    widths: Sequence[float],
    lines: Sequence[Sequence[TextLine]],
    style: TextStyle,
    offset: float,
    head: bool = False,
    striped: bool = False,
) -> Draw:
    """What draws a row: a stripe, the cells, and the rule below."""

    def draw(easel: Easel, x: float, y: float) -> None:
        height = row_height(lines, style)
        left = x + offset
        if striped:
            easel.rect(Box(left, y, sum(widths), height), "tint")
        for index, (cell, width) in enumerate(zip(lines, widths, strict=True)):
            box = Box(left + PAD_X, y + PAD_Y, width - 2 * PAD_X, height - 2 * PAD_Y)
            align = "start" if index in data.left else "middle"
            easel.add(easel.scribe.place(cell, box, style, align, "bottom" if head else "top").nodes)
            left += width
        pen, color = ("inner", "lead") if head else ("hair", "tint_strong")
        easel.line(x + offset, y + height, x + offset + sum(widths), y + height, pen, color)

    return draw


def note_drawer(line: TextLine, style: TextStyle, offset: float) -> Draw:
    """What draws a line of a note."""

    def draw(easel: Easel, x: float, y: float) -> None:
        easel.add(easel.scribe.place([line], Box(x + offset, y, line.width, style.line_height), style).nodes)

    return draw
