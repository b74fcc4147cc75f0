"""What libyaml says about broken YAML, put into a player's words."""

from __future__ import annotations

from typing import NamedTuple

from yaml import MarkedYAMLError, YAMLError

from generator.errors import Finding, Place
from generator.source.nodes import Mark
from generator.source.tabs import tab_finding

QUOTE = "put the whole text in quotes"


class Saying(NamedTuple):
    """How one kind of libyaml error is told; ``at_context`` places it where the broken thing begins."""

    message: str
    hint: str
    at_context: bool = False


_TAB = Saying("a tab indents this line", "")
_SAYINGS: tuple[tuple[str, str, Saying], ...] = (
    # (words in libyaml's problem, words in its context, what we say); the first match wins
    ("unexpected end of stream", "quoted scalar", Saying("a quote is opened and never closed", "close it", True)),
    ("unexpected document indicator", "quoted scalar", Saying("a quote is opened and never closed", "close it", True)),
    ("tab character", "", _TAB),
    (
        "mapping values are not allowed",
        "",
        Saying(
            "a colon stands where none can stand",
            f"if it belongs to the text, {QUOTE}; if it ends a key, give the key its own line, "
            "indented like the keys beside it",
        ),
    ),
    (
        "could not find expected ':'",
        "",
        Saying(
            "this line is no key: it has no colon after it",
            "write “key: value” with a space after the colon; a long text that goes on here must be indented deeper",
            True,
        ),
    ),
    ("block sequence entries", "", Saying("a list cannot begin on this line", "put each “- ” on a line of its own")),
    ("mapping keys are not allowed", "", Saying("a question mark with a space begins this value", QUOTE)),
    (
        "did not find expected ',' or ']'",
        "",
        Saying("“[” is not closed with “]”", "close it, and separate items with commas", True),
    ),
    (
        "did not find expected ',' or '}'",
        "",
        Saying("“{” is not closed with “}”", "close it, and separate keys with commas", True),
    ),
    (
        "did not find expected '-'",
        "",
        Saying(
            "this line does not belong to the list above",
            "begin it with “- ”, or indent it like the key that the list belongs to",
        ),
    ),
    (
        "expected key",
        "",
        Saying(
            "this does not fit what stands before it",
            "indent the keys of one group alike; a text that goes on after a closing quote must be quoted as a whole",
        ),
    ),
    ("alphabetic or numeric", "alias", Saying("“*” begins this value, but no anchor's name follows", QUOTE)),
    ("alphabetic or numeric", "anchor", Saying("“&” begins this value, but no anchor's name follows", QUOTE)),
    ("", "tag", Saying("“!” begins this value", f"tags are not read; {QUOTE}")),
    ("undefined tag handle", "", Saying("“!” begins this value", f"tags are not read; {QUOTE}")),
    ("", "directive", Saying("“%” begins this line", f"directives are not read; {QUOTE}")),
    (
        "",
        "block scalar",
        Saying(
            "nothing but a line break may stand after “|” or “>”",
            "begin the text on the next line, indented; or put it in quotes",
        ),
    ),
    (
        "unknown escape",
        "",
        Saying(
            "a backslash stands before a letter that it cannot stand before",
            "write the backslash twice, or use single quotes",
        ),
    ),
    ("escape code", "", Saying("the code after this backslash is no character", "write the character itself")),
    ("hexdecimal", "", Saying("the code after this backslash is no character", "write the character itself")),
    ("expected node content", "", Saying("a value was expected here", QUOTE)),
    (
        "document start",
        "",
        Saying(
            "this does not fit what stands before it",
            "a file holds one group of keys or one list; a closing bracket or quote may stand too early",
        ),
    ),
)


def syntax_finding(error: YAMLError, text: str, file: str) -> Finding:
    """The finding for an error of the YAML parser; ``text`` is what was parsed."""
    if not isinstance(error, MarkedYAMLError):
        return Finding("yaml-syntax", "the file cannot be read as YAML", Place(file, 1, 1))
    problem, context = error.problem or "", error.context or ""
    spot = error.problem_mark or error.context_mark
    start = error.context_mark or spot
    here = Mark(spot.line + 1, spot.column + 1) if spot else Mark(1, 1)
    begin = Mark(start.line + 1, start.column + 1) if start else here
    if "cannot start any token" in problem:
        saying = _bad_start(_character(text, here))
    else:
        saying = next(
            (say for said, about, say in _SAYINGS if said in problem and about in context),
            Saying(f"the file cannot be read from here on ({problem})", ""),
        )
    where = begin if saying.at_context else here
    place = Place(file, where.line, where.column)
    if saying is _TAB:
        return tab_finding(place)
    if "maximum nesting" in problem:
        return Finding("too-deep", "too many brackets stand inside one another", place)
    return Finding("yaml-syntax", saying.message, place, hint=saying.hint)


def _bad_start(character: str) -> Saying:
    if character == "\t":
        return _TAB
    return Saying(f"a value cannot begin with “{character}”", QUOTE)


def _character(text: str, mark: Mark) -> str:
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    line = lines[mark.line - 1] if mark.line <= len(lines) else ""
    return line[mark.column - 1 : mark.column]
