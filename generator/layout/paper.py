"""Papers as data: sizes and safe margins in mm."""

from __future__ import annotations

from pathlib import Path

from generator.errors import ContentError, Finding, did_you_mean
from generator.scene.geometry import Box
from generator.source.model import Model, load
from generator.source.reader import Source, read_yaml


class Paper(Model):
    """A paper, portrait, in mm. ``margin`` is left free on all sides."""

    name: str
    width: float
    height: float
    margin: float

    @property
    def area(self) -> Box:
        """The part of the sheet that content may use."""
        return Box(0, 0, self.width, self.height).inset(self.margin)

    def landscape(self) -> Paper:
        """The same paper, turned."""
        return self.model_copy(update={"width": self.height, "height": self.width})


def load_papers(path: Path) -> dict[str, Paper]:
    """All papers by name. Raises ContentError."""
    source: Source = read_yaml(path, f"content/press/{path.name}")
    return {str(name): load(Paper, source, (name,)) for name in source.data}


def find_paper(papers: dict[str, Paper], name: str) -> Paper:
    """A paper by its name. Raises ContentError with the names that there are."""
    try:
        return papers[name.lower()]
    except KeyError:
        hint = did_you_mean(name, papers)
        raise ContentError([Finding("unknown-paper", f"no paper “{name}”", hint=hint)]) from None
