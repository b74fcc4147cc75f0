"""The five riders as a deck of cards."""

from __future__ import annotations

from functools import partial

from generator.games.deck_fit import shared_size, shared_width
from generator.games.dragon_lords.art.emblems.backs import BackColors, rider_back
from generator.games.dragon_lords.art.emblems.contours import Hill
from generator.games.dragon_lords.art.emblems.gallery import rider_figure
from generator.games.dragon_lords.model.options import Rider
from generator.games.dragon_lords.model.riders import CloseCombatAbility, MissileAbility, RiderPeril, Shot
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.pages.chart_card import (
    ChartCard,
    beside,
    chart,
    facts,
    figure,
    footnote,
    hexes,
    new_card,
    over,
    poker,
    stacked,
    text,
    title,
)
from generator.games.dragon_lords.pages.likeness_panel import palette
from generator.games.dragon_lords.pages.spell_cards import own_dragon
from generator.games.dragon_lords.pages.words import Words, signed
from generator.games.game import Job
from generator.layout.cards import MAX_BLEED, Card, Deck
from generator.scene.geometry import Box
from generator.scene.nodes import Node

#: The end of the sky, and of the text, in mm from the top.
HORIZON, TEXT_END = 56.4, 70.4
#: The figure stands on the horizon; its box.
FIGURE = Box(24.6, 18.9, 35.0, 37.5)


def compose(job: Job) -> Deck:
    """The deck, from the cheapest rider to the dearest."""
    words, size, tables = Words(job.texts), poker(), job.content.tables
    names = {rider: words.capital(words.name("rider", rider)) for rider in Rider}
    box = text_box(new_card(job, 0, 0))
    body = shared_size(job, ((rule(words, tables, rider), box) for rider in Rider), "card_text")
    heading = shared_width(job, names.values(), box.width, "card_title")
    cards = tuple(Card(names[rider], partial(front, job, rider, body, heading), "rider") for rider in Rider)
    named, backs = job.texts("documents.rider-cards"), {"rider": partial(back, job)}
    return Deck("rider-cards", named, size, cards, backs, job.texts("sheet.imprint"))


def front(job: Job, rider: Rider, body: float, heading: float) -> list[Node]:
    """The face of a rider: name, design points, what it does at medium and long range, its rule, how it is lost."""
    card = new_card(job, body, heading)
    words, tables = card.words, card.tables
    chart(card, HORIZON, hills(list(Rider).index(rider)))
    card.easel.add([rider_figure(rider, FIGURE, card.palette)])
    title(card, words.capital(words.name("rider", rider)))
    cost = tables.costs.rider[rider]
    ours = tables.costs.is_reconstructed("rider", rider)
    x = figure(card, str(cost), 23.6, "card_points", ours)
    stacked(card, job.texts.count("cards.design", cost), x, 23.6)
    abilities(card, rider)
    text(card, rule(words, tables, rider), text_box(card))
    facts(card, rider_facts(card, rider), card.area.bottom)
    if ours or tables.riders.is_reconstructed("abilities", rider):
        footnote(card)
    return card.easel.nodes


def text_box(card: ChartCard) -> Box:
    """Where the rule stands."""
    return Box(card.area.x, HORIZON + 2.2, card.area.width, TEXT_END - HORIZON - 2.2)


def abilities(card: ChartCard, rider: Rider) -> None:
    """What the rider does at medium and at long range (Rider Abilities Table)."""
    ability = card.tables.riders.abilities[rider]
    if isinstance(ability, MissileAbility):
        shot(card, card.t("medium"), ability.medium, 29.6)
        shot(card, card.t("long"), ability.long, 44.8, ability.medium.reach)
    elif isinstance(ability, CloseCombatAbility):
        over(card, card.t("riders.in-close-combat"), 29.6)
        beside(card, card.t("riders.to-roll"), figure(card, signed(ability.close_combat), 34.8, "card_dice"), 34.8)
        beside(card, card.t("riders.to-damage"), figure(card, signed(ability.damage), 40.6, "card_dice"), 40.6)
        word(card, card.t("long"), card.t("riders.no-range"), 46.8)
    else:
        points = card.tables.riders.magic_points
        stacked(card, card.job.texts.count("cards.magic", points), figure(card, str(points), 33.2, "card_points"), 33.2)
        word(card, card.t("medium"), card.t("riders.by-spell"), 40.2)
        word(card, card.t("long"), card.t("riders.by-spell"), 48.8)


def shot(card: ChartCard, label: str, what: Shot, y: float, before: int = 0) -> None:
    """Reach and damage at a range, below its label."""
    over(card, label, y)
    hexes(card, figure(card, str(what.reach), y + 4.4, "card_figure"), y + 4.4, what.reach, before)
    figure(card, card.words.dice(what.damage), y + 10.0, "card_dice")


def word(card: ChartCard, label: str, value: str, y: float) -> None:
    """A label and a word below it instead of a figure."""
    over(card, label, y)
    figure(card, value, y + 4.2, "card_word")


def rule(words: Words, tables: Tables, rider: Rider) -> str:
    """What a rider may do (5. Rider Actions)."""
    ability = tables.riders.abilities[rider]
    key = f"cards.riders.{ability.kind}"
    if isinstance(ability, CloseCombatAbility):
        return words.texts(key, close_combat=signed(ability.close_combat), damage=signed(ability.damage))
    if isinstance(ability, MissileAbility):
        return words.texts(key, dart=words.texts(f"cards.riders.darts.{rider}"))
    return words.texts(key, number=own_dragon(tables))


def rider_facts(card: ChartCard, rider: Rider) -> list[tuple[str, str]]:
    """How a rider hits, unless it only helps its dragon, and how it is lost."""
    riders = card.tables.riders
    hits = (
        [] if isinstance(riders.abilities[rider], CloseCombatAbility) else [(card.t("must-hit"), card.t("like-breath"))]
    )
    return [
        *hits,
        (card.t("riders.body-hit"), peril(card, "killed", riders.hit)),
        (card.t("riders.crash"), peril(card, "killed-in-fall", riders.fall)),
    ]


def peril(card: ChartCard, key: str, danger: RiderPeril) -> str:
    """How a rider is lost (Rider Damage; Crashing to the Ground)."""
    rolls = card.job.texts.language.listing([str(roll) for roll in danger.killed_on], "or")
    return card.t(f"riders.{key}", dice=card.words.dice(danger.dice), killed_on=rolls)


def hills(index: int) -> list[Hill]:
    """The country of a card: the same hills, a little farther on from card to card."""
    share = (index * 0.618034) % 1
    return [Hill(2 + 18 * share, 22, 18, 4.4), Hill(58, 6 + 12 * share, 20, 4.6), Hill(40 - 20 * share, 58, 20, 3.4)]


def back(job: Job) -> tuple[Node, ...]:
    """The back of the deck."""
    theme = job.theme
    colors = BackColors(theme.color("tint_strong"), theme.color("arc_dark"), theme.color("lead"))
    return rider_back(poker().trim, MAX_BLEED, palette(theme), colors)
