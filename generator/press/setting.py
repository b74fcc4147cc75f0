"""From what a user asks of paper, printer and profile to how everything is put on paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from generator.errors import ContentError, Finding
from generator.layout.backs import find_backs
from generator.layout.imposition import Imposition
from generator.layout.paper import Paper, find_paper
from generator.layout.printer import Printer, load_printer, printers_folder
from generator.layout.profiles import Form, Profile, find_profile
from generator.layout.settings import Asked, imposition, parse_bleed, parse_offset
from generator.press.request import BuildRequest
from generator.press.stock import stock

T = TypeVar("T")
DEFAULT_PAPER = "a4"


@dataclass(frozen=True)
class Setting:
    """Paper by name and size, print profile, and how cards are put on paper."""

    paper_id: str
    paper: Paper
    profile: Profile
    how: Imposition

    @property
    def is_pictures(self) -> bool:
        """Whether the profile asks for pictures of cards instead of sheets."""
        return self.profile.form is not Form.SHEETS


def settle(request: BuildRequest) -> tuple[Setting | None, list[Finding]]:
    """The setting of a request, or everything that is wrong with it."""
    findings: list[Finding] = []

    def attempt(make: Callable[[], T]) -> T | None:
        try:
            return make()
        except ContentError as error:
            findings.extend(error.findings)
            return None

    ready = stock(tuple(dict.fromkeys(request.packs)))
    printer: Printer | None = None
    if request.printer:
        printer = attempt(lambda: load_printer(request.printer, printers_folder()))
    paper_id = (request.paper or (printer.paper if printer else DEFAULT_PAPER)).lower()
    paper = attempt(lambda: find_paper(ready.papers, paper_id))
    profile = attempt(lambda: find_profile(ready.profiles, request.profile))
    asked = Asked(
        attempt(lambda: find_backs(request.backs)) if request.backs else None,
        attempt(lambda: parse_offset(request.back_offset)) if request.back_offset else None,
        attempt(lambda: parse_bleed(request.bleed)) if request.bleed else None,
    )
    if findings or paper is None or profile is None:
        return None, findings
    return Setting(paper_id, paper, profile, imposition(profile, paper, printer, asked)), []
