"""Reading what people type for one of several things: a number, a word, the beginning of one, without accents."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from generator.errors import ContentError, Finding

T = TypeVar("T")

_STROKES = str.maketrans({"ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ß": "ss", "æ": "ae", "Æ": "AE"})
"""Letters that do not come apart into a letter and a mark, and what is typed instead of them."""


def folded(text: str) -> str:
    """A text in small plain letters and digits, its words joined by hyphens: ``Żądło Łuny`` becomes ``zadlo-luny``."""
    letters = unicodedata.normalize("NFKD", text.translate(_STROKES))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()
    return "-".join(re.findall(r"[^\W_]+", plain))


@dataclass(frozen=True, slots=True)
class Reading(Generic[T]):
    """What a word was taken for. If that is not clear, ``near`` has what it may be meant for, or nothing."""

    meant: T | None
    near: tuple[T, ...] = ()
    is_clear: bool = True


@dataclass(frozen=True, slots=True)
class Vocabulary(Generic[T]):
    """What can be meant, and how each can be written. The first spelling is the one that is shown.

    ``first`` is the number of the first thing where things may be called by their number.
    """

    spellings: Mapping[T, Sequence[str]]
    first: int | None = None

    def shown(self, meant: T) -> str:
        """How a thing is called."""
        return self.spellings[meant][0]

    def understand(self, word: str) -> Reading[T]:
        """What a word means, or else what it may be meant for."""
        written = folded(word)
        exact = {folded(spelling): meant for meant, every in self.spellings.items() for spelling in reversed(every)}
        if written in exact:
            return Reading(exact[written])
        if self.first is not None and written.isdecimal() and 0 <= int(written) - self.first < len(self.spellings):
            return Reading(list(self.spellings)[int(written) - self.first])
        begun = [meant for spelling, meant in exact.items() if written and spelling.startswith(written)]
        begun = list(dict.fromkeys(begun))
        if begun:
            return Reading(begun[0]) if len(begun) == 1 else Reading(None, tuple(begun), False)
        near = difflib.get_close_matches(written, exact, n=1, cutoff=0.6)
        return Reading(None, (exact[near[0]],) if near else (), False)

    def read(self, word: str, what: str) -> T:
        """The thing that a word means. Raises ContentError if it means none, or could mean several.

        ``what`` says in the message what was asked for.
        """
        reading = self.understand(word)
        if reading.is_clear:
            return cast(T, reading.meant)
        if len(reading.near) == 1:
            hint = f"did you mean “{self.shown(reading.near[0])}”?"
        else:
            hint = "write one of: " + ", ".join(self.shown(meant) for meant in reading.near or self.spellings)
        raise ContentError([Finding("unknown-option", f"{what} cannot be “{word}”", hint=hint)])
