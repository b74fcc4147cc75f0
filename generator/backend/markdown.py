"""A rulebook as Markdown, with its diagrams as SVG files beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from generator.backend.svg import SvgWriter
from generator.book.blocks import (
    Block,
    Book,
    Boxed,
    FigureBlock,
    GlossaryBlock,
    Heading,
    Item,
    Items,
    Paragraph,
    See,
    TableBlock,
    Words,
    opened,
)
from generator.kit.easel import Easel
from generator.kit.theme import Theme
from generator.scene.geometry import Box
from generator.scene.page import Document, Page
from generator.text.markup import Span
from generator.text.scribe import Scribe

#: Signs that Markdown or HTML would read.
_SIGN = re.compile(r"([\\`*_{}\[\]<>#|~&])")
#: What would begin a list or a heading at the start of a line.
_START = re.compile(r"^(\d+)\.|^([-+])(?=\s)")


class MarkdownWriter:
    """Writes one book; ``folder`` is where its diagrams lie beside it."""

    def __init__(self, book: Book, theme: Theme, scribe: Scribe, folder: str) -> None:
        self.book, self.theme, self.scribe, self.folder = book, theme, scribe, folder

    def whole(self) -> str:
        """The file."""
        book = self.book
        parts = [f"# {safe(book.title)}", safe(book.subtitle), *self.contents()]
        for chapter in book.chapters:
            parts.append(self.heading(chapter.heading))
            parts += self.blocks(chapter.blocks)
        parts.append(f"*{safe(book.imprint)}*" if book.imprint else "")
        return "\n\n".join(part for part in parts if part) + "\n"

    def contents(self) -> Iterator[str]:
        """Chapters and sections, as links."""
        lines = []
        for chapter in self.book.chapters:
            headings = [chapter.heading, *(block for block in opened(chapter.blocks) if isinstance(block, Heading))]
            for heading in headings:
                if heading.level <= 2:
                    indent = "  " * (heading.level - 1)
                    lines.append(f"{indent}- [{heading.number} {self.words(heading.words)}](#{heading.id})")
        yield f"## {safe(self.book.labels('volume.contents'))}"
        yield "\n".join(lines)

    def blocks(self, blocks: Sequence[Block]) -> Iterator[str]:
        """Blocks one after the other."""
        for block in blocks:
            match block:
                case Heading():
                    yield self.heading(block)
                case Paragraph():
                    yield started(self.words(block.words))
                case Items():
                    yield "\n".join(self.items(block.items, block.ordered))
                case TableBlock():
                    yield self.table(block)
                case FigureBlock():
                    yield self.figure(block)
                case Boxed():
                    yield self.box(block)
                case GlossaryBlock():
                    yield self.glossary()

    def heading(self, heading: Heading) -> str:
        """A heading with the anchor that references lead to."""
        anchor = f'<a id="{heading.id}"></a>' if heading.id else ""
        number = f"{heading.number}. " if heading.level == 1 else f"{heading.number} " if heading.number else ""
        return f"{'#' * (heading.level + 1)} {anchor}{number}{self.words(heading.words)}"

    def words(self, words: Words) -> str:
        """Running text."""
        return "".join(self.inline(inline) for inline in words.inlines)

    def inline(self, inline: Span | See) -> str:
        """A span or a reference."""
        if isinstance(inline, See):
            reference = self.book.references[inline.target]
            return f"[{self.book.labels('volume.see_here', number=reference.name)}](#{reference.anchor})"
        return emphasised(inline)

    def items(self, items: Sequence[Item], ordered: bool, indent: str = "") -> Iterator[str]:
        """The lines of a list."""
        for number, item in enumerate(items, 1):
            mark = f"{number}. " if ordered else "- "
            yield f"{indent}{mark}{self.words(item.words)}"
            yield from self.items(item.inner, item.ordered, indent + " " * len(mark))

    def table(self, block: TableBlock) -> str:
        """A table under its caption."""
        data = block.data
        rules = [":---" if index in data.left else ":---:" for index in range(len(data.head))]
        rows = [self.row(data.head), f"| {' | '.join(rules)} |", *(self.row(row) for row in data.rows)]
        parts = ["\n".join(rows), *(self.marked(note) for note in data.notes)]
        if block.caption is not None:
            number = f"**{block.number}.** " if block.number else ""
            parts.insert(0, f'<a id="{block.anchor}"></a>{number}{self.words(block.caption)}')
        return "\n\n".join(parts)

    def row(self, cells: Sequence[str]) -> str:
        """A row of a table."""
        return f"| {' | '.join(self.marked(cell).replace(chr(10), ' ') for cell in cells)} |"

    def marked(self, text: str) -> str:
        """A text in small markup."""
        return "".join(map(emphasised, self.scribe.spans(text)))

    def figure(self, block: FigureBlock) -> str:
        """A diagram over its caption."""
        number = f"**{block.number}.** " if block.number else ""
        picture = f"![{safe(block.alt)}]({self.folder}/{block.id}.svg)"
        return f'<a id="{block.anchor}"></a>{picture}\n\n{number}{self.words(block.caption)}'

    def box(self, block: Boxed) -> str:
        """A box, quoted."""
        kind = safe(self.book.labels(f"volume.boxes.{block.kind}"))
        title = f"{kind} · {self.marked(block.title)}" if block.title else kind
        inner = "\n\n".join([f"**{title}**", *self.blocks(block.blocks)])
        return "\n".join(f"> {line}".rstrip() for line in inner.split("\n"))

    def glossary(self) -> str:
        """Every term with what it means."""
        entries = sorted(self.book.glossary.values(), key=lambda entry: self.book.sort_key(entry.term))
        return "\n".join(f"- **{safe(entry.term)}** – {self.marked(entry.means)}" for entry in entries)

    def pictures(self) -> Iterator[tuple[str, bytes]]:
        """The diagrams: their names without a folder, and the files."""
        for block in self.book.blocks():
            if isinstance(block, FigureBlock):
                figure = block.figure
                easel = Easel(self.theme, self.scribe)
                figure.draw(easel, Box(0, 0, figure.width, figure.height), self.book.job)
                page = Page(figure.width, figure.height, tuple(easel.nodes))
                document = Document(block.id, block.alt, self.book.tag, lambda: iter(()))
                yield f"{block.id}.svg", SvgWriter(page, document).bytes()


def safe(text: str) -> str:
    """A text that Markdown takes letter by letter."""
    return _SIGN.sub(r"\\\1", text)


def started(text: str) -> str:
    """A paragraph that does not look like a list."""
    return _START.sub(lambda match: f"{match[1]}\\." if match[1] else f"\\{match[2]}", text)


def emphasised(span: Span) -> str:
    """A span with its emphasis; spaces stay outside of the signs."""
    mark = "***" if span.bold and span.italic else "**" if span.bold else "*" if span.italic else ""
    inner = span.text.strip()
    if not mark or not inner:
        return safe(span.text)
    before = span.text[: len(span.text) - len(span.text.lstrip())]
    after = span.text[len(span.text.rstrip()) :]
    return f"{before}{mark}{safe(inner)}{mark}{after}"
