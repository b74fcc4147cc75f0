"""Judging content without printing it: the shipped content, and files of the user's own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from generator.book.blocks import Book
from generator.errors import ContentError, Finding, Place, has_errors, sorted_findings
from generator.games.game import FigureRow, Job, Product
from generator.i18n.texts import compare_texts
from generator.layout.board import Board
from generator.layout.cards import Deck
from generator.press.choosing import jobs, stock_of
from generator.press.placing import misplaced
from generator.press.request import BuildRequest
from generator.press.stock import Stock, stock
from generator.press.terms import check_terms
from generator.scene.nodes import Node
from generator.source.reader import read_yaml

T = TypeVar("T")


def check_shipped() -> list[Finding]:
    """What is wrong with the shipped content: figures, texts in all languages, and whether all fits its pages."""
    return check_packs(())


def check_packs(packs: Sequence[Path]) -> list[Finding]:
    """What is wrong with the shipped content and these packs together, judged as a whole."""
    try:
        ready = stock(tuple(dict.fromkeys(packs)))
        findings = [finding for pack in ready.packs for finding in misplaced(pack, ready)]
        return sorted_findings([*findings, *(each for name in ready.game_ids for each in check_game(name, packs))])
    except ContentError as error:
        return list(error.findings)


def check_game(name: str, packs: Sequence[Path] = ()) -> list[Finding]:
    """What is wrong with the content of one game, packs included."""
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
    if not has_errors(findings):
        findings += proof(BuildRequest(games=[name], packs=packs))
        # Decks and boards are the same on any paper; pages are laid out anew.
        pages = [kind.id for kind in game.documents if kind.form == "pages"]
        if pages:
            findings += proof(BuildRequest(games=[name], paper="letter", only=pages, packs=packs))
    return findings


def proof(request: BuildRequest) -> list[Finding]:
    """What making the pages of a request finds, without writing any."""
    findings: list[Finding] = []
    try:
        work = list(jobs(request))
    except ContentError as error:
        return list(error.findings)
    for _, kind, job in work:
        try:
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
    message = "this file is for no game that the press knows"
    return [
        Finding(
            "unknown-file",
            message,
            Place(str(path), 1, 1),
            hint="a dragon needs name, body, wings, breath and claws; a game log needs dragons and turns",
        )
    ]


def provenance_rows(packs: Sequence[Path] = ()) -> list[FigureRow]:
    """The figures of all games that the source rules do not print. Raises ContentError if a pack is wrong."""
    ready = stock(tuple(dict.fromkeys(packs)))
    return [row for name in ready.game_ids for row in ready.game(name).provenance(ready.content(name))]
