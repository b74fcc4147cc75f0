"""Making documents: compose, draw, and put the files into the partial folder; side by side where there are cores."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

from generator.book.blocks import Book
from generator.errors import ContentError, Finding, Severity
from generator.games.game import DocumentKind, Game, Job
from generator.i18n.pool import pool
from generator.i18n.pseudo import CODE as PSEUDO
from generator.layout.board import Board, board_page
from generator.layout.cards import Deck
from generator.layout.correction import corrected_document
from generator.layout.faces import Pictures
from generator.layout.lowink import low_ink
from generator.layout.paper import Paper
from generator.layout.profiles import Form
from generator.layout.tiling import tile_board
from generator.press.choosing import stock_of
from generator.press.records import Record
from generator.press.request import BuildRequest, Progress, Step, Written
from generator.press.side_by_side import processes_for, side_by_side
from generator.press.upkeep import make_record
from generator.scene.page import Document, Page
from generator.source.noting import digest, noted

#: Findings that say that a text is too long for its place.
TIGHT = frozenset({"text-too-long", "outside-safe-zone"})

Work = tuple[Game, DocumentKind, Job]


@dataclass(frozen=True)
class Made:
    """What became of one document: its files, and what was found on the way."""

    written: tuple[Written, ...]
    findings: tuple[Finding, ...]
    seconds: float = 0.0
    #: What it was made from; none if there are findings, which have to be told again each time.
    record: Record | None = None


def make_all(
    request: BuildRequest, work: Sequence[Work], partial: Path, progress: Progress
) -> Generator[Made, None, None]:
    """Make the documents one after the other or side by side; the results come in the order of the work."""
    processes = processes_for(len(work), request.jobs)
    steps = steps_of(work)
    if processes < 2:
        for step, item in zip(steps, work, strict=True):
            progress(step)
            yield make(request, item, partial)
        return
    calls = [(request, job.language, game.id, kind.id, partial) for game, kind, job in work]
    results = side_by_side(make_by_name, calls, processes)
    with closing(results):
        for step, made in zip(steps, results, strict=True):
            progress(step)
            yield made


def steps_of(work: Sequence[Work]) -> list[Step]:
    """The work as steps, for showing progress."""
    return [Step(i, len(work), job.language, game.id, kind.id) for i, (game, kind, job) in enumerate(work, 1)]


def make_by_name(call: tuple[BuildRequest, str, str, str, Path]) -> Made:
    """Make one document in a process of its own, where only names can be sent to."""
    from generator.press.choosing import jobs

    request, language, game_id, document, partial = call
    # All games of the request stay in it: whether a variant is known is judged by all of them.
    asked = jobs(replace(request, languages=[language], only=[document]))
    (work,) = [work for work in asked if work[0].id == game_id]
    return make(request, work, partial)


def make(request: BuildRequest, work: Work, partial: Path) -> Made:
    """Make one document: its files below ``partial``, and its findings. Raises OSError if a file cannot be written."""
    game, kind, job = work
    written: list[Written] = []
    findings: list[Finding] = []
    papers = stock_of(request).papers  # not noted below: a document depends on what it reads of the packs, not on all
    paper = next(name for name, size in papers.items() if size == job.paper)
    start = perf_counter()
    with noted() as notes, pool():
        try:
            for file in files(request, kind, job, papers):
                path = f"{job.language}/{game.id}/{file.name}"
                target = partial / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(file.data)
                on = paper if file.on_paper else ""
                sha = digest(file.data)
                written.append(Written(path, game.id, kind.id, job.language, on, file.format, file.pages, sha))
        except ContentError as error:
            findings += error.findings
    findings = weighed([*findings, *job.scribe.findings], job.language)
    record = make_record(request, work, notes, written) if request.record and not findings else None
    return Made(tuple(written), tuple(findings), perf_counter() - start, record)


def weighed(findings: Iterable[Finding], language: str) -> list[Finding]:
    """Findings as they count: in the pseudo-language, which shows what is tight, a text that does not fit may stand."""
    if language != PSEUDO:
        return list(findings)
    return [replace(each, severity=Severity.WARNING) if each.code in TIGHT else each for each in findings]


@dataclass(frozen=True)
class File:
    """A finished file: its name below the folder of the game, its format, bytes, and number of pages."""

    name: str
    format: str
    data: bytes
    pages: int = 1
    on_paper: bool = True


def files(request: BuildRequest, kind: DocumentKind, job: Job, papers: Mapping[str, Paper]) -> Iterator[File]:
    """Everything that a document is made into."""
    name = stem(kind, request, job)
    product = kind.compose(job)
    if isinstance(product, Deck):
        from generator.layout.output import deck_output

        tag = job.texts.language.tag
        output = deck_output(product, job.profile, job.how, job.texts, job.theme, job.scribe, tag, papers.values())
        if output.pictures is not None:
            yield from picture_files(f"{name}-{job.profile.id}", output.pictures, output.files)
            return
        assert output.sheets is not None
        product = output.sheets
    elif isinstance(product, Board):
        if job.profile.form is Form.TABLETOP:
            from generator.layout.tabletop import board_picture

            made = board_picture(product, kind.id, job.profile, job.texts.language.tag)
            yield from picture_files(f"{name}-{job.profile.id}", made, {})
            return
        product = board_document(request, kind, job, product)
        name = f"{name}-tiled" if request.enlarge else name
    elif isinstance(product, Book):
        from generator.press.books import book_files

        yield from book_files(request, name, product, job)
        return
    else:
        product = on_paper(product, job)
    for format_, suffix, data, pages in render(product, request.formats, request.dpi):
        yield File(f"{name}{suffix}", format_, data, pages)


def picture_files(folder: str, pictures: Pictures, others: Mapping[str, str]) -> Iterator[File]:
    """The pictures of a deck or a board and what goes with them."""
    from generator.backend.pdf import write_pdf
    from generator.backend.png import write_png

    pdf, _ = write_pdf(pictures.document)
    for name, png in zip(pictures.names, write_png(pdf, pictures.dpi), strict=True):
        yield File(f"{folder}/{name}", "png", png, on_paper=False)
    for name, text in others.items():
        yield File(f"{folder}/{name}", Path(name).suffix[1:], text.encode("utf-8"), on_paper=False)


def board_document(request: BuildRequest, kind: DocumentKind, job: Job, board: Board) -> Document:
    """A board on one sheet, or enlarged over several; one that has a true size keeps it unless asked otherwise."""
    tag = job.texts.language.tag
    enlarge = 1.0 if request.enlarge is None and board.true_size else request.enlarge
    if enlarge is not None:
        from generator.layout.assembly import tiled_document

        tiling = tile_board(board, job.paper, enlarge)
        return on_paper(tiled_document(tiling, kind.id, job.texts, job.theme, job.scribe, tag), job)
    return on_paper(Document(kind.id, board.title, tag, lambda: iter([board_page(board, job.paper)])), job)


def on_paper(document: Document, job: Job) -> Document:
    """A document as the profile and the printer want it: in little ink, and corrected for size and offset."""
    if job.profile.low_ink:
        document = light(document)
    return corrected_document(document, job.how.scale, job.how.back_offset)


def light(document: Document) -> Document:
    """A document in little ink."""

    def pages() -> Iterator[Page]:
        for page in document.pages():
            yield replace(page, nodes=low_ink(page.nodes))

    return replace(document, pages=pages)


def stem(kind: DocumentKind, request: BuildRequest, job: Job) -> str:
    """The file name of a document without its ending; one to fill in, and one in a variant, has a name of its own."""
    parts = [kind.id, "fillable" if kind.fillable and request.options.get("fillable") else ""]
    return "-".join(part for part in (*parts, str(job.options.get("variant", ""))) if part)


def render(document: Document, formats: Sequence[str], dpi: float) -> Iterator[tuple[str, str, bytes, int]]:
    """The files of a document: format, name suffix, bytes, pages in the file."""
    pdf: tuple[bytes, int] | None = None
    if "pdf" in formats or "png" in formats:
        from generator.backend.pdf import write_pdf

        pdf = write_pdf(document)
    if pdf is not None and "pdf" in formats:
        yield "pdf", ".pdf", *pdf
    if "svg" in formats:
        from generator.backend.svg import write_svg

        for number, svg in enumerate(write_svg(document), 1):
            yield "svg", f"-{number:02d}.svg", svg, 1
    if pdf is not None and "png" in formats:
        from generator.backend.png import write_png

        for number, png in enumerate(write_png(pdf[0], dpi), 1):
            yield "png", f"-{number:02d}.png", png, 1
