"""The run of a chapter in bands: narrow ones of columns, wide ones across the page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.book.atoms import Atom, Mark
from generator.book.blocks import Block, Boxed, Chapter, FigureBlock, Heading, TableBlock
from generator.book.setter import Setter
from generator.kit.easel import Easel
from generator.scene.geometry import Box


@dataclass(frozen=True)
class Band:
    """Atoms for the columns, or across the page if ``wide``; one that ``floats`` may come later, atop a page.

    ``room`` is what must be free below for the band to begin on a page, in mm; a ``fresh`` one opens a page.
    ``columns`` is how many a narrow band is set in, if not as many as the page has.
    """

    atoms: tuple[Atom, ...]
    wide: bool = False
    floats: bool = False
    room: float = 0.0
    fresh: bool = False
    columns: int = 0


#: What must be free on a page for a chapter to begin on it: its title and some lines.
CHAPTER_ROOM = 58.0


def bands(chapter: Chapter, narrow: Setter, wide: Setter, fresh: bool = False) -> Iterator[Band]:
    """The bands of a chapter, its title first; a ``fresh`` one begins on a page of its own."""
    title = title_atom(chapter.heading, wide)
    opened = False
    run: list[Block] = []
    for block in chapter.blocks:
        if not is_wide(block, narrow.width == wide.width):
            run.append(block)
            continue
        lead = trailing_headings(run)
        if run:
            if not opened:
                yield Band((title,), wide=True, room=CHAPTER_ROOM, fresh=fresh)
            yield Band(tuple(narrow.blocks(run)))
        atoms = tuple(wide.blocks([*lead, block]))
        if opened or run:
            yield Band(atoms, wide=True, floats=not lead)
        else:
            # Nothing stands between the title and what goes across the page: they stay together.
            yield Band((title, atoms[0].glued(), *atoms[1:]), wide=True, room=CHAPTER_ROOM, fresh=fresh)
        opened = True
        run = []
    if not opened:
        yield Band((title,), wide=True, room=CHAPTER_ROOM, fresh=fresh)
    if run:
        yield Band(tuple(narrow.blocks(run)))


def trailing_headings(run: list[Block]) -> list[Block]:
    """The headings at the end of a run, taken from it: they go with what follows."""
    lead: list[Block] = []
    while run and isinstance(run[-1], Heading):
        lead.insert(0, run.pop())
    return lead


def is_wide(block: Block, one_column: bool) -> bool:
    """Whether a block goes across the page. In a single column all tables and diagrams do, so that they may float."""
    match block:
        case TableBlock():
            return block.data.wide or (one_column and bool(block.id))
        case FigureBlock():
            return block.figure.wide or one_column
        case Boxed():
            return not one_column and any(is_wide(inner, one_column) for inner in block.blocks)
    return False


def title_atom(heading: Heading, setter: Setter) -> Atom:
    """The title of a chapter across the page, its number above it."""
    easel = setter.easel
    style, kicker = easel.style("book_chapter"), easel.style("book_kicker")
    lines = easel.scribe.lines(setter.spans(heading.words), style, setter.width, heading.words.where)
    label = setter.book.labels("volume.chapter", n=heading.number) if heading.number else ""

    def draw(easel: Easel, x: float, y: float) -> None:
        top = y
        if label:
            easel.label(label, x, y + 3.4, kicker)
            top += 4.6
        box = Box(x, top, setter.width, len(lines) * style.line_height)
        easel.add(easel.scribe.place(lines, box, style).nodes)
        easel.line(x, box.bottom + 1.4, x + setter.width, box.bottom + 1.4, "outline", "lead")

    height = (4.6 if label else 0.0) + len(lines) * style.line_height + 4.4
    mark = Mark(1, heading.words.plain, heading.number)
    return Atom(height, draw, before=12.0, anchors=(heading.id,), terms=heading.words.marks, mark=mark, heading=True)
