"""What an unquoted word in YAML means: a number, true, false, nothing, or text."""

from __future__ import annotations

import re

MAX_DIGITS = 15
"""Digits of a whole number; a longer one stays text, because it would not survive as a floating-point number."""

_CONSTANTS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "~": None, "": None}
_INT = re.compile(r"[-+]?(0|[1-9][0-9]*)")
_FLOAT = re.compile(r"[-+]?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]{1,2})?")
_FIRST = frozenset("+-0123456789")


def plain_value(text: str) -> str | int | float | bool | None:
    """The value of an unquoted scalar.

    Only ``true``, ``false``, ``null``, ``~``, decimal whole numbers without leading zeros and decimal fractions are
    special. ``NO``, ``on``, ``1:30``, ``08``, ``0x1F``, ``1_000``, ``2026-01-01`` and ``.inf`` stay text.
    """
    if text[:1] in _FIRST:
        return _number(text)
    return _CONSTANTS.get(text, text)


def plain_key(text: str) -> str | int:
    """The key that an unquoted scalar spells: whole numbers stay numbers, all else is text as written."""
    value = _number(text) if text[:1] in _FIRST else text
    return value if isinstance(value, int) else text


def _number(text: str) -> str | int | float:
    if len(text) > 2 * MAX_DIGITS:
        return text
    if _INT.fullmatch(text):
        return int(text) if len(text.lstrip("+-")) <= MAX_DIGITS else text
    return float(text) if _FLOAT.fullmatch(text) else text
