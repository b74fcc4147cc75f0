"""How text looks: face, size, colour, spacing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from generator.scene.nodes import Face
from generator.units import pt


@dataclass(frozen=True, slots=True)
class TextStyle:
    """A way to set text. ``size`` is in points, ``leading`` in ems, ``tracking`` in ems; ``link`` is where it leads."""

    face: Face
    size: float
    color: str = "#000000"
    leading: float = 1.25
    tracking: float = 0.0
    capitals: bool = False
    link: str = ""

    @property
    def em(self) -> float:
        """The size in mm."""
        return pt(self.size)

    @property
    def line_height(self) -> float:
        """The distance from baseline to baseline in mm."""
        return self.em * self.leading

    def sized(self, size: float) -> TextStyle:
        """The same style at another size in points."""
        return TextStyle(self.face, size, self.color, self.leading, self.tracking, self.capitals, self.link)

    def colored(self, color: str) -> TextStyle:
        """The same style in another colour."""
        return replace(self, color=color)

    def weighted(self, weight: int) -> TextStyle:
        """The same style in another weight of its family."""
        return replace(self, face=replace(self.face, weight=weight))

    def slanted(self) -> TextStyle:
        """The same style in italics."""
        return replace(self, face=replace(self.face, italic=True))
