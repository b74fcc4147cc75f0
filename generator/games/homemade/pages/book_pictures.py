"""Pictures for a rulebook: each card, token and board by its name, and the cover."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from generator.book.blocks import Figure
from generator.games.game import Job
from generator.games.homemade.art.colors import WHITE, colored, mix
from generator.games.homemade.art.outlines import star
from generator.games.homemade.model.game_file import Kind
from generator.games.homemade.pages.board import Plan, draw_map
from generator.games.homemade.pages.common import picture, wording
from generator.games.homemade.pages.deck import card_size
from generator.games.homemade.pages.face import Faces, faces_of
from generator.games.homemade.pages.scenery import hill
from generator.games.homemade.pages.token_face import token
from generator.games.homemade.pages.tokens import high
from generator.kit.easel import Easel
from generator.layout.cards import CardSize
from generator.layout.placement import box_path
from generator.scene.geometry import Box, scale, translate
from generator.scene.nodes import Circle, Group, Paint, Path, Rect

#: The widest picture, the least and the most that a board's space measures in it, and between two tokens, in mm.
WIDEST, LEAST, MOST, GAP = 80.0, 8.0, 14.0, 3.0
#: The cover in mm.
COVER = (176.0, 176.0)
#: So many kinds of tokens are shown in one picture.
ROW = 6

Drawing = Callable[[Easel, Box, Job], None]


def pictures(job: Job) -> dict[str, Figure]:
    """All pictures: ``DECK-CARD``, ``TOKENS``, ``TOKENS-KIND``, ``BOARD``."""
    content = wording(job).content
    found: dict[str, Figure] = {}
    for entry in content.game.documents:
        if entry.kind is Kind.DECK:
            size = card_size(content.deck(entry.id).size)
            factor = min(1.0, WIDEST / size.width, 110 / size.height)
            for index, row in enumerate(content.deck(entry.id).rows):
                draw: Drawing = partial(draw_card, entry.id, index, size)
                found[f"{entry.id}-{row.id}"] = Figure(size.width * factor, size.height * factor, draw)
        elif entry.kind is Kind.TOKENS:
            file = content.tokens(entry.id)
            shown = list(range(len(file.tokens)))[:ROW]
            width = len(shown) * (file.size + GAP) - GAP
            factor = min(1.0, WIDEST / width)
            found[entry.id] = Figure(width * factor, high(file) * factor, partial(draw_tokens, entry.id, shown, factor))
            for index, kind in enumerate(file.tokens):
                sides = 1 if kind.back is None else 2
                width = sides * (file.size + GAP) - GAP
                found[f"{entry.id}-{kind.id}"] = Figure(width, high(file), partial(draw_token, entry.id, index, sides))
        elif entry.kind is Kind.BOARD:
            plan = small(job, entry.id)
            wide = plan.map[0] > WIDEST
            found[entry.id] = Figure(plan.map[0] + 4, plan.map[1] + 4, partial(draw_board, entry.id), wide)
    return found


def draw_card(deck: str, index: int, size: CardSize, easel: Easel, box: Box, job: Job) -> None:
    """A card as it is printed."""
    words = wording(job)
    job = replace(job, scribe=easel.scribe)
    faces = faces_of(words, deck)
    nodes = Faces(job, deck, size, faces).draw(faces[index])
    put = translate(box.x, box.y) @ scale(box.width / size.width)
    easel.add([Group(nodes, put, box_path(size.trim), "card")])
    easel.rect(box, None, "inner", "quiet")


def draw_tokens(name: str, shown: list[int], factor: float, easel: Easel, box: Box, job: Job) -> None:
    """The fronts of some kinds of tokens in a row."""
    words = wording(job)
    size = words.content.tokens(name).size
    job = replace(job, scribe=easel.scribe)
    for place, index in enumerate(shown):
        put = translate(box.x + place * (size + GAP) * factor, box.y) @ scale(factor)
        easel.add([Group(token(job, words, name, index, False), put, name="token")])


def draw_token(name: str, index: int, sides: int, easel: Easel, box: Box, job: Job) -> None:
    """Both sides of a token, or one if they are alike."""
    words = wording(job)
    size = words.content.tokens(name).size
    job = replace(job, scribe=easel.scribe)
    for side in range(sides):
        put = translate(box.x + side * (size + GAP), box.y)
        easel.add([Group(token(job, words, name, index, side == 1, 0.0), put, name="token")])


def small(job: Job, name: str) -> Plan:
    """A board with spaces so small that it fits a column if it can, and without their names."""
    words = wording(job)
    file = words.content.board(name)
    plan = Plan(job, words, name, file)
    cell = min(MOST, max(LEAST, file.cell * WIDEST / plan.map[0]))
    return replace(plan, file=file.model_copy(update={"cell": cell, "coordinates": False}))


def draw_board(name: str, easel: Easel, box: Box, job: Job) -> None:
    """The map of a board."""
    draw_map(easel, small(replace(job, scribe=easel.scribe), name), box.x + 2, box.y + 2)


def cover(job: Job) -> Figure | None:
    """The emblem of the game before its hills; none if the game has no emblem."""
    return Figure(*COVER, draw_cover) if wording(job).content.game.emblem else None


def draw_cover(easel: Easel, box: Box, job: Job) -> None:
    """A night sky with a halo, stars and hills, and the emblem in the middle."""
    theme = easel.theme
    night = theme.color("night")
    sky: list[Rect | Circle | Path] = [Rect(box.x, box.y, box.width, box.height, Paint(night))]
    for index in range(34):
        x = box.x + box.width * ((index * 61) % 97) / 96
        y = box.y + box.height * 0.74 * ((index * 37) % 89) / 88
        sky.append(Path(star(4, x, y, 1.2 + index % 3 * 0.7, 0.4), Paint(mix(night, WHITE, 0.55))))
    for radius, white in ((0.4, 0.1), (0.33, 0.2), (0.26, 0.9)):
        sky.append(Circle(box.cx, box.y + box.height * 0.48, box.width * radius, Paint(mix(night, WHITE, white))))
    sky[-1] = replace(sky[-1], paint=Paint(theme.color("glow")))
    for white, share, phase in ((0.24, 0.76, 0.3), (0.12, 0.86, 0.8)):
        line = hill(box.x, box.width, box.bottom, box.y + box.height * share, phase)
        sky.append(Path(line, Paint(mix(night, WHITE, white))))
    easel.add([Group(tuple(sky), clip=box_path(box), name="art")])
    side = box.width * 0.36
    at = Box(box.cx - side / 2, box.y + box.height * 0.48 - side / 2, side, side)
    content = wording(job).content
    inks = colored(theme.color("second"), theme.color("ink"), WHITE)
    easel.add([picture(content.game.emblem, at, inks, content.where("game", "emblem"))])
