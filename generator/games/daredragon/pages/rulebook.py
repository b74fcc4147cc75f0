"""The rulebook: chapters, tables and diagrams of the game as a book."""

from __future__ import annotations

from dataclasses import replace

from generator.book.blocks import Book
from generator.games.daredragon.book.facts import facts
from generator.games.daredragon.book.figures import COVER, FIGURES
from generator.games.daredragon.book.tables import TABLES
from generator.games.daredragon.pages.edition import edition_of
from generator.games.game import Job
from generator.games.rulebook import rulebook


def compose(job: Job) -> Book:
    """The rulebook in the job's language. Raises ContentError with all that is wrong in it."""
    return replace(rulebook(job, facts(job), TABLES, FIGURES, COVER), imprint=edition_of(job).credit)
