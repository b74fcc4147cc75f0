"""Dragon Strike on the press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.errors import Finding
from generator.games.dragon_strike.boards.loading import Boards, load_boards
from generator.games.dragon_strike.content import FOLDER, DragonStrikeContent, load_content
from generator.games.game import DocumentKind, FigureRow, Game, Job
from generator.i18n.language import load_language
from generator.i18n.texts import Texts, load_texts
from generator.resources import as_tree
from generator.source.reader import Source
from generator.source.tree import Tree

PAGES = "generator.games.dragon_strike.pages"


@dataclass(frozen=True, slots=True)
class BoxContent(DragonStrikeContent):
    """The tables, the boards, and all that is read of the content, packs included."""

    boards: Boards
    tree: Tree


def load(root: Path | Tree) -> BoxContent:
    """All figures and boards; ``root`` is the folder that holds the content of all games. Raises ContentError."""
    tree = as_tree(root)
    content = load_content(tree)
    return BoxContent(content.tables, content.sources, load_boards(tree / FOLDER), tree)


def check(content: BoxContent) -> list[Finding]:
    """What is worth knowing about the boards; whatever is wrong stops the loading."""
    return list(content.boards.findings)


def check_texts(content: BoxContent, texts: Sequence[Texts]) -> list[Finding]:
    """What the texts lack, or have too much of for their cards; and the adventures with their words."""
    from generator.games.dragon_strike.adventures.checking import check_shipped
    from generator.games.dragon_strike.wording_checks import check_texts as check_words

    codes = [each.language.code for each in texts]
    return [*check_words(content, texts), *check_shipped(content.tree, content, content.boards, codes)]


def provenance(content: BoxContent) -> list[FigureRow]:
    """The figures that are not printed in the source."""
    from generator.games.dragon_strike.provenance_report import provenance_report

    return provenance_report(content)


def check_own(job: Job, source: Source) -> list[Finding] | None:
    """Judge heroes and monsters of the user's own, or an adventure."""
    from generator.games.dragon_strike.adventures.checking import check_own as check_adventure
    from generator.games.dragon_strike.own import check_own as check_figures

    found = check_figures(job.content, source, own_texts(job, source))
    if found is None:
        found = check_adventure(job.content, job.content.boards, source, known_languages(job.content.tree))
    return found


def known_languages(tree: Tree) -> list[str]:
    """The codes of the languages of the press; an adventure may say that it has fewer."""
    return [path.stem for path in (tree / "languages").glob("*.yaml")]


def own_languages(source: Source, tree: Tree) -> list[str]:
    """The codes of the languages that a file of the user's own has words in, as far as the press knows them."""
    data = source.data if isinstance(source.data, dict) else {}
    entries = [data]
    for section in data.values():
        if isinstance(section, dict):
            entries += [entry for entry in section.values() if isinstance(entry, dict)]
    words = [entry.get("words") for entry in entries]
    codes = {str(code) for each in words if isinstance(each, dict) for code in each}
    return sorted(code for code in codes if code in known_languages(tree))


def own_texts(job: Job, source: Source) -> list[Texts]:
    """The texts of the game in the languages of a file; in that of the job if it has none."""
    found = []
    tree: Tree = job.content.tree
    for code in own_languages(source, tree):
        if code == job.language:
            found.append(job.texts)
            continue
        language = load_language(tree / "languages" / f"{code}.yaml")
        found.append(load_texts(tree / FOLDER / "text" / code, language))
    return found or [job.texts]


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
        DocumentKind("screen", f"{PAGES}.screen:compose"),
        DocumentKind("markers", f"{PAGES}.markers:compose"),
        DocumentKind("figures", f"{PAGES}.figures:compose"),
        DocumentKind("board-castle", f"{PAGES}.boards:castle", "board"),
        DocumentKind("board-valley", f"{PAGES}.boards:valley", "board"),
        DocumentKind("board-cavern", f"{PAGES}.boards:cavern", "board"),
        DocumentKind("board-city", f"{PAGES}.boards:city", "board"),
        DocumentKind("master-maps", f"{PAGES}.boards:master_maps"),
        DocumentKind("time-track", f"{PAGES}.time_track:compose"),
        DocumentKind("symbols", f"{PAGES}.symbols:compose"),
        DocumentKind("blank-maps", f"{PAGES}.blank_maps:compose"),
        DocumentKind("adventures", f"{PAGES}.adventures:compose"),
        DocumentKind("adventure-maps", f"{PAGES}.adventure_maps:compose"),
        DocumentKind("rulebook", f"{PAGES}.rulebook:compose", "book"),
    ),
    load=load,
    check=check,
    check_texts=check_texts,
    provenance=provenance,
    check_own=check_own,
    prints_own=lambda _source: False,
    growing=("adventures",),
)
