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
from generator.scene.geometry import Box
from generator.scene.nodes import Entry, Tick
from generator.units import pt

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
    number: int = 1

    @property
    def tall(self) -> bool:
        """Whether the paper is as tall as A4; a shorter one has less room for everything."""
        return self.job.paper.height > 290

    @property
    def fillable(self) -> bool:
        """Whether the file is to be filled in on a screen."""
        return bool(self.job.options.get("fillable"))

    def tick(self, name: str, box: Box, is_round: bool = False) -> None:
        """A field to tick, in a fillable file; ``name`` is unique on the sheet."""
        if self.fillable:
            self.easel.add([Tick(f"{self.number}.{name}", box, is_round)])

    def entry(self, name: str, box: Box, value: str = "", size: float = 10, centered: bool = False) -> None:
        """A field to type in, in a fillable file; ``size`` in points. A box of several lines takes several lines."""
        if self.fillable:
            multiline = box.height > 14
            field = Entry(f"{self.number}.{name}", box, value, pt(size), multiline, centered)
            self.easel.add([field])

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


def new_sheet(job: Job, block: StatBlock | None = None, where: Place = NOWHERE, number: int = 1) -> Sheet:
    """A sheet on a fresh easel; ``number`` is its place in the document."""
    return Sheet(job, Easel(job.theme, job.scribe), Words(job.texts), job.content.tables, block, where, number)
