"""Judging content without printing it: the shipped content, and files of the user's own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from generator.book.blocks import Book
from generator.errors import ContentError, Finding, Place, has_errors, sorted_findings
from generator.games.game import FigureRow, Job, Product
from generator.i18n.pool import pool
from generator.i18n.texts import compare_texts
from generator.layout.board import Board
from generator.layout.cards import Deck
from generator.packs.pack import FILE as PACK
from generator.press.choosing import jobs, stock_of
from generator.press.placing import misplaced
from generator.press.request import BuildRequest, Progress, Step
from generator.press.side_by_side import processes_for, side_by_side
from generator.press.stock import Stock, stock
from generator.press.terms import check_terms
from generator.scene.nodes import Node
from generator.source.reader import read_yaml

T = TypeVar("T")


def check_shipped() -> list[Finding]:
    """What is wrong with the shipped content: figures, texts in all languages, and whether all fits its pages."""
    return check_packs(())


def check_packs(packs: Sequence[Path], progress: Progress = lambda _step: None) -> list[Finding]:
    """What is wrong with the shipped content and these packs together, judged as a whole.

    With packs only the games are judged that they have a part in: the others are as they were shipped.
    """
    try:
        ready = stock(tuple(dict.fromkeys(packs)))
        findings = [finding for pack in ready.packs for finding in misplaced(pack, ready)]
        requests: list[BuildRequest] = []
        for name in touched(ready):
            found = check_game(name, packs)
            findings += found
            if not has_errors(found):
                requests += proofs(name, packs, ready)
        return sorted_findings([*findings, *proof_all(requests, progress)])
    except ContentError as error:
        return list(error.findings)


def touched(ready: Stock) -> list[str]:
    """The games that the packs have a part in; all if there are no packs, or if a pack is for all games."""
    own = set(ready.own_games)
    parts: set[str] = set()
    for pack in ready.packs:
        for path in pack.layer.files:
            first, _, rest = path.partition("/")
            parts.add(rest.partition("/")[0] if first in ("templates", "games") and "/" in rest else first)
    shared = parts - {*ready.game_ids, *own, "pack.yaml", ".dragonpress", "schemas"}
    everything = not ready.packs or any(name in shared for name in ("press", "languages", "theme", "templates"))
    return [name for name in ready.game_ids if everything or name in parts or name in own]


def check_game(name: str, packs: Sequence[Path] = ()) -> list[Finding]:
    """What is wrong with the figures and texts of one game, packs included; its pages are another matter."""
    ready = stock(tuple(dict.fromkeys(packs)))
    game = ready.game(name)
    findings: list[Finding] = []

    def attempt(read: Callable[[], T]) -> T | None:
        try:
            return read()
        except ContentError as error:
            findings.extend(error.findings)
            return None

    attempt(lambda: ready.theme(name))
    content = attempt(lambda: ready.content(name))
    sets = [attempt(partial(ready.texts, name, code)) for code in ready.languages]
    words = [texts for texts in sets if texts is not None]
    if content is not None:
        findings += attempt(lambda: game.check(content)) or []
    if len(words) == len(sets):
        findings += attempt(lambda: compare_texts(words)) or []
        if content is not None:
            findings += attempt(lambda: list(game.check_texts(content, words))) or []
    findings += check_terms(name, ready)
    return findings


def proofs(name: str, packs: Sequence[Path], ready: Stock) -> Iterator[BuildRequest]:
    """What has to be laid out to see whether all of a game fits its pages."""
    yield BuildRequest(games=[name], packs=packs)
    # Decks and boards are the same on any paper; pages are laid out anew.
    pages = [kind.id for kind in ready.game(name).documents if kind.form == "pages"]
    if pages:
        yield BuildRequest(games=[name], paper="letter", only=pages, packs=packs)


def proof(request: BuildRequest) -> list[Finding]:
    """What making the pages of a request finds, without writing any."""
    return proof_all([request])


def proof_all(requests: Sequence[BuildRequest], progress: Progress = lambda _step: None) -> list[Finding]:
    """What making the pages of several requests finds; side by side where there are cores."""
    findings: list[Finding] = []
    calls: list[tuple[BuildRequest, str, str, str]] = []
    for request in requests:
        try:
            calls += [(request, job.language, game.id, kind.id) for game, kind, job in jobs(request)]
        except ContentError as error:
            findings += error.findings
    steps = [Step(index, len(calls), call[1], call[2], call[3]) for index, call in enumerate(calls, 1)]
    processes = processes_for(len(calls))
    results = side_by_side(proof_one, calls, processes) if processes > 1 else (proof_one(call) for call in calls)
    with closing(results):
        for step, found in zip(steps, results, strict=True):
            progress(step)
            findings += found
    return findings


def proof_one(call: tuple[BuildRequest, str, str, str]) -> list[Finding]:
    """What making the pages of one document finds."""
    request, language, game_id, document = call
    findings: list[Finding] = []
    for game, kind, job in jobs(replace(request, languages=[language], only=[document])):
        if game.id != game_id:
            continue
        try:
            with pool():
                look_through(kind.compose(job), job, stock_of(request))
        except ContentError as error:
            findings += error.findings
        findings += job.scribe.findings
    return findings


def look_through(product: Product, job: Job, ready: Stock | None = None) -> None:
    """Draw everything of a product once."""
    for _nodes in drawn(product, job, ready):
        pass


def drawn(product: Product, job: Job, ready: Stock | None = None) -> Iterator[Sequence[Node]]:
    """What stands on each page of a product, on each sheet of a deck, on a board."""
    if isinstance(product, Board):
        yield product.draw()
        return
    if isinstance(product, Deck):
        from generator.layout.output import deck_output

        tag = job.texts.language.tag
        output = deck_output(
            product, job.profile, job.how, job.texts, job.theme, job.scribe, tag, (ready or Stock()).papers.values()
        )
        assert output.sheets is not None
        product = output.sheets
    elif isinstance(product, Book):
        from generator.book.volume import book_document

        product = book_document(product, job.paper, job.theme, job.scribe)
    for page in product.pages():
        yield page.nodes


def check_files(paths: Sequence[Path]) -> list[Finding]:
    """What is wrong with files of the user's own; a folder stands for all the YAML files below it."""
    findings: list[Finding] = []
    for path in paths:
        files = [path]
        if os.path.isdir(path):  # noqa: PTH112 - Path.is_dir raises if a folder above may not be entered
            if os.path.isfile(path / PACK):  # noqa: PTH113 - likewise
                findings.append(stray(path, path, "this folder is a pack"))
                continue
            files, problems = yaml_files(path)
            findings += problems
        for file in files:
            findings += check_file(file)
    return findings


