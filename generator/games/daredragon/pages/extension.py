"""The board extension: two strips to cut out and lay over the long edges of the board, for five and six players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.games.daredragon.art.board_art import VIGNETTES, vignette
from generator.games.daredragon.art.palette import WOODCUT
from generator.games.daredragon.model_board import Strip, TableSide
from generator.games.daredragon.pages.board_turns import arrows, spaces
from generator.games.daredragon.pages.edition import Edition, edition_of
from generator.games.daredragon.pages.spots import area_box, read_from, turned
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.layout.board import Board
from generator.scene.geometry import Box
from generator.scene.nodes import Group, Node

#: Dashes and gaps of a cut line, in mm.
DASH = (3.0, 2.0)
#: The size of a vignette in mm.
VIGNETTE = 34.0


def compose(job: Job) -> Board:
    """The sheet with both strips, in the size of the board."""
    edition = edition_of(job)
    sheet = edition.content.extension.sheet
    title = f"{edition.game} – {job.texts('documents.board-extension')}"
    return Board(title, sheet.w, sheet.h, lambda: draw(edition))


def draw(edition: Edition) -> Sequence[Node]:
    """Strips, cut lines, and between them what to do."""
    extension = edition.content.extension
    easel = edition.easel()
    for index, strip in enumerate(extension.strips):
        easel.add([Group(tuple(strip_nodes(edition, strip, index)), name=f"strip-{strip.id}")])
    for y in extension.cut_lines:
        easel.line(0, y, extension.sheet.w, y, "inner", dash=DASH)
    advice(edition, easel)
    return easel.nodes


def strip_nodes(edition: Edition, strip: Strip, index: int) -> Iterator[Node]:
    """One strip: pictures, its spaces and arrows, the spot that covers the old space, the reminder."""
    extension = edition.content.extension
    yield from pictures(edition, strip, index)
    yield from spaces(edition, strip.turn_spaces, extension.line)
    yield from arrows(edition, strip.turn_spaces)
    easel = edition.easel()
    crossed = area_box(strip.crossed_out)
    easel.rect(crossed, "paper", "inner", "quiet")
    easel.line(crossed.x, crossed.y, crossed.right, crossed.bottom, "inner", "quiet")
    easel.line(crossed.x, crossed.bottom, crossed.right, crossed.y, "inner", "quiet")
    yield from easel.nodes
    pad = edition.easel()
    pad.label(edition.say("board.reminder"), 0, 0, "board_note", "middle", "lead")
    yield Group(tuple(pad.nodes), read_from(strip.reminder.side, strip.reminder.x, strip.reminder.y), name="reminder")
    note = edition.easel()
    note.center(edition.texts("pages.from_players", n=strip.players), 0, 0, "board_note", "quiet")
    middle = (strip.top + strip.bottom) / 2
    yield turned(note.nodes, strip.reminder.side, crossed.cx, middle, "players")


def pictures(edition: Edition, strip: Strip, index: int) -> Iterator[Node]:
    """Two vignettes, so pale that cards and pawns stand out, to be looked at from the strip's side."""
    sheet = edition.content.extension.sheet
    names = VIGNETTES[2 * index : 2 * index + 2]
    palette = WOODCUT.in_one(edition.job.theme.color("pale"))
    for name, share in zip(names, (0.26, 0.74), strict=False):
        box = Box(-VIGNETTE / 2, -VIGNETTE / 2, VIGNETTE, VIGNETTE)
        middle = (strip.top + strip.bottom) / 2 + (4 if strip.reminder.side is TableSide.TOP else -4)
        yield turned(vignette(name, box, palette), strip.reminder.side, sheet.w * share, middle)


def advice(edition: Edition, easel: Easel) -> None:
    """What to do with the sheet, and whose game it is, on what is left over."""
    low, high = min(edition.content.extension.cut_lines), max(edition.content.extension.cut_lines)
    cx, cy = edition.content.extension.sheet.w / 2, (low + high) / 2
    easel.label(f"{edition.texts('board.cut')} {edition.say('board.place')}", cx, cy - 3.4, "board_note", "middle")
    easel.label(edition.credit, cx, cy + 1.6, "board_credit", "middle")
    if edition.variant_line:
        easel.label(edition.variant_line, cx, cy + 6.4, "board_note", "middle", "lead")
