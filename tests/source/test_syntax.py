"""Broken YAML is told in plain words, where the mistake is."""

from __future__ import annotations

import pytest

from generator.errors import ContentError, Finding
from generator.source.reader import parse_yaml


def broken(text: str) -> Finding:
    """The one finding for a text that is no YAML."""
    with pytest.raises(ContentError) as caught:
        parse_yaml(text.encode(), "f.yaml")
    (finding,) = caught.value.findings
    return finding


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        # quotes
        ('a: 1\nb: "foo\nc: 2\n', 2, 4, "a quote is opened and never closed"),
        ("a: 'foo\n---\n", 1, 4, "a quote is opened and never closed"),
        ('a: "foo\nb: "bar"\n', 2, 5, "the text goes on after its closing quote"),
        ("a: 'it's'", 1, 8, "the text goes on after its closing quote"),
        ('a: "b" or "c"', 1, 8, "the text goes on after its closing quote"),
        # colons
        ("name: Król: Smok\n", 1, 11, "a colon with a space after it stands inside a text without quotes"),
        ("- Attack: roll: 8+", 1, 15, "a colon with a space after it stands inside a text without quotes"),
        ("a: 1\nfoo\nb: 1\n", 2, 1, "this line is no key: it lacks a colon with a space after it"),
        ("a:b\nc: d\n", 2, 2, "the key “c” does not fit here"),
        (": 5", 1, 1, "a key is missing before this colon"),
        # indentation
        ("a:\n  b: 1\n   c: 2\n", 3, 5, "the key “c” does not fit here"),
        ("a: b\n  c: d\n", 2, 4, "the key “c” does not fit here"),
        ("- a\n  b: c\n", 2, 4, "the key “b” does not fit here"),
        ("a:\n  b: 1\n c: 2\n", 3, 2, "this line does not fit the lines above it"),
        ("b: 1\n- a", 2, 1, "a list item stands among keys"),
        ("- a\nb: 1", 2, 1, "this line does not belong to the list above it"),
        ("a: - 1\n", 1, 4, "a list cannot begin here, on the line of its key"),
        # brackets
        ("a: [1, 2\nb: 3\n", 1, 4, "“[” opens a list that is not closed with “]”"),
        ("a: [1, {b: 2]\n", 1, 8, "“{” opens a group that is not closed with “}”"),
        ("a: [1,\n", 1, 4, "a bracket is opened and never closed"),
        ("a: {\n", 1, 4, "a bracket is opened and never closed"),
        ("a: &b [\n", 1, 4, "a bracket is opened and never closed"),
        ("a: [x] y", 1, 8, "this does not belong to what stands before it"),
        ("a: ]", 1, 4, "a value is missing here"),
        ("a: , b", 1, 4, "a value is missing here"),
        # signs that cannot begin a text
        ("a: @home", 1, 4, "a value cannot begin with “@”"),
        ("a: `b`", 1, 4, "a value cannot begin with “`”"),
        ("a: %5", 1, 4, "a value cannot begin with “%”"),
        ("𝄞: é\nżółw: %5", 2, 7, "a value cannot begin with “%”"),
        ("a: **bold** text", 1, 4, "“*” begins this value, but no name follows it"),
        ("a: & co", 1, 4, "“&” begins this value, but no name follows it"),
        ("a: !<x", 1, 4, "“!” begins this value"),
        ("a: ? b", 1, 4, "“? ” begins this value"),
        ("%5\n", 1, 1, "“%” begins this line"),
        ("a: > 5 points\n", 1, 4, "nothing may follow “|” or “>” on its line"),
        ("a: |x\n", 1, 4, "nothing may follow “|” or “>” on its line"),
        # backslashes
        ('a: "C:\\dir"', 1, 7, "this backslash stands before a letter that it cannot stand before"),
        ('a: "\\ud800"', 1, 7, "the code after this backslash is no character"),
        ('a: "\\xzz"', 1, 7, "the code after this backslash is no character"),
        # after the end
        ('"a" b', 1, 5, "this does not belong to what stands before it"),
        ("a: 1\n...\nb", 3, 1, "this does not belong to what stands before it"),
    ],
)
def test_message_and_place(text: str, line: int, column: int, message: str) -> None:
    finding = broken(text)
    assert (finding.code, finding.where.line, finding.where.column) == ("yaml-syntax", line, column)
    assert finding.message == message
    assert finding.hint


@pytest.mark.parametrize(
    "text", ["a: Król: Smok", "a: @b", "a: *b*", "a: 'it's'", "a: - b", "a: > 5", "a: ? b", "[b: c: d]", "a: `b`"]
)
def test_texts_that_need_quotes_are_told_so(text: str) -> None:
    assert "quote" in broken(text).hint


@pytest.mark.parametrize("text", ["a:\n\tb: 1", "a:\n  b: 1\n\tc: 2", "a: |\n\tb", "-\t- a", "- \t- a"])
def test_tabs_are_called_tabs(text: str) -> None:
    assert broken(text).code == "tab-indentation"


def test_lines_are_counted_alike_however_they_end() -> None:
    assert broken("a: 1\r\nb: 2\r\n c: 3\r\n").where.line == 3
    assert broken("a: 1\rb: 2\r c: 3\r").where.line == 3
