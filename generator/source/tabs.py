"""Tabs in indentation, which look like spaces and are none."""

from __future__ import annotations

import re
from bisect import bisect_right
from operator import itemgetter

from yaml.events import ScalarEvent

from generator.errors import Finding, Place
from generator.source.characters import Lines

_TAB_INDENT = re.compile(r"^ *\t[ \t]*(?=[^\s#])", re.MULTILINE)


class Tabs:
    """The lines of a text that are indented with a tab. Inside quoted and block texts a tab is just a tab."""

    def __init__(self, text: str) -> None:
        lines = Lines(text) if "\t" in text else None
        self._lines = [lines.mark(match.start()).line for match in _TAB_INDENT.finditer(text)] if lines else []
        self._allowed: list[tuple[int, int]] = []

    def __bool__(self) -> bool:
        return bool(self._lines)

    def allow(self, event: ScalarEvent) -> None:
        """Take note of a quoted or block text, in whose further lines tabs may stand."""
        begin, end = event.start_mark, event.end_mark
        if event.style and begin is not None and end is not None and end.line > begin.line:
            self._allowed.append((begin.line + 2, end.line + (1 if end.column else 0)))

    def findings(self, file: str, before: int | None = None) -> list[Finding]:
        """A finding for each line with such a tab, or for those before the line where reading stopped."""
        return [
            tab_finding(Place(file, line, 1))
            for line in self._lines
            if (before is None or line < before) and not self._is_allowed(line)
        ]

    def _is_allowed(self, line: int) -> bool:
        at = bisect_right(self._allowed, line, key=itemgetter(0)) - 1
        return at >= 0 and line <= self._allowed[at][1]


def tab_finding(where: Place) -> Finding:
    """The finding for a line that a tab indents."""
    return Finding("tab-indentation", "a tab indents this line", where, hint="indent with spaces, never with tabs")
