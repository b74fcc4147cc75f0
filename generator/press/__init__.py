"""The press: read, check, compose, draw, write. Nothing is written while anything is wrong."""

from __future__ import annotations

import shutil

from generator.errors import ContentError, Finding, raise_if_errors, sorted_findings
from generator.games.registry import find_game
from generator.press.choosing import jobs
from generator.press.judging import check_files, check_shipped, proof, provenance_rows
from generator.press.making import make_all
from generator.press.publishing import (
    PARTIAL,
    first_missing,
    manifest_text,
    publish,
    remove_empty,
    unwritable,
    write_manifest,
    written_anything,
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
    partial = out / PARTIAL
    written: list[Written] = []
    try:
        partial.mkdir(parents=True, exist_ok=True)
        for made in make_all(request, work, partial, progress):
            written += made.written
            findings += made.findings
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
