"""A language: how it counts, quotes, binds words and sorts. Read from ``content/languages/<code>.yaml``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from generator.source.model import Model, load
from generator.source.reader import read_yaml

NBSP = "\u00a0"
_NUMBER_UNIT = re.compile(r"(?<=\d) (?=(?:mm|cm|pt|%|PB|DP|PR|MP|PŻ|HP|KP|AC)\b)")


class Language(Model):
    """What the press knows of a language."""

    code: str
    locale: str
    tag: str
    name: str
    plural: tuple[str, ...]
    quotes: tuple[str, str]
    inner_quotes: tuple[str, str]
    bound_words: tuple[str, ...]
    bound_shortenings: tuple[str, ...]
    alphabet: str
    die: str

    @cached_property
    def babel(self) -> Any:
        """The CLDR locale."""
        from babel import Locale

        return Locale.parse(self.locale)

    def plural_class(self, number: float) -> str:
        """The CLDR plural class of a number: one, few, many, other."""
        return str(self.babel.plural_form(number))

    def number(self, value: float) -> str:
        """A number as written in running text; digits are grouped from five digits on only."""
        from babel.numbers import format_decimal

        return str(format_decimal(value, locale=self.babel, group_separator=abs(value) >= 10_000))

    def listing(self, items: Iterable[str], style: Literal["standard", "or"] = "standard") -> str:
        """``A, B and C`` (style ``standard``) or ``A, B or C`` (style ``or``)."""
        from babel.lists import format_list

        return str(format_list(list(items), style=style, locale=self.babel))

    def sort_key(self, word: str) -> tuple[tuple[int, str], ...]:
        """The key that sorts words by this language's alphabet; letters outside it come last."""
        order = {letter: index for index, letter in enumerate(self.alphabet)}
        return tuple((order.get(letter, 1000 + ord(letter)), letter) for letter in word.lower())

    @cached_property
    def binding(self) -> re.Pattern[str]:
        """Finds the spaces that no line may be broken at."""
        words = sorted(self.bound_words, key=len, reverse=True)
        shortenings = sorted(self.bound_shortenings, key=len, reverse=True)
        any_word = "|".join(re.escape(word) for word in [*words, *(word.upper() for word in words)])
        any_shortening = "|".join(re.escape(shortening) for shortening in shortenings)
        parts = [rf"(?<!\w)(?:{group})(?P<s{i}> )" for i, group in enumerate((any_word, any_shortening)) if group]
        return re.compile("|".join(parts) if parts else r"(?!)")

    def glue(self, text: str) -> str:
        """The text with unbreakable spaces where the language wants them. The length does not change."""
        letters = list(text)
        for match in self.binding.finditer(text):
            letters[match.end() - 1] = NBSP
        glued = "".join(letters)
        # A dash stays with the word before it; so does a unit with its number.
        glued = re.sub(r" (?=[–—] )", NBSP, glued)
        return _NUMBER_UNIT.sub(NBSP, glued)


def load_language(path: Path, shown_as: str | None = None) -> Language:
    """Read one language file. Raises ContentError."""
    return load(Language, read_yaml(path, shown_as))
