"""From a request to the documents that it means; every name that is not known is told at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from generator.errors import ContentError, Finding, did_you_mean
from generator.games.game import BOOK_PAPERS, DocumentKind, Game, Job
from generator.i18n.pseudo import CODE as PSEUDO
from generator.layout.profiles import Form
from generator.press.request import BOOK_FORMATS, FORMATS, BuildRequest
from generator.press.setting import Setting, settle
from generator.press.stock import Stock, stock


def unknown(kind: str, name: str, options: Sequence[str]) -> Finding:
    """The finding for a name on the command line that the press does not know."""
    return Finding(f"unknown-{kind}", f"no {kind} “{name}”", hint=did_you_mean(name, options))


def stock_of(request: BuildRequest) -> Stock:
    """What lies ready for a request, its packs included. Raises ContentError if a pack cannot be read."""
    return stock(tuple(dict.fromkeys(request.packs)))


def unknown_language(code: str, languages: Iterable[str]) -> Finding:
    """The finding for a language that nobody has translated into."""
    near = did_you_mean(code, languages)
    hint = f"{near}; for a language of your own see: dragonpress language new --help"
    return Finding("unknown-language", f"no language “{code}”", hint=hint)


def chosen(request: BuildRequest) -> tuple[list[Game], list[str], Setting]:
    """The games, languages and setting of a request. Raises ContentError with everything that is wrong."""
    ready = stock_of(request)
    known, languages = ready.game_ids, ready.languages
    names = list(dict.fromkeys(request.games or known))
    games = [ready.game(name) for name in names if name in known]
    findings = [unknown("game", name, known) for name in names if name not in known]
    codes = list(dict.fromkeys(request.languages or languages))
    findings += [unknown_language(code, languages) for code in codes if code not in (*languages, PSEUDO)]
    findings += [unknown("format", name, FORMATS) for name in request.formats if name not in FORMATS]
    ids = [kind.id for game in games for kind in game.documents]
    findings += [unknown("document", name, ids) for name in request.only if name not in ids]
    setting, problems = settle(request)
    findings += problems
    findings += unknown_variant(request, games)
    if setting is not None and not findings:
        findings += unsuitable(request, games, setting)
        findings += unshown(request, games)
        findings += unwritten(request, games, setting)
    if setting is None or findings:
        raise ContentError(findings)
    return games, codes, setting


def unknown_variant(request: BuildRequest, games: Sequence[Game]) -> list[Finding]:
    """The finding for a variant that none of the games has. A game without that variant is printed as it is."""
    name = request.options.get("variant")
    if not name:
        return []
    ready = stock_of(request)
    known = {game.id: game.variants(ready.content(game.id)) for game in games}
    if any(name in variants for variants in known.values()):
        return []
    options = [variant for variants in known.values() for variant in variants]
    if options:
        return [unknown("variant", name, options)]
    message = f"{', '.join(game.title for game in games)}: no variants to print"
    return [Finding("no-variants", message, hint="leave out --variant, or name a game that has variants")]


def unshown(request: BuildRequest, games: Sequence[Game]) -> list[Finding]:
    """The finding for files of the user's own when no document that is asked for would show them."""
    showing: list[str] = []
    ready = stock_of(request)
    for game in map(ready.game, ready.game_ids):
        if not request.options.keys().isdisjoint(game.own_options(Path())):
            showing += game.own_documents
            if game in games and (not request.only or not set(game.own_documents).isdisjoint(request.only)):
                return []
    if not showing:
        return []
    message = "a file of your own is given, but no document that is asked for would show it"
    hint = "; or ".join(f"print it with --only {name}" for name in showing)
    return [Finding("unused-file", message, hint=hint)]


