"""Diagrams of the board: the table at the start, and the board with both strips for six."""

from __future__ import annotations

from collections.abc import Sequence

from generator.games.daredragon.art.backs import daredevil_back, dragon_back
from generator.games.daredragon.art.figures import figure, marker
from generator.games.daredragon.art.marks import mark
from generator.games.daredragon.art.palette import WOODCUT
from generator.games.daredragon.book.drawing import badge
from generator.games.daredragon.model_board import DRAGON_SEAT, TurnSpace, turn_spaces
from generator.games.daredragon.pages.edition import Edition, edition_of
from generator.games.daredragon.pages.spots import along, area_box, field_box, turned
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.layout.cards import MAX_BLEED
from generator.scene.geometry import Affine, Box, scale, translate
from generator.scene.nodes import Group


def placed(box: Box, at: Affine) -> Box:
    """A box of the board where the drawing shows it."""
    x, y = at.apply(box.x, box.y)
    return Box(x, y, box.width * at.a, box.height * at.d)


def board_setup(easel: Easel, box: Box, job: Job) -> None:
    """The board with pawns, decks and markers; numbers lead to the words beside it."""
    edition = edition_of(job)
    board = edition.content.board
    factor = min((box.width - 38.0) / board.sheet.w, (box.height - 2.0) / board.sheet.h)
    at = translate(box.x, box.y + 1.0) @ scale(factor)
    sheet = placed(Box(0, 0, board.sheet.w, board.sheet.h), at)
    easel.rect(sheet, "paper", "inner", "quiet", 1.0)
    fields(easel, edition, at)
    seats = min(edition.content.figures.turns.tables, key=lambda table: table.players).seats
    round_ = turn_spaces(board, edition.content.extension, seats)
    spaces(easel, edition, round_, at)
    deck = placed(area_box(board.deck), at)
    pile(easel, deck, dragon=True)
    easel.add(marker("target", Box(deck.cx - 6.5, deck.cy - 6.5, 13, 13)))
    start = crowd(easel, edition, at)
    turn = placed(area_box(round_[0]), at)
    easel.add(marker("turn", Box(turn.right - 14.0, turn.cy - 4.5, 9, 9)))
    side = Box(sheet.right + 6.0, box.y + 1.0, box.right - sheet.right - 6.0, box.height - 2.0)
    supply = Box(side.x, side.bottom - deck.height * 0.8, deck.width * 0.8, deck.height * 0.8)
    pile(easel, supply, dragon=False)
    spots = {
        "turn": (turn.right - 2.2, turn.cy),
        "pawns": (start.x - 3.4, start.cy),
        "deck": (deck.x + 3.6, deck.bottom - 3.6),
        "target": (deck.cx + 9.0, deck.cy),
        "supply": (supply.x + 3.6, supply.bottom - 3.6),
    }
    y = side.y
    for number, (name, spot) in enumerate(spots.items(), 1):
        badge(easel, *spot, str(number), "second")
        badge(easel, side.x + 2.5, y + 2.5, str(number), "second")
        words = Box(side.x + 6.4, y + 0.8, side.width - 6.4, 12.0)
        block = easel.paragraph(job.texts(f"rulebook.figures.board-setup.{name}"), words, "note", color="ink")
        y += max(6.4, block.height + 3.4)
        if name == "pawns":
            y = everybody(easel, edition, Box(side.x, y, side.width, 22.0)) + 3.0


def crowd(easel: Easel, edition: Edition, at: Affine) -> Box:
    """All pawns on the field at which they start, as small signs; gives the field."""
    content = edition.content
    board, setup = content.board, content.figures.setup
    first = next(field for field in board.health_fields if field.health == setup.health.start)
    field = placed(field_box(first, board.health_field), at)
    dragon = WOODCUT.in_one(easel.theme.color("lead"))
    for row, (palette, count) in enumerate(((WOODCUT, setup.players.least), (dragon, len(setup.parts)))):
        width = field.width / count
        for index in range(count):
            y = field.y - 4.6 if row == 0 else field.bottom + 1.0
            easel.add(mark("standing", Box(field.x + index * width, y, width, 3.8), palette))
    return field


