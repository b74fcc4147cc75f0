"""The texts of a game in one language: strings by dotted key, plural forms, figures filled in by sandboxed Jinja."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
    did_you_mean,
    raise_if_errors,
)
from generator.i18n.compare import check_forms, compare_texts, placeholders
from generator.i18n.language import PLURAL_CLASSES, Language
from generator.i18n.sandbox import render_string
from generator.source.reader import Source, Step, read_yaml

__all__ = ["Entry", "Texts", "check_forms", "compare_texts", "load_texts", "merged", "placeholders"]

#: A text as it stands in the file: a string, or one string a plural class.
Entry = str | Mapping[str, str]


@dataclass(frozen=True)
class Texts:
    """The texts of one language: ``texts("sheet.title")`` is a string, ``texts.count("points", 5)`` a counted one."""

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
        """The form at ``key`` for a number, which the text can show as ``{{ n }}``.

        Raises ContentError if there is no text, or none for that number.
        """
        entry = self.entry(key)
        name = self.language.plural_class(number)
        form = entry if isinstance(entry, str) else entry.get(name, entry.get("other"))
        if form is None:
            message = f"“{key}” lacks the plural form {name} [{self.language.code}]"
            raise ContentError([Finding("missing-plural", message, self.where(key))])
        return self.render(form, key, {"n": self.language.number(number), **figures})

    def entry(self, key: str) -> Entry:
        """The entry at ``key``. Raises ContentError with the nearest key if there is none."""
        try:
            return self.entries[key]
        except KeyError:
            near = did_you_mean(key, self.entries)
            hint = near if len(near) <= 200 else ""  # a list of all keys helps nobody
            message = f"no text “{key}” [{self.language.code}]"
            raise ContentError([Finding("missing-translation", message, hint=hint)]) from None

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
    """Whether a mapping holds plural forms rather than further texts: all its keys are plural classes."""
    return isinstance(value, dict) and bool(value) and set(value) <= set(PLURAL_CLASSES)


def flatten(source: Source, entries: dict[str, Entry], places: dict[str, Place]) -> list[Finding]:
    """Add a file's texts by dotted key; returns findings for values that are no text and for keys given twice."""
    findings: list[Finding] = []

    def visit(value: object, loc: tuple[Step, ...]) -> None:
        key = ".".join(str(part) for part in loc)
        where = source.place(loc)
        if isinstance(value, dict) and not is_plural(value):
            if not value:
                findings.append(not_text(where, key))
            if "other" in value and not {"one", "few", "many"}.isdisjoint(value):
                findings.extend(no_class(source, (*loc, name)) for name in value if name not in PLURAL_CLASSES)
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

    if not isinstance(source.data, dict):
        message = "the file must hold texts by their keys"
        return [Finding("wrong-type", message, Place(source.file, 1, 1), hint="write key: text")]
    for name, inner in source.data.items():
        visit(inner, (name,))
    return findings


def not_text(where: Place, key: str) -> Finding:
    """The finding for a value that is no text."""
    return Finding("wrong-type", f"“{key}” must be a text", where, hint="write one text, in quotes if it is a number")


def no_class(source: Source, loc: tuple[Step, ...]) -> Finding:
    """The finding for a key among plural forms that is no plural class."""
    hint = did_you_mean(loc[-1], PLURAL_CLASSES)
    return Finding("unknown-plural", f"“{loc[-1]}” is no plural class", source.place(loc, key=True), hint=hint)


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
