"""The glossary of a game in one language: one word for one thing, what it means, and the words not to use for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import Field

from generator.errors import ContentError, Finding, Place
from generator.i18n.filling import filled, gaps
from generator.i18n.pseudo import CODE, pseudo
from generator.i18n.texts import standing_in
from generator.source.model import Model, Problem, load, problem
from generator.source.reader import Source, Step
from generator.source.tree import Tree, read_at

_QUOTES = frozenset("“”„«»‘’‚")

#: Terms of a glossary, and words to avoid and inflected forms in it: many times what ours have.
MAX_TERMS, MAX_WORDS = 500, 2_000


class Term(Model):
    """A thing of the game: the ``term`` for it, and what it ``means`` in one sentence.

    ``avoid`` lists what must not be said for it; an asterisk at the end of a word stands for any ending (``monster*``).
    ``forms`` are inflected forms of the term, where one of them would else be taken for a word to avoid. ``index`` says
    whether the index of the book lists it.
    """

    term: str = Field(min_length=1)
    means: str = Field(min_length=1)
    avoid: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    index: bool = True


class Terms(Model):
    """A glossary file: terms by their keys, which are the same in all languages."""

    terms: dict[str, Term]
    """The terms by their keys."""

    def problems(self) -> Iterable[Problem]:
        """Words that one term uses and another one, or the same, forbids; more of them than anybody keeps apart."""
        words = sum(len(term.avoid) + len(term.forms) for term in self.terms.values())
        if len(self.terms) > MAX_TERMS or words > MAX_WORDS:
            message = f"a glossary has at most {MAX_TERMS} terms, and {MAX_WORDS} words in “avoid” and “forms”"
            yield problem("too-large", message, "terms")
            return
        for key, term in self.terms.items():
            for index, word in enumerate(term.avoid):
                loc = ("terms", key, "avoid", index)
                if not word.strip("* "):
                    yield problem("empty-text", "a word to avoid needs letters", *loc)
                    continue
                found = next((other for other in self.terms.values() if fits(word, other)), None)
                if found is not None:
                    message = f"“{word}” is to be avoided, but the glossary says “{found.term}”"
                    yield problem("wrong-term", message, *loc, hint="leave it out here, or find another term")


@dataclass(frozen=True)
class Glossary:
    """The terms of a game in one language by their keys, and the file that they were read from."""

    language: str
    terms: dict[str, Term]
    source: Source | None = None

    def where(self, key: str) -> Place:
        """Where a term stands."""
        return self.source.place(("terms", key), key=True) if self.source is not None else Place()


@dataclass(frozen=True)
class Use:
    """A word that the glossary forbids, as it was found in a text, with its place in it and the term that is right."""

    start: int
    word: str
    term: Term


def load_glossary(
    path: Path | Tree,
    language: str,
    shown_as: str | None = None,
    fallback: Glossary | None = None,
    note: Callable[[Finding], None] = lambda _finding: None,
) -> Glossary:
    """Read a glossary. Raises ContentError. A file that is not there is a glossary without terms.

    Where a term is not translated yet, that of the ``fallback`` stands in, if there is one, and ``note`` hears of it.
    """
    if not path.is_file():
        if fallback is not None and fallback.terms:
            note(standing_in("the glossary", language, fallback.language, Place(shown_as or str(path))))
            return Glossary(language, fallback.terms, fallback.source)
        return Glossary(language, {})
    source = read_at(path, shown_as)
    waiting = list(gaps(source.data))
    if fallback is None:
        if waiting:
            raise ContentError(waits(source, loc, language) for loc in waiting)
        return Glossary(language, load(Terms, source).terms, source)
    english = {"terms": {key: {"term": term.term, "means": term.means} for key, term in fallback.terms.items()}}
    data, missing = filled(source.data, english)
    for loc in missing:
        what = f"“{'.'.join(map(str, loc[1:]))}” in the glossary"
        note(standing_in(what, language, fallback.language, source.place(loc)))
    return Glossary(language, load(Terms, replace(source, data=data)).terms, source)


def waits(source: Source, loc: tuple[Step, ...], language: str) -> Finding:
    """The finding for a term that is not translated yet."""
    message = f"“{'.'.join(map(str, loc[1:]))}” is not translated into {language} yet"
    return Finding("missing-translation", message, source.place(loc), hint="write its text in place of the ~")


def pseudo_glossary(english: Glossary) -> Glossary:
    """A glossary in the pseudo-language."""
    terms = {
        key: Term(term=pseudo(term.term), means=pseudo(term.means), index=term.index)
        for key, term in english.terms.items()
    }
    return Glossary(CODE, terms, english.source)


def fits(word: str, term: Term) -> bool:
    """Whether a term or one of its forms is a word to avoid."""
    return any(re.fullmatch(pattern(word), form, re.IGNORECASE) for form in (term.term, *term.forms))


def pattern(word: str) -> str:
    """What finds a word or several, with any space between them; an asterisk stands for any ending."""
    parts = [re.escape(part).replace(r"\*", r"\w*") for part in word.split()]
    return r"(?<!\w)" + r"\s+".join(parts) + r"(?!\w)"


def wrong_words(text: str, glossary: Glossary) -> Iterator[Use]:
    """The words in a text that the glossary forbids, unless they are part of a longer term of the glossary.

    A word that stands alone between quotes is spoken of, not used.
    """
    allowed = [form for term in glossary.terms.values() for form in (term.term, *term.forms)]
    rightly: list[tuple[int, int]] | None = None
    for term in glossary.terms.values():
        for word in term.avoid:
            for match in re.finditer(pattern(word), text, re.IGNORECASE):
                if rightly is None:
                    finder = "|".join(pattern(form) for form in sorted(allowed, key=len, reverse=True))
                    rightly = [found.span() for found in re.finditer(finder, text, re.IGNORECASE)]
                start, end = match.span()
                quoted = start > 0 and end < len(text) and {text[start - 1], text[end]} <= _QUOTES
                if not quoted and not any(first <= start and end <= last for first, last in rightly):
                    yield Use(start, match.group(), term)


def wrong_term(use: Use, where: Place, language: str) -> Finding:
    """The finding for a forbidden word at a place."""
    message = f"“{use.word}” is not the word for this [{language}]"
    return Finding("wrong-term", message, where, hint=f"the glossary says “{use.term.term}”: {use.term.means}")


def compare_glossaries(glossaries: Sequence[Glossary]) -> Iterator[Finding]:
    """Terms that one language has and another lacks."""
    for glossary in glossaries:
        for other in glossaries:
            for key in other.terms:
                if key not in glossary.terms:
                    message = f"the glossary in {glossary.language} lacks the term “{key}”"
                    hint = f"write it, or remove it in {other.language}"
                    yield Finding("missing-term", message, other.where(key), hint=hint)
