"""The press: read, check, compose, draw, write. Nothing is written while anything is wrong."""

from __future__ import annotations

from generator.errors import ContentError, Finding, raise_if_errors, sorted_findings
from generator.games.registry import find_game
from generator.press.choosing import jobs
from generator.press.judging import check_files, check_shipped, proof, provenance_rows
from generator.press.making import make_all
from generator.press.partial import partial_folder, turn
from generator.press.publishing import (
    MANIFEST,
    first_missing,
    manifest_text,
    publish,
    remove_empty,
    unwritable,
    write_manifest,
)
from generator.press.request import FORMATS, BuildRequest, Progress, Step, Written
from generator.press.stock import card_sizes, content, languages, make_job, papers, profiles, texts, theme

__all__ = [
    "FORMATS",
    "BuildRequest",
    "Progress",
    "Step",
    "Written",
    "build",
    "card_sizes",
    "check_files",
    "check_shipped",
    "content",
    "jobs",
    "languages",
    "make_job",
    "manifest_text",
    "papers",
    "profiles",
    "proof",
    "provenance_rows",
    "texts",
    "theme",
]


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
    written: list[Written] = []
    try:
        with partial_folder(out) as partial:
            for made in make_all(request, work, partial, progress):
                written += made.written
                findings += made.findings
            raise_if_errors(findings)
            write_manifest(partial / MANIFEST, written)
            with turn(out):
                publish(partial, out, written)
    except OSError as error:
        raise ContentError([*findings, unwritable(out, error)]) from error
    finally:
        if created is not None:
            remove_empty(created)
    return written, sorted_findings(findings)
