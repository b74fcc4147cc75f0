"""Judging content without printing it: the shipped content, and files of the user's own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from generator.errors import ContentError, Finding, Place, has_errors, sorted_findings
from generator.games.game import FigureRow, Job, Product
from generator.games.registry import find_game, game_ids
from generator.i18n.texts import compare_texts
from generator.layout.board import Board
from generator.layout.cards import Deck
from generator.press.choosing import jobs
from generator.press.request import BuildRequest
from generator.press.stock import content, languages, make_job, papers, texts
from generator.source.reader import read_yaml


def check_shipped() -> list[Finding]:
    """What is wrong with the shipped content: figures, texts in all languages, and whether all fits its pages."""
    findings: list[Finding] = []
    for name in game_ids():
        game = find_game(name)
        try:
            findings += game.check(content(name))
            words = [texts(name, code) for code in languages()]
            findings += compare_texts(words) + game.check_texts(content(name), words)
        except ContentError as error:
            findings += error.findings
            continue
        if not has_errors(findings):
            findings += proof(BuildRequest(games=[name]))
            findings += proof(BuildRequest(games=[name], paper="letter"))
    return sorted_findings(findings)


def proof(request: BuildRequest) -> list[Finding]:
    """What making the pages of a request finds, without writing any."""
    findings: list[Finding] = []
    for _, kind, job in jobs(request):
        try:
            look_through(kind.compose(job), job)
        except ContentError as error:
            findings += error.findings
        findings += job.scribe.findings
    return findings


def look_through(product: Product, job: Job) -> None:
    """Draw everything of a product once."""
    if isinstance(product, Board):
        product.draw()
        return
    if isinstance(product, Deck):
        from generator.layout.output import deck_output

        tag = job.texts.language.tag
        output = deck_output(product, job.profile, job.how, job.texts, job.theme, job.scribe, tag, papers().values())
        assert output.sheets is not None
        product = output.sheets
    for _page in product.pages():
        pass


def check_files(paths: Sequence[Path]) -> list[Finding]:
    """What is wrong with files of the user's own; a folder stands for all the YAML files below it."""
    findings: list[Finding] = []
    for path in paths:
        files = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        if not files:
            message = "there is no YAML file in this folder"
            findings.append(Finding("empty-folder", message, Place(str(path)), hint="name a file, or another folder"))
        for file in files:
            findings += check_file(file)
    return findings


def check_file(path: Path) -> list[Finding]:
    """What is wrong with one file: by the rules of the game that it is for, and on its pages in every language."""
    try:
        source = read_yaml(path)
        for name in game_ids():
            game = find_game(name)
            paper = papers()[game.documents[0].papers[0]]
            findings = game.check_own(make_job(game, next(iter(languages())), paper, {}), source)
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


def provenance_rows() -> list[FigureRow]:
    """The figures of all games that the source rules do not print."""
    return [row for name in game_ids() for row in find_game(name).provenance(content(name))]
