"""``dragonpress build``: the request, the progress, the table of what was written."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path

from generator.cli.output import print_findings, print_table, summary, unknown_format
from generator.errors import ContentError
from generator.press import BuildRequest, Outcome, Step, Written, manifest_text, run


def request_of(
    *,
    games: Sequence[str] | None,
    lang: Sequence[str] | None,
    paper: str,
    only: Sequence[str] | None,
    format_: Sequence[str] | None,
    out: Path,
    dragon: Sequence[Path] | None,
    profile: str,
    printer: str,
    backs: str,
    back_offset: str,
    bleed: str,
    enlarge: float | None,
    fillable: bool,
    hex_mm: float | None,
    variant: str,
    dpi: float,
    booklet: bool,
    allow_missing: bool,
    pack: Sequence[Path] | None,
    force: bool = False,
) -> BuildRequest:
    """What the options of the command line ask for."""
    options: dict[str, object] = {}
    if dragon:
        options["dragons"] = tuple(dict.fromkeys(dragon))
    if fillable:
        options["fillable"] = True
    if variant:
        options["variant"] = variant
    if hex_mm is not None:
        options["hex_mm"] = hex_mm
    return BuildRequest(
        games=games or (),
        languages=lang or (),
        paper=paper,
        only=only or (),
        formats=tuple(dict.fromkeys(format_ or ("pdf",))),
        out=out,
        dpi=dpi,
        profile=profile,
        printer=printer,
        backs=backs,
        back_offset=back_offset,
        bleed=bleed,
        enlarge=enlarge,
        options=options,
        booklet=booklet,
        allow_missing=allow_missing,
        force=force,
        packs=pack or (),
    )


def run_build(request: BuildRequest, as_json: bool, messages: str = "text") -> int:
    """Build, show what was written, and return the exit status.

    Findings go to standard error as ``messages`` says; if that is for machines, they stand there alone.
    """
    if wrong := unknown_format(messages):
        return print_findings(wrong, to_stderr=True)
    try:
        with progress() if messages == "text" else nullcontext(lambda _step: None) as step:
            outcome = run(request, step)
    except ContentError as error:
        print_findings(error.findings, messages, to_stderr=True)
        if messages == "text":
            print(f"Nothing was written: {summary(error.findings)}.", file=sys.stderr)
        return 1
    print_findings(outcome.findings, messages, to_stderr=True)
    if as_json:
        print(manifest_text(outcome.written, outcome.packs), end="")
    else:
        show_outcome(outcome, request.out)
    return 0


def show_outcome(outcome: Outcome, out: Path) -> None:
    """What was made, and how much of the rest was up to date."""
    made = {(step.language, step.game, step.document) for step, _ in outcome.made}
    written = [file for file in outcome.written if (file.language, file.game, file.document) in made]
    if made:
        show_written(written, out)
    if outcome.kept:
        print(f"Up to date in {out}: {documents(outcome.kept)}. To make them again: --force")


def documents(count: int) -> str:
    """A number of documents, in words."""
    return f"{count} document{'' if count == 1 else 's'}"


def show_written(written: Sequence[Written], out: Path) -> None:
    """The table of what was written; pages of one document in one row."""
    rows: dict[tuple[str, str, str, str], list[Written]] = {}
    for entry in written:
        rows.setdefault((entry.language, entry.game, entry.document, entry.format), []).append(entry)
    table = []
    for (language, game, document, format_), entries in rows.items():
        path = entries[0].path if len(entries) == 1 else f"{entries[0].path} … {Path(entries[-1].path).name}"
        pages = sum(entry.pages for entry in entries)
        table.append((document, language, game, format_, str(pages), str(out / path)))
    print_table(("document", "language", "game", "format", "pages", "file"), table, right=(4,))


@contextmanager
def progress() -> Iterator[Callable[[Step], None]]:
    """Something to call before each step: a bar on a terminal, plain lines elsewhere. Both go to standard error."""
    if not sys.stderr.isatty():
        yield lambda step: print(step, file=sys.stderr, flush=True)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        task = bar.add_task("", total=None)

        def show(step: Step) -> None:
            label = f"{step.language} {step.game} {step.document}"
            bar.update(task, total=step.total, completed=step.index - 1, description=label, refresh=True)

        yield show
