"""Reading a filled-in template: sections, and entries with something in front of a bar."""

from __future__ import annotations


def sections(text: str) -> dict[str, list[str]]:
    """The lines of a filled-in template by section: ``# name``, then a line an entry. Empty lines count for nothing."""
    found: dict[str, list[str]] = {}
    for line in map(str.strip, text.splitlines()):
        if line.startswith("# "):
            entries = found[line[2:]] = []
        elif line:
            entries.append(line)
    return found


def pair(line: str) -> tuple[str, str]:
    """What stands before the first bar of a line, and what after it."""
    key, _, value = line.partition("|")
    return key, value
