"""The rulebook: chapters, tables and diagrams of the game as a book."""

from __future__ import annotations

from generator.book.blocks import Book
from generator.games.dragon_lords.book.facts import facts
from generator.games.dragon_lords.book.figures import COVER, FIGURES
from generator.games.dragon_lords.book.tables import TABLES
from generator.games.game import Job
from generator.games.rulebook import rulebook


def compose(job: Job) -> Book:
    """The rulebook in the job's language. Raises ContentError with all that is wrong in it."""
    return rulebook(job, facts(job), TABLES, FIGURES, COVER)
