"""Rulebooks of the game, with the shipped figures or with changed ones, and their words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from generator.book.blocks import Block, Book, Boxed, FigureBlock, Heading, Items, Paragraph, TableBlock, Words
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.pages.rulebook import compose
from generator.games.game import Job
from generator.games.registry import find_game
from generator.i18n.language import NBSP
from generator.press import make_job, papers

MakeBook = Callable[..., Book]


def job_for(language: str, content: DragonLordsContent | None = None) -> Job:
    """A job for the rulebook on A4, with changed content if it is given."""
    job = make_job(find_game("dragon-lords"), language, papers()["a4"], {})
    return job if content is None else replace(job, content=content)


@cache
def shipped(language: str) -> Book:
    return compose(job_for(language))


@pytest.fixture
def book() -> MakeBook:
    """The rulebook in a language, with changed content if it is given."""

    def make(language: str = "en", content: DragonLordsContent | None = None) -> Book:
        return shipped(language) if content is None else compose(job_for(language, content))

    return make


def lines(block: Block) -> list[str]:
    """What a block says, table cells included."""
    match block:
        case Heading() | Paragraph():
            return [block.words.plain]
        case Items():
            return [item.words.plain for item in block.items]
        case TableBlock():
            caption = [block.caption.plain] if isinstance(block.caption, Words) else []
            return [*caption, *(" | ".join(row) for row in (block.data.head, *block.data.rows))]
        case FigureBlock():
            return [block.caption.plain, block.alt]
        case Boxed():
            return [block.title]
        case _:
            return []


def spaced(text: str) -> str:
    """A text with plain spaces where it holds words together."""
    return text.replace(NBSP, " ")


def text_of(book: Book) -> str:
    """All that a book says, a block a line."""
    return spaced("\n".join(line for block in book.blocks() for line in lines(block)))
