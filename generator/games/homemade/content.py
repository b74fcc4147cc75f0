"""The content of a homemade game: all files of its folder, read and put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
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
from generator.source.reader import read_yaml

T = TypeVar("T")
GAME_FILE, THEME_FILE = "game.yaml", "theme.yaml"
#: The kinds of documents that have a file of their own, and what it holds.
FILES: Mapping[Kind, type[Model]] = {Kind.DECK: DeckFile, Kind.TOKENS: TokenFile, Kind.BOARD: BoardFile}


@dataclass(frozen=True)
class Content:
    """A homemade game. ``shown`` is how its folder is called in messages; ``parts`` are the files of its documents."""

    id: str
    folder: Path
    shown: str
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


def read_content(folder: Path, shown_root: Path, languages: Mapping[str, Language]) -> Content:
    """The game in a folder; ``languages`` are those that the press knows, by code.

    Raises ContentError with everything that is wrong in any of its files.
    """
    called = folder.relative_to(shown_root).as_posix() if folder.is_relative_to(shown_root) else folder.name
    gathering = Gathering()
    if not NAME.fullmatch(folder.name):
        hint = "call the folder by small letters, digits and hyphens, such as lantern-game"
        message = f"“{folder.name}” is no name for a game"
        gathering.findings.append(Finding("bad-name", message, Place(called), hint=hint))
    source = read_yaml(folder / GAME_FILE, f"{called}/{GAME_FILE}")
    game = load(GameFile, source)
    sources = {"game": source}
    parts: dict[str, Model] = {}
    for entry in game.documents:
        model = FILES.get(entry.kind)
        if model is None:
            continue
        path = folder / f"{entry.id}.yaml"
        read = gathering.attempt(lambda path=path: read_yaml(path, f"{called}/{path.name}"))  # type: ignore[misc]
        if read is not None:
            sources[entry.id] = read
            part = gathering.attempt(lambda model=model, read=read: load(model, read))  # type: ignore[misc]
            if part is not None:
                parts[entry.id] = part
    theme = gathering.attempt(lambda: homemade_theme(folder / THEME_FILE, f"{called}/{THEME_FILE}"))
    texts = read_texts(folder, shown_root, languages, game, source, gathering)
    raise_if_errors(gathering.findings)
    assert theme is not None
    return Content(folder.name, folder, called, game, parts, theme, texts, sources)


def read_texts(
    folder: Path,
    shown_root: Path,
    languages: Mapping[str, Language],
    game: GameFile,
    source: Source,
    gathering: Gathering,
) -> dict[str, Texts]:
    """The texts of all languages of the game."""
    found: dict[str, Texts] = {}
    for index, code in enumerate(game.languages):
        where = source.place(("languages", index))
        if code not in languages:
            message = f"no language “{code}”"
            gathering.findings.append(Finding("unknown-language", message, where, hint=did_you_mean(code, languages)))
            continue
        language = languages[code]
        root = shown_root if folder.is_relative_to(shown_root) else folder.parent
        own = gathering.attempt(
            lambda language=language, root=root: load_texts(folder / "text" / language.code, language, root)  # type: ignore[misc]
        )
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
