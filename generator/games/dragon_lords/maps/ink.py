"""The colours and pens of the countryside, in the lengths of the sheet: a hex is 1."""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.dragon_lords.maps.shapes import Steps
from generator.kit.theme import Theme
from generator.scene.nodes import Paint, Path, Pen
from generator.units import pt

#: Widths of the pens in points.
WIDTHS = {"line": 0.45, "fine": 0.3, "faint": 0.22}

#: Dashes in mm that make a hedge's bushes of round dots.
BUSHES = (0.01, 0.85)


@dataclass(frozen=True, slots=True)
class MapInk:
    """Colours ``#rrggbb`` by role, and how many mm a hex is long."""

    colors: tuple[tuple[str, str], ...]
    hex_mm: float

    @classmethod
    def of(cls, theme: Theme, hex_mm: float) -> MapInk:
        """The theme's colours whose roles begin with ``map_``, for hexes of a size in mm."""
        roles = sorted(role for role in theme.colors if role.startswith("map_"))
        return cls(tuple((role.removeprefix("map_"), theme.color(role)) for role in roles), hex_mm)

    def color(self, role: str) -> str:
        """The colour of a role."""
        return dict(self.colors)[role] if not role.startswith("#") else role

    def mm(self, length: float) -> float:
        """A length on paper as a length on the sheet."""
        return length / self.hex_mm

    def pen(self, role: str, width: str | float = "fine", dash: tuple[float, ...] = ()) -> Pen:
        """A pen by colour role, width (by name, or in mm) and dash lengths in mm."""
        wide = pt(WIDTHS[width]) if isinstance(width, str) else width
        return Pen(self.color(role), self.mm(wide), tuple(self.mm(length) for length in dash))

    def fill(self, steps: Steps, role: str, even_odd: bool = False) -> Path:
        """A filled area."""
        return Path(steps, Paint(self.color(role)), even_odd)

    def line(self, steps: Steps, role: str, width: str | float = "fine", dash: tuple[float, ...] = ()) -> Path:
        """A line, or several that look alike."""
        return Path(steps, Paint(None, self.pen(role, width, dash)))

    def area(self, steps: Steps, fill: str, role: str, width: str | float = "fine") -> Path:
        """An area with its outline."""
        return Path(steps, Paint(self.color(fill), self.pen(role, width)))
