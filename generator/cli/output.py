"""How findings and tables are shown: for people, as JSON, as annotations."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TextIO

from generator.errors import Finding, Severity, did_you_mean, has_errors

FINDING_FORMATS = ("text", "json", "github")


def print_json(data: Any, stream: TextIO | None = None) -> None:
    """Any data as JSON, on standard output unless another stream is given."""
    print(json.dumps(data, indent=2, ensure_ascii=False), file=stream)


def print_findings(findings: Sequence[Finding], format_: str = "text", to_stderr: bool = False) -> int:
    """Show findings in one of the formats; returns the exit status that they mean."""
    stream = sys.stderr if to_stderr else sys.stdout
    status = 1 if has_errors(findings) else 0
    if format_ == "json":
        print_json([finding_record(finding) for finding in findings], stream)
        return status
    for finding in findings:
        print(annotation(finding) if format_ == "github" else told(finding), file=stream)
    return status


def unknown_format(format_: str) -> list[Finding]:
    """A finding if there is no such format of findings."""
    if format_ in FINDING_FORMATS:
        return []
    return [Finding("unknown-format", f"no format “{format_}”", hint=did_you_mean(format_, FINDING_FORMATS))]


def told(finding: Finding) -> str:
    """A finding as text, on a line of its own and one for the hint, whatever a file has put into the message."""
    where = replace(finding.where, file=one_line(finding.where.file))
    return str(replace(finding, where=where, message=one_line(finding.message), hint=one_line(finding.hint)))


def one_line(text: str, limit: int = 1000) -> str:
    """A text without line ends and other controls, cut if it is very long."""
    if not text.isprintable():
        text = "".join(c if c.isprintable() else " " if c.isspace() else "\ufffd" for c in text)
    return text if len(text) <= limit else f"{text[:limit]}…"


def finding_record(finding: Finding) -> dict[str, Any]:
    """A finding as plain data."""
    return {
        "file": finding.where.file,
        "line": finding.where.line,
        "column": finding.where.column,
        "severity": finding.severity.value,
        "code": finding.code,
        "message": finding.message,
        "hint": finding.hint,
    }


def annotation(finding: Finding) -> str:
    """A finding as a workflow command that code hosts show beside the line."""
    level = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}[finding.severity]
    where = finding.where
    place = f"file={escaped(where.file)},line={where.line or 1},col={where.column or 1}," if where.file else ""
    parts = f"{place}title={finding.code}"
    text = one_line(finding.message) + (f"\n{one_line(finding.hint)}" if finding.hint else "")
    return f"::{level} {parts}::" + text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def escaped(text: str) -> str:
    """A property of a workflow command."""
    for character, code in (("%", "%25"), ("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C")):
        text = text.replace(character, code)
    return text


def summary(findings: Sequence[Finding]) -> str:
    """How many errors and warnings there are, in words."""
    errors = sum(finding.severity is Severity.ERROR for finding in findings)
    warnings = sum(finding.severity is Severity.WARNING for finding in findings)
    parts = [
        f"{count} {word}{'' if count == 1 else 's'}"
        for count, word in ((errors, "error"), (warnings, "warning"))
        if count
    ]
    return ", ".join(parts) if parts else "nothing wrong"


def print_table(columns: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> None:
    """A table on standard output; the columns whose indexes are in ``right`` are aligned right."""
    rows = [[one_line(cell) for cell in row] for row in rows]
    widths = [max(len(row[i]) for row in [columns, *rows]) for i in range(len(columns))]

    def line(cells: Sequence[str]) -> str:
        padded = [
            cell.rjust(w) if i in right else cell.ljust(w)
            for i, (cell, w) in enumerate(zip(cells, widths, strict=True))
        ]
        return "  ".join(padded).rstrip()

    print(line(columns))
    print("  ".join("─" * width for width in widths))
    for row in rows:
        print(line(row))
