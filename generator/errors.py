"""What the press says when something is wrong: findings with a place, and the one exception that carries them."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice


class Severity(StrEnum):
    """How much a finding matters: only an ``ERROR`` stops the press."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A spot in a file. Lines and columns count from 1; 0 means that the whole file is meant."""

    file: str = ""
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return f"{self.file or '-'}:{self.line or 1}:{self.column or 1}"


NOWHERE = Place()
MAX_OPTIONS, MAX_WORD = 2000, 100
"""Names that are compared with a misspelt one, and its characters: comparing takes time."""
MAX_LISTED = 80
"""Names that a hint lists."""
MAX_TOLD = 8000
"""Characters of a message, and of a hint: what a file holds may be long, and nobody reads more."""


class PlacedText(str):
    """A text that knows the place that it was read from, so that a finding about it can point there."""

    place: Place

    def __new__(cls, text: str, place: Place) -> PlacedText:
        """The text with its place."""
        made = super().__new__(cls, text)
        made.place = place
        return made

    def __getnewargs__(self) -> tuple[str, Place]:  # type: ignore[override]
        """What a copy in another process is made from."""
        return str(self), self.place


def place_of(text: object, where: Place) -> Place:
    """``where``, or if that is nowhere, the place that the text itself knows."""
    return where if where != NOWHERE else getattr(text, "place", NOWHERE)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong, or worth knowing, and how to put it right.

    ``code`` is a lower-case kebab word that names the kind (``unknown-key``); ``message`` says what is wrong in one
    line; ``hint`` says what would be right.
    """

    code: str
    message: str
    where: Place = NOWHERE
    severity: Severity = Severity.ERROR
    hint: str = ""

    def __post_init__(self) -> None:
        """Cut what is too long to be read."""
        for name in ("message", "hint"):
            text = getattr(self, name)
            if len(text) > MAX_TOLD:
                object.__setattr__(self, name, f"{text[: MAX_TOLD - 1]}…")

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where != NOWHERE else ""
        line = f"{place}{self.severity} {self.code} {self.message}"
        return f"{line}\n    {self.hint}" if self.hint else line


class ContentError(Exception):
    """The content cannot be printed. Carries every finding that stands in the way, not only the first."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings: tuple[Finding, ...] = tuple(sorted_findings(findings))
        super().__init__("\n".join(str(finding) for finding in self.findings))

    def __reduce__(self) -> tuple[type[ContentError], tuple[tuple[Finding, ...]]]:
        """How the error crosses from one process to another."""
        return ContentError, (self.findings,)


def sorted_findings(findings: Iterable[Finding]) -> list[Finding]:
    """Findings by place, then the gravest first; each once."""
    rank = {severity: index for index, severity in enumerate(Severity)}
    return sorted(set(findings), key=lambda f: (f.where, rank[f.severity], f.code, f.message, f.hint))


def has_errors(findings: Iterable[Finding]) -> bool:
    """Whether any finding stops the press."""
    return any(finding.severity is Severity.ERROR for finding in findings)


def raise_if_errors(findings: Iterable[Finding]) -> None:
    """Raise :class:`ContentError` with all the findings if any of them stops the press."""
    listed = list(findings)
    if has_errors(listed):
        raise ContentError(listed)


def did_you_mean(word: object, options: Iterable[str]) -> str:
    """A hint that names the nearest option, or lists them all when none is near. Empty if there is no option."""
    known = {option.lower(): option for option in islice(options, MAX_OPTIONS)}
    written = str(word).strip().lower().replace("_", "-").replace(" ", "-")
    near = difflib.get_close_matches(written, known, n=1, cutoff=0.6) if len(written) <= MAX_WORD else []
    if near:
        return f"did you mean “{known[near[0]]}”?"
    listed = [*islice(known.values(), MAX_LISTED), *(["…"] if len(known) > MAX_LISTED else [])]
    return f"write one of: {', '.join(listed)}" if known else ""
