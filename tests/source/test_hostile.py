"""Whatever the bytes are: the reader gives data or findings, never anything else."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from generator.errors import ContentError, Severity
from generator.source.nodes import Data
from generator.source.reader import parse_yaml

SIGNS = "[]{},:?!&*#|>-%@`'\"\\\t\n\r ~<=.ab5é𝄞\u202e\x00\x85\ufeff"
WORDS = (": ", "- ", "\n  ", "\n- ", "a: ", "&a ", "*a", "!!x ", "<<: ", "---\n", "...\n", "08", "true", "%YAML 1.2\n")
MARKS = st.sampled_from([*SIGNS, *WORDS, "\\u202e"])


def check(data: bytes) -> None:
    try:
        source = parse_yaml(data, "f.yaml")
    except ContentError as error:
        assert error.findings
        lines = data.count(b"\n") + data.count(b"\r") + 1
        for finding in error.findings:
            assert finding.where.file == "f.yaml"
            assert 1 <= finding.where.line <= lines + 1
            assert 1 <= finding.where.column <= len(data) + 1
            assert finding.severity is Severity.ERROR
            assert finding.code == finding.code.lower().replace("_", "-")
            assert finding.message.isprintable()
            assert finding.hint.isprintable()
    else:
        assert is_plain(source.data)


def is_plain(data: Data) -> bool:
    """Whether data holds nothing but the promised types, and no character that text must not hold."""
    if isinstance(data, dict):
        return all(type(key) in (str, int) and is_plain(key) and is_plain(value) for key, value in data.items())
    if isinstance(data, list):
        return all(is_plain(item) for item in data)
    if isinstance(data, str):
        return not any(character < " " and character not in "\t\n\r" for character in data)
    if isinstance(data, float):
        return data == data and abs(data) < 1e120
    return data is None or type(data) in (int, bool)


@settings(max_examples=300)
@given(st.binary(max_size=200))
def test_bytes(data: bytes) -> None:
    check(data)


@given(st.text(max_size=60))
def test_text(text: str) -> None:
    check(text.encode("utf-8", "surrogatepass"))


@settings(max_examples=600)
@given(st.lists(MARKS, max_size=30).map("".join))
@example("a: &a\n- *a")
@example("? &a [*a]\n: *a")
@example("&a [&a *a]")
@example("{? , : }")
@example("- &a a\n- *a : b")
@example("a:\n? b")
def test_yaml_marks(text: str) -> None:
    check(text.encode())
