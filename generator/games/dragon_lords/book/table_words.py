"""What the tables of the book share: the words of the game and the marks of reconstructed figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from generator.book.blocks import TableData
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.pages.words import DAGGER, Words
from generator.games.game import Job


@dataclass(frozen=True)
class Desk:
    """A table in the making: the content, the words, and the tables of figures."""

    job: Job

    @property
    def content(self) -> DragonLordsContent:
        """The content of the game."""
        content: DragonLordsContent = self.job.content
        return content

    @property
    def tables(self) -> Tables:
        """The tables of figures."""
        return self.content.tables

    @property
    def words(self) -> Words:
        """The words of the game."""
        return Words(self.job.texts)

    def named(self, kind: str, option: str) -> str:
        """The name of an option with a large first letter."""
        return self.words.capital(self.words.name(kind, option))

    def t(self, key: str, **figures: object) -> str:
        """A text of the rulebook."""
        return self.job.texts(f"rulebook.{key}", **figures)

    def head(self, *keys: str) -> tuple[str, ...]:
        """Heads of columns by their keys; none for an empty key."""
        return tuple(self.t(f"heads.{key}") if key else "" for key in keys)

    def data(
        self,
        head: Sequence[str],
        rows: Iterable[Sequence[str]],
        *,
        left: Iterable[int] = (0,),
        widths: tuple[float, ...] = (),
        wide: bool = False,
        notes: tuple[str, ...] = (),
    ) -> TableData:
        """The finished table; the dagger is explained below if one of its cells has it."""
        body = tuple(tuple(row) for row in rows)
        if any(DAGGER in cell for row in body for cell in row):
            notes = (*notes, f"{DAGGER} {self.job.texts('foot.reconstructed')}")
        return TableData(tuple(head), body, widths, frozenset(left), notes, wide)
