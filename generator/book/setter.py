"""From blocks to atoms: paragraphs wrapped and hyphenated, lists, boxes, diagrams, at the width of a column."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from generator.book.atoms import Atom, Draw, Frame, Mark
from generator.book.blocks import (
    Block,
    Book,
    Boxed,
    Figure,
    FigureBlock,
    GlossaryBlock,
    Heading,
    Item,
    Items,
    Paragraph,
    See,
    TableBlock,
    Words,
)
from generator.book.tables import table_atoms
from generator.kit.easel import Easel
from generator.scene.geometry import Box, scale, translate
from generator.scene.nodes import Group, Link, Node, Text
from generator.text.breaking import TextLine
from generator.text.markup import Span
from generator.text.style import TextStyle

#: A page not yet known is set as this one: as wide as most.
UNKNOWN = 88
#: Between paragraphs, before lists and their entries, around tables and diagrams, in mm.
PARAGRAPH, ENTRY, AROUND = 1.7, 0.8, 4.2
INDENT = 4.2
#: Which role the text of a box is set in, where it is not the book's own.
BOX_ROLES = {"story": "book_story"}
#: A box up to this height in mm is never divided.
WHOLE_BOX = 46.0
#: From the edge of a box to its text.
BOX_INSET = 3.4


@dataclass
class Setter:
    """Makes atoms ``width`` mm wide. ``pages`` tells the page of each anchor as far as it is known."""

    book: Book
    easel: Easel
    width: float
    pages: Mapping[str, int] = field(default_factory=dict)
    lines_of: dict[tuple[int, str, float], tuple[Words, list[TextLine]]] = field(default_factory=dict)

    def style(self, role: str) -> TextStyle:
        """A type style by role."""
        return self.easel.style(role)

    def blocks(self, blocks: Iterable[Block], frame: Frame | None = None, role: str = "book_text") -> Iterator[Atom]:
        """The atoms of blocks; what follows a heading stays with it."""
        glued = False
        for block in blocks:
            made = list(self.block(block, frame, role))
            if glued and made:
                made[0] = made[0].glued()
            yield from made
            glued = isinstance(block, Heading)

    def block(self, block: Block, frame: Frame | None = None, role: str = "book_text") -> Iterator[Atom]:
        """The atoms of one block."""
        match block:
            case Heading():
                yield from self.heading(block)
            case Paragraph():
                yield from self.text(block.words, role, before=PARAGRAPH, frame=frame)
            case Items():
                yield from self.items(block.items, block.ordered, frame, role)
            case TableBlock():
                yield from self.table(block, frame)
            case FigureBlock():
                yield from self.figure(block, frame)
            case Boxed():
                yield from self.box(block)
            case GlossaryBlock():
                yield from self.glossary()

    def spans(self, words: Words) -> list[Span]:
        """The spans of a text, references put into words."""
        spans: list[Span] = []
        for inline in words.inlines:
            if isinstance(inline, See):
                reference = self.book.references[inline.target]
                page = self.pages.get(reference.anchor, UNKNOWN)
                text = self.book.labels("volume.see", number=reference.name, page=page)
                spans.append(Span(text, link=f"#{reference.anchor}"))
            else:
                spans.append(inline)
        return spans

    def lines(self, words: Words, role: str, width: float) -> list[TextLine]:
        """The lines of a text; those without references are set once for all passes."""
        key = id(words), role, round(width, 3)
        if key in self.lines_of:
            return self.lines_of[key][1]
        spans = self.spans(words)
        syllables = self.book.syllables
        lines = self.easel.scribe.lines(spans, self.style(role), width, words.where, syllables)
        if not any(isinstance(inline, See) for inline in words.inlines):
            # The words are kept, so that their identity stays their own.
            self.lines_of[key] = words, lines
        return lines

    def text(
        self,
        words: Words,
        role: str,
        indent: float = 0.0,
        before: float = 0.0,
        frame: Frame | None = None,
        width: float | None = None,
    ) -> Iterator[Atom]:
        """An atom a line; the first two and the last two lines of a paragraph stay together."""
        style = self.style(role)
        room = (self.width if width is None else width) - indent - (2 * BOX_INSET if frame else 0)
        offset = indent + (BOX_INSET if frame else 0)
        lines = self.lines(words, role, room)
        last = len(lines) - 1
        for index, line in enumerate(lines):
            yield Atom(
                style.line_height,
                self.drawn(line, style, offset),
                before if index == 0 else 0.0,
                index == 0 or 2 <= index <= last - 1,
                frame,
                terms=words.marks if index == 0 else (),
            )

    def drawn(self, line: TextLine, style: TextStyle, offset: float) -> Draw:
        """What draws a line of text, with the areas of its references."""
        link_color = self.easel.theme.color("lead")

        def draw(easel: Easel, x: float, y: float) -> None:
            easel.add(line_nodes(line, style, x + offset, y, link_color))

        return draw

    def heading(self, block: Heading) -> Iterator[Atom]:
        """A section's heading with its number, or the heading of a part."""
        role = "book_section" if block.level == 2 else "book_part"
        style = self.style(role)
        number = f"{block.number}\u2002" if block.number else ""
        words = replace(block.words, inlines=(Span(number), *block.words.inlines)) if number else block.words
        lines = self.easel.scribe.lines(self.spans(words), style, self.width, words.where)
        mark = Mark(block.level, block.words.plain, block.number)
        for index, line in enumerate(lines):
            first = index == 0
            yield Atom(
                style.line_height + (0.6 if index == len(lines) - 1 and block.level == 2 else 0.0),
                self.drawn(line, style, 0.0),
                (7.0 if block.level == 2 else 4.2) if first else 0.0,
                first,
                anchors=(block.id,) if first and block.id else (),
                terms=words.marks if first else (),
                mark=mark if first else None,
                heading=True,
            )

    def items(
        self, items: Sequence[Item], ordered: bool, frame: Frame | None, role: str, indent: float = 0.0
    ) -> Iterator[Atom]:
        """The entries of a list, and the lists within them."""
        style = self.style(role)
        for number, item in enumerate(items, 1):
            atoms = list(self.text(item.words, role, indent + INDENT, PARAGRAPH if number == 1 else ENTRY, frame))
            if atoms:
                atoms[0] = replace(atoms[0], draw=self.bullet(atoms[0], number if ordered else 0, style, indent, frame))
            if number == 1 and not indent and atoms:
                atoms[0] = atoms[0].glued() if len(items) > 1 else atoms[0]
            yield from atoms
            yield from self.items(item.inner, item.ordered, frame, role, indent + INDENT)

    def bullet(self, atom: Atom, number: int, style: TextStyle, indent: float, frame: Frame | None) -> Draw:
        """What draws the first line of an entry with its bullet or number."""
        offset = indent + (BOX_INSET if frame else 0)

        def draw(easel: Easel, x: float, y: float) -> None:
            atom.draw(easel, x, y)
            baseline = y + style.em * 0.8 + (style.line_height - style.em) / 2
            if number:
                easel.label(f"{number}", x + offset, baseline, style.weighted(600), color="lead")
            else:
                easel.circle(x + offset + 1.1, baseline - style.em * 0.26, 0.5, "lead")

        return draw

    def caption(self, number: str, words: Words, frame: Frame | None, before: float) -> list[Atom]:
        """A caption after its number."""
        numbered = Span(f"{number}.\u2002", bold=True) if number else None
        text = replace(words, inlines=(numbered, *words.inlines)) if numbered else words
        style = self.style("book_caption")
        room = self.width - (2 * BOX_INSET if frame else 0)
        lines = self.easel.scribe.lines(self.spans(text), style, room, words.where, self.book.syllables)
        offset = BOX_INSET if frame else 0.0
        return [
            Atom(style.line_height, self.drawn(line, style, offset), before if i == 0 else 0.0, i == 0, frame)
            for i, line in enumerate(lines)
        ]

    def table(self, block: TableBlock, frame: Frame | None) -> Iterator[Atom]:
        """A table under its caption; its head is repeated where it goes on in another column."""
        caption = self.caption(block.number, block.caption, frame, AROUND) if block.caption else []
        inset = BOX_INSET if frame else 0.0
        rows = table_atoms(self.easel, block.data, self.width - 2 * inset, inset, frame, block.where)
        rows[-1] = replace(rows[-1], after=AROUND)
        if caption:
            anchors = (block.anchor,)
            terms = block.caption.marks if block.caption else ()
            caption[0] = replace(caption[0], anchors=anchors, terms=terms)
            rows[0] = rows[0].glued()
        else:
            rows[0] = replace(rows[0], before=PARAGRAPH + 0.6)
        yield from caption
        yield from rows

    def figure(self, block: FigureBlock, frame: Frame | None) -> Iterator[Atom]:
        """A diagram over its caption; one that is too wide for the column is made smaller as a whole."""
        room = self.width - (2 * BOX_INSET if frame else 0)
        factor = min(1.0, room / block.figure.width)
        offset = (self.width - block.figure.width * factor) / 2

        def draw(easel: Easel, x: float, y: float) -> None:
            easel.add([figure_node(easel, block.figure, self.book.job, x + offset, y, factor)])

        height = block.figure.height * factor + 2.0
        yield Atom(height, draw, AROUND, frame=frame, anchors=(block.anchor,), terms=block.caption.marks)
        caption = [atom.glued() for atom in self.caption(block.number, block.caption, frame, 0.0)]
        yield from ended(caption, AROUND)

    def box(self, block: Boxed) -> Iterator[Atom]:
        """A box with its kind and title above what it holds."""
        frame = Frame(box_drawer(block.kind))
        role = BOX_ROLES.get(block.kind, "book_text")
        kind = self.book.labels(f"volume.boxes.{block.kind}")
        if block.kind == "story":
            head = Words((Span(block.title or kind),), where=block.where)
            title = list(self.text(head, "book_story_title", frame=frame, before=AROUND + 1))
        else:
            spans = (Span(kind), Span(f" · {block.title}")) if block.title else (Span(kind),)
            title = list(self.text(Words(spans, where=block.where), "book_box", frame=frame, before=AROUND + 1))
        inner = list(self.blocks(block.blocks, frame, role))
        if inner:
            inner[0] = replace(inner[0].glued(), before=0.6)
        if len(inner) > 1:
            inner[1] = inner[1].glued()
        atoms = [*title, *ended(inner, AROUND + 1)]
        small = sum(atom.height + atom.before for atom in atoms) <= WHOLE_BOX
        yield from (atom if index == 0 else atom.glued() for index, atom in enumerate(title))
        # Of a box that is divided no line or two are left alone.
        last = len(atoms) - 2
        yield from (atom.glued() if small or i >= last else atom for i, atom in enumerate(atoms) if i >= len(title))

    def glossary(self) -> Iterator[Atom]:
        """Every term with what it means, by the alphabet."""
        entries = sorted(self.book.glossary.values(), key=lambda entry: self.book.sort_key(entry.term))
        for entry in entries:
            words = Words((Span(entry.term, bold=True), Span(f" – {entry.means}")))
            yield from self.text(words, "book_small", before=1.2)


