"""Daredragon Fellowship on the press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from generator.errors import Finding
from generator.games.daredragon.content import Content, read_content
from generator.games.game import DocumentKind, FigureRow, Game
from generator.i18n.texts import Texts
from generator.resources import as_tree
from generator.source.tree import Tree

PAGES = "generator.games.daredragon.pages"
FOLDER = "daredragon"


def load(folder: Path | Tree) -> Content:
    """The game's figures; its texts lie ready at the press. Raises ContentError."""
    return read_content(as_tree(folder) / FOLDER)


def check(content: Content) -> list[Finding]:
    """Everything that is wrong with the figures."""
    from generator.games.daredragon.content_checks import check_content

    return check_content(content)


def check_texts(content: Content, texts: Sequence[Texts]) -> list[Finding]:
    """What the texts of the game lack beside its figures, language by language."""
    from generator.games.daredragon.content_checks_text import check_names, check_rules

    findings: list[Finding] = []
    for language in texts:
        own = only_own(language)
        findings += [*check_names(content, own), *check_rules(content, own)]
    return findings


def only_own(texts: Texts) -> Texts:
    """The texts of the game without those that all games share, whose figures it does not know."""
    own = {key for key, place in texts.places.items() if f"/{FOLDER}/" in place.file}
    return replace(texts, entries={key: entry for key, entry in texts.entries.items() if key in own})


def provenance(content: Content) -> list[FigureRow]:
    """The figures that are not printed in the source."""
    from generator.games.daredragon.content_provenance import own_figures

    return [
        FigureRow(own.table, own.cell, own.value, own.provenance, own.why, str(own.place))
        for own in own_figures(content)
    ]


def variants(content: Content) -> tuple[str, ...]:
    """The variants on offer, the game as printed first."""
    return tuple(variant.id for variant in content.variants.variants)


GAME = Game(
    id="daredragon",
    title="Daredragon Fellowship",
    documents=(
        DocumentKind("rulebook", f"{PAGES}.rulebook:compose", "book"),
        DocumentKind("daredevil-deck", f"{PAGES}.decks:daredevils", "deck"),
        DocumentKind("dragon-deck", f"{PAGES}.decks:dragon", "deck"),
        DocumentKind("board", f"{PAGES}.board:compose", "board"),
        DocumentKind("board-extension", f"{PAGES}.extension:compose", "board"),
        DocumentKind("reference", f"{PAGES}.reference:compose"),
        DocumentKind("figures", f"{PAGES}.figures:compose"),
    ),
    load=load,
    check=check,
    check_texts=check_texts,
    provenance=provenance,
    variants=variants,
)
