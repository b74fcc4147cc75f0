"""The tables of the cards: spells, treasures and traps with their full texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from generator.book.blocks import TableData
from generator.games.dragon_strike.model.cards import Card
from generator.games.dragon_strike.model.options import Family, SpellLevel
from generator.games.dragon_strike.wording import card_text, card_title, target_line, use_line
from generator.games.game import Job

#: The shares of a table of cards: title and text.
SHARES = (2, 6)
#: The families of treasure that share a table.
FAMILIES: Mapping[str, tuple[Family, ...]] = {
    "arms": (Family.WEAPON, Family.ARMOR),
    "worn": (Family.GARMENT, Family.RING),
    "magic": (Family.WAND, Family.SCROLL),
    "potions": (Family.POTION,),
    "wonders": (Family.TOOL, Family.WONDER),
}


def table(job: Job, kind: str, rows: Iterable[tuple[str, str]]) -> TableData:
    """A table of cards: titles and texts, over the width of the page."""
    head = (job.texts(f"rulebook.tables.{kind}"), job.texts("rulebook.tables.does"))
    return TableData(head, tuple(rows), SHARES, frozenset({0, 1}), wide=True)


def row(job: Job, deck: str, name: str, under: str = "") -> tuple[str, str]:
    """A card's title, with a line below it, and its text."""
    title = f"**{card_title(job.texts, deck, name)}**"
    return (f"{title}\n{under}" if under else title, card_text(job.content, job.texts, deck, name))


def hero_spells(job: Job, level: SpellLevel) -> TableData:
    """The hero spells of a level."""
    spells = job.content.tables.hero_spells.spells.items()
    rows = [row(job, "hero_spells", n, target_line(job.texts, s)) for n, s in spells if s.level is level]
    return table(job, "spell", rows)


def wizard_spells(job: Job) -> TableData:
    """The spells of Teraptus."""
    spells: Mapping[str, Card] = job.content.tables.wizard_spells.spells
    return table(
        job, "spell", [row(job, "wizard_spells", n, target_line(job.texts, spell)) for n, spell in spells.items()]
    )


def treasures(job: Job, group: str) -> TableData:
    """The treasures of some families, each with its number of cards if there are several."""
    rows = []
    for name, treasure in job.content.tables.treasures.treasures.items():
        if treasure.family not in FAMILIES[group]:
            continue
        title, text = row(job, "treasures", name, use_line(job.texts, treasure))
        if treasure.copies > 1:
            title = title.replace("**\n", f"** ×{treasure.copies}\n", 1)
        rows.append((title, text))
    return table(job, "treasure", rows)


def traps(job: Job) -> TableData:
    """The traps."""
    return table(job, "trap", [row(job, "traps", name) for name in job.content.tables.traps.traps])


CARD_TABLES: Mapping[str, Callable[[Job], TableData]] = {
    **{f"spells-{level}": partial(hero_spells, level=level) for level in SpellLevel},
    **{f"treasures-{group}": partial(treasures, group=group) for group in FAMILIES},
    "spells-teraptus": wizard_spells,
    "traps": traps,
}
