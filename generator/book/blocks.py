"""What a book is made of: headings, paragraphs, lists, tables, figures and boxes, before anybody sets them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from generator.errors import NOWHERE, Place
from generator.text.markup import Span

#: The kinds of boxes.
BOXES = ("example", "story", "option", "advanced", "ruling", "tip")


@dataclass(frozen=True, slots=True)
class See:
    """A reference to a chapter, section, table or figure, put into words when its number and page are known."""

    target: str


#: What stands in a line of text.
Inline = Span | See


@dataclass(frozen=True)
class Words:
    """A stretch of running text; ``marks`` are the terms under which the index lists it."""

    inlines: tuple[Inline, ...]
    marks: tuple[str, ...] = ()
    where: Place = NOWHERE

    @property
    def plain(self) -> str:
        """The text without emphasis and references."""
        return "".join(inline.text for inline in self.inlines if isinstance(inline, Span))


@dataclass(frozen=True)
class Heading:
    """A heading: level 1 opens a chapter, 2 a section, 3 a part of one. Levels 1 and 2 have a number."""

    level: int
    words: Words
    id: str
    number: str = ""


@dataclass(frozen=True)
class Paragraph:
    """A paragraph."""

    words: Words


@dataclass(frozen=True)
class Item:
    """An entry of a list, and the entries of the list within it."""

    words: Words
    inner: tuple[Item, ...] = ()
    ordered: bool = False


@dataclass(frozen=True)
class Items:
    """A list, with bullets or numbers."""

    items: tuple[Item, ...]
    ordered: bool = False


@dataclass(frozen=True)
class TableData:
    """The cells of a table in small markup.

    ``widths`` are shares of the columns, found from the texts if there are none; ``left`` names the columns aligned
    left; ``notes`` stand below; a ``wide`` table takes the width of the page.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    widths: tuple[float, ...] = ()
    left: frozenset[int] = frozenset({0})
    notes: tuple[str, ...] = ()
    wide: bool = False


@dataclass(frozen=True)
class Figure:
    """A diagram of so many mm. ``draw`` is given an easel, the box to fill, and the job; ``wide`` as for a table."""

    width: float
    height: float
    draw: Callable[..., None]
    wide: bool = False


@dataclass(frozen=True)
class TableBlock:
    """A table with its number in the book and its caption; a table of words alone has neither."""

    id: str
    data: TableData
    caption: Words | None = None
    number: str = ""
    where: Place = NOWHERE

    @property
    def anchor(self) -> str:
        """The name that references lead to."""
        return f"table-{self.id}"


@dataclass(frozen=True)
class FigureBlock:
    """A diagram with its number, its caption, and what it shows for those who cannot see it."""

    id: str
    figure: Figure
    caption: Words
    alt: str
    number: str = ""

    @property
    def anchor(self) -> str:
        """The name that references lead to."""
        return f"figure-{self.id}"


@dataclass(frozen=True)
class Boxed:
    """Blocks set apart: ``kind`` is one of :data:`BOXES`."""

    kind: str
    title: str
    blocks: tuple[Block, ...]
    where: Place = NOWHERE


@dataclass(frozen=True)
class GlossaryBlock:
    """The place where the glossary stands."""

    where: Place = NOWHERE


Block = Heading | Paragraph | Items | TableBlock | FigureBlock | Boxed | GlossaryBlock


@dataclass(frozen=True)
class Chapter:
    """A chapter: its heading and all that follows."""

    heading: Heading
    blocks: tuple[Block, ...]
    file: str = ""


@dataclass(frozen=True, slots=True)
class Reference:
    """Where a reference leads: the anchor on the page, and its name in words (“4.2”, “Table 3”)."""

    anchor: str
    name: str


@dataclass(frozen=True)
class GlossaryEntry:
    """A term and what it means."""

    term: str
    means: str


@dataclass(frozen=True)
class Book:
    """A rulebook in one language, ready to be set. ``labels`` gives the words of the book's own parts by key."""

    id: str
    game: str
    title: str
    subtitle: str
    imprint: str
    tag: str
    chapters: tuple[Chapter, ...]
    glossary: Mapping[str, GlossaryEntry]
    #: What each id leads to.
    references: Mapping[str, Reference]
    labels: Callable[..., str]
    sort_key: Callable[[str], Any]
    syllables: Callable[[str], Sequence[int]] | None
    job: Any
    cover: Figure | None = None
    keywords: tuple[str, ...] = field(default=())

    def blocks(self) -> Iterator[Block]:
        """Every block, boxes opened, in the order of reading."""
        for chapter in self.chapters:
            yield chapter.heading
            yield from opened(chapter.blocks)


def opened(blocks: Sequence[Block]) -> Iterator[Block]:
    """Blocks, each box followed by what it holds."""
    for block in blocks:
        yield block
        if isinstance(block, Boxed):
            yield from opened(block.blocks)
