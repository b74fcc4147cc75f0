"""What libyaml says about broken YAML, put into a player's words."""

from __future__ import annotations

import re
from typing import NamedTuple

from yaml import MarkedYAMLError, YAMLError

from generator.errors import Finding, Place
from generator.source.characters import Lines, shown
from generator.source.indentation import tab_finding
from generator.source.nodes import Mark
from generator.source.refusals import too_deep

_QUOTE = "put the whole text in quotes"
_BRACKETS = "close it, put “,” between items, and put texts with brackets, “,” or “: ” in quotes"
_UNCLOSED = "a bracket is opened and never closed"
_KEY_AT_START = re.compile(r"\s*(?:- +)*([^\s:#-][^:#]*)$")


class _Saying(NamedTuple):
    """How one kind of libyaml error is told; ``at_start`` places it where the broken thing begins."""

    problem: str  # words in libyaml's problem
    context: str  # words in libyaml's context
    message: str
    hint: str
    at_start: bool = False


_OPEN_QUOTE = ("a quote is opened and never closed", "close it with the same kind of quote", True)
_BACKSLASH = ("the code after this backslash is no character", "write the character itself")

_SAYINGS = (  # the first match wins
    _Saying("unexpected end of stream", "quoted scalar", *_OPEN_QUOTE),
    _Saying("unexpected document indicator", "quoted scalar", *_OPEN_QUOTE),
    _Saying(
        "could not find expected ':'",
        "",
        "this line is no key: it lacks a colon with a space after it",
        "write “key: value”; a text that goes on from the line above must be indented deeper than its key",
        at_start=True,
    ),
    _Saying(
        "block sequence entries",
        "",
        "a list cannot begin here, on the line of its key",
        f"put each “- ” on a line of its own; if “-” begins a text, {_QUOTE}",
    ),
    _Saying("mapping keys are not allowed", "", "“? ” begins this value", _QUOTE),
    _Saying("',' or ']'", "", "“[” opens a list that is not closed with “]”", _BRACKETS, at_start=True),
    _Saying("',' or '}'", "", "“{” opens a group that is not closed with “}”", _BRACKETS, at_start=True),
    _Saying(
        "did not find expected '-'",
        "",
        "this line does not belong to the list above it",
        "begin it with “- ”, or indent it like the key that the list belongs to",
    ),
    _Saying("alphabetic or numeric", "alias", "“*” begins this value, but no name follows it", _QUOTE, at_start=True),
    _Saying("alphabetic or numeric", "anchor", "“&” begins this value, but no name follows it", _QUOTE, at_start=True),
    _Saying("", "tag", "“!” begins this value", f"tags are not read; {_QUOTE}", at_start=True),
    _Saying("undefined tag handle", "", "“!” begins this value", f"tags are not read; {_QUOTE}"),
    _Saying(
        "",
        "directive",
        "“%” begins this line",
        "directives are not read; delete the line, or quote the text",
        at_start=True,
    ),
    _Saying(
        "",
        "block scalar",
        "nothing may follow “|” or “>” on its line",
        "begin the text on the next line, indented; or put it in quotes",
        at_start=True,
    ),
    _Saying(
        "unknown escape",
        "",
        "this backslash stands before a letter that it cannot stand before",
        "write the backslash twice, or use single quotes",
    ),
    _Saying("escape code", "", *_BACKSLASH),
    _Saying("hexdecimal", "", *_BACKSLASH),
    _Saying("duplicate anchor", "", "this value has two names after “&”", "keep one of the two"),
    _Saying("unexpected ':'", "plain scalar", "a colon stands where none can stand", _QUOTE),
    _Saying("node content", "", "a value is missing here", f"write it; if this is the beginning of a text, {_QUOTE}"),
    _Saying(
        "document start",
        "",
        "this does not belong to what stands before it",
        "a file holds one group of keys or one list; a bracket or quote may be closed too early",
    ),
)


def syntax_finding(error: YAMLError, lines: Lines, file: str, innermost: Mark | None = None) -> Finding:
    """The finding for an error of the YAML parser.

    ``lines`` are those of the parsed text; ``innermost`` is where the last list or mapping begins that was still open.
    """
    if not isinstance(error, MarkedYAMLError):
        return Finding("yaml-syntax", "the file cannot be read as YAML", Place(file, 1, 1))
    problem, context = error.problem or "", error.context or ""
    spot = error.problem_mark or error.context_mark
    start = error.context_mark or spot
    here = Mark(spot.line + 1, spot.column + 1) if spot else Mark(1, 1)
    begin = Mark(start.line + 1, start.column + 1) if start else here
    line = lines.line(here.line)
    before, after = line[: here.column - 1], line[here.column - 1 :]
    if "tab character" in problem or ("start any token" in problem and after.startswith("\t")):
        return tab_finding(Place(file, here.line, here.column if before.strip() else 1))
    if "maximum nesting" in problem:
        return too_deep(Place(file, here.line, here.column))
    if innermost and "flow node" in context and not after.strip() and not lines.line(here.line + 1):
        bracket = lines.line(innermost.line)[innermost.column - 1 : innermost.column]
        closing = {"[": "]", "{": "}"}.get(bracket, "]” or “}")  # an anchor may stand before it
        return Finding("yaml-syntax", _UNCLOSED, Place(file, *innermost), hint=f"close it with “{closing}”")
    if "start any token" in problem:
        message, hint = f"a value cannot begin with “{after[:1]}”", _QUOTE
    elif "mapping values" in problem:
        message, hint = _stray_colon(before)
    elif "expected key" in problem:
        message, hint = _stray_value(before, after)
    else:
        for saying in _SAYINGS:
            if saying.problem in problem and saying.context in context:
                message, hint = saying.message, saying.hint
                here = begin if saying.at_start else here
                break
        else:
            message, hint = f"the file cannot be read from here on ({problem})", ""
    return Finding("yaml-syntax", message, Place(file, here.line, here.column), hint=hint)


def _stray_colon(before: str) -> tuple[str, str]:
    key = _KEY_AT_START.match(before)
    if key:
        return (
            f"the key “{shown(key.group(1))}” does not fit here",
            "indent it like the keys beside it, and see that the line above reads “key: value”",
        )
    return "a colon with a space after it stands inside a text without quotes", _QUOTE


def _stray_value(before: str, after: str) -> tuple[str, str]:
    if after.startswith(":"):
        return "a key is missing before this colon", "write “key: value”"
    if before.rstrip().endswith(('"', "'")):
        return (
            "the text goes on after its closing quote",
            'quote the whole text; inside \'…\' write a single quote twice, inside "…" write \\" for a quote',
        )
    if before.strip():
        return "this does not belong to what stands before it", f"if both are one text, {_QUOTE}"
    if after.startswith("- "):
        return "a list item stands among keys", "give the list a key of its own, and indent its items alike"
    return "this line does not fit the lines above it", "indent the keys of one group alike"
