"""The rulebook, made once for a language, and its words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from generator.book.blocks import Block, Book, FigureBlock, Heading, Item, Items, Paragraph, TableBlock, Words
from generator.games.dragon_strike.game import BoxContent
from generator.games.dragon_strike.pages.rulebook import compose
from generator.games.game import Job
from generator.games.registry import find_game
from generator.press import make_job, papers

MakeBook = Callable[..., Book]


@cache
def job_for(language: str) -> Job:
    """A job for the rulebook on A4."""
    return make_job(find_game("dragon-strike"), language, papers()["a4"], {})


@cache
def shipped(language: str) -> Book:
    return compose(job_for(language))


@pytest.fixture
def book() -> MakeBook:
    """The rulebook in a language; with some tables changed if they are given by name."""

    def make(language: str = "en", **tables: Any) -> Book:
        if not tables:
            return shipped(language)
        job = job_for(language)
        content: BoxContent = job.content
        return compose(replace(job, content=replace(content, tables=replace(content.tables, **tables))))

    return make


def entries(item: Item) -> list[str]:
    """What an entry of a list says, and those within it."""
    return [item.words.plain, *(line for inner in item.inner for line in entries(inner))]


def lines(block: Block) -> list[str]:
    """What a block says, table cells included."""
    match block:
        case Heading() | Paragraph():
            return [block.words.plain]
        case Items():
            return [line for item in block.items for line in entries(item)]
        case TableBlock():
            caption = [block.caption.plain] if isinstance(block.caption, Words) else []
            return [*caption, *(" | ".join(row) for row in (block.data.head, *block.data.rows))]
        case FigureBlock():
            return [block.caption.plain, block.alt]
        case _:
            return []


def text_of(book: Book) -> str:
    """All that a book says, a block a line."""
    return "\n".join(line for block in book.blocks() for line in lines(block))
