"""The rulebook of a homemade game: its chapters, with cards, tokens, boards and emblems for pictures."""

from __future__ import annotations

from generator.book.blocks import Book, GlossaryEntry
from generator.book.chapter import Sources
from generator.book.reader import ChapterFile, read_chapters
from generator.errors import ContentError, Finding
from generator.games.game import Job
from generator.games.homemade.pages.book_pictures import cover, pictures
from generator.games.homemade.pages.common import wording
from generator.games.rulebook import names
from generator.i18n.glossary import load_glossary
from generator.i18n.hyphens import syllables
from generator.i18n.pseudo import CODE as PSEUDO
from generator.i18n.pseudo import pseudo_markdown


def compose(job: Job, name: str) -> Book:
    """The rulebook in the job's language. Raises ContentError with all that is wrong in it."""
    words = wording(job)
    content, language = words.content, job.texts.language

    code = words.spoken
    glossary = load_glossary(content.folder / "glossary" / f"{code}.yaml", code)
    chapters_at = content.folder / "text" / code / name
    edit = pseudo_markdown if language.code == PSEUDO else str
    files = [ChapterFile(path, path.shown, edit) for path in chapters_at.glob("*.md")]
    if not files:
        index = next(i for i, entry in enumerate(content.game.documents) if entry.id == name)
        message = f"the rulebook “{name}” has no chapters [{code}]"
        hint = f"write text/{code}/{name}/01-first-chapter.md"
        where = content.where("game", "documents", index)
        raise ContentError([Finding("missing-translation", message, where, hint=hint)])
    sources = Sources({**names(job, glossary), **words.sheet()}, {}, pictures(job))
    indexed = [key for key, term in glossary.terms.items() if term.index]
    chapters, references = read_chapters(files, sources, job.texts, indexed)
    entries = {key: GlossaryEntry(term.term, term.means) for key, term in glossary.terms.items()}
    return Book(
        name, job.game, words.title, words.optional("tagline"), words.imprint, language.tag, chapters, entries,
        references, job.texts, language.sort_key, syllables(language.hyphenation), job, cover(job),
    )  # fmt: skip
