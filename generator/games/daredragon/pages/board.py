"""The board for four players: health track, turn track, legends, the dragon in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from generator.games.daredragon.art.board_art import dragon_picture
from generator.games.daredragon.model_board import turn_spaces
from generator.games.daredragon.pages.board_legends import legends
from generator.games.daredragon.pages.board_track import track
from generator.games.daredragon.pages.board_turns import arrows, spaces
from generator.games.daredragon.pages.edition import Edition, edition_of
from generator.games.daredragon.pages.spots import area_box
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.layout.board import Board
from generator.scene.geometry import Box
from generator.scene.nodes import Group, Node
from generator.units import MM_PER_PT

#: Corners of a card, in mm.
CARD_RADIUS = 3.2


def compose(job: Job) -> Board:
    """The board in its own size."""
    edition = edition_of(job)
    sheet = edition.content.board.sheet
    title = f"{edition.game} – {job.texts('documents.board')}"
    return Board(title, sheet.w, sheet.h, lambda: draw(edition))


def draw(edition: Edition) -> Sequence[Node]:
    """Everything on the board."""
    board = edition.content.board
    easel = edition.easel()
    easel.add(dragon_picture(area_box(board.picture), color=easel.theme.color("pale")))
    middle(edition, easel)
    easel.add(track(edition))
    easel.add(legends(edition))
    captions(edition, easel)
    seats = min(edition.content.figures.turns.tables, key=lambda table: table.players).seats
    round_ = turn_spaces(board, edition.content.extension, seats)
    easel.add(spaces(edition, round_, board.line))
    easel.add(arrows(edition, (*round_, round_[0])))
    return easel.nodes


def middle(edition: Edition, easel: Easel) -> None:
    """The title with the variant or a line of story above it, and the place of the dragon's deck."""
    board = edition.content.board
    spot = board.captions.title
    width = board.sheet.w - 2 * spot.x
    style = easel.style("board_title").sized(spot.size / MM_PER_PT)
    style = style.sized(min(style.size, style.size * width / easel.width(edition.game, style)))
    easel.label(edition.game, board.sheet.w / 2, spot.y, style, "middle")
    above = spot.y - style.em * 0.95
    if edition.variant_line:
        easel.label(edition.variant_line, board.sheet.w / 2, above, "board_note", "middle", "lead")
    else:
        easel.label(edition.texts("names.tagline"), board.sheet.w / 2, above, "board_tagline", "middle")
    deck = area_box(board.deck)
    easel.rect(deck, None, "outline", "quiet", CARD_RADIUS)
    easel.center(edition.texts("board.deck"), deck.cx, deck.cy, "board_space", "quiet")


def captions(edition: Edition, easel: Easel) -> None:
    """What the track counts, and whose game it is, in the corner without fields."""
    board = edition.content.board
    spots = board.captions
    easel.label(edition.texts("board.health"), spots.health.x, spots.health.y, "board_note")
    easel.label(edition.texts("board.dracometer"), spots.dracometer.x, spots.dracometer.y, "board_small", color="paper")
    gap = area_box(board.gap)
    box = Box(gap.x + 1.6, gap.y + 0.6, gap.width - 3.2, spots.health.y - 4 - gap.y)
    pad = edition.easel()
    pad.paragraph(edition.say("pages.board_credit"), box, "board_credit")
    easel.add([Group(tuple(pad.nodes), name="credit")])
