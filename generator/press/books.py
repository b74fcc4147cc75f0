"""A rulebook made into files: pages, a booklet to fold, one page for the screen, Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from generator.book.blocks import Book
from generator.games.game import Job
from generator.press.making import File, on_paper, render
from generator.press.request import BOOK_FORMATS, BuildRequest
from generator.scene.page import Document


def book_files(request: BuildRequest, name: str, book: Book, job: Job) -> Iterator[File]:
    """The files of a rulebook in the formats of the request. Raises ContentError."""
    paged = [format_ for format_ in request.formats if format_ not in BOOK_FORMATS]
    if paged:
        stem = f"{name}-booklet" if request.booklet else name
        document = on_paper(paged_book(request, book, job), job)
        for format_, suffix, data, pages in render(document, paged, request.dpi):
            yield File(f"{stem}{suffix}", format_, data, pages)
    if "html" in request.formats:
        from generator.backend.html import write_html

        yield File(f"{name}.html", "html", write_html(book, job.theme, job.scribe), on_paper=False)
    if "md" in request.formats:
        from generator.backend.markdown import MarkdownWriter

        folder = f"{name}-figures"
        writer = MarkdownWriter(book, job.theme, job.scribe, folder)
        yield File(f"{name}.md", "md", writer.whole().encode("utf-8"), on_paper=False)
        for picture, data in writer.pictures():
            yield File(f"{folder}/{picture}", "svg", data, on_paper=False)


def paged_book(request: BuildRequest, book: Book, job: Job) -> Document:
    """The pages of a rulebook; as a booklet on half a sheet each, two to a side."""
    from generator.book.volume import book_document

    if not request.booklet:
        return book_document(book, job.paper, job.theme, job.scribe)
    from generator.layout.booklet import booklet, half

    return booklet(book_document(book, half(job.paper), job.theme, job.scribe), job.paper)