def everybody(easel: Easel, edition: Edition, box: Box) -> float:
    """The pawns as they look, in two rows; gives the lower edge."""
    content = edition.content
    least = content.figures.setup.players.least
    heroes = [who.id for who in content.characters.daredevils if who.from_players <= least]
    rows = (heroes, [str(part) for part in content.figures.setup.parts])
    for names, row in zip(rows, box.split_y([1, 1], 1.5), strict=True):
        for name, place in zip(names, row.split_x([1] * len(names)), strict=True):
            easel.add(figure(name, place))
    return box.bottom


def pile(easel: Easel, box: Box, *, dragon: bool) -> None:
    """A deck, face down."""
    for shift in (1.0, 0.5):
        easel.rect(Box(box.x + shift, box.y + shift, box.width, box.height), "bone", "hair", "ink", 1.2)
    width, height = 63.0, 88.0
    back = (dragon_back if dragon else daredevil_back)(width, height, MAX_BLEED)
    easel.add([Group(back, translate(box.x, box.y) @ scale(box.width / width, box.height / height))])
    easel.rect(box, None, "inner", "ink")


def fields(easel: Easel, edition: Edition, at: Affine) -> None:
    """The health track."""
    board, steps = edition.content.board, edition.content.figures.dracometer.steps
    for field in board.health_fields:
        cell = placed(field_box(field, board.health_field), at)
        on = field.health in steps
        easel.rect(cell, "lead" if on else "paper", "inner")
        own = Easel(easel.theme, easel.scribe)
        size = min(11.0, 1.6 * min(cell.width, cell.height))
        own.center(str(field.health), 0, 0, own.style("meter", "paper" if on else "ink", size))
        easel.add([turned(own.nodes, field.side, cell.cx, cell.cy)])


def spaces(easel: Easel, edition: Edition, track: Sequence[TurnSpace], at: Affine) -> None:
    """Spaces for turns, each read from its side."""
    for space in track:
        cell = placed(area_box(space), at)
        dragon = space.seat == DRAGON_SEAT
        easel.rect(cell, "ink" if dragon else "bone", "inner")
        own = Easel(easel.theme, easel.scribe)
        word = edition.texts("board.dragon") if dragon else space.seat
        length, depth = along(cell, space.side)
        size = 10.0 if dragon else 12.0
        style = own.style("name", "bone" if dragon else "ink", max(7.5, min(size, depth * 2.4)))
        if own.width(word, style) < length - 1:
            own.center(word, 0, 0, style)
        easel.add([turned(own.nodes, space.side, cell.cx, cell.cy)])


def board_six(easel: Easel, box: Box, job: Job) -> None:
    """The board of four with both strips laid over its long edges."""
    edition = edition_of(job)
    content = edition.content
    board, extension = content.board, content.extension
    factor = box.width / board.sheet.w
    strips = [(strip, strip.bottom - strip.top) for strip in extension.strips]
    reach = max(0.0, *(-(strip.top + strip.shift) for strip, _ in strips))
    at = translate(box.x, box.y + reach * factor) @ scale(factor)
    sheet = placed(Box(0, 0, board.sheet.w, board.sheet.h), at)
    easel.rect(sheet, "paper", "inner", "quiet", 1.0)
    fields(easel, edition, at)
    seats = max(content.figures.turns.tables, key=lambda table: table.players).seats
    for strip, height in strips:
        strip_box = placed(Box(0, strip.top + strip.shift, extension.sheet.w, height), at)
        easel.rect(strip_box, "pale", "inner", "lead", 0.8)
    spaces(easel, edition, turn_spaces(board, extension, seats), at)
