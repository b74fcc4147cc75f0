"""The texts of a game in one language: strings by dotted key, plural forms, figures filled in by sandboxed Jinja."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
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
from generator.i18n.compare import check_forms, compare_texts, placeholders
from generator.i18n.language import PLURAL_CLASSES, Language
from generator.i18n.sandbox import render_string
from generator.source.reader import Data, Source, Step
from generator.source.tree import Tree

__all__ = ["Entry", "Texts", "check_forms", "compare_texts", "load_texts", "merged", "placeholders"]

#: A text as it stands in the file: a string, or one string a plural class.
Entry = str | Mapping[str, str]


@dataclass(frozen=True)
class Texts:
    """The texts of one language: ``texts("sheet.title")`` is a string, ``texts.count("points", 5)`` a counted one.

    ``gaps`` are the places that wait for a translation (``key: ~``). Where a text is missing, that of ``fallback``
    stands in, if there is one, and ``note`` gets a finding that says so.
    """

    language: Language
    entries: Mapping[str, Entry]
    places: Mapping[str, Place] = field(default_factory=dict)
    gaps: Mapping[str, Place] = field(default_factory=dict)
    fallback: Texts | None = None
    note: Callable[[Finding], None] = lambda _finding: None
    #: The keys that were asked for, whether there is a text or none.
    asked: set[str] = field(default_factory=set, compare=False, repr=False)

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
        if form is None and self.fallback is not None and key in self.fallback.entries:
            self.miss(key)
            other = self.fallback.entries[key]
            form = other if isinstance(other, str) else other.get(name, other.get("other"))
        if form is None:
            message = f"“{key}” lacks the plural form {name} [{self.language.code}]"
            raise ContentError([Finding("missing-plural", message, self.where(key))])
        return self.render(form, key, {"n": self.language.number(number), **figures})

    def entry(self, key: str) -> Entry:
        """The entry at ``key``. Raises ContentError with the nearest key if there is none."""
        self.asked.add(key)
        if key in self.entries:
            return self.entries[key]
        if self.fallback is not None and key in self.fallback.entries:
            self.miss(key)
            return self.fallback.entries[key]
        near = did_you_mean(key, self.entries)
        hint = near if len(near) <= 200 else ""  # a list of all keys helps nobody
        if key in self.gaps:
            hint = "translate it, or print English in its place with --allow-missing"
        message = f"no text “{key}” [{self.language.code}]"
        raise ContentError([Finding("missing-translation", message, self.gaps.get(key, NOWHERE), hint=hint)])

    def has(self, key: str) -> bool:
        """Whether there is a text at ``key``, be it one that stands in."""
        self.asked.add(key)
        return key in self.entries or (self.fallback is not None and self.fallback.has(key))

    def falling_back(self, fallback: Texts, note: Callable[[Finding], None]) -> Texts:
        """These texts, with those of another language where one is missing; ``note`` hears of each that is used."""
        return replace(self, fallback=fallback, note=note)

    def miss(self, key: str) -> None:
        """Note that the text of another language stands in."""
        assert self.fallback is not None
        where = self.gaps.get(key) or self.places.get(key) or self.fallback.where(key)
        self.note(standing_in(f"“{key}”", self.language.code, self.fallback.language.code, where))

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


def standing_in(what: str, code: str, other: str, where: Place) -> Finding:
    """The finding for something untranslated, in whose place another language stands on the page."""
    message = f"{what} is not translated into {code}: its {other} text is printed"
    return Finding("missing-translation", message, where, Severity.WARNING, hint="translate it")


def is_plural(value: object) -> bool:
    """Whether a mapping holds plural forms rather than further texts: all its keys are plural classes."""
    return isinstance(value, dict) and bool(value) and set(value) <= set(PLURAL_CLASSES)


def flatten(
    source: Source,
    entries: dict[str, Entry],
    places: dict[str, Place],
    gaps: dict[str, Place],
    data: Data = None,
    at: tuple[Step, ...] = (),
) -> list[Finding]:
    """Add texts by dotted key; returns findings for values that are no text and for keys given twice.

    The texts are those of the whole file, or ``data``, which stands at ``at`` in it. A text that waits for its
    translation (``~``) goes to the ``gaps``; so does a group of plural forms that all wait.
    """
    findings: list[Finding] = []

    def visit(value: object, loc: tuple[Step, ...]) -> None:
        key = ".".join(str(part) for part in loc[len(at) :])
        where = source.place(loc)
        if isinstance(value, dict) and not is_plural(value):
            if not value:
                findings.append(not_text(where, key))
            if "other" in value and not {"one", "few", "many"}.isdisjoint(value):
                findings.extend(no_class(source, (*loc, name)) for name in value if name not in PLURAL_CLASSES)
            for name, inner in value.items():
                visit(inner, (*loc, name))
            return
        entry, faults = entry_of(value, source, loc)
        findings.extend(faults)
        if entry is None:
            gaps.update({} if faults else {key: where})
            return
        if key in entries:
            findings.append(Finding("duplicate-key", f"“{key}” stands already at {places[key]}", where))
            return
        entries[key] = entry
        places[key] = where

    texts = source.data if data is None else data
    if not isinstance(texts, dict):
        message = "the file must hold texts by their keys"
        return [Finding("wrong-type", message, Place(source.file, 1, 1), hint="write key: text")]
    for name, inner in texts.items():
        visit(inner, (*at, name))
    return findings


def entry_of(value: object, source: Source, loc: tuple[Step, ...]) -> tuple[Entry | None, list[Finding]]:
    """The entry that a value is, as far as it is written; ``None`` if nothing is; and what is no text about it."""
    if isinstance(value, dict):
        wrong = [name for name, form in value.items() if not isinstance(form, str | None)]
        forms = {name: form for name, form in value.items() if isinstance(form, str)}
        names = [(*loc, name) for name in wrong]
        return forms or None, [not_text(source.place(name), ".".join(map(str, name))) for name in names]
    if value is None or isinstance(value, str):
        return value, []
    return None, [not_text(source.place(loc), ".".join(map(str, loc)))]


def not_text(where: Place, key: str) -> Finding:
    """The finding for a value that is no text."""
    return Finding("wrong-type", f"“{key}” must be a text", where, hint="write one text, in quotes if it is a number")


def no_class(source: Source, loc: tuple[Step, ...]) -> Finding:
    """The finding for a key among plural forms that is no plural class."""
    hint = did_you_mean(loc[-1], PLURAL_CLASSES)
    return Finding("unknown-plural", f"“{loc[-1]}” is no plural class", source.place(loc, key=True), hint=hint)


def load_texts(folder: Path | Tree, language: Language, shown_root: Path | None = None) -> Texts:
    """All texts of a folder of YAML files, with what packs add and change.

    Messages name files of a plain folder from ``shown_root`` on. Raises ContentError with the findings of all files.
    """
    if not isinstance(folder, Tree):
        folder = Tree(folder, (folder.relative_to(shown_root) if shown_root else folder).as_posix())
    entries: dict[str, Entry] = {}
    places: dict[str, Place] = {}
    gaps: dict[str, Place] = {}
    findings: list[Finding] = []
    for path in folder.shipped().glob("*.yaml"):
        try:
            source = path.read()
        except ContentError as error:
            findings.extend(error.findings)
            continue
        findings.extend(flatten(source, entries, places, gaps))
    if folder.layers:
        from generator.i18n.overlay import lay_over

        findings.extend(lay_over(folder, entries, places, gaps))
    raise_if_errors(findings)
    return Texts(language, entries, places, gaps)


def merged(language: Language, parts: Iterable[Texts]) -> Texts:
    """Several sets of texts as one; a later set overrides an earlier one."""
    entries: dict[str, Entry] = {}
    places: dict[str, Place] = {}
    gaps: dict[str, Place] = {}
    for part in parts:
        entries.update(part.entries)
        places.update(part.places)
        gaps.update(part.gaps)
    return Texts(language, entries, places, {key: place for key, place in gaps.items() if key not in entries})
