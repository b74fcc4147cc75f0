"""The decks whose cards have a title, a picture, a rule and a line of story: spells, treasures, traps and the like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from generator.games.deck_fit import shared_size, shared_width
from generator.games.dragon_strike.model.cards import Card as Figures
from generator.games.dragon_strike.model.cards import HeroSpell, Treasure
from generator.games.dragon_strike.model.options import SpellLevel
from generator.games.dragon_strike.pages.card_back import deck_back
from generator.games.dragon_strike.pages.card_face import (
    BAND,
    MARGIN,
    PICTURE,
    CardFace,
    Sizes,
    frame,
    new_face,
    picture,
    poker,
    story,
    story_box,
    words,
)
from generator.games.dragon_strike.wording import (
    card_line,
    card_text,
    card_title,
    group,
    level_line,
    sneak_text,
    target_line,
    use_line,
)
from generator.games.game import Job
from generator.layout.cards import Card, Deck
from generator.scene.geometry import Box
from generator.scene.nodes import Node

#: From the picture to the fact, and from the fact to the text, in mm; how high a fact may be.
FACT_TOP, TEXT_TOP, FACT = 2.0, 1.6, 7.4
#: The width of a coin of charge in mm.
COIN = 6.0


@dataclass(frozen=True)
class Content:
    """What stands on one card; ``picture`` is the id of the card whose picture it has."""

    picture: str
    copies: int
    title: str
    kind: str
    fact: str
    text: str
    line: str
    back: str
    number: str = ""
    under: str = ""
    coins: int = 0


def hero_spells(job: Job) -> Deck:
    """The heroes' spells, by level."""
    spells = job.content.tables.hero_spells.spells
    order = sorted(spells, key=lambda name: list(SpellLevel).index(spells[name].level))
    return compose(job, "hero-spells", [of_card(job, "hero_spells", name, spells[name]) for name in order])


def wizard_spells(job: Job) -> Deck:
    """The evil wizard's spells."""
    spells = job.content.tables.wizard_spells.spells
    return compose(job, "wizard-spells", [of_card(job, "wizard_spells", name, spell) for name, spell in spells.items()])


def treasures(job: Job) -> Deck:
    """The magical treasures."""
    table = job.content.tables.treasures.treasures
    return compose(job, "treasures", [of_card(job, "treasures", name, each) for name, each in table.items()])


def traps(job: Job) -> Deck:
    """The traps."""
    table = job.content.tables.traps.traps
    return compose(job, "traps", [of_card(job, "traps", name, trap) for name, trap in table.items()])


def sneak_attacks(job: Job) -> Deck:
    """The thieves' cards: alike but for the line of story."""
    t, table = job.texts, job.content.tables.sneak_attacks
    title, text = t("sneak-attacks.title"), sneak_text(job.content, t)
    lines = [t(f"sneak-attacks.lines.{1 + index % table.lines}") for index in range(table.copies)]
    kind = t("names.classes.thief")
    cards = [Content("sneak-attack", 1, title, kind, "", text, line, "sneak-attacks") for line in lines]
    return compose(job, "sneak-attacks", cards)


def of_card(job: Job, table: str, name: str, card: Figures) -> Content:
    """The words of a card."""
    t, deck = job.texts, group(table)
    kind, back, number, under, coins = t(f"pages.kinds.{deck}"), deck, "", "", 0
    fact = target_line(t, card)
    if isinstance(card, HeroSpell):
        back = f"{deck}-{card.level}"
        number, under = str(list(SpellLevel).index(card.level) + 1), t("pages.level")
        kind = f"{kind} · {level_line(t, card)}"
    elif isinstance(card, Treasure):
        kind, coins, fact = f"{kind} · {t(f'names.families.{card.family}')}", card.charges, use_line(t, card)
    elif deck == "traps":
        fact = ""
    text, line = card_text(job.content, t, table, name), card_line(t, table, name)
    if isinstance(card, Treasure) and card.target != "self":
        text = f"**{target_line(t, card)}.** {text}"
    return Content(
        card.picture or name,
        card.copies,
        card_title(t, table, name),
        kind,
        fact,
        text,
        line,
        back,
        number,
        under,
        coins,
    )


def compose(job: Job, deck: str, contents: Sequence[Content]) -> Deck:
    """A deck of such cards."""
    sizes = shared(job, contents)
    cards: list[Card] = []
    for content in contents:
        draw: Callable[[], list[Node]] = partial(front, job, deck, content, sizes)
        cards += [Card(content.title, draw, content.back)] * content.copies
    backs = {content.back: partial(deck_back, job, poker(), content.back) for content in contents}
    title = f"Dragon Strike – {job.texts(f'documents.{deck}')}"
    return Deck(deck, title, poker(), tuple(cards), backs, job.texts("pages.imprint"))


def shared(job: Job, contents: Sequence[Content]) -> Sizes:
    """The sizes that all cards of a deck share."""
    width = poker().width - 2 * MARGIN
    title = shared_width(job, (content.title for content in contents), width, "card_title")
    facts = [(content.fact, Box(0, 0, width, FACT)) for content in contents if content.fact]
    fact = shared_size(job, facts, "card_fact") if facts else 0.0
    line = shared_size(job, ((content.line, story_box()) for content in contents), "card_line")
    face = new_face(job, "")
    boxes = [(content.text, text_box(face, content, Sizes(title, fact, 0, line))) for content in contents]
    return Sizes(title, fact, shared_size(job, boxes, "card_text"), line)


def text_box(face: CardFace, content: Content, sizes: Sizes) -> Box:
    """Where the text of a card stands: below its fact, above its line of story."""
    scribe, width = face.job.scribe, face.area.width
    top = PICTURE + FACT_TOP
    if content.fact:
        style = face.easel.style("card_fact", size=sizes.fact)
        top += len(scribe.lines(content.fact, style, width)) * style.line_height + TEXT_TOP
    style = face.easel.style("card_line", size=sizes.line)
    bottom = story_box().bottom - len(scribe.lines(content.line, style, width)) * style.line_height - 2.2
    return Box(face.area.x, top, width, bottom - top)


def front(job: Job, deck: str, content: Content, sizes: Sizes) -> list[Node]:
    """The face of a card."""
    face = new_face(job, deck)
    easel, area = face.easel, face.area
    frame(face, content.title, content.kind, sizes.title)
    picture(face, content.picture, area.x, area.width)
    if content.number:
        easel.label(content.number, area.x, BAND + 11.0, "card_big", color=face.color)
        easel.label(content.under, area.x, BAND + 14.6, "card_label")
    for index in range(content.coins):
        easel.circle(area.right - COIN / 2, BAND + 5.4 + index * (COIN + 1.6), COIN / 2, "paper", "inner", face.color)
        easel.center(str(index + 1), area.right - COIN / 2, BAND + 5.4 + index * (COIN + 1.6), "card_label")
    if content.fact:
        words(face, content.fact, Box(area.x, PICTURE + FACT_TOP, area.width, FACT), sizes.fact, "card_fact")
    words(face, content.text, text_box(face, content, sizes), sizes.text)
    story(face, content.line, sizes.line)
    return easel.nodes
