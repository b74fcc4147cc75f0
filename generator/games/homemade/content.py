"""The content of a homemade game: all files of its folder, read and put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import TypeVar

from generator.errors import ContentError, Finding, Place, did_you_mean, raise_if_errors
from generator.games.homemade.model.board_file import BoardFile
from generator.games.homemade.model.deck_file import DeckFile
from generator.games.homemade.model.game_file import NAME, GameFile, Kind
from generator.games.homemade.model.token_file import TokenFile
from generator.games.homemade.theming import homemade_theme
from generator.i18n.language import Language, load_language
from generator.i18n.texts import Texts, load_texts
from generator.kit.theme import Theme
from generator.resources import content_folder, shown
from generator.source.model import Model, load
from generator.source.nodes import Source, Step
from generator.source.tree import Tree

T = TypeVar("T")
GAME_FILE, THEME_FILE = "game.yaml", "theme.yaml"
#: The kinds of documents that have a file of their own, and what it holds.
FILES: Mapping[Kind, type[Model]] = {Kind.DECK: DeckFile, Kind.TOKENS: TokenFile, Kind.BOARD: BoardFile}


@dataclass(frozen=True)
class Content:
    """A homemade game; ``parts`` are the files of its documents."""

    id: str
    folder: Tree
    game: GameFile
    parts: Mapping[str, Model]
    theme: Theme
    texts: Mapping[str, Texts]
    sources: Mapping[str, Source] = field(default_factory=dict, repr=False, compare=False)

    def deck(self, name: str) -> DeckFile:
        """A deck by the id of its document."""
        part = self.parts[name]
        assert isinstance(part, DeckFile)
        return part

    def tokens(self, name: str) -> TokenFile:
        """Tokens by the id of their document."""
        part = self.parts[name]
        assert isinstance(part, TokenFile)
        return part

    def board(self, name: str) -> BoardFile:
        """A board by the id of its document."""
        part = self.parts[name]
        assert isinstance(part, BoardFile)
        return part

    def where(self, name: str, *loc: Step) -> Place:
        """Where something stands in the file of a document, or in ``game.yaml`` for ``game``."""
        return self.sources[name].place(loc)

    def title(self, code: str) -> str:
        """What the game is called in a language."""
        return str(self.texts[code]("title"))


class Gathering:
    """Collects the findings of many readings, so that all are told at once."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []

    def attempt(self, make: Callable[[], T]) -> T | None:
        """What ``make`` gives; ``None`` if it finds something wrong."""
        try:
            return make()
        except ContentError as error:
            self.findings += error.findings
            return None


def read_content(folder: Tree, languages: Mapping[str, Language], themes: Path | Tree) -> Content:
    """The game in a folder; ``languages`` are those that the press knows, by code, and ``themes`` the folder of themes.

    Raises ContentError with everything that is wrong in any of its files.
    """
    gathering = Gathering()
    if not NAME.fullmatch(folder.name):
        hint = "call the folder by small letters, digits and hyphens, such as lantern-game"
        message = f"“{folder.name}” is no name for a game"
        gathering.findings.append(Finding("bad-name", message, Place(folder.shown), hint=hint))
    source = read_file(folder / GAME_FILE)
    game = load(GameFile, source)
    sources = {"game": source}
    parts: dict[str, Model] = {}
    for entry in game.documents:
        model = FILES.get(entry.kind)
        if model is None:
            continue
        read = gathering.attempt(partial(read_file, folder / f"{entry.id}.yaml"))
        if read is not None:
            sources[entry.id] = read
            part = gathering.attempt(partial(load, model, read))
            if part is not None:
                parts[entry.id] = part
    theme = gathering.attempt(partial(homemade_theme, folder / THEME_FILE, themes))
    texts = read_texts(folder, languages, game, source, gathering)
    raise_if_errors(gathering.findings)
    assert theme is not None
    return Content(folder.name, folder, game, parts, theme, texts, sources)


def read_file(file: Tree) -> Source:
    """A YAML file of the game. Raises ContentError, with the file that may be meant if there is no such one."""
    if not file.is_file():
        near = get_close_matches(file.name, [path.name for path in file.parent.glob("*.yaml")], n=1)
        hint = f"did you mean “{near[0]}”?" if near else ""
        message = "the file cannot be read: there is no such file"
        raise ContentError([Finding("unreadable-file", message, Place(file.shown, 1, 1), hint=hint)])
    return file.read()


def read_texts(
    folder: Tree, languages: Mapping[str, Language], game: GameFile, source: Source, gathering: Gathering
) -> dict[str, Texts]:
    """The texts of all languages of the game."""
    found: dict[str, Texts] = {}
    for index, code in enumerate(game.languages):
        where = source.place(("languages", index))
        if code not in languages:
            hint = did_you_mean(code, languages)
            gathering.findings.append(Finding("unknown-language", f"no language “{code}”", where, hint=hint))
            continue
        own = gathering.attempt(partial(load_texts, folder / "text" / code, languages[code]))
        if own is not None and not own.has("title"):
            message = f"the game has no title [{code}]"
            hint = f"write title: … in text/{code}/names.yaml or any other file there"
            gathering.findings.append(Finding("missing-translation", message, where, hint=hint))
        if own is not None:
            found[code] = own
    return found


def shipped_languages() -> dict[str, Language]:
    """The languages that are shipped, by code."""
    paths = sorted(content_folder("languages").glob("*.yaml"))
    return {language.code: language for language in (load_language(path, shown(path)) for path in paths)}
