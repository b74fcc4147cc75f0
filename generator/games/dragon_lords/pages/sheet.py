"""What the parts of a play sheet share: the easel, the words, the tables, the dragon (or none, on a blank sheet)."""

from __future__ import annotations

from dataclasses import dataclass

from generator.errors import NOWHERE, Place
from generator.games.dragon_lords.model.design import ReadyDragon
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.pages.words import Words
from generator.games.dragon_lords.rules.stats import StatBlock
from generator.games.game import Job
from generator.kit.easel import Easel

#: Marks what the note at the foot of a sheet speaks of.
NOTE_MARK = "‡"


@dataclass(frozen=True)
class Sheet:
    """A play sheet in the making. A blank one has no ``block``; ``where`` is where the dragon's name stands."""

    job: Job
    easel: Easel
    words: Words
    tables: Tables
    block: StatBlock | None = None
    where: Place = NOWHERE

    def t(self, key: str, **figures: object) -> str:
        """A text of the sheet."""
        return self.words.texts(f"sheet.{key}", **figures)

    def flagged(self, figure: str, text: str) -> str:
        """The text, with a double dagger if the dragon's note speaks of this figure."""
        design = self.block.design if self.block is not None else None
        return f"{text}{NOTE_MARK}" if isinstance(design, ReadyDragon) and figure in design.misprints else text

    @property
    def dragon(self) -> StatBlock:
        """The dragon of a sheet that has one."""
        assert self.block is not None
        return self.block


def new_sheet(job: Job, block: StatBlock | None = None, where: Place = NOWHERE) -> Sheet:
    """A sheet on a fresh easel."""
    return Sheet(job, Easel(job.theme, job.scribe), Words(job.texts), job.content.tables, block, where)
