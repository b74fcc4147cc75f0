"""What lies ready at the press, each read once: languages, papers, themes, texts, content; and jobs made of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from generator.errors import Finding
from generator.games.game import Game, Job
from generator.games.registry import find_game
from generator.i18n.glossary import Glossary, load_glossary, pseudo_glossary
from generator.i18n.language import Language, load_language
from generator.i18n.pseudo import CODE as PSEUDO
from generator.i18n.pseudo import pseudo_language, pseudo_texts
from generator.i18n.texts import Texts, load_texts, merged
from generator.kit.theme import Theme, load_theme
from generator.layout.cards import CardSize, load_card_sizes
from generator.layout.imposition import Imposition
from generator.layout.paper import Paper, load_papers
from generator.layout.profiles import Profile, load_profiles
from generator.layout.settings import imposition
from generator.resources import content_folder, data_root, shown, templates_folder
from generator.source.noting import remembered
from generator.text.scribe import Scribe


@remembered
def languages() -> dict[str, Language]:
    """All languages by code, in the order of their files."""
    found = {}
    for path in sorted(content_folder("languages").glob("*.yaml")):
        language = load_language(path, shown(path))
        found[language.code] = language
    return found


#: The language that all content is written in first, and that stands in where another one is unfinished.
SOURCE = "en"


@remembered
def language(code: str) -> Language:
    """The language of that code; also the pseudo-language, which no list of languages shows."""
    return pseudo_language(languages()[SOURCE]) if code == PSEUDO else languages()[code]


@remembered
def papers() -> dict[str, Paper]:
    """All papers by name."""
    return load_papers(content_folder("press", "papers.yaml"))


@remembered
def profiles() -> dict[str, Profile]:
    """All print profiles by name."""
    return load_profiles(content_folder("press", "profiles.yaml"))


@remembered
def card_sizes() -> dict[str, CardSize]:
    """All card sizes by name."""
    return load_card_sizes(content_folder("press", "cards.yaml"))


@remembered
def theme(name: str) -> Theme:
    """The theme of that name."""
    return load_theme(templates_folder("theme"), name)


@remembered
def texts(game: str, code: str) -> Texts:
    """The texts of a game, on top of those that all games share."""
    if code == PSEUDO:
        return pseudo_texts(texts(game, SOURCE), language(code))
    spoken = language(code)
    folders = [content_folder("press", "text", code), content_folder(game, "text", code)]
    return merged(spoken, [load_texts(folder, spoken, data_root()) for folder in folders])


@remembered
def glossary(game: str, code: str) -> Glossary:
    """The glossary of a game in one language; without terms if there is none yet."""
    if code == PSEUDO:
        return pseudo_glossary(glossary(game, SOURCE))
    path = content_folder(game, "glossary", f"{code}.yaml")
    return load_glossary(path, code, shown(path))


@remembered
def content(game_id: str) -> Any:
    """The shipped content of a game, read once."""
    return find_game(game_id).load(content_folder())


@remembered
def checked(game_id: str) -> list[Finding]:
    """What is wrong with the content of a game, as far as it could be read."""
    return find_game(game_id).check(content(game_id))


def make_job(
    game: Game,
    code: str,
    paper: Paper,
    options: Mapping[str, Any],
    profile: Profile | None = None,
    how: Imposition | None = None,
    allow_missing: bool = False,
) -> Job:
    """The job for a game's documents in one language on one paper; for the printer at home if no profile is given.

    With ``allow_missing`` the English text stands in where one is missing, and the scribe notes it.
    """
    look = theme(game.id)
    words = replace(texts(game.id, code), asked=set())
    scribe = Scribe(code, look.fallback, words.language.glue, repeat_hyphen=words.language.repeat_hyphen)
    if allow_missing and code not in (SOURCE, PSEUDO):
        words = words.falling_back(texts(game.id, SOURCE), scribe.note)
    profile = profile or profiles()["home"]
    how = how or imposition(profile, paper)
    return Job(game.id, content(game.id), words, look, paper, scribe, (templates_folder(),), profile, how, options)
