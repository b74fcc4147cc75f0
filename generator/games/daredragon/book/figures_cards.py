"""Diagrams of pawns and cards: the company, standing and lying, and how to read a card."""

from __future__ import annotations

from generator.games.daredragon.art.figures import STAND, figure
from generator.games.daredragon.book.drawing import badge
from generator.games.daredragon.model_deck import Owner
from generator.games.daredragon.pages.card import BAND_TOP, BORDER, COLUMN, INNER
from generator.games.daredragon.pages.decks import Fronts, poker
from generator.games.daredragon.pages.edition import edition_of
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box, Point, rotate, translate
from generator.scene.nodes import Group, Paint
from generator.scene.paths import polygon_path

#: The height of a name under a pawn, in mm.
NAME = 5.0


def cast(easel: Easel, box: Box, job: Job) -> None:
    """All daredevils in a row, the parts of the dragon in one below."""
    edition = edition_of(job)
    heroes = [who.id for who in edition.content.characters.daredevils]
    upper, lower = box.split_y([1.0, 0.82], 5.0)
    for name, place in zip(heroes, upper.split_x([1] * len(heroes), 2.0), strict=True):
        person(easel, place, name, job.texts(f"characters.{name}.name"))
    left, right = lower.split_x([0.62, 1.0], 4.0)
    dragon = edition.content.characters.dragon.id
    easel.label(job.texts(f"characters.{dragon}.name"), left.x, left.cy - 1, easel.style("title", size=20))
    easel.label(job.texts("rulebook.figures.cast.dragon"), left.x, left.cy + 5, "label")
    parts = edition.content.figures.setup.parts
    for part, place in zip(parts, right.split_x([1] * len(parts), 2.0), strict=True):
        person(easel, place, str(part), job.texts(f"names.parts.{part}"))


def person(easel: Easel, place: Box, drawing: str, name: str) -> None:
    """A standing figure on its ground, with its name."""
    ground = place.bottom - NAME
    easel.add(figure(drawing, Box(place.x, place.y, place.width, ground - place.y)))
    easel.line(place.x + 1, ground, place.right - 1, ground, "inner")
    easel.fit(name, place.cx, place.bottom - 0.8, place.width, "token_name", "middle")


def stances(easel: Easel, box: Box, job: Job) -> None:
    """A daredevil and a part of the dragon, each standing and lying."""
    words = job.texts
    labels = [
        ("gorrak", False, words("rulebook.figures.stances.standing")),
        ("gorrak", True, words("rulebook.figures.stances.prone")),
        ("tail", False, words("rulebook.figures.stances.standing")),
        ("tail", True, words("rulebook.figures.stances.entangled")),
    ]
    for (name, lies, label), place in zip(labels, box.split_x([1, 1.1, 1, 1.1], 1.5), strict=True):
        ground = place.bottom - NAME
        height = min(ground - place.y, 24.0)
        width = height * STAND[0] / STAND[1]
        if lies:
            # Drawn standing on the ground, then tipped over onto its back.
            size = min(place.width, height) * 0.94
            flat = Box(-size / 2 * STAND[0] / STAND[1], -size / 2, size * STAND[0] / STAND[1], size)
            half = flat.width / 2
            easel.add([Group(tuple(figure(name, flat)), translate(place.cx, ground - half) @ rotate(-90))])
        else:
            easel.add(figure(name, Box(place.cx - width / 2, ground - height, width, height)))
        easel.line(place.x + 0.5, ground, place.right - 0.5, ground, "inner")
        easel.fit(label, place.cx, place.bottom - 0.8, place.width, "token_name", "middle")


def card_daredevil(easel: Easel, box: Box, job: Job) -> None:
    """A card of the daredevils with its places numbered."""
    spots = [
        ("index", (BORDER + 2, BORDER + 6)),
        ("title", (59.4, 6.4)),
        ("kind", (59.4, 11.4)),
        ("damage", (BORDER + 2, BORDER + BAND_TOP + 6)),
        ("warm-up", (BORDER + INNER, BORDER + BAND_TOP + 17)),
        ("scale", (60.0, 51.2)),
        ("rule", (60.0, 60.0)),
        ("prone", (BORDER + INNER, 79.6)),
    ]
    anatomy(easel, box, job, Owner.DAREDEVIL, "precision-strike", spots)


def card_dragon(easel: Easel, box: Box, job: Job) -> None:
    """A card of the dragon with its places numbered."""
    spots = [
        ("index", (BORDER + 2, BORDER + 6)),
        ("title", (59.4, 6.4)),
        ("kind", (59.4, 11.4)),
        ("damage", (BORDER + 2, BORDER + BAND_TOP + 6)),
        ("warm-up", (BORDER + INNER, BORDER + BAND_TOP + 17)),
        ("cool-down", (BORDER + INNER, BORDER + BAND_TOP + 26.4)),
        ("part", (57.6, 40.0)),
        ("rule", (60.0, 62.0)),
    ]
    anatomy(easel, box, job, Owner.DRAGON, "crush", spots)


def anatomy(easel: Easel, box: Box, job: Job, owner: Owner, action: str, spots: list[tuple[str, Point]]) -> None:
    """A real card in its true size, numbers around it with lines to their places, and what they mean below."""
    edition, size = edition_of(job), poker()
    face = next(card for card in edition.content.cards(owner) if card.action.id == action)
    card = Box(box.cx - size.width / 2, box.y, size.width, size.height)
    nodes = Fronts(edition, owner).draw(face)
    corners = [(0.0, 0.0), (size.width, 0.0), (size.width, size.height), (0.0, size.height)]
    trim = polygon_path(corners, Paint())
    easel.add([Group(tuple(nodes), translate(card.x, card.y), trim)])
    easel.rect(card, None, "hair", "quiet")
    for number, (_, (x, y)) in enumerate(spots, 1):
        left = x < COLUMN + BORDER
        bx = card.x - 4.6 if left else card.right + 4.6
        easel.line(bx, card.y + y, card.x + x, card.y + y, "inner", "lead")
        easel.circle(card.x + x, card.y + y, 0.6, "lead")
        badge(easel, bx, card.y + y, str(number), "lead")
    legend = Box(box.x, card.bottom + 4.5, box.width, box.bottom - card.bottom - 4.5)
    half = (len(spots) + 1) // 2
    columns = legend.split_x([1, 1], 2.0)
    for index, (name, _) in enumerate(spots):
        column, row = divmod(index, half)
        y = legend.y + (row + 0.5) * legend.height / half
        x = columns[column].x
        badge(easel, x + 2.2, y, str(index + 1), "lead", 1.9)
        easel.fit(job.texts(f"rulebook.figures.card.{name}"), x + 5.6, y + 1.0, columns[column].width - 5.6, "note")


def company(easel: Easel, box: Box, job: Job) -> None:
    """The daredevils of the smallest table in a row, without names, as they walk in."""
    content = edition_of(job).content
    least = content.figures.setup.players.least
    heroes = [who.id for who in content.characters.daredevils if who.from_players <= least]
    for name, place in zip(heroes, box.split_x([1] * len(heroes), 1.0), strict=True):
        easel.add(figure(name, place))
