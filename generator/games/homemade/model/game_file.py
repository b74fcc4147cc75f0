"""``game.yaml``: the languages of a homemade game, its figures, and the documents that it prints."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import StrEnum

from pydantic import Field

from generator.games.homemade.art.emblems import NAMES
from generator.games.homemade.limits import MAX_DOCUMENTS, MAX_FIGURES
from generator.source.model import Model, Problem, problem
from generator.source.nodes import Step

#: What names of documents, cards, tokens and choices are made of: they become file names and keys of texts.
NAME = re.compile(r"[a-z][a-z0-9-]{0,59}")
RESERVED_NAME = re.compile(r"con|prn|aux|nul|com\d|lpt\d")
#: What names that Jinja is to understand are made of.
VARIABLE = re.compile(r"[a-z][a-z0-9_]{0,59}")


class Kind(StrEnum):
    """What a document is: cards, tokens, a board, a sheet of short rules, or a book of all rules."""

    DECK = "deck"
    TOKENS = "tokens"
    BOARD = "board"
    SHEET = "sheet"
    RULEBOOK = "rulebook"


class DocumentEntry(Model):
    """A document that the game prints."""

    id: str = Field(description="Its name: small letters, digits and hyphens. A deck, tokens or a board lie in ID.yaml")
    kind: Kind = Field(description="deck, tokens, board, sheet or rulebook")
    columns: int = Field(2, description="Columns of a sheet, 1 to 3")

    def problems(self) -> Iterable[Problem]:
        """Names that are none and columns that there cannot be."""
        yield from name_problems(self.id, "id")
        if self.id in ("game", "theme"):
            yield problem(
                "bad-name", f"“{self.id}.yaml” is a file of the game itself", "id", hint="choose another name"
            )
        if not 1 <= self.columns <= 3:
            yield problem(
                "out-of-range", f"{self.columns} columns do not fit a sheet", "columns", hint="write 1, 2 or 3"
            )


class GameFile(Model):
    """The game itself. Its title stands in the texts, under ``title``."""

    languages: tuple[str, ...] = Field(
        description="Codes of the languages that the game has texts in, such as [en, pl]"
    )
    documents: tuple[DocumentEntry, ...] = Field(description="What the game prints, in this order")
    emblem: str = Field("", description=f"The emblem of the game, on the cover of its rulebook: {NAMES}")
    figures: dict[str, int | float] = Field(
        default_factory=dict, description="Numbers of the rules, by name; texts show them as {{ figures.NAME }}"
    )

    def problems(self) -> Iterable[Problem]:
        """Names given twice or that are none, and more than a game may have."""
        if not self.languages:
            yield problem("no-language", "the game has no language", "languages", hint="such as [en, pl]")
        if not self.documents:
            yield problem("no-document", "the game prints nothing", "documents", hint="add a document: {id, kind}")
        if len(self.documents) > MAX_DOCUMENTS:
            yield problem("too-large", f"a game has at most {MAX_DOCUMENTS} documents", "documents")
        if len(self.figures) > MAX_FIGURES:
            yield problem("too-large", f"a game has at most {MAX_FIGURES} figures", "figures")
        yield from repeated(self.languages, "languages")
        yield from repeated([entry.id for entry in self.documents], "documents", "id")
        for name in self.figures:
            yield from variable_problems(name, "figures", name)

    def of_kind(self, kind: Kind) -> list[DocumentEntry]:
        """The documents of a kind."""
        return [entry for entry in self.documents if entry.kind is kind]


def name_problems(name: str, *loc: Step, on_key: bool = False) -> Iterator[Problem]:
    """What is wrong with a name that becomes a file name or a key of texts."""
    if not NAME.fullmatch(name):
        hint = "write small letters, digits and hyphens, a letter first, such as red-dragon"
        yield problem("bad-name", f"“{name[:60]}” is no name", *loc, hint=hint, on_key=on_key)
    elif RESERVED_NAME.fullmatch(name):
        message = f"“{name}” cannot be the name of a file on every system"
        yield problem("bad-name", message, *loc, hint="choose another name", on_key=on_key)


def variable_problems(name: str, *loc: Step) -> Iterator[Problem]:
    """What is wrong with a name, given as a key, that texts are to show with ``{{ }}``."""
    if not VARIABLE.fullmatch(name):
        hint = "write small letters, digits and underscores, a letter first, such as hand_size"
        yield problem("bad-name", f"“{name[:60]}” is no name that a text could show", *loc, hint=hint, on_key=True)


def repeated(names: Iterable[str], *loc: Step) -> Iterator[Problem]:
    """The names that stand twice; ``loc`` is their list, and after it the key of each item that holds the name."""
    seen: set[str] = set()
    for index, name in enumerate(names):
        if name in seen:
            yield problem("duplicate-name", f"“{name}” stands here twice", loc[0], index, *loc[1:])
        seen.add(name)