def yaml_files(folder: Path) -> tuple[list[Path], list[Finding]]:
    """The YAML files in a folder and below, and what is wrong with the folders."""
    findings: list[Finding] = []

    def note(error: OSError) -> None:
        message = f"the folder cannot be read: {(error.strerror or str(error)).lower()}"
        findings.append(Finding("unreadable-folder", message, Place(str(error.filename))))

    files = [Path(at) / name for at, _, names in os.walk(folder, onerror=note) for name in names]
    files = sorted(path for path in files if path.suffix.lower() in (".yaml", ".yml"))
    if not files and not findings:
        message = "there is no YAML file in this folder"
        findings.append(Finding("empty-folder", message, Place(str(folder)), hint="name a file, or another folder"))
    return files, findings


def check_file(path: Path) -> list[Finding]:
    """What is wrong with one file: by the rules of the game that it is for, and on its pages in every language."""
    try:
        source, ready = read_yaml(path), stock()
        for name in ready.game_ids:
            game = ready.game(name)
            paper = ready.papers[game.documents[0].papers[0]]
            findings = game.check_own(ready.job(game, next(iter(ready.languages)), paper, {}), source)
            if findings is None:
                continue
            if not has_errors(findings) and game.own_documents and game.prints_own(source):
                own = [kind for kind in game.documents if kind.id in game.own_documents]
                for size in dict.fromkeys(paper for kind in own for paper in kind.papers):
                    request = BuildRequest([name], paper=size, only=game.own_documents, options=game.own_options(path))
                    findings += proof(request)
            return findings
    except ContentError as error:
        return list(error.findings)
    for folder in path.absolute().parents:
        if os.path.isfile(folder / PACK):  # noqa: PTH113 - Path.is_file raises if a folder may not be entered
            shown = folder if path.is_absolute() else Path(os.path.relpath(folder))
            return [stray(path, shown, "this file is a part of a pack")]
    message = "this file is for no game that the press knows"
    return [
        Finding(
            "unknown-file",
            message,
            Place(str(path), 1, 1),
            hint="a dragon needs name, body, wings, breath and claws; a game log needs dragons and turns",
        )
    ]


def stray(path: Path, pack: Path, message: str) -> Finding:
    """What to tell about something that is judged only with the pack that it belongs to."""
    hint = f"judge it with all that is shipped: dragonpress check --pack {pack}"
    return Finding("unknown-file", message, Place(str(path), 1, 1), hint=hint)


def provenance_rows(packs: Sequence[Path] = ()) -> list[FigureRow]:
    """The figures of all games that the source rules do not print. Raises ContentError if a pack is wrong."""
    ready = stock(tuple(dict.fromkeys(packs)))
    return [row for name in ready.game_ids for row in ready.game(name).provenance(ready.content(name))]
