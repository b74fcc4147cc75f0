"""Papers as data: sizes and safe margins in mm."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from generator.errors import ContentError, Finding, did_you_mean
from generator.scene.geometry import Box
from generator.source.model import Model, Problem, load, problem
from generator.source.tree import Tree, read_at

#: White all round a sheet of cards, a quarter of an inch: what every home printer can do, on A4 and on Letter.
CARD_MARGIN = 6.35


class Paper(Model):
    """A paper, portrait, in mm.

    ``margin`` is left free on all sides of a sheet, ``card_margin`` on all sides of a sheet of cards.
    """

    name: str
    """Its name for people."""
    width: float
    """The smaller side, in mm."""
    height: float
    """The larger side, in mm."""
    margin: float
    card_margin: float = CARD_MARGIN

    def problems(self) -> Iterable[Problem]:
        """A paper that has no room between its margins, or that stands on its side."""
        if self.width > self.height:
            yield problem("bad-paper", "a paper is given portrait: its width is the smaller side", "width")
        for name in ("margin", "card_margin"):
            if not 0 <= 2 * getattr(self, name) < min(self.width, self.height):
                yield problem("bad-paper", f"{name} leaves no room on the paper", name)

    @property
    def sheet(self) -> Box:
        """The whole sheet."""
        return Box(0, 0, self.width, self.height)

    @property
    def area(self) -> Box:
        """The part of the sheet that content may use."""
        return self.sheet.inset(self.margin)

    def landscape(self) -> Paper:
        """The same paper, turned."""
        return self.model_copy(update={"width": self.height, "height": self.width})


def load_papers(path: Path | Tree) -> dict[str, Paper]:
    """All papers by name. Raises ContentError."""
    source = read_at(path, f"content/press/{path.name}")
    names = source.data if isinstance(source.data, dict) else {}
    return {str(name): load(Paper, source, (name,)) for name in names}


def find_paper(papers: dict[str, Paper], name: str) -> Paper:
    """A paper by its name. Raises ContentError with the names that there are."""
    try:
        return papers[name.lower()]
    except KeyError:
        hint = did_you_mean(name, papers)
        raise ContentError([Finding("unknown-paper", f"no paper “{name}”", hint=hint)]) from None