def ended(atoms: Sequence[Atom], after: float) -> list[Atom]:
    """Atoms with so many mm of space after the last of them."""
    return [*atoms[:-1], *(replace(atom, after=after) for atom in atoms[-1:])]


def line_nodes(line: TextLine, style: TextStyle, x: float, y: float, link_color: str) -> Iterator[Node]:
    """The runs of a line whose box has its top at ``y``, in the middle of its height; references in their colour."""
    baseline = y + style.em * 0.8 + (style.line_height - style.em) / 2
    for run in line.runs:
        own = run.style
        color = link_color if own.link else own.color
        yield Text(x + run.x, baseline, run.text, own.face, own.em, color, own.tracking * own.em)
        if own.link:
            yield Link(Box(x + run.x, y, run.width, style.line_height), own.link)


def figure_node(easel: Easel, figure: Figure, job: object, x: float, y: float, factor: float) -> Group:
    """A diagram drawn in its true size and then scaled into place."""
    own = Easel(easel.theme, easel.scribe)
    figure.draw(own, Box(0, 0, figure.width, figure.height), job)
    return Group(tuple(own.nodes), translate(x, y) @ scale(factor))


def box_drawer(kind: str) -> Callable[[Easel, Box], None]:
    """What draws the ground of a box of a kind."""

    def draw(easel: Easel, box: Box) -> None:
        if kind == "story":
            easel.line(box.x + 0.6, box.y, box.x + 0.6, box.bottom, "outline", "second")
            return
        if kind in ("example", "tip"):
            easel.rect(box, "tint")
        bar = {"option": "lead", "advanced": "lead", "ruling": "second"}.get(kind)
        if bar is not None:
            easel.rect(box, None, "hair", "tint_strong")
            easel.rect(Box(box.x, box.y, 1.2, box.height), bar)

    return draw
