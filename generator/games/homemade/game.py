"""A homemade game on the press."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Literal

from generator.errors import Finding
from generator.games.game import Bundle, DocumentKind, Game, Job, Product
from generator.games.homemade.content import GAME_FILE, Content, read_content, shipped_languages
from generator.games.homemade.model.game_file import Kind
from generator.i18n.language import Language
from generator.i18n.texts import Texts
from generator.resources import templates_folder
from generator.source.tree import Tree

__all__ = ["GAME_FILE", "homemade_game"]

PAGES = "generator.games.homemade.pages"
#: What composes each kind of document, and the form that it has.
COMPOSERS: dict[Kind, str] = {
    Kind.DECK: f"{PAGES}.deck:compose",
    Kind.TOKENS: f"{PAGES}.tokens:compose",
    Kind.BOARD: f"{PAGES}.board:compose",
    Kind.SHEET: f"{PAGES}.sheet:compose",
    Kind.RULEBOOK: f"{PAGES}.rulebook:compose",
}
FORMS: dict[Kind, Literal["pages", "deck", "board", "book"]] = {
    Kind.DECK: "deck",
    Kind.TOKENS: "pages",
    Kind.BOARD: "board",
    Kind.SHEET: "pages",
    Kind.RULEBOOK: "book",
}


@dataclass(frozen=True)
class HomemadeKind(DocumentKind):
    """A document of a homemade game: all of one kind share a composer, which is told the document's id."""

    def compose(self, job: Job) -> Product:
        """What is printed for a job."""
        module, _, name = self.composer.partition(":")
        product: Product = getattr(import_module(module), name)(job, self.id)
        return product


def homemade_game(
    folder: Path | Tree,
    shown_root: Path | None = None,
    languages: Mapping[str, Language] | None = None,
    themes: Path | Tree | None = None,
) -> Game:
    """The game in a folder, or in a tree of files; its id is the name of the folder.

    Names in messages start below ``shown_root`` if the folder is a plain one. ``languages`` are those that the press
    knows, by code, and ``themes`` the folder of the themes that it has; the shipped ones if none are given.

    Raises ContentError with everything that is wrong in any of its files.
    """
    if not isinstance(folder, Tree):
        called = folder.relative_to(shown_root) if shown_root is not None else folder
        folder = Tree(folder, called.as_posix(), at=folder.name)
    known = shipped_languages() if languages is None else languages
    content = read_content(folder, known, templates_folder("theme") if themes is None else themes)
    return Game(
        id=content.id,
        title=content.title(content.game.languages[0]),
        documents=tuple(document(content, index) for index in range(len(content.game.documents))),
        load=partial(loaded, content),
        check=check,
        check_texts=check_texts,
        provenance=lambda _content: (),
        bundle=Bundle(content.theme, content.texts),
    )


def document(content: Content, index: int) -> DocumentKind:
    """An entry of ``game.yaml`` as the press knows it."""
    entry = content.game.documents[index]
    where = content.where("game", "documents", index)
    return HomemadeKind(entry.id, COMPOSERS[entry.kind], FORMS[entry.kind], where=where)


def loaded(content: Content, _tree: Tree) -> Content:
    """The content, which has been read with the game."""
    return content


def check(content: Content) -> list[Finding]:
    """Everything that is wrong with the files beside each other."""
    from generator.games.homemade.checks import check_content

    return check_content(content)


def check_texts(content: Content, texts: Sequence[Texts]) -> list[Finding]:
    """What the texts lack."""
    from generator.games.homemade import checks

    return checks.check_texts(content, texts)
