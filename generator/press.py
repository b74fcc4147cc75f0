"""The press: read, check, compose, lay out, write. Nothing is written while anything is wrong."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from generator.errors import ContentError, Finding, Place, did_you_mean, has_errors, raise_if_errors, sorted_findings
from generator.games.game import DocumentKind, FigureRow, Game, Job
from generator.games.registry import find_game, game_ids
from generator.i18n.language import Language, load_language
from generator.i18n.texts import Texts, compare_texts, load_texts, merged
from generator.kit.theme import Theme, load_theme
from generator.layout.paper import Paper, find_paper, load_papers
from generator.resources import content_folder, data_root, shown, templates_folder
from generator.scene.page import Document
from generator.source.reader import read_yaml
from generator.text.scribe import Scribe

FORMATS = ("pdf", "svg", "png")
PARTIAL = ".dragonpress-partial"


@dataclass(frozen=True)
class BuildRequest:
    """What to build. Empty sequences mean all; ``dpi`` is the resolution of PNG pages."""

    games: Sequence[str] = ()
    languages: Sequence[str] = ()
    paper: str = "a4"
    only: Sequence[str] = ()
    formats: Sequence[str] = ("pdf",)
    out: Path = Path("output")
    dpi: float = 150
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Written:
    """One file in the manifest. ``pages`` counts the pages in the file; ``path`` is relative to the output folder."""

    path: str
    game: str
    document: str
    language: str
    paper: str
    format: str
    pages: int
    sha256: str


@dataclass(frozen=True)
class Step:
    """One document in one language, about to be made: for showing progress."""

    index: int
    total: int
    language: str
    game: str
    document: str

    def __str__(self) -> str:
        return f"{self.index}/{self.total} {self.language} {self.game} {self.document}"


Progress = Callable[[Step], None]


@cache
def languages() -> dict[str, Language]:
    """All languages by code, in the order of their files."""
    found = {}
    for path in sorted(content_folder("languages").glob("*.yaml")):
        language = load_language(path, shown(path))
        found[language.code] = language
    return found


@cache
def papers() -> dict[str, Paper]:
    """All papers by name."""
    return load_papers(content_folder("press", "papers.yaml"))


@cache
def theme(name: str) -> Theme:
    """The theme of that name."""
    return load_theme(templates_folder("theme"), name)


@cache
def texts(game: str, code: str) -> Texts:
    """The texts of a game, on top of those that all games share."""
    language = languages()[code]
    folders = [content_folder("press", "text", code), content_folder(game, "text", code)]
    return merged(language, [load_texts(folder, language, data_root()) for folder in folders])


@cache
def content(game_id: str) -> Any:
    """The shipped content of a game, read once."""
    return find_game(game_id).load(content_folder())


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


def make_job(game: Game, code: str, paper: Paper, options: Mapping[str, Any]) -> Job:
    """The job for a game's documents in one language on one paper."""
    look = theme(game.id)
    words = texts(game.id, code)
    scribe = Scribe(code, look.fallback, words.language.glue)
    return Job(game.id, content(game.id), words, look, paper, scribe, (templates_folder(),), options)


def jobs(request: BuildRequest) -> Iterator[tuple[Game, DocumentKind, Job]]:
    """Every document to make, with its job."""
    games, codes, paper = chosen(request)
    for code in codes:
        for game in games:
            for kind in game.documents:
                if not request.only or kind.id in request.only:
                    yield game, kind, make_job(game, code, paper, request.options)


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


