"""The tables of what belongs to the game: parts, documents to print, decks, markers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from generator.book.blocks import TableData
from generator.games.dragon_strike.boards.loading import BOARDS
from generator.games.dragon_strike.pages.adventure_words import shipped
from generator.games.game import Job

#: What to print, in the order of the printing list; the boards stand as one.
PRINTED = (
    *("rulebook", "hero-cards", "figures", "board", "markers", "screen", "time-track"),
    *("monster-cards", "treasures", "traps", "reference-cards", "hero-spells", "sneak-attacks", "wizard-spells"),
    *("adventures", "adventure-maps", "symbols", "master-maps", "blank-maps"),
)


def parts(job: Job) -> TableData:
    """What there is of everything."""
    t, c = job.texts, job.content.tables.components
    decks = len(list(c.cards))
    counts = {
        "cards": c.total_cards,
        "hero-cards": c.hero_cards,
        "figures": c.figures.total,
        "markers": c.markers,
        "dice": sum(c.dice.values()),
        "boards": len(BOARDS),
        "track": 1,
        "screen": 1,
        "adventures": len(shipped(job)),
        "clips": c.clips.total,
        "bases": c.bases.total,
    }
    rows = tuple((t(f"rulebook.parts.{part}", decks=decks), str(count)) for part, count in counts.items())
    return TableData((t("rulebook.tables.part"), t("rulebook.tables.pieces")), rows, (5, 1))


def printing(job: Job) -> TableData:
    """The documents and what each of them is for."""
    t = job.texts
    rows = []
    for each in PRINTED:
        named = each == "board" or not t.has(f"documents.{each}")
        title = t(f"rulebook.documents.{each}") if named else t(f"documents.{each}")
        rows.append((f"**{title}**", t(f"rulebook.print.{each}")))
    head = (t("rulebook.tables.document"), t("rulebook.tables.what"))
    return TableData(head, tuple(rows), (2, 3), frozenset({0, 1}))


def decks(job: Job) -> TableData:
    """All decks with their cards."""
    t, cards = job.texts, job.content.tables.components.cards
    rows = tuple((t(f"names.decks.{deck.replace('_', '-')}"), str(count)) for deck, count in cards)
    return TableData((t("rulebook.tables.deck"), t("rulebook.tables.cards")), rows, (4, 1))


def markers(job: Job) -> TableData:
    """Every side of the markers: how many, and what it is for."""
    t = job.texts
    rows = []
    for piece in job.content.tables.markers.pieces:
        back = t(f"names.markers.{piece.back}") if piece.back is not None else t("rulebook.same")
        uses = [t(f"rulebook.markers.{side}") for side in (piece.front, piece.back) if side is not None]
        front = f"**{t(f'names.markers.{piece.front}')}**"
        rows.append((front, str(piece.count), back, " / ".join(dict.fromkeys(uses))))
    keys = ("front", "pieces", "back", "marker-use")
    head = tuple(t(f"rulebook.tables.{key}") for key in keys)
    return TableData(head, tuple(rows), (2, 0.8, 2, 5), frozenset({0, 2, 3}), wide=True)


BOX_TABLES: Mapping[str, Callable[[Job], TableData]] = {
    "parts-list": parts,
    "print-list": printing,
    "decks": decks,
    "marker-list": markers,
}
