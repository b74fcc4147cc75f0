"""From a request to the documents that it means; every name that is not known is told at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.errors import ContentError, Finding, did_you_mean, raise_if_errors
from generator.games.game import DocumentKind, Game, Job
from generator.games.registry import find_game, game_ids
from generator.layout.paper import Paper, find_paper
from generator.press.request import FORMATS, BuildRequest
from generator.press.stock import languages, make_job, papers


def unknown(kind: str, name: str, options: Sequence[str]) -> Finding:
    """The finding for a name on the command line that the press does not know."""
    return Finding(f"unknown-{kind}", f"no {kind} “{name}”", hint=did_you_mean(name, options))


def chosen(request: BuildRequest) -> tuple[list[Game], list[str], Paper]:
    """The games, languages and paper of a request. Raises ContentError with every name that is not known."""
    findings: list[Finding] = []
    games = []
    for name in request.games or game_ids():
        if name in game_ids():
            games.append(find_game(name))
        else:
            findings.append(unknown("game", name, game_ids()))
    codes = list(dict.fromkeys(request.languages or languages()))
    findings += [unknown("language", code, list(languages())) for code in codes if code not in languages()]
    findings += [unknown("format", name, FORMATS) for name in request.formats if name not in FORMATS]
    ids = [kind.id for game in games for kind in game.documents]
    findings += [unknown("document", name, ids) for name in request.only if name not in ids]
    paper = papers().get("a4")
    try:
        paper = find_paper(papers(), request.paper)
    except ContentError as error:
        findings += error.findings
    if not findings:
        findings += unsuitable(request, games)
    raise_if_errors(findings)
    assert paper is not None
    return games, codes, paper


def unsuitable(request: BuildRequest, games: Sequence[Game]) -> list[Finding]:
    """The findings for documents that are not laid out for the paper of a request."""
    findings = []
    for game in games:
        for kind in game.documents:
            if (not request.only or kind.id in request.only) and request.paper.lower() not in kind.papers:
                message = f"“{kind.id}” is not laid out for {request.paper}"
                findings.append(Finding("unsuitable-paper", message, hint=f"print it on {' or '.join(kind.papers)}"))
    return findings


def jobs(request: BuildRequest) -> Iterator[tuple[Game, DocumentKind, Job]]:
    """Every document to make, with its job."""
    games, codes, paper = chosen(request)
    for code in codes:
        for game in games:
            for kind in game.documents:
                if not request.only or kind.id in request.only:
                    yield game, kind, make_job(game, code, paper, request.options)
