"""What the texts of a language lack, alone and beside the other languages: keys, plural forms, figures, quotes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from generator.errors import Finding, Severity

if TYPE_CHECKING:
    from generator.i18n.texts import Entry, Texts

_PLACEHOLDER = re.compile(r"\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)")
_JINJA = re.compile(r"\{[{%#].*?[}%#]\}", re.DOTALL)
_LITERAL = re.compile(r"\"[^\"]*\"|'[^']*'")
_DOTTED = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+")
_WORD = re.compile(r"[^\W\d_]{2,}")
#: Marks that quote in one language or another. The apostrophe is none of them.
_QUOTES = "“”„‟«»"
#: So many words that are the same in two languages are no name any more but a text left behind.
SAME_WORDS = 3


def compare_texts(sets: Sequence[Texts]) -> list[Finding]:
    """What the languages lack beside each other: keys, figures, translations; and what each lacks alone."""
    findings: list[Finding] = []
    reference = sets[0]
    for texts in sets:
        findings.extend(check_forms(texts))
        for other in sets:
            for key in sorted(other.keys - texts.keys - texts.gaps.keys()):
                message = f"“{key}” is missing in {texts.language.code}"
                findings.append(
                    Finding("missing-translation", message, other.where(key), hint="add it, or remove it here")
                )
        if texts is not reference:
            for key in sorted(texts.keys & reference.keys):
                findings.extend(compare_entries(texts, reference, key))
    return findings


def compare_entries(texts: Texts, reference: Texts, key: str) -> Iterator[Finding]:
    """What differs between two languages at a key and should not, or does not differ and should."""
    entry, other = texts.entries[key], reference.entries[key]
    code = reference.language.code
    differing = (placeholders(entry) ^ placeholders(other)) - {"n"}
    if differing:
        message = f"“{key}” and its {code} text differ in their figures: {', '.join(sorted(differing))}"
        yield Finding("placeholder-mismatch", message, texts.where(key))
    if reads_the_same(entry, other):
        message = f"“{key}” reads the same in {texts.language.code} and {code}"
        yield Finding("untranslated", message, texts.where(key), Severity.WARNING, hint="translate it")


def reads_the_same(entry: Entry, other: Entry) -> bool:
    """Whether two languages have a text in common that is longer than a name."""
    same = set(forms(entry)) & set(forms(other))
    return any(len(_WORD.findall(bare(form))) >= SAME_WORDS for form in same)


def check_forms(texts: Texts) -> list[Finding]:
    """Missing plural forms, and quotes that are straight, foreign or unpaired, in one language."""
    findings: list[Finding] = []
    wanted = texts.language.plural
    for key, where in texts.gaps.items():
        message = f"“{key}” is not translated into {texts.language.code} yet"
        findings.append(Finding("missing-translation", message, where, hint="write its text in place of the ~"))
    for key, entry in texts.entries.items():
        lacking = [] if isinstance(entry, str) else [name for name in wanted if name not in entry]
        if lacking:
            message = f"“{key}” lacks the plural form{'s' if len(lacking) > 1 else ''} {', '.join(lacking)}"
            hint = f"{texts.language.code} needs {', '.join(wanted)}"
            findings.append(Finding("missing-plural", message, texts.where(key), hint=hint))
        faults = {fault for form in forms(entry) for fault in quote_faults(bare(form), texts)}
        hint = f"write {texts.language.quotes[0]}…{texts.language.quotes[1]}"
        for code, trouble in sorted(faults):
            findings.append(Finding(code, f"“{key}” {trouble}", texts.where(key), Severity.WARNING, hint=hint))
    return findings


def quote_faults(text: str, texts: Texts) -> Iterator[tuple[str, str]]:
    """The code and the wording of what is wrong with the quotes of a text."""
    language = texts.language
    if '"' in text:
        yield "straight-quote", "has a straight quote"
    marks = [mark for mark in text if mark in _QUOTES]
    if not marks:
        return
    pairs = [pair for pair in (language.quotes, language.inner_quotes) if set(pair) <= set(_QUOTES)]
    for mark in sorted(set(marks) - {mark for pair in pairs for mark in pair}):
        yield "foreign-quote", f"has the quote {mark}, which {language.code} does not use"
    closing = dict(pairs)
    waiting: list[str] = []
    for mark in marks:
        if waiting and mark == waiting[-1]:
            waiting.pop()
        elif mark in closing:
            waiting.append(closing[mark])
        elif mark in closing.values():
            yield "unpaired-quote", f"closes a quotation with {mark} that was not opened"
    for mark in waiting:
        yield "unpaired-quote", f"does not close a quotation with {mark}"


def forms(entry: Entry) -> list[str]:
    """The strings of an entry: one, or one a plural class."""
    return [entry] if isinstance(entry, str) else list(entry.values())


def bare(text: str) -> str:
    """A text without its Jinja."""
    return _JINJA.sub("", text)


def placeholders(entry: Entry) -> frozenset[str]:
    """The names of the figures that a text shows."""
    return frozenset(name for form in forms(entry) for name in _PLACEHOLDER.findall(form))


def figures_of(text: str) -> frozenset[str]:
    """The figures that a chapter draws on, by their dotted names; how it puts them into words is its language's own."""
    return frozenset(name for found in _JINJA.findall(text) for name in _DOTTED.findall(_LITERAL.sub("", found)))
