"""How far a translation is: what is missing, stale, the same as English, or differs in its figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from generator.errors import Finding, Place, Severity
from generator.i18n.catalogue import Unit, digest
from generator.i18n.compare import figures_of, placeholders, reads_the_same

#: The kinds of shortcomings, and how a table heads them.
KINDS = {
    "missing-translation": "missing",
    "missing-plural": "plurals",
    "placeholder-mismatch": "figures",
    "stale-translation": "stale",
    "untranslated": "same",
    "text-too-long": "too long",
}


@dataclass(frozen=True)
class Progress:
    """What there is of a game in a language: how many texts, how many of them are translated, and what is wrong."""

    game: str
    total: int
    translated: int
    findings: tuple[Finding, ...] = ()

    @property
    def percent(self) -> int:
        """How much is translated, rounded down, so that 100 means all."""
        return 100 * self.translated // self.total if self.total else 100

    def count(self, kind: str) -> int:
        """How many findings there are of a kind."""
        return sum(finding.code == kind for finding in self.findings)


def shortcomings(
    english: Mapping[str, Unit],
    own: Mapping[str, Unit],
    recorded: Mapping[str, str],
    code: str,
    classes: Sequence[str],
    file: Place,
) -> tuple[int, list[Finding]]:
    """How many texts of a file are translated, and what is wrong with it; ``file`` is where missing texts belong."""
    findings: list[Finding] = []
    translated = 0
    for key, unit in english.items():
        if unit.entry is None:
            continue
        mine = own.get(key)
        if mine is None or mine.entry is None:
            where = file if mine is None else mine.where
            findings.append(
                told("missing-translation", f"“{key}” is not translated into {code}", where, "translate it")
            )
            continue
        lacking = lacking_classes(unit, mine, classes)
        if lacking:
            message = f"“{key}” lacks the plural form{'s' if len(lacking) > 1 else ''} {', '.join(lacking)}"
            findings.append(told("missing-plural", message, mine.where, f"{code} needs {', '.join(classes)}"))
        else:
            translated += 1
        findings.extend(doubts(unit, mine, recorded.get(key, ""), code))
    return translated, findings


def lacking_classes(english: Unit, own: Unit, classes: Sequence[str]) -> list[str]:
    """The plural classes that a text lacks."""
    if isinstance(english.entry, str) or own.entry is None or isinstance(own.entry, str):
        return []
    return [name for name in classes if name not in own.entry]


def doubts(english: Unit, own: Unit, recorded: str, code: str) -> Iterator[Finding]:
    """What makes one doubt a translation."""
    assert english.entry is not None and own.entry is not None
    differing = shown_by(english) ^ shown_by(own)
    if differing:
        message = f"“{own.key}” and its English differ in their figures: {', '.join(sorted(differing))}"
        yield told("placeholder-mismatch", message, own.where, "show the same figures")
    if recorded and recorded != digest(english.entry):
        message = f"the English of “{own.key}” has changed since it was translated into {code}: {english.where}"
        hint = f"look it through, then: dragonpress language accept {code} {own.key}"
        yield told("stale-translation", message, own.where, hint)
    if reads_the_same(own.entry, english.entry):
        yield told("untranslated", f"“{own.key}” reads the same in {code} and English", own.where, "translate it")


def shown_by(unit: Unit) -> frozenset[str]:
    """The figures that a text shows; a section of a chapter has many ways to name one."""
    if unit.entry is None:
        return frozenset()
    if isinstance(unit.entry, str) and unit.where.file.endswith(".md"):
        return figures_of(unit.entry)
    return placeholders(unit.entry) - {"n"}


def told(code: str, message: str, where: Place, hint: str) -> Finding:
    """A finding that stops nothing."""
    return Finding(code, message, where, Severity.WARNING, hint)
