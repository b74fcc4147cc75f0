"""Lengths. The one inner unit is the millimetre; points appear only where type and PDF are spoken of."""

from __future__ import annotations

import re

from generator.errors import ContentError, Finding, Place

MM_PER_INCH = 25.4
PT_PER_INCH = 72.0
MM_PER_PT = MM_PER_INCH / PT_PER_INCH

_FACTORS = {"mm": 1.0, "cm": 10.0, "in": MM_PER_INCH, "pt": MM_PER_PT}
_LENGTH = re.compile(r"\s*(-?\d+(?:\.\d+)?)\s*(mm|cm|in|pt)?\s*\Z")


def pt(points: float) -> float:
    """Points (1/72 inch) in millimetres."""
    return points * MM_PER_PT


def to_pt(millimetres: float) -> float:
    """Millimetres in points (1/72 inch)."""
    return millimetres / MM_PER_PT


def parse_length(text: str | float, where: Place = Place()) -> float:  # noqa: B008 - Place is immutable
    """A length such as ``63.5mm``, ``2.5 in``, ``9pt`` or a bare number of millimetres, in millimetres.

    Raises ContentError for a unit or a notation that it does not know; nothing is guessed.
    """
    match = _LENGTH.match(str(text))
    if match is None:
        hint = "write a number and mm, cm, in or pt, for example 63.5mm"
        if re.match(r"\s*-?\d+,\d+", str(text)):
            hint = f"write the decimals with a point: {str(text).strip().replace(',', '.')}"
        raise ContentError([Finding("bad-length", f"“{text}” is not a length", where, hint=hint)])
    number, unit = match.groups()
    return float(number) * _FACTORS[unit or "mm"]
