"""The file of a new language, filled in as far as CLDR and our list of customs know it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import Field

from generator.errors import ContentError, Finding
from generator.i18n.language import PLURAL_CLASSES
from generator.source.model import Model, load
from generator.source.reader import read_yaml

if TYPE_CHECKING:
    from babel import Locale


class Customs(Model):
    """What a language does on paper that CLDR's part in Babel does not tell; see the fields of a language."""

    quotes: tuple[str, str]
    inner_quotes: tuple[str, str]
    alphabet: str
    die: str
    bound_words: tuple[str, ...] = ()


class CustomsFile(Model):
    """Customs by the codes of languages."""

    customs: dict[str, Customs] = Field(default_factory=dict)


def load_customs(path: Path, shown_as: str) -> dict[str, Customs]:
    """Read the customs of languages. Raises ContentError."""
    return load(CustomsFile, read_yaml(path, shown_as)).customs


def plural_classes(code: str) -> tuple[str, ...]:
    """The plural classes of a language, in the order of CLDR. Raises ContentError for a code that CLDR lacks."""
    classes = {*locale_of(code).plural_form.tags, "other"}
    return tuple(name for name in PLURAL_CLASSES if name in classes)


def locale_of(code: str) -> Locale:
    """CLDR's locale of a language in the country where most speak it. Raises ContentError."""
    from babel import Locale, UnknownLocaleError
    from babel.core import get_global

    likely = get_global("likely_subtags").get(code, code).split("_")
    try:
        return Locale.parse(f"{likely[0]}_{likely[-1]}" if len(likely) > 1 else code)
    except (ValueError, UnknownLocaleError):
        message = f"“{code}” is no language that CLDR knows"
        hint = "write its code of two or three letters, such as de, fr or uk"
        raise ContentError([Finding("unknown-language", message, hint=hint)]) from None


def language_file(code: str, customs: Customs | None) -> str:
    """The text of the language's file, with remarks on what to look at. Raises ContentError for an unknown code."""
    locale = locale_of(code)
    own = customs or Customs(quotes=("“", "”"), inner_quotes=("‘", "’"), alphabet="abcdefghijklmnopqrstuvwxyz", die="d")
    doubt = "" if customs else "  # CHECK: taken over from English"
    name = locale.get_language_name(code) or code
    english = locale.get_language_name("en") or code
    examples = "; ".join(f"{cls}: {numbers(locale, cls)}" for cls in plural_classes(code))
    return f"""\
# {english}: how it is set, counted and sorted. Look at each line: most come from tables, not from a reader.
code: {code}
locale: {locale}
tag: {str(locale).replace("_", "-")}
# The language's own name for itself.
name: {json.dumps(name, ensure_ascii=False)}
# Each counted text has one form for each of these: {examples}.
plural: [{", ".join(plural_classes(code))}]
quotes: {pair(own.quotes)}{doubt}
# Quotes within quotes.
inner_quotes: {pair(own.inner_quotes)}{doubt}
# Words that may never end a line.
bound_words: {pair(own.bound_words)}
# CHECK: shortenings that stay with the word after them, such as “No.”, “p.”.
bound_shortenings: []
# CHECK: units that stay with the number before them; add the short forms of points and the like in your language.
bound_units: ["%", mm, cm, m]
# The letters in the order of a dictionary.
alphabet: {json.dumps(own.alphabet, ensure_ascii=False)}{doubt}
# What stands before the number of sides of a die, as in d6.
die: {json.dumps(own.die, ensure_ascii=False)}{doubt}
"""


def pair(words: Sequence[str]) -> str:
    """Words as a list in YAML."""
    return json.dumps(list(words), ensure_ascii=False)


def numbers(locale: Locale, name: str) -> str:
    """Some numbers that a plural class is for."""
    some = [number for number in (0, 1, 2, 3, 5, 11, 12, 21, 22, 100, 1.5) if locale.plural_form(number) == name]
    return ", ".join(f"{number:g}" for number in some[:4]) or "–"
