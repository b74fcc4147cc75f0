"""The texts of a game in one language: strings by dotted key, plural forms, figures filled in by sandboxed Jinja."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from generator.errors import (
    NOWHERE,
    ContentError,
    Finding,
    Place,
    PlacedText,
    Severity,
    did_you_mean,
    raise_if_errors,
)
from generator.i18n.language import Language
from generator.i18n.sandbox import render_string
from generator.source.reader import Source, read_yaml

PLURAL_CLASSES = frozenset({"zero", "one", "two", "few", "many", "other"})
_PLACEHOLDER = re.compile(r"\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)")

#: A text as it stands in the file: a string, or one string a plural class.
Entry = str | Mapping[str, str]


@dataclass(frozen=True)
class Texts:
    """The texts of one language. ``texts("sheet.title")`` gives a string, ``texts.count("points", 5)`` a counted one."""

    language: Language
    entries: Mapping[str, Entry]
    places: Mapping[str, Place] = field(default_factory=dict)

    def __call__(self, key: str, /, **figures: Any) -> str:
        """The string at ``key`` with its figures filled in. Raises ContentError if there is none."""
        entry = self.entry(key)
        if not isinstance(entry, str):
            raise ContentError(
                [Finding("plural-text", f"“{key}” has plural forms and needs a number", self.where(key))]
            )
        return self.render(entry, key, figures)

    def count(self, key: str, number: float, /, **figures: Any) -> str:
        """The form at ``key`` for a number, which the text can show as ``{{ n }}``."""
        entry = self.entry(key)
        if isinstance(entry, str):
            form = entry
        else:
            form = entry.get(self.language.plural_class(number), entry["other"])
        return self.render(form, key, {"n": self.language.number(number), **figures})

    def entry(self, key: str) -> Entry:
        """The entry at ``key``. Raises ContentError with the nearest key if there is none."""
        try:
            return self.entries[key]
        except KeyError:
            hint = did_you_mean(key, self.entries) if self.entries else ""
            message = f"no text “{key}” [{self.language.code}]"
            raise ContentError([Finding("missing-translation", message, hint=hint[:200])]) from None

    def has(self, key: str) -> bool:
        """Whether there is a text at ``key``."""
        return key in self.entries

    def where(self, key: str) -> Place:
        """Where the text at ``key`` stands."""
        return self.places.get(key, NOWHERE)

    def render(self, text: str, key: str, figures: Mapping[str, Any]) -> str:
        """A text with its figures; plain text is given back as it is."""
        where = self.where(key)
        filled = text if "{{" not in text and "{%" not in text else render_string(text, figures, where)
        return PlacedText(filled, where)

    @cached_property
    def keys(self) -> frozenset[str]:
        """All keys."""
        return frozenset(self.entries)


def is_plural(value: object) -> bool:
    """Whether a mapping holds plural forms rather than further texts."""
    return isinstance(value, dict) and "other" in value and set(value) <= PLURAL_CLASSES


def flatten(source: Source, entries: dict[str, Entry], places: dict[str, Place]) -> list[Finding]:
    """Add a file's texts by dotted key; returns findings for values that are no text and for keys given twice."""
    findings: list[Finding] = []

    def visit(value: object, loc: tuple[str | int, ...]) -> None:
        key = ".".join(str(part) for part in loc)
        where = source.place(loc) if loc else Place(source.file, 1, 1)
        if isinstance(value, dict) and not is_plural(value):
            for name, inner in value.items():
                visit(inner, (*loc, name))
            return
        if isinstance(value, dict):
            wrong = [name for name, form in value.items() if not isinstance(form, str)]
            findings.extend(not_text(source.place((*loc, name)), f"{key}.{name}") for name in wrong)
        elif not isinstance(value, str):
            findings.append(not_text(where, key))
            return
        if key in entries:
            findings.append(Finding("duplicate-key", f"“{key}” stands already at {places[key]}", where))
            return
        entries[key] = value
        places[key] = where

    visit(source.data, ())
    return findings


def not_text(where: Place, key: str) -> Finding:
    """The finding for a value that is no text."""
    return Finding("wrong-type", f"“{key}” must be a text", where, hint="put it in quotes")


def load_texts(folder: Path, language: Language, shown_root: Path) -> Texts:
    """All texts of a folder of YAML files. Raises ContentError with the findings of all files."""
    entries: dict[str, Entry] = {}
    places: dict[str, Place] = {}
    findings: list[Finding] = []
    for path in sorted(folder.glob("*.yaml")):
        try:
            source = read_yaml(path, path.relative_to(shown_root).as_posix())
        except ContentError as error:
            findings.extend(error.findings)
            continue
        findings.extend(flatten(source, entries, places))
    raise_if_errors(findings)
    return Texts(language, entries, places)


def merged(language: Language, parts: Iterable[Texts]) -> Texts:
    """Several sets of texts as one; a later set overrides an earlier one."""
    entries: dict[str, Entry] = {}
    places: dict[str, Place] = {}
    for part in parts:
        entries.update(part.entries)
        places.update(part.places)
    return Texts(language, entries, places)


def placeholders(entry: Entry) -> frozenset[str]:
    """The names of the figures that a text shows."""
    forms = [entry] if isinstance(entry, str) else list(entry.values())
    return frozenset(name for form in forms for name in _PLACEHOLDER.findall(form))


def compare_texts(sets: Sequence[Texts]) -> list[Finding]:
    """What the languages lack beside each other: keys, plural classes, figures; and quotes of the wrong kind."""
    findings: list[Finding] = []
    reference = sets[0]
    for texts in sets:
        findings.extend(check_forms(texts))
        for other in sets:
            for key in sorted(other.keys - texts.keys):
                message = f"“{key}” is missing in {texts.language.code}"
                findings.append(
                    Finding("missing-translation", message, other.where(key), hint="add it, or remove it here")
                )
        if texts is reference:
            continue
        for key in sorted(texts.keys & reference.keys):
            here, there = placeholders(texts.entries[key]), placeholders(reference.entries[key])
            if here - {"n"} != there - {"n"}:
                shown = ", ".join(sorted((here ^ there) - {"n"}))
                message = f"“{key}” and its {reference.language.code} text differ in their figures: {shown}"
                findings.append(Finding("placeholder-mismatch", message, texts.where(key)))
    return findings


def check_forms(texts: Texts) -> list[Finding]:
    """Missing plural classes and straight quotes in one language."""
    findings: list[Finding] = []
    wanted = set(texts.language.plural)
    for key, entry in texts.entries.items():
        if not isinstance(entry, str):
            lacking = [name for name in texts.language.plural if name not in entry]
            if lacking:
                message = f"“{key}” lacks the plural form{'s' if len(lacking) > 1 else ''} {', '.join(lacking)}"
                hint = f"{texts.language.code} needs {', '.join(sorted(wanted))}"
                findings.append(Finding("missing-plural", message, texts.where(key), hint=hint))
        forms = [entry] if isinstance(entry, str) else entry.values()
        for form in forms:
            bare = re.sub(r"\{[{%].*?[}%]\}", "", form, flags=re.DOTALL)
            if '"' in bare:
                opening, closing = texts.language.quotes
                findings.append(
                    Finding(
                        "straight-quote",
                        f"“{key}” has a straight quote",
                        texts.where(key),
                        Severity.WARNING,
                        hint=f"write {opening}…{closing}",
                    )
                )
    return findings
