"""What is asked of the press, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from generator.errors import Finding

FORMATS = ("pdf", "svg", "png", "html", "md")
#: Formats that rulebooks alone are made in.
BOOK_FORMATS = ("html", "md")


@dataclass(frozen=True)
class BuildRequest:
    """What to build. Empty sequences mean all.

    ``paper`` is the printer's if none is named, else A4. ``backs``, ``back_offset`` and ``bleed`` are what the user
    typed (``long``, ``1.5,-0.3``, ``3mm``); ``enlarge`` makes boards that many times larger, over several sheets.
    ``booklet`` prints rulebooks to be folded. ``dpi`` is the resolution of PNG pages; ``jobs`` how many documents are
    made side by side, 0 for as many as there are cores. ``allow_missing`` prints English where a language is not
    finished. ``force`` makes again what is up to date; ``record`` keeps beside the files what they were made from.
    ``packs`` are the folders or ZIP files of packs, each above those before it.
    """

    games: Sequence[str] = ()
    languages: Sequence[str] = ()
    paper: str = ""
    only: Sequence[str] = ()
    formats: Sequence[str] = ("pdf",)
    out: Path = Path("output")
    dpi: float = 150
    profile: str = "home"
    printer: str = ""
    backs: str = ""
    back_offset: str = ""
    bleed: str = ""
    enlarge: float | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    jobs: int = 0
    booklet: bool = False
    allow_missing: bool = False
    force: bool = False
    record: bool = True
    packs: Sequence[Path] = ()


@dataclass(frozen=True, slots=True)
class Written:
    """One file in the manifest. ``pages`` counts the pages in the file; ``path`` is relative to the output folder."""

    path: str
    game: str
    document: str
    language: str
    paper: str
    format: str
    pages: int
    sha256: str


@dataclass(frozen=True, slots=True)
class PackEntry:
    """A pack in the manifest; ``sha256`` is of all its files, the same for a folder and its ZIP file."""

    id: str
    title: str
    author: str
    licence: str
    sha256: str


@dataclass(frozen=True)
class Step:
    """One document in one language, about to be made: for showing progress."""

    index: int
    total: int
    language: str
    game: str
    document: str

    def __str__(self) -> str:
        return f"{self.index}/{self.total} {self.language} {self.game} {self.document}"


@dataclass(frozen=True)
class Outcome:
    """What became of a run: all files of the request, what was found, and what had to be made, with seconds for each.

    ``kept`` counts the documents that were up to date.
    """

    written: Sequence[Written]
    findings: Sequence[Finding] = ()
    made: Sequence[tuple[Step, float]] = ()
    kept: int = 0
    packs: Sequence[PackEntry] = ()


Progress = Callable[[Step], None]
