"""``dragonpress language status``: how far languages are, as a table, a list or JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from generator.cli.output import finding_record, print_findings, print_json, print_table
from generator.errors import ContentError, Finding, did_you_mean
from generator.i18n.progress import KINDS, Progress
from generator.press.translated import languages_in, progress, too_long
from generator.resources import content_folder


def folder_of(code: str, folder: Path | None) -> Path:
    """Where a language is being translated. Raises ContentError if there is nothing of it."""
    own = Path(f"language-{code}")
    shipped = content_folder("languages", f"{code}.yaml").is_file()
    found = folder or (own if own.is_dir() and not shipped else content_folder())
    if code and code not in languages_in(found):
        hint = did_you_mean(code, languages_in(found))
        hint = f"{hint}; to begin one: dragonpress language new {code}".removeprefix("; ")
        where = folder or f"the shipped languages, and there is no folder {own} here"
        raise ContentError([Finding("unknown-language", f"no language “{code}” in {where}", hint=hint)])
    return found


def run_status(code: str, folder: Path | None, details: bool, fit: bool, as_json: bool) -> int:
    """Show how far a language is, or all of them, and return the exit status."""
    try:
        found = folder_of(code, folder)
        codes = [code] if code else languages_in(found)
        told = {each: progress(each, found) for each in codes}
        if fit:
            told = {each: too_long(each, found, rows) for each, rows in told.items()}
    except ContentError as error:
        return print_findings(error.findings, to_stderr=True)
    if as_json:
        print_json({each: [record(row, details) for row in rows] for each, rows in told.items()})
        return 0
    kinds = [kind for kind in KINDS if fit or kind != "text-too-long"]
    rows = [cells(each, row, kinds) for each, listed in told.items() for row in [*listed, total(listed)]]
    columns = ("language", "game", "texts", "done", *(KINDS[kind] for kind in kinds))
    print_table(columns, rows, right=range(2, len(columns)))
    if details:
        print()
        print_findings([finding for listed in told.values() for row in listed for finding in row.findings])
    return 0


def total(rows: list[Progress]) -> Progress:
    """All games together."""
    findings = tuple(finding for row in rows for finding in row.findings)
    return Progress("all", sum(row.total for row in rows), sum(row.translated for row in rows), findings)


def cells(code: str, row: Progress, kinds: list[str]) -> tuple[str, ...]:
    """A row of the table."""
    counts = (str(row.count(kind) or "") for kind in kinds)
    return (code, row.game, str(row.total), f"{row.percent} %", *counts)


def record(row: Progress, details: bool) -> dict[str, Any]:
    """A game as plain data."""
    counts = {KINDS[kind].replace(" ", "_"): row.count(kind) for kind in KINDS}
    data: dict[str, Any] = {"game": row.game, "texts": row.total, "translated": row.translated, "percent": row.percent}
    data |= counts
    if details:
        data["findings"] = [finding_record(finding) for finding in row.findings]
    return data