def build(request: BuildRequest, progress: Progress = lambda _step: None) -> tuple[list[Written], list[Finding]]:
    """Make the documents and put them into the output folder, all or none.

    Returns what was written and the findings that did not stand in the way. Raises ContentError with all findings if
    any is an error; the output folder is then as it was before.
    """
    work = list(jobs(request))
    findings: list[Finding] = []
    for name in dict.fromkeys(game.id for game, _, _ in work):
        findings += find_game(name).check(content(name))
    raise_if_errors(findings)
    out = request.out
    created = first_missing(out)
    partial = out / PARTIAL
    written: list[Written] = []
    try:
        partial.mkdir(parents=True, exist_ok=True)
        for index, (game, kind, job) in enumerate(work, 1):
            progress(Step(index, len(work), job.language, game.id, kind.id))
            try:
                document = kind.compose(job)
                for format_, suffix, data, pages in render(document, request.formats, request.dpi):
                    path = f"{job.language}/{game.id}/{kind.id}{suffix}"
                    target = partial / path
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(data)
                    digest = hashlib.sha256(data).hexdigest()
                    paper = request.paper.lower()
                    written.append(Written(path, game.id, kind.id, job.language, paper, format_, pages, digest))
            except ContentError as error:
                findings += error.findings
            findings += job.scribe.findings
        raise_if_errors(findings)
        write_manifest(partial / "manifest.json", written)
        publish(partial, out, written)
    except OSError as error:
        raise ContentError([*findings, unwritable(out, error)]) from error
    finally:
        shutil.rmtree(partial, ignore_errors=True)
        if created is not None and not written_anything(out):
            remove_empty(created, out)
    return written, sorted_findings(findings)


def publish(partial: Path, out: Path, written: Sequence[Written]) -> None:
    """Move finished files into place, and remove pages that an earlier, longer run left of the same documents."""
    for item in [*(entry.path for entry in written), "manifest.json"]:
        target = out / item
        target.parent.mkdir(parents=True, exist_ok=True)
        (partial / item).replace(target)
    fresh = {entry.path for entry in written}
    for entry in written:
        if entry.format == "pdf":
            continue
        pattern = re.compile(rf"{re.escape(entry.document)}-\d\d+\.{entry.format}")
        folder = out / entry.language / entry.game
        for path in folder.iterdir():
            if pattern.fullmatch(path.name) and f"{entry.language}/{entry.game}/{path.name}" not in fresh:
                path.unlink()


def write_manifest(path: Path, written: Sequence[Written]) -> None:
    """The list of what a run wrote."""
    path.write_text(manifest_text(written), encoding="utf-8", newline="\n")


def manifest_text(written: Sequence[Written]) -> str:
    """The manifest as JSON."""
    from generator import __version__

    listing = {"dragonpress": __version__, "files": [asdict(entry) for entry in written]}
    return json.dumps(listing, indent=2, ensure_ascii=False) + "\n"


def first_missing(folder: Path) -> Path | None:
    """The topmost folder that would have to be made for ``folder`` to exist."""
    missing = None
    for path in [folder, *folder.parents]:
        if path.exists():
            return missing
        missing = path
    return missing


def written_anything(out: Path) -> bool:
    """Whether the output folder holds any file."""
    return out.is_dir() and any(path.is_file() for path in out.rglob("*"))


def remove_empty(created: Path, out: Path) -> None:
    """Remove the folders that a failed run made."""
    if created.is_dir() and (out == created or created in out.parents):
        shutil.rmtree(created, ignore_errors=True)


def unwritable(out: Path, error: OSError) -> Finding:
    """The finding for an output folder that cannot be written."""
    message = f"cannot write to “{out}”: {error.strerror or error}"
    return Finding("unwritable-folder", message, Place(str(out)), hint="name another folder with --out")


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
            for _page in kind.compose(job).pages():
                pass
        except ContentError as error:
            findings += error.findings
        findings += job.scribe.findings
    return findings


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
            if not has_errors(findings) and game.own_documents:
                own = [kind for kind in game.documents if kind.id in game.own_documents]
                for size in dict.fromkeys(paper for kind in own for paper in kind.papers):
                    request = BuildRequest([name], paper=size, only=game.own_documents, options=game.own_options(path))
                    findings += proof(request)
            return findings
    except ContentError as error:
        return list(error.findings)
    message = "this file is for no game that the press knows"
    return [
        Finding("unknown-file", message, Place(str(path), 1, 1), hint="a dragon needs name, body, wings, breath, claws")
    ]


def provenance_rows() -> list[FigureRow]:
    """The figures of all games that the source rules do not print."""
    return [row for name in game_ids() for row in find_game(name).provenance(content(name))]
