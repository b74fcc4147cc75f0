"""Diagrams of the cards: a hero card and a monster card with numbered parts, a track, the signs of the maps."""

from __future__ import annotations

from collections.abc import Sequence

from generator.book.blocks import Figure
from generator.games.dragon_strike.art.symbols import SYMBOLS
from generator.games.dragon_strike.book.stage import frame
from generator.games.dragon_strike.pages import hero_panels, monster_cards
from generator.games.dragon_strike.pages.card_face import poker
from generator.games.dragon_strike.pages.hit_track import track_boxes
from generator.games.dragon_strike.pages.pictures import symbol
from generator.games.dragon_strike.pages.symbols import LETTERED
from generator.games.dragon_strike.rules.harm import after_harm
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box, Point, scale, translate
from generator.scene.nodes import Group

#: The cards that are shown, and the radius of a numbered mark in mm.
HERO, MONSTER = "warrior", "giant"
DOT = 2.2
#: Where the numbered marks stand on a hero card, in mm of the card, in the order of the list in the chapter.
HERO_MARKS: Sequence[Point] = (
    *((35.4, 16.6), (92.0, 17.6), (64.8, 16.6), (0.0, 64.3)),
    *((0.0, 74.9), (45.4, 70.0), (0.0, 85.5), (45.4, 80.6), (0.0, 106.0)),
)
#: The same on a monster card, from the corner of the trimmed card.
MONSTER_MARKS: Sequence[Point] = ((50.0, 4.4), (60.4, 21.0), (1.4, 43.6), (61.6, 46.8), (1.2, 62.0))


def marked(easel: Easel, marks: Sequence[Point], factor: float, at: Point) -> None:
    """Numbered marks over a card that has been drawn smaller or larger."""
    for number, (x, y) in enumerate(marks, 1):
        cx, cy = at[0] + x * factor, at[1] + y * factor
        easel.circle(cx, cy, DOT + 0.4, "paper")
        easel.circle(cx, cy, DOT, "band_traps")
        easel.center(str(number), cx, cy, "fig_dot")


def hero_card(easel: Easel, box: Box, job: Job) -> None:
    """The warrior's card with numbers at its parts."""
    factor = min(box.width / (hero_panels.WIDTH + 4), box.height / hero_panels.HEIGHT)
    left = box.cx - hero_panels.WIDTH * factor / 2
    card = Easel(job.theme, job.scribe)
    hero_panels.draw_front(job, card, HERO)
    easel.add([Group(tuple(card.nodes), translate(left, box.y) @ scale(factor))])
    outline = Box(left, box.y, hero_panels.WIDTH * factor, hero_panels.HEIGHT * factor)
    easel.rect(outline, None, "hair", "quiet")
    marked(easel, HERO_MARKS, factor, (left, box.y))


def monster_card(easel: Easel, box: Box, job: Job) -> None:
    """The giant's card with numbers at its parts."""
    deck = monster_cards.compose(job)
    name = job.texts(f"monsters.{MONSTER}.name")
    card = next(card for card in deck.cards if card.name == name)
    size, trim = poker(), poker().trim
    factor = min(box.width / (trim.width + 4), box.height / trim.height)
    left = box.cx - trim.width * factor / 2
    place = translate(left - trim.x * factor, box.y - trim.y * factor) @ scale(factor)
    easel.add([Group((Group(tuple(card.front()), clip=frame(trim)),), place)])
    easel.rect(Box(left, box.y, trim.width * factor, trim.height * factor), None, "hair", "quiet", size.radius * factor)
    marked(easel, MONSTER_MARKS, factor, (left, box.y))


def hit_track(easel: Easel, box: Box, job: Job) -> None:
    """A bugbear's track, before a hit and after it."""
    t, full = job.texts, job.content.monster("bugbear").hit_points
    left = after_harm(full, job.content.tables.rules.hit_damage)
    for key, points, part in zip(("full", "hit"), (full, left), box.split_x([1, 1], 6), strict=True):
        track = Box(part.cx - 6, part.y + 6, 12, part.height - 7)
        easel.label(t(f"rulebook.figures.hit-track.{key}"), part.cx, part.y + 3.4, "fig_strong", "middle")
        for number, cell in track_boxes(track, full, upright=True):
            easel.rect(cell, "slate" if number == 0 else "paper", "inner")
            easel.center(str(number), cell.cx, cell.cy, "fig_number", "paper" if number == 0 else "ink")
            if number == points:
                clip = Box(cell.right - 3.5, cell.cy - 1.6, 8, 3.2)
                easel.rect(clip, None, "outline", "lead", 1.6)
                easel.rect(clip.inset(1.2, 0.8), None, "inner", "lead", 0.8)


def map_signs(easel: Easel, box: Box, job: Job) -> None:
    """The signs of the maps with their names."""
    t = job.texts
    names = [name for name in SYMBOLS if name not in ("monster", "dragon") and name not in LETTERED[:2]]
    columns = box.split_x([1, 1, 1, 1], 3)
    lines = -(-len(names) // len(columns))
    pitch = box.height / lines
    for index, name in enumerate(names):
        column, line = columns[index // lines], index % lines
        spot = Box(column.x, box.y + line * pitch, 8, 8)
        easel.add(symbol(job, name, spot))
        room = Box(spot.right + 2, spot.y, column.right - spot.right - 2, 8)
        easel.paragraph(t(f"pages.signs.{name}"), room, "fig_label", valign="middle")


CARD_FIGURES = {
    "card-of-hero": Figure(80, 94, hero_card),
    "card-of-monster": Figure(72, 94, monster_card),
    "hit-track": Figure(60, 28, hit_track),
    "map-signs": Figure(170, 52, map_signs, wide=True),
}