def unwritten(request: BuildRequest, games: Sequence[Game], setting: Setting) -> list[Finding]:
    """The findings for formats that nothing of what is asked for is made in."""
    findings: list[Finding] = []
    if setting.is_pictures and "svg" in request.formats:
        message = f"“{setting.profile.id}” makes pictures of cards to upload, and no SVG files"
        hint = "leave out --format, or print with --profile home"
        findings.append(Finding("unsuitable-format", message, hint=hint))
    if not is_for_books(request):
        return findings
    what = "--booklet" if request.booklet else f"--format {request.formats[0]}"
    kinds = [kind for game in games for kind in game.documents]
    for name in request.only:
        if any(kind.id == name and kind.form != "book" for kind in kinds):
            message = f"“{name}” is no rulebook, and {what} is for rulebooks"
            findings.append(Finding("unsuitable-format", message, hint="name rulebook with --only, or leave it out"))
    if setting.is_pictures or not any(kind.form == "book" for kind in kinds):
        message = f"{what} is for rulebooks, and none is asked for"
        findings.append(Finding("unsuitable-format", message, hint="leave out --profile, or name another game"))
    return findings


#: The papers that booklets are folded of.
BOOKLET_PAPERS = ("a4", "letter")


def is_for_books(request: BuildRequest) -> bool:
    """Whether a request can be for rulebooks alone."""
    return request.booklet or (bool(request.formats) and set(request.formats) <= set(BOOK_FORMATS))


def is_wanted(request: BuildRequest, setting: Setting, kind: DocumentKind) -> bool:
    """Whether a document is asked for: by name, and in a form that can be made."""
    if request.only and kind.id not in request.only:
        return False
    if is_for_books(request) and kind.form != "book":
        return False
    return not setting.is_pictures or kind.form in pictured(setting)


def pictured(setting: Setting) -> tuple[str, ...]:
    """The forms of documents that a profile of pictures can be made of: a table takes boards as well as decks."""
    return ("deck", "board") if setting.profile.form is Form.TABLETOP else ("deck",)


def unsuitable(request: BuildRequest, games: Sequence[Game], setting: Setting) -> list[Finding]:
    """The findings for documents that the paper or the profile of a request is not made for."""
    findings = []
    for kind in (kind for game in games for kind in game.documents):
        if (request.only and kind.id not in request.only) or (is_for_books(request) and kind.form != "book"):
            continue
        if setting.is_pictures:
            if request.only and kind.form not in pictured(setting):
                forms, name = pictured(setting), setting.profile.id
                message = (
                    f"“{kind.id}” is no {' or '.join(forms)}, and “{name}” makes pictures of {'s and '.join(forms)}s"
                )
                findings.append(Finding("unsuitable-profile", message, hint="print it with --profile home"))
        elif not kind.suits(setting.paper_id):
            message = f"“{kind.id}” is not laid out for {setting.paper_id}"
            papers = BOOK_PAPERS if kind.form == "book" else kind.papers
            hint = f"print it on {' or '.join(papers)}, or name other documents with --only"
            findings.append(Finding("unsuitable-paper", message, hint=hint))
    if request.booklet and setting.paper_id not in BOOKLET_PAPERS:
        message = f"the pages of a booklet are half a sheet each: too small on {setting.paper_id}"
        findings.append(Finding("unsuitable-paper", message, hint=f"print it on {' or '.join(BOOKLET_PAPERS)}"))
    return findings


def options_for(game: Game, request: BuildRequest) -> Mapping[str, Any]:
    """The options of a request as they concern a game: a variant only if it is one of the game's, and not its first."""
    name = request.options.get("variant")
    if not name or name in game.variants(stock_of(request).content(game.id))[1:]:
        return request.options
    return {key: value for key, value in request.options.items() if key != "variant"}


def jobs(request: BuildRequest) -> Iterator[tuple[Game, DocumentKind, Job]]:
    """Every document to make, with its job. A profile of pictures makes decks, and boards for a table."""
    games, codes, setting = chosen(request)
    ready = stock_of(request)
    for code in codes:
        for game in games:
            for kind in game.documents:
                if is_wanted(request, setting, kind):
                    options = options_for(game, request)
                    allow = request.allow_missing
                    job = ready.job(game, code, setting.paper, options, setting.profile, setting.how, allow)
                    yield game, kind, job.standing(kind.where)
