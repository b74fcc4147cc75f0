"""The ten monster cards: the figure, its numbers and dice, what it can do, how it behaves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from generator.games.deck_fit import shared_size, shared_width
from generator.games.dragon_strike.model.figures import Monster
from generator.games.dragon_strike.pages.card_back import deck_back
from generator.games.dragon_strike.pages.card_face import (
    MARGIN,
    CardFace,
    frame,
    new_face,
    poker,
    story,
    story_box,
    words,
)
from generator.games.dragon_strike.pages.hit_track import row_track
from generator.games.dragon_strike.pages.pictures import figure
from generator.games.dragon_strike.pages.strikes import dice_of, draw_dice, weapons
from generator.games.dragon_strike.wording import power_lines
from generator.games.game import Job
from generator.i18n.texts import Texts
from generator.layout.cards import Card, Deck
from generator.scene.geometry import Box
from generator.scene.nodes import Node

DECK = "monsters"
#: In mm: the lower edges of the picture and of the dice, how much of the width the figure has, height of a die.
PICTURE, DICE_END = 38.0, 51.6
FIGURE = 26.0
DIE = 8.4
#: So many cards may be set smaller than the others, and the room that a saying takes, in mm.
TALKATIVE = 2
SAYING = 8.6


def compose(job: Job) -> Deck:
    """The deck, from the weakest to the dragon."""
    monsters = job.content.tables.monsters.monsters
    names = {name: job.texts(f"monsters.{name}.name") for name in monsters}
    title = shared_width(job, names.values(), poker().width - 2 * MARGIN, "card_title")
    sizes = text_sizes(job, monsters)
    cards = tuple(Card(names[n], partial(front, job, n, m, title, sizes[n]), DECK) for n, m in monsters.items())
    named = f"Dragon Strike – {job.texts('documents.monster-cards')}"
    return Deck("monster-cards", named, poker(), cards, {DECK: partial(deck_back, job, poker(), DECK)}, imprint(job))


def text_sizes(job: Job, monsters: Mapping[str, Monster]) -> dict[str, float]:
    """One size for all cards but those that have too much to say for it."""
    own = {name: shared_size(job, [(text(job, name, m), text_box(m))], "card_small") for name, m in monsters.items()}
    common = sorted(own.values())[TALKATIVE]
    return {name: min(size, common) for name, size in own.items()}


def said(texts: Texts, words: str) -> str:
    """Words in the quotation marks of the language; what a monster does instead of speaking has brackets already."""
    opening, closing = texts.language.quotes
    return words if words.startswith("(") else f"{opening}{words}{closing}"


def saying_size(job: Job, saying: str) -> float:
    """The size at which a saying stands on one line, if there is one above the smallest; else the usual one."""
    style = job.theme.style("card_line")
    fitting = shared_width(job, [saying], story_box().width, "card_line")
    return fitting if fitting >= style.size - 1 else style.size


def imprint(job: Job) -> str:
    """Whose work it is, and that figures are ours."""
    return f"{job.texts('pages.imprint')} · {job.texts('pages.ours')}"


def text(job: Job, name: str, monster: Monster) -> str:
    """What a monster can do, and what it is like, marked up."""
    t = job.texts
    powers = [f"**{line}.**" if not line.endswith(".") else f"**{line}**" for line in power_lines(t, monster)]
    wits = f"{t(f'names.wits.{monster.wits}')}, {t('names.speech.' + ('talks' if monster.talks else 'silent'))}."
    return "\n".join(part for part in (" ".join(powers), f"{t(f'monsters.{name}.text')} *{wits}*") if part)


def text_box(monster: Monster) -> Box:
    """Where these words stand."""
    box = poker().trim.inset(MARGIN, 4.6)
    top = DICE_END + 1.4
    return Box(box.x, top, box.width, box.bottom - top - (9.0 if monster.card_track else 0.0))


def front(job: Job, name: str, monster: Monster, title: float, body: float) -> list[Node]:
    """The face of a card."""
    face = new_face(job, DECK)
    easel, area, t = face.easel, face.area, job.texts
    kind = f"{t('pages.kinds.monsters')} · {t.count('pages.figure_count', monster.figures)}"
    frame(face, t(f"monsters.{name}.name"), kind, title, PICTURE)
    easel.label(t(f"monsters.{name}.letters"), area.right, 8.8, "card_title", "end")
    easel.add(figure(job, name, Box(area.x, 15.4, FIGURE, PICTURE - 16.0)))
    numbers(face, monster)
    dice(face, monster)
    end = words(face, text(job, name, monster), text_box(monster), body, "card_small")
    if monster.card_track:
        box = Box(area.x, poker().trim.bottom - MARGIN - 7.0, area.width, 7.0)
        row_track(easel, box, monster.hit_points, t("names.figures.hit-points-short"))
    elif story_box().bottom - end > SAYING:
        story(face, said(t, t(f"monsters.{name}.says.1")), saying_size(job, said(t, t(f"monsters.{name}.says.1"))))
    return easel.nodes


def numbers(face: CardFace, monster: Monster) -> None:
    """Armor Class, Hit Points and Speed, large, beside the figure."""
    easel, area, t = face.easel, face.area, face.job.texts
    left = area.x + FIGURE + 3
    rows = (
        (t("names.figures.armor-class-short"), monster.armor_class),
        (t("names.figures.hit-points-short"), monster.hit_points),
        (t("names.figures.speed"), monster.speed),
    )
    for index, (label, value) in enumerate(rows):
        baseline = 21.7 + index * 7.0
        easel.label(str(value), left + 10, baseline, easel.style("card_big", size=20), "end")
        easel.fit(label, left + 11.6, baseline, area.right - left - 11.6, "card_fact")


def dice(face: CardFace, monster: Monster) -> None:
    """The dice of every attack, and of the save, with what they are for."""
    easel, area, job = face.easel, face.area, face.job
    cy = PICTURE + 1.4 + DIE / 2
    under = cy + DIE / 2 + 2.9
    x = area.x
    for number, attack in enumerate(monster.attacks):
        if number:
            easel.center(job.texts("pages.or"), x + 2.2, cy, "card_label")
            x += 5.6
        start = x
        x = draw_dice(job, easel, dice_of(attack), x, cy, DIE)
        room = 25.0 if len(monster.attacks) == 1 else 22.0
        easel.fit(weapons(job.texts, attack), start, under, room, "card_label")
        x = max(x, start + easel.width(weapons(job.texts, attack), "card_label") + 1)
    easel.fit(job.texts("names.features-short.save"), area.right, under, 14, "card_label", "end")
    draw_dice(job, easel, [monster.save], area.right - DIE, cy, DIE)
    easel.line(area.x, DICE_END + 0.4, area.right, DICE_END + 0.4, "hair", "stone")
