"""Reading a whole rulebook: chapters in the order of their files, numbered, and every reference checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from generator.book.blocks import (
    Block,
    Boxed,
    Chapter,
    FigureBlock,
    Heading,
    Item,
    Items,
    Paragraph,
    Reference,
    See,
    TableBlock,
    Words,
    opened,
)
from generator.book.chapter import MAX_CHAPTER, MAX_FINDINGS, Reader, Sources, cut
from generator.errors import ContentError, Finding, Place, did_you_mean, raise_if_errors
from generator.i18n.pool import MAX_CHAPTERS, pool
from generator.source.tree import Tree, plain_at

#: Blocks of a book: ten times those of the longest of ours.
MAX_BLOCKS = 6_000


@dataclass(frozen=True)
class ChapterFile:
    """A chapter's file and its name in messages; ``edit`` is what becomes of its text before it is read.

    It keeps the lines where they are, and may raise ContentError.
    """

    path: Path | Tree
    shown: str
    edit: Callable[[str], str] = str


@dataclass
class Counters:
    """The numbers given so far."""

    chapters: int = 0
    sections: int = 0
    tables: int = 0
    figures: int = 0


def read_chapters(
    files: Sequence[ChapterFile], sources: Sources, label: Callable[..., str], terms: Iterable[str]
) -> tuple[tuple[Chapter, ...], Mapping[str, Reference]]:
    """The chapters, and what each id leads to: a chapter or section, else a table, else a figure.

    ``label`` gives the words “Table 3”; ``terms`` are the keys of the glossary. Raises ContentError with the findings
    of all files together.
    """
    findings: list[Finding] = []
    counters = Counters()
    chapters: list[Chapter] = []
    size = 0
    with pool(MAX_CHAPTERS):
        read = [(file, read_chapter(file, sources, findings)) for file in files]
    for file, blocks in read:
        if blocks is None:
            continue
        numbered = [number_block(block, counters, label) for block in blocks]
        size += sum(1 for _ in opened(numbered))
        if size > MAX_BLOCKS:
            message = f"the book has more than {MAX_BLOCKS} headings, paragraphs, lists and tables"
            findings.append(Finding("too-large", message, Place(file.shown, 1, 1), hint="leave something out"))
            break
        heading = numbered[0]
        assert isinstance(heading, Heading)
        chapters.append(Chapter(heading, tuple(numbered[1:]), file.shown))
    names = references(chapters, label)
    findings.extend(repeated(chapters))
    findings.extend(islice(unmet(chapters, names, set(terms)), MAX_FINDINGS))
    raise_if_errors(findings)
    return tuple(chapters), names


def read_chapter(file: ChapterFile, sources: Sources, findings: list[Finding]) -> list[Block] | None:
    """The blocks of a file, its heading first; none if it cannot be read. What is wrong is added to ``findings``."""
    try:
        text = file.edit(plain_at(file.path, file.shown))
    except ContentError as error:
        findings.extend(error.findings)
        return None
    if len(findings) >= MAX_FINDINGS:
        return None
    if len(text) > MAX_CHAPTER:
        message = f"a chapter has more than {MAX_CHAPTER} characters"
        findings.append(Finding("too-large", message, Place(file.shown, 1, 1), hint="divide it"))
        return None
    pieces, wrong = cut(text, file.shown)
    findings.extend(wrong[:MAX_FINDINGS])
    found: list[Finding] = []
    blocks = list(Reader(file.shown, sources, found).blocks(pieces))
    findings.extend(found)
    first = blocks[0] if blocks else None
    if pieces and any(finding.where == Place(file.shown, pieces[0].line, 1) for finding in found):
        return None  # what is wrong with its title has been said
    if not isinstance(first, Heading) or first.level != 1:
        hint = "write # Title {#id} on the first line"
        findings.append(Finding("bad-heading", "a chapter begins with its title", Place(file.shown, 1, 1), hint=hint))
        return None
    for block in blocks[1:]:
        if isinstance(block, Heading) and block.level == 1:
            message = "a chapter has one title"
            findings.append(Finding("bad-heading", message, block.words.where, hint="use ## for a section"))
    return blocks


def number_block(block: Block, counters: Counters, label: Callable[..., str]) -> Block:
    """The block with its number."""
    match block:
        case Heading(level=1):
            counters.chapters += 1
            counters.sections = 0
            return replace(block, number=str(counters.chapters))
        case Heading(level=2):
            counters.sections += 1
            return replace(block, number=f"{counters.chapters}.{counters.sections}")
        case TableBlock() if block.id:
            counters.tables += 1
            return replace(block, number=label("volume.table", n=counters.tables))
        case FigureBlock():
            counters.figures += 1
            return replace(block, number=label("volume.figure", n=counters.figures))
        case Boxed():
            return replace(block, blocks=tuple(number_block(inner, counters, label) for inner in block.blocks))
        case _:
            return block


def references(chapters: Sequence[Chapter], label: Callable[..., str]) -> dict[str, Reference]:
    """What each id leads to. A table or figure may share the id of the section that it stands in."""
    headings: dict[str, Reference] = {}
    tables: dict[str, Reference] = {}
    figures: dict[str, Reference] = {}
    for block in every(chapters):
        match block:
            case Heading() if block.id:
                headings[block.id] = Reference(block.id, block.number or block.words.plain)
            case TableBlock() if block.id:
                name = label("volume.table_ref", n=len(tables) + 1)
                tables.setdefault(block.id, Reference(block.anchor, name))
            case FigureBlock():
                name = label("volume.figure_ref", n=len(figures) + 1)
                figures.setdefault(block.id, Reference(block.anchor, name))
    return {**figures, **tables, **headings}


def every(chapters: Sequence[Chapter]) -> Iterator[Block]:
    """Every block of the chapters."""
    for chapter in chapters:
        yield chapter.heading
        yield from opened(chapter.blocks)


def repeated(chapters: Sequence[Chapter]) -> Iterator[Finding]:
    """Ids that stand twice, whether of a heading, a table or a figure."""
    found = [block for block in every(chapters) if isinstance(block, Heading | TableBlock | FigureBlock) and block.id]
    named = [(block.id if isinstance(block, Heading) else block.anchor, block) for block in found]
    count = Counter(anchor for anchor, _ in named)
    for anchor, block in named:
        if count[anchor] > 1:
            where = block.where if isinstance(block, TableBlock) else place(block)
            yield Finding("duplicate-id", f"the id “{block.id}” stands more than once", where)


def place(block: Heading | FigureBlock) -> Place:
    """Where a heading or figure stands."""
    return block.words.where if isinstance(block, Heading) else block.caption.where


def unmet(chapters: Sequence[Chapter], names: Mapping[str, Reference], terms: set[str]) -> Iterator[Finding]:
    """References that lead nowhere, and terms that the glossary lacks."""
    for words in all_words(chapters):
        for inline in words.inlines:
            if isinstance(inline, See) and inline.target not in names:
                hint = did_you_mean(inline.target, names)
                yield Finding("unknown-section", f"nothing has the id “{inline.target}”", words.where, hint=hint)
        for term in words.marks:
            if term not in terms:
                hint = did_you_mean(term, terms)
                yield Finding("unknown-term", f"the glossary has no term “{term}”", words.where, hint=hint)


def all_words(chapters: Sequence[Chapter]) -> Iterator[Words]:
    """All running text."""
    for block in every(chapters):
        match block:
            case Heading() | Paragraph():
                yield block.words
            case Items():
                for item in block.items:
                    yield from item_words(item)
            case TableBlock(caption=Words() as caption) | FigureBlock(caption=caption):
                yield caption


def item_words(item: Item) -> Iterator[Words]:
    """The words of an entry and of all within it."""
    yield item.words
    for inner in item.inner:
        yield from item_words(inner)


def folder_files(folder: Path | Tree, shown: Callable[[Path], str]) -> list[ChapterFile]:
    """The chapters in a folder, in the order of their names."""
    if isinstance(folder, Tree):
        return [ChapterFile(path, path.shown) for path in folder.glob("*.md")]
    return [ChapterFile(path, shown(path)) for path in sorted(folder.glob("*.md"))]
