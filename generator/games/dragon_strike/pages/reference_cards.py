"""The five reference cards: what a hero can do in a turn, one card a class, on both sides."""

from __future__ import annotations

from functools import partial

from generator.games.deck_fit import shared_width
from generator.games.dragon_strike.model.options import HeroClass
from generator.games.dragon_strike.pages.card_face import MARGIN, new_face, poker
from generator.games.dragon_strike.wording import reference_lines
from generator.games.game import Job
from generator.layout.cards import MAX_BLEED, Card, Deck, ground
from generator.scene.geometry import Box
from generator.scene.nodes import Node
from generator.text.breaking import block_height, size_steps

DECK = "reference"
#: The lower edge of the band, and the least and most room between two lines, in mm.
BAND = 10.6
LEAST, MOST = 1.0, 3.0
#: How many of the lines stand on the front.
ON_FRONT = 4


def compose(job: Job) -> Deck:
    """The deck, in the order of the classes. Nothing about these cards is secret, so the backs go on with the text."""
    t = job.texts
    titles = {each: t("reference.title", name=t(f"names.classes.{each}")) for each in HeroClass}
    title = shared_width(job, titles.values(), poker().width - 2 * MARGIN - 8, "card_title")
    size = shared(job)
    cards = tuple(
        Card(titles[each], partial(face, job, each, titles[each], title, size, 0), str(each)) for each in HeroClass
    )
    named = f"Dragon Strike – {t('documents.reference-cards')}"
    backs = {str(each): partial(face, job, each, titles[each], title, size, 1) for each in HeroClass}
    return Deck("reference-cards", named, poker(), cards, backs, t("pages.imprint"))


def body() -> Box:
    """Where the lines stand."""
    trim = poker().trim
    return Box(5, BAND + 2.6, trim.width - 10, trim.bottom - 5 - BAND - 2.6)


def lines(job: Job, hero_class: HeroClass, side: int) -> list[str]:
    """The lines of one side: 0 is the front."""
    found = reference_lines(job.content, job.texts, hero_class)
    return found[ON_FRONT:] if side else found[:ON_FRONT]


def heights(job: Job, hero_class: HeroClass, size: float, side: int) -> list[float]:
    """How high each line of a side is at a size."""
    style = job.theme.style("card_ref").sized(size)
    return [
        block_height(len(job.scribe.lines(text, style, body().width)), style) for text in lines(job, hero_class, side)
    ]


def shared(job: Job) -> float:
    """The largest size at which all cards hold their lines."""
    sizes = size_steps(job.theme.style("card_ref").size, job.theme.smallest("card_ref"))
    for size in sizes:
        found = [heights(job, each, size, side) for each in HeroClass for side in (0, 1)]
        if all(sum(each) + LEAST * (len(each) - 1) <= body().height for each in found):
            return size
    return sizes[-1]


def face(job: Job, hero_class: HeroClass, title: str, title_size: float, size: float, side: int) -> list[Node]:
    """One side of a card."""
    card = new_face(job, DECK)
    easel, box = card.easel, body()
    easel.add([ground(poker(), easel.theme.color("paper"))])
    easel.rect(Box(-MAX_BLEED, -MAX_BLEED, poker().width + 2 * MAX_BLEED, BAND + MAX_BLEED), card.color)
    easel.line(-MAX_BLEED, BAND + 0.5, poker().width + MAX_BLEED, BAND + 0.5, "outline", "lead")
    easel.label(title, box.x, 7.8, easel.style("card_title", size=title_size))
    easel.label(f"{side + 1}/2", box.right, 7.8, "card_kind", "end")
    texts, found = lines(job, hero_class, side), heights(job, hero_class, size, side)
    gap = min(MOST, (box.height - sum(found)) / max(1, len(found) - 1))
    easel.scribe.note_column(title, LEAST - gap if gap < LEAST else 0.0)
    y = box.y
    style = easel.style("card_ref", size=size)
    for text, height in zip(texts, found, strict=True):
        easel.add(easel.scribe.paragraph(text, Box(box.x, y, box.width, height + 1e-3), style, style.size).nodes)
        y += height + gap
    return easel.nodes
