"""The theme: colours, pens and type styles by role, read from ``templates/theme/*.yaml``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from pydantic import Field

from generator.errors import NOWHERE, ContentError, Finding, Place, did_you_mean, raise_if_errors
from generator.scene.nodes import Face, Paint, Pen
from generator.source.characters import shown
from generator.source.model import Model, Problem, load, problem
from generator.source.reader import Source
from generator.source.tree import Tree, read_at
from generator.text.fonts import font_file
from generator.text.style import TextStyle
from generator.units import pt

V = TypeVar("V")
_COLOR = re.compile(r"#[0-9A-Fa-f]{6}")


class StyleSpec(Model):
    """A type style: sizes in points, tracking and leading in ems, colour by role."""

    family: str
    """The family of fonts."""
    weight: int = 400
    """100 to 900; 400 is regular, 700 bold."""
    italic: bool = False
    """Whether it slants."""
    size: float
    """Size in points."""
    smallest: float | None = None
    """How small it may become to fit, in points."""
    color: str = "ink"
    """A colour of the theme, or #rrggbb."""
    leading: float = 1.25
    """From line to line, in sizes."""
    tracking: float = 0.0
    """Space between letters, in sizes."""
    capitals: bool = False
    """Whether all letters are capitals."""

    @property
    def face(self) -> Face:
        """The face that the style is set in."""
        return Face(self.family, self.weight, self.italic)

    def problems(self) -> Iterable[Problem]:
        """Sizes, weights and leadings that nothing can be set in."""
        if self.size <= 0:
            yield problem("bad-size", f"a size of {self.size:g} pt cannot be printed", "size")
        if self.smallest is not None and not 0 < self.smallest <= self.size:
            message = f"the smallest size is {self.smallest:g} pt, the size {self.size:g} pt"
            yield problem("bad-size", message, "smallest", hint=f"write a size above 0 and up to {self.size:g}")
        if self.weight not in range(100, 1000, 100):
            hint = "write 100, 200, … 900; 400 is regular, 700 bold"
            yield problem("bad-weight", f"{self.weight} is no weight of a font", "weight", hint=hint)
        if self.leading <= 0:
            yield problem("bad-size", f"a leading of {self.leading:g} sets all lines on one", "leading")
        if self.color.startswith("#"):
            yield from color_problems(self.color, "color")


def color_problems(color: str, *loc: str) -> Iterator[Problem]:
    """What is wrong with the way a colour is written."""
    if not _COLOR.fullmatch(color):
        short = re.fullmatch(r"#([0-9A-Fa-f]{3})", color)
        right = "#" + "".join(2 * digit for digit in short[1]) if short else "#rrggbb, such as #1B1B22"
        yield problem("bad-color", f"“{shown(color)}” is no colour", *loc, hint=f"write {right}")


class ThemeFile(Model):
    """One theme file; it may extend another, whose roles it overrides one by one."""

    extends: str | None = None
    """The theme whose colours, pens and styles hold where this one has none."""
    fallback: tuple[str, ...] = ()
    """Families of fonts to take letters from that the others lack."""
    colors: dict[str, str] = Field(default_factory=dict)
    """Colours by what they are for, as #rrggbb."""
    pens: dict[str, float] = Field(default_factory=dict)
    """Widths of lines in points, by what they are for."""
    styles: dict[str, StyleSpec] = Field(default_factory=dict)
    """Type by what it is for."""

    def problems(self) -> Iterable[Problem]:
        """Colours that are none and pens without a width."""
        for role, color in self.colors.items():
            yield from color_problems(color, "colors", role)
        for role, width in self.pens.items():
            if width <= 0:
                yield problem("bad-size", f"a pen of {width:g} pt draws nothing", "pens", role)


