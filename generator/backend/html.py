"""A rulebook as one HTML file that asks no network: headings, tables, diagrams with texts, a search box, dark mode."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from generator.backend.svg import SvgWriter, css_family, letters_of, subset_font
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
    TableData,
    Words,
    opened,
)
from generator.kit.easel import Easel
from generator.kit.theme import Theme
from generator.scene.geometry import Box
from generator.scene.nodes import Face
from generator.scene.page import Document, Page
from generator.text.markup import Span
from generator.text.scribe import Scribe

#: What a page may load: only what it carries itself.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; font-src data:; img-src data:"
#: The roles of the theme that the style sheet names.
FACES = ("cover", "chapter", "section", "part", "text", "story", "story_title", "box", "cell", "head", "caption")
COLORS = ("ink", "lead", "second", "tint", "tint_strong", "quiet", "paper")


def write_html(book: Book, theme: Theme, scribe: Scribe) -> bytes:
    """The whole book as one file."""
    return HtmlWriter(book, theme, scribe).whole().encode("utf-8")


def resource(name: str) -> str:
    """A file beside this module."""
    return Path(__file__).with_name(name).read_text(encoding="utf-8")


class HtmlWriter:
    """Writes one book. Diagrams are drawn as SVG in the text; fonts hold the letters that the book uses."""

    def __init__(self, book: Book, theme: Theme, scribe: Scribe) -> None:
        self.book, self.theme, self.scribe = book, theme, scribe
        self.letters: dict[Face, set[str]] = {}
        self.marks: dict[str, list[tuple[str, str]]] = {}
        self.section = ""
        self.spots = 0

    def whole(self) -> str:
        """The file."""
        book, label = self.book, self.book.labels
        body = "\n".join(self.chapters())
        parts = [body, self.index()]
        nav, head = self.contents(), self.head()
        title = f"{escape(book.title)} – {escape(label('volume.rulebook'))}"
        everything = "\n".join([head, nav, *parts])
        style = f"{self.fonts(everything)}\n{self.variables()}\n{resource('screen.css')}"
        return (
            f'<!doctype html>\n<html lang="{escape(book.tag)}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            f'<meta name="description" content="{escape(book.subtitle)}">\n<title>{title}</title>\n'
            f"<style>\n{style}\n</style>\n</head>\n<body>\n"
            f'<a class="skip" href="#rules">{escape(label("volume.skip"))}</a>\n{head}\n<div class="frame">\n{nav}\n'
            f'<main id="rules">\n{parts[0]}\n{parts[1]}\n<footer><p>{self.small(book.imprint)}</p>'
            f'<p><a href="#top">{escape(label("volume.top"))}</a></p></footer>\n</main>\n</div>\n'
            f"<script>\n{resource('screen.js')}\n</script>\n</body>\n</html>\n"
        )

    def head(self) -> str:
        """Title, search box, switches."""
        label, book = self.book.labels, self.book
        words = {name: escape(label(f"volume.{name}")) for name in ("search_hint", "no_match", "hide_stories", "dark")}
        stories = any(isinstance(block, Boxed) and block.kind == "story" for block in book.blocks())
        hide = f'<label><input type="checkbox" id="stories"> {words["hide_stories"]}</label>' if stories else ""
        return (
            f'<header id="top"><p class="kicker">{escape(label("volume.rulebook"))}</p><h1>{escape(book.title)}</h1>'
            f'<p class="subtitle">{self.small(book.subtitle)}</p>'
            f'<form id="finder" role="search"><input type="search" id="query" autocomplete="off" '
            f'placeholder="{words["search_hint"]}" aria-label="{words["search_hint"]}" '
            f'data-none="{words["no_match"]}"><ol id="found" aria-live="polite" hidden></ol></form>'
            f'<p class="switches">{hide}<label><input type="checkbox" id="dark"> {words["dark"]}</label></p></header>'
        )

    def contents(self) -> str:
        """Chapters and their sections, to click on."""
        entries = []
        for chapter in self.book.chapters:
            sections = [block for block in opened(chapter.blocks) if isinstance(block, Heading) and block.level == 2]
            inner = "".join(f"<li>{self.entry(section)}</li>" for section in sections)
            entries.append(f"<li>{self.entry(chapter.heading)}" + (f"<ol>{inner}</ol>" if inner else "") + "</li>")
        title = escape(self.book.labels("volume.contents"))
        if self.marks:
            entries.append(f'<li><a href="#index">{escape(self.book.labels("volume.index"))}</a></li>')
        listed = f"<ol>{''.join(entries)}</ol>"
        return f'<nav aria-label="{title}"><details open><summary>{title}</summary>{listed}</details></nav>'

    def entry(self, heading: Heading) -> str:
        """A line of the contents."""
        return (
            f'<a href="#{escape(heading.id)}"><span class="n">{escape(heading.number)}</span> '
            f"{self.words(heading.words, marks=False)}</a>"
        )

    def chapters(self) -> Iterator[str]:
        """All chapters."""
        for chapter in self.book.chapters:
            heading = chapter.heading
            self.section = heading.id
            kicker = escape(self.book.labels("volume.chapter", n=heading.number))
            yield f'<section aria-labelledby="{escape(heading.id)}"><p class="kicker">{kicker}</p>'
            yield f'<h2 id="{escape(heading.id)}">{self.words(heading.words)}</h2>'
            yield from self.blocks(chapter.blocks)
            yield "</section>"

    def blocks(self, blocks: Sequence[Block]) -> Iterator[str]:
        """Blocks one after the other."""
        for block in blocks:
            match block:
                case Heading():
                    yield self.heading(block)
                case Paragraph():
                    yield f"<p>{self.words(block.words)}</p>"
                case Items():
                    yield self.items(block.items, block.ordered)
                case TableBlock():
                    yield self.table(block)
                case FigureBlock():
                    yield self.figure(block)
                case Boxed():
                    yield from self.box(block)
                case GlossaryBlock():
                    yield self.glossary()

    def heading(self, block: Heading) -> str:
        """A section's heading, or that of a part."""
        if block.level == 2:
            self.section = block.id
            number = f'<span class="n">{escape(block.number)}</span> '
            return f'<h3 id="{escape(block.id)}">{number}{self.words(block.words)}</h3>'
        name = f' id="{escape(block.id)}"' if block.id else ""
        return f"<h4{name}>{self.words(block.words)}</h4>"

    def items(self, items: Sequence[Item], ordered: bool) -> str:
        """A list."""
        tag = "ol" if ordered else "ul"
        entries = (
            f"<li>{self.words(item.words)}{self.items(item.inner, item.ordered) if item.inner else ''}</li>"
            for item in items
        )
        return f"<{tag}>{''.join(entries)}</{tag}>"

    def words(self, words: Words, marks: bool = True) -> str:
        """Running text; marks for the index become spots to jump to."""
        spots = ""
        for term in words.marks if marks else ():
            self.spots += 1
            spots += f'<span id="spot-{self.spots}"></span>'
            self.marks.setdefault(term, []).append((f"spot-{self.spots}", self.section))
        return spots + "".join(
            self.see(inline) if isinstance(inline, See) else emphasised(inline) for inline in self.glued(words)
        )

    def glued(self, words: Words) -> list[Span | See]:
        """The inlines with the language's unbreakable spaces."""
        spans = [Span("\ue002") if isinstance(inline, See) else inline for inline in words.inlines]
        text = self.scribe.glue("".join(span.text for span in spans))
        found: list[Span | See] = []
        start = 0
        for span, inline in zip(spans, words.inlines, strict=True):
            end = start + len(span.text)
            found.append(inline if isinstance(inline, See) else Span(text[start:end], span.bold, span.italic))
            start = end
        return found

    def see(self, inline: See) -> str:
        """A reference as a link."""
        reference = self.book.references[inline.target]
        text = self.book.labels("volume.see_here", number=reference.name)
        return f'<a class="see" href="#{escape(reference.anchor)}">{escape(text)}</a>'

    def small(self, text: str) -> str:
        """A text in small markup."""
        return "".join(map(emphasised, self.scribe.spans(text))).replace("\n", "<br>")

    def table(self, block: TableBlock) -> str:
        """A table; what is in the first column heads its row."""
        name = f' id="{escape(block.anchor)}"' if block.id else ""
        caption = ""
        if block.caption is not None:
            number = f"<b>{escape(block.number)}.</b> " if block.number else ""
            caption = f"<caption>{number}{self.words(block.caption)}</caption>"
        data = block.data
        head = "".join(f'<th scope="col"{aligned(data, i)}>{self.small(cell)}</th>' for i, cell in enumerate(data.head))
        head = f"<thead><tr>{head}</tr></thead>" if any(data.head) else ""
        rows = "".join(f"<tr>{''.join(self.cells(data, row))}</tr>" for row in data.rows)
        notes = "".join(f'<p class="note">{self.small(note)}</p>' for note in data.notes)
        label = escape(block.number or self.book.labels("volume.table", n=""))
        return (
            f'<div class="table"{name}><div class="scroll" tabindex="0" role="region" aria-label="{label}">'
            f"<table>{caption}{head}<tbody>{rows}</tbody></table></div>{notes}</div>"
        )

    def cells(self, data: TableData, row: Sequence[str]) -> Iterator[str]:
        """The cells of a row."""
        for index, cell in enumerate(row):
            if index == 0:
                yield f'<th scope="row"{aligned(data, index)}>{self.small(cell)}</th>'
            else:
                yield f"<td{aligned(data, index)}>{self.small(cell)}</td>"

    def figure(self, block: FigureBlock) -> str:
        """A diagram with its caption."""
        number = f"<b>{escape(block.number)}.</b> " if block.number else ""
        return (
            f'<figure id="{escape(block.anchor)}">{self.drawing(block)}'
            f"<figcaption>{number}{self.words(block.caption)}</figcaption></figure>"
        )

    def drawing(self, block: FigureBlock) -> str:
        """A diagram as SVG."""
        figure = block.figure
        easel = Easel(self.theme, self.scribe)
        figure.draw(easel, Box(0, 0, figure.width, figure.height), self.book.job)
        page = Page(figure.width, figure.height, tuple(easel.nodes))
        for face, letters in letters_of(page).items():
            self.letters.setdefault(face, set()).update(letters)
        document = Document(block.anchor, block.alt, self.book.tag, lambda: iter([page]))
        return SvgWriter(page, document, inline=block.anchor).inline_text()

    def box(self, block: Boxed) -> Iterator[str]:
        """A box with its kind and title."""
        kind = escape(self.book.labels(f"volume.boxes.{block.kind}"))
        title = f" · {self.small(block.title)}" if block.title else ""
        line = self.small(block.title) if block.kind == "story" and block.title else f"{kind}{title}"
        yield f'<aside class="box {block.kind}" aria-label="{kind}"><p class="kind">{line}</p>'
        yield from self.blocks(block.blocks)
        yield "</aside>"

    def glossary(self) -> str:
        """Every term with what it means."""
        entries = sorted(self.book.glossary.items(), key=lambda entry: self.book.sort_key(entry[1].term))
        rows = "".join(
            f'<dt id="term-{escape(key)}">{escape(entry.term)}</dt><dd>{self.small(entry.means)}</dd>'
            for key, entry in entries
        )
        return f"<dl>{rows}</dl>"

    def index(self) -> str:
        """The index: each term with the sections that deal with it."""
        if not self.marks:
            return ""
        book = self.book
        rows = []
        for key in sorted(self.marks, key=lambda key: book.sort_key(book.glossary[key].term)):
            links = [
                f'<a href="#{spot}">{escape(book.references[section].name)}</a>' for spot, section in self.marks[key]
            ]
            rows.append(f"<li>{escape(book.glossary[key].term)} {', '.join(links)}</li>")
        title = escape(book.labels("volume.index"))
        listed = f'<ul class="index">{"".join(rows)}</ul>'
        return f'<section aria-labelledby="index"><h2 id="index">{title}</h2>{listed}</section>'

    def fonts(self, text: str) -> str:
        """The faces of the book, each with the letters that stand in it anywhere."""
        letters = "".join(sorted({c for c in text if c.isprintable()} | {"\u00a0"}))
        letters += letters.upper()
        faces = [face for role in FACES for face in self.faces(role)]
        for face in dict.fromkeys(faces):
            self.letters.setdefault(face, set()).update(letters)
        rules = []
        for face in sorted(self.letters, key=css_family):
            data = subset_font(face, "".join(sorted(self.letters[face])), "woff")
            rules.append(
                f"@font-face{{font-family:'{css_family(face)}';font-display:swap;"
                f"src:url(data:font/woff;base64,{data}) format('woff')}}"
            )
        return "\n".join(rules)

    def faces(self, role: str) -> list[Face]:
        """The face of a role; the text also in bold and in italics."""
        style = self.theme.style(f"book_{role}")
        bold = style.weighted(max(700, style.face.weight)).face
        more = [bold, style.slanted().face] if role == "text" else [bold] if role in ("cell", "story") else []
        return [style.face, *more]

    def variables(self) -> str:
        """The colours and faces of the theme, for the style sheet."""
        lines = [f"--{name.replace('_', '-')}:{self.theme.color(name)};" for name in COLORS]
        for role in FACES:
            for suffix, face in zip(("", "-bold", "-italic"), self.faces(role), strict=False):
                fallback = "serif" if face.family in ("Spectral", "Marcellus", "Cinzel") else "sans-serif"
                lines.append(
                    f"--face-{role.replace('_', '-')}{suffix}:'{css_family(face)}','{face.family}',{fallback};"
                )
        capitals = "uppercase" if self.theme.style("book_chapter").capitals else "none"
        return ":root{" + "".join(lines) + f"--chapter-case:{capitals};}}"


def emphasised(span: Span) -> str:
    """A span as HTML."""
    text = escape(span.text)
    text = f"<em>{text}</em>" if span.italic else text
    return f"<strong>{text}</strong>" if span.bold else text


def aligned(data: TableData, column: int) -> str:
    """The class of a cell that is not aligned left."""
    return "" if column in data.left else ' class="c"'
