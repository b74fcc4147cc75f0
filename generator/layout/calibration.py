"""Calibration: the arithmetic from what a user reads off the sheet to a printer profile."""

from __future__ import annotations

from dataclasses import dataclass

from generator.errors import ContentError, Finding
from generator.layout.printer import MAX_MARGIN, MAX_OFFSET, SCALES, Pair, Printer
from generator.layout.targets import BAR


@dataclass(frozen=True, slots=True)
class Readings:
    """What the user read off the sheet, in mm.

    ``across`` and ``down`` are the lengths of the bars, ``hole_right`` and ``hole_down`` where the pin came out on
    the back; ``same_edge`` says that both arrows point to the same edge of the sheet; ``margin`` is the largest number
    at the edges.
    """

    across: float = BAR
    down: float = BAR
    hole_right: float = 0.0
    hole_down: float = 0.0
    same_edge: bool = True
    margin: float = 0.0


def readings_to_profile(paper: str, readings: Readings) -> Printer:
    """The printer profile that makes up for what was read.

    A bar that came out 99.4 mm long asks for pages enlarged by 100 / 99.4. The back has to move to where the hole is:
    its offset is the reading itself. Raises ContentError with every reading that no printer can give.
    """
    findings = []
    for name, value in (("across", readings.across), ("down", readings.down)):
        if not BAR * SCALES[0] <= value <= BAR * SCALES[1]:
            message = f"the bar {name} cannot be {value:g} mm long"
            hint = "measure from the first mark to the last, in mm, and print the sheet at 100 % (actual size)"
            findings.append(Finding("bad-reading", message, hint=hint))
    for name, value in (("to the right", readings.hole_right), ("down", readings.hole_down)):
        if not abs(value) <= MAX_OFFSET:
            message = f"the hole cannot be {value:g} mm {name}"
            findings.append(Finding("bad-reading", message, hint="read it off the scale on the back, in mm"))
    if not 0 <= readings.margin <= MAX_MARGIN:
        message = f"the margin cannot be {readings.margin:g} mm"
        findings.append(Finding("bad-reading", message, hint="write the largest of the four numbers at the edges"))
    if findings:
        raise ContentError(findings)
    return Printer(
        paper=paper,
        flip="long" if readings.same_edge else "short",
        back_offset=Pair(x=round(readings.hole_right, 2), y=round(readings.hole_down, 2)),
        scale=Pair(x=round(BAR / readings.across, 4), y=round(BAR / readings.down, 4)),
        margin=float(readings.margin),
    )
