"""Print profiles: what a deck is made into – sheets for a printer at home, single faces, a virtual table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from pathlib import Path

from pydantic import Field

from generator.errors import ContentError, Finding, did_you_mean
from generator.layout.backs import Backs
from generator.layout.cards import MAX_BLEED
from generator.source.model import Model, Problem, load, problem
from generator.source.tree import Tree, read_at


class Form(StrEnum):
    """What files a profile asks for: sheets of cards, one picture a face, or picture sheets for a virtual table."""

    SHEETS = "sheets"
    FACES = "faces"
    TABLETOP = "tabletop"


class Pixels(Model):
    """A picture size in pixels."""

    width: int
    """Pixels across."""
    height: int
    """Pixels down."""

    def problems(self) -> Iterable[Problem]:
        """Pictures of no size."""
        for name in ("width", "height"):
            if getattr(self, name) <= 0:
                yield problem("bad-pixels", f"{name} must be more than 0", name)

    def __str__(self) -> str:
        return f"{self.width} × {self.height} px"


class Profile(Model):
    """A print profile. ``backs`` and ``bleed`` (mm) hold for sheets if nothing else is asked for; ``back_bleed`` is how
    far backs reach beyond the outer edge of the grid when they are printed on the other side.

    ``pixels`` gives the picture of a face with its bleed by card size, for ``dpi`` dots per inch. ``columns``, ``rows``
    and ``limit`` (pixels on a side) shape the picture sheet of a virtual table, whose last place is the hidden face.
    ``id`` is the name under which the profile stands in its file.
    """

    name: str
    """Its name for people."""
    form: Form
    """What it makes."""
    low_ink: bool = False
    """Whether grounds are left white."""
    backs: Backs = Backs.LONG
    bleed: float = 0.0
    back_bleed: float = 0.0
    dpi: float = 300.0
    pixels: dict[str, Pixels] = Field(default_factory=dict)
    columns: int = 10
    rows: int = 7
    limit: int = 4096
    id: str = ""

    def problems(self) -> Iterable[Problem]:
        """Profiles that cannot be printed."""
        for name in ("bleed", "back_bleed"):
            if not 0 <= getattr(self, name) <= MAX_BLEED:
                yield problem("bad-bleed", f"{name} must be between 0 and {MAX_BLEED:g} mm", name)
        if self.dpi <= 0:
            yield problem("bad-profile", "dpi must be more than 0", "dpi")
        if self.form is Form.FACES and not self.pixels:
            yield problem("bad-profile", "a profile of single faces needs the size of each in pixels", "pixels")
        if self.columns < 1 or self.rows < 1 or self.columns * self.rows < 2:
            yield problem("bad-profile", "a picture sheet needs a place for a card and one for the hidden face", "rows")


def load_profiles(path: Path | Tree) -> dict[str, Profile]:
    """All profiles by name. Raises ContentError."""
    source = read_at(path, f"content/press/{path.name}")
    names = source.data if isinstance(source.data, dict) else {}
    return {str(name): load(Profile, source, (name,)).model_copy(update={"id": str(name)}) for name in names}


def find_profile(profiles: Mapping[str, Profile], name: str) -> Profile:
    """A profile by its name. Raises ContentError with the names that there are."""
    try:
        return profiles[name.lower()]
    except KeyError:
        hint = did_you_mean(name, profiles)
        raise ContentError([Finding("unknown-profile", f"no profile “{name}”", hint=hint)]) from None
