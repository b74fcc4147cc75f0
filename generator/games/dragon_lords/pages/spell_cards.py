"""The wizard's spellbook as a deck of thirteen cards."""

from __future__ import annotations

from functools import partial

from generator.games.deck_fit import shared_size, shared_width
from generator.games.dragon_lords.art.emblems.backs import BackColors, spell_back
from generator.games.dragon_lords.art.emblems.contours import Hill
from generator.games.dragon_lords.art.emblems.gallery import spell_emblem_within
from generator.games.dragon_lords.art.emblems.rose import degrees
from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Spell
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.pages.chart_card import (
    ChartCard,
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
from generator.games.dragon_lords.pages.words import Words
from generator.games.dragon_lords.rules.scales import CLAWS, RATINGS
from generator.games.dragon_lords.rules.spells import HARMFUL
from generator.games.dragon_lords.rules.to_hit import OWN_DRAGON
from generator.games.game import Job
from generator.layout.cards import MAX_BLEED, Card, Deck
from generator.scene.geometry import Box
from generator.scene.nodes import Circle, Group, Node, Path

#: The end of the sky, and of the text, in mm from the top.
HORIZON, TEXT_END = 47.6, 67.4
#: The ring around the emblem: its middle and radius, and the radius of the room for the emblem.
RING, RADIUS, EMBLEM = (42.6, 31.2), 14.9, 12.9
FIGURES = ("cost", "medium", "long")
#: Spells that are over as soon as they are cast (The Spells).
AT_ONCE = HARMFUL | {Spell.HEAL, Spell.SPIN}


def compose(job: Job) -> Deck:
    """The deck, in the order of the spellbook."""
    words, size, tables = Words(job.texts), poker(), job.content.tables
    names = {spell: words.name("spell", spell) for spell in Spell}
    box = text_box(new_card(job, 0, 0))
    body = shared_size(job, ((effect(words, tables, spell), box) for spell in Spell), "card_text")
    heading = shared_width(job, names.values(), box.width, "card_title")
    cards = [Card(names[spell], partial(front, job, spell, body, heading), "spell") for spell in Spell]
    named, backs = job.texts("documents.spell-cards"), {"spell": partial(back, job)}
    return Deck("spell-cards", named, size, tuple(cards), backs, job.texts("sheet.imprint"))


def front(job: Job, spell: Spell, body: float, heading: float) -> list[Node]:
    """The face of a spell: name, cost, ranges, emblem, effect, how it hits and how long it lasts."""
    card = new_card(job, body, heading)
    words, table = card.words, card.tables.spells
    spell_card = table.spells[spell]
    chart(card, HORIZON, hills(list(Spell).index(spell)))
    emblem(card, spell)
    title(card, words.name("spell", spell))
    ours = {figure: table.is_reconstructed("spells", spell, figure) for figure in FIGURES}
    x = figure(card, str(spell_card.cost), 25.6, "card_cost", ours["cost"])
    stacked(card, job.texts.count("cards.magic", spell_card.cost), x, 25.6)
    over(card, card.t("medium"), 31.2)
    hexes(card, figure(card, str(spell_card.medium), 35.6, "card_figure", ours["medium"]), 35.6, spell_card.medium)
    over(card, card.t("long"), 40.2)
    x = figure(card, str(spell_card.long), 44.6, "card_figure", ours["long"])
    hexes(card, x, 44.6, spell_card.long, spell_card.medium)
    text(card, effect(words, card.tables, spell), text_box(card))
    facts(card, spell_facts(card, spell), card.area.bottom - 3.4)
    if any(ours.values()):
        footnote(card)
    return card.easel.nodes


def text_box(card: ChartCard) -> Box:
    """Where the effect stands."""
    return Box(card.area.x, HORIZON + 2.4, card.area.width, TEXT_END - HORIZON - 2.4)


def emblem(card: ChartCard, spell: Spell) -> None:
    """The emblem in a ring of degrees."""
    theme = card.easel.theme
    x, y = RING
    ring = (
        Circle(x, y, RADIUS, theme.paint("paper", "inner", "lead")),
        Path(degrees(x, y, RADIUS), theme.paint(None, "hair", "lead")),
        spell_emblem_within(spell, RING, EMBLEM, card.palette),
    )
    card.easel.add([Group(ring, name="art")])


def effect(words: Words, tables: Tables, spell: Spell) -> str:
    """What a spell does, in full (The Spells)."""
    ends = {
        "bluntest": words.name("claws", CLAWS[0]),
        "sharpest": words.name("claws", CLAWS[-1]),
        "worst": RATINGS[0].value,
        "best": RATINGS[-1].value,
    }
    figures = tables.spells.spells[spell].effect
    values = {name: getattr(figures, name) for name in figures.model_fields_set}
    shown = {name: words.dice(value) if isinstance(value, Dice) else value for name, value in values.items()}
    key = f"cards.spells.{spell}"
    if isinstance(words.texts.entry(key), str):
        return words.texts(key, **shown, **ends)
    (number,) = values.values()
    return words.texts.count(key, number, **shown, **ends)


def spell_facts(card: ChartCard, spell: Spell) -> list[tuple[str, str]]:
    """How a spell hits, what it needs for the wizard's own dragon (Rider Actions: The Wizard), how long it lasts."""
    words = card.words
    how = "one-action" if spell is Spell.SADDLESORE else "at-once" if spell in AT_ONCE else "turn"
    return [
        (card.t("must-hit"), card.t("like-breath")),
        (
            card.t("own-dragon"),
            card.t("needs", number=own_dragon(card.tables), dice=words.dice(card.tables.to_hit.dice)),
        ),
        (card.t("lasts"), card.t(f"how-long.{how}")),
    ]


def own_dragon(tables: Tables) -> int:
    """The number that a spell needs for the wizard's own dragon, whatever its size (Rider Actions: The Wizard)."""
    return tables.to_hit.base + tables.to_hit.range.get(OWN_DRAGON, 0)


def hills(index: int) -> list[Hill]:
    """The country of a card: the same hills, a little farther on from card to card."""
    share = (index * 0.618034) % 1
    return [
        Hill(8 + 50 * share, 2 + 6 * share, 20, 5.0),
        Hill(62 - 44 * share, 44 - 10 * share, 17, 4.2),
        Hill(4 + 20 * share, 40, 12, 2.6),
    ]


def back(job: Job) -> tuple[Node, ...]:
    """The back of the deck."""
    theme = job.theme
    colors = BackColors(theme.color("card_night"), theme.color("card_night_line"), theme.color("arc_dark"))
    return spell_back(poker().trim, MAX_BLEED, palette(theme), colors)