class Theme(Model):
    """Roles to values, all files of the chain taken together. ``file`` is the one that the theme is named after."""

    fallback: tuple[str, ...]
    colors: dict[str, str]
    pens: dict[str, float]
    styles: dict[str, StyleSpec]
    file: str = ""

    @property
    def where(self) -> Place:
        """The file that a missing role belongs in."""
        return Place(self.file, 1, 1) if self.file else NOWHERE

    def color(self, role: str) -> str:
        """The ``#rrggbb`` of a colour role; a value that is one already is given back."""
        return role if role.startswith("#") else pick(self.colors, role, "colour", self.where)

    def pen(self, role: str, color: str = "ink", dash: tuple[float, ...] = (), butt: bool = False) -> Pen:
        """A pen of a width role in a colour role."""
        return Pen(self.color(color), pt(pick(self.pens, role, "pen", self.where)), dash, butt)

    def paint(self, fill: str | None = None, pen: str | None = None, color: str = "ink") -> Paint:
        """A paint of a fill role and a pen role."""
        return Paint(self.color(fill) if fill else None, self.pen(pen, color) if pen else None)

    def style(self, role: str, color: str | None = None) -> TextStyle:
        """The type style of a role."""
        spec = pick(self.styles, role, "style", self.where)
        shade = self.color(color or spec.color)
        return TextStyle(spec.face, spec.size, shade, spec.leading, spec.tracking, spec.capitals)

    def smallest(self, role: str) -> float:
        """How small, in points, a text of this role may be set."""
        spec = pick(self.styles, role, "style", self.where)
        return spec.size if spec.smallest is None else spec.smallest


def pick(roles: dict[str, V], role: str, kind: str, where: Place = NOWHERE) -> V:
    """The value of a role. Raises ContentError for a role that the theme lacks."""
    try:
        return roles[role]
    except KeyError:
        message = f"the theme has no {kind} “{role}”"
        raise ContentError([Finding("unknown-role", message, where, hint=did_you_mean(role, roles))]) from None


def load_theme(folder: Path | Tree, name: str) -> Theme:
    """A theme with all that it extends.

    Raises ContentError with every finding: values that cannot be printed, themes that do not exist or extend each other
    in a ring, colours and fonts that a style names and that there are not.
    """
    chain = chain_of(folder, name)
    files = [file for file, _ in chain]
    theme = Theme(
        fallback=next((file.fallback for file in reversed(files) if file.fallback), ()),
        colors={role: value for file in files for role, value in file.colors.items()},
        pens={role: value for file in files for role, value in file.pens.items()},
        styles={role: value for file in files for role, value in file.styles.items()},
        file=chain[-1][1].file,
    )
    raise_if_errors(finding for file, source in chain for finding in unmet(theme, file, source))
    return theme


def chain_of(folder: Path | Tree, name: str) -> list[tuple[ThemeFile, Source]]:
    """The files of a theme, the one that extends nothing first. Raises ContentError if one is missing or in a ring."""
    known = sorted(path.stem for path in folder.glob("*.yaml"))
    seen: list[str] = []
    chain: list[tuple[ThemeFile, Source]] = []
    wanted, where = name, Place(f"templates/theme/{name}.yaml", 1, 1)
    while True:
        if wanted in seen:
            ring = " → ".join([*seen, wanted])
            raise ContentError([Finding("theme-ring", f"themes extend each other: {ring}", where)])
        if wanted not in known:
            raise ContentError(
                [Finding("unknown-theme", f"no theme “{wanted}”", where, hint=did_you_mean(wanted, known))]
            )
        seen.append(wanted)
        source = read_at(folder / f"{wanted}.yaml", f"templates/theme/{wanted}.yaml")
        file = load(ThemeFile, source)
        chain.insert(0, (file, source))
        if file.extends is None:
            return chain
        wanted, where = file.extends, source.place(("extends",))


def unmet(theme: Theme, file: ThemeFile, source: Source) -> Iterator[Finding]:
    """The colours and fonts that one file names and that there are not."""
    for role, spec in file.styles.items():
        if not spec.color.startswith("#") and spec.color not in theme.colors:
            where = source.place(("styles", role, "color"))
            message = f"the theme has no colour “{spec.color}”"
            yield Finding("unknown-role", message, where, hint=did_you_mean(spec.color, theme.colors))
        yield from font_findings(spec.face, source.place(("styles", role, "family")))
    for index, family in enumerate(file.fallback):
        yield from font_findings(Face(family), source.place(("fallback", index)))


def font_findings(face: Face, where: Place) -> Iterator[Finding]:
    """The finding for a face that no installed package has."""
    try:
        font_file(face)
    except ContentError as error:
        for finding in error.findings:
            yield Finding(finding.code, finding.message, where, hint=finding.hint)
