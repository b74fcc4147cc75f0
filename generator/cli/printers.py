"""``dragonpress calibrate`` and ``dragonpress printer``: the sheet, the readings, the printers that are known."""

from __future__ import annotations

import sys
from pathlib import Path

import typer

from generator.cli.output import print_findings, print_json, print_table
from generator.errors import ContentError, Finding, did_you_mean
from generator.layout.calibration import Readings, readings_to_profile
from generator.layout.paper import find_paper
from generator.layout.printer import (
    Printer,
    load_printer,
    printer_names,
    printers_folder,
    save_printer,
)
from generator.press import languages, papers
from generator.press.calibrating import write_calibration

#: Question and the reading of a perfect printer, in the order of the sheet.
QUESTIONS = (
    ("Length of the bar across, in mm", 100.0),
    ("Length of the bar down, in mm", 100.0),
    ("How far to the right of the middle is the hole, in mm (left counts as minus)", 0.0),
    ("How far down is it, in mm (up counts as minus)", 0.0),
    ("The largest of the four numbers at the edges, in mm", 5.0),
)
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
    if not sys.stdin.isatty():
        print("Then enter the readings: dragonpress printer new NAME")
        return 0
    if not typer.confirm("Have you printed and measured it?"):
        print("When you have: dragonpress printer new NAME")
        return 0
    name = typer.prompt("A name for the printer (small letters, digits, hyphens)")
    return run_new(name, paper, (None, None, None, None, None), "", overwrite=False)


def run_new(name: str, paper: str, given: Given, flip: str, overwrite: bool) -> int:
    """Keep a printer, asking on a terminal for what was not given. Returns the exit status."""
    try:
        find_paper(papers(), paper)
        flip = flip or (asked_flip() if sys.stdin.isatty() else FLIPS[0])
        if flip not in FLIPS:
            raise ContentError([Finding("unknown-flip", f"no edge “{flip}”", hint=did_you_mean(flip, FLIPS))])
        across, down, right, below, margin = (
            value if value is not None else asked(question, perfect)
            for value, (question, perfect) in zip(given, QUESTIONS, strict=True)
        )
        readings = Readings(across, down, right, below, flip == "long", margin)
        path = save_printer(readings_to_profile(paper.lower(), readings), name, printers_folder(), overwrite)
    except ContentError as error:
        return print_findings(error.findings, to_stderr=True)
    print(f"Kept in {path}")
    print(f"Use it with: dragonpress build --printer {name.lower()}")
    return 0


def asked(question: str, perfect: float) -> float:
    """A reading, asked for on a terminal; elsewhere that of a perfect printer."""
    if not sys.stdin.isatty():
        return perfect
    return float(typer.prompt(question, default=perfect, type=float))


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
