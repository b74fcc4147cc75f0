"""``dragonpress calibrate`` and ``dragonpress printer``: the sheet, the readings, the printers that are known."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import typer

from generator.cli.output import print_findings, print_json, print_table
from generator.errors import ContentError, Finding, did_you_mean
from generator.layout.calibration import Readings, readings_to_profile
from generator.layout.paper import find_paper
from generator.layout.printer import (
    Printer,
    load_printer,
    printer_exists,
    printer_names,
    printer_path,
    printers_folder,
    save_printer,
)
from generator.press import languages, papers
from generator.press.calibrating import write_calibration
from generator.press.editing import keep_schema, own_line
from generator.press.file_kinds import PRINTER

#: Field of the readings and the question for it, in the order of the sheet.
QUESTIONS = (
    ("across", "Length of the bar across, in mm"),
    ("down", "Length of the bar down, in mm"),
    ("hole_right", "How far to the right of the middle is the hole, in mm (left counts as minus)"),
    ("hole_down", "How far down is it, in mm (up counts as minus)"),
    ("margin", "The largest of the four numbers at the edges, in mm"),
)
#: What a printer shows that does nothing wrong.
PERFECT = Readings(margin=5.0)
FLIPS = ("long", "short")

#: Bars across and down, hole to the right and down, margin: as given, ``None`` where nothing was.
Given = tuple[float | None, float | None, float | None, float | None, float | None]


def run_calibrate(paper: str, lang: str, out: Path) -> int:
    """Write the sheet; on a terminal, go on to ask for the readings. Returns the exit status."""
    try:
        if lang not in languages():
            hint = did_you_mean(lang, languages())
            raise ContentError([Finding("unknown-language", f"no language “{lang}”", hint=hint)])
        path = write_calibration(find_paper(papers(), paper), lang, out)
    except ContentError as error:
        return print_findings(error.findings, to_stderr=True)
    print(f"Print this sheet on both sides, at 100 % (actual size): {path}")
    if not on_terminal():
        print("Then enter the readings: dragonpress printer new NAME")
        return 0
    if not typer.confirm("Have you printed and measured it?"):
        print("When you have: dragonpress printer new NAME")
        return 0
    name = asked_name()
    overwrite = taken(name) and typer.confirm(f"There is a printer “{name}” already. Replace it?", abort=True)
    return run_new(name, paper, (None, None, None, None, None), "", overwrite)


def run_new(name: str, paper: str, given: Given, flip: str, overwrite: bool) -> int:
    """Keep a printer, asking on a terminal for what was not given. Returns the exit status.

    All that was given is judged before anything is asked.
    """
    readings = {field: value for (field, _), value in zip(QUESTIONS, given, strict=True) if value is not None}
    findings = [
        *name_findings(name, overwrite),
        *raised(lambda: find_paper(papers(), paper)),
        *flip_findings(flip),
        *reading_findings(readings),
    ]
    if findings:
        return print_findings(findings, to_stderr=True)
    flip = flip or (asked_flip() if on_terminal() else FLIPS[0])
    for field, question in QUESTIONS:
        if field not in readings and on_terminal():
            readings[field] = asked(field, question)
    try:
        told = replace(PERFECT, same_edge=flip == "long", **readings)
        head = own_line(printer_path(name, printers_folder()), PRINTER)
        path = save_printer(readings_to_profile(paper.lower(), told), name, printers_folder(), overwrite, head)
        keep_schema(path, PRINTER)
    except ContentError as error:
        return print_findings(error.findings, to_stderr=True)
    print(f"Kept in {path}")
    print(f"Use it with: dragonpress build --printer {name.lower()}")
    return 0


def on_terminal() -> bool:
    """Whether somebody is there to ask."""
    return sys.stdin.isatty()


def raised(attempt: Callable[[], object]) -> Sequence[Finding]:
    """The findings that an attempt ends in; none if it succeeds."""
    try:
        attempt()
    except ContentError as error:
        return error.findings
    return ()


def taken(name: str) -> bool:
    """Whether there is a printer of that name."""
    return printer_path(name, printers_folder()).exists()


def name_findings(name: str, overwrite: bool) -> Sequence[Finding]:
    """What is wrong with a name for a new printer."""
    wrong = raised(lambda: printer_path(name, printers_folder()))
    return wrong or ([printer_exists(name, printers_folder())] if taken(name) and not overwrite else ())


def flip_findings(flip: str) -> Sequence[Finding]:
    """What is wrong with the edge that was given, if one was."""
    if flip in ("", *FLIPS):
        return ()
    return (Finding("unknown-option", f"no edge “{flip}”", hint=did_you_mean(flip, FLIPS)),)


def reading_findings(readings: Mapping[str, float]) -> Sequence[Finding]:
    """What is wrong with some of the readings."""
    return raised(lambda: readings_to_profile(Printer().paper, replace(PERFECT, **readings)))  # type: ignore[arg-type]


def asked(field: str, question: str) -> float:
    """A reading, asked for until it is one that a printer can give; a comma will do for the point."""
    while True:
        answer = str(typer.prompt(question, default=f"{getattr(PERFECT, field):g}")).strip()
        try:
            value = float(answer.replace(",", ".").replace("−", "-"))
        except ValueError:
            print(f"“{answer[:40]}” is not a number; write mm, such as 99.5")
            continue
        findings = reading_findings({field: value})
        if not findings:
            return value
        print("\n".join(f"{finding.message}: {finding.hint}" for finding in findings))


def asked_name() -> str:
    """A name for a printer, asked for until it is one."""
    while True:
        name = str(typer.prompt("A name for the printer (small letters, digits, hyphens)"))
        findings = raised(lambda name=name: printer_path(name, printers_folder()))  # type: ignore[misc]
        if not findings:
            return name
        print("\n".join(f"{finding.message}: {finding.hint}" for finding in findings))


def asked_flip() -> str:
    """The edge that the printer flips on."""
    same = typer.confirm("Do the arrows on both sides point to the same edge of the sheet?", default=True)
    return FLIPS[0] if same else FLIPS[1]


def run_printers(as_json: bool) -> int:
    """List the printers. Returns the exit status; a printer's file that is wrong is told, the others are listed."""
    folder = printers_folder()
    found: dict[str, Printer] = {}
    status = 0
    for name in printer_names(folder):
        try:
            found[name] = load_printer(name, folder)
        except ContentError as error:
            status = print_findings(error.findings, to_stderr=True)
    if as_json:
        print_json([{"name": name, **printer.model_dump(mode="json")} for name, printer in found.items()])
        return status
    if not found:
        print("No printer is known yet. Measure yours with: dragonpress calibrate")
        return status
    rows = [
        (
            name,
            p.paper,
            p.flip,
            f"{p.back_offset.x:g}, {p.back_offset.y:g}",
            f"{p.scale.x:g}, {p.scale.y:g}",
            f"{p.margin:g}",
        )
        for name, p in found.items()
    ]
    print_table(("printer", "paper", "flips on", "back offset (mm)", "scale", "margin (mm)"), rows)
    return status
