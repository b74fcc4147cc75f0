"""Lines that look other than they are: tabs in indentation, and list items that sink into the text above them."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from itertools import islice
from operator import itemgetter

from yaml.events import ScalarEvent

from generator.errors import Finding, Place
from generator.source import limits
from generator.source.characters import Lines

_TAB_INDENT = re.compile(r"^ *\t[ \t]*(?=[^\s#])", re.MULTILINE)


class Indentation:
    """Watches the lines of a text while its events come in."""

    def __init__(self, text: str, lines: Lines) -> None:
        tabs = _TAB_INDENT.finditer(text) if "\t" in text else ()
        self._lines = lines
        self._tabs = [lines.mark(match.start()).line for match in tabs]
        self._allowed: list[tuple[int, int]] = []  # lines inside quoted and block texts, where a tab is just a tab

    def scalar(self, event: ScalarEvent, file: str) -> Iterator[Finding]:
        """Take note of a scalar; findings for its lines that begin with “- ”, which people take for list items."""
        begin, end = event.start_mark, event.end_mark
        if begin is None or end is None or begin.line == end.line:
            return
        if event.style:
            self._allowed.append((begin.line + 2, end.line + 1))
            return
        for number in range(begin.line + 2, end.line + 2):
            if self._lines.line(number).lstrip().startswith("- "):
                yield _sunken_item(Place(file, number, 1))

    def tabs(self, file: str, before: int | None = None) -> list[Finding]:
        """A finding for each line that a tab indents, or for those before the line where reading stopped."""
        refused = (line for line in self._tabs if (before is None or line < before) and not self._is_allowed(line))
        return [tab_finding(Place(file, line, 1)) for line in islice(refused, limits.MAX_FINDINGS)]

    def _is_allowed(self, line: int) -> bool:
        at = bisect_right(self._allowed, line, key=itemgetter(0)) - 1
        return at >= 0 and line <= self._allowed[at][1]


def tab_finding(where: Place) -> Finding:
    """The finding for a line that a tab indents."""
    return Finding("tab-indentation", "a tab indents this line", where, hint="indent with spaces, never with tabs")


def _sunken_item(where: Place) -> Finding:
    return Finding(
        "yaml-syntax",
        "this line is no list item: it goes on with the text above",
        where,
        hint="indent it like the items beside it; if it belongs to the text, put the whole text in quotes",
    )
