"""From bytes to text: UTF-8 only, and no character that hides, reorders or breaks text."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property

from generator.errors import Finding, Place
from generator.source.nodes import Mark

_FORBIDDEN = re.compile(
    r"[^\t\n\r\x20-\x7e\xa0-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)
"""Control characters, line separators, bidirectional overrides and isolates, non-characters, a BOM in mid-text."""

_LINE_END = re.compile(r"\r\n|\n|\r")
_REPLACEMENT = "\ufffd"
_BIDI = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_SHOWN = 40


class Lines:
    """The lines of a text, which end as YAML's lines end once forbidden characters have been replaced."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def _starts(self) -> list[int]:  # a file without a fault never asks for them
        return [0, *(match.end() for match in _LINE_END.finditer(self._text))]

    def mark(self, offset: int) -> Mark:
        """The line and column of the character at ``offset`` (from 0)."""
        line = bisect_right(self._starts, offset)
        return Mark(line, offset - self._starts[line - 1] + 1)

    def line(self, number: int) -> str:
        """The text of a line (from 1) without its end; empty if there is no such line."""
        if not 1 <= number <= len(self._starts):
            return ""
        end = self._starts[number] if number < len(self._starts) else len(self._text)
        return self._text[self._starts[number - 1] : end].rstrip("\r\n")


def decode(data: bytes, file: str) -> tuple[str, list[Finding]]:
    """The text of a file without its BOM, and a finding if it is not UTF-8 (the text is then empty)."""
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    if wide := _wide_encoding(data):
        return "", [_not_utf8(wide, Place(file, 1, 1))]
    try:
        return data.decode("utf-8"), []
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        mark = Lines(before).mark(len(before))
        return "", [_not_utf8(f"the byte 0x{data[error.start]:02X}", Place(file, mark.line, mark.column))]


def _wide_encoding(data: bytes) -> str:
    """The encoding of a text whose characters take two or four bytes each; empty if there is no sign of one."""
    if data.startswith((b"\xff\xfe\0\0", b"\0\0\xfe\xff")):
        return "UTF-32"
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "UTF-16"
    start = data[:64]
    zeros = start.count(0)
    if zeros * 3 >= len(start) > 3 and 0 in start[:2]:  # ASCII in wide characters is half zeros or more
        return "UTF-32" if zeros * 3 >= len(start) * 2 else "UTF-16"
    return ""


def _not_utf8(found: str, where: Place) -> Finding:
    message = f"the file is not UTF-8 text: found {found}"
    return Finding("not-utf8", message, where, hint="save the file with the encoding UTF-8")


def forbidden_characters(text: str, file: str, limit: int) -> tuple[str, list[Finding]]:
    """The text with every forbidden character replaced one for one, and a finding for each (up to ``limit``)."""
    if _FORBIDDEN.search(text) is None:
        return text, []
    lines = Lines(text)
    findings: list[Finding] = []
    for match in _FORBIDDEN.finditer(text):
        if len(findings) == limit:
            break
        mark = lines.mark(match.start())
        findings.append(character_finding(match.group(), Place(file, mark.line, mark.column)))
    return _FORBIDDEN.sub(_REPLACEMENT, text), findings


def forbidden_in(text: str) -> str:
    """The first forbidden character of a text, or the empty string."""
    match = _FORBIDDEN.search(text)
    return match.group() if match else ""


def character_finding(character: str, where: Place) -> Finding:
    """The finding for one forbidden character."""
    kind = "turns the direction of writing" if character in _BIDI else "is no letter or sign that can be printed"
    return Finding(
        "control-character",
        f"the character U+{ord(character):04X} is not allowed: it {kind}",
        where,
        hint="delete it (it may stand unseen between two letters)",
    )


def shown(text: object, limit: int = _SHOWN) -> str:
    """A text for a message: on one line, cut to ``limit`` characters, without forbidden characters."""
    line = " ".join(_FORBIDDEN.sub(_REPLACEMENT, str(text)[: 4 * limit]).split())
    return line if len(line) <= limit else f"{line[: limit - 1]}…"
