"""``dragonpress check``: files of the user's own or the shipped content, judged by the rules."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path

from generator.cli.building import progress
from generator.cli.output import print_findings, print_json, print_table, summary, unknown_format
from generator.errors import ContentError, sorted_findings
from generator.press import check_files, check_packs, provenance_rows


def run_check(paths: Sequence[Path] | None, format_: str, provenance: bool, packs: Sequence[Path] = ()) -> int:
    """Judge, show the findings, and return the exit status."""
    if wrong := unknown_format(format_):
        return print_findings(wrong, to_stderr=True)
    if provenance:
        return show_provenance(format_, packs)
    findings = []
    if packs or not paths:
        with progress() if format_ == "text" else nullcontext(lambda _step: None) as step:
            findings = check_packs(packs, step)
    findings = sorted_findings([*findings, *check_files(paths or ())])
    status = print_findings(findings, format_)
    if format_ == "text":
        print(f"{summary(findings)}.".capitalize(), file=sys.stdout if status == 0 else sys.stderr)
    return status


def show_provenance(format_: str, packs: Sequence[Path] = ()) -> int:
    """The figures that the source rules do not print."""
    try:
        rows = provenance_rows(packs)
    except ContentError as error:
        return print_findings(error.findings, to_stderr=True)
    if format_ == "json":
        print_json([asdict(row) for row in rows])
        return 0
    cells = [(row.provenance, row.table, row.cell, row.value, row.why) for row in rows]
    print_table(("provenance", "table", "figure", "value", "why"), cells)
    return 0
