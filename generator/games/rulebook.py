"""A game's rulebook: its chapters with the names that they may use, its tables and its diagrams, read for a job."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from generator.book.blocks import Book, Figure, GlossaryEntry, TableData
from generator.book.chapter import Sources
from generator.book.inline import mark_sign, see_sign
from generator.book.reader import read_chapters
from generator.errors import ContentError, Finding, did_you_mean
from generator.games.game import Job
from generator.games.translation import chapter_files, glossary_for
from generator.i18n.glossary import Glossary
from generator.i18n.hyphens import syllables

#: A table of a game, made for a job.
MakeTable = Callable[[Job], TableData]


def rulebook(
    job: Job,
    facts: Mapping[str, Any],
    tables: Mapping[str, MakeTable],
    figures: Mapping[str, Figure],
    cover: Figure | None = None,
) -> Book:
    """The rulebook of the job's game in the job's language. Raises ContentError with all that is wrong in it."""
    t, language = job.texts, job.texts.language
    glossary = glossary_for(t, lambda code: job.tree / job.game / "glossary" / f"{code}.yaml")
    files = chapter_files(t, lambda code: job.tree / job.game / "text" / code / "rulebook")
    if not files:
        folder = (job.tree / job.game / "text" / language.code / "rulebook").shown
        message = f"no rulebook in {language.name}: {folder} holds no chapters"
        raise ContentError([Finding("missing-translation", message)])
    made = {name: partial(make, job) for name, make in tables.items()}
    sources = Sources({**names(job, glossary), **facts}, made, figures)
    indexed = [key for key, term in glossary.terms.items() if term.index]
    chapters, references = read_chapters(files, sources, t, indexed)
    title = t("rulebook.title") if t.has("rulebook.title") else job.game
    subtitle = t("rulebook.subtitle") if t.has("rulebook.subtitle") else ""
    entries = {key: GlossaryEntry(term.term, term.means) for key, term in glossary.terms.items()}
    imprint = t("rulebook.imprint") if t.has("rulebook.imprint") else ""
    return Book(
        "rulebook", job.game, title, subtitle, imprint, language.tag, chapters, entries, references, t,
        language.sort_key, syllables(language.hyphenation), job, cover,
    )  # fmt: skip


def names(job: Job, glossary: Glossary) -> dict[str, Any]:
    """The names that the chapters of every game may use."""
    t, language = job.texts, job.texts.language

    def term(key: str) -> str:
        if key not in glossary.terms:
            hint = did_you_mean(key, glossary.terms)
            raise ContentError([Finding("unknown-term", f"the glossary has no term “{key}”", hint=hint)])
        return glossary.terms[key].term

    def signed(value: float) -> str:
        return f"+{language.number(value)}" if value > 0 else language.number(value)

    return {
        "t": t,
        "count": t.count,
        "see": see_sign,
        "ix": mark_sign,
        "term": term,
        "number": language.number,
        "signed": signed,
        "listing": language.listing,
        "listing_or": lambda items: language.listing(items, "or"),
    }
