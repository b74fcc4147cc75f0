"""Dragon Strike on the press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.errors import Finding
from generator.games.dragon_strike.boards.loading import Boards, load_boards
from generator.games.dragon_strike.content import FOLDER, DragonStrikeContent, load_content
from generator.games.game import DocumentKind, FigureRow, Game, Job
from generator.i18n.texts import Texts
from generator.source.reader import Source

PAGES = "generator.games.dragon_strike.pages"


@dataclass(frozen=True, slots=True)
class BoxContent(DragonStrikeContent):
    """The tables, and the boards."""

    boards: Boards


def load(root: Path) -> BoxContent:
    """All figures and boards; ``root`` is the folder that holds the content of all games. Raises ContentError."""
    content = load_content(root)
    return BoxContent(content.tables, content.sources, load_boards(root / FOLDER))


def check(content: BoxContent) -> list[Finding]:
    """What is worth knowing about the boards; whatever is wrong stops the loading."""
    return list(content.boards.findings)


def check_texts(content: BoxContent, texts: Sequence[Texts]) -> list[Finding]:
    """What the texts lack, or have too much of for their cards."""
    from generator.games.dragon_strike.wording_checks import check_texts as check_words

    return check_words(content, texts)


def provenance(content: BoxContent) -> list[FigureRow]:
    """The figures that are not printed in the source."""
    from generator.games.dragon_strike.provenance_report import provenance_report

    return provenance_report(content)


def check_own(job: Job, source: Source) -> list[Finding] | None:
    """Judge heroes and monsters of the user's own."""
    from generator.games.dragon_strike.own import check_own as check_figures

    return check_figures(job.content, source, [job.texts])


GAME = Game(
    id="dragon-strike",
    title="Dragon Strike",
    documents=(
        DocumentKind("hero-cards", f"{PAGES}.hero_cards:compose"),
        DocumentKind("monster-cards", f"{PAGES}.monster_cards:compose", "deck"),
        DocumentKind("hero-spells", f"{PAGES}.decks:hero_spells", "deck"),
        DocumentKind("wizard-spells", f"{PAGES}.decks:wizard_spells", "deck"),
        DocumentKind("treasures", f"{PAGES}.decks:treasures", "deck"),
        DocumentKind("traps", f"{PAGES}.decks:traps", "deck"),
        DocumentKind("sneak-attacks", f"{PAGES}.decks:sneak_attacks", "deck"),
        DocumentKind("reference-cards", f"{PAGES}.reference_cards:compose", "deck"),
        DocumentKind("markers", f"{PAGES}.markers:compose"),
        DocumentKind("figures", f"{PAGES}.figures:compose"),
        DocumentKind("board-castle", f"{PAGES}.boards:castle", "board"),
        DocumentKind("board-valley", f"{PAGES}.boards:valley", "board"),
        DocumentKind("board-cavern", f"{PAGES}.boards:cavern", "board"),
        DocumentKind("board-city", f"{PAGES}.boards:city", "board"),
        DocumentKind("master-maps", f"{PAGES}.boards:master_maps"),
        DocumentKind("time-track", f"{PAGES}.time_track:compose"),
        DocumentKind("symbols", f"{PAGES}.symbols:compose"),
    ),
    load=load,
    check=check,
    check_texts=check_texts,
    provenance=provenance,
    check_own=check_own,
    prints_own=lambda _source: False,
)
