"""What lies ready at the press, each read once: languages, papers, themes, texts, content; and jobs made of them.

All of it is a :class:`Stock`: the shipped content with the packs that a request names. There is one for each list of
packs; without packs it is the shipped one, to which the functions of this module are short ways. Whatever was read
from a file that has changed is forgotten with :func:`generator.source.noting.forget`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from generator.errors import ContentError, Finding, Place, did_you_mean, raise_if_errors
from generator.games.game import Game, Job
from generator.games.registry import find_game, game_ids
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
from generator.packs.pack import Pack, open_packs
from generator.resources import content_tree, templates_folder, templates_tree
from generator.source.noting import remembered
from generator.source.tree import Layer, Tree
from generator.text.scribe import Scribe

#: The language that all content is written in first, and that stands in where another one is unfinished.
SOURCE = "en"
#: The folder of a pack that holds games of its own.
GAMES = "games"


@dataclass(frozen=True)
class Stock:
    """The shipped content with some packs, each above those before it. Equal packs make equal stocks."""

    packs: tuple[Pack, ...] = ()

    @property
    def layers(self) -> tuple[Layer, ...]:
        """The files of the packs."""
        return tuple(pack.layer for pack in self.packs)

    @property
    def tree(self) -> Tree:
        """The content, packs included."""
        return content_tree(self.layers)

    @property
    @remembered
    def spoken(self) -> dict[str, Language]:
        """All languages by code, in the order of their files."""
        found = (load_language(path) for path in (self.tree / "languages").glob("*.yaml"))
        return {language.code: language for language in found}

    @property
    def languages(self) -> dict[str, Language]:
        """The languages to print in: those that all packs have words in."""
        limits = [pack.languages for pack in self.packs]
        return {code: language for code, language in self.spoken.items() if all(code in limit for limit in limits)}

    @remembered
    def language(self, code: str) -> Language:
        """The language of that code; also the pseudo-language, which no list of languages shows."""
        return pseudo_language(self.spoken[SOURCE]) if code == PSEUDO else self.spoken[code]

    @property
    @remembered
    def papers(self) -> dict[str, Paper]:
        """All papers by name."""
        return load_papers(self.tree / "press" / "papers.yaml")

    @property
    @remembered
    def profiles(self) -> dict[str, Profile]:
        """All print profiles by name."""
        return load_profiles(self.tree / "press" / "profiles.yaml")

    @property
    @remembered
    def card_sizes(self) -> dict[str, CardSize]:
        """All card sizes by name."""
        return load_card_sizes(self.tree / "press" / "cards.yaml")

    @property
    @remembered
    def own_games(self) -> dict[str, Game]:
        """The games that the packs bring, by id. Raises ContentError with everything that is wrong with any of them."""
        findings: list[Finding] = []
        found: dict[str, Game] = {}
        owners: dict[str, str] = {}
        for pack in self.packs:
            for name in pack.games:
                if owners.get(name) in pack.file.after:  # it changes the game of a pack before it
                    continue
                folder = Tree(None, pack.layer.name(f"{GAMES}/{name}"), self.layers, f"{GAMES}/{name}")
                if name in (*game_ids(), *owners):
                    message = f"the game “{name}” is there already"
                    hint = "give this one, and its folder, another name"
                    findings.append(Finding("already-there", message, Place(f"{folder.shown}/game.yaml"), hint=hint))
                    continue
                owners[name] = pack.id
                try:
                    found[name] = own_game(pack, folder, self.spoken, templates_tree(self.layers) / "theme")
                except ContentError as error:
                    findings += error.findings
        raise_if_errors(findings)
        return found

    @property
    def game_ids(self) -> tuple[str, ...]:
        """The ids of all games, the shipped ones first, in the order in which they are built."""
        return (*game_ids(), *self.own_games)

    def game(self, name: str) -> Game:
        """The game of that id. Raises ContentError with the ids that there are."""
        if name in game_ids():
            return find_game(name)
        if name not in self.own_games:
            hint = did_you_mean(name, self.game_ids)
            raise ContentError([Finding("unknown-game", f"no game “{name}”", hint=hint)])
        return self.own_games[name]

    @remembered
    def theme(self, name: str) -> Theme:
        """The theme of that name; of a game that a pack brings, its own."""
        bundle = self.own_games[name].bundle if name in self.own_games else None
        if bundle is not None:
            return bundle.theme
        return load_theme(templates_tree(self.layers) / "theme", name)

    def source_of(self, game: str) -> str:
        """The language that stands in for others: English, or the first one of a game that a pack brings without it."""
        bundle = self.own_games[game].bundle if game in self.own_games else None
        return SOURCE if bundle is None or SOURCE in bundle.texts else next(iter(bundle.texts))

    @remembered
    def texts(self, game: str, code: str) -> Texts:
        """The texts of a game, on top of those that all games share."""
        if code == PSEUDO:
            return pseudo_texts(self.texts(game, self.source_of(game)), self.language(code))
        spoken = self.language(code)
        shared = load_texts(self.tree / "press" / "text" / code, spoken)
        bundle = self.own_games[game].bundle if game in self.own_games else None
        own = bundle.texts[code] if bundle is not None else load_texts(self.tree / game / "text" / code, spoken)
        return merged(spoken, [shared, own])

    @remembered
    def glossary(self, game: str, code: str) -> Glossary:
        """The glossary of a game in one language; without terms if there is none yet."""
        if code == PSEUDO:
            return pseudo_glossary(self.glossary(game, SOURCE))
        folder = self.tree / GAMES / game if game in self.own_games else self.tree / game
        return load_glossary(folder / "glossary" / f"{code}.yaml", code)

    @remembered
    def content(self, game_id: str) -> Any:
        """The content of a game. Raises ContentError with all that is wrong with it."""
        return self.game(game_id).load(self.tree)

    @remembered
    def checked(self, game_id: str) -> list[Finding]:
        """What is wrong with the content of a game, as far as it could be read."""
        return self.game(game_id).check(self.content(game_id))

    def job(
        self,
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
        look = self.theme(game.id)
        words = replace(self.texts(game.id, code), asked=set())
        scribe = Scribe(code, look.fallback, words.language.glue, repeat_hyphen=words.language.repeat_hyphen)
        source = self.source_of(game.id)
        if allow_missing and code not in (source, PSEUDO):
            words = words.falling_back(self.texts(game.id, source), scribe.note)
        profile = profile or self.profiles["home"]
        how = how or imposition(profile, paper)
        folders = (templates_tree(self.layers),) if self.packs else (templates_folder(),)
        content = self.content(game.id)
        return Job(game.id, content, words, look, paper, scribe, folders, profile, how, options, self.tree)


def own_game(pack: Pack, folder: Tree, languages: Mapping[str, Language], themes: Tree) -> Game:
    """A game that a pack brings. Raises ContentError with everything that is wrong with it."""
    from generator.games.homemade.game import homemade_game

    game = homemade_game(folder, languages=languages, themes=themes)
    assert game.bundle is not None
    lacking = [code for code in pack.languages if code not in game.bundle.texts]
    for code in lacking:
        if code not in languages:
            hint = did_you_mean(code, languages)
            where = pack.where("languages", pack.languages.index(code))
            raise ContentError([Finding("unknown-language", f"no language “{code}”", where, hint=hint)])
    if lacking:
        message = f"the pack is in {', '.join(pack.languages)}, but the game not in {', '.join(lacking)}"
        where = Place(f"{folder.shown}/game.yaml", 1, 1)
        raise ContentError([Finding("missing-language", message, where, hint="add it to languages:, with its texts")])
    return game


@remembered
def stock(packs: tuple[Path, ...] = ()) -> Stock:
    """The stock with the packs at these paths (folders or ZIP files), which are read once.

    Raises ContentError with everything that is wrong with how the packs are made.
    """
    return Stock(open_packs(packs))


def languages() -> dict[str, Language]:
    """All shipped languages by code, in the order of their files."""
    return Stock().languages


def language(code: str) -> Language:
    """The shipped language of that code; also the pseudo-language, which no list of languages shows."""
    return Stock().language(code)


def papers() -> dict[str, Paper]:
    """All shipped papers by name."""
    return Stock().papers


def profiles() -> dict[str, Profile]:
    """All shipped print profiles by name."""
    return Stock().profiles


def card_sizes() -> dict[str, CardSize]:
    """All shipped card sizes by name."""
    return Stock().card_sizes


def theme(name: str) -> Theme:
    """The shipped theme of that name."""
    return Stock().theme(name)


def texts(game: str, code: str) -> Texts:
    """The shipped texts of a game, on top of those that all games share."""
    return Stock().texts(game, code)


def glossary(game: str, code: str) -> Glossary:
    """The shipped glossary of a game in one language; without terms if there is none yet."""
    return Stock().glossary(game, code)


def content(game_id: str) -> Any:
    """The shipped content of a game."""
    return Stock().content(game_id)


def make_job(
    game: Game,
    code: str,
    paper: Paper,
    options: Mapping[str, Any],
    profile: Profile | None = None,
    how: Imposition | None = None,
    allow_missing: bool = False,
) -> Job:
    """The job for a shipped game's documents in one language on one paper."""
    return Stock().job(game, code, paper, options, profile, how, allow_missing)
