"""Dragon Lords on the press."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from generator.errors import Finding
from generator.games.dragon_lords.content import DragonLordsContent, load_content
from generator.games.dragon_lords.designs import check_designs, looks_like_dragons
from generator.games.game import DocumentKind, FigureRow, Game, Job
from generator.i18n.texts import Texts
from generator.source.reader import Source

PAGES = "generator.games.dragon_lords.pages"


def check(_content: DragonLordsContent) -> list[Finding]:
    """Nothing is left to check: loading does it all."""
    return []


def check_texts(content: DragonLordsContent, texts: Sequence[Texts]) -> list[Finding]:
    """Names that no language has."""
    from generator.games.dragon_lords.naming import missing_names

    return missing_names(content.dragons, texts)


def check_own(job: Job, source: Source) -> list[Finding] | None:
    """Judge a dragon file by the rules and by whether its names can be printed; or a filled game log by the rules."""
    from generator.games.dragon_lords.logs.checking import check_log, looks_like_log
    from generator.games.dragon_lords.pages.own import check_names

    if looks_like_log(source):
        return check_log(job.content, source)
    if not looks_like_dragons(source):
        return None
    return [*check_designs(job.content.tables, source)[1], *check_names(job, source)]


def prints_own(source: Source) -> bool:
    """Whether a file can be printed: one of dragons can, a filled log cannot."""
    from generator.games.dragon_lords.logs.checking import looks_like_log

    return not looks_like_log(source)


def own_options(path: Path) -> Mapping[str, Any]:
    """The options that print the dragons of a file."""
    return {"dragons": (path,)}


def provenance(content: DragonLordsContent) -> list[FigureRow]:
    """The figures that are not printed in the source."""
    from generator.games.dragon_lords.provenance_report import provenance_report

    return list(provenance_report(content))


GAME = Game(
    id="dragon-lords",
    title="Dragon Lords",
    documents=(
        DocumentKind("rulebook", f"{PAGES}.rulebook:compose", "book"),
        DocumentKind("play-sheets", f"{PAGES}.play_sheet:compose", fillable=True),
        DocumentKind("blank-play-sheet", f"{PAGES}.blank_sheet:compose", fillable=True),
        DocumentKind("game-log", f"{PAGES}.game_log:compose", fillable=True),
        DocumentKind("quick-reference", f"{PAGES}.quick_reference:compose"),
        DocumentKind("maps", f"{PAGES}.maps:compose"),
        DocumentKind("counters", f"{PAGES}.counters:compose"),
        DocumentKind("figures", f"{PAGES}.figures:compose"),
        DocumentKind("spell-cards", f"{PAGES}.spell_cards:compose", form="deck"),
        DocumentKind("rider-cards", f"{PAGES}.rider_cards:compose", form="deck"),
        DocumentKind("scenarios", f"{PAGES}.scenarios:compose"),
        DocumentKind("campaign", f"{PAGES}.campaign:compose"),
        DocumentKind("design-worksheet", f"{PAGES}.worksheet:compose"),
    ),
    load=load_content,
    check=check,
    check_texts=check_texts,
    provenance=provenance,
    check_own=check_own,
    prints_own=prints_own,
    own_documents=("play-sheets",),
    own_options=own_options,
)
