"""A book as pages: cover, contents, chapters, index; set again until every reference names its page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from generator.book.atoms import Atom, Draw, Mark, balanced
from generator.book.bands import CHAPTER_ROOM, Band, bands, title_atom
from generator.book.blocks import Book, Heading, Words, opened
from generator.book.cover import draw_cover
from generator.book.indexing import index_atoms
from generator.book.placing import GAP, PageContent, PageShape, Placing
from generator.book.setter import Setter, line_nodes
from generator.errors import Finding
from generator.kit.easel import Easel
from generator.kit.theme import Theme
from generator.layout.paper import Paper
from generator.scene.geometry import Box
from generator.scene.nodes import Link
from generator.scene.page import Anchor, Bookmark, Document, Page
from generator.text.breaking import TextLine
from generator.text.markup import Span
from generator.text.scribe import Scribe
from generator.text.style import TextStyle

#: A book is set no more often than this: references that move their own pages stop moving by then.
PASSES = 6
#: How much smaller the contents are set, in points, until they are no longer than a page.
CONTENTS_STEPS = (0.0, 0.5, 1.0)
#: Contents of no more lines than this have no page to themselves.
FEW_LINES = 24
#: A page narrower than this has one column.
NARROW = 180.0


def shape_of(paper: Paper) -> PageShape:
    """How the pages of a book are laid out on a paper."""
    wide = paper.width >= NARROW
    side, head, foot = (17.0, 19.0, 17.0) if wide else (14.0, 16.0, 15.0)
    area = Box(side, head, paper.width - 2 * side, paper.height - head - foot)
    return PageShape(paper.width, paper.height, area, 2 if wide else 1, 8.0)


@dataclass
class Volume:
    """A book that has been set on a paper."""

    book: Book
    paper: Paper
    theme: Theme
    scribe: Scribe
    pages: list[PageContent] = field(default_factory=list)
    #: The page of each anchor, from 1.
    numbers: dict[str, int] = field(default_factory=dict)
    #: The pages of each term of the index.
    terms: dict[str, list[int]] = field(default_factory=dict)

    @property
    def shape(self) -> PageShape:
        """The shape of its pages."""
        return shape_of(self.paper)

    def set(self) -> None:
        """Set the book until no page number changes any more."""
        easel = Easel(self.theme, self.scribe)
        shape = self.shape
        narrow = Setter(self.book, easel, shape.column_width(shape.columns), self.numbers)
        wide = Setter(self.book, easel, shape.area.width, self.numbers)
        for _ in range(PASSES):
            placing = Placing(shape)
            placing.place(self.parts(narrow, wide))
            numbers, terms = located(placing.pages)
            self.pages = placing.pages
            if numbers == self.numbers and terms == self.terms:
                break
            self.numbers.clear()
            self.numbers.update(numbers)
            self.terms = terms
        for atom, surplus in placing.surplus:
            where = atom.anchors[0] if atom.anchors else self.book.title
            message = f"“{where}” is {surplus:.1f} mm higher than a page [{self.scribe.language}]"
            self.scribe.note(Finding("text-too-long", message, hint="divide it, or make it smaller"))

    def parts(self, narrow: Setter, wide: Setter) -> Iterator[list[Band]]:
        """Cover, contents, chapters and index."""
        yield [Band((self.cover_atom(),), wide=True)]
        contents = self.contents(narrow, wide)
        yield contents
        # Contents of a few lines share their page with the first chapter.
        long = len(contents[-1].atoms) > FEW_LINES
        for index, chapter in enumerate(self.book.chapters):
            yield list(bands(chapter, narrow, wide, fresh=index == 0 and long))
        if self.terms or any(True for block in self.book.blocks() if has_marks(block)):
            heading = Heading(1, Words((Span(self.book.labels("volume.index")),)), "index")
            # Its lines are short: it takes a column more than the text.
            columns = self.shape.columns + 1
            slim = Setter(self.book, wide.easel, self.shape.column_width(columns), self.numbers)
            yield [
                Band((title_atom(heading, wide),), wide=True, room=CHAPTER_ROOM),
                Band(tuple(index_atoms(slim, self.terms)), columns=columns),
            ]

    def cover_atom(self) -> Atom:
        """The cover: it fills its page."""
        area, book = self.shape.area, self.book

        def draw(easel: Easel, x: float, y: float) -> None:
            draw_cover(easel, Box(x, y, area.width, area.height), book)

        return Atom(area.height, draw)

    def contents(self, narrow: Setter, wide: Setter) -> list[Band]:
        """The contents: chapters and their sections with their pages; closer set if they take more than one."""
        heading = Heading(1, Words((Span(self.book.labels("volume.contents")),)), "contents")
        title = replace(title_atom(heading, wide), mark=Mark(1, heading.words.plain))
        height = self.shape.area.height - title.height - GAP
        atoms: list[Atom] = []
        for smaller in CONTENTS_STEPS:
            atoms = list(self.entries(narrow, smaller))
            if balanced(atoms, 0, height, self.shape.columns) is not None:
                break
        return [Band((title,), wide=True), Band(tuple(atoms))]

    def entries(self, setter: Setter, smaller: float) -> Iterator[Atom]:
        """The lines of the contents, so many points smaller than the theme has them."""
        for chapter in self.book.chapters:
            yield from self.entry(chapter.heading, setter, smaller, first=True)
            for block in opened(chapter.blocks):
                if isinstance(block, Heading) and block.level == 2:
                    yield from self.entry(block, setter, smaller, first=False)

    def entry(self, heading: Heading, setter: Setter, smaller: float, first: bool) -> list[Atom]:
        """A line or two of the contents."""
        style = setter.style("book_contents" if first else "book_contents_part")
        style = replace(style, size=style.size - smaller, leading=style.leading - smaller / 10)
        indent = 0.0 if first else 8.0
        number_width = 8.0
        room = setter.width - indent - number_width - 9.0
        lines = setter.easel.scribe.lines(list(setter.spans(heading.words)), style, room)
        page = setter.pages.get(heading.id)
        atoms = []
        for index, line in enumerate(lines):
            last = index == len(lines) - 1
            draw = contents_line(
                heading if index == 0 else None, line, style, setter.width, indent, page if last else None
            )
            target = heading.id
            linked = linked_draw(draw, setter.width, style.line_height, target)
            before = (2.6 - 1.2 * smaller if first else 0.3 - smaller / 4) if index == 0 else 0.0
            atoms.append(Atom(style.line_height, linked, before, index == 0 and first))
        return atoms


def has_marks(block: object) -> bool:
    """Whether a block has marks for the index."""
    words = getattr(block, "words", None) or getattr(block, "caption", None)
    items = getattr(block, "items", ())
    return bool(getattr(words, "marks", ())) or any(item.words.marks for item in items)


def contents_line(
    heading: Heading | None, line: TextLine, style: TextStyle, width: float, indent: float, page: int | None
) -> Draw:
    """What draws a line of the contents: number, title, leader, page."""

    def draw(easel: Easel, x: float, y: float) -> None:
        baseline = y + style.em * 0.8 + (style.line_height - style.em) / 2
        if heading is not None:
            easel.label(heading.number, x + indent, baseline, style, color="lead")
        easel.add(line_nodes(line, style, x + indent + 8.0, y, style.color))
        if page is not None:
            easel.label(str(page), x + width, baseline, style, "end")
            start = x + indent + 8.0 + line.width + 1.6
            stop = x + width - easel.width(str(page), style) - 1.6
            if stop - start > 4:
                easel.line(start, baseline - 0.2, stop, baseline - 0.2, "hair", "quiet", (0.3, 1.2))

    return draw


def linked_draw(draw: Draw, width: float, height: float, target: str) -> Draw:
    """A drawing that leads to an anchor."""

    def linked(easel: Easel, x: float, y: float) -> None:
        draw(easel, x, y)
        easel.add([Link(Box(x, y, width, height), f"#{target}")])

    return linked


def located(pages: list[PageContent]) -> tuple[dict[str, int], dict[str, list[int]]]:
    """The page of each anchor and the pages of each term."""
    numbers: dict[str, int] = {}
    terms: dict[str, list[int]] = {}
    for number, page in enumerate(pages, 1):
        for atom, _, _ in page.atoms:
            for anchor in atom.anchors:
                numbers.setdefault(anchor, number)
            for term in atom.terms:
                if number not in terms.setdefault(term, []):
                    terms[term].append(number)
    return numbers, terms


def book_document(book: Book, paper: Paper, theme: Theme, scribe: Scribe) -> Document:
    """The book on a paper, ready to be written. Set when its pages are first asked for."""
    volume: Volume | None = None

    def pages() -> Iterator[Page]:
        nonlocal volume
        if volume is None:
            volume = Volume(book, paper, theme, scribe)
            volume.set()
        yield from drawn(volume)

    title = f"{book.title} – {book.labels('volume.rulebook')}"
    return Document(book.id, title, book.tag, pages, subject=book.subtitle, duplex="DuplexFlipLongEdge")


def drawn(volume: Volume) -> Iterator[Page]:
    """The finished pages."""
    chapter = ""
    for number, content in enumerate(volume.pages, 1):
        easel = Easel(volume.theme, volume.scribe)
        openings = [(mark, y) for mark, y in content.marks if mark.level == 1]
        if openings and openings[0][1] <= volume.shape.area.y + 1:
            chapter = openings[0][0].title
        if number > 1:
            frame_page(easel, volume, number, chapter)
        for frame, box in content.frames:
            frame.draw(easel, box)
        for atom, x, y in content.atoms:
            atom.draw(easel, x, y)
        if openings:
            chapter = openings[-1][0].title
        yield Page(
            volume.paper.width,
            volume.paper.height,
            tuple(easel.nodes),
            tuple(bookmarks(content)),
            label=str(number),
            anchors=tuple(page_anchors(content, number)),
        )


def bookmarks(content: PageContent) -> Iterator[Bookmark]:
    """The outline entries of a page: chapters and sections."""
    for mark, y in content.marks:
        if mark.level <= 2:
            title = f"{mark.number} {mark.title}".strip()
            yield Bookmark(title, mark.level - 1, y)


def page_anchors(content: PageContent, number: int) -> Iterator[Anchor]:
    """The anchors of a page."""
    yield Anchor(f"page-{number}", 0.0)
    for atom, _, y in content.atoms:
        for anchor in atom.anchors:
            yield Anchor(anchor, y)


def frame_page(easel: Easel, volume: Volume, number: int, chapter: str) -> None:
    """The running head and the number of a page, at its outer side."""
    area = volume.shape.area
    even = number % 2 == 0
    y = area.y - 7.0
    if even:
        easel.label(volume.book.title, area.x, y, "book_kicker")
    else:
        easel.fit(chapter, area.right, y, area.width, "book_kicker", "end")
    foot = area.bottom + 9.0
    easel.label(str(number), area.x if even else area.right, foot, "book_folio", "start" if even else "end")
