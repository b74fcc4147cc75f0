"""A language: how it counts, quotes, binds words and sorts. Read from ``content/languages/<code>.yaml``."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from generator.source.model import Model, Problem, load, problem
from generator.source.tree import Tree, read_at

#: All plural classes of CLDR.
PLURAL_CLASSES = ("zero", "one", "two", "few", "many", "other")
NBSP = "\u00a0"
#: The rank in sorting of the first letter: every sign and digit ranks below it.
_LETTERS = 0x200000


class Language(Model):
    """What the press knows of a language.

    ``bound_words`` never end a line, ``bound_shortenings`` stay with the word after them and ``bound_units`` with the
    number before them. ``repeat_hyphen``: a compound broken at its hyphen begins the next line with a hyphen again.
    """

    code: str
    """Its code of two or three letters, such as pl."""
    locale: str
    """Language and country in CLDR, such as pl_PL."""
    tag: str
    """Its tag in files, such as pl-PL."""
    name: str
    """Its name in itself."""
    plural: tuple[str, ...]
    """The plural forms that it has."""
    quotes: tuple[str, str]
    """The quotes that open and close a quotation."""
    inner_quotes: tuple[str, str]
    """The quotes within a quotation."""
    bound_words: tuple[str, ...]
    bound_shortenings: tuple[str, ...]
    alphabet: str
    """The small letters in the order in which it sorts."""
    die: str
    """The letter for dice, such as d in 2d6."""
    bound_units: tuple[str, ...] = ()
    repeat_hyphen: bool = False
    hyphenation: str = ""
    """The patterns by which words are divided, such as pl_PL."""

    def problems(self) -> Iterable[Problem]:
        """A locale that CLDR does not know, and plural classes that are not those of the locale."""
        from babel import Locale, UnknownLocaleError

        try:
            classes = {*Locale.parse(self.locale).plural_form.tags, "other"}
        except (ValueError, UnknownLocaleError):
            yield problem("unknown-locale", f"“{self.locale}” is no locale of CLDR", "locale", hint="such as pl_PL")
            return
        from pyphen import language_fallback

        if self.hyphenation and not language_fallback(self.hyphenation):
            message = f"there are no patterns “{self.hyphenation}”"
            yield problem("unknown-hyphenation", message, "hyphenation", hint="such as pl_PL; leave it out for none")
        if set(self.plural) != classes:
            wanted = ", ".join(name for name in PLURAL_CLASSES if name in classes)
            yield problem("wrong-plural", f"{self.locale} counts in other classes", "plural", hint=f"write [{wanted}]")

    @cached_property
    def babel(self) -> Any:
        """The CLDR locale."""
        from babel import Locale

        return Locale.parse(self.locale)

    def plural_class(self, number: float) -> str:
        """The CLDR plural class of a number: one, few, many, other."""
        return str(self.babel.plural_form(number))

    def number(self, value: float) -> str:
        """A number as written in running text, with a true minus; digits are grouped from five digits on only."""
        from babel.numbers import format_decimal

        written = str(format_decimal(value, locale=self.babel, group_separator=abs(round(value, 3)) >= 10_000))
        return written.replace("-", "−")

    def listing(self, items: Iterable[str], style: Literal["standard", "or"] = "standard") -> str:
        """``A, B and C`` (style ``standard``) or ``A, B or C`` (style ``or``)."""
        from babel.lists import format_list

        return str(format_list(list(items), style=style, locale=self.babel))

    @cached_property
    def order(self) -> dict[str, int]:
        """The letters of the alphabet with their ranks."""
        return {letter: _LETTERS + index for index, letter in enumerate(self.alphabet)}

    def rank(self, letter: str) -> int:
        """The rank of a small letter or another character in sorting."""
        if letter in self.order:
            return self.order[letter]
        bare = unicodedata.normalize("NFD", letter)[0]
        if letter.isalpha():
            return self.order.get(bare, _LETTERS + len(self.alphabet) + ord(letter))
        return 1 + ord(letter)

    def sort_key(self, word: str) -> tuple[tuple[int, str], ...]:
        """The key that sorts words by this language's alphabet, a shorter word before a longer one.

        Spaces, signs and digits come before the letters; a foreign letter counts as the letter under its accent or,
        if the alphabet has none such, comes last.
        """
        word = unicodedata.normalize("NFC", word)
        return (*((self.rank(letter), "") for letter in word.lower()), (0, word))

    @cached_property
    def binding(self) -> re.Pattern[str]:
        """Finds the spaces that no line may be broken at, some with the word before them."""
        words = {form for word in self.bound_words for form in (word, word.upper())}
        words |= {form for word in self.bound_shortenings for form in (word, word[:1].upper() + word[1:])}
        before, after = any_of(words), any_of(self.bound_units)
        rules = [
            rf"(?<!\w)(?:{before}) +(?=\S)" if before else "",
            rf"(?<=\d) +(?=(?:{after})(?!\w))" if after else "",
            # A dash stays with the word before it. Before a digit it may be a minus, and a row of figures must break.
            r"(?<=\S) +(?=[–—](?!\d))",
        ]
        return re.compile("|".join(rule for rule in rules if rule))

    def glue(self, text: str) -> str:
        """The text with unbreakable spaces where the language wants them. The length does not change."""
        return self.binding.sub(lambda match: match.group().replace(" ", NBSP), text)


def any_of(words: Iterable[str]) -> str:
    """A pattern for any of the words, the longest first."""
    return "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word)))


def load_language(path: Path | Tree, shown_as: str | None = None) -> Language:
    """Read one language file. Raises ContentError."""
    return load(Language, read_at(path, shown_as))
