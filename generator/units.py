"""Lengths. The one inner unit is the millimetre; points appear only where type and PDF are spoken of."""

from __future__ import annotations

import math
import re

from generator.errors import NOWHERE, ContentError, Finding, Place, place_of

MM_PER_INCH = 25.4
PT_PER_INCH = 72.0
MM_PER_PT = MM_PER_INCH / PT_PER_INCH

_FACTORS = {"mm": 1.0, "cm": 10.0, "in": MM_PER_INCH, "pt": MM_PER_PT}
_LENGTH = re.compile(r"\s*(-?[0-9]+(?:\.[0-9]+)?)\s*(mm|cm|in|pt)?\s*\Z")


def pt(points: float) -> float:
    """Points (1/72 inch) in millimetres."""
    return points * MM_PER_PT


def to_pt(millimetres: float) -> float:
    """Millimetres in points (1/72 inch)."""
    return millimetres / MM_PER_PT


def parse_length(text: str | float, where: Place = NOWHERE) -> float:
    """A length such as ``63.5mm``, ``2.5 in``, ``9pt`` or a bare number of millimetres, in millimetres.

    Raises ContentError for a unit or a notation that it does not know; nothing is guessed.
    """
    match = _LENGTH.match(str(text))
    length = float(match[1]) * _FACTORS[match[2] or "mm"] if match else math.nan
    if math.isfinite(length):
        return length
    hint = "write a number and mm, cm, in or pt, for example 63.5mm"
    if _LENGTH.match(pointed := str(text).strip().replace(",", ".")) and match is None:
        hint = f"write the decimals with a point: {pointed}"
    shown = " ".join(str(text).split())[:40]
    raise ContentError([Finding("bad-length", f"“{shown}” is not a length", place_of(text, where), hint=hint)])
