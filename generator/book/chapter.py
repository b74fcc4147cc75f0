"""A chapter's file: cut at blank lines and directives, each piece filled in by Jinja and read as Markdown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from generator.book.blocks import (
    BOXES,
    Block,
    Boxed,
    Figure,
    FigureBlock,
    GlossaryBlock,
    Heading,
    Item,
    Items,
    Paragraph,
    TableBlock,
    TableData,
    Words,
)
from generator.book.inline import CLOSE, OPEN, words_of
from generator.errors import ContentError, Finding, Place, did_you_mean
from generator.i18n.sandbox import render_string
from generator.source.characters import shown

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

#: Characters of a chapter, and of a piece of it when its figures stand in it: more than a whole book of ours has.
MAX_CHAPTER, MAX_PIECE = 200_000, 50_000
#: Blocks, entries and cells (as tokens of Markdown) of a chapter: five times those of a whole book of ours.
MAX_TOKENS = 10_000
#: What is wrong with one chapter; reading stops there.
MAX_FINDINGS = 100
_DIRECTIVE = re.compile(r"^:::\s*(?:(?P<kind>[^\W\d_][\w-]*)(?:\s+(?P<rest>.*?))?)?\s*$")
_HEADING_ID = re.compile(r"\s*\{#([^{}]*)\}\s*$")
_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_ALT = re.compile(r"Alt:\s*", re.IGNORECASE)
#: Gives the place of a token.
Spot = Callable[["Token"], Place]
DIRECTIVES = (*BOXES, "table", "figure", "glossary")


@dataclass(frozen=True)
class Piece:
    """Neighbouring lines of a file; or a directive: its kind, the rest of its line, and the pieces in it."""

    line: int
    text: str = ""
    kind: str = ""
    rest: str = ""
    inner: tuple[Piece, ...] = ()


@dataclass(frozen=True)
class Sources:
    """What the chapters of a game draw on: names for Jinja, tables and figures by id."""

    names: Mapping[str, Any]
    tables: Mapping[str, Callable[[], TableData]]
    figures: Mapping[str, Figure]


def cut(text: str, file: str) -> tuple[list[Piece], list[Finding]]:
    """The pieces of a chapter, and what is wrong with its directives."""
    findings: list[Finding] = []
    #: The open directives: kind, rest, line, what they hold; the chapter itself is the outermost.
    open_: list[tuple[str, str, int, list[Piece]]] = [("", "", 0, [])]
    lines: list[str] = []
    begin = 0

    def flush() -> None:
        if lines:
            open_[-1][3].append(Piece(begin, "\n".join(lines)))
            lines.clear()

    for number, line in enumerate(text.splitlines(), 1):
        directive = _DIRECTIVE.match(line)
        if directive is None and line.strip():
            if not lines:
                begin = number
            lines.append(line.rstrip())
            continue
        flush()
        if directive is None:
            continue
        where = Place(file, number, 1)
        if directive["kind"]:
            kind = directive["kind"].lower()
            if kind not in DIRECTIVES:
                hint = did_you_mean(kind, DIRECTIVES)
                findings.append(Finding("unknown-directive", f"“{kind}” is no directive", where, hint=hint))
            open_.append((kind, directive["rest"] or "", number, []))
        elif len(open_) > 1:
            kind, rest, first, inner = open_.pop()
            open_[-1][3].append(Piece(first, "", kind, rest, tuple(inner)))
        else:
            findings.append(Finding("open-directive", "“:::” closes nothing", where, hint="remove the line"))
    flush()
    for kind, _, first, _ in open_[1:]:
        hint = "close it with a line of ::: alone"
        findings.append(Finding("open-directive", f"“::: {kind}” is never closed", Place(file, first, 1), hint=hint))
    return open_[0][3], findings


@cache
def parser() -> MarkdownIt:
    """The Markdown that a book is written in: no HTML, no images, no links, no code."""
    from markdown_it import MarkdownIt

    markdown = MarkdownIt("zero")
    return markdown.enable(["heading", "list", "table", "emphasis", "escape", "newline"])


@dataclass
class Reader:
    """Reads the pieces of one file; whatever is wrong gathers in ``findings``."""

    file: str
    sources: Sources
    findings: list[Finding]
    tokens: int = 0

    def blocks(self, pieces: Sequence[Piece], within: str = "") -> Iterator[Block]:
        """The blocks of pieces; ``within`` is the kind of the box that they stand in."""
        for piece in pieces:
            if len(self.findings) >= MAX_FINDINGS or self.tokens > MAX_TOKENS:
                return
            try:
                yield from self.directive(piece, within) if piece.kind else self.markdown(piece)
            except ContentError as error:
                self.findings.extend(error.findings)

    def where(self, piece: Piece) -> Place:
        """Where a piece begins."""
        return Place(self.file, piece.line, 1)

    def rendered(self, text: str, where: Place) -> str:
        """A text with its figures. Raises ContentError."""
        if OPEN in text or CLOSE in text:
            raise ContentError([Finding("bad-character", "a character of the private use area", where)])
        return render_string(text, self.sources.names, where, lines=True) if "{{" in text or "{%" in text else text

    def directive(self, piece: Piece, within: str) -> Iterator[Block]:
        """A table, a figure, a box or the glossary."""
        where = self.where(piece)
        if piece.kind in BOXES:
            if within:
                hint = "close the box before with a line of ::: alone"
                message = f"“{piece.kind}” stands within “{within}”"
                raise ContentError([Finding("nested-box", message, where, hint=hint)])
            title = self.rendered(piece.rest, where)
            yield Boxed(piece.kind, title, tuple(self.blocks(piece.inner, piece.kind)), where)
        elif piece.kind == "table":
            yield self.table(piece)
        elif piece.kind == "figure":
            yield self.figure(piece)
        elif piece.kind == "glossary":
            yield GlossaryBlock(where)

    def captions(self, piece: Piece) -> list[Words]:
        """The paragraphs within a table or figure."""
        found = list(self.blocks(piece.inner, piece.kind))
        for block in found:
            if not isinstance(block, Paragraph):
                message = f"“::: {piece.kind}” holds its caption alone"
                raise ContentError([Finding("bad-caption", message, self.where(piece), hint="write one paragraph")])
        return [block.words for block in found if isinstance(block, Paragraph)]

    def table(self, piece: Piece) -> TableBlock:
        """A table of the game, under its caption."""
        where = self.where(piece)
        make = self.sources.tables.get(piece.rest)
        if make is None:
            hint = did_you_mean(piece.rest, self.sources.tables)
            raise ContentError([Finding("unknown-table", f"no table “{piece.rest}”", where, hint=hint)])
        captions = self.captions(piece)
        if len(captions) != 1:
            raise ContentError([Finding("bad-caption", f"the table “{piece.rest}” needs one caption", where)])
        return TableBlock(piece.rest, make(), captions[0], where=where)

    def figure(self, piece: Piece) -> FigureBlock:
        """A diagram of the game, over its caption."""
        where = self.where(piece)
        figure = self.sources.figures.get(piece.rest)
        if figure is None:
            hint = did_you_mean(piece.rest, self.sources.figures)
            raise ContentError([Finding("unknown-figure", f"no figure “{piece.rest}”", where, hint=hint)])
        texts = self.captions(piece)
        alts = [text for text in texts if _ALT.match(text.plain)]
        captions = [text for text in texts if text not in alts]
        if len(alts) != 1 or len(captions) != 1:
            message = f"the figure “{piece.rest}” needs a caption and a text that begins with “Alt:”"
            raise ContentError([Finding("bad-caption", message, where)])
        return FigureBlock(piece.rest, figure, captions[0], _ALT.sub("", alts[0].plain, count=1))

    def parsed(self, text: str, where: Place) -> list[Token]:
        """The tokens of a piece. Raises ContentError for one that no book needs."""
        if len(text) > MAX_PIECE:
            message = f"a paragraph, list or table has more than {MAX_PIECE} characters"
            raise ContentError([Finding("too-large", message, where, hint="divide it")])
        tokens = parser().parse(text)
        self.tokens += len(tokens)
        if self.tokens > MAX_TOKENS:
            message = "the chapter has more headings, paragraphs, entries and cells than a book can hold"
            raise ContentError([Finding("too-large", message, where, hint="divide it, or make it shorter")])
        return tokens

    def markdown(self, piece: Piece) -> Iterator[Block]:
        """What a piece of Markdown says."""
        where = self.where(piece)
        # The id of a heading looks like a comment to Jinja: it is taken off before.
        found = _HEADING_ID.search(piece.text) if piece.text.startswith("#") else None
        text = piece.text[: found.start()] if found else piece.text
        filled = self.rendered(text, where)
        tokens = self.parsed(filled, where)

        def spot(token: Token) -> Place:
            """The line of a token, if Jinja has made no lines or taken none away."""
            if token.map is None or filled.count("\n") != text.count("\n"):
                return where
            return Place(where.file, where.line + token.map[0], 1)

        index = 0
        while index < len(tokens):
            token = tokens[index]
            end = closing(tokens, index)
            if token.type == "heading_open":
                yield self.heading(token, tokens[index + 1], found[1] if found else None, spot(token))
            elif token.type == "paragraph_open":
                words = words_of(tokens[index + 1], spot(token))
                if words.inlines:
                    yield Paragraph(words)
            elif token.type in ("bullet_list_open", "ordered_list_open"):
                items = tuple(self.items(tokens[index + 1 : end], spot))
                yield Items(items, token.type.startswith("ordered"))
            elif token.type == "table_open":
                yield TableBlock("", word_table(tokens[index:end], where), where=where)
            index = end + 1

    def heading(self, token: Token, inline: Token, name: str | None, where: Place) -> Heading:
        """A heading with its id, if it has one. Raises ContentError for an id that cannot be one."""
        level = int(token.tag[1])
        if level > 3:
            raise ContentError([Finding("bad-heading", "a heading has at most three signs #", where)])
        if (name is not None or level < 3) and not _ID.fullmatch(name or ""):
            hint = "write {#such-as-this} behind it: small letters, digits, hyphens"
            raise ContentError([Finding("bad-heading", f"“{shown(inline.content)}” has no id", where, hint=hint)])
        return Heading(level, words_of(inline, where), name or "")

    def items(self, tokens: Sequence[Token], spot: Spot) -> Iterator[Item]:
        """The entries of a list."""
        index = 0
        while index < len(tokens):
            end = closing(tokens, index)
            entry = tokens[index + 1 : end]
            yield self.item(entry, spot(tokens[index]), spot)
            index = end + 1

    def item(self, tokens: Sequence[Token], where: Place, spot: Spot) -> Item:
        """One entry: its words, and perhaps a list within it."""
        words = Words((), where=where)
        inner: tuple[Item, ...] = ()
        ordered = False
        index = 0
        while index < len(tokens):
            end = closing(tokens, index)
            if tokens[index].type == "paragraph_open":
                words = words_of(tokens[index + 1], spot(tokens[index]))
            elif tokens[index].type in ("bullet_list_open", "ordered_list_open"):
                inner = tuple(self.items(tokens[index + 1 : end], spot))
                ordered = tokens[index].type.startswith("ordered")
            index = end + 1
        return Item(words, inner, ordered)


def closing(tokens: Sequence[Token], index: int) -> int:
    """The index of the token that closes the one at ``index``."""
    depth = 0
    for position in range(index, len(tokens)):
        depth += tokens[position].nesting
        if depth == 0:
            return position
    return len(tokens) - 1


def word_table(tokens: Sequence[Token], where: Place) -> TableData:
    """A table written in Markdown: words, all columns aligned left."""
    rows: list[list[str]] = []
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline":
            rows[-1].append(markup(words_of(token, where)))
    head, *body = rows
    return TableData(tuple(head), tuple(map(tuple, body)), left=frozenset(range(len(head))))


def markup(words: Words) -> str:
    """Words in small markup, for a cell. References in cells are left out: a cell has no room for them."""
    from generator.text.markup import Span, escape

    parts = []
    for inline in words.inlines:
        if isinstance(inline, Span):
            mark = "**" if inline.bold else "*" if inline.italic else ""
            parts.append(f"{mark}{escape(inline.text)}{mark}")
    return "".join(parts)
