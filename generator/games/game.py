"""What the press needs to know of a game: its documents, how its content is read, checked and composed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, Protocol

from generator.book.blocks import Book
from generator.errors import NOWHERE, Finding, Place
from generator.i18n.texts import Texts
from generator.kit.theme import Theme
from generator.layout.board import Board
from generator.layout.cards import Deck
from generator.layout.imposition import Imposition
from generator.layout.paper import Paper
from generator.layout.profiles import Profile
from generator.resources import content_tree
from generator.scene.page import Document
from generator.source.reader import Source
from generator.source.tree import Tree
from generator.text.scribe import Scribe


@dataclass(frozen=True)
class Job:
    """All that a document is composed from. ``options`` are the game's own (a dragon file, a variant).

    ``tree`` is the content of all games, packs included.
    """

    game: str
    content: Any
    texts: Texts
    theme: Theme
    paper: Paper
    scribe: Scribe
    template_folders: tuple[Path | Tree, ...]
    profile: Profile
    how: Imposition
    options: Mapping[str, Any] = field(default_factory=dict)
    tree: Tree = field(default_factory=content_tree)

    @property
    def language(self) -> str:
        """The code of the language that is printed."""
        return self.texts.language.code

    def standing(self, where: Place) -> Job:
        """The job for something that stands at a place: findings that know none of their own are told there."""
        return self if where == NOWHERE else replace(self, scribe=replace(self.scribe, here=where))

    def rendered(self, template: str, **figures: Any) -> str:
        """A template of the game, filled in with the texts as ``t`` and the given figures. Raises ContentError."""
        from generator.i18n.sandbox import render_template

        words = {"t": self.texts, "count": self.texts.count}
        return render_template(self.template_folders, f"{self.game}/{template}", {**words, **figures})


#: The papers that rulebooks are laid out for.
BOOK_PAPERS = ("a4", "letter", "a5")

#: What a composer may make: finished pages, a deck of cards, a board that the press puts on paper, or a rulebook.
Product = Document | Deck | Board | Book


class Compose(Protocol):
    """Makes a product of a job. Findings go to the job's scribe while it is drawn."""

    def __call__(self, job: Job) -> Product: ...


@dataclass(frozen=True)
class DocumentKind:
    """A document that a game can print. ``composer`` is ``module:function``, imported when it is needed."""

    id: str
    composer: str
    form: Literal["pages", "deck", "board", "book"] = "pages"
    #: The papers that its pages are laid out for; decks and boards go on any.
    papers: tuple[str, ...] = ("a4", "letter")
    #: Whether it can be made as a file to fill in on a screen.
    fillable: bool = False
    #: Where a file of a user's own asks for it.
    where: Place = NOWHERE

    def suits(self, paper: str) -> bool:
        """Whether it can be printed on a paper."""
        if self.form == "book":
            return paper in BOOK_PAPERS
        return self.form != "pages" or paper in self.papers

    def compose(self, job: Job) -> Product:
        """What is printed for a job."""
        module, _, name = self.composer.partition(":")
        function: Compose = getattr(import_module(module), name)
        return function(job)


@dataclass(frozen=True)
class FigureRow:
    """One figure and where it comes from, for the list of all that is not printed in the source."""

    table: str
    cell: str
    value: str
    provenance: str
    why: str
    place: str


@dataclass(frozen=True)
class Bundle:
    """What a game brings along instead of having it in the shipped folders: its look, and its texts by language."""

    theme: Theme
    texts: Mapping[str, Texts]


@dataclass(frozen=True)
class Game:
    """A game on the press."""

    id: str
    title: str
    documents: tuple[DocumentKind, ...]
    #: Reads the content of the game; takes the tree that holds all games, packs included. Raises ContentError.
    load: Callable[[Tree], Any]
    #: What is wrong with content that could be read.
    check: Callable[[Any], list[Finding]]
    #: What the texts of all languages lack, beyond what they lack beside each other.
    check_texts: Callable[[Any, Sequence[Texts]], list[Finding]]
    #: Figures that are not printed in the source.
    provenance: Callable[[Any], Sequence[FigureRow]]
    #: Judges a file of the user's own for a job; ``None`` if the file is not for this game.
    check_own: Callable[[Job, Source], list[Finding] | None] = lambda _job, _source: None
    #: Whether a file of the user's own can be printed, as which documents, and the options that ask for it.
    prints_own: Callable[[Source], bool] = lambda _source: True
    own_documents: tuple[str, ...] = ()
    own_options: Callable[[Path], Mapping[str, Any]] = lambda _path: {}
    #: The folders of its content in which packs put files of any name: one more adventure, say.
    growing: tuple[str, ...] = ()
    #: The variants of the game that can be printed, the game as it is first; none if it has no other.
    variants: Callable[[Any], Sequence[str]] = lambda _content: ()
    #: Theme and texts of a game that lies in a folder of its own; ``None`` if they lie in the shipped folders.
    bundle: Bundle | None = None

    def document(self, name: str) -> DocumentKind | None:
        """The document of that id."""
        return next((kind for kind in self.documents if kind.id == name), None)
