"""The theme: colours, pens and type styles by role, read from ``templates/theme/*.yaml``."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from pydantic import Field

from generator.errors import ContentError, Finding, did_you_mean
from generator.scene.nodes import Face, Paint, Pen
from generator.source.model import Model, load
from generator.source.reader import read_yaml
from generator.text.style import TextStyle
from generator.units import pt

V = TypeVar("V")


class StyleSpec(Model):
    """A type style: sizes in points, tracking and leading in ems, colour by role."""

    family: str
    weight: int = 400
    italic: bool = False
    size: float
    smallest: float | None = None
    color: str = "ink"
    leading: float = 1.25
    tracking: float = 0.0
    capitals: bool = False


class ThemeFile(Model):
    """One theme file; it may extend another, whose roles it overrides one by one."""

    extends: str | None = None
    fallback: tuple[str, ...] = ()
    colors: dict[str, str] = Field(default_factory=dict)
    pens: dict[str, float] = Field(default_factory=dict)
    styles: dict[str, StyleSpec] = Field(default_factory=dict)


class Theme(Model):
    """Roles to values, all files of the chain taken together."""

    fallback: tuple[str, ...]
    colors: dict[str, str]
    pens: dict[str, float]
    styles: dict[str, StyleSpec]

    def color(self, role: str) -> str:
        """The ``#rrggbb`` of a colour role; a value that is one already is given back."""
        return role if role.startswith("#") else pick(self.colors, role, "colour")

    def pen(self, role: str, color: str = "ink", dash: tuple[float, ...] = (), butt: bool = False) -> Pen:
        """A pen of a width role in a colour role."""
        return Pen(self.color(color), pt(pick(self.pens, role, "pen")), dash, butt)

    def paint(self, fill: str | None = None, pen: str | None = None, color: str = "ink") -> Paint:
        """A paint of a fill role and a pen role."""
        return Paint(self.color(fill) if fill else None, self.pen(pen, color) if pen else None)

    def style(self, role: str, color: str | None = None) -> TextStyle:
        """The type style of a role."""
        spec = pick(self.styles, role, "style")
        face = Face(spec.family, spec.weight, spec.italic)
        shade = self.color(color or spec.color)
        return TextStyle(face, spec.size, shade, spec.leading, spec.tracking, spec.capitals)

    def smallest(self, role: str) -> float:
        """How small, in points, a text of this role may be set."""
        spec = pick(self.styles, role, "style")
        return spec.size if spec.smallest is None else spec.smallest


def pick(roles: dict[str, V], role: str, kind: str) -> V:
    """The value of a role. Raises ContentError for a role that the theme lacks."""
    try:
        return roles[role]
    except KeyError:
        message = f"the theme has no {kind} “{role}”"
        raise ContentError([Finding("unknown-role", message, hint=did_you_mean(role, roles))]) from None


def load_theme(folder: Path, name: str) -> Theme:
    """A theme with all that it extends. Raises ContentError, also for themes that extend each other in a ring."""
    chain: list[ThemeFile] = []
    seen: list[str] = []
    wanted: str | None = name
    while wanted is not None:
        if wanted in seen:
            ring = " → ".join([*seen, wanted])
            raise ContentError([Finding("theme-ring", f"themes extend each other: {ring}")])
        seen.append(wanted)
        path = folder / f"{wanted}.yaml"
        chain.append(load(ThemeFile, read_yaml(path, f"templates/theme/{path.name}")))
        wanted = chain[-1].extends
    chain.reverse()
    return Theme(
        fallback=next((file.fallback for file in reversed(chain) if file.fallback), ()),
        colors={role: value for file in chain for role, value in file.colors.items()},
        pens={role: value for file in chain for role, value in file.pens.items()},
        styles={role: value for file in chain for role, value in file.styles.items()},
    )
