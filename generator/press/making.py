"""Making documents: compose, draw, and put the files into the partial folder; side by side where there are cores."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from generator.errors import ContentError, Finding
from generator.games.game import DocumentKind, Game, Job
from generator.press.request import BuildRequest, Progress, Step, Written
from generator.scene.page import Document

Work = tuple[Game, DocumentKind, Job]


@dataclass(frozen=True)
class Made:
    """What became of one document: its files, and what was found on the way."""

    written: tuple[Written, ...]
    findings: tuple[Finding, ...]


def make_all(request: BuildRequest, work: Sequence[Work], partial: Path, progress: Progress) -> Iterator[Made]:
    """Make the documents one after the other or side by side; the results come in the order of the work."""
    processes = min(request.jobs or os.cpu_count() or 1, len(work))
    steps = [Step(i, len(work), job.language, game.id, kind.id) for i, (game, kind, job) in enumerate(work, 1)]
    if processes < 2 or len(work) < 4:
        for step, item in zip(steps, work, strict=True):
            progress(step)
            yield make(request, item, partial)
        return
    # A fork shares what has been read already; elsewhere each process reads it anew.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    with ProcessPoolExecutor(processes, context) as pool:
        calls = [(request, job.language, game.id, kind.id, partial) for game, kind, job in work]
        for step, made in zip(steps, pool.map(make_by_name, calls), strict=True):
            progress(step)
            yield made


def make_by_name(call: tuple[BuildRequest, str, str, str, Path]) -> Made:
    """Make one document in a process of its own, where only names can be sent to."""
    from generator.games.registry import find_game
    from generator.press.stock import make_job, papers

    request, language, game_id, document, partial = call
    game = find_game(game_id)
    kind = game.document(document)
    assert kind is not None
    job = make_job(game, language, papers()[request.paper.lower()], request.options)
    return make(request, (game, kind, job), partial)


def make(request: BuildRequest, work: Work, partial: Path) -> Made:
    """Make one document: its files below ``partial``, and its findings. Raises OSError if a file cannot be written."""
    game, kind, job = work
    written: list[Written] = []
    findings: list[Finding] = []
    try:
        document = kind.compose(job)
        for format_, suffix, data, pages in render(document, request.formats, request.dpi):
            path = f"{job.language}/{game.id}/{stem(kind, request)}{suffix}"
            target = partial / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
            digest = hashlib.sha256(data).hexdigest()
            paper = request.paper.lower()
            written.append(Written(path, game.id, kind.id, job.language, paper, format_, pages, digest))
    except ContentError as error:
        findings += error.findings
    return Made(tuple(written), (*findings, *job.scribe.findings))


def stem(kind: DocumentKind, request: BuildRequest) -> str:
    """The file name of a document without its ending; one to fill in has a name of its own beside the printed one."""
    return f"{kind.id}-fillable" if kind.fillable and request.options.get("fillable") else kind.id


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
