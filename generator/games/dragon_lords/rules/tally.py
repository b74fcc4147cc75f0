"""A number with the account of how it came about, term by term."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple


class Term(NamedTuple):
    """One part of a sum: what it is for, and how much."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class Tally:
    """A sum of named terms. The first one is the start, and stays even when it is nought."""

    terms: tuple[Term, ...]

    @property
    def total(self) -> int:
        """What the terms come to."""
        return sum(term.value for term in self.terms)

    def __str__(self) -> str:
        """The terms: ``8 base + 1 grey area - 1 huge wings``."""
        signs = (" - " if term.value < 0 else " + " for term in self.terms)
        text = "".join(f"{sign}{abs(term.value)} {term.name}" for sign, term in zip(signs, self.terms, strict=True))
        return text.removeprefix(" + ").strip() or "nothing"


def tally(start: Term, *modifiers: Term) -> Tally:
    """The sum of a start and modifiers; a modifier of nought is left out."""
    return Tally((start, *(term for term in modifiers if term.value)))


def many(number: int, thing: str, things: str = "") -> str:
    """A number of things in a message: 1 hex, 2 hexes."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def plain(option: StrEnum) -> str:
    """An option in a message: its words without hyphens."""
    return str(option).replace("-", " ")
