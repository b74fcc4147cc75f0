"""Printer profiles: what a user has measured of a printer, kept in a small file of the user's own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from pydantic import Field

from generator.errors import ContentError, Finding, Place, did_you_mean
from generator.layout.backs import Backs
from generator.layout.paper import CARD_MARGIN
from generator.source.model import Model, Problem, load, problem
from generator.source.reader import read_yaml

#: Bounds of what is a printer's habit and not a slip of the pen: offset and margin in mm, scale as a factor.
MAX_OFFSET = 20.0
MAX_MARGIN = 30.0
SCALES = (0.9, 1.1)

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}\Z")
#: Names that some systems keep for devices.
_DEVICES = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))})


class Pair(Model):
    """A figure across (``x``) and down (``y``) the page."""

    x: float
    y: float


class Printer(Model):
    """What is known of a printer.

    ``flip`` is the edge on which it turns the sheet for two-sided printing; ``back_offset`` (mm, right and down) puts
    back pages right; ``scale`` makes up for what it shrinks or stretches; ``margin`` (mm) is the white it needs.
    """

    paper: str = "a4"
    """The paper in it."""
    flip: Literal["long", "short"] = "long"
    back_offset: Pair = Field(default_factory=lambda: Pair(x=0.0, y=0.0))
    scale: Pair = Field(default_factory=lambda: Pair(x=1.0, y=1.0))
    margin: float = CARD_MARGIN

    def problems(self) -> Iterable[Problem]:
        """Figures that no printer has."""
        for axis in ("x", "y"):
            offset, factor = getattr(self.back_offset, axis), getattr(self.scale, axis)
            if not abs(offset) <= MAX_OFFSET:
                hint = f"write mm between -{MAX_OFFSET:g} and {MAX_OFFSET:g}"
                yield problem(
                    "bad-offset", f"an offset of {offset:g} mm is no printer's", "back_offset", axis, hint=hint
                )
            if not SCALES[0] <= factor <= SCALES[1]:
                hint = f"write a factor between {SCALES[0]:g} and {SCALES[1]:g}, such as 1.006"
                yield problem("bad-scale", f"a scale of {factor:g} is no printer's", "scale", axis, hint=hint)
        if not _NAME.match(self.paper):
            yield problem("unknown-paper", f"“{self.paper[:40]}” is no paper", "paper", hint="write one such as a4")
        if not 0 <= self.margin <= MAX_MARGIN:
            hint = f"write mm between 0 and {MAX_MARGIN:g}"
            yield problem("bad-margin", f"a margin of {self.margin:g} mm is no printer's", "margin", hint=hint)

    @property
    def backs(self) -> Backs:
        """The way of printing backs that this printer's flip asks for."""
        return Backs(self.flip)


def printers_folder() -> Path:
    """The folder of printer profiles below the user's configuration folder."""
    from platformdirs import user_config_path

    return user_config_path("dragonpress", appauthor=False) / "printers"


def printer_path(name: str, folder: Path) -> Path:
    """The file of a printer. Raises ContentError for a name that is not fit to be a file's."""
    name = name.lower()
    if not _NAME.match(name) or name in _DEVICES:
        hint = "use up to 40 small letters a–z, digits, hyphens and underscores, such as “office-laser”"
        raise ContentError([Finding("bad-printer-name", f"“{name[:60]}” cannot name a printer", hint=hint)])
    return folder / f"{name}.yaml"


def printer_names(folder: Path) -> list[str]:
    """The names of all printers, sorted."""
    return sorted(path.stem for path in folder.glob("*.yaml") if _NAME.match(path.stem)) if folder.is_dir() else []


def load_printer(name: str, folder: Path) -> Printer:
    """A printer by its name. Raises ContentError if there is none, naming those that there are, or if it is wrong."""
    path = printer_path(name, folder)
    if not path.is_file():
        names = printer_names(folder)
        hint = did_you_mean(name, names) if names else "make one with: dragonpress printer new"
        raise ContentError([Finding("unknown-printer", f"no printer “{name}”", hint=hint)])
    return load(Printer, read_yaml(path))


def figure(value: float) -> str:
    """A figure as it is written in a printer's file: at most four decimals, never with an exponent."""
    return f"{value:.4f}".rstrip("0").rstrip(".")


def printer_text(printer: Printer) -> str:
    """A printer as it stands in its file."""
    return (
        "# A printer profile of dragonpress: use it with --printer and the name of this file.\n"
        f"paper: {printer.paper}\n"
        "# The edge that the sheet is turned on for two-sided printing: long or short.\n"
        f"flip: {printer.flip}\n"
        "# How far back pages are moved to meet the fronts, in mm: x to the right, y down.\n"
        f"back_offset: {{x: {figure(printer.back_offset.x)}, y: {figure(printer.back_offset.y)}}}\n"
        "# What pages are enlarged by, so that 100 mm come out as 100 mm.\n"
        f"scale: {{x: {figure(printer.scale.x)}, y: {figure(printer.scale.y)}}}\n"
        "# The white edge that the printer cannot print on, in mm.\n"
        f"margin: {figure(printer.margin)}\n"
    )


def printer_exists(name: str, folder: Path) -> Finding:
    """The finding that a name is taken."""
    message = f"there is a printer “{name}” already"
    hint = "take another name, or replace it with --overwrite"
    return Finding("printer-exists", message, Place(str(printer_path(name, folder))), hint=hint)


def save_printer(printer: Printer, name: str, folder: Path, overwrite: bool = False, head: str = "") -> Path:
    """Write a printer's file and return its path; ``head`` goes on top of it.

    Raises ContentError if there is a file of that name and ``overwrite`` is not set, or if it cannot be written.
    """
    path = printer_path(name, folder)
    mode = "w" if overwrite else "x"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with path.open(mode, encoding="utf-8", newline="\n") as stream:
            stream.write(head + printer_text(printer))
    except FileExistsError:
        raise ContentError([printer_exists(name, folder)]) from None
    except OSError as error:
        message = f"the printer cannot be kept: {error.strerror or error}"
        raise ContentError([Finding("unwritable-folder", message, Place(str(path)))]) from error
    return path
